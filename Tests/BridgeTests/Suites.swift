import AndroidModel
@testable import Bridge
import Foundation
import IOSModel
import Specification
import TestSupport
import Testing

/// The result of a chapter that consists of one case with this script.
func run(
  _ script: String, evidence: String = "documented", on selection: VersionSelection = .all
) -> CaseResult? {
  let suite = suite(script, evidence: evidence)
  for finding in suite.findings { Issue.record("\(finding.diagnostic.message)") }
  return suite.run(selection).cases.first
}

func suite(_ script: String, evidence: String = "documented") -> Suite {
  let text = """
    # A chapter

    ## A case

    It is so [source], [other].

    ```lifecycle
    \(script)
    ```

    [source]: https://developer.android.com/page "\(evidence): a section"
    [other]: https://developer.apple.com/page "\(evidence): a section"
    """
  return Suite.parse(text, address: "chapter", path: "Specs/chapter.md")
}

/// Every spec of the repository, read once for all tests.
let everySpec = Suite.load([Repository.specs.path()])

/// One version of each platform, for tests to which versions do not matter.
let newest = VersionSelection(android: [AndroidVersion.newest], ios: [IOSVersion.newest])

/// Why lines of a script do not hold on the newest versions.
func explanations(_ script: String) -> [String]? {
  run(script, on: newest)?.failures.map(\.explanation)
}

/// The neutral events of each step on the newest versions.
func neutralEvents(_ text: String) -> (android: [[String]], ios: [[String]]) {
  let script = parsed(text)
  let objects = ObjectTable(script.declarations)
  let android = SideRecorder<AndroidDriver>(script, objects, AndroidVersion.newest, .core).steps
  let ios = SideRecorder<IOSDriver>(script, objects, IOSVersion.newest, .core).steps
  return (
    android.map { $0.cells.compactMap(\.neutral?.entry.description) },
    ios.map { $0.cells.compactMap(\.neutral?.entry.description) }
  )
}

/// A script that must parse without an error.
func parsed(_ text: String) -> Script {
  let parsed = ScriptParser.mobile.parse(text)
  for diagnostic in parsed.diagnostics {
    Issue.record("\(diagnostic.message), in '\(text)'")
  }
  return parsed.script
}

import Bridge
import Foundation
import TestSupport
import Testing

/// Checks that tests do not pass because nothing ran.
@Suite("The coverage of the specs' run")
struct GuardTests {
  @Test("Every level-two heading under Specs is a case of the run, folder by folder")
  func everyHeading() throws {
    var headings: [String: Int] = [:]
    let files = try FileManager.default.subpathsOfDirectory(atPath: Repository.specs.path())
    for file in files where file.hasSuffix(".md") && !["README.md", "Reference.md"].contains(file) {
      let text = try Repository.text(of: "Specs/\(file)")
      headings[folder(of: file), default: 0] += Self.headings(in: text)
    }
    var cases: [String: Int] = [:]
    for spec in SpecCase.all { cases[folder(of: spec.result.address), default: 0] += 1 }
    for folder in Set(cases.keys).union(headings.keys).sorted() {
      #expect(cases[folder] == headings[folder], "Specs/\(folder)")
    }
    #expect(!cases.isEmpty)
  }

  @Test("Cases ran on every supported version of both platforms", arguments: Platform.allCases)
  func everyVersion(_ platform: Platform) {
    let runs = SpecCase.all.flatMap(\.result.runs).filter { $0.platform == platform }
    let versions = Set(runs.flatMap(\.versions.versions))
    #expect(versions == Set(platform.supportedVersions))
  }

  @Test("Every case that ran checked something")
  func everyCheck() {
    let idle = SpecCase.all.filter { !$0.result.runs.isEmpty && $0.result.checks == 0 }
    #expect(idle.map(\.testDescription) == [])
  }

  private func folder(of path: String) -> String {
    String(path.prefix { $0 != "/" && $0 != "#" })
  }

  /// Counted without the parser, because the parser is what this checks.
  private static func headings(in text: String) -> Int {
    var fence: Substring?
    return text.split(separator: "\n").count { line in
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if ticks.count >= open.count { fence = nil }
        return false
      }
      if ticks.count >= 3 { fence = ticks }
      return line.hasPrefix("## ")
    }
  }
}

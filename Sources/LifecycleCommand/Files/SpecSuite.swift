import Bridge
import Reporting
import Specification

/// The spec files that a command line asks for, with the versions and cases that it selects.
struct SpecSuite: Sendable {
  let chapters: [ParsedChapter]
  let selection: VersionSelection
  /// Lower case; nil for every case.
  let filter: String?

  /// The options that select.
  static let options = [
    CommonOptions.filter.definition, CommonOptions.android.definition,
    CommonOptions.ios.definition,
  ]

  /// Loads what the operands name, or the default folder.
  ///
  /// - Throws: `UsageError` for a path that does not exist, and for versions that do not.
  init(_ invocation: Invocation) throws(UsageError) {
    let arguments = invocation.arguments
    filter = try arguments.value(of: CommonOptions.filter)?.lowercased()
    selection = VersionSelection(
      android: try arguments.value(of: CommonOptions.android)
        ?? Platform.android.supportedVersions,
      ios: try arguments.value(of: CommonOptions.ios) ?? Platform.ios.supportedVersions)
    chapters = try Self.load(arguments.operands, default: invocation.environment.defaultSpecs)
  }

  /// Runs the selected cases.
  ///
  /// Rules hold on every trace, so they are applied whatever the filter says.
  func run() -> SuiteResult {
    var selected = chapters
    for index in selected.indices {
      let address = selected[index].chapter.address
      selected[index].chapter.cases.removeAll { spec in
        if case .rules = spec.content { return false }
        return !matches("\(address)#\(spec.slug)", title: spec.title.value)
      }
    }
    var result = SuiteRunner(selection: selection).run(selected)
    result.cases.removeAll { spec in
      spec.status != .failed && !matches(spec.address, title: spec.title)
    }
    return result
  }

  /// Why there is no case to run, for a message.
  func reasonForNothing(_ result: SuiteResult) -> String {
    if chapters.isEmpty { return "there is no spec file (*.md) there" }
    if let filter, result.cases.isEmpty { return "nothing matches --filter '\(filter)'" }
    if result.cases.isEmpty { return "the spec files hold no case" }
    return "none has a script that runs on the selected versions"
  }

  /// Reads spec files.
  static func load(
    _ paths: [String], default folder: String
  ) throws(UsageError) -> [ParsedChapter] {
    let loader = SpecLoader()
    if paths.isEmpty, !SpecLoader.exists(folder) {
      throw UsageError(
        "there is no folder '\(folder)' here; go to the project's folder, or name the spec files")
    }
    for path in paths where !SpecLoader.exists(path) {
      throw UsageError("there is no file or folder '\(path)'")
    }
    var seen: Set<String> = []
    return (paths.isEmpty ? [folder] : paths).flatMap(loader.load)
      .filter { seen.insert($0.chapter.path).inserted }
  }

  private func matches(_ address: String, title: String) -> Bool {
    guard let filter else { return true }
    return address.lowercased().contains(filter) || title.lowercased().contains(filter)
  }
}

extension Invocation {
  /// Writes what was found in the spec files to standard error, as compilers do.
  func writeFindings(of result: SuiteResult) throws(UsageError) {
    let options = try diagnosticOptions()
    for finding in result.findings {
      environment.standardError.write(FindingReport(finding).text(options))
    }
  }
}

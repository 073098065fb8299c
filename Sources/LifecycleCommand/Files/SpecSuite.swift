import Bridge
import Reporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The spec files that a command line asks for, with the versions and cases that it selects.
struct SpecSuite: Sendable {
  let suite: Suite
  let selection: VersionSelection
  let filter: String?
  /// As the command line has it.
  private let filterText: String?
  /// Whether it is the whole default folder that runs, on all versions.
  private let isWhole: Bool
  /// What the command line names, or the default folder.
  private let places: [String]
  /// Where it says how far it is.
  private let errors: Environment.Stream

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
    errors = invocation.environment.standardError
    filterText = try arguments.value(of: CommonOptions.filter)
    filter = filterText.map(Self.asInAddress)
    selection = VersionSelection(
      android: try arguments.value(of: CommonOptions.android)
        ?? Platform.android.supportedVersions,
      ios: try arguments.value(of: CommonOptions.ios) ?? Platform.ios.supportedVersions)
    let folder = invocation.environment.defaultSpecs
    places = arguments.operands.isEmpty ? [folder] : arguments.operands
    suite = try Self.load(arguments.operands, default: folder)
    let isDefault =
      arguments.operands.isEmpty || arguments.operands.map(Self.normalized) == [folder]
    isWhole = isDefault && filter == nil && selection == .all
  }

  /// Runs the selected cases. The whole of the specs owes a proof of every declared divergence.
  func run() -> SuiteResult {
    let owesProofs = isWhole && suite.namesDivergences
    let progress = ProgressLine(of: suite.chapters.count, on: errors)
    defer { progress.end() }
    return suite.run(
      selection, filter: filter, proving: owesProofs ? Divergence.all : [],
      whenChapterIsDone: { progress.advance() })
  }

  /// Why there is no case to run, for a message.
  func reasonForNothing(_ result: SuiteResult) -> String {
    if suite.chapters.isEmpty {
      let named = places.map { "'\($0)'" }.joined(separator: ", ")
      return suite.findings.isEmpty ? "there is no spec (*.md) in \(named)" : "no file can be read"
    }
    if suite.addresses.isEmpty { return "the files hold no case, which begins with '## Title'" }
    if let filterText, result.cases.isEmpty { return "no case matches '\(filterText)'" }
    if suite.hasOnlyRules { return "rules are judged by what other cases do, so check those too" }
    return "none has a script that runs on the selected versions"
  }

  /// A part of an address or a title as an address has it: in lower case, with dashes for blanks, and
  /// without the signs that a heading loses.
  private static func asInAddress(_ text: String) -> String {
    let dashed = text.lowercased().replacing(" ", with: "-")
    let kept = dashed.filter { $0.isLetter || $0.isNumber || "-_/#.".contains($0) }
    return kept.isEmpty ? dashed : kept
  }

  /// Reads the spec files at the paths, or those of the default folder.
  ///
  /// - Parameter takesPaths: whether the command could be given paths.
  static func load(
    _ paths: [String], default folder: String, takesPaths: Bool = true
  ) throws(UsageError) -> Suite {
    if paths.isEmpty, !exists(folder) {
      let otherwise = takesPaths ? ", or name the spec files" : ""
      throw UsageError(
        "there is no folder '\(folder)' here; go to the project's folder\(otherwise)")
    }
    for path in paths where !exists(path) {
      throw UsageError(
        isShutOff(path)
          ? "'\(path)' cannot be reached: a folder on the way to it may not be entered"
          : "there is no file or folder '\(path)'" + hint(on: path, in: folder))
    }
    return Suite.load(paths.isEmpty ? [folder] : paths.map(normalized))
  }

  /// What is to be done where somebody has written an address in the place of a path.
  private static func hint(on path: String, in folder: String) -> String {
    if path.contains("#") { return "; '--filter' finds a case by its address" }
    let inside = ["\(folder)/\(path)", "\(folder)/\(path).md"].first { exists($0) }
    return path.isEmpty ? "" : inside.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// `./Specs/` and `Specs` are one path, and no file is read twice.
  private static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + (parts.isEmpty ? "." : parts.joined(separator: "/"))
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Whether nobody can tell if there is something at the path.
  private static func isShutOff(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) != 0 && errno == EACCES
  }
}

extension SuiteResult {
  /// The result without what is wrong in files of which the filter has left out every case. A file
  /// without any case may be what somebody misses, so what is wrong there is kept.
  func withFindingsOfItsCases(_ suite: SpecSuite) -> SuiteResult {
    guard suite.filter != nil else { return self }
    let selected = Set(cases.map(\.path))
    var result = self
    result.findings = findings.filter {
      selected.contains($0.path) || !suite.suite.hasCases(inFileAt: $0.path)
    }
    return result
  }
}

extension Invocation {
  /// Lists cases of the spec files, and tells of the errors in their files.
  ///
  /// - Throws: `UsageError` if there is no case.
  func list<Listing: Report>(
    _ listing: (SuiteResult) -> Listing
  ) throws(UsageError) -> ExitCode {
    let format = try format()
    let suite = try SpecSuite(self)
    let result = suite.run().withFindingsOfItsCases(suite)
    try writeFindings(of: result)
    guard !result.cases.isEmpty else {
      throw UsageError("no case found: \(suite.reasonForNothing(result))")
    }
    try write(listing(result), as: format)
    return result.findings.contains(where: \.isError) ? .notConforming : .conforming
  }

  /// Writes what was found in the spec files to standard error, as compilers do.
  func writeFindings(of result: SuiteResult) throws(UsageError) {
    try write(result.findings)
  }

  func write(_ findings: [Finding]) throws(UsageError) {
    let options = try diagnosticOptions()
    for finding in findings {
      environment.standardError.write(FindingReport(finding).text(options))
    }
  }
}

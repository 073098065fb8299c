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

/// The spec files that a command line requests, with the versions and cases that it selects.
struct SpecSuite: Sendable {
  let suite: Suite
  let selection: VersionSelection
  let filter: String?
  /// The filter as the command line has it.
  private let filterText: String?
  /// Whether the run covers the whole default folder on all versions.
  private let isWhole: Bool
  /// The paths from the command line, or the default folder.
  private let places: [String]
  /// The stream for progress.
  private let errors: Environment.Stream

  /// The options that select versions and cases.
  static let options = [
    CommonOptions.filter.definition, CommonOptions.android.definition,
    CommonOptions.ios.definition,
  ]

  /// Loads the files that the operands name, or the default folder.
  ///
  /// - Throws: `UsageError` for paths or versions that do not exist.
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

  /// Runs the selected cases. A run of all specs must also prove every declared divergence.
  func run() -> SuiteResult {
    let requiresProofs = isWhole && suite.namesDivergences
    let progress = ProgressLine(of: suite.chapters.count, on: errors)
    defer { progress.end() }
    return suite.run(
      selection, filter: filter, proving: requiresProofs ? Divergence.all : [],
      whenChapterIsDone: { progress.advance() })
  }

  /// Runs the selected cases, and those that have a part in proving a divergence that the filter
  /// selects.
  func runWithProofs() -> SuiteResult {
    guard filter != nil else { return run() }
    let proofs = suite.divergencesByCase
    let selected = Set(suite.addresses.filter(selects))
    let divergences = Set(Divergence.all.filter(names).map(\.id))
      .union(proofs.filter { selected.contains($0.key) }.values.joined())
    let proving = proofs.filter { !$0.value.isDisjoint(with: divergences) }.keys
    let progress = ProgressLine(of: suite.chapters.count, on: errors)
    defer { progress.end() }
    return suite.run(
      selection, only: selected.union(proving), whenChapterIsDone: { progress.advance() })
  }

  /// Whether the filter selects the case with this address.
  fileprivate func selects(_ address: String) -> Bool {
    filter.map { address.lowercased().contains($0) } ?? true
  }

  /// Whether the filter is the id of the divergence or a part of its summary, or selects a case
  /// that proves it.
  func selects(_ status: DivergenceStatus) -> Bool {
    filter == nil || names(status.divergence) || status.proofs.contains { selects($0) }
  }

  /// Whether the filter is the id of the divergence or a part of its summary.
  private func names(_ divergence: Divergence) -> Bool {
    guard let filter else { return true }
    return divergence.id.lowercased() == filter
      || Self.asInAddress(divergence.statement).contains(filter)
  }

  /// Why there is no case to run, for a message.
  func reasonForNothing(_ result: SuiteResult) -> String {
    if suite.chapters.isEmpty {
      let named = places.map { "'\($0)'" }.joined(separator: ", ")
      return suite.findings.isEmpty
        ? "there is no spec (*.md) in \(named); name a file, or a folder that has some"
        : "no file can be read"
    }
    if suite.addresses.isEmpty { return "the files have no case; a case begins with '## Title'" }
    if let filterText, result.cases.isEmpty {
      return "no case matches '\(filterText)'; 'lifecycle list' shows the cases"
    }
    if suite.hasOnlyRules {
      return "rules are checked on the steps of other cases, so check those too"
    }
    return "no case has a script that runs on the selected versions; select others, or none"
  }

  /// A part of an address or a title in the form of a slug: in lower case, with hyphens for blanks,
  /// and without the punctuation that a heading loses.
  private static func asInAddress(_ text: String) -> String {
    let dashed = text.lowercased().replacing(" ", with: "-")
    let kept = dashed.filter { $0.isLetter || $0.isNumber || "-_/#.".contains($0) }
    return kept.isEmpty ? dashed : kept
  }

  /// Reads the spec files at the paths, or those of the default folder.
  ///
  /// - Parameter takesPaths: whether the command accepts paths.
  static func load(
    _ paths: [String], default folder: String, takesPaths: Bool = true
  ) throws(UsageError) -> Suite {
    if paths.isEmpty, !exists(folder) {
      let otherwise = takesPaths ? ", or name the spec files" : ""
      throw UsageError(
        "there is no folder '\(folder)' here; go to the project's folder\(otherwise)")
    }
    for path in paths {
      guard let problem = absence(of: path) else { continue }
      throw UsageError(isShutOff(path) ? problem : problem + hint(on: path, in: folder))
    }
    return Suite.load(paths.isEmpty ? [folder] : paths.map(normalized))
  }

  /// The hint for an address that was given instead of a path.
  private static func hint(on path: String, in folder: String) -> String {
    if path.contains("#") { return "; '--filter' finds a case by its address" }
    let inside = ["\(folder)/\(path)", "\(folder)/\(path).md"].first { exists($0) }
    return path.isEmpty ? "" : inside.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Normalises a path, so that `./Specs/` and `Specs` are the same and no file is read twice.
  private static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + (parts.isEmpty ? "." : parts.joined(separator: "/"))
  }

  /// Says that nothing can be read at a path; nil if there is something.
  static func absence(of path: String) -> String? {
    if exists(path) { return nil }
    if path.isEmpty { return "the path is empty; name a file or a folder" }
    if isCircle(path) { return "'\(path)' is a link that leads to itself; name the file" }
    return isShutOff(path)
      ? "'\(path)' cannot be reached: permission denied for a folder in its path; allow it, or "
        + "copy the file"
      : "there is no file or folder '\(path)'"
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Whether permissions keep the command from knowing if there is anything at the path.
  private static func isShutOff(_ path: String) -> Bool {
    error(at: path) == EACCES
  }

  private static func isCircle(_ path: String) -> Bool { error(at: path) == ELOOP }

  /// Why the system finds nothing at a path; 0 if there is something.
  private static func error(at path: String) -> Int32 {
    var information = stat()
    return stat(path, &information) == 0 ? 0 : errno
  }
}

extension SuiteResult {
  /// The result with only the cases that the filter selects.
  func selected(by suite: SpecSuite) -> SuiteResult {
    var result = self
    result.cases = cases.filter { suite.selects($0.address) }
    return result
  }

  /// The result without the findings in files whose cases the filter excludes altogether. A file
  /// without any case may be the one that the user misses, so its findings are kept.
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
  /// Lists cases of the spec files, and prints the errors in their files.
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

  /// Writes the findings in the spec files to standard error, in a compiler's format.
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

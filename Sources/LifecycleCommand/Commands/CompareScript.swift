import Bridge
import Reporting
import Specification

/// A script to compare, and the name by which the reader knows it.
struct CompareScript: Sendable {
  var name: String
  var script: Script

  /// The script that an operand contains or names; nil if it has errors, which have then been
  /// printed.
  ///
  /// - Parameter canBeEmpty: whether a script of declarations is enough, for a command that adds
  ///   steps to it.
  init?(
    _ operand: String, _ invocation: Invocation, canBeEmpty: Bool = false
  ) throws(UsageError) {
    // The name of a script of several lines is put on one line.
    name = operand.split(whereSeparator: \.isNewline).joined(separator: "; ")
    if let address = CaseAddress(operand) {
      script = try Self.script(at: address, invocation)
      return
    }
    let parsed = ScriptParser.mobile.parse(operand)
    let options = try invocation.diagnosticOptions()
    for diagnostic in parsed.diagnostics {
      let finding = Finding(path: "script", diagnostic: diagnostic)
      invocation.environment.standardError.write(FindingReport(finding).text(options))
    }
    if parsed.hasErrors { return nil }
    guard canBeEmpty || !parsed.script.steps.isEmpty else {
      throw UsageError("the script has no steps; try 'launch A; open B; back'")
    }
    guard Platform.allCases.contains(where: { !parsed.script.versions(on: $0).isEmpty }) else {
      throw UsageError("the script runs on no platform; begin with 'launch A'")
    }
    script = parsed.script
  }

  /// The case from a file that exists, or otherwise from the default folder.
  private static func script(
    at address: CaseAddress, _ invocation: Invocation
  ) throws(UsageError) -> Script {
    let folder = invocation.environment.defaultSpecs
    let absence = address.path.flatMap(SpecSuite.absence)
    var address = address
    if let absence {
      guard SpecSuite.exists(folder) else { throw UsageError(absence) }
      address.path = nil
    }
    let suite = try SpecSuite.load(
      address.path.map { [$0] } ?? [], default: folder, takesPaths: false)
    if address.path != nil {
      try invocation.write(suite.findings)
      address.chapter = suite.chapters.first?.chapter.address ?? address.chapter
    }
    let name = try address.resolve(among: suite.addresses, absence: absence)
    guard let script = suite.script(at: name) else {
      throw UsageError(
        "'\(name)' has no script that can run; write one of its steps: 'launch A; open B'")
    }
    if let limitation = script.limitations.first {
      throw UsageError(
        "'\(name)' cannot run: not modelled yet, \(limitation.value); choose another case")
    }
    return script
  }
}

extension Script {
  /// The requested versions of a platform, or all on which the script runs.
  ///
  /// - Throws: `UsageError` if the script does not run on one of them.
  @discardableResult
  func versions(
    _ requested: [Int]?, of platform: Platform
  ) throws(UsageError) -> [Int] {
    let allowed = versions(on: platform)
    guard !allowed.isEmpty else {
      throw UsageError(
        "the script does not run on \(platform.title); leave out the options of \(platform.title)")
    }
    let refused = (requested ?? []).filter { !allowed.contains($0) }
    guard refused.isEmpty else {
      throw UsageError(
        "the script does not run on \(platform.title) \(VersionSet(platform, refused)), but on "
          + "\(VersionSet(platform, allowed))")
    }
    return requested ?? allowed
  }
}

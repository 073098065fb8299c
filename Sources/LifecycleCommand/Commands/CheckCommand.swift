import Bridge
package import Reporting

extension Subcommand {
  /// `lifecycle check`
  static let check = Subcommand(
    name: "check",
    summary: "run spec files, and report what does not hold",
    usage: ["check [PATH…] [OPTION…]"],
    explanation: [
      """
      Runs every case of the spec files on every version that it applies to; versions that behave \
      alike share one run ('lifecycle versions' lists their differences). PATH is a file or a \
      folder; by default, the folder 'Specs' here.
      """,
      """
      A failure names the line in the spec file, the step, what was expected, what happened, and \
      where the two first differ: '-' was expected, '+' happened instead, '|' happened after that. \
      Cases without proof are informational; pending cases have no script yet. Neither makes the \
      run fail.
      """,
      """
      '--format json' writes everything for a program, including every case; '--format junit' \
      writes test results for a build server. Both are described in \
      Documentation/Machine-output.md.
      """,
      """
      The exit code is 0 if all cases conform, 1 if something that was read does not hold or has \
      an error, and 2 if there is nothing to check: no case can be read, a filter matches none, or \
      none runs on the versions.
      """,
    ],
    options: SpecSuite.options + [verbose] + CommonOptions.ofReports(as: format.definition),
    examples: [
      .init("lifecycle check", "everything, on every version"),
      .init(
        "lifecycle check Specs/ios --ios 17 --verbose", "one folder on one version, case by case"),
      .init("lifecycle check --filter rotat --android 28..", "cases about rotation"),
      .init("lifecycle check --format html --output report.html", "a report as a file"),
      .init("lifecycle check --format junit --output check.xml", "for a build server"),
    ],
    run: { invocation throws(UsageError) in try check(invocation) })

  private static let verbose = OptionDefinition(
    "--verbose", help: "List every case, not only those that fail.")

  private static let format: Option<OutputFormat<CheckForm>> = CommonOptions.formatOption()

  private static func check(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let format = try invocation.arguments.value(of: format) ?? .report(.text)
    let suite = try SpecSuite(invocation)
    let clock = ContinuousClock()
    let start = clock.now
    let result = suite.run()
    let elapsed = clock.now - start
    let report = CheckReport(result, listsCases: invocation.arguments.has(verbose))
    try invocation.writeFindings(of: result)
    switch format {
    case .report(let format): try invocation.write(report, as: format)
    case .form(.json): try invocation.write(json: CheckDocument(result))
    case .form(.junit): try invocation.write { _ in JUnitReport(result).text }
    }
    // The time differs from run to run, so it goes to standard error, where output is not compared.
    let errors = invocation.environment.standardError
    if errors.isTerminal { errors.write("in \(elapsed.formatted)\n") }
    guard let code = ExitCode(SuiteSummary(result).verdict) else {
      throw UsageError("no case ran: \(suite.reasonForNothing(result))")
    }
    return code
  }
}

/// The format of a check's result for programs.
private enum CheckForm: String, CaseIterable {
  /// For a program.
  case json
  /// For a build server.
  case junit
}

extension ExitCode {
  /// Nil if nothing ran, so that there was nothing to judge.
  package init?(_ verdict: SuiteSummary.Verdict) {
    switch verdict {
    case .conforming: self = .conforming
    case .notConforming: self = .notConforming
    case .nothingRan: return nil
    }
  }
}

extension Duration {
  /// `0.84 s`
  fileprivate var formatted: String {
    let (seconds, attoseconds) = components
    let hundredths = attoseconds / 10_000_000_000_000_000
    return "\(seconds).\(hundredths < 10 ? "0" : "")\(hundredths) s"
  }
}

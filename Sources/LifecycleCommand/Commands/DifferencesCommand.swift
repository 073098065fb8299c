import Bridge
import Reporting

extension Subcommand {
  /// `lifecycle differences`
  static let differences = Subcommand(
    name: "differences",
    summary: "count the differences in all cases, and list those that nothing explains",
    usage: ["differences [PATH…] [OPTION…]"],
    explanation: [
      """
      Compares the platforms in every case of the spec files that runs on both, on the newest \
      versions that the case is about, step by step as 'lifecycle compare' does. PATH is a file or \
      a folder; by default, the folder 'Specs' here.
      """,
      """
      Each declared divergence is listed with the steps and cases in which it occurs, then every \
      step in which one platform has an event that no divergence explains. If the script gave the \
      platforms different steps or code before, that may be the reason, and the report says so. \
      Steps on one platform alone are not compared, nor are steps in which the app dies; after it \
      has died on only one platform, steps are not compared until both are in the same state \
      again.
      """,
      """
      '--format tsv' writes one line for each difference, with tabs between its fields: the file, \
      the line, the case, the step, the platform, the neutral event, its cause, and the ids of the \
      divergences that explain it: '-' if nothing does, 'script' if the script itself may be the \
      reason.
      """,
      """
      The exit code is 0 if every difference is explained, 1 if one is not or a file has an error, \
      and 2 if no case runs on both platforms.
      """,
    ],
    options: SpecSuite.options + [unexplained]
      + CommonOptions.ofReports(as: format.definition),
    examples: [
      .init("lifecycle differences", "where the platforms differ, and how often"),
      .init("lifecycle differences --unexplained", "what no divergence explains"),
      .init("lifecycle differences --format tsv --output all.tsv", "every difference, as a table"),
    ],
    run: { invocation throws(UsageError) in try differences(invocation) })

  private static let unexplained = OptionDefinition(
    "--unexplained", help: "Only what no declared divergence explains.")

  private static let format: Option<OutputFormat<DifferencesForm>> = CommonOptions.formatOption()

  private static func differences(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let format = try invocation.arguments.value(of: format) ?? .report(.text)
    let specs = try SpecSuite(invocation)
    let differences = specs.suite.differences(specs.selection, filter: specs.filter)
    try invocation.write(specs.suite.findings)
    let hasErrors = specs.suite.findings.contains(where: \.isError)
    guard !differences.steps.isEmpty || hasErrors && !specs.suite.addresses.isEmpty else {
      throw UsageError("no case runs on both platforms; name specs with a case that does")
    }
    let report = DifferencesReport(
      differences, onlyUnexplained: invocation.arguments.has(unexplained))
    switch format {
    case .report(let format): try invocation.write(report, as: format)
    case .form(.tsv): try invocation.write { _ in report.table }
    }
    return differences.unexplained.isEmpty && !hasErrors ? .conforming : .notConforming
  }
}

/// The format of differences for programs.
private enum DifferencesForm: String, CaseIterable {
  /// For a spreadsheet or a program: tab-separated fields.
  case tsv
}

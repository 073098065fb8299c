import Bridge
import Reporting

extension Subcommand {
  /// `lifecycle differences`
  static let differences = Subcommand(
    name: "differences",
    summary: "count what divides the platforms in all cases, and list what nothing explains",
    usage: ["differences [PATH…] [OPTION…]"],
    explanation: [
      """
      Compares the platforms in every case of the spec files that runs on both, on the newest \
      versions that it is about, step by step as 'lifecycle compare' does. PATH is a file or a \
      folder; without one, the folder 'Specs' here.
      """,
      """
      Each declared divergence is listed with the steps and cases in which it shows, then every \
      step in which one platform tells what no divergence explains. Where the script has told the two \
      different things before, by marks or by code in the callbacks of one, it may be the script that \
      divides them, which is said. A step of one platform alone, or one in which the app dies, has \
      nothing to be compared with; nor has what follows where it has died on one alone, until both \
      stand alike.
      """,
      """
      '--format tsv' writes one line for each difference, its fields divided by tabs: the file, the \
      line, the case, the step, the platform, the neutral event, its cause, and the ids of what \
      explains it: '-' where nothing does, 'script' where the script may.
      """,
      """
      The exit code is 0 if every difference is explained, 1 if one is not or a file has an error, \
      and 2 if no case runs on both platforms.
      """,
    ],
    options: SpecSuite.options + [unexplained]
      + CommonOptions.ofReports(as: format.definition),
    examples: [
      .init("lifecycle differences", "what divides the platforms, and how often"),
      .init("lifecycle differences --unexplained", "what no divergence explains"),
      .init("lifecycle differences --format tsv --output all.tsv", "every difference, to count by"),
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
      throw UsageError("no case runs on both platforms")
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

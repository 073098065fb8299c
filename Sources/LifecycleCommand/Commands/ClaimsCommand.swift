import Bridge
import Reporting

extension Subcommand {
  /// `lifecycle claims`
  static let claims = Subcommand(
    name: "claims",
    summary: "list the sources, what cites them, and what is still open",
    usage: ["claims [PATH…] [OPTION…]"],
    explanation: [
      """
      Lists every source with its class of evidence and the cases that cite it, then the claims \
      that are pending, refuted, disputed, extrapolated, informational or out of scope, then the \
      declared divergences of the platforms, by how each is handled, with the cases that prove \
      both sides. With one or more of the section options, only those sections.
      """,
      """
      '--filter' selects divergences too: those with this id, those whose summary has the text, and \
      those that a selected case proves.
      """,
      """
      The exit code is 0, or 1 if a file with one of these cases has an error, which is written to \
      standard error.
      """,
    ],
    options: sections.map(\.option) + SpecSuite.options + CommonOptions.ofReports(),
    examples: [
      .init("lifecycle claims", "all sources of the specs"),
      .init("lifecycle claims --pending", "claims without a script"),
      .init("lifecycle claims --refuted", "texts that the specs show to be wrong"),
      .init("lifecycle claims --divergences --filter D26", "what D26 is, and which cases prove it"),
    ],
    run: { invocation throws(UsageError) in
      let chosen = sections.filter { invocation.arguments.has($0.option) }.map(\.section)
      return try writeClaims(
        invocation, in: chosen.isEmpty ? ClaimsReport.Section.allCases : chosen)
    })

  /// A case that the filter does not select can prove a divergence that it selects, and then runs
  /// too if divergences are listed.
  private static func writeClaims(
    _ invocation: Invocation, in sections: [ClaimsReport.Section]
  ) throws(UsageError) -> ExitCode {
    guard sections.contains(.divergences) else {
      return try invocation.list { ClaimsReport($0, sections: sections) }
    }
    let format = try invocation.format()
    let suite = try SpecSuite(invocation)
    let whole = suite.runWithProofs()
    let result = whole.selected(by: suite).withFindingsOfItsCases(suite)
    try invocation.writeFindings(of: result)
    let divergences = whole.divergenceStatuses().filter { suite.selects($0) }
    let isNothing = result.cases.isEmpty && divergences.isEmpty || suite.suite.addresses.isEmpty
    guard !isNothing else {
      throw UsageError("no case found: \(suite.reasonForNothing(result))")
    }
    let report = ClaimsReport(
      result, sections: result.cases.isEmpty ? [.divergences] : sections, divergences: divergences)
    try invocation.write(report, as: format)
    return result.findings.contains(where: \.isError) ? .notConforming : .conforming
  }

  private static let sections = ClaimsReport.Section.allCases.map { section in
    (
      section: section,
      option: OptionDefinition("--\(section.rawValue)", help: "Only \(section.help).")
    )
  }
}

extension ClaimsReport.Section {
  fileprivate var help: String {
    switch self {
    case .sources: "the sources"
    case .claims: "texts that the cases test, with the result"
    case .pending: "cases without a script"
    case .refuted: "cited texts that a case shows to be wrong"
    case .disputed: "cases that a cited source contradicts"
    case .extrapolated: "cases that run on versions beyond those their sources cover"
    case .informational: "cases without proof"
    case .outOfScope: "cases that no model can show"
    case .divergences: "where the platforms differ, with the cases that prove both sides"
    }
  }
}

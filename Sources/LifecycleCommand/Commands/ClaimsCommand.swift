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
      The exit code is 0, or 1 if a file with one of these cases has an error, which is written to \
      standard error.
      """,
    ],
    options: sections.map(\.option) + SpecSuite.options + CommonOptions.ofReports(),
    examples: [
      .init("lifecycle claims", "all sources of the specs"),
      .init("lifecycle claims --pending", "claims without a script"),
      .init("lifecycle claims --refuted", "texts that the specs show to be wrong"),
    ],
    run: { invocation throws(UsageError) in
      let chosen = sections.filter { invocation.arguments.has($0.option) }.map(\.section)
      return try invocation.list {
        ClaimsReport($0, sections: chosen.isEmpty ? ClaimsReport.Section.allCases : chosen)
      }
    })

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

import Bridge
import Reporting

extension Subcommand {
  /// `lifecycle list`
  static let list = Subcommand(
    name: "list",
    summary: "list the cases with their status and versions",
    usage: ["list [PATH…] [OPTION…]"],
    explanation: [
      """
      Lists every case of the spec files, chapter by chapter: its status, the versions on which it \
      ran, its title. PATH is a file or a folder; by default, the folder 'Specs' here.
      """,
      """
      A case's address is its chapter, '#' and the beginning of its title with dashes: 'lifecycle \
      compare navigation/opening#the-old-screen'. '--format markdown' has the full addresses.
      """,
      """
      The exit code is 0, or 1 if a file with one of these cases has an error, which is written to \
      standard error.
      """,
    ],
    options: SpecSuite.options + CommonOptions.ofReports(),
    examples: [
      .init("lifecycle list", "everything there is"),
      .init("lifecycle list Specs/android --filter fragment", "what the specs say about fragments"),
    ],
    run: { invocation throws(UsageError) in try invocation.list { CaseList($0.cases) } })
}

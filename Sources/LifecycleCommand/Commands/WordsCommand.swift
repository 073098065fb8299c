import Bridge
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle words`
  static let words = Subcommand(
    name: "words",
    summary: "explain every word that a script may use",
    usage: ["words [WORD…] [OPTION…]"],
    explanation: [
      """
      Lists the language: declarations with their attributes, steps, calls of an app's code, what \
      may follow steps and calls, callbacks with their arguments, states and properties; first \
      what the platforms share, then what each has of its own.
      """,
      """
      WORD narrows the list: a platform ('android'), a kind of object ('activity', 'device'), any \
      part of a word's name or of a value ('back', 'singleTask', 'FLAG_ACTIVITY_CLEAR_TOP'), or a \
      call of the platform ('startActivity'); then each word is shown with the page that documents \
      it. Several words are one phrase. If no name matches, the words whose summary or page has \
      all of them are listed.
      """,
    ],
    options: CommonOptions.ofReports(),
    examples: [
      .init("lifecycle words", "everything there is"),
      .init("lifecycle words activity", "every word for an activity"),
      .init("lifecycle words swipe back", "one step"),
    ],
    run: { invocation throws(UsageError) in
      let format = try invocation.format()
      let operands = invocation.arguments.operands
      let query = operands.joined(separator: " ")
      guard operands.isEmpty || !query.allSatisfy(\.isWhitespace) else {
        throw UsageError("expected a word; without an argument, all words are listed")
      }
      let report =
        operands.isEmpty ? WordsReport(.mobile) : WordsReport(.mobile, matching: query)
      guard !report.isEmpty else {
        throw UsageError(
          unknown: "word", query, among: WordsReport.names(in: .mobile),
          otherwise: "'lifecycle words' lists them all, and 'lifecycle ask' finds what has none")
      }
      try invocation.write(report, as: format)
      return .conforming
    })
}

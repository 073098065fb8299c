import Bridge
import Reporting

extension Subcommand {
  /// `lifecycle ask`
  static let ask = Subcommand(
    name: "ask",
    summary: "find what the specs say of something, and show it",
    usage: ["ask 'WORDS' [OPTION…]"],
    explanation: [
      """
      Looks for the section of the specs in the folder 'Specs' here that answers a question, and \
      prints it: what it states, where it stands, the versions on which its script runs, both \
      platforms side by side under that, and the sources. The addresses of other sections and what \
      can be run next follow.
      """,
      """
      WORDS are a question as it comes, or words and callbacks in any order and in any case. What \
      has more of them comes first. A word says more in a title than in prose or in a script, more \
      in a short text than in a long one, and more if it is rare. 'will appear' and \
      'viewWillAppear' find each other, and so do 'dismiss' and 'dismissed', 'killed' and 'died', \
      and 'API 36' and 'Android 16'.
      """,
      """
      A word of one platform ranks the other one's sections behind, and what held only in the past \
      ranks behind what holds today.
      """,
      """
      The exit code is 0 if something was found, 1 if nothing was, and 2 if there are no words.
      """,
    ],
    options: [everySection] + CommonOptions.ofReports(),
    examples: [
      .init("lifecycle ask 'onSaveInstanceState after onStop'", "when is state saved?"),
      .init("lifecycle ask 'viewDidLoad twice'", "can that be?"),
      .init(
        "lifecycle ask 'viewWillAppear not called after dismissing a sheet'",
        "the question as it comes"),
      .init("lifecycle ask rotation --all", "every section that speaks of it"),
    ],
    run: { invocation throws(UsageError) in try ask(invocation) })

  private static let everySection = OptionDefinition(
    "--all", help: "List every section that was found.")

  private static func ask(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let format = try invocation.format()
    let question = invocation.arguments.operands.joined(separator: " ")
    guard question.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw UsageError("what do you want to know? try 'viewDidLoad twice'")
    }
    let suite = try SpecSuite.load(
      [], default: invocation.environment.defaultSpecs, takesPaths: false)
    let search = SpecSearch(suite, for: question)
    let hits = search.hits()
    let listsAll = invocation.arguments.has(everySection)
    guard let report = AskReport(hits, in: suite, listsAll: listsAll) else {
      let near = search.suggestions().map { "'\($0)'" }
      let hint = near.isEmpty ? "" : "; near to it are \(enumeration(near))"
      let reason =
        search.knowsAll()
        ? "too many sections speak of '\(question)'; add a rarer word"
        : "nothing speaks of '\(question)'\(hint)"
      invocation.environment.standardError.write(reason + "\n")
      return .notConforming
    }
    try invocation.write(report, as: format)
    return .conforming
  }
}

import Bridge
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle ask`
  static let ask = Subcommand(
    name: "ask",
    summary: "search the specs for an answer, and show it",
    usage: ["ask 'WORDS' [OPTION…]"],
    explanation: [
      """
      Looks for the section of the specs in the folder 'Specs' here that answers a question, and \
      prints it: its statement, its place, the versions on which its script runs, both platforms \
      side by side on the script, and the sources. The addresses of other sections and commands to \
      run next follow.
      """,
      """
      WORDS are a question in plain words, or words and callbacks in any order and in any case. \
      Sections with more of the words come first. A word counts more in a title than in prose or \
      in a script, more in a short text than in a long one, and more if it is rare. 'will appear' \
      and 'viewWillAppear' find each other, and so do 'dismiss' and 'dismissed', 'killed' and \
      'died', and 'API 36' and 'Android 16'.
      """,
      """
      If a word belongs to one platform, the other one's sections come after; if the question is \
      for a counterpart, those about both come first. Sections that apply only to old releases \
      come after those that apply today.
      """,
      """
      For a question about the project itself, such as 'which versions are supported', it names the \
      page that answers it.
      """,
      """
      The exit code is 0 if something was found, 1 if nothing was, and 2 if there are no words.
      """,
    ],
    options: [everySection] + CommonOptions.ofReports(),
    examples: [
      .init("lifecycle ask 'onSaveInstanceState after onStop'", "when is state saved?"),
      .init("lifecycle ask 'viewDidLoad twice'", "can that happen?"),
      .init(
        "lifecycle ask 'viewWillAppear not called after dismissing a sheet'",
        "a question in plain words"),
      .init("lifecycle ask rotation --all", "every section about it"),
    ],
    run: { invocation throws(UsageError) in try ask(invocation) })

  private static let everySection = OptionDefinition(
    "--all", help: "List every section that was found.")

  /// The most scalars of a question to repeat.
  private static let longestQuote = 200

  private static func ask(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let format = try invocation.format()
    let question = invocation.arguments.operands.joined(separator: " ")
    guard question.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw UsageError("what do you want to know? try 'viewDidLoad twice'")
    }
    if let page = ProjectPage.about(question) {
      try invocation.write(page, as: format)
      return .conforming
    }
    let suite = try SpecSuite.load(
      [], default: invocation.environment.defaultSpecs, takesPaths: false)
    let search = SpecSearch(suite, for: question)
    let hits = search.hits()
    let listsAll = invocation.arguments.has(everySection)
    guard let report = AskReport(hits, in: suite, listsAll: listsAll) else {
      let near = search.suggestions().map { "'\($0)'" }
      let hint = near.isEmpty ? "" : "; similar words are \(enumeration(near))"
      let quote = question.visible().cut(to: longestQuote)
      let reason =
        search.knowsAll()
        ? "too many sections mention '\(quote)'; add a rarer word"
        : "no section mentions '\(quote)'\(hint)"
      invocation.environment.standardError.write(reason + "\n")
      return .notConforming
    }
    try invocation.write(report, as: format)
    return .conforming
  }
}

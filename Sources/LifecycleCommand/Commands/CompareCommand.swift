import Bridge
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle compare`
  static let compare = Subcommand(
    name: "compare",
    summary: "run a script on both platforms, or on several versions, side by side",
    usage: [
      "compare [OPTION…]", "compare 'SCRIPT' [OPTION…]", "compare ADDRESS [OPTION…]",
      "compare 'SCRIPT' 'SCRIPT' [OPTION…]",
    ],
    explanation: [
      """
      Shows the callbacks of both platforms under the same script, step by step: Android's on the \
      left, iOS's on the right, and in the middle the neutral event that they correspond to. If a \
      platform has the event but no callback of its own for it, its place is empty. If only one \
      platform has the event at this place, dots lead to it: '<' for Android and '>' for iOS; '~' \
      marks an event that each has for a different instance. Differences that the project has \
      declared are named under their step and explained at the end; '*' marks one that is not \
      declared. If the script gave the platforms different steps or code before, that may be the \
      reason, and the report says so.
      """,
      """
      Several values of --android, --ios, --target-sdk, --fragment, --linked-sdk or --idiom \
      compare variants of one platform instead. Variants that do the same share a column, and dots \
      mark places where a callback does not come. Below the table are the behaviours of the \
      platform that cause the differences, found by trying each of them alone, with their sources. \
      Several values for both platforms make a table for each, and two scripts make one for each \
      platform that runs both.
      """,
      """
      SCRIPT is a list of steps separated by ';'. Screens that a step opens need no declaration; a \
      script that declares one object has to declare all. ADDRESS is a case of the folder 'Specs' \
      here, or of another file as in mine.md#title; it runs on the platforms, versions and devices \
      of the case. Any unambiguous beginning of the title is enough. Without either, the command \
      shows a short tour.
      """,
      """
      Callbacks that only accompany others, such as those of layout, are left out and counted, and \
      so are callbacks of undeclared objects. --changes looks at all of them.
      """,
      """
      --why gives the reason for each event and the evidence for its place: a case of the folder \
      'Specs' that expects the callback for the same reason after the same callback of its object, \
      the nearest case that expects it elsewhere, or else the document that defines it.
      """,
      """
      --visibility says under each step what the user sees of each screen, as far as the callbacks \
      of the screen and its app show it: 'active' (resumed, or appeared in an active app), \
      'visible' (in sight, but paused, on its way or in an app that is not active) or 'hidden'; a \
      screen that has gone is not listed. After 'launch A; present B; shade' A is hidden and B \
      active on Android, while both are visible on iOS, where a sheet hides nothing. '≠' marks a \
      step after which the two differ; a screen that was recreated counts as the one before it.
      """,
      """
      '--format json' writes everything for a program, with the arguments of every callback; it is \
      described in Documentation/Machine-output.md. '--format html' writes a page for a browser.
      """,
      """
      The exit code is 0 if the script could be run as written, 1 if one of the platforms could \
      not carry out one of its steps, which the report says at that step, and 2 if an argument or \
      the script has an error.
      """,
    ],
    options: [
      CompareOptions.versions(of: .android).definition,
      CompareOptions.versions(of: .ios).definition,
    ] + SettingOption.all.map(\.option.definition)
      + [
        CompareOptions.changes, CompareOptions.differences, CompareOptions.why,
        CompareOptions.visibility, CompareOptions.frameworks.definition,
        CompareOptions.everything, CompareOptions.only.definition, CompareOptions.arguments,
      ] + CommonOptions.ofReports(as: format.definition),
    examples: [
      .init("lifecycle compare", "three scripts that show the main differences"),
      .init("lifecycle compare 'launch A; open B; rotate; back'", "your own question"),
      .init("lifecycle compare 'launch A; present B; home' --ios 12", "on an older iOS"),
      .init("lifecycle compare 'launch A; rotate' --all", "every callback that is sent"),
      .init("lifecycle compare 'launch A; home' --android 27,28", "what changes in a version"),
      .init("lifecycle compare 'launch A; present B' --ios 12..27", "a whole range of versions"),
      .init("lifecycle compare 'launch A; rotate' --idiom phone,pad", "an iPhone and an iPad"),
      .init("lifecycle compare 'launch A; open B' 'launch A; present B'", "two scripts"),
      .init(
        "lifecycle compare --changes 'launch A; open B; back'", "where versions differ, and why"),
      .init("lifecycle compare 'launch A; rotate' --why", "each event with its reason and source"),
      .init(
        "lifecycle compare 'launch A; present B; shade' --visibility",
        "what the user sees of each screen"),
      .init(
        "lifecycle compare 'launch A; home; return' --as flutter,compose",
        "what frameworks report"),
      .init(
        "lifecycle compare 'launch A; rotate' --format html --output rotate.html", "a page to share"
      ),
    ],
    run: { invocation throws(UsageError) in try compare(invocation) })

  private static let format: Option<OutputFormat<CompareForm>> = CommonOptions.formatOption()

  private static func compare(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let format = try invocation.arguments.value(of: format) ?? .report(.text)
    let operands = invocation.arguments.operands
    try check(operands)
    let listsChanges = invocation.arguments.has(CompareOptions.changes)
    guard !listsChanges || operands.count == 1 else {
      throw UsageError("--changes needs one script: 'launch A; open B; back'")
    }
    var scripts: [CompareScript] = []
    for operand in operands {
      guard let script = try CompareScript(operand, invocation) else { return .unusableInput }
      scripts.append(script)
    }
    let run = try CompareRun(invocation)
    let outcome =
      switch (scripts.first?.script, scripts.count) {
      case (nil, _): try run.takeTour()
      case (let script?, 1) where listsChanges: try run.listChanges(of: script)
      case (let script?, 1): try run.compare(script)
      case (_, _): try run.compare(scripts)
      }
    switch format {
    case .report(let format):
      try invocation.write(run.report(on: outcome, title: title(of: scripts)), as: format)
    case .form(.json): try invocation.write(json: try run.document(of: outcome))
    }
    return outcome.isCarriedOut ? .conforming : .notConforming
  }

  private static func title(of scripts: [CompareScript]) -> String {
    scripts.isEmpty
      ? ComparisonReport.plainTitle : scripts.map(\.name).joined(separator: " | ")
  }

  /// An unquoted script arrives as several operands, the first of which is only a verb.
  private static func check(_ operands: [String]) throws(UsageError) {
    let isTorn =
      operands.count > 1
      && operands.contains { !$0.contains(" ") && !$0.contains("\n") && CaseAddress($0) == nil }
    guard operands.count <= 2, !isTorn else {
      throw UsageError(
        "a script is one argument, and at most two can be compared; quote each: "
          + "'launch A; open B'")
    }
  }
}

/// The format of a comparison for programs.
private enum CompareForm: String, CaseIterable {
  /// For a program.
  case json
}

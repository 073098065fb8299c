import Bridge
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle compare`
  static let compare = Subcommand(
    name: "compare",
    summary: "run a script on both platforms, side by side",
    usage: ["compare [OPTION…]", "compare 'SCRIPT' [OPTION…]", "compare ADDRESS [OPTION…]"],
    explanation: [
      """
      Shows what both platforms tell an app under the same script, step by step: Android's \
      callbacks on the left, iOS's on the right, and in the middle the neutral event that they \
      stand for. An event beside '<' only Android tells at this place, one beside '>' only iOS. \
      Differences that the project has declared are named under their step and explained at the \
      end; '*' marks one that is not declared.
      """,
      """
      SCRIPT is a list of steps separated by ';'. Screens that a step opens need no declaration; a \
      script that declares something declares everything. ADDRESS is a case of the folder 'Specs' \
      here, run on the platforms, versions and devices that it is about; any unambiguous beginning \
      of its title will do. Without either, a short tour.
      """,
      """
      Callbacks that only accompany others, such as those of layout, are left out and counted, and \
      so are those of objects that nobody declares.
      """,
      """
      The exit code is 0 if the script could be run as written, 1 if one of the platforms could not \
      carry out one of its steps, which the report says in that place, and 2 if an argument or the \
      script has an error.
      """,
    ],
    options: [
      CommonOptions.androidVersion.definition, CommonOptions.iosVersion.definition,
      everything,
      only.definition, arguments,
      CommonOptions.format.definition, CommonOptions.output.definition,
      CommonOptions.color.definition, CommonOptions.help,
    ],
    examples: [
      .init("lifecycle compare", "three scripts that show the most"),
      .init("lifecycle compare 'launch A; open B; rotate; back'", "your own question"),
      .init("lifecycle compare 'launch A; present B; home' --ios 12", "an older iOS"),
      .init("lifecycle compare 'launch A; rotate' --all", "every callback that is sent"),
    ],
    run: { invocation throws(UsageError) in try compare(invocation) })

  private static let arguments = OptionDefinition(
    "--arguments", help: "Write the callbacks' arguments too.")

  private static let everything = OptionDefinition(
    "--all", help: "Show every callback that was sent.")

  private static let only = Option<CallbackDetail>(
    "--only", "core", help: "Show only what every case watches, and what tells a neutral event."
  ) { text throws(UsageError) in
    guard text == "core" else { throw UsageError("there is only core") }
    return .core
  }

  private static func detail(_ invocation: Invocation) throws(UsageError) -> CallbackDetail {
    let only = try invocation.arguments.value(of: only)
    guard invocation.arguments.has(everything) else { return only ?? .notable }
    guard only == nil else { throw UsageError("--all and --only exclude each other") }
    return .all
  }

  private static func compare(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let format = try invocation.format()
    let operands = invocation.arguments.operands
    guard operands.count <= 1 else {
      throw UsageError("the script is one argument; quote it: 'launch A; open B'")
    }
    var stops: [Tour.Stop] = Tour.stops
    if let operand = operands.first {
      stops = [Tour.Stop(sentence: "", script: operand)]
    }
    var reports: [(sentence: String, report: ComparisonReport)] = []
    var isCarriedOut = true
    for stop in stops {
      guard let script = try script(stop.script, invocation) else { return .unusableInput }
      let comparison = Comparison(
        of: script,
        android: try version(CommonOptions.androidVersion, of: .android, script, invocation),
        ios: try version(CommonOptions.iosVersion, of: .ios, script, invocation),
        showing: try detail(invocation))
      let report = ComparisonReport(
        comparison, showsArguments: invocation.arguments.has(arguments))
      reports.append((stop.sentence, report))
      if !comparison.isCarriedOut { isCarriedOut = false }
    }
    try invocation.write { options in
      reports.map { sentence, report in
        switch format {
        case .text: Tour.text(sentence, options) + report.text(options)
        case .markdown: Tour.markdown(sentence) + report.markdown
        }
      }.joined(separator: "\n")
    }
    return isCarriedOut ? .conforming : .notConforming
  }

  /// The version that was asked for; nil for the newest that the script allows.
  private static func version(
    _ option: Option<Int>, of platform: Platform, _ script: Script, _ invocation: Invocation
  ) throws(UsageError) -> Int? {
    guard let version = try invocation.arguments.value(of: option) else { return nil }
    let allowed = script.versions(on: platform)
    guard allowed.contains(version) else {
      throw UsageError(
        allowed.isEmpty
          ? "the script does not run on \(platform.title)"
          : "the script does not run on \(platform.title) \(version), but on "
            + "\(VersionSet(platform, allowed))")
    }
    return version
  }

  /// The script that the operand is or names; nil if it has errors, which are written then.
  private static func script(
    _ operand: String, _ invocation: Invocation
  ) throws(UsageError) -> Script? {
    if let address = CaseAddress(operand) {
      let suite = try SpecSuite.load([], default: invocation.environment.defaultSpecs)
      let name = try address.resolve(among: suite.addresses)
      guard let script = suite.script(at: name) else {
        throw UsageError("'\(name)' has no script that can run")
      }
      if let limitation = script.limitations.first {
        throw UsageError("'\(name)' cannot run: not modelled yet, \(limitation.value)")
      }
      return script
    }
    let parsed = ScriptParser(vocabulary: .mobile).parse(operand)
    let options = try invocation.diagnosticOptions()
    for diagnostic in parsed.diagnostics {
      let finding = Finding(path: "script", diagnostic: diagnostic)
      invocation.environment.standardError.write(FindingReport(finding).text(options))
    }
    if parsed.hasErrors { return nil }
    guard !parsed.script.steps.isEmpty else {
      throw UsageError("the script has no step; try 'launch A; open B; back'")
    }
    return parsed.script
  }
}

/// What `lifecycle compare` shows to somebody who does not yet know what to ask.
private enum Tour {
  struct Stop {
    var sentence: String
    var script: String
  }

  static let stops = [
    Stop(
      sentence: """
        Opening a screen: Android pauses the old screen before it creates the new one, and stops \
        it once the new one shows. UIKit loads the new one first, and the old one has disappeared \
        before the new one has appeared.
        """,
      script: "launch A; open B; back"),
    Stop(
      sentence: """
        Rotating the device: Android destroys the activity and makes another, UIKit keeps the \
        controller and tells it the new size.
        """,
      script: "launch A; rotate"),
    Stop(
      sentence: """
        Leaving for the home screen: an activity is paused and stopped, a view controller is told \
        nothing; only the app and its scene are.
        """,
      script: "launch A; home; return"),
  ]

  static func text(_ sentence: String, _ options: TextOptions) -> String {
    sentence.isEmpty ? "" : Wrapping.paragraph(sentence, width: options.width, indent: 0) + "\n\n"
  }

  static func markdown(_ sentence: String) -> String {
    sentence.isEmpty ? "" : sentence + "\n\n"
  }
}

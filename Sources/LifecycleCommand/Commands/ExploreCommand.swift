import Bridge
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle explore`
  static let explore = Subcommand(
    name: "explore",
    summary: "find the shortest scripts on which two versions differ",
    usage: [
      "explore --android OLDER,NEWER [OPTION…]", "explore 'SCRIPT' --ios OLDER,NEWER [OPTION…]",
    ],
    explanation: [
      """
      Tries every step that can follow a script on two versions of a platform at once: each verb \
      with each object that the script declares, step after step. For each reason why the two \
      differ it shows the first of the shortest scripts, what changes, and the behaviour that \
      explains it; a script is not continued after a difference. Callbacks that only accompany \
      others count with --all.
      """,
      """
      Scripts that lead to the same state are continued only once; the counts say how many states \
      were new after each number of steps. Without a script, an app of two screens, one of them \
      with a part, is installed but not launched. With --own the platform's own verbs are tried, \
      too.
      """,
      """
      The exit code is 0, even if the two do not differ, and 2 if an argument or the script cannot \
      be used.
      """,
    ],
    options: [android.definition, ios.definition, depth.definition, own, CompareOptions.everything]
      + CommonOptions.ofReports(as: format.definition),
    examples: [
      .init("lifecycle explore --android 27,28", "what changes first in a new release"),
      .init(
        "lifecycle explore 'screen A; screen B; launch A; present B' --ios 12,13 --depth 2",
        "after steps of your own"),
    ],
    run: { invocation throws(UsageError) in try explore(invocation) })

  private static let format: Option<OutputFormat<ExploreForm>> = CommonOptions.formatOption()

  private static let android = Option<[Int]>(
    "--android", "OLDER,NEWER", help: "Two API levels: 27,28."
  ) { text throws(UsageError) in try pair(text, of: .android) }

  private static let ios = Option<[Int]>(
    "--ios", "OLDER,NEWER", help: "Two iOS versions: 12,13."
  ) { text throws(UsageError) in try pair(text, of: .ios) }

  private static let depth = Option<Int>(
    "--depth", "STEPS",
    help: "How many steps to try, 3 by default; each more takes about ten times longer."
  ) { text throws(UsageError) in
    guard let depth = Int(text), (1...Exploration.mostSteps).contains(depth) else {
      throw UsageError("expected a number of steps from 1 to \(Exploration.mostSteps)")
    }
    return depth
  }

  private static let own = OptionDefinition(
    "--own", help: "Try the platform's own verbs, too.")

  /// The app to explore if no other is given, before its first event.
  private static let app = "screen A; screen B; part P in A"

  private static func pair(_ text: String, of platform: Platform) throws(UsageError) -> [Int] {
    let versions = try VersionRangeText.versions(text, of: platform)
    guard versions.count == 2 else { throw UsageError("expected two versions") }
    return versions.sorted()
  }

  private static func explore(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let arguments = invocation.arguments
    let format = try arguments.value(of: format) ?? .report(.text)
    guard arguments.operands.count <= 1 else {
      throw UsageError("a script is one argument; quote it: 'launch A; open B'")
    }
    if let script = arguments.operands.first {
      guard try CompareScript(script, invocation) != nil else { return .unusableInput }
    }
    let (platform, versions) = try versions(arguments)
    let exploration = try exploration(
      from: arguments.operands.first ?? app, on: platform, versions,
      depth: try arguments.value(of: depth) ?? 3,
      withOwnVerbs: arguments.has(own),
      showing: arguments.has(CompareOptions.everything) ? .all : .notable)
    switch format {
    case .report(let format): try invocation.write(ExplorationReport(exploration), as: format)
    case .form(.json): try invocation.write(json: ExplorationDocument(exploration))
    }
    return .conforming
  }

  private static func versions(_ arguments: ParsedArguments) throws(UsageError) -> (Platform, [Int])
  {
    switch (try arguments.value(of: android), try arguments.value(of: ios)) {
    case (let versions?, nil): (.android, versions)
    case (nil, let versions?): (.ios, versions)
    case (nil, nil): throw UsageError("explore needs two versions: --android 27,28 or --ios 12,13")
    case (_?, _?): throw UsageError("explore takes two versions of one platform")
    }
  }

  private static func exploration(
    from script: String, on platform: Platform, _ versions: [Int], depth: Int,
    withOwnVerbs own: Bool, showing detail: CallbackDetail
  ) throws(UsageError) -> Exploration {
    do {
      return try Exploration(
        from: script, on: platform, versions[0], versions[1], depth: depth, withOwnVerbs: own,
        showing: detail)
    } catch {
      throw switch error {
      case .scriptHasErrors: UsageError("explore takes a script, not the address of a case")
      case .impossibleStart(let reason): UsageError("the script cannot be run there: \(reason)")
      case .differsFromTheStart(let step):
        UsageError(
          "the two versions differ within the script, at '\(step)'; end the script before it")
      }
    }
  }
}

/// The format of an exploration for programs.
private enum ExploreForm: String, CaseIterable {
  /// For a program.
  case json
}

import Bridge
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle explore`
  static let explore = Subcommand(
    name: "explore",
    summary: "find the shortest scripts on which two versions, or the platforms, differ",
    usage: [
      "explore ['SCRIPT'] --android OLDER,NEWER [OPTION…]",
      "explore ['SCRIPT'] --ios OLDER,NEWER [OPTION…]",
      "explore ['SCRIPT'] --android VERSION --ios VERSION [OPTION…]",
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
      With a version of each platform, both get the same neutral steps, and their neutral events \
      are compared as 'lifecycle differences' does. Each declared divergence is listed under the \
      first of the shortest scripts that end with it, and then every kind of difference that none \
      explains; if the script gives the platforms different steps, code or containers, that may be \
      the reason, and the report says so. Scripts are continued after a declared divergence, but \
      not after a difference that none explains or after the app has died.
      """,
      """
      Scripts that lead to the same state are continued only once; the counts say from how many \
      states the first step was tried, the second and so on. Without a script, an app of two \
      screens, one of them with a part, is installed but not launched; on iOS its root is the \
      first screen that is launched or else declared, and scripts with another root are left out. \
      With --own the platform's own verbs are tried, too.
      """,
      """
      The exit code is 0, even if the two do not differ, 1 if the platforms differ in something \
      that neither a divergence nor the script explains, and 2 if an argument or the script \
      cannot be used.
      """,
    ],
    options: [android.definition, ios.definition, depth.definition, own, CompareOptions.everything]
      + CommonOptions.ofReports(as: format.definition),
    examples: [
      .init("lifecycle explore --android 27,28", "what changes first in a new release"),
      .init(
        "lifecycle explore 'screen A; screen B; launch A' --android 27,28 --depth 2",
        "after steps of your own"),
      .init("lifecycle explore --android 34 --ios 18 --depth 2", "where the platforms differ"),
    ],
    run: { invocation throws(UsageError) in try explore(invocation) })

  private static let format: Option<OutputFormat<ExploreForm>> = CommonOptions.formatOption()

  private static let android = Option<[Int]>(
    "--android", "VERSIONS", help: "Two API levels, 27,28, or with --ios one."
  ) { text throws(UsageError) in try VersionRangeText.versions(text, of: .android) }

  private static let ios = Option<[Int]>(
    "--ios", "VERSIONS", help: "Two iOS versions, 12,13, or with --android one."
  ) { text throws(UsageError) in try VersionRangeText.versions(text, of: .ios) }

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

  private static func explore(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let arguments = invocation.arguments
    let format = try arguments.value(of: format) ?? .report(.text)
    guard arguments.operands.count <= 1 else {
      throw UsageError("a script is one argument; quote it: 'launch A; open B'")
    }
    let start = arguments.operands.first ?? app
    guard let script = try CompareScript(start, invocation, canBeEmpty: true)?.script else {
      return .unusableInput
    }
    let depth = try arguments.value(of: depth) ?? 3
    switch try Subject(
      android: try arguments.value(of: android) ?? [], ios: try arguments.value(of: ios) ?? [])
    {
    case .versions(let platform, let before, let after):
      try script.versions([before, after], of: platform)
      let exploration = try exploring { () throws(ExplorationProblem) in
        try Exploration(
          from: start, on: platform, before, after, depth: depth,
          withOwnVerbs: arguments.has(own),
          showing: arguments.has(CompareOptions.everything) ? .all : .notable)
      }
      try invocation.write(
        ExplorationReport(exploration), ExplorationDocument(exploration), as: format)
      return .conforming
    case .platforms(let android, let ios):
      for option in [own, CompareOptions.everything] where arguments.has(option) {
        throw UsageError(
          "the platforms are compared in neutral steps and events; leave out \(option.name)")
      }
      try script.versions([android], of: .android)
      try script.versions([ios], of: .ios)
      let exploration = try exploring { () throws(ExplorationProblem) in
        try PlatformExploration(from: start, android: android, ios: ios, depth: depth)
      }
      try invocation.write(
        PlatformExplorationReport(exploration), PlatformExplorationDocument(exploration),
        as: format)
      return exploration.isUnexplained ? .notConforming : .conforming
    }
  }

  private static func exploring<Result>(
    _ explore: () throws(ExplorationProblem) -> Result
  ) throws(UsageError) -> Result {
    do {
      return try explore()
    } catch {
      throw switch error {
      case .scriptHasErrors:
        UsageError("explore takes a script, not the address of a case: 'launch A; open B'")
      case .scriptIsTooLong(let depth):
        UsageError(
          "with \(counted(depth, "more step")) the script would have too many commands; it may have "
            + "at most \(grouped(Limit.commands.most))")
      case .impossibleStart(let reason, let step):
        UsageError(
          "the script cannot be run there: " + (step.map { "'\($0)': " } ?? "") + reason)
      case .tooManyStates(let depth):
        UsageError(
          "there are more than \(grouped(Exploration.mostStates)) states after "
            + "\(counted(depth, "step")); choose a smaller --depth or declare fewer objects")
      case .differsFromTheStart(let step):
        UsageError(
          "the two versions differ within the script, at '\(step)'; end the script before it")
      }
    }
  }
}

/// What is compared.
private enum Subject {
  /// Two versions of one platform, the older first.
  case versions(Platform, Int, Int)
  /// A version of either platform.
  case platforms(android: Int, ios: Int)

  init(android: [Int], ios: [Int]) throws(UsageError) {
    switch (android.count, ios.count) {
    case (2, 0): self = .versions(.android, android.min() ?? 0, android.max() ?? 0)
    case (0, 2): self = .versions(.ios, ios.min() ?? 0, ios.max() ?? 0)
    case (1, 1): self = .platforms(android: android[0], ios: ios[0])
    default:
      throw UsageError(
        "explore takes two versions of one platform, '--android 27,28' or '--ios 12,13', or one "
          + "version of each, '--android 34 --ios 18'")
    }
  }
}

extension Invocation {
  /// Writes the report for people or the document for programs.
  fileprivate func write(
    _ report: some Report, _ document: some Document, as format: OutputFormat<ExploreForm>
  ) throws(UsageError) {
    switch format {
    case .report(let format): try write(report, as: format)
    case .form(.json): try write(json: document)
    }
  }
}

/// The format of an exploration for programs.
private enum ExploreForm: String, CaseIterable {
  /// For a program.
  case json
}

import Bridge
import Oracle
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle judge`
  static let judge = Subcommand(
    name: "judge",
    summary: "say whether a log from a device is what the model would have written",
    usage: ["judge 'SCRIPT' LOG [OPTION…]", "judge ADDRESS LOG [OPTION…]"],
    explanation: [
      """
      Reads what an app has logged on a device, runs what was done there as a script, and says with \
      which versions the log agrees. Where it agrees with none, the nearest is shown like a diff: \
      '-' is what the model has at a place where the log has nothing, '+' the other way round.
      """,
      """
      A line counts if it names a callback, such as 'MainActivity: onCreate' or \
      '-[DetailViewController viewDidLoad]', in whatever form: the callback is that of the object \
      named last before it, or else first behind it. A line may have several, each with its object; one \
      that is indented deeper and begins with a callback is of the object above. Call the screens of \
      the script as the log does: 'launch MainActivity; open DetailActivity'. Numbers as in 'A#2' count \
      where the log has them. LOG is a file, or '-' for what comes in on standard input: \
      'adb logcat -d | lifecycle judge … -'.
      """,
      """
      Only callbacks that the log names somewhere are compared, those of activities and of fragments \
      apart, and only of objects that it names; if nothing agrees so, of each object only what the log has \
      of it. The log may begin with any step: what the script has \
      before is not compared then, and the report says so. What the app would have logged and what \
      never came is named with --logs.
      """,
      """
      An app may write at the beginning of its overrides, after their call of super, or at their end, \
      which matters where a callback of one object comes inside that of another. All three are tried; \
      the report says which fits if it is not the beginning. On iOS 'launch A' puts A into a navigation \
      controller; an app without one declares 'controller A root'.
      """,
      """
      The exit code is 0 if the log agrees with a version that was asked for, 1 if it agrees with \
      none, and 2 if an argument, the script or the log cannot be used.
      """,
    ],
    options: [
      CommonOptions.android.definition, CommonOptions.ios.definition,
    ] + SettingOption.all.map(\.option.definition) + [logged.definition, unnamed.definition]
      + CommonOptions.ofReports(as: format.definition),
    examples: [
      .init(
        "lifecycle judge 'launch MainActivity; rotate' device.log", "on which versions is it so?"),
      .init(
        "lifecycle judge 'launch A; home' device.log --android 34 --logs onDestroy",
        "on one version, and nothing is destroyed"),
    ],
    run: { invocation throws(UsageError) in try judge(invocation) })

  private static let format: Option<OutputFormat<JudgeForm>> = CommonOptions.formatOption()

  private static let logged = Option<[String]>(
    "--logs", "CALLBACKS",
    help: "Callbacks that the app logs too, though none came: onStop,onDestroy."
  ) { text throws(UsageError) in
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init).uniqued
  }

  private static let unnamed = Option<String>(
    "--unnamed", "OBJECT", help: "Whose callbacks those are of lines that name nobody."
  ) { text throws(UsageError) in text }

  private static func judge(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let format = try invocation.arguments.value(of: format) ?? .report(.text)
    let operands = invocation.arguments.operands
    guard operands.count == 2 else {
      throw UsageError(
        "judge needs a script, which is one argument, and a log: "
          + "judge 'launch A; open B' device.log")
    }
    guard let script = try CompareScript(operands[0], invocation) else { return .unusableInput }
    let lines = try LogFile(path: operands[1]).lines()
    let unnamed = try invocation.arguments.value(of: unnamed)
    let side = try side(for: script.script, lines, unnamed: unnamed, invocation.arguments)
    let log = try side.log(lines, of: script.script, unnamed: unnamed, in: operands[1])
    let logged = try invocation.arguments.value(of: logged) ?? []
    for name in logged where !log.knownCallbacks.contains(name) {
      throw UsageError(unknown: "callback", name, among: log.knownCallbacks)
    }
    let lineup = try side.lineup(script.script, whole: true)
    let judgement = LogJudgement(of: log, against: lineup, alsoLogging: logged)
    switch format {
    case .report(let format):
      let name = operands[1] == LogFile.standardInput ? "standard input" : operands[1]
      try invocation.write(
        JudgementReport(
          judgement, of: log, named: name, script: script.name,
          advice: advice(on: judgement, of: lineup)), as: format)
    case .form(.json): try invocation.write(json: JudgementDocument(judgement, of: log))
    }
    return judgement.agrees ? .conforming : .notConforming
  }

  /// What to try if nothing agrees and no release of the fragment library was given.
  private static func advice(on judgement: LogJudgement, of lineup: Lineup) -> String? {
    guard !judgement.agrees, lineup.platform == .android, lineup.axis == .version,
      let script = lineup.variants.first?.script,
      let version = judgement.verdicts.first?.names.last,
      script.leavesFragmentLibraryOpen
    else { return nil }
    return "nothing says with which fragments the app is built; '--android \(version) "
      + "--fragment 1.0..' tries the releases of AndroidX, '--fragment platform' the platform's own"
  }

  /// The platform that the options name, or otherwise the one with the most events in the log.
  private static func side(
    for script: Script, _ lines: [String], unnamed: String?, _ arguments: ParsedArguments
  ) throws(UsageError) -> CompareSides {
    var sides: [CompareSides] = []
    for platform in Platform.allCases { sides.append(try CompareSides(platform, arguments)) }
    let named = sides.filter(\.isNamed)
    guard named.count < 2 else {
      throw UsageError("a log is of one platform; leave out the options of the other")
    }
    if let side = named.first { return side }
    let able = sides.filter { !script.versions(on: $0.platform).isEmpty }
    let counts = able.map {
      DeviceLog(lines, of: script, on: $0.platform, unnamed: unnamed).entries.count
    }
    guard let most = counts.indices.max(by: { counts[$0] < counts[$1] }) else {
      throw UsageError("nothing of the script runs on a platform; begin with 'launch A'")
    }
    return able[most]
  }
}

extension CompareSides {
  /// The events of the platform in the lines.
  ///
  /// - Throws: `UsageError` if there are none.
  fileprivate func log(
    _ lines: [String], of script: Script, unnamed: String?, in path: String
  ) throws(UsageError) -> DeviceLog {
    let log = DeviceLog(lines, of: script, on: platform, unnamed: unnamed)
    if let unnamed, !log.knownObjects.contains(unnamed) {
      throw UsageError(unknown: "object", unnamed, among: log.knownObjects)
    }
    guard log.entries.isEmpty else { return log }
    if let line = log.unclaimed.first {
      throw UsageError(
        "'\(path)' names no object of the script: line \(line.line) has '\(line.callback)'; call the "
          + "screens as the log does: 'launch MainActivity', or say whose they are: '--unnamed A'")
    }
    throw UsageError("no line of '\(path)' names a callback, such as 'MainActivity: onCreate'")
  }
}

/// The format of a judgement for programs.
private enum JudgeForm: String, CaseIterable {
  /// For a program.
  case json
}

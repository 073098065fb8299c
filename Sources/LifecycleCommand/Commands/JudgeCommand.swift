import Bridge
import Oracle
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle judge`
  static let judge = Subcommand(
    name: "judge",
    summary: "compare a log from a device with what the model does",
    usage: ["judge 'SCRIPT' LOG [OPTION…]", "judge ADDRESS LOG [OPTION…]"],
    explanation: [
      """
      Reads the log of an app on a device, runs a script of the same steps, and says with which \
      versions the log agrees. If it agrees with none, the nearest is shown as a diff: '-' marks \
      an event that only the model has at this place, '+' one that only the log has.
      """,
      """
      A line counts if it names a callback, such as 'MainActivity: onCreate' or \
      '-[DetailViewController viewDidLoad]', in any format. The callback belongs to the object \
      that is named last before it, or else first after it. A line may have several callbacks, \
      each with its object; a line that begins with a callback may have its object from the block \
      that it stands in: indented lines below an object, braces, or a message of 'adb logcat -v \
      long'. A stack trace names no callbacks. Name the screens of the script as in the log, \
      without blanks: 'launch MainActivity; open DetailActivity'. Numbers such as 'A#2' are \
      compared if the log has them. \
      LOG is a file, or '-' for standard input: 'adb logcat -d | lifecycle judge … -'. \
      The event log has the activities of every app: 'adb logcat -b events -d'.
      """,
      """
      Only callbacks that occur in the log are compared, separately for activities and for \
      fragments, and only for objects that occur in it; if nothing agrees, for each object only the \
      callbacks that the log has of it. The log may begin with any step: earlier \
      steps of the script are then not compared, and the report says so. Use --logs to name \
      callbacks that the app logs but that never came. If the log has what \
      ActivityLifecycleCallbacks are told, they are taken to be registered in Application.onCreate, \
      unless the script registers them.
      """,
      """
      An app may log at the beginning of its overrides, after their call of super, or at their \
      end, or write two lines: one at the beginning and one of the others. This matters if a \
      callback of one object comes inside that of another. All are tried; the report says which \
      one fits if it is not the beginning.
      """,
      """
      On iOS 'launch A' puts A into a navigation controller; an app without one declares \
      'controller A root'. Any view may ask for a layout pass at any time, so further passes in the \
      log are no difference, nor are further passes of the model directly after one that the log \
      has. On Android nobody promises when onWindowFocusChanged comes, so its order is no difference.
      """,
      """
      One option besides the version may have several values, each of which is then tried on every \
      version: '--fragment 1.0..' finds the releases of the fragment library with which the log \
      agrees.
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
        "lifecycle judge 'launch MainActivity; rotate' device.log", "which versions agree?"),
      .init(
        "lifecycle judge 'launch A; home' device.log --android 34 --logs onDestroy",
        "one version, on which nothing is destroyed"),
      .init(
        "lifecycle judge 'activity A; fragment F in A; launch A' device.log --fragment 1.0..",
        "which versions with which fragment library?"),
    ],
    run: { invocation throws(UsageError) in try judge(invocation) })

  private static let format: Option<OutputFormat<JudgeForm>> = CommonOptions.formatOption()

  private static let logged = Option<[String]>(
    "--logs", "CALLBACKS",
    help: "Callbacks that the app logs but that never came: onStop,onDestroy."
  ) { text throws(UsageError) in ListText.entries(of: text).map(String.init).uniqued }

  private static let unnamed = Option<String>(
    "--unnamed", "OBJECT", help: "The object of the lines that name none."
  ) { text throws(UsageError) in text }

  private static func judge(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let format = try invocation.arguments.value(of: format) ?? .report(.text)
    let operands = invocation.arguments.operands
    guard operands.count == 2 else {
      throw UsageError(
        "judge needs a script, which is one argument, and a log: "
          + "judge 'launch A; open B' device.log")
    }
    guard var script = try CompareScript(operands[0], invocation) else { return .unusableInput }
    let file = LogFile(path: operands[1])
    let lines = try file.lines()
    let unnamed = try invocation.arguments.value(of: unnamed)
    let (side, log) = try reading(
      lines, of: script.script, unnamed: unnamed, invocation.arguments)
    try check(
      log, of: lines, unnamed: unnamed, in: file, only: side.isNamed ? side.platform : nil)
    let logged = try invocation.arguments.value(of: logged) ?? []
    for name in logged where !log.knownCallbacks.contains(name) {
      throw UsageError(
        unknown: "callback", name, among: log.knownCallbacks,
        otherwise: "'lifecycle words' lists the callbacks")
    }
    let implied = script.script.codeImplied(by: log)
    script.script = script.script.adding(code: implied)
    let judgement =
      if let grid = try side.grid(script.script) {
        LogJudgement(of: log, against: grid, alsoLogging: logged)
      } else {
        LogJudgement(
          of: log, against: try side.lineup(script.script, whole: true), alsoLogging: logged)
      }
    switch format {
    case .report(let format):
      try invocation.write(
        JudgementReport(
          judgement, of: log, named: file.name, script: script.name, implied: implied,
          advice: advice(on: judgement, side, script.script)), as: format)
    case .form(.json):
      try invocation.write(json: JudgementDocument(judgement, of: log, implied: implied))
    }
    return judgement.agrees ? .conforming : .notConforming
  }

  /// What to try about the fragments of the script if nothing agrees.
  private static func advice(
    on judgement: LogJudgement, _ side: CompareSides, _ script: Script
  ) -> String? {
    guard !judgement.agrees, side.platform == .android else { return nil }
    var advice: [String] = []
    if !side.hasSeveralSettings, side.applied(to: script).leavesFragmentLibraryOpen {
      advice.append(
        "no option says which fragments the app is built with; '--fragment 1.0..' tries the "
          + "releases of AndroidX, '--fragment platform' the platform's own")
    }
    if script.addsFragmentsByCode {
      advice.append("a fragment is added by code unless it is declared with 'layout=fragment'")
    }
    return advice.isEmpty ? nil : advice.joined(separator: "; ")
  }

  /// The log as read for the platform that the options name, or otherwise for the one with the most
  /// events in it, and among equals for the one with the most callbacks that belong to no object.
  private static func reading(
    _ lines: [String], of script: Script, unnamed: String?, _ arguments: ParsedArguments
  ) throws(UsageError) -> (side: CompareSides, log: DeviceLog) {
    var sides: [CompareSides] = []
    for platform in Platform.allCases {
      sides.append(try CompareSides(platform, arguments, crossesVersions: true))
    }
    let named = sides.filter(\.isNamed)
    guard named.count < 2 else {
      throw UsageError("a log is from one platform; leave out the options of the other")
    }
    let able =
      named.isEmpty ? sides.filter { !script.versions(on: $0.platform).isEmpty } : named
    let read = able.map { side in
      (side: side, log: DeviceLog(lines, of: script, on: side.platform, unnamed: unnamed))
    }
    func hasLess(_ one: DeviceLog, than other: DeviceLog) -> Bool {
      (one.entries.count, one.unclaimed.count) < (other.entries.count, other.unclaimed.count)
    }
    guard let most = read.max(by: { hasLess($0.log, than: $1.log) }) else {
      throw UsageError("the script runs on no platform; begin with 'launch A'")
    }
    return most
  }

  /// - Parameter platform: the platform that the options name.
  /// - Throws: `UsageError` if the log has no event of an object of the script.
  private static func check(
    _ log: DeviceLog, of lines: [String], unnamed: String?, in file: LogFile,
    only platform: Platform?
  ) throws(UsageError) {
    if let unnamed, !log.knownObjects.contains(unnamed) {
      throw UsageError(
        unknown: "object", unnamed, among: log.knownObjects,
        otherwise: "the script has \(enumeration(log.knownObjects))")
    }
    guard log.entries.isEmpty else { return }
    if let line = log.unclaimed.first {
      throw UsageError(
        "\(file.quotedName) names no object of the script: line \(line.line) has '\(line.callback)'; "
          + "name the screens as the log does: 'launch MainActivity'; if its lines name none, give "
          + "their object: '--unnamed A'"
      )
    }
    if let defect = LogFile.defect(of: lines) { throw UsageError("\(file.quotedName) \(defect)") }
    let owner = platform.map { " of \($0.title)" } ?? ""
    let example =
      platform == .ios ? "-[DetailViewController viewDidLoad]" : "MainActivity: onCreate"
    throw UsageError(
      "no line of \(file.quotedName) names a callback\(owner), such as '\(example)'; log a line in "
        + "each callback")
  }
}

/// The format of a judgement for programs.
private enum JudgeForm: String, CaseIterable {
  /// For a program.
  case json
}

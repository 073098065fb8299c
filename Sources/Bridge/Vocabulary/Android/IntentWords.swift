import AndroidModel
import Specification

/// What a script can say of an intent, wherever one is given.
enum IntentWords {
  static let flags = AttributeDefinition.words(
    "flags", IntentFlags.names.map { WordDefinition($0.name) } + waiting,
    "Flags of the intent, without FLAG_ACTIVITY_.",
    page: AndroidPage.intent + "#setFlags(int)")
  static let id = AttributeDefinition.text(
    "id", "Short for extra=id:….",
    page: AndroidPage.intent + "#putExtra(java.lang.String,java.lang.String)")
  static let extra = AttributeDefinition.pairs(
    "extra", "An extra of the intent, as key:value.",
    page: AndroidPage.intent + "#putExtra(java.lang.String,java.lang.String)")
  static let data = AttributeDefinition.text(
    "data", "The intent's data, by which documents are told apart.",
    page: AndroidPage.intent + "#setData(android.net.Uri)")

  static let display = AttributeDefinition.number(
    "display", "setLaunchDisplayId: the display on which it is to start.",
    page: AndroidPage.activityOptions + "#setLaunchDisplayId(int)")

  static let taskLaunchBehind = AttributeDefinition.flag(
    "taskLaunchBehind", "makeTaskLaunchBehind: the document opens where the user does not see it.",
    page: AndroidPage.activityOptions + "#makeTaskLaunchBehind()")

  static let taskOverlay = AttributeDefinition.flag(
    "taskOverlay",
    "setTaskOverlay: it lies over all else in the task of who starts it, as apps of the system may ask.",
    page: AndroidPage.activityOptions)

  static let all = [flags, id, extra, data]
  /// Of one that is started right away.
  static let ofStart = all + [display, taskLaunchBehind, taskOverlay]

  /// `intent A flags=…`: one of several intents.
  static let clause = Verb(
    phrase: "intent", operands: [.object("activity", AndroidKind.activities)], attributes: ofStart,
    summary: "An intent for this activity.", documentation: AndroidPage.intent)

  /// Of the named activities, then those that each say more.
  static func intents(_ call: Arguments) throws(ScriptProblem) -> [Intent] {
    var intents = call.objects.map { Intent($0.name.value) }
    for clause in call.clauses { intents.append(try intent(Arguments(clause))) }
    guard !intents.isEmpty else { throw ScriptProblem("the activities are missing") }
    return intents
  }

  private static let waiting: [WordDefinition] = [
    WordDefinition("BROUGHT_TO_FRONT", limitation: "the system's own flags are not given"),
    WordDefinition("LAUNCHED_FROM_HISTORY", limitation: "the system's own flags are not given"),
    WordDefinition("MATCH_EXTERNAL", limitation: "intents are matched by class"),
    WordDefinition("NO_ANIMATION", limitation: "activities have no animations"),
    WordDefinition("REQUIRE_DEFAULT", limitation: "intents are matched by class"),
    WordDefinition("REQUIRE_NON_BROWSER", limitation: "intents are matched by class"),
  ]

  /// The intent that these arguments describe, for their first object.
  static func intent(_ arguments: Arguments) throws(ScriptProblem) -> Intent {
    let activity = try arguments.object("the activity of the intent")
    var flags: IntentFlags = []
    for word in arguments.values(Self.flags) {
      if let named = IntentFlags.names.first(where: { $0.name == word }) {
        flags.insert(named.flag)
      }
    }
    var extras = arguments.values(id).map { Intent.Extra(key: "id", value: $0) }
    for extra in arguments.values(extra) {
      let parts = extra.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw ScriptProblem("an extra is written 'key:value', not '\(extra)'")
      }
      extras.append(Intent.Extra(key: String(parts[0]), value: String(parts[1])))
    }
    var intent = Intent(
      activity.name.value, flags: flags, extras: extras, data: arguments.values(data).last)
    intent.options.launchDisplay = arguments.number(display)
    intent.options.launchesTaskBehind = arguments.flag(taskLaunchBehind) ?? false
    intent.options.isTaskOverlay = arguments.flag(taskOverlay) ?? false
    return intent
  }
}

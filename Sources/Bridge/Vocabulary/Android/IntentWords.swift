import AndroidModel
import Specification

/// The attributes of an intent, wherever one is given.
enum IntentWords {
  static let flags = AttributeDefinition.words(
    "flags", IntentFlags.names.map { WordDefinition($0.name) } + waiting,
    "Flags of the intent, without FLAG_ACTIVITY_.",
    page: AndroidPage.intent + "#setFlags(int)"
  ).several
  static let id = AttributeDefinition.text(
    "id", "Short for extra=id:….",
    page: AndroidPage.intent + "#putExtra(java.lang.String,java.lang.String)")
  static let extra = AttributeDefinition.pairs(
    "extra", "An extra of the intent, as key:value.",
    page: AndroidPage.intent + "#putExtra(java.lang.String,java.lang.String)")
  static let data = AttributeDefinition.text(
    "data", "The intent's data, which distinguishes documents.",
    page: AndroidPage.intent + "#setData(android.net.Uri)")

  static let action = AttributeDefinition.text(
    "action", "The intent's action, without android.intent.action.",
    page: AndroidPage.intent + "#setAction(java.lang.String)")
  static let category = AttributeDefinition.text(
    "category", "Categories of the intent, without android.intent.category.",
    page: AndroidPage.intent + "#addCategory(java.lang.String)"
  ).several
  static let type = AttributeDefinition.text(
    "type", "The MIME type of the intent's data.",
    page: AndroidPage.intent + "#setType(java.lang.String)")
  static let chooser = AttributeDefinition.flag(
    "chooser", "createChooser: the user is asked which app to use.",
    page: AndroidPage.intent
      + "#createChooser(android.content.Intent,java.lang.CharSequence)")

  static let display = AttributeDefinition.number(
    "display", "setLaunchDisplayId: the display on which it is to start.",
    page: AndroidPage.activityOptions + "#setLaunchDisplayId(int)")

  static let taskLaunchBehind = AttributeDefinition.flag(
    "taskLaunchBehind", "makeTaskLaunchBehind: the document opens behind, out of the user's sight.",
    page: AndroidPage.activityOptions + "#makeTaskLaunchBehind()")

  static let sceneTransition = AttributeDefinition.flag(
    "sceneTransition",
    "makeSceneTransitionAnimation: it comes with a transition, which runs in reverse when it goes.",
    page: AndroidPage.activityOptions
      + "#makeSceneTransitionAnimation(android.app.Activity,android.view.View,java.lang.String)")

  static let taskOverlay = AttributeDefinition.flag(
    "taskOverlay",
    "setTaskOverlay: it stays over everything else in the caller's task, as system apps may request.",
    page: AndroidPage.activityOptions)

  static let lockTaskEnabled = AttributeDefinition.flag(
    "lockTaskEnabled",
    "setLockTaskEnabled: its new task is locked, if the owner of the device allows it (API 28).",
    page: AndroidPage.activityOptions + "#setLockTaskEnabled(boolean)")

  static let launchIntoPip = AttributeDefinition.flag(
    "launchIntoPip",
    "makeLaunchIntoPip: it begins in picture-in-picture, in the caller's task (API 33).",
    page: AndroidPage.activityOptions
      + "#makeLaunchIntoPip(android.app.PictureInPictureParams)")

  static let all = [flags, id, extra, data, action, category, type]
  /// The attributes of an intent that is started right away.
  static let ofStart =
    all + [
      chooser, display, taskLaunchBehind, taskOverlay, sceneTransition, lockTaskEnabled,
      launchIntoPip,
    ]

  /// `intent A flags=…`: one of several intents.
  static let clause = Verb(
    phrase: "intent", operands: [.object("activity", AndroidKind.activities)], attributes: ofStart,
    summary: "An intent for this activity.", documentation: AndroidPage.intent)

  /// The intents for the named activities, followed by those of the clauses.
  static func intents(_ call: Arguments) throws(ScriptProblem) -> [Intent] {
    var intents = try call.classNames("the activity").map { Intent($0) }
    for clause in call.clauses { intents.append(try intent(Arguments(clause))) }
    guard !intents.isEmpty else { throw ScriptProblem("the activities are missing") }
    return intents
  }

  private static let waiting: [WordDefinition] = [
    WordDefinition("BROUGHT_TO_FRONT", limitation: "the system's own flags are not given"),
    WordDefinition("LAUNCHED_FROM_HISTORY", limitation: "the system's own flags are not given"),
    WordDefinition("MATCH_EXTERNAL", limitation: "there are no instant apps"),
  ]

  /// The intent that these arguments describe, for their first object; an implicit one has none.
  static func startedIntent(_ arguments: Arguments) throws(ScriptProblem) -> Intent {
    guard arguments.objects.isEmpty else { return try intent(arguments) }
    guard arguments.value(action) != nil else {
      throw ScriptProblem("an intent names its activity, or an action")
    }
    return try intent(arguments, component: "")
  }

  /// The intent that these arguments describe, for their first object.
  static func intent(_ arguments: Arguments) throws(ScriptProblem) -> Intent {
    try intent(arguments, component: try arguments.className("the activity"))
  }

  private static let launcherCategory = "LAUNCHER"

  /// The intent that these arguments describe, for this activity; an implicit one has none.
  static func intent(
    _ arguments: Arguments, component: String
  ) throws(ScriptProblem) -> Intent {
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
      component, flags: flags, extras: extras,
      action: arguments.value(action).map(Intent.Action.init(word:)),
      data: arguments.values(data).last)
    intent.categories = arguments.values(category)
    if intent.action == .main {
      // The launcher's own intent names its category, which need not be written here.
      if intent.categories.contains(launcherCategory) {
        intent.categories.removeAll { $0 == launcherCategory }
      } else {
        intent.action = .mainOfNoLauncher
      }
    }
    intent.type = arguments.value(type)
    intent.asksUser = arguments.flag(chooser) ?? false
    intent.options.launchDisplay = arguments.number(display)
    intent.options.launchesTaskBehind = arguments.flag(taskLaunchBehind) ?? false
    intent.options.hasSceneTransition = arguments.flag(sceneTransition) ?? false
    intent.options.isTaskOverlay = arguments.flag(taskOverlay) ?? false
    intent.options.isLockTaskEnabled = arguments.flag(lockTaskEnabled) ?? false
    intent.options.launchesIntoPicture = arguments.flag(launchIntoPip) ?? false
    return intent
  }
}

extension Intent.Action {
  /// Without `android.intent.action.`.
  init(word: String) {
    self =
      switch word {
      case "MAIN": .main
      case "VIEW": .view
      default: .other(word)
      }
  }
}

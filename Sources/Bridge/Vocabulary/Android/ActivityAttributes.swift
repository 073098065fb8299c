import AndroidModel
import Specification

/// An activity as a script declares it.
struct ActivityParts {
  var declaration: ActivityDeclaration
  /// A class of the app that the manifest does not declare.
  var isMissingInManifest = false
}

/// The attributes of activities, under the manifest's names.
extension ActivityParts {
  static let attributes: [DeclarationAttribute<ActivityParts>] =
    [
      .choice(
        "launchMode", \.declaration.launchMode, "How it relates to instances and tasks that exist.",
        page: lmode),
      .text(
        "taskAffinity", \.declaration.taskAffinity, "The task that it belongs to by preference.",
        page: AndroidPage.manifestActivity + "#aff"),
      .init(
        .words(
          "configChanges", ConfigurationChanges.words,
          "The changes of the configuration that it handles itself instead of being recreated.",
          page: AndroidPage.manifestActivity + "#config")
      ) { $0.declaration.configChanges = ConfigurationChanges(words: $1) },
      .choice(
        "theme", \.declaration.theme, "What its window lets show through.",
        page: AndroidPage.manifestActivity + "#theme"),
      .flag(
        "noHistory", \.declaration.noHistory, "It is finished as soon as it is stopped.",
        page: AndroidPage.manifestActivity + "#nohist"),
      .flag(
        "launcher", \.declaration.isLauncher,
        "Has the MAIN action and the LAUNCHER category, as it has if nothing is said.",
        page: AndroidPage.manifestActivity),
      .flag(
        "showWhenLocked", \.declaration.showWhenLocked, "It shows over the keyguard.",
        page: AndroidPage.activity + "#setShowWhenLocked(boolean)"),
      .flag(
        "turnScreenOn", \.declaration.turnScreenOn, "It wakes the device when it is resumed.",
        page: AndroidPage.activity + "#setTurnScreenOn(boolean)"),
      .flag(
        "notInManifest", \.isMissingInManifest, "The manifest does not declare the class.",
        page: AndroidPage.manifestActivity),
    ] + waiting

  private static let lmode = AndroidPage.manifestActivity + "#lmode"

  /// What the manifest can say and the server does not know.
  private static let waiting: [DeclarationAttribute<ActivityParts>] = [
    .notModelledYet(
      .flag(
        "allowTaskReparenting",
        "It moves to the task of its affinity when that comes to the front.",
        page: AndroidPage.manifestActivity + "#reparent"), "no activity moves to another task"),
    .notModelledYet(
      .words(
        "documentLaunchMode", ["none", "intoExisting", "always", "never"],
        "Whether each document gets a task of its own.",
        page: AndroidPage.manifestActivity + "#dlmode"), "no task stands for a document"),
    .notModelledYet(
      .flag(
        "finishOnTaskLaunch", "It is finished when the user starts its task again.",
        page: AndroidPage.manifestActivity + "#finish"), "a task is not reset when it is launched"),
    .notModelledYet(
      .flag(
        "clearTaskOnLaunch", "All others of its task are finished when the user starts it again.",
        page: AndroidPage.manifestActivity + "#clear"), "a task is not reset when it is launched"),
    .notModelledYet(
      .flag(
        "alwaysRetainTaskState", "Its task is never reset.",
        page: AndroidPage.manifestActivity + "#always"), "a task is not reset when it is launched"),
    .notModelledYet(
      .flag(
        "relinquishTaskIdentity", "Its task is known by the activity above it.",
        page: AndroidPage.manifestActivity + "#relinquish"),
      "a task keeps the identity of its root"),
    .notModelledYet(
      .flag(
        "autoRemoveFromRecents", "Its task leaves the recent tasks when it is finished.",
        page: AndroidPage.manifestActivity + "#autoremrecents"), "the recent tasks are no list yet"),
    .notModelledYet(
      .flag(
        "excludeFromRecents", "Its task is not among the recent tasks.",
        page: AndroidPage.manifestActivity + "#exclude"), "the recent tasks are no list yet"),
    .notModelledYet(
      .flag(
        "exported", "Other apps may start it.", page: AndroidPage.manifestActivity + "#exported"),
      "there is one app, so nobody else can start it"),
    .notModelledYet(
      .text(
        "process", "The process in which it runs.", page: AndroidPage.manifestActivity + "#proc"),
      "one process of the app lives at a time"),
    .notModelledYet(
      .text(
        "package", "The app that it belongs to, if it is not the one under test.",
        page: "https://developer.android.com/guide/topics/manifest/manifest-element"),
      "there is one app"),
    .notModelledYet(
      .flag(
        "resizeableActivity", "It may stand beside others.",
        page: AndroidPage.manifestActivity + "#resizeableActivity"),
      "there are no windows beside each other"),
    .notModelledYet(
      .flag(
        "supportsPictureInPicture", "It may become a small window over others.",
        page: AndroidPage.manifestActivity + "#supportsPIP"), "there is no picture-in-picture"),
    .notModelledYet(
      .words(
        "screenOrientation", ["portrait", "landscape", "locked", "unspecified"],
        "The orientation in which it shows.", page: AndroidPage.manifestActivity + "#screen"),
      "no activity asks for an orientation"),
  ]
}

extension ConfigurationChanges {
  /// The manifest's words for the aspects of the configuration.
  static let words: [WordDefinition] = names.map { WordDefinition($0.name) }

  /// The changes that have these names; unknown words are left out.
  init(words: [String]) {
    self = words.reduce(into: []) { changes, word in
      if let named = Self.names.first(where: { $0.name == word }) { changes.insert(named.change) }
    }
  }
}

import AndroidModel
import Specification

/// An activity as a script declares it.
struct ActivityParts {
  var declaration: ActivityDeclaration
  /// Whether the manifest does not declare the class.
  var isMissingInManifest = false
}

/// The attributes of activities, under the manifest's names.
extension ActivityParts {
  static let attributes: [DeclarationAttribute<ActivityParts>] =
    [
      .choice(
        "launchMode", \.declaration.launchMode, "How a start treats existing instances and tasks.",
        page: lmode),
      .text(
        "taskAffinity", \.declaration.taskAffinity, "The task that it belongs to by preference.",
        page: AndroidPage.manifestActivity + "#aff"),
      .init(
        .words(
          "configChanges",
          ConfigurationChanges.namesInManifests.map { WordDefinition($0.name) },
          "The changes of the configuration that it handles itself instead of being recreated.",
          page: AndroidPage.manifestActivity + "#config")
      ) { $0.declaration.configChanges = ConfigurationChanges(words: $1) },
      .init(
        .words(
          "recreateOnConfigChanges",
          ConfigurationChanges.recreating.map { WordDefinition($0.name) },
          "The changes of the configuration for which it is recreated, though by default it would not be (API 26).",
          page: "https://developer.android.com/reference/android/R.attr#recreateOnConfigChanges")
      ) { $0.declaration.recreateOnConfigChanges = ConfigurationChanges(words: $1) },
      .choice(
        "theme", \.declaration.theme, "What is visible through its window.",
        page: AndroidPage.manifestActivity + "#theme"),
      .init(
        .words(
          "withoutSuper",
          (ActivityCallback.checkedForSuper + ActivityCallback.uncheckedForSuper)
            .map { WordDefinition($0.rawValue) },
          "Overrides that do not call super.", page: AndroidPage.activity)
      ) { parts, values in
        parts.declaration.overridesWithoutSuper = values.compactMap(ActivityCallback.init)
      },
      noHistory,
      .flag(
        "launcher", \.declaration.isLauncher,
        "Has the MAIN action and the LAUNCHER category; true by default.",
        page: AndroidPage.manifestActivity),
      .flag(
        "showWhenLocked", \.declaration.showWhenLocked, "It shows over the keyguard.",
        page: AndroidPage.activity + "#setShowWhenLocked(boolean)"),
      .flag(
        "inheritShowWhenLocked", \.declaration.inheritShowWhenLocked,
        "It shows over the keyguard if the activity below it does.",
        page: AndroidPage.activity + "#setInheritShowWhenLocked(boolean)"),
      .flag(
        "resumeWhilePausing", \.declaration.resumeWhilePausing,
        "It is started without waiting for the pause of the previous one (API 24).",
        page: "https://developer.android.com/reference/android/R.attr#resumeWhilePausing"),
      .flag(
        "turnScreenOn", \.declaration.turnScreenOn, "It wakes the device when it is started.",
        page: AndroidPage.activity + "#setTurnScreenOn(boolean)"),
      .flag(
        "allowTaskReparenting", \.declaration.allowTaskReparenting,
        "It moves to the task of its affinity when that is launched.",
        page: AndroidPage.manifestActivity + "#reparent"),
      .flag(
        "showForAllUsers", \.declaration.showForAllUsers,
        "It is shown to every user of the device (API 23).",
        page: "https://developer.android.com/reference/android/R.attr#showForAllUsers"),
      .flag(
        "allowCrossUidActivitySwitchFromBelow",
        \.declaration.allowCrossUidActivitySwitchFromBelow,
        "Of its application: other apps' activities below it may start others over it (API 35).",
        page:
          "https://developer.android.com/reference/android/R.attr#allowCrossUidActivitySwitchFromBelow"
      ),
      .choice(
        "documentLaunchMode", \.declaration.documentLaunchMode,
        "Whether each document gets a task of its own.",
        page: AndroidPage.manifestActivity + "#dlmode"),
      .flag(
        "finishOnTaskLaunch", \.declaration.finishOnTaskLaunch,
        "It is finished when the user launches its task again.",
        page: AndroidPage.manifestActivity + "#finish"),
      .flag(
        "finishOnCloseSystemDialogs", \.declaration.finishOnCloseSystemDialogs,
        "It is finished when the Home key is pressed, wherever it is.",
        page: "https://developer.android.com/reference/android/R.attr#finishOnCloseSystemDialogs"),
      .flag(
        "clearTaskOnLaunch", \.declaration.clearTaskOnLaunch,
        "All other activities of its task are finished when the user launches it again.",
        page: AndroidPage.manifestActivity + "#clear"),
      .flag(
        "stateNotNeeded", \.declaration.stateNotNeeded,
        "It can be recreated without its saved state after its process has died.",
        page: AndroidPage.manifestActivity + "#state"),
      .flag(
        "fragmentFactory", \.declaration.hasFragmentFactory,
        "It gives its fragment manager a factory before super.onCreate; since AndroidX Fragment 1.1.",
        page: "https://developer.android.com/reference/androidx/fragment/app/FragmentFactory"),
      // No supported release resets a task by itself, so there is nothing to be exempt from.
      .init(
        .flag(
          "alwaysRetainTaskState",
          "Its task is never cleared after a while; no supported release clears tasks.",
          page: AndroidPage.manifestActivity + "#always")
      ) { _, _ in },
      .flag(
        "relinquishTaskIdentity", \.declaration.relinquishTaskIdentity,
        "Its task takes the identity of the activity above it.",
        page: AndroidPage.manifestActivity + "#relinquish"),
      .flag(
        "autoRemoveFromRecents", \.declaration.autoRemoveFromRecents,
        "Its task leaves the recent tasks with its last activity.",
        page: AndroidPage.manifestActivity + "#autoremrecents"),
      .flag(
        "excludeFromRecents", \.declaration.excludeFromRecents,
        "Its task is not among the recent tasks.",
        page: AndroidPage.manifestActivity + "#exclude"),
      .choice(
        "persistableMode", \.declaration.persistableMode,
        "What the system keeps of it across a reboot.",
        page: AndroidPage.manifestActivity + "#persistableMode"),
      .number(
        "maxRecents", \.declaration.maxRecents,
        "How many of its documents the recent tasks keep.",
        page: AndroidPage.manifestActivity + "#maxrecents"),
      .object(
        "parentActivityName", AndroidKind.activities, \.declaration.parentActivityName,
        "The activity to which Up leads.", page: AndroidPage.manifestActivity + "#parent"),
      .object(
        "targetActivity", AndroidKind.activities, \.declaration.targetActivity,
        "It is an activity-alias, another name for this activity.",
        page: "https://developer.android.com/guide/topics/manifest/activity-alias-element#trgt"),
      .flag(
        "supportsSizeChanges", \.declaration.supportsSizeChanges,
        "The metadata android.supports_size_changes: it follows changes of size, though it is not resizeable (API 30).",
        page: "https://developer.android.com/guide/practices/enhanced-letterboxing"),
      .flag(
        "allowRestrictedResizability", \.declaration.allowRestrictedResizability,
        "PROPERTY_COMPAT_ALLOW_RESTRICTED_RESIZABILITY: its restrictions apply on large screens, too (API 36).",
        page: AndroidPage.allowRestrictedResizability),
      .flag(
        "resizeableActivity", \.declaration.resizeableActivity,
        "Its task may be shown beside others; true by default.",
        page: AndroidPage.manifestActivity + "#resizeableActivity"),
      .choice(
        "lockTaskMode", \.declaration.lockTaskMode, "Whether a task with it as the root is locked.",
        page: "https://developer.android.com/reference/android/R.attr#lockTaskMode"),
      .choice(
        "screenOrientation", \.declaration.screenOrientation,
        "The orientation that it requests, if it fills the display.",
        page: AndroidPage.manifestActivity + "#screen"),
      aspectRatio("maxAspectRatio", "The largest aspect ratio that its window may have."),
      aspectRatio("minAspectRatio", "The smallest aspect ratio that its window may have."),
      .flag(
        "supportsPictureInPicture", \.declaration.supportsPictureInPicture,
        "It supports picture-in-picture.",
        page: AndroidPage.manifestActivity + "#supportsPIP"),
      .flag(
        "exported", \.declaration.isExported,
        "Other apps may start it; true by default.",
        page: AndroidPage.manifestActivity + "#exported"),
      .init(
        .number(
          "savedStateKilobytes", "How much it puts into its saved state.",
          page: "https://developer.android.com/reference/android/os/TransactionTooLargeException")
      ) { $0.declaration.savedStateSize = ($1.first.flatMap { Int($0) } ?? 0) << 10 },
      .init(
        .flag(
          "enableOnBackInvokedCallback",
          "It has opted in to predictive back, or out of it, whatever the app has done (API 33).",
          page: AndroidPage.manifestActivity + "#enabled")
      ) { $0.declaration.enableOnBackInvokedCallback = BooleanWord.isTrue($1) },
      .flag(
        "notInManifest", \.isMissingInManifest, "The manifest does not declare the class.",
        page: AndroidPage.manifestActivity),
      .text(
        "process", \.declaration.process,
        "The process in which it runs, by default that of its app.",
        page: AndroidPage.manifestActivity + "#proc"),
      .text(
        "package", \.declaration.package,
        "The app that it belongs to, with a uid of its own, if it is not the app under test.",
        page: "https://developer.android.com/guide/topics/manifest/manifest-element"),
      .flag(
        "contentView", \.declaration.hasContentView,
        "Its content view is of a class of its own, with overrides and an id.",
        page: "https://developer.android.com/develop/ui/views/layout/custom-views/create-view"),
      .flag(
        "optionsMenu", \.declaration.hasOptionsMenu,
        "It has an app bar with an options menu.",
        page: "https://developer.android.com/develop/ui/views/components/menus#options-menu"),
      .flag(
        "workProfile", \.declaration.isInWorkProfile,
        "It is installed in the work profile, not in the user's own.",
        page: "https://developer.android.com/work/managed-profiles"),
    ] + IntentFilterAttributes.all + EmbeddingAttributes.all

  /// Named, as the signs of divergences ask which screens have it.
  static let noHistory = DeclarationAttribute<ActivityParts>.flag(
    "noHistory", \.declaration.noHistory, "It is finished as soon as it is stopped.",
    page: AndroidPage.manifestActivity + "#nohist")

  /// The value does not matter, because the window has no particular shape.
  private static func aspectRatio(
    _ name: String, _ summary: String
  ) -> DeclarationAttribute<ActivityParts> {
    .init(
      .text(name, summary, page: "https://developer.android.com/reference/android/R.attr#\(name)")
    ) { activity, values in
      guard let ratio = values.only.flatMap(Double.init), ratio.isFinite, ratio > 0 else {
        throw ScriptProblem("'\(name)' is one number above zero, such as 1.8")
      }
      activity.declaration.hasFixedAspectRatio = true
    }
  }

  private static let lmode = AndroidPage.manifestActivity + "#lmode"
}

extension ConfigurationChanges {
  /// The words for the aspects of the configuration that change by themselves.
  static let words: [WordDefinition] = names.map { WordDefinition($0.name) }

  /// The changes with these names; unknown words are left out.
  init(words: [String]) {
    self = words.reduce(into: []) { changes, word in
      if let named = Self.namesInManifests.first(where: { $0.name == word }) {
        changes.insert(named.change)
      }
    }
  }
}

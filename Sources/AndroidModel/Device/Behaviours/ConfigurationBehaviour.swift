/// Configurations: what can change, and which change replaces an activity.
///
/// https://developer.android.com/guide/topics/resources/runtime-changes
package enum ConfigurationBehaviour: Int, Hashable, Sendable, CaseIterable {
  case handlesSIMChanges
  case killsInBackgroundForDensity
  case changesColorMode
  case changesFontWeight
  case changesGrammaticalGender
  case hasOverlays
  case recreatesAsWhenAsked
  case postsRecreationOfAppCompat
  case recreatesByServer
  case recreatesStartedActivity
  case pausesRecreatedStarted
  case relaunchesAfterPause
  case asksTopUnseen
  case turnsOnceUnlocked
  case resumesRelaunchedOnTop
  case recreatesFinishingActivity
  case recreatesForEachRequest
  case filtersSizeChanges
  case filtersSizeChangesOfDisplay
  case filtersLayoutChanges
  case reportsBesidesSmallChanges
  case reportsWhatReplacesNothing
  case keepsWindowOfRecreated
  case dropsOvertakenConfigurations
  case skipsRecreationOnConfigChange
  case sparesMovedGames
  case restoresSoftInput
  case holdsBackConfigurationOfCached
  case keepsLocalesOfApps
  case keepsNightModeOfApps
  case processFollowsActivity
  case turnsDisplayAfterTransition
  case relaunchesResumed
  case handlesOverlays

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .handlesSIMChanges:
      .init(
        "A change of the SIM's codes restarts no activity",
        .on(api: .from(26), target: .from(26)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/R.attr#recreateOnConfigChanges"))
    case .killsInBackgroundForDensity:
      .init(
        "A change of density kills the background processes of apps that cannot handle it",
        .on(api: .from(24), target: .upTo(23)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("DisplayContent.java"),
          "performDisplayOverrideConfigUpdate, killAllBackgroundProcessesExcept: all but those that target N"
        ))
    case .handlesOverlays:
      .init(
        "An activity can handle resource overlays, or say that it uses no resources and handles everything",
        .on(api: .from(36)),
        .init(
          .documented,
          "https://developer.android.com/sdk/api_diff/b-beta3/changes/android.content.pm.ActivityInfo",
          "CONFIG_ASSETS_PATHS and CONFIG_RESOURCES_UNUSED, which level 35 has not"))
    case .changesColorMode:
      .init(
        "The colour mode can change while apps run", .on(api: .from(26)),
        .init(.documented, AndroidBehaviour.Page.newInActivityInfo(26), "CONFIG_COLOR_MODE"))
    case .changesFontWeight:
      .init(
        "The font weight can be adjusted while apps run", .on(api: .from(31)),
        .init(
          .documented, AndroidBehaviour.Page.newInActivityInfo(31), "CONFIG_FONT_WEIGHT_ADJUSTMENT")
      )
    case .changesGrammaticalGender:
      .init(
        "The grammatical gender can change while apps run", .on(api: .from(34)),
        .init(.documented, AndroidBehaviour.Page.newInActivityInfo(34), "CONFIG_GRAMMATICAL_GENDER")
      )
    case .hasOverlays:
      .init(
        "Resource overlays can be applied while apps run", .on(api: .from(26)),
        .init(
          .documented, "https://source.android.com/docs/core/runtime/rros",
          "that it can be done while apps run from 26 on is memory"))
    case .recreatesAsWhenAsked:
      .init(
        "An activity that its own process recreates is left paused if it was not resumed at the request",
        .on(api: .upTo(27)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app27("ActivityThread.java"),
          "requestRelaunchActivity, startsNotResumed; that recreate() of all before Android 8 calls it is"
            + " said in ActivityRecreator of androidx.core"))
    case .relaunchesResumed:
      .init(
        "An activity that is resumed before a recreation by its own process is not left paused",
        .on(api: 24...27),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app27("ActivityThread.java"),
          "performResumeActivity, startsNotResumed; ActivityCompat.recreate of androidx.core takes it for given"
            + " from API 24 on"))
    case .postsRecreationOfAppCompat:
      .init(
        "AppCompat requests a recreation in a message of its own", .on(api: .upTo(23)),
        .init(
          .upstreamSource,
          "https://github.com/androidx/androidx/blob/d20f04f8c6f087e5b7a2df2c8a11e87f8f21107c/core/core/src/main/java/androidx/core/app/ActivityCompat.java",
          "recreate"))
    case .recreatesByServer:
      .init(
        "recreate() asks the server, which ignores finishing activities, and waits with stopped ones until they are shown",
        .on(api: 26...27),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app27("Activity.java"),
          "recreate, with ensureActivityConfigurationLocked of ActivityRecord; the levels are those of"
            + " ActivityRecreator of androidx.core, and the files of API 26 and 28 say the same"))
    case .recreatesStartedActivity:
      .init(
        "recreate() takes effect on a started activity too", .on(api: .from(31)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.activityThread31,
          "handleRelaunchActivityLocally, against the same method of API 30"))
    case .pausesRecreatedStarted:
      .init(
        "A started activity that recreate() replaces is resumed and paused; before, it is started again",
        .on(api: .from(35)),
        .init(
          .upstreamSource,
          "https://github.com/Reginer/aosp-android-jar/blob/262f6ae931160011572a5adfe4ec6302585e8f60/android-35/src/android/app/servertransaction/TransactionExecutorHelper.java",
          "getLifecycleRequestForCurrentState, against those of API 31 to 34: a StartActivityItem"))
    case .relaunchesAfterPause:
      .init(
        "An activity that a change has met while it was pausing is relaunched once paused; before, it is destroyed, and recreated when it is shown",
        .on(api: .from(24)),
        .init(
          .upstreamSource,
          "https://github.com/AOSP-JF/platform_frameworks_base/blob/a4156292cdd0564d5ee24b8c540b0b360a2518b7/services/core/java/com/android/server/am/ActivityStack.java",
          "completePauseLocked of Android 5: configDestroy; that 23 is the last is memory"))
    case .asksTopUnseen:
      .init(
        "A change of configuration behind the lock screen reaches the top activity at once; later releases tell a stopped activity when it is shown",
        .on(api: .upTo(25)),
        .init(
          .upstreamSource,
          "https://github.com/Kran124/abc-n_frameworks_base/blob/a17c3edb863b9e21c6f24ab1f70dd5b8781782d1/services/core/java/com/android/server/am/ActivityStack.java",
          "ensureActivityConfigurationLocked, against ActivityRecord's of Android 8.0 and 8.1, which skips"
            + " what is stopped"))
    case .turnsOnceUnlocked:
      .init(
        "The display turns back from a portrait lock screen after the activity behind it is resumed; in later releases before",
        .on(api: .upTo(25)),
        .init(
          .observed, "https://m.haomeiwen.com/subject/ayndzttx.html",
          "locked and unlocked in landscape, against getOrientation of DisplayContent of Android 8.0,"
            + " which looks at mKeyguardGoingAway"))
    case .resumesRelaunchedOnTop:
      .init(
        "An activity that is recreated while it is paused is resumed at once if it is the next one",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityRecord.java"),
          "relaunchActivityLocked, shouldBeResumed; that of API 29 asks whether it is resumed"))
    case .recreatesFinishingActivity:
      .init(
        "recreate() takes effect on an activity that is finishing", .on(api: .upTo(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.activityThread31,
          "scheduleRelaunchActivityIfPossible, against scheduleRelaunchActivity of API 30"))
    case .recreatesForEachRequest:
      .init(
        "Each recreate() makes a new instance, even if another one has not taken effect yet",
        .on(api: 28...28),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.frameworks28 + "core/java/android/app/ActivityThread.java",
          "scheduleRelaunchActivity; that of API 29 takes back what waits"))
    case .filtersSizeChanges:
      .init(
        "A new size of a window in multi-window mode recreates no activity if no resource depends on it",
        .on(api: .from(24)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityRecord.java"),
          "getConfigurationChanges; that it came with multi-window is memory"))
    case .filtersSizeChangesOfDisplay:
      .init(
        "A new size of the whole display, as by a rotation, recreates no activity if no resource depends on it",
        .on(api: .from(26)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.frameworks27
            + "services/core/java/com/android/server/am/ActivityRecord.java",
          "ensureActivityConfigurationLocked; the level is that of turns on Android 6, 7 and 8 in"
            + " https://iter01.com/75605.html"))
    case .filtersLayoutChanges:
      .init(
        "A new screenLayout recreates no activity if no resource depends on it",
        .on(api: .from(32)),
        .init(
          .upstreamTest, AndroidBehaviour.Tree.activityThreadTests,
          "testShouldReportChange with SizeConfigurationBuckets, which of Android 12 knows sizes alone"
            + " (aosp-mirror/platform_frameworks_base at 6156e449); that 32 is the first is memory")
      )
    case .reportsBesidesSmallChanges:
      .init(
        "An activity that handles all changes for which there are resources is told of them, whatever else changes",
        .on(api: .from(31)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.activityThread31,
          "performActivityConfigurationChanged, against that of API 30"))
    case .reportsWhatReplacesNothing:
      .init(
        "An activity that is not recreated for a change is told of it, whatever it handles",
        .on(api: 24...29),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app29("ActivityThread.java"),
          "performActivityConfigurationChanged, as in the files of API 26 and 28, against that of"
            + " API 30; that 24 is the first is memory"))
    case .keepsWindowOfRecreated:
      .init(
        "The instance that recreate() makes keeps the window of the old one, unless that was stopped",
        .on(api: .from(31)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.activityThread31, "scheduleRelaunchActivity"))
    case .dropsOvertakenConfigurations:
      .init(
        "A configuration for an activity is dropped if a newer one is pending for it; before, the activity takes that of the whole process",
        .on(api: .from(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app29("ActivityThread.java"),
          "updatePendingActivityConfiguration, which the file of API 28 has not"))
    case .skipsRecreationOnConfigChange:
      .init(
        "Changes of keyboard, navigation, touchscreen, colours or a desk dock recreate an activity only if it asks for it or has resources for them",
        .on(api: .from(37)),
        .init(
          .documented, "https://developer.android.com/about/versions/17/release-notes",
          "Optimized Configuration Changes, which names no target; the rule of the compatibility change"
            + " 454795633 is not known"))
    case .sparesMovedGames:
      .init(
        "A game that is moved to another display is not recreated for its density, touchscreen or colours",
        .on(api: .from(37)),
        .init(
          .upstreamTest,
          "https://github.com/muhomorr/platform_frameworks_base-15/blob/15464dded76335de9d50de758976dd1c928b9481/services/tests/wmtests/src/com/android/server/wm/AppCompatDisplayCompatTests.java",
          "testDisplayCompatMode_gameDoesNotRestartWithDisplayMove; before that it is behind a flag"
        ))
    case .restoresSoftInput:
      .init(
        "The on-screen keyboard is restored for an activity that was recreated",
        .on(api: .upTo(36)),
        .init(
          .documented, "https://developer.android.com/about/versions/17/behavior-changes-all",
          "Restoring default IME visibility after rotation"))
    case .holdsBackConfigurationOfCached:
      .init(
        "A cached process is told of a new configuration once it is no longer cached",
        .on(api: .from(30)),
        .init(
          .upstreamTest,
          AndroidBehaviour.Tree.frameworks30
            + "services/tests/wmtests/src/com/android/server/wm/WindowProcessControllerTests.java",
          "testDelayingConfigurationChange; Android 10 has no such branch"))
    case .keepsLocalesOfApps:
      .init(
        "The system keeps the languages of each app, and AppCompat passes them on to it",
        .on(api: .from(33)),
        .init(
          .documented, "https://developer.android.com/guide/topics/resources/app-languages",
          "Per-app language preferences"))
    case .keepsNightModeOfApps:
      .init(
        "setApplicationNightMode exists, and the system keeps the night mode of each app",
        .on(api: .from(31)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/UiModeManager#setApplicationNightMode(int)"
        ))
    case .processFollowsActivity:
      .init(
        "A process has the configuration of its last added activity, not that of the display",
        .on(api: .from(30)),
        .init(
          .upstreamTest,
          AndroidBehaviour.Tree.frameworks30
            + "services/tests/wmtests/src/com/android/server/wm/ActivityRecordTests.java",
          "testActivityOverridesProcessConfig_TwoActivities; WindowProcessController of API 29 hears of the"
            + " display alone"))
    case .turnsDisplayAfterTransition:
      .init(
        "An activity with another orientation has it before the display, which rotates after the transition",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("DisplayContent.java"),
          "handleTopActivityLaunchingInDifferentOrientation, which API 29 has not"))
    }
  }
}

extension AndroidVersion {
  var handlesSIMChanges: Bool { has(.configuration(.handlesSIMChanges)) }
  var killsInBackgroundForDensity: Bool { has(.configuration(.killsInBackgroundForDensity)) }
  var hasOverlays: Bool { has(.configuration(.hasOverlays)) }
  var handlesOverlays: Bool { has(.configuration(.handlesOverlays)) }
  var recreatesAsWhenAsked: Bool { has(.configuration(.recreatesAsWhenAsked)) }
  var relaunchesResumed: Bool { has(.configuration(.relaunchesResumed)) }
  var postsRecreationOfAppCompat: Bool { has(.configuration(.postsRecreationOfAppCompat)) }
  var recreatesByServer: Bool { has(.configuration(.recreatesByServer)) }
  var recreatesStartedActivity: Bool { has(.configuration(.recreatesStartedActivity)) }
  var pausesRecreatedStarted: Bool { has(.configuration(.pausesRecreatedStarted)) }
  var relaunchesAfterPause: Bool { has(.configuration(.relaunchesAfterPause)) }
  var asksTopUnseen: Bool { has(.configuration(.asksTopUnseen)) }
  var turnsOnceUnlocked: Bool { has(.configuration(.turnsOnceUnlocked)) }
  var resumesRelaunchedOnTop: Bool { has(.configuration(.resumesRelaunchedOnTop)) }
  var recreatesFinishingActivity: Bool { has(.configuration(.recreatesFinishingActivity)) }
  var recreatesForEachRequest: Bool { has(.configuration(.recreatesForEachRequest)) }
  var filtersSizeChanges: Bool { has(.configuration(.filtersSizeChanges)) }
  var filtersSizeChangesOfDisplay: Bool { has(.configuration(.filtersSizeChangesOfDisplay)) }
  var filtersLayoutChanges: Bool { has(.configuration(.filtersLayoutChanges)) }
  var reportsBesidesSmallChanges: Bool { has(.configuration(.reportsBesidesSmallChanges)) }
  var reportsWhatReplacesNothing: Bool { has(.configuration(.reportsWhatReplacesNothing)) }
  var dropsOvertakenConfigurations: Bool {
    has(.configuration(.dropsOvertakenConfigurations))
  }
  var skipsRecreationOnConfigChange: Bool {
    has(.configuration(.skipsRecreationOnConfigChange))
  }
  var sparesMovedGames: Bool { has(.configuration(.sparesMovedGames)) }
  var restoresSoftInput: Bool { has(.configuration(.restoresSoftInput)) }
  var holdsBackConfigurationOfCached: Bool {
    has(.configuration(.holdsBackConfigurationOfCached))
  }
  var keepsLocalesOfApps: Bool { has(.configuration(.keepsLocalesOfApps)) }
  var keepsNightModeOfApps: Bool { has(.configuration(.keepsNightModeOfApps)) }
  var processFollowsActivity: Bool { has(.configuration(.processFollowsActivity)) }
  var turnsDisplayAfterTransition: Bool {
    has(.configuration(.turnsDisplayAfterTransition))
  }
  var keepsWindowOfRecreated: Bool { has(.configuration(.keepsWindowOfRecreated)) }

  /// Whether all these aspects of the configuration can change while apps run.
  func canChange(_ aspects: ConfigurationChanges) -> Bool {
    ConfigurationChanges(ConfigurationChanges.names.map(\.change)).isSuperset(of: aspects)
      && (!aspects.contains(.colorMode) || has(.configuration(.changesColorMode)))
      && (!aspects.contains(.fontWeightAdjustment) || has(.configuration(.changesFontWeight)))
      && (!aspects.contains(.grammaticalGender) || has(.configuration(.changesGrammaticalGender)))
  }
}

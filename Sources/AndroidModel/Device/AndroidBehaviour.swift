/// Every way in which the supported releases differ: the one place that says what it is, when it
/// holds and what the claim rests on.
package enum AndroidBehaviour: Int, Hashable, Sendable, CaseIterable {
  case savesStateAfterStop
  case savesStateBeforePause
  case savesStateOfVisiblePaused
  case tellsStateNotSaved
  case backKeepsLauncherRoot
  case hasBackGesture
  case hasActivityCallbacksOfActivities
  case hasAssistContent
  case crashesOnLargeState
  case hasBackInvokedCallbacks
  case hasBackAnimationCallbacks
  case enablesBackInvokedCallbacks
  case hasSystemBackCallbacks
  case reportsTopResumedActivity
  case stopsStartedActivityDirectly
  case pausesActivityShownBehind
  case deliversNewIntentOneStepBeforeResume
  case deliversResultOneStepBeforeResume
  case deliversToTopForResult
  case removesOtherSingleInstance
  case hasSingleInstancePerTask
  case insistsOnNewTaskFromContext
  case insistsOnFinishingNoDisplay
  case observersResumeBeforePostResume
  case hasRuntimePermissions
  case hasLockScreenAttributes
  case inheritsShowWhenLocked
  case requestsDismissal
  case hasLockTaskMode
  case hasStackForEachTask
  case hasDreamActivity
  case handlesSIMChanges
  case notifiesEveryTrimLevel
  case changesDensity
  case changesColorMode
  case changesFontWeight
  case changesGrammaticalGender
  case recreatesStartedActivity
  case relaunchesAfterPause
  case recreatesFinishingActivity
  case letsAppsRelinquishIdentity
  case clearsReusedTaskTwice
  case hasSplitScreen
  case resumesAllVisible
  case resumesSeveralOfProcess
  case hasPictureInPicture
  case requestsPictureInPicture
  case entersPictureInPictureAutomatically
  case pausesUnfocusableShownAgain
  case hasSecondaryDisplays
  case decoratesDisplays
  case startsOnDisplayOfProcess
  case hasActivityEmbedding
  case ignoresOrientationsOnLargeScreens
  case hasFullscreenRequests
  case keepsWhatShowsThroughFromAutoEntering
  case endsPictureWithItsTask
  case hasAffinityOfUID
  case startsNextFromOwnActivity
  case checksWhoNavigatesUp
  case restrictsBackgroundStarts
  case blocksNotificationTrampolines
  case hasBackgroundStartModes
  case asksSendersOfPendingIntents
  case asksCreatorsOfPendingIntents
  case restrictsStartsFromBelow
  case hasShowForAllUsers
  case finishesNoHistoryOfEveryTask
  case hasSetTranslucent
  case keepsTaskOverlaysWhenClearing
  case letterboxesOrientations
  case keepsSizeOfUnresizeable
  case heedsSupportsSizeChanges
  case filtersSizeChanges
  case filtersLayoutChanges
  case reportsBesidesSmallChanges
  case hasOverlays

  /// Its place in the value of a version.
  var bit: UInt128 { 1 &<< UInt128(rawValue) }

  /// The rules alone, so that a version is made without a look at the texts.
  static let rules = allCases.map { (bit: $0.bit, rule: $0.definition.rule) }

  package var definition: Definition {
    switch self {
    case .savesStateAfterStop:
      .init(
        "onSaveInstanceState follows onStop; before, it precedes it",
        .on(api: .from(28), target: .from(28)),
        .init(.documented, Page.activity + "#ActivityLifecycle"))
    case .savesStateBeforePause:
      .init(
        "Apps from before Honeycomb save their state before they pause, and then no more",
        .on(target: .upTo(10)),
        .init(
          .upstreamTest,
          Tree.frameworks + "core/tests/coretests/src/android/app/activity/LifecycleTest.java",
          "LifecycleTest.testScreen"))
    case .savesStateOfVisiblePaused:
      .init(
        "A paused activity is told to save its state even while it stays visible",
        .on(api: .upTo(23)),
        .init(
          .upstreamTest,
          "https://github.com/aosp-mirror/platform_frameworks_support/blob/f9d0d7c/lifecycle/integration-tests/testapp/src/androidTest/java/androidx/lifecycle/PartiallyCoveredActivityTest.java",
          "PartiallyCoveredActivityTest"))
    case .tellsStateNotSaved:
      .init(
        "onStateNotSaved exists", .on(api: .from(23)),
        .init(.documented, Page.activity + "#onStateNotSaved()"))
    case .backKeepsLauncherRoot:
      .init(
        "Back moves the task of a launcher root to the background instead of finishing the root",
        .on(api: .from(31)),
        .init(
          .documented, "https://developer.android.com/about/versions/12/behavior-changes-all",
          "Lifecycle: root launcher activities are no longer finished on Back press"))
    case .hasBackGesture:
      .init(
        "Back can be a gesture, which the finger may take back before it commits",
        .on(api: .from(29)),
        .init(
          .documented,
          "https://developer.android.com/develop/ui/views/touch-and-input/gestures/gesturenav",
          "Ensure compatibility with gesture navigation"))
    case .hasActivityCallbacksOfActivities:
      .init(
        "ActivityLifecycleCallbacks hear of each callback before and after, and belong to an activity too",
        .on(api: .from(29)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/Application.ActivityLifecycleCallbacks"
        ))
    case .hasAssistContent:
      .init(
        "onProvideAssistContent exists", .on(api: .from(23)),
        .init(
          .documented,
          Page.activity + "#onProvideAssistContent(android.app.assist.AssistContent)"))
    case .crashesOnLargeState:
      .init(
        "A saved state that no transaction has room for ends the app instead of being dropped",
        .on(api: .from(24), target: .from(24)),
        .init(
          .upstreamSource,
          Tree.frameworks
            + "core/java/android/app/servertransaction/PendingTransactionActions.java",
          "StopInfo.run"))
    case .hasBackInvokedCallbacks:
      .init(
        "OnBackInvokedCallback exists, and apps may opt in to it", .on(api: .from(33)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/window/OnBackInvokedCallback"))
    case .hasBackAnimationCallbacks:
      .init(
        "Callbacks for Back are told of the steps of the gesture", .on(api: .from(34)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/window/OnBackAnimationCallback"))
    case .enablesBackInvokedCallbacks:
      .init(
        "Apps use OnBackInvokedCallback unless they opt out, and onBackPressed is not called",
        .on(api: .from(36), target: .from(36)),
        .init(
          .documented, "https://developer.android.com/about/versions/16/behavior-changes-16",
          "Migration or opt-out required for predictive back"))
    case .hasSystemBackCallbacks:
      .init(
        "SystemOnBackInvokedCallbacks and PRIORITY_SYSTEM_NAVIGATION_OBSERVER exist",
        .on(api: .from(36)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/window/SystemOnBackInvokedCallbacks"))
    case .reportsTopResumedActivity:
      .init(
        "onTopResumedActivityChanged exists", .on(api: .from(29)),
        .init(
          .upstreamTest,
          "https://github.com/robolectric/robolectric/blob/dce5f2b/robolectric/src/test/java/org/robolectric/android/controller/ActivityControllerTest.java",
          "onTopActivityResumed is called from API 29, never before"))
    case .stopsStartedActivityDirectly:
      .init(
        "The path from started to stopped does not lead through resumed",
        .except(api: 28...29),
        .init(
          .upstreamTest,
          Tree.frameworks
            + "core/tests/coretests/src/android/app/servertransaction/TransactionExecutorTests.java",
          "testLifecycleFromOnStart, against the same test of API 28 and 29; before there were"
            + " paths at all, a started activity was what is now a paused one"))
    case .pausesActivityShownBehind:
      .init(
        "A stopped activity that shows through a translucent one above it is paused, not started",
        .on(api: 28...29),
        .init(
          .inferred, "Documentation/Decisions/0002-shown-again-under-a-translucent-activity.md",
          "the server has no StartActivityItem yet"))
    case .deliversNewIntentOneStepBeforeResume:
      .init(
        "A new intent for a stopped activity waits for its restart: its item has a state to end in",
        .on(api: .from(29)),
        .init(
          .upstreamTest, Tree.lifecycleTests,
          "testOnNewIntentFromHidden; Documentation/Decisions/0001"))
    case .deliversResultOneStepBeforeResume:
      .init(
        "A result waits for the restart of its receiver",
        .on(api: .from(32), target: .from(32)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/de53d96/core/java/android/app/servertransaction/ActivityResultItem.java",
          "compatibility change 78294732"))
    case .deliversToTopForResult:
      .init(
        "A start for result can end at the singleTop activity in front, without a result",
        .on(api: .from(31)),
        .init(
          .upstreamSource, Tree.activityStarter,
          "deliverToCurrentTopIfNeeded, against Android 11; the level itself is memory"))
    case .removesOtherSingleInstance:
      .init(
        "A singleInstance activity that is started for a result in one task goes from all others",
        .on(api: .from(31)),
        .init(
          .upstreamSource, Tree.activityStarter,
          "recycled tasks, against Android 11; the level itself is memory"))
    case .hasSingleInstancePerTask:
      .init(
        "The launch mode singleInstancePerTask exists", .on(api: .from(31)),
        .init(.documented, Page.newInActivityInfo(31), "LAUNCH_SINGLE_INSTANCE_PER_TASK"))
    case .insistsOnNewTaskFromContext:
      .init(
        "startActivity from a context that is no activity needs FLAG_ACTIVITY_NEW_TASK",
        .except(api: .from(24), target: 24...27),
        .init(
          .upstreamSource, Tree.frameworks + "core/java/android/app/ContextImpl.java",
          "startActivity, and its remark on the bug of 24 to 27"))
    case .insistsOnFinishingNoDisplay:
      .init(
        "An activity without a display has to finish before its onResume ends",
        .on(api: .from(23), target: .from(23)),
        .init(
          .documented, "https://developer.android.com/reference/android/R.style#Theme_NoDisplay"))
    case .observersResumeBeforePostResume:
      .init(
        "A framework fragment drives the androidx Lifecycle, which resumes before onPostResume",
        .on(api: .upTo(28)),
        .init(
          .upstreamSource,
          "https://github.com/androidx/androidx/blob/bb5c957/lifecycle/lifecycle-runtime/src/androidMain/kotlin/androidx/lifecycle/ReportFragment.android.kt",
          "ReportFragment; later its LifecycleCallbacks"))
    case .hasRuntimePermissions:
      .init(
        "requestPermissions exists", .on(api: .from(23)),
        .init(.documented, Page.activity + "#requestPermissions(java.lang.String[],%20int)"))
    case .hasLockScreenAttributes:
      .init(
        "showWhenLocked and turnScreenOn are attributes and calls; before, windows have flags alone",
        .on(api: .from(27)),
        .init(.documented, Page.activity + "#setTurnScreenOn(boolean)"))
    case .inheritsShowWhenLocked:
      .init(
        "An activity can show over the keyguard because the one below it does",
        .on(api: .from(29)),
        .init(.documented, Page.activity + "#setInheritShowWhenLocked(boolean)"))
    case .hasLockTaskMode:
      .init(
        "lockTaskMode is an attribute of the manifest", .on(api: .from(23)),
        .init(.documented, "https://developer.android.com/reference/android/R.attr#lockTaskMode"))
    case .hasStackForEachTask:
      .init(
        "A crash takes the top activity of every task of the app, and not of the front one alone",
        .on(api: .from(28)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/0018505370e3ac0a49e03edd5cb467ee44329a35/services/core/java/com/android/server/am/ActivityStarter.java",
          "computeStackFocus: one fullscreen stack, of which a crash takes the top"))
    case .hasDreamActivity:
      .init(
        "A dream is an activity in front of all others, and not a window alone",
        .on(api: .from(30)),
        .init(
          .upstreamSource, Tree.frameworks + "core/java/android/service/dreams/DreamActivity.java",
          "DreamActivity; that there was none before is memory"))
    case .requestsDismissal:
      .init(
        "requestDismissKeyguard exists", .on(api: .from(26)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/KeyguardManager#requestDismissKeyguard(android.app.Activity,%20android.app.KeyguardManager.KeyguardDismissCallback)"
        ))
    case .handlesSIMChanges:
      .init(
        "A change of the SIM's codes restarts no activity",
        .on(api: .from(26), target: .from(26)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/R.attr#recreateOnConfigChanges"))
    case .notifiesEveryTrimLevel:
      .init(
        "onTrimMemory has levels besides UI_HIDDEN and BACKGROUND", .on(api: .upTo(33)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/content/ComponentCallbacks2"))
    case .changesDensity:
      .init(
        "The density can change while apps run", .on(api: .from(24)),
        .init(.documented, Page.configChanges))
    case .changesColorMode:
      .init(
        "The colour mode can change while apps run", .on(api: .from(26)),
        .init(.documented, Page.newInActivityInfo(26), "CONFIG_COLOR_MODE"))
    case .changesFontWeight:
      .init(
        "The font weight can be adjusted while apps run", .on(api: .from(31)),
        .init(.documented, Page.newInActivityInfo(31), "CONFIG_FONT_WEIGHT_ADJUSTMENT"))
    case .changesGrammaticalGender:
      .init(
        "The grammatical gender can change while apps run", .on(api: .from(34)),
        .init(.documented, Page.newInActivityInfo(34), "CONFIG_GRAMMATICAL_GENDER"))
    case .relaunchesAfterPause:
      .init(
        "What a change has met while it paused is relaunched then; before, it is destroyed, to be made"
          + " anew when it is shown",
        .on(api: .from(24)),
        .init(
          .upstreamSource,
          "https://github.com/AOSP-JF/platform_frameworks_base/blob/a4156292cdd0564d5ee24b8c540b0b360a2518b7/services/core/java/com/android/server/am/ActivityStack.java",
          "completePauseLocked of Android 5: configDestroy; that 23 is the last is memory"))
    case .recreatesStartedActivity:
      .init(
        "recreate() takes effect on a started activity too, which is paused then",
        .on(api: .from(31)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/07d7b6f90b13d867d76eedcde5858e6f1528cbb1/core/java/android/app/ActivityThread.java",
          "handleRelaunchActivityLocally, against the same method of API 30"))
    case .recreatesFinishingActivity:
      .init(
        "recreate() takes effect on an activity that is finishing", .on(api: .upTo(30)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/07d7b6f90b13d867d76eedcde5858e6f1528cbb1/core/java/android/app/ActivityThread.java",
          "scheduleRelaunchActivityIfPossible, against scheduleRelaunchActivity of API 30"))
    case .letsAppsRelinquishIdentity:
      .init(
        "relinquishTaskIdentity is heeded in every app, and not in those of the system alone",
        .on(api: .upTo(30)),
        .init(
          .upstreamTest,
          Tree.starterTests,
          "testActivityWithRelinquishTaskIdentity; the level itself is memory"))
    case .clearsReusedTaskTwice:
      .init(
        "CLEAR_TOP clears a task that was found twice, so that two instances go if there are two",
        .on(api: 26...27),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/0018505370e3ac0a49e03edd5cb467ee44329a35/services/core/java/com/android/server/am/ActivityStarter.java",
          "startActivityUnchecked and setTaskFromIntentActivity; the levels around are not known"))
    case .hasSplitScreen:
      .init(
        "Two apps can stand side by side", .on(api: .from(24)),
        .init(.documented, Page.multiWindow))
    case .resumesAllVisible:
      .init(
        "The topmost activity of every visible window is resumed, not that of the focused one alone",
        .on(api: .from(29)),
        .init(
          .documented, "https://source.android.com/docs/core/display/multi_display/multi-resume")
      )
    case .resumesSeveralOfProcess:
      .init(
        "Several activities of one process can be resumed beside each other",
        .on(target: .from(29)),
        .init(
          .upstreamTest, Tree.multiWindowTests,
          "testSameProcessActivityResumedPreQ, testDifferentProcessActivityResumedPreQ"))
    case .hasPictureInPicture:
      .init(
        "An activity can become a small window over others", .on(api: .from(26)),
        .init(.documented, "https://developer.android.com/develop/ui/views/picture-in-picture"))
    case .requestsPictureInPicture:
      .init(
        "onPictureInPictureRequested exists, and isInPictureInPictureMode is true at once",
        .on(api: .from(30)),
        .init(.documented, Page.activity + "#onPictureInPictureRequested()"))
    case .entersPictureInPictureAutomatically:
      .init(
        "The system makes an activity that allows it a picture when the user leaves it",
        .on(api: .from(31)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/PictureInPictureParams.Builder#setAutoEnterEnabled(boolean)"
        ))
    case .pausesUnfocusableShownAgain:
      .init(
        "A stopped activity in picture-in-picture that is shown again is paused, not started",
        .on(api: .from(28)),
        .init(
          .upstreamTest, Tree.keyguardTests,
          "testKeyguardShowHideOverPip; the level is that of the server's transactions"))
    case .hasSecondaryDisplays:
      .init(
        "Activities can be started on further displays", .on(api: .from(26)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/ActivityOptions#setLaunchDisplayId(int)"
        ))
    case .decoratesDisplays:
      .init(
        "A further display can have a home screen of its own", .on(api: .from(29)),
        .init(
          .documented,
          "https://source.android.com/docs/core/display/multi_display/system-decorations"))
    case .startsOnDisplayOfProcess:
      .init(
        "A start from no display goes to where its process has activities, not where the user was last",
        .on(api: .from(31)),
        .init(
          .upstreamTest, Tree.multiDisplayTests,
          "testConsequentLaunchActivity; the level itself is memory"))
    case .hasActivityEmbedding:
      .init(
        "Two activities of one task can be side by side in it, by the app's own rules",
        .on(api: .from(32)),
        .init(
          .documented,
          "https://developer.android.com/develop/ui/views/layout/activity-embedding"))
    case .ignoresOrientationsOnLargeScreens:
      .init(
        "On a large screen it does not matter which orientation an activity asks for",
        .on(api: .from(36), target: .from(36)),
        .init(
          .documented,
          "https://developer.android.com/develop/ui/compose/layouts/adaptive/app-orientation-aspect-ratio-resizability",
          "Changes"))
    case .hasFullscreenRequests:
      .init(
        "An activity in a free window can ask for the whole display", .on(api: .from(34)),
        .init(
          .documented,
          Page.activity
            + "#requestFullscreenMode(int,android.os.OutcomeReceiver%3Cjava.lang.Void,java.lang.Throwable%3E)"
        ))
    case .keepsWhatShowsThroughFromAutoEntering:
      .init(
        "What is left for something see-through does not become a picture by itself",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/PixelExperience/frameworks_base/blob/2ad6dd63808e7d330c89f596afa2ff635dcaf3ff/services/core/java/com/android/server/wm/TaskFragment.java",
          "startPausing; that of the first release of Android 13 does not ask yet"))
    case .endsPictureWithItsTask:
      .init(
        "A picture ends with the task that it has left", .on(api: .from(33)),
        .init(
          .upstreamTest, Tree.pinnedTests,
          "testPipFromTaskWithMultipleActivitiesAndRemoveOriginalTask; the level is that of the test"
        ))
    case .hasAffinityOfUID:
      .init(
        "Apps of different uids never share a task affinity", .on(api: .from(30)),
        .init(
          .upstreamSource,
          Tree.frameworks + "services/core/java/com/android/server/wm/ActivityRecord.java",
          "getTaskAffinityWithUid; that earlier releases compare the name alone is documented"))
    case .startsNextFromOwnActivity:
      .init(
        "Of several activities started together the next comes from another app's never",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          Tree.frameworks + "services/core/java/com/android/server/wm/ActivityStartController.java",
          "startActivities; the level is that of the file"))
    case .checksWhoNavigatesUp:
      .init(
        "Who navigates up to another app's activity needs the permission to start it",
        .on(api: .from(33)),
        .init(
          .upstreamTest, Tree.startActivityTests,
          "testStartActivityByNavigateUpToFromDiffUid; the level is that of the test"))
    case .restrictsBackgroundStarts:
      .init(
        "What an app starts that is not seen does not come to the front", .on(api: .from(29)),
        .init(
          .documented, Page.backgroundStarts
        ))
    case .blocksNotificationTrampolines:
      .init(
        "A service or receiver that a notification leads to may not start an activity for that",
        .on(api: .from(31), target: .from(31)),
        .init(
          .documented, "https://developer.android.com/about/versions/12/behavior-changes-12",
          "Activities cannot be started from services or broadcast receivers that behave as"
            + " notification trampolines"))
    case .hasBackgroundStartModes:
      .init(
        "Who makes or sends a pending intent can say whether it may start activities from the background",
        .on(api: .from(34)),
        .init(
          .documented, Page.backgroundStarts,
          "Opt-In required when starting activities from PendingIntents"))
    case .asksSendersOfPendingIntents:
      .init(
        "Who sends another's pending intent lends it the right to come to the front only by saying so",
        .on(api: .from(34), target: .from(34)),
        .init(.documented, Page.backgroundStarts, "By the Sender of the PendingIntent"))
    case .asksCreatorsOfPendingIntents:
      .init(
        "Who makes a pending intent lends it the right to come to the front only by saying so",
        .on(api: .from(35), target: .from(35)),
        .init(
          .documented, Page.backgroundStarts,
          "Opt-In required when starting activities from PendingIntents"))
    case .hasShowForAllUsers:
      .init(
        "showForAllUsers is an attribute of the manifest", .on(api: .from(23)),
        .init(.documented, "https://developer.android.com/reference/android/R.attr#showForAllUsers")
      )
    case .restrictsStartsFromBelow:
      .init(
        "What lies under an activity of an app that does not allow it starts nothing over it",
        .on(api: .from(35), target: .from(35)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/00143ee7ef3a0ff4ccc974b8501bc50ebb3ece8d/services/core/java/com/android/server/wm/BackgroundActivityStartController.java",
          "checkCrossUidActivitySwitchFromBelow"))
    case .finishesNoHistoryOfEveryTask:
      .init(
        "In the dark a new opaque activity ends what has no history in every task, not in its own alone",
        .on(api: .from(31)),
        .init(
          .upstreamTest, Tree.starterTests,
          "testNoHistoryActivityWithDifferentTask, against Task.mLastNoHistoryActivity of API 30"))
    case .hasSetTranslucent:
      .init(
        "Apps can call setTranslucent", .on(api: .from(30)),
        .init(.documented, Page.activity + "#setTranslucent(boolean)"))
    case .keepsTaskOverlaysWhenClearing:
      .init(
        "What lies over a whole task stays when the task is cleared for another activity",
        .on(api: .from(33)),
        .init(
          .upstreamTest, Tree.startTests,
          "testStartActivitiesTaskOverlayWithClearTask, against Task.performClearTaskLocked of API 30;"
            + " the level is that of the test"))
    case .letterboxesOrientations:
      .init(
        "A large screen gives an activity a part in the orientation that it asks for, and does not turn",
        .on(api: .from(32)),
        .init(
          .documented, "https://developer.android.com/guide/practices/enhanced-letterboxing",
          "per-app overrides; that devices do so from 12L on is memory"))
    case .keepsSizeOfUnresizeable:
      .init(
        "What may not be resized, and has an orientation or proportions of its own, keeps its first size",
        .on(api: .from(30)),
        .init(
          .upstreamTest,
          Tree.frameworks + "services/tests/wmtests/src/com/android/server/wm/SizeCompatTests.java",
          "testFixedScreenBoundsWhenDisplaySizeChanged; the level is that of the test"))
    case .heedsSupportsSizeChanges:
      .init(
        "What says that it supports changes of its size keeps none", .on(api: .from(31)),
        .init(
          .upstreamSource,
          "https://github.com/muhomorr/platform_frameworks_base-15/blob/cc90d64f1ed316f785030de604d85559806dcc20/services/core/java/com/android/server/wm/AppCompatSizeCompatModePolicy.java",
          "shouldCreateAppCompatDisplayInsets, against ActivityRecord.shouldUseSizeCompatMode of API 30;"
            + " the level itself is memory"))
    case .filtersSizeChanges:
      .init(
        "A new size that no resource is for is no reason to replace an activity",
        .on(api: .from(24)),
        .init(
          .upstreamSource,
          Tree.frameworks + "services/core/java/com/android/server/wm/ActivityRecord.java",
          "getConfigurationChanges; that it came with multi-window is memory"))
    case .filtersLayoutChanges:
      .init(
        "A new class of layout that no resource is for is none either", .on(api: .from(32)),
        .init(
          .upstreamTest, Tree.activityThreadTests,
          "testShouldReportChange with SizeConfigurationBuckets; the level itself is memory"))
    case .reportsBesidesSmallChanges:
      .init(
        "Who handles all changes that resources are for is told of them, whatever else changes",
        .on(api: .from(33)),
        .init(
          .upstreamTest, Tree.activityThreadTests,
          "testShouldReportChange, against performActivityConfigurationChanged of API 30; the level"
            + " itself is memory"))
    case .hasOverlays:
      .init(
        "Resources can be laid over those of an app while it runs", .on(api: .from(26)),
        .init(
          .documented, "https://source.android.com/docs/core/runtime/rros",
          "that it can be done while apps run from 26 on is memory"))
    }
  }
}

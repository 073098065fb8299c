/// Windows: several at once, which of them resume, and the sizes they take.
///
/// https://developer.android.com/develop/ui/views/layout/support-multi-window-mode
package enum WindowBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasSplitScreen
  case resumesAllVisible
  case resumesSeveralOfProcess
  case hasActivityEmbedding
  case ignoresOrientationsOnLargeScreens
  case hasFullscreenRequests
  case letterboxesOrientations
  case letterboxesSides
  case putsUnresizeableBesideOthers
  case heedsLockedOnLargeScreens
  case keepsSizeOfUnresizeable
  case heedsSupportsSizeChanges
  case hasSecondaryDisplays
  case decoratesDisplays
  case startsOnDisplayOfProcess
  case focusesWhatIsStarted
  case heedsAllowRestrictedResizability
  case resizesPrimarySideLast
  case tellsSidesBeforeDisplay
  case minimizesSplitScreens
  case staysWithLastWindow
  case inheritsFreeWindows
  case tellsModesWithConfiguration
  case splitsScreenForAdjacent
  case viewsKeepWhatIsPosted
  case launchForgetsStarts
  case resetsSizeInSeenProcess
  case holdsPairsInLockedTasks
  case appliesRulesOutsideActivities
  case placeholdersComeBesideWhatShows
  case tellsFocusByInput
  case turnsForCameras

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .hasSplitScreen:
      .init(
        "Two apps can stand side by side", .on(api: .from(24)),
        .init(.documented, AndroidBehaviour.Page.multiWindow))
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
          .upstreamTest, AndroidBehaviour.Tree.multiWindowTests,
          "testSameProcessActivityResumedPreQ, testDifferentProcessActivityResumedPreQ"))
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
    case .turnsForCameras:
      .init(
        "A large screen can turn for an upright activity that uses a camera", .on(api: .from(34)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/view/WindowManager#PROPERTY_CAMERA_COMPAT_ALLOW_FORCE_ROTATION",
          "PROPERTY_CAMERA_COMPAT_ALLOW_FORCE_ROTATION"))
    case .hasFullscreenRequests:
      .init(
        "An activity in a free window can ask for the whole display", .on(api: .from(34)),
        .init(
          .documented,
          AndroidBehaviour.Page.activity
            + "#requestFullscreenMode(int,android.os.OutcomeReceiver%3Cjava.lang.Void,java.lang.Throwable%3E)"
        ))
    case .letterboxesOrientations:
      .init(
        "A large screen gives an activity a part in the orientation that it asks for, and does not turn",
        .on(api: .from(32)),
        .init(
          .documented, "https://developer.android.com/guide/practices/enhanced-letterboxing",
          "per-app overrides; that devices do so from 12L on is memory"))
    case .letterboxesSides:
      .init(
        "A side of a split screen, too, gives an activity a part in the orientation that it asks for",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/LineageOS-T/android_frameworks_base/blob/19809be58901697a9a69e9180db8b325990ce274/services/core/java/com/android/server/wm/ActivityRecord.java",
          "resolveFixedOrientationConfiguration; that of API 32 leaves what can be resized as it is"
        ))
    case .putsUnresizeableBesideOthers:
      .init(
        "On a large screen what may not be resized can stand beside others, too",
        .on(api: .from(31)),
        .init(
          .documented, AndroidBehaviour.Page.multiWindow, "Version-specific multi-window features"
        ))
    case .heedsLockedOnLargeScreens:
      .init(
        "A large screen heeds who asks for no turn, for no sensor, or for the sensor",
        .on(api: .from(34)),
        .init(
          .upstreamSource,
          "https://github.com/muhomorr/platform_frameworks_base-15/blob/0898a28d5bbff108e25bf93dfe4abffe42142886/services/core/java/com/android/server/wm/DisplayArea.java",
          "shouldIgnoreOrientationRequest, as in that of API 34; getOrientation of Android 12 heeds"
            + " nobody, and that of 33 has not been read"))
    case .keepsSizeOfUnresizeable:
      .init(
        "What may not be resized, and has an orientation or proportions of its own, keeps its first size",
        .on(api: .from(29)),
        .init(
          .upstreamTest,
          AndroidBehaviour.Tree.frameworks29
            + "services/tests/wmtests/src/com/android/server/wm/ActivityRecordTests.java",
          "testSizeCompatMode_FixedScreenBoundsWhenDisplaySizeChanged; API 28 has no such mode"))
    case .resetsSizeInSeenProcess:
      .init(
        "What is hidden loses the size that it has kept also where its process shows something else",
        .on(api: 29...32),
        .init(
          .upstreamSource,
          "https://github.com/DerpFest-12/frameworks_base/blob/5b10fc95d5c12e381ea3461e193d3850b584f211/services/core/java/com/android/server/wm/ActivityRecord.java",
          "onConfigurationChanged, against that of API 33, which asks for hasVisibleActivities"))
    case .holdsPairsInLockedTasks:
      .init(
        "Of two that fill a locked task none may end that would take the other along",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/SuperiorOS-Thirteen/android_frameworks_base/blob/0c4427c54c8ba5ff73dd3bda3ac4627ab8a37ba3/services/core/java/com/android/server/wm/LockTaskController.java",
          "activityBlockedFromFinish"))
    case .appliesRulesOutsideActivities:
      .init(
        "The window library places also what no activity starts, if one task alone has parts",
        .on(api: .from(34)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/015bf100434929f5ee219e5af8bc92223ff6b65a/libs/WindowManager/Jetpack/src/androidx/window/extensions/embedding/SplitController.java",
          "resolveStartActivityIntentFromNonActivityContext, which the first of API 33 does not have"
        ))
    case .placeholdersComeBesideWhatShows:
      .init(
        "What is seen through another part of the task may get its placeholder",
        .on(api: .from(34)),
        .init(
          .upstreamSource,
          "https://github.com/LMODroid/platform_frameworks_base/blob/d1c6a89fe37fedaf367168160266aaa74a21df91/libs/WindowManager/Jetpack/src/androidx/window/extensions/embedding/SplitController.java",
          "allowLaunchPlaceholder; in the files of API 33 the part has to be the topmost"))
    case .heedsSupportsSizeChanges:
      .init(
        "What says that it supports changes of its size keeps none", .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityRecord.java"),
          "shouldUseSizeCompatMode, against the same method of API 29"))
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
          .upstreamTest, AndroidBehaviour.Tree.multiDisplayTests,
          "testConsequentLaunchActivity; the level itself is memory"))
    case .focusesWhatIsStarted:
      .init(
        "The focus goes to what is next before anything is paused, so that nobody below it gets the keys",
        .on(api: .upTo(25)),
        .init(
          .upstreamSource,
          "https://github.com/CyanogenMod/android_frameworks_base/blob/0baf437f355b487b1243b12e573118249da3a34b/services/core/java/com/android/server/am/ActivityStarter.java",
          "startActivityUnchecked calls setFocusedActivityLocked, in API 25; that of API 26 leaves it to what is resumed"
        ))
    case .tellsFocusByInput:
      .init(
        "How the focus changes with a window over an activity is told with a frame, as input is",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("InputMonitor.java"),
          "updateInputWindows leaves it to scheduleAnimation; in API 29 WindowState tells the window"
        ))
    case .heedsAllowRestrictedResizability:
      .init(
        "An activity can have a large screen heed what it asks for",
        .except(api: .from(37), target: .from(37)),
        .init(
          .upstreamSource,
          "https://github.com/muhomorr/platform_frameworks_base-15/blob/0898a28d5bbff108e25bf93dfe4abffe42142886/services/core/java/com/android/server/wm/AppCompatResizeOverrides.java",
          "DISABLE_OPT_OUT_UNIVERSAL_RESIZABLE_BY_DEFAULT; before API 36 it has nothing to opt out of"
        ))
    case .resizesPrimarySideLast:
      .init(
        "The divider gives the side with which a split screen began its new size after the other one",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStackSupervisor.java"),
          "resizeDockedStackLocked; since API 30 the sides are resized by who organizes their tasks"
        ))
    case .tellsSidesBeforeDisplay:
      .init(
        "As the display turns, both sides of a split screen are resized so before the focus is looked at",
        .on(api: .upTo(28)),
        .init(
          .upstreamSource,
          "https://github.com/AllwinnerH6-Android/android_frameworks_base/blob/2df57ae86fdfe752111ea5c04ecebf4eea8b2d6f/services/core/java/com/android/server/am/ActivityManagerService.java",
          "resizeStackWithBoundsFromWindowManager; ActivityStack.onConfigurationChanged of API 29 defers it"
        ))
    case .minimizesSplitScreens:
      .init(
        "The home screen leaves the side in sight with which a split screen began, and does not resume it",
        .on(api: .upTo(31)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStack.java"),
          "getVisibility; that it is over with the split screens of Android 12L is memory"
        ))
    case .staysWithLastWindow:
      .init(
        "The user leaves nobody for a window beside the one that was used last", .on(api: 28...30),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStack.java"),
          "resumeTopActivityInnerLocked, lastFocusedStack; that of API 26 does not look at it, nor does"
            + " TaskFragment"))
    case .inheritsFreeWindows:
      .init(
        "A task that is begun out of a free window has a free window too", .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("TaskLaunchParamsModifier.java"),
          "canInheritWindowingModeFromSource, which that of API 29 has not"))
    case .splitsScreenForAdjacent:
      .init(
        "What is to be adjacent to an activity that fills the display puts both side by side",
        .on(api: .from(32)),
        .init(.documented, AndroidBehaviour.Page.multiWindow, "Launch adjacent"))
    case .viewsKeepWhatIsPosted:
      .init(
        "A view that is in no window keeps what is posted to it, until then the main thread until its next traversal",
        .on(api: .from(24)),
        .init(
          .observed, "https://e-com-net.com/article/1187412922624745472.htm",
          "what 23 and 24 log of a view that is added later or never"))
    case .launchForgetsStarts:
      .init(
        "The resume that ends a launch forgets, too, that the activity has started another for a result",
        .on(api: .from(28)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app27("ActivityThread.java"),
          "handleLaunchActivity, which resumes with clearHide false"))
    case .tellsModesWithConfiguration:
      .init(
        "onMultiWindowModeChanged and onPictureInPictureModeChanged come with the new configuration",
        .on(api: .from(26)),
        .init(
          .documented,
          AndroidBehaviour.Page.activity
            + "#onMultiWindowModeChanged(boolean,%20android.content.res.Configuration)"))
    }
  }
}

extension AndroidVersion {
  var hasSplitScreen: Bool { has(.window(.hasSplitScreen)) }
  var resumesAllVisible: Bool { has(.window(.resumesAllVisible)) }
  var resumesSeveralOfProcess: Bool { has(.window(.resumesSeveralOfProcess)) }
  var hasActivityEmbedding: Bool { has(.window(.hasActivityEmbedding)) }
  var ignoresOrientationsOnLargeScreens: Bool { has(.window(.ignoresOrientationsOnLargeScreens)) }
  var turnsForCameras: Bool { has(.window(.turnsForCameras)) }
  var hasFullscreenRequests: Bool { has(.window(.hasFullscreenRequests)) }
  var putsUnresizeableBesideOthers: Bool { has(.window(.putsUnresizeableBesideOthers)) }
  var keepsSizeOfUnresizeable: Bool { has(.window(.keepsSizeOfUnresizeable)) }
  var resetsSizeInSeenProcess: Bool { has(.window(.resetsSizeInSeenProcess)) }
  var holdsPairsInLockedTasks: Bool { has(.window(.holdsPairsInLockedTasks)) }
  var appliesRulesOutsideActivities: Bool { has(.window(.appliesRulesOutsideActivities)) }
  var placeholdersComeBesideWhatShows: Bool { has(.window(.placeholdersComeBesideWhatShows)) }
  var heedsSupportsSizeChanges: Bool { has(.window(.heedsSupportsSizeChanges)) }
  var hasSecondaryDisplays: Bool { has(.window(.hasSecondaryDisplays)) }
  var splitsScreenForAdjacent: Bool { has(.window(.splitsScreenForAdjacent)) }
  var tellsModesWithConfiguration: Bool { has(.window(.tellsModesWithConfiguration)) }
  var decoratesDisplays: Bool { has(.window(.decoratesDisplays)) }
  var focusesWhatIsStarted: Bool { has(.window(.focusesWhatIsStarted)) }
  var tellsFocusByInput: Bool { has(.window(.tellsFocusByInput)) }
  var startsOnDisplayOfProcess: Bool { has(.window(.startsOnDisplayOfProcess)) }
  var letterboxesOrientations: Bool { has(.window(.letterboxesOrientations)) }
  var letterboxesSides: Bool { has(.window(.letterboxesSides)) }
  var heedsLockedOnLargeScreens: Bool { has(.window(.heedsLockedOnLargeScreens)) }
  var heedsAllowRestrictedResizability: Bool { has(.window(.heedsAllowRestrictedResizability)) }
  var resizesPrimarySideLast: Bool { has(.window(.resizesPrimarySideLast)) }
  var tellsSidesBeforeDisplay: Bool { has(.window(.tellsSidesBeforeDisplay)) }
  var viewsKeepWhatIsPosted: Bool { has(.window(.viewsKeepWhatIsPosted)) }
  var launchForgetsStarts: Bool { has(.window(.launchForgetsStarts)) }
  var minimizesSplitScreens: Bool { has(.window(.minimizesSplitScreens)) }
  var staysWithLastWindow: Bool { has(.window(.staysWithLastWindow)) }
  var inheritsFreeWindows: Bool { has(.window(.inheritsFreeWindows)) }
}

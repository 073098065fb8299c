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
  case keepsFocusOfOtherWindow
  case takesWholeSideToBack
  case startsOutOfHiddenSplit
  case keepsPanelsBelowDialogs
  case keepsNaturalRotation
  case inheritsLetterboxes

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .hasSplitScreen:
      .init(
        "Two apps can be side by side", .on(api: .from(24)),
        .init(.documented, AndroidBehaviour.Page.multiWindow))
    case .resumesAllVisible:
      .init(
        "The topmost activity of every visible window is resumed, not only that of the focused one",
        .on(api: .from(29)),
        .init(
          .documented, "https://source.android.com/docs/core/display/multi_display/multi-resume")
      )
    case .resumesSeveralOfProcess:
      .init(
        "Several activities of one process can be resumed at the same time",
        .on(target: .from(29)),
        .init(
          .upstreamTest, AndroidBehaviour.Tree.multiWindowTests,
          "testSameProcessActivityResumedPreQ, testDifferentProcessActivityResumedPreQ"))
    case .hasActivityEmbedding:
      .init(
        "Two activities of one task can be side by side, by the app's own rules",
        .on(api: .from(32)),
        .init(
          .documented,
          "https://developer.android.com/develop/ui/views/layout/activity-embedding"))
    case .ignoresOrientationsOnLargeScreens:
      .init(
        "On a large screen the orientation that an activity requests is ignored",
        .on(api: .from(36), target: .from(36)),
        .init(
          .documented,
          "https://developer.android.com/develop/ui/compose/layouts/adaptive/app-orientation-aspect-ratio-resizability",
          "Changes"))
    case .keepsFocusOfOtherWindow:
      .init(
        "What an activity opens in its own window takes no focus from a window beside it",
        .on(api: .from(37)),
        .init(
          .upstreamSource,
          "https://github.com/muhomorr/platform_frameworks_base-15/blob/0251040334ddbbad6dbb68cd600e5c6f119dbc97/services/core/java/com/android/server/wm/ActivityStarter.java",
          "startActivityInner, MOVE_TO_FRONT_AVOID_VISIBLE_MULTI_WINDOW; in the file of API 36 it is behind a flag"
        ))
    case .takesWholeSideToBack:
      .init(
        "A task that goes to the back takes all others on its side of a split screen along",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStack.java"),
          "moveToBack; in Android 11 positionTaskBehindHome takes the task alone"))
    case .startsOutOfHiddenSplit:
      .init(
        "A start of a task in a split screen that is out of sight gives it the whole display",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/PixelExperience/frameworks_base/blob/ba6691c8e0d76ae165fecd893ce96c08090e554c/services/core/java/com/android/server/wm/TaskDisplayArea.java",
          "getOrCreateRootTask, mReparentLeafTaskIfRelaunch; that this is new in Android 13 is memory"
        ))
    case .keepsPanelsBelowDialogs:
      .init(
        "A popup stays with the window that it is attached to, and so below the dialogs of its activity",
        .on(api: .from(26)),
        .init(
          .upstreamSource,
          "https://github.com/Kran124/abc-n_frameworks_base/blob/af0d96612c38869be95afab5840e00ae3bbadfdf/services/core/java/com/android/server/wm/WindowManagerService.java",
          "addAttachedWindowToListLocked, in API 25; in API 28 WindowToken leaves it to the parent; that this is new in API 26 is memory"
        ))
    case .turnsForCameras:
      .init(
        "A large screen can rotate for a portrait activity that uses a camera", .on(api: .from(34)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/view/WindowManager#PROPERTY_CAMERA_COMPAT_ALLOW_FORCE_ROTATION",
          "PROPERTY_CAMERA_COMPAT_ALLOW_FORCE_ROTATION"))
    case .hasFullscreenRequests:
      .init(
        "An activity in a free-form window can ask for the whole display", .on(api: .from(34)),
        .init(
          .documented,
          AndroidBehaviour.Page.activity
            + "#requestFullscreenMode(int,android.os.OutcomeReceiver%3Cjava.lang.Void,java.lang.Throwable%3E)"
        ))
    case .letterboxesOrientations:
      .init(
        "A large screen letterboxes an activity in the orientation that it requests, and does not rotate",
        .on(api: .from(32)),
        .init(
          .documented, "https://developer.android.com/guide/practices/enhanced-letterboxing",
          "per-app overrides; that devices do so from 12L on is memory"))
    case .inheritsLetterboxes:
      .init(
        "A see-through activity gets the part of a large screen that the opaque one below it has",
        .on(api: .from(34)),
        .init(
          .documented, "https://developer.android.com/guide/practices/device-compatibility-mode",
          "Transparent activities; that 34 is the first is memory"))
    case .letterboxesSides:
      .init(
        "A side of a split screen, too, letterboxes an activity in the orientation that it requests",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/LineageOS-T/android_frameworks_base/blob/19809be58901697a9a69e9180db8b325990ce274/services/core/java/com/android/server/wm/ActivityRecord.java",
          "resolveFixedOrientationConfiguration; that of API 32 leaves what can be resized as it is"
        ))
    case .putsUnresizeableBesideOthers:
      .init(
        "On a large screen, activities that are not resizeable can be in multi-window mode, too",
        .on(api: .from(31)),
        .init(
          .documented, AndroidBehaviour.Page.multiWindow, "Version-specific multi-window features"
        ))
    case .heedsLockedOnLargeScreens:
      .init(
        "A large screen honours the orientation requests locked, nosensor and sensor",
        .on(api: .from(34)),
        .init(
          .upstreamSource,
          "https://github.com/muhomorr/platform_frameworks_base-15/blob/0898a28d5bbff108e25bf93dfe4abffe42142886/services/core/java/com/android/server/wm/DisplayArea.java",
          "shouldIgnoreOrientationRequest, as in that of API 34; getOrientation of Android 12 heeds"
            + " nobody, and that of 33 has not been read"))
    case .keepsNaturalRotation:
      .init(
        "With auto-rotate off a display that an activity brings to its natural rotation stays there",
        .on(api: .from(28)),
        .init(
          .documented, "https://developer.android.com/about/versions/pie/android-9.0-changes-all",
          "Screen rotation changes"))
    case .keepsSizeOfUnresizeable:
      .init(
        "An activity that is not resizeable and has a fixed orientation or aspect ratio keeps its first size",
        .on(api: .from(29)),
        .init(
          .upstreamTest,
          AndroidBehaviour.Tree.frameworks29
            + "services/tests/wmtests/src/com/android/server/wm/ActivityRecordTests.java",
          "testSizeCompatMode_FixedScreenBoundsWhenDisplaySizeChanged; API 28 has no such mode"))
    case .resetsSizeInSeenProcess:
      .init(
        "A hidden activity loses the size that it has kept, even if its process shows something else",
        .on(api: 29...32),
        .init(
          .upstreamSource,
          "https://github.com/DerpFest-12/frameworks_base/blob/5b10fc95d5c12e381ea3461e193d3850b584f211/services/core/java/com/android/server/wm/ActivityRecord.java",
          "onConfigurationChanged, against that of API 33, which asks for hasVisibleActivities"))
    case .holdsPairsInLockedTasks:
      .init(
        "Of two activities that fill a locked task, none may finish if that would finish the other",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/SuperiorOS-Thirteen/android_frameworks_base/blob/0c4427c54c8ba5ff73dd3bda3ac4627ab8a37ba3/services/core/java/com/android/server/wm/LockTaskController.java",
          "activityBlockedFromFinish"))
    case .appliesRulesOutsideActivities:
      .init(
        "The window library also places activities that no activity starts, if only one task has parts",
        .on(api: .from(34)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/015bf100434929f5ee219e5af8bc92223ff6b65a/libs/WindowManager/Jetpack/src/androidx/window/extensions/embedding/SplitController.java",
          "resolveStartActivityIntentFromNonActivityContext, which the first of API 33 does not have"
        ))
    case .placeholdersComeBesideWhatShows:
      .init(
        "An activity that is visible through another part of the task may get its placeholder",
        .on(api: .from(34)),
        .init(
          .upstreamSource,
          "https://github.com/LMODroid/platform_frameworks_base/blob/d1c6a89fe37fedaf367168160266aaa74a21df91/libs/WindowManager/Jetpack/src/androidx/window/extensions/embedding/SplitController.java",
          "allowLaunchPlaceholder; in the files of API 33 the part has to be the topmost"))
    case .heedsSupportsSizeChanges:
      .init(
        "An activity that declares support for size changes does not keep its size",
        .on(api: .from(30)),
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
        "A start without a display goes to the display where its process has activities, not to the one used last",
        .on(api: .from(31)),
        .init(
          .upstreamTest, AndroidBehaviour.Tree.multiDisplayTests,
          "testConsequentLaunchActivity; the level itself is memory"))
    case .focusesWhatIsStarted:
      .init(
        "The next activity gets the focus before anything is paused, so no activity below it receives keys",
        .on(api: .upTo(25)),
        .init(
          .upstreamSource,
          "https://github.com/CyanogenMod/android_frameworks_base/blob/0baf437f355b487b1243b12e573118249da3a34b/services/core/java/com/android/server/am/ActivityStarter.java",
          "startActivityUnchecked calls setFocusedActivityLocked, in API 25; that of API 26 leaves it to what is resumed"
        ))
    case .tellsFocusByInput:
      .init(
        "A change of focus because of a window over an activity is sent with a frame, like input",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("InputMonitor.java"),
          "updateInputWindows leaves it to scheduleAnimation; in API 29 WindowState tells the window"
        ))
    case .heedsAllowRestrictedResizability:
      .init(
        "An activity can opt in to its restrictions on large screens",
        .except(api: .from(37), target: .from(37)),
        .init(
          .upstreamSource,
          "https://github.com/muhomorr/platform_frameworks_base-15/blob/0898a28d5bbff108e25bf93dfe4abffe42142886/services/core/java/com/android/server/wm/AppCompatResizeOverrides.java",
          "DISABLE_OPT_OUT_UNIVERSAL_RESIZABLE_BY_DEFAULT; before API 36 it has nothing to opt out of"
        ))
    case .resizesPrimarySideLast:
      .init(
        "When the divider moves, the primary side of a split screen is resized after the other one",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStackSupervisor.java"),
          "resizeDockedStackLocked; since API 30 the sides are resized by who organizes their tasks"
        ))
    case .tellsSidesBeforeDisplay:
      .init(
        "When the display rotates, both sides of a split screen are resized before the focus is updated",
        .on(api: .upTo(28)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server28("ActivityManagerService.java"),
          "resizeStackWithBoundsFromWindowManager; ActivityStack.onConfigurationChanged of API 29 defers it"
        ))
    case .minimizesSplitScreens:
      .init(
        "With the home screen, the primary side of a split screen stays visible, but is not resumed",
        .on(api: .upTo(31)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStack.java"),
          "getVisibility; that it is over with the split screens of Android 12L is memory"
        ))
    case .staysWithLastWindow:
      .init(
        "onUserLeaveHint is not called when the new window is beside the one that was used last",
        .on(api: 28...30),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStack.java"),
          "resumeTopActivityInnerLocked, lastFocusedStack; that of API 26 does not look at it, nor does"
            + " TaskFragment"))
    case .inheritsFreeWindows:
      .init(
        "A task that is started from a free-form window has a free-form window too",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("TaskLaunchParamsModifier.java"),
          "canInheritWindowingModeFromSource, which that of API 29 has not"))
    case .splitsScreenForAdjacent:
      .init(
        "A start adjacent to an activity that fills the display puts both side by side",
        .on(api: .from(32)),
        .init(.documented, AndroidBehaviour.Page.multiWindow, "Launch adjacent"))
    case .viewsKeepWhatIsPosted:
      .init(
        "A view that is in no window keeps messages that are posted to it; before, the main thread keeps them until its next traversal",
        .on(api: .from(24)),
        .init(
          .documented, "https://developer.android.com/about/versions/nougat/android-7.0-changes",
          "Other Important Points, View; what 23 and 24 log in"
            + " https://e-com-net.com/article/1187412922624745472.htm says the same"))
    case .launchForgetsStarts:
      .init(
        "The resume at the end of a launch, too, forgets that the activity has started another for a result",
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
  var keepsFocusOfOtherWindow: Bool { has(.window(.keepsFocusOfOtherWindow)) }
  var takesWholeSideToBack: Bool { has(.window(.takesWholeSideToBack)) }
  var startsOutOfHiddenSplit: Bool { has(.window(.startsOutOfHiddenSplit)) }
  var keepsPanelsBelowDialogs: Bool { has(.window(.keepsPanelsBelowDialogs)) }
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
  var inheritsLetterboxes: Bool { has(.window(.inheritsLetterboxes)) }
  var letterboxesSides: Bool { has(.window(.letterboxesSides)) }
  var keepsNaturalRotation: Bool { has(.window(.keepsNaturalRotation)) }
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

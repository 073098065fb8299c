/// Back: the gesture, its callbacks and what it does at the root of a task.
///
/// https://developer.android.com/guide/navigation/custom-back/predictive-back-gesture
package enum BackBehaviour: Int, Hashable, Sendable, CaseIterable {
  case backKeepsLauncherRoot
  case hasBackGesture
  case hasBackInvokedCallbacks
  case hasBackAnimationCallbacks
  case animatesBack
  case showsSnapshotsUnderFinger
  case previewsOnlyWindows
  case enablesBackInvokedCallbacks
  case hasSystemBackCallbacks
  case sendsBackGestureToLatest
  case endsBackWithFocus
  case endsBackByTransition
  case backAsksForLauncherEntry
  case backKeepsRootThatGoesAlong
  case forwardsBackKey
  case backAsksWhetherStateIsSaved
  case ignoresBackKeyDuringGesture

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .backKeepsLauncherRoot:
      .init(
        "Back moves the task of a launcher root to the background instead of finishing the root",
        .on(api: .from(31)),
        .init(
          .documented, "https://developer.android.com/about/versions/12/behavior-changes-all",
          "Lifecycle: root launcher activities are no longer finished on Back press"))
    case .backAsksForLauncherEntry:
      .init(
        "Back keeps a root that has an icon in the launcher, whoever has started it",
        .on(api: 31...33),
        .init(
          .upstreamSource,
          "https://github.com/Superior13-NEXT/android_frameworks_base/blob/d34096c0c17f62a2c0898c1840ea0c80a6a5d84a/services/core/java/com/android/server/wm/ActivityClientController.java",
          "onBackPressed, isLauncherActivity, against shouldMoveTaskToBack of API 34"))
    case .backKeepsRootThatGoesAlong:
      .init(
        "Back on a side that is finished together with the root's side counts as Back on the root",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/Superior13-NEXT/android_frameworks_base/blob/d34096c0c17f62a2c0898c1840ea0c80a6a5d84a/services/core/java/com/android/server/wm/ActivityClientController.java",
          "onBackPressed, isRelativeTaskRootActivity"))
    case .hasBackGesture:
      .init(
        "Back can be a gesture, which the user may cancel",
        .on(api: .from(29)),
        .init(
          .documented,
          "https://developer.android.com/develop/ui/views/touch-and-input/gestures/gesturenav",
          "Ensure compatibility with gesture navigation"))
    case .hasBackInvokedCallbacks:
      .init(
        "OnBackInvokedCallback exists, and apps may opt in to it", .on(api: .from(33)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/window/OnBackInvokedCallback"))
    case .hasBackAnimationCallbacks:
      .init(
        "Callbacks for Back are told of the progress of the gesture", .on(api: .from(34)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/window/OnBackAnimationCallback"))
    case .animatesBack:
      .init(
        "The Back gesture previews what Back leads to, without a developer option",
        .on(api: .from(35)),
        .init(
          .documented,
          "https://developer.android.com/guide/navigation/custom-back/predictive-back-gesture",
          "Starting with Android 15, the developer option is no longer available"))
    case .showsSnapshotsUnderFinger:
      .init(
        "If there is a snapshot of what Back leads to, only the snapshot is shown until the gesture commits",
        .on(api: 35...35),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/471793ba7ac30275f58f3b293606990891e1863b/services/core/java/com/android/server/wm/BackNavigationController.java",
          "ScheduleAnimationBuilder.applyPreviewStrategy; in API 36 prepareTransitionIfNeeded asks for no picture"
        ))
    case .previewsOnlyWindows:
      .init(
        "The Back gesture does not start an activity that has no process or no window",
        .on(api: .from(36)),
        .init(
          .upstreamSource,
          "https://github.com/bluestacks/frameworks-base-a16/blob/140d213c0c369f7c5cad0e9cc5c2a8205b9136d6/services/core/java/com/android/server/wm/BackNavigationController.java",
          "allActivitiesHaveProcesses, allActivitiesHaveWindow; the level is that of the file"))
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
    case .sendsBackGestureToLatest:
      .init(
        "Of two activities side by side, the one whose window was added last handles the gesture, not the one with the focus",
        .on(api: .from(35)),
        .init(
          .documented,
          "https://developer.android.com/develop/ui/views/layout/activity-embedding",
          "Back navigation: the gesture finishes the top activity"))
    case .endsBackWithFocus:
      .init(
        "A Back gesture is cancelled as soon as its window loses the focus, to whatever window",
        .on(api: 33...33),
        .init(
          .upstreamSource,
          "https://github.com/PixelExperience/frameworks_base/blob/740fffa5d9287161be9826cf7783703f0bf5dfd3/libs/WindowManager/Shell/src/com/android/wm/shell/back/BackAnimationController.java",
          "mFocusObserver, focusLost"))
    case .forwardsBackKey:
      .init(
        "The Back key reaches the activity after the callback that handles it, as a cancelled key",
        .on(api: 35...36),
        .init(
          .upstreamSource,
          "https://github.com/bluestacks/frameworks-base-a16/blob/014e47f680173fdedb90e73212a087e525f8d627/core/java/android/view/ViewRootImpl.java",
          "NativePreImeInputStage, doOnBackKeyEvent forwards the event, as that of API 35 does"))
    case .ignoresBackKeyDuringGesture:
      .init(
        "A Back key is ignored while a Back gesture is under way", .on(api: .from(35)),
        .init(
          .upstreamSource,
          "https://github.com/Reginer/aosp-android-jar/blob/262f6ae931160011572a5adfe4ec6302585e8f60/android-35/src/android/view/ViewRootImpl.java",
          "doOnBackKeyEvent, isBackGestureInProgress, against that of API 34"))
    case .backAsksWhetherStateIsSaved:
      .init(
        "Activity.onBackPressed leaves without a pop once the state is saved; before, the pop threw an exception",
        .on(api: .from(26)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/0018505370e3ac0a49e03edd5cb467ee44329a35/core/java/android/app/Activity.java",
          "onBackPressed, against that of API 25"))
    case .endsBackByTransition:
      .init(
        "A Back gesture that the app handles itself is cancelled when its activity is no longer visible",
        .on(api: 34...35),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/471793ba7ac30275f58f3b293606990891e1863b/services/core/java/com/android/server/wm/BackNavigationController.java",
          "NavigationMonitor.onTransitionReadyWhileNavigate; later releases have no such method"))
    }
  }
}

extension AndroidVersion {
  var backKeepsLauncherRoot: Bool { has(.back(.backKeepsLauncherRoot)) }
  var hasBackGesture: Bool { has(.back(.hasBackGesture)) }
  var hasBackInvokedCallbacks: Bool { has(.back(.hasBackInvokedCallbacks)) }
  var hasBackAnimationCallbacks: Bool { has(.back(.hasBackAnimationCallbacks)) }
  var animatesBack: Bool { has(.back(.animatesBack)) }
  var showsSnapshotsUnderFinger: Bool { has(.back(.showsSnapshotsUnderFinger)) }
  var previewsOnlyWindows: Bool { has(.back(.previewsOnlyWindows)) }
  var enablesBackInvokedCallbacks: Bool { has(.back(.enablesBackInvokedCallbacks)) }
  var hasSystemBackCallbacks: Bool { has(.back(.hasSystemBackCallbacks)) }
  var backAsksForLauncherEntry: Bool { has(.back(.backAsksForLauncherEntry)) }
  var backKeepsRootThatGoesAlong: Bool { has(.back(.backKeepsRootThatGoesAlong)) }
  var sendsBackGestureToLatest: Bool { has(.back(.sendsBackGestureToLatest)) }
  var endsBackWithFocus: Bool { has(.back(.endsBackWithFocus)) }
  var endsBackByTransition: Bool { has(.back(.endsBackByTransition)) }
  var forwardsBackKey: Bool { has(.back(.forwardsBackKey)) }
  var backAsksWhetherStateIsSaved: Bool { has(.back(.backAsksWhetherStateIsSaved)) }
  var ignoresBackKeyDuringGesture: Bool { has(.back(.ignoresBackKeyDuringGesture)) }
}

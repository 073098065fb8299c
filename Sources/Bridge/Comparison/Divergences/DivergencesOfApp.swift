import AndroidModel
import IOSModel
import Specification

extension Divergence {
  /// Differences when the app enters and leaves the foreground.
  static let ofApp: [Divergence] = [
    Divergence(
      "D4", "The app goes to the background and comes back.",
      android: Side(
        "The visible activity and its fragments hide and show.",
        .topResumedTest("testTopPositionSwitchWhenGoingHome"), .fragmentLifecycle),
      ios: Side(
        "View controllers receive no callback; only the app and its scenes do.", .background)),
    Divergence(
      "D6",
      "The notification shade, the control centre, the list of recent apps or a biometric prompt opens.",
      android: Side(
        """
        At most the window focus is lost, for the list since Android 12; no lifecycle callback, \
        and a phone does not rotate before the list closes.
        """,
        .android(
          "reference/android/app/Activity#onWindowFocusChanged(boolean)", "onWindowFocusChanged")),
      ios: Side(
        "The scene resigns active.",
        .init(
          .observed,
          "https://blogger.tempus.org/2013/07/notification-center-uiapplicationdelega.html?m=1",
          versions: "..6", "resigned when the panel begins to show, active when it has gone"))),
    Divergence(
      "D82", "The user drags the divider between two apps.",
      android: Side(
        "The activity stays resumed and is given its new size.",
        .android(
          "develop/ui/views/layout/support-multi-window-mode", "Handle configuration changes")),
      ios: Side(
        "Up to iOS 18 the app is inactive until it has its final size.",
        versions: 12...18,
        .documented(
          "https://developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/AdoptingMultitaskingOniPad/QuickStartForSlideOverAndSplitView.html",
          "what the delegate is told when the user moves the divider"))),
    Divergence(
      "D7", "A screen of the system opens for the app: a file picker, the camera, a browser's tab.",
      android: Side(
        "An activity of another app: onPause, and onStop if it is opaque.",
        .android("reference/android/app/Activity#onStop()", "onStop")),
      ios: Side("A controller inside the app, which stays active.", .interruptions)),
    Divergence(
      "D8", "An alert is shown.",
      android: Side(
        "A dialog takes the window focus; the permission prompt is an activity, below which none is resumed.",
        .android(
          "reference/android/app/Activity#requestPermissions(java.lang.String[],%20int)",
          "the activity may be paused and resumed")),
      ios: Side(
        "An alert of the app changes nothing; for a prompt of the system the app resigns active.",
        .launchLog("system alert on iOS 11"))),
    Divergence(
      "D67", "A permission is asked for that was granted before.",
      android: Side(
        "The system's activity still starts, and finishes at once: the screen is paused.",
        versions: 23...35,
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_packages_apps_packageinstaller/blob/00c4f0f94317262d709e98bc267f7d360afb767c/src/com/android/packageinstaller/permission/ui/GrantPermissionsActivity.java",
          "GrantPermissionsActivity.onCreate")),
      ios: Side(
        "The recorded answer is returned without a prompt.",
        .recordedAnswer)),
    Divergence(
      "D68", "The user leaves the app while it asks for a permission, and returns.",
      android: Side(
        "The prompt is an activity on top of the task, and is still in front.",
        .init(
          .upstreamSource,
          "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/android/app/Activity.java",
          "Activity.requestPermissions")),
      ios: Side(
        "The prompt has gone without an answer, and can come again.",
        .init(
          .observed, "https://github.com/Baseflow/flutter-permission-handler/issues/1423",
          versions: "..18", "the dialog closes, and the status is undecided again"))),
    Divergence(
      "D69", "A permission is asked for that was denied before.",
      android: Side(
        "The prompt comes again, since Android 11 only a second time.",
        versions: 23...AndroidVersion.newest,
        .android("about/versions/11/privacy/permissions", "Permission dialog visibility")),
      ios: Side(
        "The recorded answer is returned without a prompt.",
        .recordedAnswer)),
    Divergence(
      "D74", "A permission is asked for on a release without prompts.",
      android: Side(
        "It was granted at installation: the answer is posted, and nothing is paused.",
        versions: 21...22,
        .documented(
          "https://source.android.com/docs/core/permissions/runtime_perms",
          "install-time permissions, until Android 5.1"),
        .init(
          .upstreamSource,
          "https://github.com/androidx/androidx/blob/0bc4d894a0b7d46abcbc05aedb21ed72a8e71db5/core/core/src/main/java/androidx/core/app/ActivityCompat.java",
          versions: "..22", "ActivityCompat.requestPermissions")),
      ios: Side(
        "The system's prompt appears, and the app is inactive below it.",
        .launchLog("system alert on iOS 11"))),
    Divergence(
      "D9", "The app launches cold into the foreground.",
      android: Side(
        "The first onStart is the entry into the foreground.", .activityLifecycle),
      ios: Side(
        "A scene delegate is told; without scenes the app delegate is not.",
        .launchLog("launch on iOS 11"), .sheetLog("launch with a scene")),
      .synthesised),
    Divergence(
      "D10", "The app returns to the foreground.",
      android: Side(
        "The activity on top gets onRestart, onStart and onResume.",
        .android("reference/android/app/Activity#onRestart()", "onRestart")),
      ios: Side(
        "The scene enters the foreground and becomes active; screens receive no callback.",
        .background)),
    Divergence(
      "D11", "The state of the process as a whole.",
      android: Side(
        "ProcessLifecycleOwner delays ON_PAUSE and ON_STOP, and never sends ON_DESTROY.",
        .android(
          "reference/androidx/lifecycle/ProcessLifecycleOwner",
          "dispatched with a delay, and ON_DESTROY never"),
        .init(
          .upstreamSource,
          "https://github.com/androidx/androidx/blob/ee3eeb913384931addbc19c2a820194abb0d479a/lifecycle/lifecycle-process/src/main/java/androidx/lifecycle/ProcessLifecycleOwner.kt",
          "ProcessLifecycleOwner.activityPaused")),
      ios: Side("The app's callbacks come without delay.", .background)),
    Divergence(
      "D78", "The user has left the app, and the system takes snapshots of it.",
      android: Side(
        "The snapshot is of what was drawn, and no callback comes.",
        .init(
          .upstreamSource,
          "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/wm/TaskSnapshotController.java",
          versions: "30", "TaskSnapshotController.snapshotTasks, createTaskSnapshot")),
      ios: Side(
        """
        It is laid out with other traits, on a pad also in compact width: containers adapt to \
        these, and then return to what they showed before.
        """,
        versions: 16...IOSVersion.newest,
        .init(
          .observed, "https://developer.apple.com/forums/thread/728951", versions: "16",
          "printed size classes in the background, and the answer"),
        .init(
          .observed, "https://github.com/instructure/canvas-ios/pull/3118", versions: "..18",
          "a classic split view collapses and expands whenever the app goes to the background"))),
    Divergence(
      "D20", "Two screens are visible side by side.",
      android: Side(
        "From API 29 on both are resumed and one is on top; before, only one is resumed.",
        .documented(
          "https://source.android.com/docs/core/display/multi_display/multi-resume",
          "Multi-resume"),
        .topResumedTest("testTopPositionSwitchOnTap")),
      ios: Side(
        "Both scenes are active.", versions: 13...IOSVersion.newest,
        .uikit("uiscene/activationstate-swift.enum/foregroundactive", "foregroundActive")),
      .profile([.release(.android)])),
    Divergence(
      "D27", "The soft keyboard opens.",
      android: Side(
        "Its window takes no focus: the activity receives no callback, and its views have less room.",
        .init(
          .upstreamSource,
          "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/android/inputmethodservice/SoftInputWindow.java",
          versions: "30", "SoftInputWindow.initDockWindow, FLAG_NOT_FOCUSABLE"),
        .android(
          "develop/ui/views/touch-and-input/keyboard-input/visibility",
          "Specify how your UI should respond")),
      ios: Side(
        "Notifications and the text field's delegate report it; there is no lifecycle callback.",
        .uikit("uitextfielddelegate", "the flow of the editing process"), .interruptions)),
    Divergence(
      "D37", "Picture-in-picture.",
      android: Side(
        "The activity is paused and still visible.", versions: 26...AndroidVersion.newest,
        .android("develop/ui/views/picture-in-picture", "Handle playback during PiP mode")),
      ios: Side(
        "It involves no controller; the app enters the background.",
        .documented(
          "https://developer.apple.com/documentation/avkit/avpictureinpicturecontroller/canstartpictureinpictureautomaticallyfrominline",
          "it may start by itself as the app transitions to the background"))),
    Divergence(
      "D38", "The device is locked while the app is active.",
      android: Side(
        "onPause and onStop; the top activity may run again behind the keyguard.",
        .keyguardTest("testKeyguardShowHide")),
      ios: Side(
        "The app resigns active and enters the background; during unlocking it may become active for a moment.",
        .init(
          .observed, "https://stackoverflow.com/questions/7754317", versions: "5",
          "lock since iOS 5"))),
    Divergence(
      "D40", "Visibility in declarative interfaces.",
      android: Side(
        "Effects follow the composition and the lifecycle owner.",
        .android(
          "develop/ui/compose/side-effects", "DisposableEffect: effects that require cleanup")),
      ios: Side(
        "onAppear and onDisappear do not follow the background.",
        .documented(
          "https://developer.apple.com/documentation/swiftui/scenephase", "ScenePhase"))),
    Divergence(
      "D43", "The app has several windows.",
      android: Side(
        "Tasks of one process, each activity with a lifecycle of its own.",
        .android("guide/components/activities/tasks-and-back-stack", "Tasks")),
      ios: Side(
        "A lifecycle per scene; with scenes the app delegate gets no lifecycle callbacks.",
        versions: 13...IOSVersion.newest,
        .uikit("uiscenedelegate", "UISceneDelegate")),
      .profile([.setting(.ios, "multipleScenes"), .setting(.ios, "sceneManifest")])),
    Divergence(
      "D44", "The interface of a framework is embedded in a native app.",
      android: Side(
        "It has the state of its host activity.",
        .init(
          .upstreamTest,
          "https://github.com/flutter/flutter/blob/000a6d6447e77b91fc31894c20a6e0bd74941c66/engine/src/flutter/shell/platform/android/test/io/flutter/embedding/android/FlutterActivityAndFragmentDelegateTest.java",
          "FlutterActivityAndFragmentDelegateTest.itSendsLifecycleEventsToFlutter"),
        .init(
          .secondary, "https://github.com/flutter/flutter/issues/76410",
          "the state on Android beside that on iOS")),
      ios: Side(
        "A hidden controller reports a pause even though the app is active.",
        .init(
          .upstreamTest,
          "https://github.com/flutter/flutter/blob/02228a8e9718ff96eac5fe3db5175552610b0ee1/engine/src/flutter/shell/platform/darwin/ios/framework/Source/FlutterViewControllerTest.mm",
          "FlutterViewControllerTest.testViewDidDisappearDoesPauseEngineWhenIsTheViewController"),
        .init(
          .secondary, "https://github.com/flutter/flutter/issues/76410",
          "paused while the app is active"))),
    Divergence(
      "D49", "The app's own events and those of its screens come in another order.",
      android: Side(
        "An activity's callbacks tell both, so that they come together.", .activityLifecycle),
      ios: Side(
        "Delegates and controllers are told apart; their order has changed by release.",
        .launchOrder),
      .unasserted(reason: "UIKit promises no order between the two, and has changed it")),
    Divergence(
      "D55", "A call or, until Android 11, the list of recent apps comes over the app.",
      android: Side(
        "Its screen is an activity, and the covered one is stopped.",
        .android("reference/android/app/Activity#onStop()", "onStop"),
        .android(
          "reference/android/app/Activity#onUserLeaveHint()", "not called for an incoming call")),
      ios: Side("The app resigns active and stays in the foreground.", .interruptions)),
  ]
}

import Specification

extension Divergence {
  /// Differences in the lifecycle of a single screen.
  static let ofScreens: [Divergence] = [
    Divergence(
      "D12", "The configuration changes: rotation, size, language, dark mode, text size.",
      android: Side(
        """
        The activity is destroyed and recreated unless it handles the change; one that is out \
        of sight, only when it is seen again.
        """,
        .lifecycleTest("testRelaunchConfigurationChangedWhileBecomingVisible"),
        .android("guide/topics/resources/runtime-changes", "Handle configuration changes")),
      ios: Side(
        "The same instance is told of it, and nothing hides; only a change of language ends the app.",
        .uikit("uicontentcontainer/viewwilltransition(to:with:)", "viewWillTransition(to:with:)"),
        .init(
          .observed, "https://developer.apple.com/forums/thread/734483", versions: "..16",
          "terminated as the language is changed in the settings"),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p334containerEventForwarding/ch19p647containerEventForwarding/ViewController.swift",
          versions: "..15", "rotation"))),
    Divergence(
      "D14", "Screens below the top.",
      android: Side(
        "The system may destroy a stopped activity and recreate it on the way back.",
        .android(
          "guide/components/activities/activity-lifecycle#asem",
          "Activity state and ejection from memory")),
      ios: Side(
        "The stack keeps the controllers as long as the process lives.", .navigationStack)),
    Divergence(
      "D15", "An instance exists before it has a view.",
      android: Side(
        "onCreate is the first lifecycle callback of an instance.", .activityLifecycle),
      ios: Side(
        "The view loads on first access, perhaps long after init, perhaps never.",
        .uikit("uiviewcontroller/viewdidload()", "called after the view is loaded"),
        .uikit("uiviewcontroller/loadviewifneeded()", "loadViewIfNeeded"))),
    Divergence(
      "D26", "State is saved.",
      android: Side(
        "After onStop from API 28 on, before it until 27; not when finishing.",
        .android(
          "reference/android/app/Activity#onSaveInstanceState(android.os.Bundle)",
          "called after onStop since Android P")),
      ios: Side(
        "After the app has entered the background, if it opted in.",
        .uikit(
          "uiscenedelegate/staterestorationactivity(for:)", "stateRestorationActivity(for:)"),
        .uikit("about-the-ui-preservation-process", "UI preservation process"))),
    Divergence(
      "D29", "How a screen knows that it is leaving for good.",
      android: Side(
        "isFinishing, valid from onPause to onDestroy.",
        .android("reference/android/app/Activity#isFinishing()", "isFinishing")),
      ios: Side(
        """
        isMovingFromParent or isBeingDismissed, of itself or of a container around it; the root of \
        a window has neither and is not told.
        """,
        .documented(
          "https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/RespondingtoDisplay-Notifications/RespondingtoDisplay-Notifications.html",
          "Determining Why a View's Appearance Changed, Table 5-1"),
        .init(
          .upstreamSource,
          "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreen.mm",
          "-[RNSScreen viewWillDisappear:]")),
      .synthesised),
    Divergence(
      "D30", "A screen is destroyed.",
      android: Side(
        "onDestroy, which is certain for a finished activity in a living process; of several, from the top.",
        .lifecycleTest("testLaunchAndDestroy"),
        .init(
          .upstreamSource,
          "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/wm/Task.java",
          versions: "30", "Task.finishActivityAbove, for all activities from the top")),
      ios: Side(
        "No callback; deinit comes with the last reference, perhaps never.",
        .init(
          .secondary,
          "https://github.com/estelledc/UIKitLifecycleDemo/blob/3f73ba40a8e03d3e3f900da2dc0aab978072edd0/docs/xcode-observation-guide.md",
          "a retained controller is not released"))),
    Divergence(
      "D35", "A result comes back.",
      android: Side(
        "onActivityResult precedes onResume of the caller.",
        .lifecycleTest("testOnActivityResult")),
      ios: Side(
        "A delegate or a closure, in the app's own order; an unwind segue, before anything moves.",
        .uikit(
          "uiviewcontroller/canperformunwindsegueaction(_:from:sender:)",
          "canPerformUnwindSegueAction"),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p327unwind/ch19p645unwind/ViewController.swift",
          versions: "..15", "unwind order"))),
    Divergence(
      "D39", "An object outlives the recreation of its screen.",
      android: Side(
        "A ViewModel or a retained instance.",
        .android("topic/libraries/architecture/viewmodel", "The lifecycle of a ViewModel"),
        .android(
          "reference/androidx/fragment/app/Fragment#setRetainInstance(boolean)",
          "setRetainInstance")),
      ios: Side(
        "The controller itself is not recreated.",
        .uikit("uicontentcontainer/viewwilltransition(to:with:)", "viewWillTransition(to:with:)"))),
    Divergence(
      "D41", "Composition effects when returning to a kept screen.",
      android: Side(
        "They run again only if the screen had left the composition.",
        .android(
          "develop/ui/compose/side-effects", "DisposableEffect: effects that require cleanup"),
        .init(
          .upstreamSource,
          "https://github.com/androidx/androidx/blob/0ddc553f949ca62c7b9cffad59a71fbdafe2f3e5/compose/ui/ui/src/androidMain/kotlin/androidx/compose/ui/platform/Wrapper.android.kt",
          "WrappedComposition.onStateChanged")),
      ios: Side(
        "Older Compose ran them again, as it disposed at viewDidDisappear.",
        .init(
          .upstreamSource,
          "https://github.com/androidx/androidx/blob/02a829f7378c855497228022bb1d8f9a6f41455c/compose/ui/ui/src/uikitMain/kotlin/androidx/compose/ui/window/ComposeWindow.uikit.kt",
          "ComposeWindow.viewDidDisappear, attachComposeIfNeeded"),
        .init(
          .secondary, "https://github.com/JetBrains/compose-multiplatform/issues/3890",
          "effects run again on the way back"))),
    Divergence(
      "D61", "A screen requests an orientation.",
      android: Side(
        """
        The display rotates before the activity is created, at once for a new request, and not \
        with the device.
        """,
        .init(
          .upstreamTest,
          "https://github.com/ziachi/android_cts/blob/8e9dc4bf47b9dc328c37a5894d8c8a0a41cf930b/tests/framework/base/windowmanager/src/android/server/wm/display/AppConfigurationTests.java",
          "testRotatedInfoWithFixedRotationTransform, testAppOrientationRequestConfigChanges"),
        .android("guide/topics/manifest/activity-element#screen", "screenOrientation")),
      ios: Side(
        """
        The controller is created in the device's orientation and then rotated; UIKit asks the one \
        that fills the window, a stack rather than its content.
        """,
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift",
          versions: "15", "app accepts any, but view controller wants landscape"),
        .uikit(
          "uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()",
          "setNeedsUpdateOfSupportedInterfaceOrientations, what it replaces"),
        .uikit(
          "uiviewcontroller/supportedinterfaceorientations",
          "supportedInterfaceOrientations, who is asked"))),
    Divergence(
      "D80", "The device turns by 180 degrees.",
      android: Side(
        "Neither orientation nor size has changed, and no activity is told.",
        .init(
          .upstreamSource,
          "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/wm/DisplayContent.java",
          versions: "30",
          "DisplayContent.computeScreenConfiguration, orientation by width and height")),
      ios: Side(
        "If the interface rotates, the root of the window is told of its size, which is the same.",
        .init(
          .upstreamSource,
          "https://github.com/JetBrains/compose-multiplatform-core/blob/2a78fe8980b1da8f78cab7fea011f66831069e8a/compose/ui/ui/src/uikitMain/kotlin/androidx/compose/ui/window/ComposeContainer.uikit.kt",
          "ComposeContainer.viewWillTransitionToSize, the transition to the same size"))),
  ]
}

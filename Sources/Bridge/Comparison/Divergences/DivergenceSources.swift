import Specification

/// Sources that several divergences share.
extension Divergence.Source {
  static func documented(_ address: String, _ section: String) -> Self {
    Self(.documented, address, section)
  }

  static func android(_ page: String, _ section: String) -> Self {
    documented("https://developer.android.com/" + page, section)
  }

  static func uikit(_ page: String, _ section: String) -> Self {
    documented("https://developer.apple.com/documentation/uikit/" + page, section)
  }

  /// A test of Android's compatibility suite, among those of the activity's life cycle.
  static func lifecycleTest(_ name: String) -> Self {
    Self(
      .upstreamTest,
      "https://github.com/TeamWin/android_cts/blob/03a68cb0577ca404b9fea3bc847d90c4a79fa3b3/tests/framework/base/windowmanager/src/android/server/wm/lifecycle/ActivityLifecycleTests.java",
      name)
  }

  static func topResumedTest(_ name: String) -> Self {
    Self(
      .upstreamTest,
      "https://github.com/TeamWin/android_cts/blob/02e86dfdfe9eca805e89b728f841d5218f3dfab5/tests/framework/base/windowmanager/src/android/server/wm/lifecycle/ActivityLifecycleTopResumedStateTests.java",
      name)
  }

  static func keyguardTest(_ name: String) -> Self {
    Self(
      .upstreamTest,
      "https://github.com/TeamWin/android_cts/blob/0223732b5d6cb832c501418ad572f7206bb3814c/tests/framework/base/windowmanager/src/android/server/wm/lifecycle/ActivityLifecycleKeyguardTests.java",
      name)
  }

  /// A test of React Native's screens on a stack.
  static func stackEvents(_ test: String) -> Self {
    Self(
      .upstreamTest,
      "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/FabricExample/e2e/single-feature-tests/stack-v5/test-stack-lifecycle-events.e2e.ts",
      versions: "18..26", "'\(test)'")
  }

  static let push = stackEvents(
    "should fire the push event set when pushing A over Home")
  static let nestedPush = stackEvents(
    "should fire the duplicated container + initial-screen push event set when pushing NestedStack")

  /// A log of an app's delegate on iOS 11.
  static func launchLog(_ place: String) -> Self {
    Self(
      .observed,
      "https://github.com/regularberry/AppLaunchSequence/blob/2e69556e3d3bd8110ff71918d0ff89291c063ab0/README.md",
      versions: "11", place)
  }

  /// A log of controllers and their scene on iOS 17.
  static func sceneLog(_ place: String) -> Self {
    Self(
      .observed,
      "https://github.com/hdk2200/UIViewControllerLifeCycle/blob/e33e90e0e765c011a30ae7b2df56a83e330090c3/README.md",
      versions: "17", place)
  }

  static let background = sceneLog("Application Background and Foreground Transitions")

  /// A log of controllers on iOS 13 and later.
  static func sheetLog(_ place: String) -> Self {
    Self(
      .observed, "https://sbpark88.github.io/swift/2023/03/16/swift-lifecycle.html",
      versions: "13..16", place)
  }

  static func fragmentTest(_ commit: String, _ file: String, _ name: String) -> Self {
    Self(
      .upstreamTest,
      "https://github.com/androidx/androidx/blob/\(commit)/fragment/fragment/src/androidTest/java/androidx/fragment/app/\(file)",
      name)
  }

  /// How Android 11 shows an activity again that was stopped under another.
  static let restartOfHidden = Self(
    .upstreamSource,
    "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/wm/EnsureActivitiesVisibleHelper.java",
    versions: "30", "EnsureActivitiesVisibleHelper.makeVisibleAndRestartIfNeeded")

  /// The callbacks of an app's delegates and controllers at launch, release by release.
  static let launchOrder = Self(
    .observed, "https://stackoverflow.com/questions/66605799", versions: "..14",
    "launch order by release and background launch")

  static let pushInTransition = Self(
    .observed, "https://github.com/lionheart/openradar-mirror/issues/20368", versions: "11",
    "rdar 44091459, viewControllers after a push during a transition")

  static let recordedAnswer = documented(
    "https://developer.apple.com/documentation/usernotifications/asking_permission_to_use_notifications?language=objc",
    "subsequent authorization requests")

  static let coordinating = android(
    "guide/components/activities/activity-lifecycle#coordinating-activities",
    "Coordinating activities")
  static let activityLifecycle = android(
    "reference/android/app/Activity#ActivityLifecycle", "Activity lifecycle")
  static let processes = android(
    "guide/components/activities/process-lifecycle", "Processes and app lifecycle")
  static let fragmentLifecycle = android(
    "guide/fragments/lifecycle", "Fragments and the fragment manager")
  static let willTerminate = uikit(
    "uiapplicationdelegate/applicationwillterminate(_:)", "not called for a suspended app")
  static let interruptions = uikit(
    "managing-your-app-s-life-cycle", "inactive state on interruptions")
  static let containers = uikit(
    "creating-a-custom-container-view-controller", "adding and removing a child view controller")
  static let navigationStack = uikit(
    "uinavigationcontroller", "the navigation stack is an array that the controller holds")
}

import AndroidModel
import Specification

extension Divergence {
  /// Differences in the lifecycle of a process: its launch, its shortages, its end.
  static let ofProcess: [Divergence] = [
    Divergence(
      "D18", "Memory is short.",
      android: Side(
        "onTrimMemory with a level; one level only says that the interface is hidden.",
        .android("reference/android/content/ComponentCallbacks2", "onTrimMemory"),
        .android(
          "reference/android/content/ComponentCallbacks2#TRIM_MEMORY_UI_HIDDEN",
          "TRIM_MEMORY_UI_HIDDEN")),
      ios: Side(
        "One warning to the app and to every controller; views stay. A suspended app gets none.",
        .uikit("responding-to-memory-warnings", "who is warned"),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p336memoryWarning/ch19p647memoryWarning/ViewController.swift",
          versions: "13..15", "memory warning"))),
    Divergence(
      "D21", "The process starts without an interface.",
      android: Side("A process may run without any activity.", .processes),
      ios: Side(
        "A launch into the background may load the root controller and make it appear.",
        .launchOrder)),
    Divergence(
      "D22", "The system kills the app.",
      android: Side("No callback, and pending callbacks are dropped.", .processes),
      ios: Side("No callback for a suspended app.", .willTerminate)),
    Divergence(
      "D23", "The user swipes the app away.",
      android: Side(
        "onDestroy may come, but is not promised.",
        .android("reference/android/app/Activity#onDestroy()", "onDestroy, not to be counted on")),
      ios: Side(
        "A running app may be told of its end; a suspended one is not.", .willTerminate),
      .unasserted(reason: "neither platform promises a callback")),
    Divergence(
      "D24", "The app comes back after its process died.",
      android: Side(
        """
        As soon as its task becomes visible, the process starts, and the activity in front is \
        recreated with its saved state, others when needed; one that has saved none is gone.
        """,
        .android(
          "topic/libraries/architecture/saving-states",
          "Save UI states, system-initiated process death"),
        .restartOfHidden,
        .init(
          .upstreamSource,
          "https://github.com/DerpFest-12/frameworks_base/blob/5b10fc95d5c12e381ea3461e193d3850b584f211/services/core/java/com/android/server/wm/ActivityRecord.java",
          versions: "32", "ActivityRecord.handleAppDied")),
      ios: Side(
        "A launch starts the app from the beginning or, with restoration, rebuilds the whole hierarchy.",
        .uikit(
          "about-the-app-launch-sequence",
          "main storyboard, willFinishLaunching, restoration, didFinishLaunching"))),
    Divergence(
      "D25", "Saved state after the user has swiped the app away.",
      android: Side(
        "Removing the task deletes its record and its saved state.",
        .android(
          "topic/libraries/architecture/saving-states", "User-initiated UI state dismissal")),
      ios: Side(
        "Removing the app in the switcher deletes its restoration archive.",
        .uikit(
          "about-the-ui-preservation-process",
          "UI preservation process, an app that the user ends"))),
    Divergence(
      "D75", "The app is started or returned to by the icon of another screen than before.",
      android: Side(
        "Each activity with the LAUNCHER category has an icon, and is the first of its task.",
        .android(
          "reference/android/content/Intent#ACTION_MAIN", "ACTION_MAIN and CATEGORY_LAUNCHER")),
      ios: Side(
        "An app has one icon: it starts with its usual root, and comes back as it was.",
        .uikit(
          "about-the-app-launch-sequence",
          "main storyboard, willFinishLaunching, restoration, didFinishLaunching"),
        .background)),
    Divergence(
      "D56", "Memory is short while the app is in front.",
      android: Side(
        "The app is not told; the levels for running processes no longer exist.",
        versions: 34...AndroidVersion.newest,
        .android(
          "reference/android/content/ComponentCallbacks2", "levels not notified since API 34")),
      ios: Side(
        "The app and its controllers are warned.",
        .uikit("responding-to-memory-warnings", "who is warned"))),
  ]
}

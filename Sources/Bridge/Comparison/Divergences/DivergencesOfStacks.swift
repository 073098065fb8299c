import AndroidModel
import Specification

extension Divergence {
  /// Differences in the transition from screen to screen.
  static let ofStacks: [Divergence] = [
    Divergence(
      "D1", "A screen is covered by another without being left.",
      android: Side(
        "An opaque activity stops the one below, a translucent one only pauses it.",
        .lifecycleTest("testLaunchOnTop"), .lifecycleTest("testLaunchTranslucentOnTop")),
      ios: Side(
        "With a full-screen presentation the presenter gets all four callbacks, with a sheet none.",
        .uikit("uimodalpresentationstyle/pagesheet", "pageSheet"),
        .sheetLog("sheet and full screen"))),
    Divergence(
      "D2", "The old screen's didHide and the new screen's didShow come in opposite order.",
      android: Side(
        "The new activity is resumed before the old one is stopped, forward and back.",
        .coordinating, .lifecycleTest("testLaunchOnTop")),
      ios: Side(
        "A push or pop ends the old disappearance first; a full-screen modal does not.", .push)),
    Divergence(
      "D5", "A leaving screen is paused first.",
      android: Side(
        "onPause of the old screen, and what its app does next, precede the creation of the new one.",
        .coordinating),
      ios: Side(
        "The new screen is loaded before the old one's viewWillDisappear.",
        .init(
          .observed,
          "https://github.com/vineetchoudhary/iOS-in-Depth/blob/b0cd5e660edc2da741238c030840e6b3781a428a/ApplicationAndViewControllerLifeCycle/README.md",
          versions: "..12", "Push BViewController, Back Button Pressed"),
        .sceneLog("from A to B, with layout"))),
    Divergence(
      "D19", "A Back gesture begins, and commits or is cancelled.",
      android: Side(
        """
        If the app handles Back itself, nothing happens before the gesture commits; if not, the \
        screen below may be started, and the one above is not told.
        """,
        versions: 29...AndroidVersion.newest,
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/471793ba7ac30275f58f3b293606990891e1863b/services/core/java/com/android/server/wm/BackNavigationController.java",
          "BackNavigationController.startBackNavigation, TYPE_CALLBACK")),
      ios: Side(
        "The appearance transition of both screens begins, and is undone if the gesture is cancelled.",
        .init(
          .observed,
          "http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html",
          versions: "7", "cancelled pop, page and curl on iOS 7"))),
    Divergence(
      "D28", "The root screen is left.",
      android: Side(
        """
        Back finishes the root or, from API 31 on, moves the task of a launcher root to the back; \
        finish ends it, and so does clearing the task.
        """,
        .android("about/versions/12/behavior-changes-all", "Back on root launcher activities"),
        .android(
          "reference/android/content/Intent#FLAG_ACTIVITY_CLEAR_TASK", "FLAG_ACTIVITY_CLEAR_TASK")),
      ios: Side(
        "Neither the user nor the app closes the root of a window.",
        .uikit(
          "uinavigationcontroller/popviewcontroller(animated:)",
          "popViewController, Discussion: the root stays")),
      .profile([.release(.android)])),
    Divergence(
      "D34", "A link opens in the running app.",
      android: Side(
        "A singleTop activity gets onNewIntent between pause and resume; else a new one comes.",
        .lifecycleTest("testOnNewIntentFromHidden"),
        .android("guide/components/activities/tasks-and-back-stack", "standard launch mode")),
      ios: Side(
        "The scene gets the URL; screens receive no callback.",
        .launchLog("custom URL from the background on iOS 11"))),
    Divergence(
      "D42", "The default style of a modal presentation.",
      android: Side(
        "There is no such style; the theme decides.",
        .lifecycleTest("testLaunchTranslucentOnTop")),
      ios: Side(
        "Full screen up to iOS 12, a sheet for apps built for 13 and later.",
        .uikit("uimodalpresentationstyle/automatic", "automatic"),
        .init(
          .observed,
          "https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e",
          versions: "13", "presentation changes in iOS 13")),
      .profile([.release(.ios), .setting(.ios, "linkedSDK")])),
    Divergence(
      "D50", "A link starts the app.",
      android: Side(
        "The linked activity is the first and only one of its task.",
        .android(
          "about/versions/12/behavior-changes-all",
          "Root launcher activities are no longer finished on Back press")),
      ios: Side(
        "The scene is connected with the URL and shows its usual root.",
        .uikit(
          "uiscene/connectionoptions", "what a cold start hands to willConnectTo"))),
    Divergence(
      "D54", "A screen is closed in the background, under a call, or as the user leaves the app.",
      android: Side(
        "The stopped activity is destroyed, and the one below restarts when the app comes back.",
        .lifecycleTest("testLaunchAndDestroy"),
        .android("reference/android/app/Activity#onRestart()", "onRestart")),
      ios: Side(
        "The pop is an appearance transition like any other, although it is not visible.",
        .launchOrder)),
    Divergence(
      "D58", "A screen's declaration or a flag decides where it opens and whether it stays.",
      android: Side(
        """
        launchMode or a flag finds the existing instance, or recreates it as CLEAR_TOP does; \
        noHistory removes one.
        """,
        .android("guide/components/activities/tasks-and-back-stack", "singleTop launch mode"),
        .init(
          .upstreamTest,
          "https://github.com/TeamWin/android_cts/blob/05bd431b08d94b83d8771b4b19e2853082c249fb/tests/framework/base/windowmanager/src/android/server/wm/lifecycle/ActivityStarterTests.java",
          "testLaunchSingleTaskActivity")),
      ios: Side(
        "Each show pushes a controller, which stays until it is popped.",
        .uikit(
          "uinavigationcontroller/pushviewcontroller(_:animated:)",
          "pushViewController, what must not be pushed"),
        .push)),
    Divergence(
      "D62", "Another detail is shown next to its list.",
      android: Side(
        "The new activity covers the one that was beside the list, and Back leads to that.",
        .init(
          .upstreamTest,
          "https://github.com/ziachi/android_cts/blob/8e9dc4bf47b9dc328c37a5894d8c8a0a41cf930b/tests/framework/base/windowmanager/jetpack/src/android/server/wm/jetpack/embedding/ActivityEmbeddingLaunchTests.java",
          "testSecondaryActivityLaunchAbove")),
      ios: Side(
        "The column has one controller, and the old one goes before the new one appears.",
        .uikit(
          "uisplitviewcontroller/showdetailviewcontroller(_:sender:)",
          "showDetailViewController of a split view"))),
    Divergence(
      "D63", "Two changes of screen happen in one turn of the main loop.",
      android: Side(
        "By then the activities are stacked, and only the top one is created or comes back.",
        .restartOfHidden),
      ios: Side(
        "Each is a transition, so a screen between the two appears as well.",
        .pushInTransition)),
    Divergence(
      "D66", "A screen is opened as the user leaves the app, or after that.",
      android: Side(
        """
        The started activity waits in its task, and is created when it becomes visible; an app \
        that may start one from the background comes to the front with it.
        """,
        .restartOfHidden,
        .android(
          "guide/components/activities/background-starts",
          "Restrictions on starting activities from the background")),
      ios: Side(
        "The push continues to its end, and no controller is told that the app has left.",
        .push, .background)),
    Divergence(
      "D65", "A screen opens another while it is being created.",
      android: Side(
        "It is resumed first, and then paused for the other.",
        .topResumedTest("testTopPositionSwitchOnDoubleLaunch")),
      ios: Side(
        "A push skips it without showing it; a controller that it presents is loaded in the call, and appears over it.",
        .init(
          .upstreamTest,
          "https://github.com/pointfreeco/swift-navigation/blob/418a57db2e757b02817dfd3d8a0374d5794664ab/Examples/CaseStudiesTests/PresentationTests.swift",
          versions: "17..26", "testPushViewController_DeepLink_MultipleScreens"),
        .init(
          .documented,
          "https://developer.apple.com/documentation/xcode/addressing-language-exception-crashes",
          "Identify the API throwing the exception, the backtrace of a presentation"))),
    Divergence(
      "D64", "A screen is closed while it, or a modal screen over it, is appearing.",
      android: Side(
        "An activity can be finished at any time: in onCreate, before it has started.",
        .lifecycleTest("testFinishInOnCreate")),
      ios: Side(
        "A dismissal or a pop is refused while a presentation runs, and nothing is closed.",
        .init(
          .observed, "https://github.com/lionheart/openradar-mirror/issues/3466", versions: "8",
          "rdar 17762871, the two warnings"),
        .init(
          .observed, "https://github.com/aryaxt/iOS-Slide-Menu/issues/161", versions: "..8",
          "the line on the console, June 2015"))),
    Divergence(
      "D70", "A screen is left again before the one below it has been stopped.",
      android: Side(
        "By then the one below has only been paused, and is resumed.",
        .init(
          .upstreamSource,
          "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/wm/ActivityStackSupervisor.java",
          versions: "30", "ActivityStackSupervisor.processStoppingAndFinishingActivities")),
      ios: Side(
        "The pop waits for the push, with which the one below has disappeared.",
        .pushInTransition)),
    Divergence(
      "D72", "A screen is opened while a modal screen is appearing.",
      android: Side(
        "Each start is accepted, and the last one is on top.",
        .restartOfHidden),
      ios: Side(
        "A presentation or a push is refused while a presentation runs.",
        .init(
          .observed, "https://github.com/ericberman/MyFlightbookiOS/issues/370", versions: "..26",
          "an alert on a tab bar controller, September 2025"),
        .init(
          .observed,
          "https://github.com/markfriedlander/Posey/blob/184789cb4fb600be1e7f3e980983570748467dcd/HISTORY.md",
          versions: "26", "2026-05-01, a push dropped beside an alert"))),
    Divergence(
      "D81",
      "A screen presents another while it is not visible, or already presents one.",
      android: Side(
        "The new activity comes on top of the task, whichever activity starts it.",
        .topResumedTest("testTopPositionSwitchOnDoubleLaunch"),
        .android("guide/components/activities/tasks-and-back-stack", "standard launch mode")),
      ios: Side(
        "The presentation is refused with a line on the console, and the other never appears.",
        .init(
          .observed, "https://github.com/joltup/rn-fetch-blob/pull/611", versions: "..13",
          "presentation refused on a controller that is not the one displayed"))),
    Divergence(
      "D79", "A modal screen that is being dismissed opens a screen.",
      android: Side(
        "The new activity belongs to the task, and stays when the one that has started it is finished.",
        .android("guide/components/activities/tasks-and-back-stack", "standard launch mode"),
        .android("reference/android/app/Activity#finish()", "finish")),
      ios: Side(
        "It is presented over the dismissed one, and goes with it.",
        .uikit(
          "uiviewcontroller/dismiss(animated:completion:)",
          "dismiss, who goes when several are presented"),
        .init(
          .observed, "https://github.com/wix/react-native-navigation/pull/7644", versions: "..16",
          "the presented modal is dismissed along with the leaving one, November 2022"))),
    Divergence(
      "D83", "The user goes back while typing, or while selecting several items.",
      android: Side(
        "Back closes the keyboard or ends the action mode first, and the screen stays.",
        .init(
          .upstreamSource,
          "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/android/inputmethodservice/InputMethodService.java",
          versions: "30", "InputMethodService.handleBack"),
        .android("develop/ui/views/components/menus#CAB", "Use the contextual action mode")),
      ios: Side(
        "The bar's button leaves the page, whatever goes on in it.",
        .init(
          .observed, "https://github.com/jessesquires/JSQMessagesViewController/issues/1000",
          versions: "8", "the keyboard and a tap on the back button, May 2015"))),
    Divergence(
      "D76", "A new root replaces the old one under a modal screen.",
      android: Side(
        "The modal screen is an activity of the task that is cleared, and goes with it.",
        .android(
          "reference/android/content/Intent#FLAG_ACTIVITY_CLEAR_TASK", "FLAG_ACTIVITY_CLEAR_TASK")),
      ios: Side(
        "The modal screen stays in the window until it is dismissed, and keeps its presenter alive.",
        .init(
          .observed, "https://github.com/AdevintaSpain/Sencha/pull/23", versions: "..13",
          "what the old root presents has to be dismissed, November 2019"),
        .init(
          .observed, "https://tech.showmax.com/2019/02/uiviewcontroller-memory-leak/",
          versions: "..12", "a modal that stays in the window, February 2019"))),
  ]
}

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
        "A full-screen presentation gives the presenter all four; a sheet gives it nothing.",
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
      "D19", "A finger begins the way back, and lets go or returns.",
      android: Side(
        """
        Nothing happens before the gesture commits, if the app handles Back itself; if not, the screen \
        below may be started, and the one above is not told.
        """,
        versions: 29...AndroidVersion.newest,
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/471793ba7ac30275f58f3b293606990891e1863b/services/core/java/com/android/server/wm/BackNavigationController.java",
          "BackNavigationController.startBackNavigation, TYPE_CALLBACK")),
      ios: Side(
        "The appearance transition of both screens begins, and is undone if the finger returns.",
        .init(
          .observed,
          "http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html",
          versions: "7", "cancelled pop, page and curl on iOS 7"))),
    Divergence(
      "D28", "The root screen is left.",
      android: Side(
        """
        Back finishes the root or, from API 31 on, moves the task of one that its icon has started \
        to the back; finish ends it, as does who clears the task.
        """,
        .android("about/versions/12/behavior-changes-all", "Back on root launcher activities"),
        .android(
          "reference/android/content/Intent#FLAG_ACTIVITY_CLEAR_TASK", "FLAG_ACTIVITY_CLEAR_TASK")),
      ios: Side(
        "Neither the user nor the program takes the root of a window away.",
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
        "The scene gets the URL; screens are told nothing.",
        .launchLog("custom URL from the background on iOS 11"))),
    Divergence(
      "D42", "The default style of a modal presentation.",
      android: Side(
        "Nothing alike; the theme decides.",
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
        "The scene is connected with the URL and shows the root that it always shows.",
        .uikit(
          "uiscene/connectionoptions", "what a cold start hands to willConnectTo"))),
    Divergence(
      "D54", "A screen is closed in the background or under a call, or as the app leaves.",
      android: Side(
        "The stopped activity is destroyed, and the one below restarts when the app comes back.",
        .lifecycleTest("testLaunchAndDestroy"),
        .android("reference/android/app/Activity#onRestart()", "onRestart")),
      ios: Side(
        "The pop is an appearance transition like any other, though nobody sees it.",
        .launchOrder)),
    Divergence(
      "D58", "A screen's declaration or a flag decides where it opens and whether it stays.",
      android: Side(
        """
        launchMode or a flag finds the instance that is there, or makes it anew as CLEAR_TOP does; \
        noHistory takes one away.
        """,
        .android("guide/components/activities/tasks-and-back-stack", "singleTop launch mode"),
        .init(
          .upstreamTest,
          "https://github.com/TeamWin/android_cts/blob/05bd431b08d94b83d8771b4b19e2853082c249fb/tests/framework/base/windowmanager/src/android/server/wm/lifecycle/ActivityStarterTests.java",
          "testLaunchSingleTaskActivity")),
      ios: Side(
        "A controller is pushed as often as it is shown, and stays until it is popped.",
        .uikit(
          "uinavigationcontroller/pushviewcontroller(_:animated:)",
          "pushViewController, what must not be pushed"),
        .push)),
    Divergence(
      "D62", "Another detail is shown beside its list.",
      android: Side(
        "The new activity lies over the one that was beside the list, and Back leads to that.",
        .init(
          .upstreamTest,
          "https://github.com/ziachi/android_cts/blob/8e9dc4bf47b9dc328c37a5894d8c8a0a41cf930b/tests/framework/base/windowmanager/jetpack/src/android/server/wm/jetpack/embedding/ActivityEmbeddingLaunchTests.java",
          "testSecondaryActivityLaunchAbove")),
      ios: Side(
        "The column has one controller, and the old one goes before the new one shows.",
        .uikit(
          "uisplitviewcontroller/showdetailviewcontroller(_:sender:)",
          "showDetailViewController of a split view"))),
    Divergence(
      "D63", "Two ways from screen to screen are taken in one turn of the program.",
      android: Side(
        "The activities lie on each other by then, and only the one on top is made or comes back.",
        .restartOfHidden),
      ios: Side(
        "Each is a transition, so that a screen between the two comes into sight as well.",
        .pushInTransition)),
    Divergence(
      "D66", "A screen is opened as the app leaves, or once it has left.",
      android: Side(
        """
        The started activity waits in its task, and is made when it is to be seen; who may start one from \
        behind comes to the front with it.
        """,
        .restartOfHidden,
        .android(
          "guide/components/activities/background-starts",
          "Restrictions on starting activities from the background")),
      ios: Side(
        "The push goes on to its end, and no controller is told that the app has left.",
        .push, .background)),
    Divergence(
      "D65", "A screen goes on to another while it is being made.",
      android: Side(
        "It is resumed first, and paused for the other then.",
        .topResumedTest("testTopPositionSwitchOnDoubleLaunch")),
      ios: Side(
        "A push passes it by, without having shown it; what it presents is made in the call, and comes over it.",
        .init(
          .upstreamTest,
          "https://github.com/pointfreeco/swift-navigation/blob/418a57db2e757b02817dfd3d8a0374d5794664ab/Examples/CaseStudiesTests/PresentationTests.swift",
          versions: "17..26", "testPushViewController_DeepLink_MultipleScreens"),
        .init(
          .documented,
          "https://developer.apple.com/documentation/xcode/addressing-language-exception-crashes",
          "Identify the API throwing the exception, the backtrace of a presentation"))),
    Divergence(
      "D64", "A screen is closed while it, or something modal over it, is coming.",
      android: Side(
        "An activity can be finished at any time: in onCreate, before it has started.",
        .lifecycleTest("testFinishInOnCreate")),
      ios: Side(
        "A dismissal or a pop is refused while a presentation runs, and nothing goes.",
        .init(
          .observed, "https://github.com/lionheart/openradar-mirror/issues/3466", versions: "8",
          "rdar 17762871, the two warnings"),
        .init(
          .observed, "https://github.com/aryaxt/iOS-Slide-Menu/issues/161", versions: "..8",
          "the line on the console, June 2015"))),
    Divergence(
      "D70", "A screen is left again before the one below it has been stopped.",
      android: Side(
        "The one below has only been paused by then, and is resumed.",
        .init(
          .upstreamSource,
          "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/wm/ActivityStackSupervisor.java",
          versions: "30", "ActivityStackSupervisor.processStoppingAndFinishingActivities")),
      ios: Side(
        "The pop waits for the push, by which the one below has disappeared.",
        .pushInTransition)),
    Divergence(
      "D72", "A screen is opened while something modal is coming.",
      android: Side(
        "Each start is taken, and the last lies on top.",
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
      "A screen is to present another while it is not on the screen, or presents one already.",
      android: Side(
        "Whoever asks, the new activity comes on top of the task.",
        .topResumedTest("testTopPositionSwitchOnDoubleLaunch"),
        .android("guide/components/activities/tasks-and-back-stack", "standard launch mode")),
      ios: Side(
        "The presentation is refused with a line on the console, and the other never appears.",
        .init(
          .observed, "https://github.com/joltup/rn-fetch-blob/pull/611", versions: "..13",
          "presentation refused on a controller that is not the one displayed"))),
    Divergence(
      "D79", "Something modal that is on its way out opens a screen.",
      android: Side(
        "The new activity is one of the task, and stays when the one that has started it is finished.",
        .android("guide/components/activities/tasks-and-back-stack", "standard launch mode"),
        .android("reference/android/app/Activity#finish()", "finish")),
      ios: Side(
        "It has been presented over what is dismissed, and goes along with that.",
        .uikit(
          "uiviewcontroller/dismiss(animated:completion:)",
          "dismiss, who goes when several are presented"),
        .init(
          .observed, "https://github.com/wix/react-native-navigation/pull/7644", versions: "..16",
          "the presented modal is dismissed along with the leaving one, November 2022"))),
    Divergence(
      "D76", "A new root takes the place of the old one under something modal.",
      android: Side(
        "The modal one is an activity of the task that is cleared, and goes with it.",
        .android(
          "reference/android/content/Intent#FLAG_ACTIVITY_CLEAR_TASK", "FLAG_ACTIVITY_CLEAR_TASK")),
      ios: Side(
        "The modal one stays in the window until it is dismissed, and keeps its presenter alive.",
        .init(
          .observed, "https://github.com/AdevintaSpain/Sencha/pull/23", versions: "..13",
          "what the old root presents has to be dismissed, November 2019"),
        .init(
          .observed, "https://tech.showmax.com/2019/02/uiviewcontroller-memory-leak/",
          versions: "..12", "a modal that stays in the window, February 2019"))),
  ]
}

import Specification

extension Divergence {
  /// Differences in the lifecycle of a part inside a screen.
  static let ofParts: [Divergence] = [
    Divergence(
      "D3", "A tab is selected.",
      android: Side(
        "Detaching and attaching fragments hides the old one before the new one shows.",
        .android("guide/fragments/transactions", "Attaching and detaching fragments")),
      ios: Side(
        "The new tab's willShow precedes the old one's willHide; their ends vary by version.",
        .init(
          .upstreamTest,
          "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/FabricExample/e2e/single-feature-tests/tabs/test-tabs-lifecycle-events.e2e.ts",
          versions: "18..26",
          "'should fire four lifecycle events in order when switching from Tab A to Tab B'"))),
    Divergence(
      "D13", "Pages next to the current one.",
      android: Side(
        "A pager creates as many neighbours in advance as it is configured to, and keeps them STARTED.",
        .android(
          "reference/androidx/viewpager2/widget/ViewPager2#setOffscreenPageLimit(int)",
          "setOffscreenPageLimit")),
      ios: Side(
        "A page is loaded when it is first requested.",
        .uikit("uipageviewcontrollerdatasource", "UIPageViewControllerDataSource")),
      .profile([.attribute("offscreenPageLimit")])),
    Divergence(
      "D16", "A part is replaced by another and kept.",
      android: Side(
        "replace with addToBackStack destroys its view; a pop creates a new one.",
        .fragmentTest(
          "bf2429984c4f8d09f08636fcdf3166a5f3ba995e", "FragmentViewLifecycleTest.kt",
          "FragmentViewLifecycleTest.testFragmentViewLifecycleReattach"),
        .fragmentLifecycle),
      ios: Side(
        "The view is kept; only appearance changes.",
        .uikit("uiviewcontroller/viewdidunload", "viewDidUnload, called in iOS 5 and earlier"))),
    Divergence(
      "D17", "A part is added over another without replacing it.",
      android: Side(
        "The covered fragment stays resumed.",
        .android("guide/fragments/transactions", "Adding and removing, showing and hiding")),
      ios: Side("A controller disappears when another is pushed over it.", .push)),
    Divergence(
      "D31", "The order in which a screen and its part hide.",
      android: Side(
        "The part is first on the way down, the screen on the way up.",
        .android("guide/fragments/lifecycle", "Downward state transitions")),
      ios: Side("The container is first in both directions.", .nestedPush)),
    Divergence(
      "D32", "Who forwards the callbacks of a screen to its parts.",
      android: Side("The fragment manager.", .fragmentLifecycle),
      ios: Side(
        "The container, unless it opts out and forwards manually.",
        .uikit(
          "uiviewcontroller/shouldautomaticallyforwardappearancemethods",
          "shouldAutomaticallyForwardAppearanceMethods")),
      .profile([.attribute("shouldAutomaticallyForwardAppearanceMethods")])),
    Divergence(
      "D33", "A part is hidden and shown again.",
      android: Side(
        "onHiddenChanged is called; the lifecycle state does not change.",
        .init(
          .upstreamSource,
          "https://github.com/androidx/androidx/blob/9d38a3474b0d16df0b11132c877e2b354410f912/fragment/fragment/src/main/java/androidx/fragment/app/FragmentManager.java",
          "FragmentManager.dispatchOnHiddenChanged")),
      ios: Side("isHidden causes no callback.", .uikit("uiview/ishidden", "isHidden"))),
    Divergence(
      "D36", "The protocol of adding and removing a part.",
      android: Side("One transaction does everything.", .fragmentLifecycle),
      ios: Side(
        "addChild and removeFromParent make half of the calls, the app makes the rest.",
        .containers,
        .uikit("uiviewcontroller/didmove(toparent:)", "didMove(toParent:), who calls it"))),
    Divergence(
      "D45", "Back in nested containers.",
      android: Side(
        "The inner container is popped first.",
        .android("guide/fragments/fragmentmanager", "Multiple back stacks: nested managers")),
      ios: Side("The outer navigation bar pops the whole inner container.", .nestedPush)),
    Divergence(
      "D46", "The two ports of one framework attach in opposite order.",
      android: Side(
        "RIBs: didLoad, then didBecomeActive.",
        .init(
          .upstreamSource,
          "https://github.com/uber/RIBs/blob/04a7f082b02bd4fbc6d81abb8c77765fc8c3a3a9/android/libraries/rib-base/src/main/kotlin/com/uber/rib/core/Router.kt",
          "Router.dispatchAttach")),
      ios: Side(
        "RIBs: didBecomeActive, then didLoad.",
        .init(
          .upstreamSource,
          "https://github.com/uber/RIBs-iOS/blob/01ce6a0afc50b7b2b3a4c0f26f0d8127c338ba2c/RIBs/Classes/Router.swift",
          "Router.attachChild"))),
    Divergence(
      "D47", "A part is shown again after D16.",
      android: Side(
        "A new view gets its saved state in onViewStateRestored.",
        .android("guide/fragments/saving-state", "Saving state with fragments")),
      ios: Side(
        "The same view, with nothing to restore.",
        .uikit("uiviewcontroller/viewdidunload", "viewDidUnload, called in iOS 5 and earlier"))),
    Divergence(
      "D48", "The order of several observers inside a screen.",
      android: Side(
        "In the order of registration on the way up, in reverse on the way down.",
        .android("reference/androidx/lifecycle/Lifecycle", "Lifecycle")),
      ios: Side(
        "Not specified.",
        .documented(
          "https://developer.apple.com/documentation/foundation/notificationcenter",
          "NotificationCenter")),
      .unasserted(reason: "a notification center promises no order of its observers")),
    Divergence(
      "D51", "When a part loads, relative to its container.",
      android: Side(
        """
        A fragment that onCreate adds is attached and gets its view when the activity starts, the \
        pages of a pager when the pager is laid out.
        """,
        .fragmentLifecycle),
      ios: Side(
        """
        A child that viewDidLoad adds is loaded before its parent's viewWillAppear; one that a \
        storyboard embeds, before it is attached.
        """,
        .init(
          .observed, "https://stackoverflow.com/questions/48653763", versions: "11",
          "child added in viewDidLoad and page controller, iOS 11"))),
    Divergence(
      "D52", "A screen or a part leaves for good, with the parts in it.",
      android: Side(
        "Its end destroys and detaches every fragment, even one that is not visible.",
        .fragmentLifecycle),
      ios: Side(
        "The children go with their parent and get only its appearance callbacks.", .nestedPush)),
    Divergence(
      "D53", "A part replaces another that has a sibling.",
      android: Side(
        "replace empties the whole container.",
        .init(
          .upstreamSource,
          "https://github.com/androidx/androidx/blob/a9b06aaf32dbcf83aa12e3f8185a109d14fbe8e9/fragment/fragment/src/main/java/androidx/fragment/app/BackStackRecord.java",
          "BackStackRecord.expandOps")),
      ios: Side("One child is removed, and its sibling stays.", .containers)),
    Divergence(
      "D57", "One part replaces another.",
      android: Side(
        "The new fragment starts before the old one loses its view.",
        .fragmentTest(
          "915c8fe250989db987e97d5727916e9ec8244b02", "FragmentReorderingTest.kt",
          "FragmentReorderingTest.stopBeforeStart")),
      ios: Side("The old child is gone before the new one is added.", .containers)),
    Divergence(
      "D60", "Back removes a part that had replaced another.",
      android: Side(
        "The old fragment is stopped before the one below it starts.",
        .fragmentTest(
          "915c8fe250989db987e97d5727916e9ec8244b02", "FragmentReorderingTest.kt",
          "FragmentReorderingTest.stopBeforeStart")),
      ios: Side(
        "The viewWillAppear of the controller below comes before the old one's viewDidDisappear.",
        .push)),
    Divergence(
      "D59", "Tabs that have not been selected yet.",
      android: Side(
        """
        A transaction adds the fragment of a tab, usually the one that first selects it, and moves \
        it to the state of its screen.
        """,
        .android("guide/fragments/transactions", "Attaching and detaching fragments")),
      ios: Side(
        "The tab controller has its children from the start, and loads each when it is selected.",
        .init(
          .upstreamTest,
          "https://github.com/JetBrains/compose-multiplatform-core/blob/15dbd57ef03c66062fba02a17bfce514a4de88a9/compose/ui/ui-uikit/src/uikitMain/objc/CMPUIKitUtils/CMPUIKitUtilsTests/CMPViewControllerTests.swift",
          "testTabBarControllerPresentAndPush"))),
    Divergence(
      "D77", "A part is hidden before the pages in it have been made.",
      android: Side(
        "A pager creates its pages in layout, which does not happen before it is shown.",
        .android("reference/android/view/View#GONE", "GONE")),
      ios: Side(
        "A hidden view is still in its window, and the page in it loads and appears.",
        .init(
          .observed, "https://github.com/lionheart/openradar-mirror/issues/3498", versions: "7",
          "a hidden container's child appears"))),
    Divergence(
      "D71", "A part comes or goes after the state of its screen has been saved.",
      android: Side(
        "A transaction that would be lost throws, and the app crashes; a pager puts its own off.",
        .android("reference/androidx/fragment/app/FragmentTransaction#commit()", "commit"),
        .init(
          .upstreamSource,
          "https://github.com/androidx/androidx/blob/9d38a3474b0d16df0b11132c877e2b354410f912/viewpager2/viewpager2/src/main/java/androidx/viewpager2/adapter/FragmentStateAdapter.java",
          "FragmentStateAdapter.shouldDelayFragmentTransactions")),
      ios: Side(
        "There is no saved state to miss, and the child comes or goes.", .containers)),
    Divergence(
      "D73", "A part comes or goes, and the process ends in the same turn of the main loop.",
      android: Side(
        "A commit waits for the next turn, which never comes.",
        .android("guide/fragments/transactions", "Commit is asynchronous")),
      ios: Side(
        "The child has come or gone when the call returns, its view with it.", .containers)),
  ]
}

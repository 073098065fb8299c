extension IOSVersion {
  /// How a tab bar controller changes its tab: by moving the views itself, or, in apps built with
  /// Xcode 16 for iOS 18 and later, by a transition like a presentation's, in which the new
  /// controller ends before the old one. Whether that transition is also animated is another
  /// question: one of no duration keeps its order.
  ///
  /// software-mansion/react-native-screens @8fe8b874,
  /// apps/src/tests/single-feature-tests/tabs/test-tabs-lifecycle-events/scenario.md (18.6, 26.2);
  /// https://dev.classmethod.jp/en/articles/ios18-uitabbarcontroller-lifecycle-change
  var tabTransitionOrder: ChildTransition.Order {
    tabSwitchIsTransition ? .tabsAsTransition : .tabs
  }
}

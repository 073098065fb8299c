extension ChildTransition.Order {
  /// By moving the views itself: the new one begins first and ends last.
  ///
  /// https://ticklecode.com/uitabbarcontrollerlifecycle
  static let tabs = Self(
    begin: [.beginNew, .beginOld, .attachNew],
    end: [.takeUp, .detachOld, .endOld, .endNewInAppearedContainer],
    cancel: [.bringBackOld, .withdrawNew, .detachNew])

  /// By a transition like a presentation's: the new one also ends first.
  ///
  /// software-mansion/react-native-screens @8fe8b874,
  /// FabricExample/e2e/single-feature-tests/tabs/test-tabs-lifecycle-events.e2e.ts
  static let tabsAsTransition = Self(
    begin: [.beginNew, .beginOld, .attachNew],
    end: [.takeUp, .endNewInAppearedContainer, .detachOld, .endOld],
    cancel: [.bringBackOld, .withdrawNew, .detachNew, .endOld, .endNew])
}

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

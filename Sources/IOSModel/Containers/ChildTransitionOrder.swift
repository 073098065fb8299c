extension ChildTransition {
  /// In which order each kind of container begins and ends its children. They truly differ.
  enum Order: Hashable, Sendable {
    /// `UINavigationController`, with and without animation: the old one begins and ends first.
    ///
    /// software-mansion/react-native-screens @8fe8b874,
    /// FabricExample/e2e/single-feature-tests/stack-v5/test-stack-lifecycle-events.e2e.ts;
    /// cancelled: https://stackoverflow.com/questions/18927878
    case navigation
    /// `UITabBarController` up to iOS 17: the new one begins first and ends last.
    ///
    /// https://ticklecode.com/uitabbarcontrollerlifecycle
    case tabs
    /// `UITabBarController` whose switch is a transition like a presentation: the new one also ends
    /// first.
    ///
    /// software-mansion/react-native-screens @8fe8b874,
    /// FabricExample/e2e/single-feature-tests/tabs/test-tabs-lifecycle-events.e2e.ts
    case tabsAsTransition
    /// `UIPageViewController` that scrolls.
    ///
    /// http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html
    case scroll
    /// `UIPageViewController` that curls; the same source.
    case curl
    /// `transition(from:to:duration:options:animations:completion:)`: the new one ends first.
    ///
    /// mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p334containerEventForwarding
    case custom
  }
}

extension ChildTransition.Order {
  typealias Steps = [ChildTransition.Step]

  private static let navigationBegin: Steps = [.beginOld, .beginNew, .announce, .attachNew]
  private static let newFirstBegin: Steps = [.beginNew, .beginOld, .attachNew]
  private static let customBegin: Steps = [.beginOld, .beginNew]

  private static let navigationEnd: Steps = [
    .detachOld, .disownOld, .endOld, .takeUp, .endNewInAppearedContainer,
  ]
  private static let tabsEnd: Steps = [
    .takeUp, .revealNew, .detachOld, .endOld, .endNewInAppearedContainer,
  ]
  private static let tabsAsTransitionEnd: Steps = [
    .takeUp, .revealNew, .endNewInAppearedContainer, .detachOld, .endOld,
  ]
  private static let scrollEnd: Steps = [.takeUp, .detachOld, .endNew, .endOld]
  private static let curlEnd: Steps = [.takeUp, .detachOld, .endOld, .endNew]
  private static let customEnd: Steps = [.endNewInAppearedContainer, .detachOld, .endOld]

  private static let navigationCancel: Steps = [
    .withdrawNew, .detachNew, .endNew, .restoreOld, .bringBackOld, .revealOld, .endOld,
  ]
  private static let scrollCancel: Steps = [
    .restoreOld, .bringBackOld, .endOld, .withdrawNew, .detachNew, .endNew,
  ]
  private static let curlCancel: Steps = [
    .restoreOld, .withdrawNew, .bringBackOld, .detachNew, .endNew, .endOld,
  ]

  var begin: Steps {
    switch self {
    case .navigation: Self.navigationBegin
    case .tabs, .tabsAsTransition, .scroll, .curl: Self.newFirstBegin
    case .custom: Self.customBegin
    }
  }

  var end: Steps {
    switch self {
    case .navigation: Self.navigationEnd
    case .tabs: Self.tabsEnd
    case .tabsAsTransition: Self.tabsAsTransitionEnd
    case .scroll: Self.scrollEnd
    case .curl: Self.curlEnd
    case .custom: Self.customEnd
    }
  }

  /// Empty where no finger can take a transition back.
  var cancel: Steps {
    switch self {
    case .navigation: Self.navigationCancel
    case .scroll: Self.scrollCancel
    case .curl: Self.curlCancel
    case .tabs, .tabsAsTransition, .custom: []
    }
  }
}

extension TransitionGroup {
  /// UIKit's transitions: one group for each kind of container, and one for presentations.
  static let uiKit = [
    TransitionGroup(
      "UINavigationController", on: .ios,
      [
        ("push", inStack, "ios: push B in N animated"),
        ("push without animation", inStack, "ios: push B in N animated=false"),
        ("pop", pushed, "ios: pop in N animated"),
        ("pop without animation", pushed, "ios: pop in N animated=false"),
        ("edge swipe, completed", pushed, "ios: swipe back complete"),
        ("edge swipe, cancelled", pushed, "ios: swipe back cancel"),
        ("setViewControllers", inStack, "ios: setViewControllers B in N animated"),
      ]),
    TransitionGroup(
      "UITabBarController", on: .ios,
      [
        ("tap on a tab for the first time", inTabs, "ios: tap tab B"),
        ("tap on a tab that was shown before", returned, "ios: tap tab B"),
        ("selectedViewController by code", inTabs, "ios: selectTab B in T"),
      ]),
    TransitionGroup(
      "UIPageViewController", on: .ios,
      [
        ("swipe, scroll", inPages("scroll"), "ios: swipe page forward complete"),
        ("swipe, scroll, cancelled", inPages("scroll"), "ios: swipe page forward cancel"),
        ("swipe, curl", inPages("pageCurl"), "ios: swipe page forward complete"),
        ("swipe, curl, cancelled", inPages("pageCurl"), "ios: swipe page forward cancel"),
        ("setViewControllers", inPages("scroll"), "ios: setPage B in P animated"),
        (
          "setViewControllers without animation", inPages("scroll"),
          "ios: setPage B in P animated=false"
        ),
      ]),
    TransitionGroup(
      "present", on: .ios,
      styles.map { ($0, alone($0), "ios: present B in A animated") }
        + [("an alert", alert, "ios: present B in A animated")]),
    TransitionGroup(
      "dismiss", on: .ios,
      styles.map { ($0, presented($0), "ios: dismiss in A animated") }
        + [
          ("a sheet is dragged away", presented("pageSheet"), "ios: drag sheet complete"),
          ("a sheet is dragged and springs back", presented("pageSheet"), "ios: drag sheet cancel"),
        ]),
    TransitionGroup(
      "Containers of the app's own", on: .ios,
      [
        ("transition(from:to:)", inParent, "ios: transition A to B in P"),
        ("a child is added over another", inParent, "ios: addSubview B in P"),
        ("a child is removed", inParent, "ios: removeFromSuperview A"),
      ]),
    TransitionGroup(
      "UIWindow", on: .ios,
      [("another rootViewController", "\(screens); launch A", "ios: setRoot B")]),
  ]

  private static let screens = "controller A root; controller B"
  private static let inStack =
    "navigation N viewControllers=A; controller A; controller B; launch N"
  private static let pushed = "\(inStack); ios: push B in N animated=false"
  private static let inTabs = "tabs T viewControllers=A,B; controller A; controller B; launch T"
  private static let returned = "\(inTabs); ios: tap tab B; ios: tap tab A"
  private static let alert = "controller A root; alert B; launch A"
  private static let inParent =
    "controller P root; controller A in P; controller B; launch P; ios: addChild B in P"

  private static let styles = [
    "fullScreen", "overFullScreen", "pageSheet", "formSheet", "currentContext", "popover",
  ]

  private static func inPages(_ style: String) -> String {
    "pages P viewControllers=A,B transitionStyle=\(style); controller A; controller B; launch P"
  }

  private static func alone(_ style: String) -> String {
    "controller A root; controller B modalPresentationStyle=\(style); launch A"
  }

  private static func presented(_ style: String) -> String {
    "\(alone(style)); ios: present B in A animated=false"
  }
}

/// `addChild(_:)` of UIKit's own containers, which keep their `viewControllers` among their
/// children.
///
/// A tab bar controller takes every child for another tab: scenee/FloatingPanel#591 and
/// duraidabdul/LocalConsole#21, where a panel and a console became one; videolan/vlc-ios#145.
/// A stack shows it as its first controller: EndouMari/TabPageViewController#30.
extension UIApplication {
  /// A call of app code, on any parent.
  mutating func addChildOfApp(
    _ child: ControllerID, to parent: ControllerID
  ) throws(Interruption) {
    try checkView(of: child, goesUnder: parent)
    if isTakenForTab(by: parent), let members = self[tabs: parent]?.members {
      try setTabs(members + [child], of: parent)
    } else if isTakenForRoot(by: parent) {
      try push(child, on: parent, animated: false)
    } else {
      try addChild(child, to: parent)
    }
  }

  /// What becomes of a child beside a More list, or beside UITabs, is not documented.
  private func isTakenForTab(by parent: ControllerID) -> Bool {
    guard let tabBar = self[tabs: parent] else { return false }
    return !tabBar.hasTabs && !tabBar.usesMore
  }

  private func isTakenForRoot(by parent: ControllerID) -> Bool {
    isNavigation(parent) && self[navigation: parent].stack.isEmpty
  }

  /// Whether the parent hands its own appearance on to every child whose view is in its view. If
  /// it does not, such a child does not hear either that its view has entered the window.
  ///
  /// A stack and a tab bar controller tell the child of their choice, inside their own callbacks. A
  /// child that app code adds to a stack and puts into its view is loaded, and told nothing:
  /// https://www.iloveanan.com/uinavigationcontroller-add-child-view-controller.html
  func forwardsToAnyChild(_ parent: ControllerID) -> Bool {
    switch self[parent].container {
    case .navigation, .tabs: false
    case .none, .pages, .split: self[parent].traits.forwardsAppearance
    }
  }
}

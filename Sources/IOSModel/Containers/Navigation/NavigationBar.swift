/// The bar of a navigation controller, and what its pages say of the bar below.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller/isnavigationbarhidden
extension UIApplication {
  /// A page that hides the bar at the bottom hides it for as long as it is on the stack, in a tab
  /// or not, whatever is pushed on top: https://www.jianshu.com/p/4e94dd08623b, where the stack is
  /// asked from its top downwards.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
  func hidesBottomBar(inStack stack: ControllerID?) -> Bool {
    guard let stack, isAlive(stack) else { return false }
    return self[navigation: stack].stack.contains {
      isAlive($0) && declaration(of: $0).hidesBottomBarWhenPushed
    }
  }

  func isTabBarHidden(of tabBar: UITabBarController) -> Bool {
    tabBar.isBarHidden || hidesBottomBar(inStack: tabBar.selected)
  }

  /// Whether the user can tap its items. It is not documented that a page hides a sidebar.
  func isSeen(_ tabBar: UITabBarController) -> Bool {
    guard isTabBarHidden(of: tabBar) else { return true }
    return (!tabBar.isBarHidden || !tabBar.isSidebarHidden) && version.showsSidebars
  }

  /// The page gets the bar's room or gives it back, and is laid out. No controller is told of a
  /// size that changes for another reason than the window's size:
  /// mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p250sizeChangeTest.
  mutating func setNavigationBarHidden(
    _ id: ControllerID, _ isHidden: Bool
  ) throws(Interruption) {
    guard isNavigation(id), self[navigation: id].isNavigationBarHidden == !isHidden else { return }
    self[navigation: id].isNavigationBarHidden = isHidden
    guard isInWindow(id) else { return }
    setNeedsLayout(id)
    if let shown = self[navigation: id].shown { try safeAreaDidChange(shown) }
  }
}

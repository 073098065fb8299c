/// The bars at the bottom that code shows and hides: the toolbar of a stack, and the bar of a tab
/// bar controller. The content gets the bar's room or gives it back, and is told so, as with the
/// bar at the top.
///
/// https://developer.apple.com/documentation/uikit/positioning-content-relative-to-the-safe-area
extension UIApplication {
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/istoolbarhidden
  mutating func setToolbarHidden(_ id: ControllerID, _ isHidden: Bool) throws(Interruption) {
    guard isNavigation(id), self[navigation: id].isToolbarHidden == !isHidden else { return }
    self[navigation: id].isToolbarHidden = isHidden
    try bottomBarDidChange(
      of: id, over: self[navigation: id].shown, isSeen: !hidesBottomBar(inStack: id))
  }

  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/settabbarhidden(_:animated:)
  mutating func setTabBarHidden(_ id: ControllerID, _ isHidden: Bool) throws(Interruption) {
    guard self[tabs: id]?.isBarHidden == !isHidden else { return }
    self[tabs: id]?.isBarHidden = isHidden
    let selected = self[tabs: id]?.selected
    try bottomBarDidChange(of: id, over: selected, isSeen: !hidesBottomBar(inStack: selected))
  }

  /// - Parameter isSeen: no page hides the bar, whatever code makes of it.
  private mutating func bottomBarDidChange(
    of container: ControllerID, over page: ControllerID?, isSeen: Bool
  ) throws(Interruption) {
    hasChangedSafeAreas = true
    guard isSeen, isInWindow(container) else { return }
    setNeedsLayout(container)
    if let page { try safeAreaDidChange(page) }
  }

  /// How the container's bottom bar changes the room inside it, as a number that no inset added by
  /// the app has; zero for a bar that has not been shown or hidden by code.
  mutating func bottomBarInsets(of container: ControllerID) -> UInt16 {
    if isNavigation(container) {
      let isShown = !self[navigation: container].isToolbarHidden
      return isShown && !hidesBottomBar(inStack: container) ? 1 << 14 : 0
    }
    guard let tabBar = self[tabs: container], tabBar.isBarHidden else { return 0 }
    return hidesBottomBar(inStack: tabBar.selected) ? 0 : 1 << 15
  }
}

/// What bars and insets leave of a view.
///
/// https://developer.apple.com/documentation/uikit/positioning-content-relative-to-the-safe-area
extension UIApplication {
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  mutating func setAdditionalSafeAreaInsets(of id: ControllerID) throws(Interruption) {
    self[id].additionalSafeAreaInsets &+= 1
    hasChangedSafeAreas = true
    try safeAreaDidChange(id)
  }

  /// A view on screen and those inside it are told, and laid out with the next commit; one that is
  /// yet to be told for the first time hears of the change then. The margins, which follow the safe
  /// area, are told first as they are at a first appearance. (That the calls do not wait for the
  /// layout is the model's choice.) A view in no window has no safe area, and finds the new one
  /// when it is in one again.
  mutating func safeAreaDidChange(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    let isKnown = !self[id].view.needsSafeAreaUpdate
    self[id].view.needsSafeAreaUpdate = true
    if isKnown, isInWindow(id) {
      try updateSafeAreaIfNeeded(id)
      guard isAlive(id) else { return }
      setNeedsLayout(id)
    }
    for inner in self[id].view.subviews { try safeAreaDidChange(inner) }
  }

  /// A phone on its side has its bars and its corners elsewhere than an upright one, so that the
  /// safe area of every view is another: radar 34491993 and the forum's thread 671541 have the call
  /// in a turn. A pad has them where they were.
  mutating func safeAreaRotates(_ id: ControllerID, to bounds: WindowBounds?) {
    guard version.idiom == .phone, let known = self[id].view.laidOutFor, let bounds,
      known.orientation != bounds.orientation
    else { return }
    self[id].view.needsSafeAreaUpdate = true
  }

  /// A page that was away may come back to a stack whose bar has been hidden meanwhile, or shown,
  /// and to a container with other insets. What has been a root may have gone into a stack, under a
  /// bar, or become a tab.
  mutating func safeAreaMeetsContainer(_ id: ControllerID) {
    guard !self[id].view.needsSafeAreaUpdate else { return }
    if self[id].view.knownBar != bar(around: id) {
      setNeedsSafeAreaUpdate(inTree: id)
    } else if hasChangedSafeAreas {
      let insets = additionalInsets(inside: id)
      if self[id].view.knownAdditionalInsets != insets { self[id].view.needsSafeAreaUpdate = true }
    }
  }

  /// What the app has added to the safe area of the view, or taken from it: its own insets, those
  /// of the views around it, the bars at the bottom of its containers, and their sidebars.
  private mutating func additionalInsets(inside id: ControllerID) -> UInt16 {
    var insets = self[id].additionalSafeAreaInsets
    var inner = id
    while case .view(let outer)? = self[inner].view.superview, isAlive(outer) {
      insets &+= self[outer].additionalSafeAreaInsets &+ bottomBarInsets(of: outer)
      insets &+= sidebarInsets(of: inner, in: outer)
      inner = outer
    }
    return insets
  }

  private mutating func setNeedsSafeAreaUpdate(inTree id: ControllerID) {
    guard isAlive(id) else { return }
    self[id].view.needsSafeAreaUpdate = true
    for inner in self[id].view.subviews { setNeedsSafeAreaUpdate(inTree: inner) }
  }

  /// A tab bar that code has hidden counts with the insets.
  @inline(__always)
  private func bar(around id: ControllerID) -> UIView.Bar? {
    guard case .view(let outer)? = self[id].view.superview else { return nil }
    if isNavigation(outer) {
      return self[navigation: outer].isNavigationBarHidden ? nil : .navigation
    }
    return isTabs(outer) ? .tabs : nil
  }

  /// With the geometry, which a view in a window has before it is laid out: ahead of
  /// `viewIsAppearing`, and in an appearance without that call ahead of the first layout. A view in
  /// another one is told in the layout of that one.
  ///
  /// https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller
  mutating func updateSafeAreaIfNeeded(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[id].view.needsSafeAreaUpdate, isInWindow(id) else { return }
    self[id].view.needsSafeAreaUpdate = false
    self[id].view.knownBar = bar(around: id)
    if hasChangedSafeAreas {
      let insets = additionalInsets(inside: id)
      self[id].view.knownAdditionalInsets = insets
    }
    try call(id, .viewLayoutMarginsDidChange)
    try call(id, .viewSafeAreaInsetsDidChange)
  }

  /// The layout of a view tells the views in it of their share, before their own layout comes: so
  /// in the logs of kruil/iOSAppLifecycle, at a launch and in a turn. Between the view of one of
  /// UIKit's containers and that of its child are others, which are laid out later.
  @inline(__always)
  mutating func handOnSafeArea(from id: ControllerID) throws(Interruption) {
    guard isAlive(id), !self[id].view.subviews.isEmpty, !self[id].isUIKitContainer else { return }
    for inner in self[id].view.subviews { try updateSafeAreaIfNeeded(inner) }
  }
}

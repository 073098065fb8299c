/// The appearance state machine of one controller, and what a parent hands on to its children.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)
extension UIKitApplication {
  /// Begins to appear or to disappear. A begin in the direction in which the controller already is,
  /// or goes, says nothing.
  mutating func beginAppearance(
    _ id: InstanceID, _ isAppearing: Bool, animated: Bool
  ) throws(Interruption) {
    guard isAlive(id), self[id].isVisible != isAppearing else { return }
    if isAppearing {
      try prepareToAppear(id)
    }
    self[id].isTransitionAnimated = animated
    self[id].appearance = isAppearing ? .appearing : .disappearing
    self[id].owesViewIsAppearing = isAppearing && version.hasViewIsAppearing
    if isAppearing {
      setNeedsLayout(id)
    }
    try call(id, isAppearing ? .viewWillAppear : .viewWillDisappear, [.animated(animated)])
    for child in forwardedChildren(id) where !isAppearing || mayAppear(child, in: id) {
      try beginAppearance(child, isAppearing, animated: animated)
      if isAppearing {
        try containerChildWillAppear(id, child)
      }
    }
  }

  /// In a navigation controller that is changing its top, only the new top has a future.
  private func mayAppear(_ child: InstanceID, in container: InstanceID) -> Bool {
    self[container].navigation.map { $0.stack.last == child } ?? true
  }

  /// Ends the transition that was begun.
  mutating func endAppearance(_ id: InstanceID) throws(Interruption) {
    switch self[id].appearance {
    case .appearing, .disappearing:
      try endAppearanceIfBegun(id)
    case .appeared, .disappeared:
      try warn("Unbalanced calls to begin/end appearance transitions for <\(id)>.")
    }
  }

  /// Ends the transition, if the controller is in one still.
  mutating func endAppearanceIfBegun(_ id: InstanceID) throws(Interruption) {
    guard isAlive(id) else { return }
    let animated = self[id].isTransitionAnimated
    switch self[id].appearance {
    case .appearing:
      try deliverViewIsAppearing(id)
      self[id].owesViewIsAppearing = false
      // App code in viewIsAppearing may have turned the transition round.
      guard self[id].appearance == .appearing else { return }
      self[id].appearance = .appeared
      try call(id, .viewDidAppear, [.animated(animated)])
    case .disappearing:
      self[id].appearance = .disappeared
      try call(id, .viewDidDisappear, [.animated(animated)])
    case .appeared, .disappeared:
      return
    }
    clearMoving(id)
    let hasAppeared = self[id].isVisible
    // A transition of the container's own ends its children itself.
    if hasAppeared, self[id].navigation?.isTransitioning == true { return }
    for child in forwardedChildren(id) where self[child].isVisible == hasAppeared {
      try endAppearanceIfBegun(child)
      if hasAppeared {
        try containerChildDidAppear(id, child)
      }
    }
  }

  /// The children that go with their parent: those whose views hang in its view, parents first,
  /// unless the parent forwards by hand.
  func forwardedChildren(_ id: InstanceID) -> [InstanceID] {
    guard self[id].isUIKitContainer || self[id].declaration.forwardsAppearance else { return [] }
    return self[id].subviews.filter { self[$0].parent == id }
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
  mutating func deliverViewIsAppearing(_ id: InstanceID) throws(Interruption) {
    guard self[id].owesViewIsAppearing, isInWindow(id) else { return }
    self[id].owesViewIsAppearing = false
    try call(id, .viewIsAppearing, [.animated(self[id].isTransitionAnimated)])
  }

  /// Brings a tree of views that has just been put on screen up to viewIsAppearing, outermost first.
  mutating func deliverViewIsAppearing(inTree id: InstanceID) throws(Interruption) {
    try deliverViewIsAppearing(id)
    for inner in self[id].subviews {
      try deliverViewIsAppearing(inTree: inner)
    }
  }

  /// What a container does once a child that it shows for the first time begins to appear.
  private mutating func containerChildWillAppear(
    _ container: InstanceID, _ child: InstanceID
  ) throws(Interruption) {
    guard let navigation = self[container].navigation,
      navigation.shown == nil || self[child].owesDidMove
    else { return }
    try navigationWillShowFirst(container, child)
  }

  private mutating func containerChildDidAppear(
    _ container: InstanceID, _ child: InstanceID
  ) throws(Interruption) {
    guard self[container].navigation?.isShowingFirst == true else { return }
    try navigationDidShowFirst(container, child)
  }
}

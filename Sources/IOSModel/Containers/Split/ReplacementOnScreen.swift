/// Children that come and go with the width of the window: at once, inside the change of size.
///
/// https://github.com/Ranchero-Software/NetNewsWire/issues/5371 and
/// https://github.com/Ranchero-Software/NetNewsWire/issues/5385
extension UIApplication {
  /// A child goes.
  mutating func takeFromScreen(
    _ child: ControllerID, endsAfterCommit: Bool = false
  ) throws(Interruption) {
    try beginToLeave(child, animated: false)
    // Its own code has brought it back.
    guard isAlive(child), !self[child].isVisible else { return }
    let front = inPlace(of: child)
    try detachPlace(of: child)
    if endsAfterCommit {
      endAppearanceAfterCommit(front)
    } else {
      try endInPlace(of: child)
    }
  }

  /// A child comes: at once if its container is on screen, or on its way there; or else with it.
  mutating func bringToScreen(
    _ child: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    guard isAlive(id), isAlive(child), self[id].isVisible,
      isToBeAttached(child, in: id)
    else { return }
    // One that another container takes elsewhere under the user's eyes is out of the window for the
    // moment.
    let endsItself = isInWindow(id) || self[id].appearance == .appeared
    try prepareToAppear(child)
    try appear(child, in: id)
    if endsItself { endAppearanceAfterCommit(child) }
    endInPlaceAfterCommit(of: child)
  }

  /// The child begins to appear in its container's view, with it if that is on its way itself.
  mutating func appear(_ child: ControllerID, in id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    let animated = self[id].appearance == .appearing && self[id].isTransitionAnimated
    try beginAppearance(inPlace(of: child), true, animated: animated)
    try attach(child, in: id)
    try goWithContainer(inPlace(of: child), of: id)
  }

  /// A controller that has been on another one's stack becomes a child again.
  mutating func takeBack(
    _ controller: ControllerID, into id: ControllerID
  ) throws(Interruption) {
    guard isAlive(controller), isAlive(id), self[controller].parent == nil else { return }
    try addChild(controller, to: id)
    try didMove(controller, to: id)
  }
}

/// Children that come and go with the width of the window: at once, inside the change of size.
///
/// https://github.com/Ranchero-Software/NetNewsWire/issues/5371 and
/// https://github.com/Ranchero-Software/NetNewsWire/issues/5385
extension UIApplication {
  /// A child goes.
  mutating func takeFromScreen(_ child: ControllerID) throws(Interruption) {
    try beginAppearance(child, false, animated: false)
    try detach(child)
    try endAppearanceIfBegun(child)
  }

  /// A child comes, if its container is on screen; or else with it.
  mutating func bringToScreen(
    _ child: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    guard isAlive(id), isAlive(child), self[id].isVisible, isInWindow(id),
      self[child].view.superview != .view(of: id)
    else { return }
    try prepareToAppear(child)
    try beginAppearance(child, true, animated: false)
    try attach(child, to: .view(of: id))
    endAppearanceAfterCommit(child)
  }

  /// A controller that has been on another one's stack becomes a child again.
  mutating func takeBack(
    _ controller: ControllerID, into id: ControllerID
  ) throws(Interruption) {
    guard isAlive(controller), isAlive(id), self[controller].parent == nil else { return }
    try addChild(controller, to: id)
    clearMoving(controller)
    try didMove(controller, to: id)
  }
}

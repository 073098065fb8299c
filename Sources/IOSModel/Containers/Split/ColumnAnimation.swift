/// The animation by which columns come and go because the app has asked for them.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:) and
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/hide(_:)
extension UIApplication {
  /// From now on the split controller has a coordinator, for code that asks right after its call.
  mutating func animateColumns(of id: ControllerID) {
    guard isInWindow(id), self[split: id]?.isAnimatingColumns == false else { return }
    self[split: id]?.isAnimatingColumns = true
    postAfterCommit(.runAlongsideAnimations(.columns(of: id)))
    schedule(.columns(of: id), animated: true)
  }

  mutating func finishColumns(of id: ControllerID) throws(Interruption) {
    if isAlive(id) { self[split: id]?.isAnimatingColumns = false }
    try closeCoordinator(.columns(of: id))
  }

  /// Where the columns change at the moment: in the split controller's own animation, or, in a
  /// narrow window, in that of the stack that they are on.
  func columnSite(of id: ControllerID) -> TransitionSite? {
    guard let split = self[split: id] else { return nil }
    if split.isAnimatingColumns { return .columns(of: id) }
    guard case .collapsed(let base) = split.interface, let stack = columnStack(base, of: id),
      isInAnimatedTransition(stack)
    else { return nil }
    return .container(stack)
  }
}

extension ChildTransition.Order {
  /// The new one ends first.
  ///
  /// mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p334containerEventForwarding
  static let custom = Self(
    begin: [.beginOld, .beginNew], end: [.endNewInAppearedContainer, .detachOld, .endOld])
}

/// `transition(from:to:duration:options:animations:completion:)` between two children of a
/// container of the app's own.
///
/// mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p334containerEventForwarding
extension UIApplication {
  mutating func swap(
    from: ControllerID, to: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    var transition = ChildTransition(in: id, .none, from: from, to: to, order: .custom)
    try loadViewIfNeeded(to)
    let isOnScreen = isAlive(id) && self[id].isVisible && isInWindow(id)
    transition.isInAdvance = !isOnScreen
    if isOnScreen {
      try begin(transition, animated: true)
    }
    try attach(to, to: .view(of: id))
    subviewsDidChange(of: id)
    // Both are animated to the end, even if code changes the relation meanwhile.
    hold(from)
    hold(to)
    schedule(.children(transition), animated: isOnScreen)
  }

  /// What the completion handler of a well-behaved container does.
  mutating func concludeSwap(_ transition: ChildTransition) throws(Interruption) {
    let (id, from, to) = (transition.container, transition.from, transition.to)
    subviewsDidChange(of: id)
    if isAlive(to), self[to].parent == id { try didMove(to, to: id) }
    try removeFromParent(from)
    try letGo(from)
    try letGo(to)
  }
}

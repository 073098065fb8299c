/// `transition(from:to:duration:options:animations:completion:)` between two children.
struct SwapTransition: Hashable, Sendable {
  var container: InstanceID
  var from: InstanceID
  var to: InstanceID
}

/// The template of a custom container's own transition: the new child ends first.
extension UIKitApplication {
  mutating func swap(
    from: InstanceID, to: InstanceID, in id: InstanceID
  ) throws(Interruption) {
    guard self[from].parent == id, self[to].parent == id else {
      throw .exception(
        IOSException(
          "NSInvalidArgumentException",
          "Children view controllers \(from) and \(to) must have a common parent view controller"))
    }
    let transition = SwapTransition(container: id, from: from, to: to)
    try loadViewIfNeeded(to)
    let isOnScreen = self[id].isVisible && isInWindow(id)
    if isOnScreen {
      try beginAppearance(from, false, animated: true)
      try beginAppearance(to, true, animated: true)
    }
    try attach(to, to: .view(of: id))
    schedule(.swap(transition), animated: isOnScreen)
  }

  /// The end, and what the completion handler of a well-behaved container does.
  mutating func finishSwap(_ transition: SwapTransition) throws(Interruption) {
    let (id, from, to) = (transition.container, transition.from, transition.to)
    if self[id].appearance == .appeared {
      try endAppearanceIfBegun(to)
    }
    try detach(from)
    try endAppearanceIfBegun(from)
    try didMove(to, to: id)
    try removeFromParent(from)
    try releaseIfUnowned(from)
  }
}

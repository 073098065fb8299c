/// What a navigation controller knows.
struct NavigationState: Hashable, Sendable {
  /// `viewControllers`, bottom to top: what app code reads, ahead of the screen.
  var stack: [InstanceID]
  /// The controller whose view is on screen; nil before the first display.
  var shown: InstanceID?
  var isTransitioning = false
  /// The top appears together with the container, without a transition.
  var isShowingFirst = false
  /// Taken off the stack and not yet let go.
  var departing: [InstanceID] = []
}

/// The stack of a navigation controller. Changing it is one thing, and taken up at once; showing the
/// new top is another, and takes place at once or in the next layout pass.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
extension UIKitApplication {
  mutating func assembleNavigation(
    _ id: InstanceID, stack: [InstanceID]
  ) throws(Interruption) {
    self[id].navigation = NavigationState(stack: stack)
    try adopt(stack, by: id)
  }

  /// New members of a stack: the covered ones have moved in at once, the top one when it is shown.
  private mutating func adopt(
    _ members: [InstanceID], by id: InstanceID
  ) throws(Interruption) {
    for member in members {
      try addChild(member, to: id)
      if member == self[id].navigation?.stack.last {
        self[member].owesDidMove = true
      } else {
        clearMoving(member)
        try didMove(member, to: id)
      }
    }
  }

  mutating func push(
    _ pushed: InstanceID, on id: InstanceID, animated: Bool
  ) throws(Interruption) {
    guard let navigation = self[id].navigation else { return }
    try checkMember(pushed, of: id)
    // A deep stack is not searched: whoever is in it has it for a parent.
    if self[pushed].parent == id, !navigation.departing.contains(pushed) {
      throw .exception(
        IOSException(
          "NSInvalidArgumentException",
          "Pushing the same view controller instance more than once is not supported (\(pushed))"))
    }
    try warnOfNestedTransition(id, animated: animated)
    self[id].navigation?.stack.append(pushed)
    try adopt([pushed], by: id)
    try stackDidChange(id, animated: animated)
  }

  /// Takes off everything above the member at this depth, and more than nothing.
  private mutating func pop(_ id: InstanceID, keeping count: Int, animated: Bool)
    throws(Interruption)
  {
    guard let stack = self[id].navigation?.stack, count >= 1, count < stack.count else { return }
    try warnOfNestedTransition(id, animated: animated)
    self[id].navigation?.stack.removeSubrange(count...)
    try depart(Array(stack[count...]), from: id)
    try stackDidChange(id, animated: animated)
  }

  mutating func pop(_ id: InstanceID, animated: Bool) throws(Interruption) {
    try pop(id, keeping: (self[id].navigation?.stack.count ?? 0) - 1, animated: animated)
  }

  mutating func popToRoot(_ id: InstanceID, animated: Bool) throws(Interruption) {
    try pop(id, keeping: 1, animated: animated)
  }

  mutating func popTo(
    _ target: InstanceID, on id: InstanceID, animated: Bool
  ) throws(Interruption) {
    guard let index = self[id].navigation?.stack.lastIndex(of: target) else {
      throw .exception(
        IOSException(
          "NSInternalInconsistencyException",
          "Tried to pop to a view controller that doesn't exist (\(target))"))
    }
    try pop(id, keeping: index + 1, animated: animated)
  }

  mutating func setStack(
    _ stack: [InstanceID], of id: InstanceID, animated: Bool
  ) throws(Interruption) {
    guard let old = self[id].navigation?.stack else { return }
    let kept = Set(stack)
    guard kept.count == stack.count else {
      throw .exception(
        IOSException(
          "NSInvalidArgumentException",
          "All view controllers in a navigation controller must be distinct"))
    }
    for member in stack {
      try checkMember(member, of: id)
    }
    try warnOfNestedTransition(id, animated: animated)
    let known = Set(old)
    self[id].navigation?.stack = stack
    self[id].children.removeAll { known.contains($0) && kept.contains($0) }
    self[id].children.insert(contentsOf: stack.filter(known.contains), at: 0)
    try adopt(stack.filter { !known.contains($0) }, by: id)
    try depart(old.filter { !kept.contains($0) }, from: id)
    try stackDidChange(id, animated: animated)
  }

  /// Only the visible one is told that it will move; the others leave when the transition begins.
  private mutating func depart(
    _ members: [InstanceID], from id: InstanceID
  ) throws(Interruption) {
    self[id].navigation?.departing += members
    if let shown = self[id].navigation?.shown, members.contains(shown) {
      try willMoveToNil(shown)
    }
  }

  private func checkMember(_ member: InstanceID, of id: InstanceID) throws(Interruption) {
    if self[member].navigation != nil {
      throw .exception(
        IOSException(
          "NSInvalidArgumentException", "Pushing a navigation controller is not supported"))
    }
    if let parent = self[member].parent, parent != id {
      throw .exception(
        IOSException(
          "UIViewControllerHierarchyInconsistency",
          "child \(member) should have parent \(id), but has \(parent)"))
    }
  }

  private mutating func warnOfNestedTransition(
    _ id: InstanceID, animated: Bool
  ) throws(Interruption) {
    guard animated, self[id].navigation?.isTransitioning == true else { return }
    try warn("nested push animation can result in corrupted navigation bar")
  }

  /// An animated change begins at once, one without animation in the next layout pass; one made
  /// during a transition waits for its end. (What UIKit makes of the last is not specified.)
  private mutating func stackDidChange(_ id: InstanceID, animated: Bool) throws(Interruption) {
    guard let navigation = self[id].navigation, !navigation.isTransitioning else { return }
    if self[id].isVisible, isInWindow(id) {
      if animated, self[id].appearance == .appeared {
        try showTop(of: id, animated: true)
      } else if !runLoop.stackChanges.contains(id) {
        runLoop.stackChanges.append(id)
      }
    } else {
      try replaceShownOffScreen(id)
    }
  }
}

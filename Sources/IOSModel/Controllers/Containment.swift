/// Custom containers.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
/// The order of the whole protocol is that of mattneub/Programming-iOS-Book-Examples,
/// bk2ch06p334containerEventForwarding.
extension UIApplication {
  /// Sends `willMove(toParent:)`, as `addChild` does, to a child that is one already; `didMove` is
  /// left to the container.
  mutating func addChild(_ child: ControllerID, to parent: ControllerID) throws(Interruption) {
    guard try leavesFormerParent(child, for: parent) else { return }
    joinSilently(child, parent)
    try call(child, .willMove, .toParent(parent))
  }

  /// The same for a new page of a stack. What the page finds in its `willMove` is not recorded;
  /// code in there may take it off the stack again, and then it has never been a child.
  mutating func addPage(_ page: ControllerID, to stack: ControllerID) throws(Interruption) {
    guard try leavesFormerParent(page, for: stack) else { return }
    try call(page, .willMove, .toParent(stack))
    guard isAlive(page), isAlive(stack) else { return }
    joinSilently(page, stack)
  }

  /// Takes it from its former parent, if it has one. The callbacks of another child may have ended
  /// the child or the new parent, and so may those of this removal.
  ///
  /// - Returns: whether it can become a child of the new parent.
  private mutating func leavesFormerParent(
    _ child: ControllerID, for parent: ControllerID
  ) throws(Interruption) -> Bool {
    guard isAlive(child), isAlive(parent), self[child].parent != parent else { return false }
    try checkParent(parent, of: child)
    guard self[child].parent != nil else { return true }
    try removeFromParent(child)
    return isAlive(child) && isAlive(parent) && self[child].parent == nil
  }

  @inline(__always)
  private func checkParent(
    _ parent: ControllerID, of child: ControllerID
  ) throws(Interruption) {
    var current: ControllerID? = parent
    var depth = 0
    while let outer = current {
      if outer == child {
        throw .exception(
          "NSInvalidArgumentException", "\(name(child)) would become a child of itself")
      }
      current = self[outer].parent
      depth += 1
    }
    try checkNesting(depth)
  }

  /// Sends `didMove(toParent: nil)`; `willMove` is left to the container.
  mutating func removeFromParent(_ child: ControllerID) throws(Interruption) {
    guard isAlive(child), let parent = self[child].parent else { return }
    noteListing(of: child, by: parent)
    if self[parent].container.isNavigation { forgetPage(child, of: parent) }
    disown(child)
    try didMove(child, to: nil)
  }

  /// Ends the relation on both sides. No callback tells of it.
  mutating func disown(_ child: ControllerID) {
    guard let parent = self[child].parent else { return }
    parentWillChange(of: child)
    self[child].parent = nil
    // The one that goes is most often the last one that came.
    if let position = self[parent].children.lastIndex(of: child) {
      self[parent].children.remove(at: position)
    }
  }

  /// A child that is made together with its parent, or comes back to it, is not told of the move,
  /// and counts as moving in all the same.
  mutating func joinSilently(_ child: ControllerID, _ parent: ControllerID) {
    parentWillChange(of: child)
    self[child].parent = parent
    self[parent].children.append(child)
    self[child].relations.isMovingToParent = true
  }

  /// A stack has changed its order: these children come first, in this order.
  mutating func putFirst(_ children: [ControllerID], in parent: ControllerID) {
    let moved = Set(children)
    self[parent].children.removeAll { moved.contains($0) }
    self[parent].children.insert(contentsOf: children, at: 0)
  }

  /// As `disown`, for many at once.
  mutating func disown(_ children: [ControllerID], by parent: ControllerID) {
    if children.count == 1, isAlive(children[0]), self[children[0]].parent == parent {
      return disown(children[0])
    }
    let gone = Set(children)
    self[parent].children.removeAll { gone.contains($0) }
    for child in children where isAlive(child) {
      parentWillChange(of: child)
      self[child].parent = nil
    }
  }

  /// The container says `didMove(toParent:)` only once the child has been shown.
  mutating func deferDidMove(_ child: ControllerID) {
    guard isAlive(child) else { return }
    self[child].needsDidMove = true
  }

  /// One of UIKit's containers lists the controller without being its parent, or may come to.
  /// (Pages are kept by their data source, or by nothing.)
  mutating func noteListing(of child: ControllerID, by container: ControllerID) {
    guard isAlive(child), !self[child].formerContainers.contains(container) else { return }
    switch self[container].container {
    case .navigation, .tabs, .split: self[child].formerContainers.append(container)
    case .none, .pages: break
    }
  }

  mutating func willLeaveParent(_ child: ControllerID) {
    guard isAlive(child) else { return }
    self[child].relations.isMovingFromParent = true
  }

  mutating func willMoveToNil(_ child: ControllerID) throws(Interruption) {
    self[child].relations.isMovingFromParent = true
    try call(child, .willMove, .toParent(nil))
  }

  mutating func didMove(_ child: ControllerID, to parent: ControllerID?) throws(Interruption) {
    guard isAlive(child) else { return }
    self[child].needsDidMove = false
    // A child whose appearance is still under way is still moving.
    let hasMoved = self[child].appearance == .appeared || self[child].appearance == .disappeared
    self[child].needsSecondDidMove = !hasMoved
    if hasMoved { clearMoving(child) }
    try call(child, .didMove, .toParent(parent))
  }

  /// The move of a child that was told of it too early is over now, and it is told once more.
  ///
  /// mattyohe/children has logged it.
  ///
  /// - Parameter wasLeaving: it was on its way out before the callback in which the move ends.
  mutating func finishMove(_ id: ControllerID, wasLeaving: Bool) throws(Interruption) {
    guard self[id].relations.isMoving || self[id].needsSecondDidMove else { return }
    // Its own code may have it on its way again.
    guard !self[id].isInTransition else { return }
    // Or that code has asked to take it out, and what comes of that is not over with this.
    let leavesNext = !wasLeaving && self[id].relations.isMovingFromParent
    clearMoving(id)
    if self[id].needsSecondDidMove { try didMove(id, to: self[id].parent) }
    if leavesNext { willLeaveParent(id) }
  }

  mutating func clearMoving(_ id: ControllerID) {
    guard isAlive(id), self[id].relations.isMoving else { return }
    self[id].relations.endMove()
  }

  /// The whole protocol in one go.
  mutating func embed(_ child: ControllerID, in parent: ControllerID) throws(Interruption) {
    try addChildOfApp(child, to: parent)
    try addSubview(child, to: parent)
    try didMove(child, to: parent)
  }

  mutating func unembed(_ child: ControllerID) throws(Interruption) {
    try willMoveToNil(child)
    try loadViewIfNeeded(child)
    try removeFromSuperview(child)
    try removeFromParent(child)
    try releaseIfUnowned(child)
  }

  /// The parent may give its child the size, or not.
  ///
  /// https://developer.apple.com/documentation/uikit/uicontentcontainer
  mutating func preferredContentSizeDidChange(of id: ControllerID) throws(Interruption) {
    guard let parent = self[id].parent else {
      return try presentationController(
        of: id, hears: .presentationControllerPreferredContentSizeDidChange)
    }
    try call(parent, .preferredContentSizeDidChange, .controller(id, as: .forChildContentContainer))
  }

  /// https://developer.apple.com/documentation/uikit/uicontentcontainer/systemlayoutfittingsizedidchange(forchildcontentcontainer:)
  mutating func systemLayoutFittingSizeDidChange(of id: ControllerID) throws(Interruption) {
    guard let parent = self[id].parent else {
      return try presentationController(
        of: id, hears: .presentationControllerSystemLayoutFittingSizeDidChange)
    }
    try call(
      parent, .systemLayoutFittingSizeDidChange, .controller(id, as: .forChildContentContainer))
  }
}

/// The stack of a navigation controller. Changing it is one thing, and done at once; showing the
/// new top is another, and takes place in the container's next layout: the stacks of
/// rickytan/RTRootNavigationController#275, wangmchn/WMPageController#558 and zbrateam/Zebra#1400.
extension UIApplication {
  mutating func assembleNavigation(
    _ id: ControllerID, stack: [ControllerID]
  ) throws(Interruption) {
    self[id].container = .navigation(
      containers.navigations.insert(UINavigationController(stack: stack)))
    if self[id].isFromStoryboard {
      for member in stack { adoptDecoded(member, by: id) }
    } else {
      try adopt(stack, by: id)
      // Code of one member may have set others meanwhile.
      try stackDidChange(id, animated: false)
    }
    // In code, a single one is given to init(rootViewController:), and several are set as
    // viewControllers.
    if stack.count == 1, !self[id].isFromStoryboard { try loadViewForPush(id) }
  }

  /// A push makes the stack's own view, wherever the stack is, and `init(rootViewController:)` is
  /// one; `viewControllers = …` is none: the comments of codedbypm/StackViewController @28b809a,
  /// StackViewControllerTests.swift, on what UIKit's class is told beside the author's.
  private mutating func loadViewForPush(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    try loadViewIfNeeded(id)
  }

  /// New members of a stack: the covered ones have moved in at once, the top one when it is shown.
  private mutating func adopt(
    _ members: [ControllerID], by id: ControllerID
  ) throws(Interruption) {
    for member in members { try adopt(member, by: id) }
  }

  private mutating func adopt(
    _ member: ControllerID, by id: ControllerID
  ) throws(Interruption) {
    guard isAlive(member), isAlive(id) else { return }
    if try dropIfDeparted(member, of: id) { return }
    if isDeparting(member, from: id) {
      // If it is on its way off the screen, it first goes to the end, and then moves in anew.
      if self[navigation: id].isLeaving(member) {
        self[navigation: id].returning = member
        return
      }
      forgetDeparting(member, from: id)
      guard try stays(member, in: id) else { return }
    } else {
      // Code of another controller has made it a member again before the stack has let go of it.
      guard self[member].parent != id else { return }
      try addPage(member, to: id)
    }
    if member == self[navigation: id].stack.last {
      deferDidMove(member)
    } else {
      try didMove(member, to: id)
    }
  }

  /// A member that was taken off comes back before its removal has had any effect. False if it has
  /// heard neither of the removal nor of the return.
  private mutating func stays(
    _ member: ControllerID, in id: ControllerID
  ) throws(Interruption) -> Bool {
    guard self[member].parent == id else {
      try addPage(member, to: id)
      return true
    }
    guard self[member].relations.isMovingFromParent else { return false }
    clearMoving(member)
    try call(member, .willMove, .toParent(id))
    return isAlive(member)
  }

  /// Its way off the screen is over, and the stack lists it again.
  mutating func comeBack(_ member: ControllerID, to id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[navigation: id].returning == member else { return }
    self[navigation: id].returning = nil
    guard isAlive(member), self[member].parent == nil, self[navigation: id].stack.contains(member)
    else { return }
    try adopt(member, by: id)
  }

  /// Code of another new member has taken this one off again before it has come in.
  private mutating func dropIfDeparted(
    _ member: ControllerID, of id: ControllerID
  ) throws(Interruption) -> Bool {
    guard isDeparting(member, from: id), self[member].parent == nil,
      !self[navigation: id].stack.contains(member)
    else { return false }
    forgetDeparting(member, from: id)
    try releaseIfUnowned(member)
    return true
  }

  /// A member that has been decoded with the stack gets it as its parent without being told of a
  /// move: Vercantez/openuikit @4e239731, fixtures/nibruntime/oracle/nibruntime.json, on iOS 26.1.
  private mutating func adoptDecoded(_ member: ControllerID, by id: ControllerID) {
    guard isAlive(member), self[member].parent == nil else { return }
    joinSilently(member, id)
    if member == self[navigation: id].stack.last { deferDidMove(member) }
  }

  mutating func push(
    _ pushed: ControllerID, on id: ControllerID, animated: Bool
  ) throws(Interruption) {
    guard self[id].container.isNavigation else { return }
    if self[pushed].container.isSplit { return try refuseToPush(pushed, on: id) }
    try checkMember(pushed, of: id)
    // A deep stack is not searched: every member has it as its parent.
    if self[pushed].parent == id, !isDeparting(pushed, from: id) {
      throw .exception(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported "
          + "(\(name(pushed)))")
    }
    if try postpone(.push(pushed), of: id, animated: animated) { return }
    noteDeparting(CollectionOfOne(pushed), of: id)
    noteCovering(id)
    self[navigation: id].stack.append(pushed)
    self[navigation: id].itemChange = .push
    try adopt(pushed, by: id)
    try loadViewForPush(id)
    guard isAlive(id) else { return }
    try stackDidChange(id, animated: animated)
  }

  /// A split view controller is not pushed; there is a line on the console and no exception:
  /// shadone/Spud @357459bc, CommunityReadingSplitViewController, on iOS 26.
  private mutating func refuseToPush(
    _ split: ControllerID, on id: ControllerID
  ) throws(Interruption) {
    try warn("Split View Controllers cannot be pushed to a Navigation Controller <\(name(id))>")
    // A controller that was made only for this call has no owner then.
    try releaseIfUnowned(split)
  }

  /// A member that comes back while it is leaving still leaves with the transition under way. Until
  /// then the stack lists it without being its parent.
  private mutating func noteDeparting(_ members: some Sequence<ControllerID>, of id: ControllerID) {
    guard !self[navigation: id].departing.isEmpty else { return }
    for member in members where isDeparting(member, from: id) {
      noteListing(of: member, by: id)
    }
  }

  /// Takes off everything above the member at this depth; does nothing if there is nothing above
  /// it.
  private mutating func pop(_ id: ControllerID, keeping count: Int, animated: Bool)
    throws(Interruption)
  {
    guard count >= 1, count < self[navigation: id].stack.count else { return }
    var gone = ShortList<ControllerID>()
    for member in self[navigation: id].stack[count...] { gone.append(member) }
    let visible = self[navigation: id].visible
    self[navigation: id].stack.removeSubrange(count...)
    try depart(gone, from: id, visible)
    try stackDidChange(id, animated: animated)
  }

  /// Without animation the bar of iOS 26 is given the items that are left, as an app gives them to
  /// a bar of its own, and asks about none: a recording in Vercantez/openuikit @17849c7,
  /// uikit/Tools/oracle2/signallastrowsprobe.
  ///
  /// - Parameter barHasAsked: the bar begins it, as its button has been tapped.
  mutating func pop(
    _ id: ControllerID, animated: Bool, barHasAsked: Bool = false
  ) throws(Interruption) {
    if try postpone(.pop(to: .below), of: id, animated: animated) { return }
    let depth = self[navigation: id].stack.count
    if depth > 1 {
      // Only an override can hear the question, so that without one the release does not matter.
      let asks = animated || self[id].traits.overrides.isEmpty || version.asksOfPlainPop
      self[navigation: id].itemChange = barHasAsked ? .popped : asks ? .pop : nil
    }
    try pop(id, keeping: depth - 1, animated: animated)
  }

  mutating func popToRoot(_ id: ControllerID, animated: Bool) throws(Interruption) {
    if try postpone(.pop(to: .root), of: id, animated: animated) { return }
    try pop(id, keeping: 1, animated: animated)
  }

  mutating func popTo(
    _ target: ControllerID, on id: ControllerID, animated: Bool
  ) throws(Interruption) {
    guard let index = self[navigation: id].stack.lastIndex(of: target) else {
      guard version.insistsOnPopTarget else { return }
      throw .exception(
        "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist (\(name(target)))")
    }
    if try postpone(.pop(to: .member(target)), of: id, animated: animated) { return }
    try pop(id, keeping: index + 1, animated: animated)
  }

  mutating func setStack(
    _ stack: [ControllerID], of id: ControllerID, animated: Bool
  ) throws(Interruption) {
    guard isNavigation(id) else { return }
    let old = self[navigation: id].stack
    let kept = Set(stack)
    guard kept.count == stack.count else {
      throw .exception(
        "NSInternalInconsistencyException",
        "All view controllers in a navigation controller must be distinct")
    }
    for member in stack {
      try checkMember(member, of: id)
    }
    if try postpone(.set(stack), of: id, animated: animated) { return }
    let known = Set(old)
    let visible = self[navigation: id].visible
    noteDeparting(stack, of: id)
    self[navigation: id].stack = stack
    putFirst(stack.filter { known.contains($0) && self[$0].parent == id }, in: id)
    try adopt(stack.filter { !known.contains($0) }, by: id)
    try depart(gone(from: old, kept, of: id), from: id, visible)
    try stackDidChange(id, animated: animated)
  }

  /// Code of the new members may have changed the stack again. Members that it has put back, or has
  /// already taken off, are left alone.
  private func gone(
    from old: [ControllerID], _ kept: Set<ControllerID>, of id: ControllerID
  ) -> [ControllerID] {
    let gone = old.filter { !kept.contains($0) }
    guard !gone.isEmpty, hasScripts else { return gone }
    let now = Set(self[navigation: id].stack + self[navigation: id].departing)
    return gone.filter { !now.contains($0) }
  }

  /// Only the visible one, or the one that would have been visible, is told that it will move:
  /// Vercantez/openuikit @4e239731, fixtures/nibruntime/oracle/nibruntime.json. The others leave
  /// when the transition begins.
  private mutating func depart(
    _ members: some Collection<ControllerID>, from id: ControllerID, _ visible: ControllerID?
  ) throws(Interruption) {
    self[navigation: id].departing += members
    if let visible, members.contains(visible), isAlive(visible) { try willMoveToNil(visible) }
  }

  private mutating func noteCovering(_ id: ControllerID) {
    guard let top = self[navigation: id].stack.last, isAlive(top), self[top].needsDidMove else {
      return
    }
    self[navigation: id].hasCoveredUnseen = true
  }

  /// A page that was covered before it was seen has moved in by the next transition of the stack:
  /// Vercantez/openuikit @1bb2ae7c, splitframesprobe, `transition.legacy` on a phone; not where one
  /// column takes the place of another, `transition.double` there.
  mutating func settleCoveredUnseen(_ id: ControllerID) throws(Interruption) {
    guard isNavigation(id) else { return }
    let replacesTop = self[navigation: id].replacesTop
    self[navigation: id].replacesTop = false
    guard self[navigation: id].hasCoveredUnseen, !replacesTop else { return }
    self[navigation: id].hasCoveredUnseen = false
    let (shown, top) = (self[navigation: id].shown, self[navigation: id].stack.last)
    for member in self[navigation: id].stack
    where member != shown && member != top && isAlive(member) && self[member].needsDidMove {
      try didMove(member, to: id)
    }
  }

  /// A container around the stack moves one of its own onto it, even if that is a stack itself.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/collapsesecondaryviewcontroller(_:for:)
  mutating func move(
    _ member: ControllerID, onto id: ControllerID, animated: Bool
  ) throws(Interruption) {
    if self[member].parent != nil {
      try willMoveToNil(member)
      try removeFromParent(member)
    }
    guard isAlive(member), isAlive(id) else { return }
    noteCovering(id)
    self[navigation: id].stack.append(member)
    try adopt(member, by: id)
    try stackDidChange(id, animated: animated)
  }

  /// A container around the stack puts another one of its own into a member's place.
  mutating func replace(
    _ member: ControllerID, with new: ControllerID, on id: ControllerID
  ) throws(Interruption) {
    guard let position = self[navigation: id].stack.lastIndex(of: member) else { return }
    let visible = self[navigation: id].visible
    self[navigation: id].stack[position] = new
    try adopt(new, by: id)
    try depart(CollectionOfOne(member), from: id, visible)
    try stackDidChange(id, animated: false)
    guard isNavigation(id), self[navigation: id].deferredTransition != nil else { return }
    self[navigation: id].replacesTop = self[navigation: id].stack.last == new
  }

  /// Takes this member off the stack, and what is above it.
  mutating func takeOff(
    _ member: ControllerID, from id: ControllerID, animated: Bool
  ) throws(Interruption) {
    guard let position = self[navigation: id].stack.lastIndex(of: member) else { return }
    try pop(id, keeping: position, animated: animated)
  }

  @inline(__always)
  private mutating func checkMember(
    _ member: ControllerID, of id: ControllerID
  ) throws(Interruption) {
    guard isAlive(member) else { return }
    // A stack that a split or a tab bar controller has put onto this one may stay.
    if self[member].container.isNavigation, self[member].parent != id {
      throw .exception(
        "NSInvalidArgumentException", "Pushing a navigation controller is not supported")
    }
    try checkView(of: member, goesUnder: id)
    if let parent = self[member].parent, parent != id, !isDeparting(member, from: parent) {
      throw .exception(
        "UIViewControllerHierarchyInconsistency",
        "child view controller:<\(name(member))> should have parent view controller:<\(name(id))> "
          + "but actual parent is:<\(name(parent))>")
    }
  }

  @inline(__always)
  func isDeparting(_ member: ControllerID, from id: ControllerID) -> Bool {
    self[navigation: id].departing.contains(member)
  }

  /// The stack need not let go of the member any more: it is gone, is back, or another container
  /// has it.
  mutating func forgetDeparting(_ member: ControllerID, from id: ControllerID) {
    self[navigation: id].departing.removeAll { $0 == member }
  }

  /// The page is no child any more. A covered one is off the stack with that, whoever keeps it:
  /// listenzz/HBDNavigationBar#135. Of one that is on screen or on top nothing is recorded, and it
  /// stays listed.
  mutating func forgetPage(_ page: ControllerID, of id: ControllerID) {
    forgetDeparting(page, from: id)
    let (shown, top) = (self[navigation: id].shown, self[navigation: id].stack.last)
    guard page != shown, page != top else { return }
    self[navigation: id].stack.removeAll { $0 == page }
  }

  /// Nothing changes on screen within the call: the next layout of the container takes the new
  /// stack up. A change without animation made during a transition is shown after its end. (What
  /// UIKit makes of that is not specified; that it comes without animation is what the call says:
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:))
  mutating func stackDidChange(_ id: ControllerID, animated: Bool) throws(Interruption) {
    guard isNavigation(id) else { return }
    guard !self[navigation: id].isTransitioning else {
      self[navigation: id].animatesCatchUp = animated
      return
    }
    guard self[id].isVisible, isInWindow(id) || self[id].appearance == .appearing else {
      return try replaceShownOffScreen(id)
    }
    try deferTransition(of: id, animated: animated && self[id].appearance == .appeared)
  }
}

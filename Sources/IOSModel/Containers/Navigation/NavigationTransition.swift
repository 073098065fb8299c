extension ChildTransition.Order {
  /// The old one begins and ends first, with and without animation.
  ///
  /// software-mansion/react-native-screens @8fe8b874,
  /// FabricExample/e2e/single-feature-tests/stack-v5/test-stack-lifecycle-events.e2e.ts;
  /// cancelled: https://stackoverflow.com/questions/18927878
  static let navigation = Self(
    begin: [.beginOld, .beginNew, .announce, .attachNew],
    end: [.detachOld, .disownOld, .endOld, .moveOldOut, .takeUp, .endNewInAppearedContainer],
    cancel: [
      .withdrawNew, .detachNew, .endNew, .restoreOld, .bringBackOld, .revealOld, .endOld,
    ])
}

/// The transitions of a navigation controller between one top of its stack and another.
///
/// The delegate's two calls and the place of a new top's `didMove` are those of BigZaphod/Chameleon
/// @84605ede, UIKit/Classes/UINavigationController.m, which describes the real one in its comments;
/// that the popped controller lives until the end is logged in estelledc/UIKitLifecycleDemo.
extension UIApplication {
  /// The next layout takes the stack up. While the scene changes around the container, nothing is
  /// put off: Ranchero-Software/NetNewsWire#5371 and apptekstudios/ASCollectionView#200.
  mutating func deferTransition(of id: ControllerID, animated: Bool) throws(Interruption) {
    self[navigation: id].deferredTransition = .init(isAnimated: animated)
    setNeedsLayout(id)
    if !defersTransitions { try startDeferredTransitionIfNeeded(id) }
  }

  /// While the scene changes around them, containers take up their changes at once.
  mutating func withoutDeferringTransitions(
    _ body: (inout UIApplication) throws(Interruption) -> Void
  ) throws(Interruption) {
    let outer = defersTransitions
    defersTransitions = false
    defer { defersTransitions = outer }
    try body(&self)
  }

  /// Brings the screen in line with the stack, from the layout of the container's view.
  mutating func startDeferredTransitionIfNeeded(_ id: ControllerID) throws(Interruption) {
    guard isNavigation(id), self[navigation: id].asksForLayout, self[id].isVisible, isInWindow(id)
    else { return }
    let deferred = self[navigation: id].deferredTransition
    if deferred != nil { self[navigation: id].deferredTransition = nil }
    guard self[navigation: id].shown != nil else { return try showFirst(of: id) }
    guard let deferred else { return }
    guard let change = self[navigation: id].change else {
      self[navigation: id].itemChange = nil
      try settleTop(of: id)
      return try releaseDeparted(id)
    }
    var transition = ChildTransition(
      in: id, self[id].container, from: change.from, to: change.to, order: .navigation)
    if deferred.isAnimated { transition.parts = try askForParts(of: transition) }
    guard try beginNavigation(transition, animated: deferred.isAnimated) else { return }
    if !deferred.isAnimated { try startDeferredTransitions(inTree: change.to) }
    try finish(transition, animated: deferred.isAnimated)
  }

  /// A page that was taken off and put back, or was kept in sight by a split view controller around
  /// the stack, does not appear again.
  private mutating func settleTop(of id: ControllerID) throws(Interruption) {
    guard let top = self[navigation: id].shown, isAlive(top), self[top].needsDidMove,
      self[top].appearance == .appeared
    else { return }
    try didMove(top, to: id)
  }

  /// Without animation the new top is laid out before the end, and stacks inside it take up theirs:
  /// a crash log of WeChat (iOS 10) shows the layout forced from the end of the transition.
  private mutating func startDeferredTransitions(inTree id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    try startDeferredTransitionIfNeeded(id)
    guard isAlive(id) else { return }
    for inner in self[id].view.subviews { try startDeferredTransitions(inTree: inner) }
  }

  /// False if the new top has been given back while it was loaded.
  private mutating func beginNavigation(
    _ transition: ChildTransition, animated: Bool
  ) throws(Interruption) -> Bool {
    let id = transition.container
    self[navigation: id].isTransitioning = true
    self[navigation: id].animatesCatchUp = false
    hold(transition.from)
    hold(transition.to)
    try prepareToAppear(transition.to)
    guard self[navigation: id].knows(transition.to) else { return try abandon(transition) }
    try settleCoveredUnseen(id)
    willLeaveStackTop(transition.from)
    try begin(transition, animated: animated)
    detachDeparting(transition.from, from: id)
    try didBeginLeavingStackTop(transition.from)
    try releaseDeparted(id, except: [transition.from, transition.to])
    return true
  }

  private mutating func abandon(_ transition: ChildTransition) throws(Interruption) -> Bool {
    self[navigation: transition.container].isTransitioning = false
    try letGo(transition.from)
    try letGo(transition.to)
    try stackDidChange(transition.container, animated: false)
    return false
  }

  /// UIKit's own animation of a push takes the view that is covered into one of the animation's, so
  /// that it leaves the window and comes back before it goes: the log in
  /// https://juejin.cn/post/7249297734867566647, and what software-mansion/react-native-screens @8fe8b874,
  /// ios/legacy/RNSScreenContainer.mm, does after it.
  mutating func attachToPushAnimation(_ transition: ChildTransition) throws(Interruption) {
    guard names.app.image.hasOwnViewClasses, transition.kind.isNavigation,
      !transition.parts.contains(.animator), operation(of: transition) == .push,
      !declaration(of: transition.to).prefersZoom
    else { return }
    try reattach(transition.from)
  }

  /// A page on its way out has no parent any more, in software-mansion/react-native-screens#2976:
  /// it presents by itself what its root was meant to present.
  private mutating func detachDeparting(_ member: ControllerID, from id: ControllerID) {
    guard isAlive(member), self[member].parent == id, isDeparting(member, from: id) else { return }
    disown(member)
  }

  /// From here on app code may change the stack again.
  mutating func takeUpTop(_ transition: ChildTransition) throws(Interruption) {
    self[navigation: transition.container].takeUp(transition.to)
    try barDidPop(transition.container)
  }

  mutating func concludeNavigation(
    _ transition: ChildTransition, hasEndedNew: Bool
  ) throws(Interruption) {
    let (id, to) = (transition.container, transition.to)
    if hasEndedNew {
      try didShow(to, in: id)
    }
    try comeBack(transition.from, to: id)
    try resumeWhatHasWaited(for: transition, showing: to)
  }

  /// Whichever way it has ended.
  private mutating func resumeWhatHasWaited(
    for transition: ChildTransition, showing shown: ControllerID
  ) throws(Interruption) {
    let id = transition.container
    try letGo(transition.from)
    try letGo(transition.to)
    try catchUp(id, showing: shown)
    try resumeStackChanges(of: id)
    resumeDismissals()
    try adaptContainerAround(id)
    try rotateAfter(transition)
  }

  /// If code has changed the top of the stack during the transition, it is shown now; pages that
  /// code has taken off below the top are let go of.
  private mutating func catchUp(
    _ id: ControllerID, showing shown: ControllerID
  ) throws(Interruption) {
    guard self[navigation: id].isBehind else {
      return try releaseDeparted(id, except: [shown])
    }
    try announceDeparture(of: shown, from: id)
    // Code that the end has called may have changed the stack once more, in its own way.
    let deferred = self[navigation: id].deferredTransition
    try stackDidChange(id, animated: deferred?.isAnimated ?? self[navigation: id].animatesCatchUp)
  }

  /// A page that was taken off on its way in has only now begun to be visible, and is told of its
  /// way out like any page that is:
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)
  private mutating func announceDeparture(
    of shown: ControllerID, from id: ControllerID
  ) throws(Interruption) {
    guard isAlive(shown), isDeparting(shown, from: id),
      !self[shown].relations.isMovingFromParent
    else { return }
    try willMoveToNil(shown)
  }

  /// A popped page hears that it has no parent once it has disappeared, and before the page below
  /// has appeared: a log in software-mansion/react-native-screens#4407. A page that does not
  /// disappear, because a split view controller takes it over, does not hear it: `keepingAppeared`.
  mutating func moveOut(_ transition: ChildTransition) throws(Interruption) {
    guard transition.oldLeaves else { return }
    let (id, from) = (transition.container, transition.from)
    forgetDeparting(from, from: id)
    // It may have moved into another stack meanwhile.
    guard isAlive(from), self[from].parent == nil else { return }
    if !keptVisible.contains(from) { try didMove(from, to: nil) }
    clearMoving(from)
  }

  /// A container around the stack that had to wait for its transition catches up with the width.
  private mutating func adaptContainerAround(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), let around = self[id].parent, isInWindow(around) else { return }
    try adaptContainer(around)
  }

  /// After the announcement the bar takes up what has been pushed or popped.
  mutating func announceTop(of transition: ChildTransition) throws(Interruption) {
    let id = transition.container
    try callDelegate(
      of: id, .navigation(.willShow), .controller(transition.to, as: .show))
    if isNavigation(id), self[navigation: id].itemChange != nil {
      try changeBarItems(for: transition)
    }
  }

  /// The pop that a finger at the edge begins.
  mutating func beginInteractivePop(_ id: ControllerID) throws(Interruption) -> ChildTransition? {
    let depth = self[navigation: id].stack.count
    guard depth > 1, let from = self[navigation: id].shown else { return nil }
    let to = self[navigation: id].stack[depth - 2]
    self[navigation: id].stack.removeLast()
    self[navigation: id].departing.append(from)
    self[navigation: id].itemChange = .pop
    // The page is covered by a push that the screen does not show yet.
    if from == to { noteListing(of: from, by: id) }
    if isAlive(from) { try willMoveToNil(from) }
    var transition = ChildTransition(
      in: id, self[id].container, from: from, to: to, order: .navigation)
    transition.isGesture = true
    return try beginNavigation(transition, animated: true) ? transition : nil
  }

  /// The finger went back: the old top never left, and the page below leaves again. The delegate
  /// has been told of the transition, and is not told that it was cancelled.
  mutating func concludeCancelledPop(_ transition: ChildTransition) throws(Interruption) {
    let (id, from) = (transition.container, transition.from)
    self[navigation: id].isTransitioning = false
    self[navigation: id].itemChange = nil
    try withdrawPushed(transition.to, from: id)
    clearMoving(from)
    try didStayStackTop(from)
    try resumeWhatHasWaited(for: transition, showing: from)
  }

  /// A page whose push was cancelled leaves again. (That it is told so is the model's choice.)
  private mutating func withdrawPushed(
    _ pushed: ControllerID, from id: ControllerID
  ) throws(Interruption) {
    guard isAlive(id), self[navigation: id].stack.last == pushed else { return }
    self[navigation: id].stack.removeLast()
    if isAlive(pushed) { disown(pushed) }
    try didMove(pushed, to: nil)
  }

  /// Whether the transition that the delegate is asked about goes back.
  func operation(of transition: ChildTransition) -> NavigationOperation {
    isDeparting(transition.from, from: transition.container) ? .pop : .push
  }

  /// Undoes what the beginning of a cancelled transition has done to the old child. One that was on
  /// its way out of its stack moves in again, as it finds when it appears: by that a framework
  /// knows a swipe that was given up, hotwired/hotwire-native-ios @38631e29,
  /// Session.visitableViewWillAppear.
  mutating func restoreOld(_ transition: ChildTransition) {
    clearMoving(transition.from)
    // A page that was pushed on is where it was.
    guard transition.kind.isNavigation, isDeparting(transition.from, from: transition.container)
    else { return }
    forgetDeparting(transition.from, from: transition.container)
    if !self[navigation: transition.container].stack.contains(transition.from) {
      self[navigation: transition.container].stack.append(transition.from)
    }
    if isAlive(transition.from), self[transition.from].parent == nil {
      joinSilently(transition.from, transition.container)
    }
    if isAlive(transition.from), self[transition.from].parent != transition.container {
      noteListing(of: transition.from, by: transition.container)
    }
  }

  /// The stack is off screen, so nothing appears: the view is exchanged when the container appears.
  mutating func replaceShownOffScreen(_ id: ControllerID) throws(Interruption) {
    self[navigation: id].deferredTransition = nil
    self[navigation: id].itemChange = nil
    let top = self[navigation: id].stack.last
    if let shown = self[navigation: id].shown, shown != top {
      try takeFromScreen(shown)
      self[navigation: id].shown = top
    }
    try settleTop(of: id)
    try releaseDeparted(id)
  }

  /// Lets go of the pages that were taken off the stack and are not on screen. A page that leaves
  /// while it is coming in counts as on screen.
  ///
  /// The call has returned the pages that it took off, and they are autoreleased: they live until
  /// the event's own cycle of the run loop is over, including the commit. In a log of
  /// hdk2200/UIViewControllerLifeCycle the `deinit` of the covered pages comes after the new top's
  /// `viewIsAppearing`.
  ///
  /// https://developer.apple.com/documentation/foundation/nsautoreleasepool
  @inline(__always)
  mutating func releaseDeparted(
    _ id: ControllerID, except visible: @autoclosure () -> [ControllerID] = []
  ) throws(Interruption) {
    // Mostly nothing has departed.
    if !self[navigation: id].departing.isEmpty { try release(departedFrom: id, except: visible()) }
  }

  private mutating func release(
    departedFrom id: ControllerID, except visible: [ControllerID]
  ) throws(Interruption) {
    let departed = self[navigation: id].departing.filter { member in
      // A page that has yet to come in is let go of by the call that brings it.
      !visible.contains(member) && (!isAlive(member) || self[member].parent != nil)
    }
    guard !departed.isEmpty else { return }
    let gone = Set(departed)
    self[navigation: id].departing.removeAll { gone.contains($0) }
    disown(departed, by: id)
    for member in departed {
      try didMove(member, to: nil)
      drainAfterCommit(member)
    }
  }

  /// Whether `didMove` or `didShow` comes first is not established; both follow viewDidAppear.
  mutating func didShow(
    _ child: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    try completeMove(of: child, into: id)
    try callDelegate(of: id, .navigation(.didShow), .controller(child, as: .show))
  }

  /// If its code has taken the page off as it appeared, it is moving out already.
  mutating func completeMove(
    of child: ControllerID, into id: ControllerID
  ) throws(Interruption) {
    let isMovingOut = isAlive(child) && self[child].relations.isMovingFromParent
    clearMoving(child)
    if isAlive(child), self[child].needsDidMove { try didMove(child, to: id) }
    if isMovingOut, isDeparting(child, from: id) { willLeaveParent(child) }
  }
}

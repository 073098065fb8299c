/// The appearance state machine of one controller, and what a parent hands on to its children.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)
/// The legal edges are those of square/swift-modals, Modals/Tests/VisibilityTests.swift; that
/// parents come first in all four callbacks is asserted by software-mansion/react-native-screens,
/// test-stack-lifecycle-events.
extension UIApplication {
  /// Begins to appear or to disappear. UIKit begins nothing in the direction in which the
  /// controller already is, or goes.
  mutating func beginAppearance(
    _ id: ControllerID, _ isAppearing: Bool, animated: Bool
  ) throws(Interruption) {
    guard isAlive(id), self[id].isVisible != isAppearing else { return }
    try beginTransition(id, isAppearing, animated: animated)
  }

  /// App code begins. Only a transition in the same direction that has not ended yet makes it say
  /// nothing: Purchasely-ReactNative @10a0db1a, PurchaselyViewTests, begins to appear what the
  /// window has shown, and begins to disappear what is in no window, and is told both again.
  mutating func beginAppearanceByCode(
    _ id: ControllerID, _ isAppearing: Bool, animated: Bool
  ) throws(Interruption) {
    guard isAlive(id), !self[id].isInTransition || self[id].isVisible != isAppearing else { return }
    try beginTransition(id, isAppearing, animated: animated)
  }

  private mutating func beginTransition(
    _ id: ControllerID, _ isAppearing: Bool, animated: Bool
  ) throws(Interruption) {
    if isAppearing {
      try prepareToAppear(id)
      guard isAlive(id) else { return }
    }
    guard !self[id].view.subviews.isEmpty else {
      return try begin(id, isAppearing, animated: animated)
    }
    // Code in the callback may let go of it, and its children hear of the beginning all the same.
    hold(id)
    try begin(id, isAppearing, animated: animated)
    try endHold(id)
  }

  /// The same of a controller that takes part in a push, a pop, a turn of pages, a presentation or
  /// a dismissal. UIKit begins these by the method that is meant for containers, so that an
  /// override of that hears of them, as in the
  /// stack of https://www.objc.io/issues/19-debugging/debugging-case-study/, on iOS 8; nathantannar4/Transmission
  /// @fed3c90d, TransitionReader.swift, waits for it from iOS 13 on.
  mutating func beginAppearanceTransition(
    _ id: ControllerID, _ isAppearing: Bool, animated: Bool
  ) throws(Interruption) {
    guard isAlive(id), self[id].isVisible != isAppearing else { return }
    try callOverride(of: id, .beginAppearanceTransition)
    try beginAppearance(id, isAppearing, animated: animated)
  }

  /// Pages end by the method for containers as well: idpaterson/IDDynamicPageViewController
  /// @872b3aa9, testLifecycleOnSetViewControllerInUIPageViewController, counts the calls of both.
  mutating func callEndAppearanceTransition(of page: ControllerID) throws(Interruption) {
    guard isAlive(page), self[page].isInTransition else { return }
    try callOverride(of: page, .endAppearanceTransition)
  }

  private mutating func begin(
    _ id: ControllerID, _ isAppearing: Bool, animated: Bool
  ) throws(Interruption) {
    let needsViewIsAppearing = isAppearing && version.hasViewIsAppearing
    self[id].beginAppearance(
      isAppearing, animated: animated, needsViewIsAppearing: needsViewIsAppearing)
    if needsViewIsAppearing { joinCommit(id) }
    if isAppearing, self[id].traits.hostsRootView { rootViewWillAppear(of: id) }
    let callback: ControllerCallback = isAppearing ? .viewWillAppear : .viewWillDisappear
    if handsOnInOwnMethod(id) {
      try record(id, callback, .animated(animated))
      try beginChildren(of: id, isAppearing, animated: animated)
      try returnFromSuper(id, callback, .animated(animated))
    } else {
      try call(id, callback, .animated(animated))
      try beginChildren(of: id, isAppearing, animated: animated)
    }
  }

  private mutating func beginChildren(
    of id: ControllerID, _ isAppearing: Bool, animated: Bool
  ) throws(Interruption) {
    // App code in the callback may have turned the transition round.
    guard isAlive(id), self[id].isVisible == isAppearing,
      !cutsOffChildren(id, isAppearing ? .viewWillAppear : .viewWillDisappear)
    else { return }
    for child in forwardedChildren(id) where !isAppearing || mayAppear(child, in: id) {
      // So may that of another child.
      guard isAlive(id), self[id].isVisible == isAppearing else { return }
      try beginAppearance(child, isAppearing, animated: animated)
      if isAppearing {
        childWillAppear(child, in: id)
      }
    }
    if isAppearing { try containerWillAppear(id) }
    // App code in the callback may have had the transition ended, before the children began theirs.
    if isAlive(id), self[id].appearance == (isAppearing ? .appeared : .disappeared) {
      try endChildren(of: id, animated: animated)
    }
  }

  /// Ends the transition, if the controller is in one still.
  ///
  /// A child that its parent tells is told what the parent is, even if it began on its own.
  mutating func endAppearanceIfBegun(
    _ id: ControllerID, animated ofParent: Bool? = nil
  ) throws(Interruption) {
    guard isAlive(id) else { return }
    let animated = ofParent ?? self[id].isTransitionAnimated
    guard !self[id].view.subviews.isEmpty else { return try end(id, animated: animated) }
    hold(id)
    try end(id, animated: animated)
    try endHold(id)
  }

  private mutating func end(_ id: ControllerID, animated: Bool) throws(Interruption) {
    switch self[id].appearance {
    case .appearing:
      // What ends in no window, such as a page set in advance, has had no layout to be told in.
      try callViewIsAppearing(id)
      // App code in viewIsAppearing may have turned the transition round.
      guard isAlive(id), self[id].appearance == .appearing else { return }
      self[id].appearance = .appeared
    case .disappearing:
      self[id].appearance = .disappeared
    case .appeared, .disappeared:
      return
    }
    let hasAppeared = self[id].isVisible
    let callback: ControllerCallback = hasAppeared ? .viewDidAppear : .viewDidDisappear
    let wasLeaving = self[id].relations.isMovingFromParent
    let isInOwnMethod = handsOnInOwnMethod(id)
    if isInOwnMethod {
      try record(id, callback, .animated(animated))
      try endChildren(of: id, hasAppeared, animated: animated)
      try returnFromSuper(id, callback, .animated(animated))
    } else {
      try call(id, callback, .animated(animated))
      if !hasAppeared, isAlive(id), self[id].traits.hostsRootView {
        try rootViewDidDisappear(of: id)
      }
    }
    guard isAlive(id) else { return }
    try finishMove(id, wasLeaving: wasLeaving)
    if !isInOwnMethod { try endChildren(of: id, hasAppeared, animated: animated) }
  }

  private mutating func endChildren(
    of id: ControllerID, _ hasAppeared: Bool, animated: Bool
  ) throws(Interruption) {
    guard isAlive(id), self[id].isVisible == hasAppeared else { return }
    if hasAppeared, endsChildrenItself(id) { return }
    if cutsOffChildren(id, hasAppeared ? .viewDidAppear : .viewDidDisappear) { return }
    if !self[id].view.subviews.isEmpty { try endChildren(of: id, animated: animated) }
    try hasAppeared ? containerDidAppear(id) : containerDidDisappear(id)
  }

  private mutating func endChildren(
    of id: ControllerID, animated: Bool
  ) throws(Interruption) {
    let hasAppeared = self[id].isVisible
    for child in forwardedChildren(id) where isAlive(child) && self[child].isVisible == hasAppeared
    {
      try endAppearanceIfBegun(child, animated: animated)
      if hasAppeared {
        try childDidAppear(child, in: id)
      }
    }
  }

  /// Code in the child's callback may have sent the container off before the child's view was in
  /// that one's, and then the child goes with it.
  mutating func goWithContainer(
    _ child: ControllerID, of id: ControllerID
  ) throws(Interruption) {
    guard isAlive(child), self[child].isVisible else { return }
    if isAlive(id) {
      guard !self[id].isVisible else { return }
      try beginAppearance(child, false, animated: self[id].isTransitionAnimated)
      if isAlive(id), self[id].isInTransition { return }
    } else {
      try beginAppearance(child, false, animated: false)
    }
    try endAppearanceIfBegun(child)
  }

  /// App code calls an appearance method itself: the method runs, and nothing else follows from it.
  mutating func callDirectly(
    _ callback: ControllerCallback, of id: ControllerID
  ) throws(Interruption) {
    if version.warnsOfDirectAppearanceCalls {
      try warn(
        "Calling -\(callback.rawValue): directly on a view controller is not supported, and may "
          + "result in out-of-order callbacks and other inconsistent behavior. View controller: "
          + "<\(name(id))>")
    }
    try call(id, callback, .animated(false))
  }

  /// Gives up the appearance that has begun. No callback tells of it.
  mutating func withdrawAppearance(_ id: ControllerID) {
    guard isAlive(id), self[id].appearance == .appearing else { return }
    self[id].appearance = .disappeared
    self[id].needsViewIsAppearing = false
    for inner in self[id].view.subviews { withdrawAppearance(inner) }
  }

  /// The children that go with their parent: those whose views are in its view, unless the parent
  /// leaves them to app code.
  @inline(__always)
  private func forwardedChildren(_ id: ControllerID) -> [ControllerID] {
    guard !self[id].view.subviews.isEmpty else { return [] }
    return self[id].isUIKitContainer || self[id].traits.forwardsAppearance
      ? controllers.childrenInView(of: id) : []
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
  mutating func deliverViewIsAppearing(_ id: ControllerID) throws(Interruption) {
    guard self[id].needsViewIsAppearing, isInWindow(id) else { return }
    try callViewIsAppearing(id)
  }

  /// Once each time, between the will-callback and the did-callback, and with the view's geometry
  /// known.
  private mutating func callViewIsAppearing(_ id: ControllerID) throws(Interruption) {
    guard self[id].needsViewIsAppearing else { return }
    try updateSafeAreaIfNeeded(id)
    guard isAlive(id), self[id].needsViewIsAppearing else { return }
    self[id].needsViewIsAppearing = false
    try call(id, .viewIsAppearing, .animated(self[id].isTransitionAnimated))
  }

  /// Brings a tree of views that has just been put on screen up to viewIsAppearing, outermost
  /// first.
  mutating func deliverViewIsAppearing(inTree id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    try deliverViewIsAppearing(id)
    guard isAlive(id) else { return }
    for inner in self[id].view.subviews {
      try deliverViewIsAppearing(inTree: inner)
    }
  }

  /// The view of an appeared controller goes from one place to another under the user's eyes, and
  /// the controller does not hear of it, nor that it has lost a parent on the way to the next one:
  /// Vercantez/openuikit @4f4063d4, splitframesprobe, `transition.legacy`.
  mutating func keepingAppeared(
    _ id: ControllerID, _ move: (inout UIApplication) throws(Interruption) -> Void
  ) throws(Interruption) {
    // A split controller in the column of another one moves its own columns meanwhile.
    keptVisible += [id, inPlace(of: id)]
    defer { keptVisible.removeLast(2) }
    try move(&self)
  }
}

/// A tree of views that enters a window or leaves it.
///
/// UIKit walks the tree before the move, and looks for the controller of each view: the stacks of
/// software-mansion/react-native-screens#1869 and synonymdev/bitkit-react-native#289. So a
/// controller hears that it will appear while its view is in no window yet, and that it will
/// disappear while it is in one still:
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)
extension UIApplication {
  /// Views of controllers that were not adopted with `addChild` learn of it from the view system,
  /// inner views first; so the end of their appearance is posted before that of the view around
  /// them. A child that has joined after its parent was told learns of it here, too. While the parent
  /// is appearing, its end comes with that of the parent, as for a child that is added in the window.
  mutating func willEnterWindow(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    for inner in self[id].view.subviews {
      try checkHierarchy(inner, under: id)
      if isAlive(inner), !self[inner].isVisible, self[inner].parent == nil || isLate(inner, in: id)
      {
        let endsItself = self[inner].parent == nil || self[id].appearance == .appeared
        guard try viewWillMoveToWindow(inner) else { continue }
        if endsItself { endAppearanceAfterCommit(inner) }
      }
      try willEnterWindow(inner)
    }
    for presented in presentedBeside(id) { try contextWillEnterWindow(under: presented) }
  }

  /// The app has put the child into its parent's view after the parent began to appear, so that it
  /// was not told then. UIKit's own containers choose which children they tell, and when.
  ///
  /// It is mutating though it changes nothing, since the process would be copied for a call that is
  /// not.
  private mutating func isLate(_ child: ControllerID, in id: ControllerID) -> Bool {
    isAlive(id) && self[id].isVisible && self[child].appearance == .disappeared
      && !self[id].isUIKitContainer && forwardsToAnyChild(id)
  }

  mutating func willLeaveWindow(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    for inner in self[id].view.subviews {
      if isAlive(inner), self[inner].parent == nil {
        try beginAppearance(inner, false, animated: false)
        endAppearanceAfterCommit(inner)
      }
      try willLeaveWindow(inner)
    }
    for presented in presentedBeside(id) { try contextWillLeaveWindow(under: presented) }
  }

  /// The views themselves are told from the inside, too: the subviews of one have arrived before
  /// it, says ccheever/exact2 @7c706062, host/apple/Sources/ExactKit/IOS/ExactViewIOS.swift.
  mutating func didEnterWindow(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    let bounds = bounds(around: id)
    safeAreaRotates(id, to: bounds)
    safeAreaMeetsContainer(id)
    if self[id].view.needsLayout(for: bounds) { setNeedsLayout(id) }
    if self[id].needsViewIsAppearing { joinCommit(id) }
    if let bounds, findsOtherTraits(id, in: bounds) {
      // A view that a container leaves out of a snapshot of the app, and puts back, finds the
      // traits that it has always had.
      try because(reason == .appState ? .appState : .configuration) {
        app throws(Interruption) in try app.traitsDidChange(of: id)
      }
      guard isAlive(id) else { return }
    }
    if !keyboard.promised.isEmpty {
      try promoteToFirstResponder(id)
      guard isAlive(id) else { return }
    }
    for inner in self[id].view.subviews where !isGivenUp(inner) { try didEnterWindow(inner) }
    for presented in presentedBeside(id) where !isGivenUp(presented) {
      try didEnterWindow(presented)
    }
    try tellView(id, .viewDidMoveToWindow)
  }

  /// The controller has given the view up on the way, which moves on with none to tell.
  @inline(__always)
  private func isGivenUp(_ id: ControllerID) -> Bool {
    isAlive(id) && self[id].parent == nil && self[id].view.isReplaced
  }

  mutating func didLeaveWindow(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    takeTouchAway(from: id)
    if isFirstResponder(id) {
      try firstResponderDidLeaveWindow(id)
      guard isAlive(id) else { return }
    }
    for inner in self[id].view.subviews { try didLeaveWindow(inner) }
    for presented in presentedBeside(id) { try didLeaveWindow(presented) }
    try tellView(id, .viewDidMoveToWindow)
  }

  /// What is presented over the context that this controller is, or instead of that of a child,
  /// even of one that it has given away meanwhile.
  ///
  /// It is mutating though it changes nothing, since the process would be copied for a call that is
  /// not.
  @inline(__always)
  mutating func presentedBeside(_ id: ControllerID) -> ShortList<ControllerID> {
    presentations.isEmpty ? ShortList() : presentedInContext(of: id)
  }

  @inline(never)
  private mutating func presentedInContext(of id: ControllerID) -> ShortList<ControllerID> {
    var presented = ShortList<ControllerID>()
    for presentation in presentations.elements {
      guard let candidate = presentation?.presentedViewController, isAlive(candidate),
        self[candidate].view.superview == .context(of: id)
      else { continue }
      presented.append(candidate)
    }
    return presented
  }

  /// A presented controller has no parent, and so learns from the view system that it appears with
  /// its context.
  @inline(never)
  private mutating func contextWillEnterWindow(
    under presented: ControllerID
  ) throws(Interruption) {
    guard isAlive(presented) else { return }
    if !self[presented].isVisible {
      guard try viewWillMoveToWindow(presented) else { return }
      endAppearanceAfterCommit(presented)
    }
    try willEnterWindow(presented)
  }

  /// One that lies over its context is not told when that leaves, nor when it returns: in the log
  /// in the README of g-enius/testPresent @19dcbe13 a full screen covers the stack around the
  /// context and uncovers it. One that has the place of its context's view goes with the place.
  @inline(never)
  private mutating func contextWillLeaveWindow(
    under presented: ControllerID
  ) throws(Interruption) {
    if isAlive(presented), self[presented].isVisible, !liesOverItsContext(presented) {
      try beginAppearance(presented, false, animated: false)
      endAppearanceAfterCommit(presented)
    }
    try willLeaveWindow(presented)
  }

  @inline(__always)
  private func liesOverItsContext(_ presented: ControllerID) -> Bool {
    guard let presentation = self[presentation: presented] else { return false }
    return presentation.phase == .presented && !presentation.style.removesPresenter
  }
}

/// Views moving in and out of the window.
///
/// That appearance follows the view's window, and parenthood only decides who hands it on, is seen
/// in defagos' ios5-root-container-bug and in the stacks of
/// software-mansion/react-native-screens#1869; that the did-callbacks of such a move come after the
/// commit, in those of https://expo.dev crash reports and phchan9/til,
/// ios/note-about-viewController-containment.md.
extension UIApplication {
  @inline(__always)
  func isInWindow(_ id: ControllerID) -> Bool {
    var current = id
    while let host = self[current].view.superview {
      switch host {
      case .window(let window), .presentation(let window): return !self[window].isHidden
      case .context(of: let context):
        guard isAlive(context) else { return false }
        current = context
      case .view(let outer): current = outer
      }
    }
    return false
  }

  /// A view can be put into any other, but not into itself, and not too deep.
  @inline(__always)
  private func checkHost(_ host: UIView.Superview, of id: ControllerID) throws(Interruption) {
    var next = host
    var depth = 0
    while let outer = next.controller {
      if outer == id {
        throw .exception(
          "NSInvalidArgumentException", "the view of \(name(id)) would contain itself")
      }
      guard isAlive(outer), let around = self[outer].view.superview else { break }
      next = around
      depth += 1
    }
    try checkNesting(depth)
  }

  /// A child's view belongs under its parent's. Looked at where the view enters a window:
  /// software-mansion/react-native-screens#1869.
  @inline(__always)
  mutating func checkHierarchy(
    _ child: ControllerID, under outer: ControllerID
  ) throws(Interruption) {
    guard isAlive(child), let parent = self[child].parent, parent != outer else { return }
    throw hierarchyInconsistency(child, under: outer, of: parent)
  }

  // A function of its own, so that not every place where a view enters a window has its code. It is
  // mutating though it changes nothing, since the process would be copied for a call that is not.
  @inline(never)
  private mutating func hierarchyInconsistency(
    _ child: ControllerID, under outer: ControllerID, of parent: ControllerID
  ) -> Interruption {
    .exception(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:<\(name(child))> should have parent view controller:<\(name(outer))> "
        + "but actual parent is:<\(name(parent))>")
  }

  /// The same of a child that a container is to take while its view is in another one's. The parent
  /// that it has or had does not matter here: of l1002k/NaviSetViewControllersBugDemo, where one
  /// stack gives a page away and another takes it before either is laid out, its author writes that
  /// all is well if the view is taken out first.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception
  mutating func checkView(
    of child: ControllerID, goesUnder parent: ControllerID
  ) throws(Interruption) {
    guard isAlive(child), case .view(let outer)? = self[child].view.superview, isAlive(outer),
      outer != parent
    else { return }
    throw .exception(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:<\(name(child))> should have parent view controller:<\(name(outer))> "
        + "but requested parent is:<\(name(parent))>")
  }

  /// A view on its way into a window tells its controller. False if app code has given the
  /// controller another view meanwhile: the first one moves on without a controller to tell, and
  /// the other has no superview, as RickeyBoy/Rickey-iOS-Notes found where `loadView` is called
  /// from `viewWillAppear`.
  mutating func viewWillMoveToWindow(_ id: ControllerID) throws(Interruption) -> Bool {
    guard isAlive(id), !self[id].isVisible else { return true }
    try beginAppearance(id, true, animated: false)
    return !isAlive(id) || !self[id].view.isReplaced
  }

  /// Puts a view into another, or over the window. Appearance is the caller's business, except for
  /// controllers without a parent: their views tell them.
  mutating func attach(_ id: ControllerID, to host: UIView.Superview) throws(Interruption) {
    guard isAlive(id), self[id].view.superview != host, !self[id].traits.providesNoView else {
      return
    }
    guard isAlive(host) else { return }
    try checkHost(host, of: id)
    if self[id].view.superview != nil {
      // Under the user's eyes it leaves no window.
      keptVisible.contains(id) ? leaveSuperview(id) : try detach(id)
    }
    if names.app.image.hasOwnViewClasses {
      try tellViewsOfMove(id, changesWindow: leadsToWindow(host))
      guard isAlive(id), isAlive(host) else { return }
    }
    if leadsToWindow(host) {
      try willEnterWindow(id)
      // Code that was told of it may have put the view somewhere else, or let go of what was to
      // hold it.
      guard isAlive(id), isAlive(host), self[id].view.superview == nil else {
        if isAlive(id), !isInWindow(id) { try willLeaveWindow(id) }
        return
      }
    }
    enterSuperview(id, host)
    if isInWindow(id) {
      try didEnterWindow(id)
    }
    try tellView(id, .viewDidMoveToSuperview)
  }

  mutating func detach(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), let superview = self[id].view.superview else { return }
    let wasInWindow = isInWindow(id)
    if names.app.image.hasOwnViewClasses {
      try tellViewsOfMove(id, changesWindow: wasInWindow, isRemoval: true)
      guard isAlive(id) else { return }
    }
    if wasInWindow {
      try willLeaveWindow(id)
      // Code that was told of it may have moved the view itself.
      guard isAlive(id), self[id].view.superview == superview else { return }
    }
    leaveSuperview(id)
    if wasInWindow {
      try didLeaveWindow(id)
    }
    try tellView(id, .viewDidMoveToSuperview)
  }

  /// The view is there from now on, in front of those that already are. No callback tells of it.
  mutating func enterSuperview(_ id: ControllerID, _ host: UIView.Superview) {
    self[id].view.superview = host
    if case .view(let outer) = host { self[outer].view.subviews.append(id) }
  }

  /// The view has no superview any more. No callback tells of it.
  mutating func leaveSuperview(_ id: ControllerID) {
    let superview = self[id].view.superview
    self[id].view.superview = nil
    guard case .view(let outer)? = superview, isAlive(outer),
      let position = self[outer].view.subviews.lastIndex(of: id)
    else { return }
    self[outer].view.subviews.remove(at: position)
  }

  /// The view goes with its controller, and takes its subviews out first, as `removeFromSuperview`
  /// does: dotnet/macios#10562.
  mutating func loseSubviews(of id: ControllerID) throws(Interruption) {
    for inner in self[id].view.subviews where isAlive(inner) {
      try tellView(inner, .viewWillMoveToSuperview)
      guard isAlive(inner), self[inner].view.superview == .view(of: id) else { continue }
      self[inner].view.superview = nil
      try tellView(inner, .viewDidMoveToSuperview)
    }
  }

  /// A view that app code takes from its controller while it is out of sight has no owner any more,
  /// so that its subviews have no superview from then on. A container of UIKit's adds what it
  /// shows into the next one itself.
  mutating func giveUpSubviews(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), !self[id].isUIKitContainer, !self[id].view.subviews.isEmpty else { return }
    try loseSubviews(of: id)
    guard isAlive(id) else { return }
    let subviews = self[id].view.subviews
    self[id].view.subviews = subviews.filter {
      isAlive($0) && self[$0].view.superview == .view(of: id)
    }
  }

  /// `outer.view.addSubview(inner.view)` in app code. The move ends the appearance that it has
  /// begun. One that the container has begun before, with `beginAppearanceTransition`, waits for
  /// the end that matches: in the log of Cocoanetics/DTFoundation#33 `viewDidAppear` comes with the
  /// end of the container's animation, although UIKit forwards for it.
  mutating func addSubview(_ inner: ControllerID, to outer: ControllerID) throws(Interruption) {
    guard isAlive(inner), isAlive(outer) else { return }
    try loadViewIfNeeded(outer)
    try loadViewIfNeeded(inner)
    guard isAlive(inner), isAlive(outer), self[inner].view.superview != .view(of: outer) else {
      return
    }
    let isDriven = self[inner].parent == nil || forwardsToAnyChild(outer)
    let outerAppearance = self[outer].appearance
    let entersWindow = isInWindow(outer)
    if !entersWindow, isInWindow(inner) {
      // To attach it elsewhere is to take it out first.
      try removeFromSuperview(inner)
      guard isAlive(inner), isAlive(outer) else { return }
    }
    if entersWindow { try checkHierarchy(inner, under: outer) }
    // Without a parent it asks nobody: the window alone decides.
    if isDriven, entersWindow, self[outer].isVisible || self[inner].parent == nil {
      let hasBegun = self[inner].isVisible && self[inner].view.superview == nil
      guard try viewWillMoveToWindow(inner), isAlive(inner) else { return }
      // In a parent that is itself appearing the child ends with the parent.
      if !hasBegun, outerAppearance == .appeared || self[inner].parent == nil {
        endAppearanceAfterCommit(inner)
      }
    }
    let former = self[inner].view.superview
    try attach(inner, to: .view(of: outer))
    if case .view(let former)? = former { subviewsDidChange(of: former) }
    if isAlive(inner), self[inner].view.superview == .view(of: outer) {
      subviewsDidChange(of: outer)
    }
  }

  /// A view that gets another one to hold by app code, or loses one, is laid out, as is a layer
  /// whose sublayers are added or removed; but not once more if that happens in its own layout
  /// (https://gist.github.com/steipete/9725247). UIKit's containers have views of their own between.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/setneedslayout()
  mutating func subviewsDidChange(of id: ControllerID) {
    guard isAlive(id), !self[id].isUIKitContainer, !self[id].view.isLayingOut else { return }
    if isInWindow(id) { setNeedsLayout(id) } else { self[id].view.needsLayout = true }
  }

  /// `view.removeFromSuperview()` in app code. A view that comes and goes within one turn is told
  /// only of the coming: google/EarlGrey, UIViewController+GREYAdditions.m.
  mutating func removeFromSuperview(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), let host = self[id].view.superview else { return }
    var isDriven = true
    if case .view(let outer) = host, self[id].parent == outer {
      isDriven = forwardsToAnyChild(outer)
    }
    let wasInWindow = isInWindow(id)
    if isDriven, wasInWindow {
      // Its did-callback has not come yet, and none will: it has not really been there.
      if runLoop.cancelEnd(of: id) {
        withdrawAppearance(id)
        try letGo(id)
      } else if !isBeingSentOff(id, from: host) {
        try beginAppearance(id, false, animated: false)
        endAppearanceAfterCommit(id)
      }
    } else if isDriven, self[id].appearance == .disappearing {
      // It was on its way out with its container, which cannot end that any more.
      endAppearanceAfterCommit(id)
    }
    try detach(id)
    if case .view(let outer) = host { subviewsDidChange(of: outer) }
  }

  /// Whether a container of the app's own, which stays itself, has begun the disappearance of this
  /// controller, and is to end it.
  private func isBeingSentOff(_ id: ControllerID, from host: UIView.Superview) -> Bool {
    guard self[id].appearance == .disappearing, case .view(let outer) = host, isAlive(outer)
    else { return false }
    return !self[outer].isUIKitContainer && self[outer].appearance == .appeared
  }
}

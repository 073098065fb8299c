/// The transition of a presentation, up to its end or back: the new controller ends before the old
/// one (sbpark88/sbpark88.github.io, _posts/2023-03-16-swift-lifecycle.md).
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
extension UIApplication {
  /// The turn in which `present` was called has committed.
  mutating func beginPresentation(of presented: ControllerID) throws(Interruption) {
    guard let presentation = self[presentation: presented], presentation.phase == .posted else {
      return
    }
    let animated = presentation.isAnimated
    self[presentation: presented]?.phase = .appearing
    self[presented].relations.isBeingPresented = true
    if let style = presentation.adaptiveStyle {
      try callDelegate(
        of: presented, .presentation(.willPresentWithAdaptiveStyle), .style(style))
    }
    openCoordinator(.presentation(of: presented), isInteractive: presentation.parts.isDriven)
    if presentation.isPopover {
      try callDelegate(of: presented, .presentation(.prepareForPopoverPresentation))
      try checkPopoverSource(of: presented)
    }
    if presentation.parts.contains(.presentationController) {
      try callTransition(presented, .presentationControllerPreferredContentSizeDidChange)
      try callTransition(presented, .presentationTransitionWillBegin)
    }
    if presentation.style.removesPresenter {
      try because(.cover) { app throws(Interruption) in
        try app.beginAppearanceTransition(
          presentation.presentingViewController, false, animated: animated)
      }
    }
    try comeIn(presentation)
    try displaceFirstResponder(by: presented)
    let presenter = presentation.presentingViewController
    if presentation.style.fillsScreen {
      try rotateForPresentation(
        by: presenter, of: presentation.style.removesPresenter ? presented : nil)
    }
    if presentation.parts.contains(.animator), presentation.style.removesPresenter,
      presentation.style.fillsScreen
    {
      try moveToContainer(presenter)
    }
    // The animator puts the view there.
    try animateTransition(of: presented, presentation.parts)
    try attach(presentation)
    if !coordinators.isEmpty { try runAlongsideAnimations(.presentation(of: presented)) }
    awaitEnd(
      of: .presentation(of: presented), presentation.parts, animated: animated,
      byAnimator: presentation.style.isSheet)
  }

  /// If its window has been hidden in the meantime, or its context has left the window, the
  /// controller does not appear.
  private mutating func comeIn(
    _ presentation: UIPresentationController
  ) throws(Interruption) {
    let presented = presentation.presentedViewController
    guard let host = transitionView(of: presentation), leadsToWindow(host) else {
      return
    }
    try beginAppearanceTransition(presented, true, animated: presentation.isAnimated)
  }

  /// Otherwise it comes with its context, or when the window is shown.
  private mutating func attach(_ presentation: UIPresentationController) throws(Interruption) {
    let presented = presentation.presentedViewController
    guard let host = transitionView(of: presentation),
      host.controller != nil || leadsToWindow(host)
    else { return }
    try attach(presented, to: host)
  }

  /// Where the presented view is: over the window, or with the context's view if that is in
  /// another view: beside it, or in its stead in that other view.
  func transitionView(of presentation: UIPresentationController) -> UIView.Superview? {
    let presenter = presentation.presentingViewController
    guard let window = window(of: presenter) else { return nil }
    guard presentation.style.isInContext, let outer = self[presenter].view.superview?.controller
    else { return .presentation(over: window) }
    return .context(of: presentation.style.removesPresenter ? outer : presenter)
  }

  /// The presentation controller looks for what it points to when its transition begins:
  /// https://developer.apple.com/documentation/xcode/analyzing-a-crash-report
  private func checkPopoverSource(of presented: ControllerID) throws(Interruption) {
    guard !declaration(of: presented).hasPopoverSource else { return }
    throw .exception(
      "NSGenericException",
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before "
        + "the presentation occurs.")
  }

  mutating func finishPresentation(of presented: ControllerID) throws(Interruption) {
    guard let presentation = self[presentation: presented], presentation.phase == .appearing else {
      return
    }
    let presenter = presentation.presentingViewController
    // App code in the calls that follow may present and dismiss again.
    self[presentation: presented]?.phase = .presented
    try tellOfEnd(of: presentation, completed: true)
    if presentation.style.removesPresenter {
      let host = placeToLeave(of: presentation)
      self[presentation: presented]?.presentersHost = host
      try endAppearanceIfBegun(presented)
      try because(.cover) { app throws(Interruption) in
        try app.detach(presenter)
        try app.endAppearanceIfBegun(presenter)
      }
    } else {
      try endAppearanceIfBegun(presented)
    }
    if isAlive(presented) {
      self[presented].relations.isBeingPresented = false
    }
    try endPresentation(presentation, completed: true)
  }

  /// Where its presenter's view is, or belongs if the place has left the container's view
  /// meanwhile.
  private func placeToLeave(of presentation: UIPresentationController) -> UIView.Superview? {
    let presenter = presentation.presentingViewController
    if let host = self[presenter].view.superview { return host }
    if let outer = self[presentation: presenter] { return transitionView(of: outer) }
    if let window = window(withRoot: presenter) { return .window(window) }
    return presentation.style.isInContext ? self[presenter].parent.map { .view(of: $0) } : nil
  }

  /// The finger went back: the controller that has come leaves again, and then the presenter, which
  /// has never been away, comes back. (The order is that of a dismissal that is given up.)
  mutating func cancelPresentation(of presented: ControllerID) throws(Interruption) {
    guard let presentation = self[presentation: presented], presentation.phase == .appearing else {
      return
    }
    let presenter = presentation.presentingViewController
    hold(presented)
    try tellOfEnd(of: presentation, completed: false)
    try beginAppearance(presented, false, animated: true)
    unrelate(presented)
    try detach(presented)
    try endAppearanceIfBegun(presented)
    if presentation.style.fillsScreen { try rotateForPresentation(by: presenter) }
    if presentation.style.removesPresenter {
      try because(.cover) { app throws(Interruption) in
        try app.bringBack(presenter, to: presentation.presentersHost)
      }
    }
    if isAlive(presented) { self[presented].relations.isBeingPresented = false }
    try endPresentation(presentation, completed: false)
    if !keyboard.displaced.isEmpty { try restoreFirstResponder(after: presented) }
    try letGo(presented)
  }

  /// With its place gone from the window meanwhile it does not come back.
  private mutating func bringBack(
    _ presenter: ControllerID, to host: UIView.Superview?
  ) throws(Interruption) {
    if let host, isAlive(presenter), self[presenter].view.superview == nil {
      if leadsToWindow(host) {
        try beginAppearance(presenter, true, animated: true)
      }
      try attach(presenter, to: host)
    } else if isInWindow(presenter) {
      try beginAppearance(presenter, true, animated: true)
    }
    try deliverViewIsAppearing(inTree: presenter)
    try endAppearanceIfBegun(presenter)
  }

  /// The presentation controller hears of the end before the controllers do, and while every view
  /// is still where the animation left it: kern0x1b/charon @0a0ae70,
  /// custompresentation-expectations.h.
  private mutating func tellOfEnd(
    of presentation: UIPresentationController, completed: Bool
  ) throws(Interruption) {
    guard presentation.parts.contains(.presentationController) else { return }
    try callTransition(
      presentation.presentedViewController, .presentationTransitionDidEnd,
      .flag(completed, as: .completed))
  }

  /// After the calls of the controllers come the app's completion handler, the coordinator and the
  /// animator.
  private mutating func endPresentation(
    _ presentation: UIPresentationController, completed: Bool
  ) throws(Interruption) {
    let presented = presentation.presentedViewController
    switch presentation.listener {
    case .completionHandler: try call(presentation.caller, .presentCompletion)
    case .searchDelegate: try callDelegate(of: presented, .search(.didPresent))
    case .nobody: break
    }
    try transitionDidComplete(
      .presentation(of: presented), of: presented, presentation.parts, completed: completed)
    try resumeStackChanges()
  }
}

/// A dismissal under way: everything in front of a presenter goes.
struct Dismissal: Hashable, Sendable {
  var presenter: ControllerID
  /// What goes, from the presenter to the front.
  var chain: [ControllerID]
  var cause: Cause
  var isAnimated: Bool
  /// Where the presenter's view goes back to, from the beginning on; nil if it never left.
  var presentersHost: UIView.Superview?
  /// What the app has brought along for it.
  var parts: TransitionParts

  /// The one that the presenter presents, whose transition it is.
  var presented: ControllerID? { chain.first }

  enum Cause: Hashable, Sendable {
    /// `dismiss` on this controller, with a completion handler.
    case call(on: ControllerID)
    /// The user has chosen one of the actions of this alert.
    case action(of: ControllerID)
    /// An unwind segue goes back behind it, to which no handler can be given.
    case unwind
    /// A search has ended, whose delegate hears of it.
    case search
    /// A tap beside what is presented.
    case tap
    /// A drag, which no code has called for.
    case drag
  }
}

/// Dismissing: the call checks, and the transition begins after the commit, as it does in a
/// presentation (radar 18464897); the one that appears ends first, and the completion handler runs
/// once the relation is gone, as in the stacks of zendesk/zendesk_sdk_ios#491.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
extension UIApplication {
  /// `dismiss` on a controller. Where there is nothing to dismiss nothing happens, and the
  /// completion handler does not run.
  mutating func dismiss(_ id: ControllerID, animated: Bool) throws(Interruption) {
    try dismiss(id, animated: animated, cause: .call(on: id))
  }

  mutating func dismiss(
    _ id: ControllerID, animated: Bool, cause: Dismissal.Cause
  ) throws(Interruption) {
    guard let (presenter, isPastLeaving) = try askToDismiss(id) else { return }
    for presented in presentationChain(from: presenter)
    where self[presentation: presented]?.phase != .presented {
      // The request was handed on because this one is leaving.
      if isPastLeaving, isLeaving(presented) { continue }
      return try refuseToDismiss(from: id)
    }
    hold(presenter)
    let parts = try askForDismissalParts(by: presenter, animated: animated)
    postAfterCommit(
      .beginDismissal(prepareDismissal(by: presenter, cause: cause, animated: animated, parts)))
  }

  /// The presenter that carries the request out, reached through the overrides of all controllers
  /// that hand it on, and whether it was handed on past a controller that is leaving already.
  private mutating func askToDismiss(
    _ id: ControllerID
  ) throws(Interruption) -> (presenter: ControllerID, isPastLeaving: Bool)? {
    var asked = id
    var isPastLeaving = false
    // App code may have two controllers present each other.
    var passed: Set<ControllerID> = []
    try callOverride(of: asked, .dismiss)
    while isAlive(asked), passed.insert(asked).inserted, let next = presenterToDismiss(asked) {
      if next == asked { return (asked, isPastLeaving) }
      if presentedController(of: asked).map(isLeaving) ?? false { isPastLeaving = true }
      asked = next
      try callOverride(of: asked, .dismiss)
    }
    if isAlive(asked), presentedController(of: asked).map(isLeaving) ?? false {
      try refuseToDismiss(from: id)
    }
    return nil
  }

  private mutating func refuseToDismiss(from id: ControllerID) throws(Interruption) {
    trace.noteRefusedWay()
    try warn(
      "Attempt to dismiss from view controller <\(name(id))> while a presentation or dismiss "
        + "is in progress!")
  }

  private mutating func askForDismissalParts(
    by presenter: ControllerID, animated: Bool
  ) throws(Interruption) -> TransitionParts {
    guard let presented = self[presenter].presented else { return [] }
    return try askForDismissalParts(of: presented, animated: animated)
  }

  /// From here on nothing else can be presented or dismissed in its place. `isBeingDismissed` is
  /// true before the call returns, even without animation: pointfreeco/swift-navigation @41838e64,
  /// PresentationTests.swift.
  mutating func prepareDismissal(
    by presenter: ControllerID, cause: Dismissal.Cause, animated: Bool,
    _ parts: TransitionParts = []
  ) -> Dismissal {
    var dismissal = Dismissal(
      presenter: presenter, chain: [], cause: cause, isAnimated: animated, parts: parts)
    for presented in presentationChain(from: presenter) where !isLeaving(presented) {
      take(presented, along: &dismissal)
    }
    return dismissal
  }

  /// The presenter's place may have been left meanwhile, by a change of tab or of a stack.
  private func placeToReturnTo(
    for presenter: ControllerID, from chain: [ControllerID]
  ) -> UIView.Superview? {
    guard let presentation = chain.first.flatMap({ self[presentation: $0] }),
      let host = presentation.presentersHost, isAlive(host)
    else { return nil }
    let isOnScreen = chain.contains { isInWindow($0) }
    guard presentation.style.isInContext, let outer = host.controller else {
      return isOnScreen ? host : nil
    }
    if chain.contains(where: { self[$0].view.superview == .context(of: outer) }) { return host }
    return isOnScreen && mayAppear(presenter, in: outer) ? host : nil
  }

  private mutating func take(_ presented: ControllerID, along dismissal: inout Dismissal) {
    dismissal.chain.append(presented)
    self[presentation: presented]?.phase = .dismissing
    self[presentation: presented]?.isAnimated = dismissal.isAnimated
    hold(presented)
    if isAlive(presented) { self[presented].relations.isBeingDismissed = true }
  }

  /// The turn in which `dismiss` was called has committed.
  mutating func beginDismissal(_ posted: Dismissal) throws(Interruption) {
    guard !mustWait(posted) else { return postpone(posted) }
    var dismissal = posted
    // A controller that was leaving at the time of the call may have stayed after all.
    for presented in presentationChain(from: dismissal.presenter)
    where !dismissal.chain.contains(presented) {
      take(presented, along: &dismissal)
    }
    let isSheet = dismissal.presented.map { self[presentation: $0]?.style.isSheet == true }
    try begin(&dismissal)
    awaitEnd(
      of: .dismissal(dismissal), dismissal.parts, animated: dismissal.isAnimated,
      byAnimator: isSheet ?? false)
    try letGo(dismissal.presenter)
  }

  mutating func begin(_ dismissal: inout Dismissal) throws(Interruption) {
    let (presenter, chain) = (dismissal.presenter, dismissal.chain)
    let animated = dismissal.isAnimated
    dismissal.presentersHost = placeToReturnTo(for: presenter, from: chain)
    try open(dismissal)
    // Of a chain only the controllers on screen disappear, the front first; those that were covered
    // just go.
    for presented in chain.reversed() {
      try beginAppearanceTransition(presented, false, animated: animated)
    }
    try rotateForChange(of: dismissal)
    let host = dismissal.presentersHost
    if let host, leadsToWindow(host) {
      try because(.cover) { app throws(Interruption) in
        try app.beginAppearanceTransition(presenter, true, animated: animated)
      }
    }
    guard let presented = dismissal.presented else { return }
    // The animator puts the presenter's view back: kern0x1b/charon @beb2827, dismiss.start of
    // customtransition-expectations.h.
    try animateTransition(of: presented, dismissal.parts)
    if let host {
      try because(.cover) { app throws(Interruption) in
        try app.attach(presenter, to: host)
      }
    }
    if !coordinators.isEmpty { try runAlongsideAnimations(.presentation(of: presented)) }
  }

  /// The dismissal begins, or is taken back, and another controller decides on the orientation.
  private mutating func rotateForChange(of dismissal: Dismissal) throws(Interruption) {
    let fillsScreen = dismissal.chain.contains { self[presentation: $0]?.style.fillsScreen == true }
    if fillsScreen { try rotateForPresentation(by: dismissal.presenter) }
  }

  private mutating func open(_ dismissal: Dismissal) throws(Interruption) {
    guard let presented = dismissal.presented else { return }
    if dismissal.isAnimated {
      openCoordinator(
        .presentation(of: presented),
        isInteractive: dismissal.parts.isDriven || dismissal.cause == .drag)
    }
    if dismissal.parts.contains(.presentationController) {
      try callTransition(presented, .dismissalTransitionWillBegin)
    }
  }

  /// The presentation controller hears of the end before the controllers do, as it does of a
  /// presentation's.
  private mutating func tellOfEnd(
    of dismissal: Dismissal, completed: Bool
  ) throws(Interruption) {
    guard let presented = dismissal.presented, dismissal.parts.contains(.presentationController)
    else { return }
    try callTransition(presented, .dismissalTransitionDidEnd, .flag(completed, as: .completed))
  }

  /// After the calls of the controllers come the app's completion handler or that of an alert's
  /// action, the coordinator and the animator. That an alert has gone by then is in
  /// pivotal-legacy/PivotalCoreKit#152 and material-components/material-components-ios#1885.
  private mutating func end(_ dismissal: Dismissal, completed: Bool) throws(Interruption) {
    guard let presented = dismissal.presented else { return }
    try clearText(of: presented)
    switch dismissal.cause {
    case .call(let caller): try call(caller, .dismissCompletion)
    case .action(let alert): try call(alert, .actionHandler)
    case .search:
      try callDelegate(of: presented, .search(.didDismiss))
      try restoreTab(after: presented)
    case .tap:
      if declaration(of: presented).alert.isCancelledByTap { try call(presented, .actionHandler) }
    case .unwind, .drag: break
    }
    try transitionDidComplete(
      .presentation(of: presented), of: presented, dismissal.parts, completed: completed)
  }

  mutating func finishDismissal(_ dismissal: Dismissal) throws(Interruption) {
    try tellOfEnd(of: dismissal, completed: true)
    var dismissal = dismissal
    try takeLatePresented(along: &dismissal)
    // The relation is gone before either side hears of the end.
    for presented in dismissal.chain { unrelate(presented) }
    try tellOfRotationBack(for: dismissal.presenter)
    if dismissal.presentersHost != nil {
      try because(.cover) { app throws(Interruption) in
        try app.endAppearanceIfBegun(dismissal.presenter)
      }
    }
    for presented in dismissal.chain.reversed() {
      // What it presented itself may have brought it back by going.
      try beginAppearance(presented, false, animated: dismissal.isAnimated)
      try detach(presented)
      try endAppearanceIfBegun(presented)
      if isAlive(presented) { self[presented].relations.isBeingDismissed = false }
    }
    try end(dismissal, completed: true)
    if !keyboard.displaced.isEmpty {
      for presented in dismissal.chain { try restoreFirstResponder(after: presented) }
    }
    for presented in dismissal.chain { try hideKeyboard(keptBy: presented) }
    for presented in dismissal.chain.reversed() { try letGo(presented) }
    try resumeStackChanges()
    resumeDismissals()
    try releaseIfUnowned(dismissal.presenter)
  }

  /// A controller that one on its way out has presented goes as well:
  /// wix/react-native-navigation#7644. (What it is told is the model's choice.)
  private mutating func takeLatePresented(along dismissal: inout Dismissal) throws(Interruption) {
    for presented in presentationChain(from: dismissal.presenter)
    where !dismissal.chain.contains(presented) {
      take(presented, along: &dismissal)
      try beginAppearance(presented, false, animated: false)
      try closeCoordinator(.presentation(of: presented))
    }
  }

  /// The finger let the presented controller spring back: its presenter, if it has come at all,
  /// leaves again, before the presented one, which never left, appears again: kern0x1b/charon
  /// @beb2827, customtransition-expectations.h.
  mutating func cancelDismissal(_ dismissal: Dismissal) throws(Interruption) {
    try tellOfEnd(of: dismissal, completed: false)
    for presented in dismissal.chain {
      self[presentation: presented]?.phase = .presented
      if isAlive(presented) { self[presented].relations.isBeingDismissed = false }
    }
    if dismissal.presentersHost != nil { try withdraw(dismissal.presenter) }
    for presented in dismissal.chain where !isCovered(presented) && isInWindow(presented) {
      try beginAppearance(presented, true, animated: true)
      try deliverViewIsAppearing(inTree: presented)
    }
    try rotateForChange(of: dismissal)
    for presented in dismissal.chain { try endAppearanceIfBegun(presented) }
    try end(dismissal, completed: false)
    try resumeStackChanges()
    resumeDismissals()
    for presented in dismissal.chain { try letGo(presented) }
  }

  /// A controller that it has presented on its way out has taken its place.
  private func isCovered(_ presented: ControllerID) -> Bool {
    guard isAlive(presented), let cover = self[presented].presented else { return false }
    return self[presentation: cover]?.hasTakenPresenter == true
  }

  private mutating func withdraw(_ presenter: ControllerID) throws(Interruption) {
    try because(.cover) { app throws(Interruption) in
      try app.beginAppearance(presenter, false, animated: true)
      try app.detach(presenter)
      try app.endAppearanceIfBegun(presenter)
    }
  }
}

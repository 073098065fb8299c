/// A dismissal under way: everything that a presenter has in front of it goes.
struct Dismissal: Hashable, Sendable {
  var presenter: ControllerID
  /// What goes, from the presenter to the front.
  var chain: [ControllerID]
  /// The controller whose completion handler runs; nil for the user's gesture.
  var caller: ControllerID?
  /// Where the presenter's view goes back to; nil if it never left.
  var presentersHost: UIView.Superview?
  /// What the app has brought along for it.
  var parts: TransitionParts
  /// By a search controller itself, whose delegate hears of it.
  var isAutomatic: Bool

  /// The one that the presenter presents, whose transition it is.
  var presented: ControllerID? { chain.first }

  /// By a tap beside it.
  var isByTap = false

  /// By an alert itself, one of whose actions the user has chosen.
  var isByAction = false

  /// By a drag, which no code has called for.
  var isByFinger: Bool { caller == nil && !isAutomatic && !isByTap }
}

/// Dismissing: the call checks, and the transition begins after the commit, as it does in a
/// presentation (radar 18464897); the one that appears ends first, and the completion handler runs once the relation is
/// gone, as in the stacks of zendesk/zendesk_sdk_ios#491.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
extension UIApplication {
  /// `dismiss` on a controller. Where there is nothing to dismiss nothing happens, and the completion
  /// handler does not run.
  mutating func dismiss(
    _ id: ControllerID, animated: Bool, isByAction: Bool = false
  ) throws(Interruption) {
    try callOverride(of: id, .dismiss)
    guard isAlive(id), let presenter = presenterToDismiss(id) else { return }
    // What presents nothing asks its presenter.
    if presenter != id { try callOverride(of: presenter, .dismiss) }
    guard isAlive(presenter) else { return }
    for presented in presentationChain(from: presenter)
    where self[presentation: presented]?.phase != .presented {
      return try warn(
        "Attempt to dismiss from view controller <\(name(id))> while a presentation or dismiss "
          + "is in progress!")
    }
    hold(presenter)
    let parts = try askForDismissalParts(by: presenter, animated: animated)
    var dismissal = prepareDismissal(by: presenter, caller: id, animated: animated, parts)
    dismissal.isByAction = isByAction
    postAfterCommit(.beginDismissal(dismissal, animated: animated))
  }

  private mutating func askForDismissalParts(
    by presenter: ControllerID, animated: Bool
  ) throws(Interruption) -> TransitionParts {
    guard let presented = self[presenter].presented else { return [] }
    return try askForDismissalParts(of: presented, animated: animated)
  }

  /// From here on nothing else can be presented or dismissed in its place.
  mutating func prepareDismissal(
    by presenter: ControllerID, caller: ControllerID?, animated: Bool,
    _ parts: TransitionParts = [], isAutomatic: Bool = false
  ) -> Dismissal {
    let chain = presentationChain(from: presenter)
    // The presenter's place may have been left meanwhile, by a change of tab.
    let host =
      chain.contains { isInWindow($0) }
      ? chain.first.flatMap { self[presentation: $0]?.presentersHost } : nil
    for presented in chain {
      self[presentation: presented]?.phase = .dismissing
      self[presentation: presented]?.isAnimated = animated
      hold(presented)
    }
    return Dismissal(
      presenter: presenter, chain: chain, caller: caller, presentersHost: host, parts: parts,
      isAutomatic: isAutomatic)
  }

  /// The turn in which `dismiss` was called has committed.
  mutating func beginDismissal(
    _ dismissal: Dismissal, animated: Bool
  ) throws(Interruption) {
    let isSheet = dismissal.presented.map { self[presentation: $0]?.style.isSheet == true }
    try begin(dismissal, animated: animated)
    awaitEnd(
      of: .dismissal(dismissal), dismissal.parts, animated: animated, byAnimator: isSheet ?? false)
    try letGo(dismissal.presenter)
  }

  mutating func begin(
    _ dismissal: Dismissal, animated: Bool
  ) throws(Interruption) {
    let (presenter, chain) = (dismissal.presenter, dismissal.chain)
    for presented in chain where isAlive(presented) {
      self[presented].relations.isBeingDismissed = true
    }
    try open(dismissal, animated: animated)
    // Of a chain only what is on screen disappears, the front first; what was covered just goes.
    for presented in chain.reversed() {
      try beginAppearance(presented, false, animated: animated)
    }
    if chain.contains(where: { self[presentation: $0]?.style.fillsScreen == true }) {
      try turnForPresentation(by: presenter)
    }
    if let host = dismissal.presentersHost {
      try because(.cover) { app throws(Interruption) in
        try app.beginAppearance(presenter, true, animated: animated)
        try app.attach(presenter, to: host)
      }
    }
    guard let presented = dismissal.presented else { return }
    try animateTransition(of: presented, dismissal.parts)
    if !coordinators.isEmpty { try runAlongsideAnimations(.presentation(of: presented)) }
  }

  private mutating func open(_ dismissal: Dismissal, animated: Bool) throws(Interruption) {
    guard let presented = dismissal.presented else { return }
    if animated {
      openCoordinator(
        .presentation(of: presented),
        isInteractive: dismissal.parts.isDriven || dismissal.isByFinger)
    }
    if dismissal.parts.contains(.presentationController) {
      try callTransition(presented, .dismissalTransitionWillBegin)
    }
  }

  /// Behind the calls of the controllers come those of the presentation controller, the app's completion
  /// handler or that of an alert's action, the coordinator and the animator. That an alert has gone by then is
  /// in pivotal-legacy/PivotalCoreKit#152 and material-components/material-components-ios#1885.
  private mutating func end(_ dismissal: Dismissal, completed: Bool) throws(Interruption) {
    guard let presented = dismissal.presented else { return }
    if dismissal.parts.contains(.presentationController) {
      try callTransition(presented, .dismissalTransitionDidEnd, .flag(completed, as: .completed))
    }
    try clearText(of: presented)
    if let caller = dismissal.caller {
      try call(caller, dismissal.isByAction ? .actionHandler : .dismissCompletion)
    }
    if dismissal.isAutomatic { try callDelegate(of: presented, .didDismissSearchController) }
    try transitionDidComplete(
      .presentation(of: presented), of: presented, dismissal.parts, completed: completed)
  }

  mutating func finishDismissal(_ dismissal: Dismissal) throws(Interruption) {
    // The relation is gone before either side hears of the end.
    for presented in dismissal.chain { unrelate(presented) }
    if dismissal.presentersHost != nil {
      try because(.cover) { app throws(Interruption) in
        try app.endAppearanceIfBegun(dismissal.presenter)
      }
    }
    for presented in dismissal.chain.reversed() {
      try detach(presented)
      try endAppearanceIfBegun(presented)
      if isAlive(presented) { self[presented].relations.isBeingDismissed = false }
    }
    try end(dismissal, completed: true)
    if !keyboard.displaced.isEmpty {
      for presented in dismissal.chain { try restoreFirstResponder(after: presented) }
    }
    for presented in dismissal.chain.reversed() { try letGo(presented) }
    try resumeStackChanges()
    try releaseIfUnowned(dismissal.presenter)
  }

  /// The finger let what is presented spring back: it never left, and its presenter, if it has come at
  /// all, has come for nothing.
  mutating func cancelDismissal(_ dismissal: Dismissal) throws(Interruption) {
    for presented in dismissal.chain {
      self[presentation: presented]?.phase = .presented
      if isAlive(presented) { self[presented].relations.isBeingDismissed = false }
      try beginAppearance(presented, true, animated: true)
      try deliverViewIsAppearing(inTree: presented)
    }
    if dismissal.presentersHost != nil { try withdraw(dismissal.presenter) }
    for presented in dismissal.chain { try endAppearanceIfBegun(presented) }
    if dismissal.presentersHost != nil { try endWithdrawal(of: dismissal.presenter) }
    try end(dismissal, completed: false)
    for presented in dismissal.chain { try letGo(presented) }
  }

  private mutating func withdraw(_ presenter: ControllerID) throws(Interruption) {
    try because(.cover) { app throws(Interruption) in
      try app.beginAppearance(presenter, false, animated: true)
      try app.detach(presenter)
    }
  }

  private mutating func endWithdrawal(of presenter: ControllerID) throws(Interruption) {
    try because(.cover) { app throws(Interruption) in try app.endAppearanceIfBegun(presenter) }
  }
}

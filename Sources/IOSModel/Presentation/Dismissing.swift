/// A dismissal under way: everything that a presenter has in front of it goes.
struct Dismissal: Hashable, Sendable {
  var presenter: ControllerID
  /// What goes, from the presenter to the front.
  var chain: [ControllerID]
  /// The controller whose completion handler runs; nil for the user's gesture.
  var caller: ControllerID?
  /// Where the presenter's view goes back to; nil if it never left.
  var presentersHost: UIView.Superview?
}

/// Dismissing: the call checks, and the transition begins after the commit, as it does in a
/// presentation (radar 18464897); the one that appears ends first, and the completion handler runs once the relation is
/// gone, as in the stacks of zendesk/zendesk_sdk_ios#491.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
extension UIApplication {
  /// `dismiss` on a controller. Where there is nothing to dismiss nothing happens, and the completion
  /// handler does not run.
  mutating func dismiss(_ id: ControllerID, animated: Bool) throws(Interruption) {
    guard let presenter = presenterToDismiss(id) else { return }
    for presented in presentationChain(from: presenter)
    where self[presentation: presented]?.phase != .presented {
      return try warn(
        "Attempt to dismiss from view controller <\(name(id))> while a presentation or dismiss "
          + "is in progress!")
    }
    hold(presenter)
    postAfterCommit(
      .beginDismissal(
        prepareDismissal(by: presenter, caller: id), animated: animated))
  }

  /// From here on nothing else can be presented or dismissed in its place.
  private mutating func prepareDismissal(
    by presenter: ControllerID, caller: ControllerID?
  ) -> Dismissal {
    let chain = presentationChain(from: presenter)
    // The presenter's place may have been left meanwhile, by a change of tab.
    let host =
      chain.contains { isInWindow($0) }
      ? chain.first.flatMap { self[presentation: $0]?.presentersHost } : nil
    for presented in chain {
      self[presentation: presented]?.phase = .dismissing
      hold(presented)
    }
    return Dismissal(presenter: presenter, chain: chain, caller: caller, presentersHost: host)
  }

  /// The turn in which `dismiss` was called has committed.
  mutating func beginDismissal(
    _ dismissal: Dismissal, animated: Bool
  ) throws(Interruption) {
    let isSheet = dismissal.chain.first.map { self[presentation: $0]?.style.isSheet == true }
    try begin(dismissal, animated: animated)
    schedule(.dismissal(dismissal), animated: animated, byAnimator: isSheet ?? false)
    try letGo(dismissal.presenter)
  }

  /// The finger takes hold of what is presented: nothing is waited for.
  mutating func beginInteractiveDismissal(
    by presenter: ControllerID
  ) throws(Interruption) -> Dismissal {
    let dismissal = prepareDismissal(by: presenter, caller: nil)
    try begin(dismissal, animated: true)
    return dismissal
  }

  private mutating func begin(
    _ dismissal: Dismissal, animated: Bool
  ) throws(Interruption) {
    let (presenter, chain) = (dismissal.presenter, dismissal.chain)
    for presented in chain where isAlive(presented) {
      self[presented].relations.isBeingDismissed = true
    }
    // Of a chain only what is on screen disappears, the front first; what was covered just goes.
    for presented in chain.reversed() {
      try beginAppearance(presented, false, animated: animated)
    }
    if chain.contains(where: { self[presentation: $0]?.style.fillsScreen == true }) {
      try turnForPresentation()
    }
    if let host = dismissal.presentersHost {
      try because(.cover) { app throws(Interruption) in
        try app.beginAppearance(presenter, true, animated: animated)
        try app.attach(presenter, to: host)
      }
    }
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
    if let caller = dismissal.caller {
      try call(caller, .dismissCompletion)
    }
    for presented in dismissal.chain.reversed() { try letGo(presented) }
    try resumeStackChanges()
    try releaseIfUnowned(dismissal.presenter)
  }

  /// The finger let the sheet spring back.
  mutating func cancelDismissal(_ dismissal: Dismissal) throws(Interruption) {
    for presented in dismissal.chain {
      self[presentation: presented]?.phase = .presented
      if isAlive(presented) { self[presented].relations.isBeingDismissed = false }
      try beginAppearance(presented, true, animated: true)
      try deliverViewIsAppearing(inTree: presented)
      try endAppearanceIfBegun(presented)
    }
    for presented in dismissal.chain { try letGo(presented) }
  }
}

/// A dismissal under way: everything that a presenter has in front of it goes.
struct Dismissal: Hashable, Sendable {
  var presenter: InstanceID
  /// What goes, from the presenter to the front.
  var chain: [InstanceID]
  /// The controller whose completion handler runs; nil for the user's gesture.
  var caller: InstanceID?
  /// Where the presenter's view goes back to; nil if it never left.
  var presentersHost: ViewHost?
}

/// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
extension UIKitApplication {
  /// `dismiss` on a controller. Where there is nothing to dismiss nothing happens, and the completion
  /// handler does not run.
  mutating func dismiss(_ id: InstanceID, animated: Bool) throws(Interruption) {
    guard let presenter = presenterToDismiss(id) else { return }
    for presented in presentationChain(from: presenter)
    where self[presented].presentation?.phase != .presented {
      return try warn(
        "Attempt to dismiss from view controller <\(id)> while a presentation or dismiss is in progress!"
      )
    }
    let dismissal = try beginDismissal(by: presenter, caller: id, animated: animated)
    schedule(.dismissal(dismissal), animated: animated)
  }

  mutating func beginDismissal(
    by presenter: InstanceID, caller: InstanceID?, animated: Bool
  ) throws(Interruption) -> Dismissal {
    let chain = presentationChain(from: presenter)
    let host = chain.first.flatMap { self[$0].presentation?.presentersHost }
    for presented in chain {
      self[presented].presentation?.phase = .dismissing
      self[presented].relations.isBeingDismissed = true
    }
    hold(chain)
    // Of a chain only what is on screen disappears, the front first; what was covered just goes.
    for presented in chain.reversed() {
      try beginAppearance(presented, false, animated: animated)
    }
    if let host {
      try beginAppearance(presenter, true, animated: animated)
      try attach(presenter, to: host)
    }
    return Dismissal(presenter: presenter, chain: chain, caller: caller, presentersHost: host)
  }

  mutating func finishDismissal(_ dismissal: Dismissal) throws(Interruption) {
    for presented in dismissal.chain {
      // The relation is gone before either side hears of the end.
      if let presenter = self[presented].presentation?.presenter {
        self[presenter].presented = nil
      }
      self[presented].presentation = nil
    }
    if dismissal.presentersHost != nil {
      try endAppearanceIfBegun(dismissal.presenter)
    }
    for presented in dismissal.chain.reversed() {
      try detach(presented)
      try endAppearanceIfBegun(presented)
      self[presented].relations.isBeingDismissed = false
    }
    if let caller = dismissal.caller {
      try call(caller, .dismissCompletion)
    }
    try letGo(dismissal.chain.reversed())
    try releaseIfUnowned(dismissal.presenter)
  }

  /// The finger let the sheet spring back.
  mutating func cancelDismissal(_ dismissal: Dismissal) throws(Interruption) {
    for presented in dismissal.chain {
      self[presented].presentation?.phase = .presented
      self[presented].relations.isBeingDismissed = false
      try beginAppearance(presented, true, animated: true)
      try deliverViewIsAppearing(inTree: presented)
      try endAppearanceIfBegun(presented)
    }
    try letGo(dismissal.chain)
  }
}

/// How a controller is presented.
struct Presentation: Hashable, Sendable {
  var presenter: InstanceID
  var style: EffectiveStyle
  /// The style that the app asked for, from which a resized scene finds its own.
  var requestedStyle: ModalPresentationStyle?
  /// The controller on which app code called `present`.
  var caller: InstanceID
  var isAnimated: Bool
  var phase = Phase.posted
  /// Where the presenter's view was before this presentation took it off the screen.
  var presentersHost: ViewHost?

  enum Phase: Hashable, Sendable {
    /// Asked for; begins after the current turn of the run loop.
    case posted
    case appearing
    case presented
    case dismissing
  }
}

/// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
extension UIKitApplication {
  mutating func present(
    _ presented: InstanceID, from caller: InstanceID, style: ModalPresentationStyle?,
    animated: Bool
  ) throws(Interruption) {
    let requested = style ?? self[presented].declaration.modalPresentationStyle
    guard let effective = effectiveStyle(of: requested, for: presented) else {
      throw .exception(
        IOSException(
          "NSInvalidArgumentException", "The presentation style none cannot be presented"))
    }
    let presenter = presenter(for: caller, effective)
    try checkPresentable(presented, by: presenter)
    if let obstacle = obstacle(to: presented, presenter: presenter, caller: caller) {
      return try warn(obstacle)
    }
    // The relation is set only after the load.
    try prepareToAppear(presented)
    self[presented].presentation = Presentation(
      presenter: presenter, style: effective, requestedStyle: requested, caller: caller,
      isAnimated: animated)
    self[presenter].presented = presented
    runLoop.afterCommit.append(.beginPresentation(of: presented))
  }

  private func checkPresentable(
    _ presented: InstanceID, by presenter: InstanceID
  ) throws(Interruption) {
    guard self[presented].presentation == nil, self[presented].parent == nil,
      presented != presenter, window.root != presented
    else {
      throw .exception(
        IOSException(
          "NSInvalidArgumentException",
          "Application tried to present modally a view controller \(presented) that is active"))
    }
  }

  /// Why UIKit refuses with no more than a line in the console.
  private func obstacle(
    to presented: InstanceID, presenter: InstanceID, caller: InstanceID
  ) -> String? {
    let attempt =
      caller == presenter
      ? "Attempt to present <\(presented)> on <\(presenter)>"
      : "Attempt to present <\(presented)> on <\(presenter)> (from <\(caller)>)"
    if let other = self[presenter].presented {
      return "\(attempt) which is already presenting <\(other)>."
    }
    if !isInWindow(caller) {
      return "\(attempt) whose view is not in the window hierarchy."
    }
    switch self[presenter].presentation?.phase {
    case .posted, .appearing:
      return "\(attempt) while a presentation is in progress!"
    case .dismissing:
      return "\(attempt) while a dismissal is in progress!"
    case .presented, nil:
      return nil
    }
  }

  /// The turn in which `present` was called is over.
  mutating func beginPresentation(of presented: InstanceID) throws(Interruption) {
    guard let presentation = self[presented].presentation, presentation.phase == .posted else {
      return
    }
    let animated = presentation.isAnimated
    self[presented].presentation?.phase = .appearing
    self[presented].relations.isBeingPresented = true
    if presentation.style.removesPresenter {
      try beginAppearance(presentation.presenter, false, animated: animated)
    }
    try beginAppearance(presented, true, animated: animated)
    try attach(presented, to: .presentation)
    schedule(.presentation(of: presented), animated: animated)
  }

  mutating func finishPresentation(of presented: InstanceID) throws(Interruption) {
    guard let presentation = self[presented].presentation, presentation.phase == .appearing else {
      return
    }
    let presenter = presentation.presenter
    // App code in the calls that follow may present and dismiss again.
    self[presented].presentation?.phase = .presented
    if presentation.style.removesPresenter {
      let host = self[presenter].host
      self[presented].presentation?.presentersHost = host
      try endAppearanceIfBegun(presented)
      try detach(presenter)
      try endAppearanceIfBegun(presenter)
    } else {
      try endAppearanceIfBegun(presented)
    }
    self[presented].relations.isBeingPresented = false
    try call(presentation.caller, .presentCompletion)
  }
}

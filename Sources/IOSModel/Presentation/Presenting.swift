/// Presenting: the call checks, loads the view and sets the relation; the transition begins after
/// the commit (https://www.objc.io/issues/19-debugging/debugging-case-study/).
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
extension UIApplication {
  mutating func present(
    _ presented: ControllerID, from caller: ControllerID, style: ModalPresentationStyle?,
    animated: Bool, listener: UIPresentationController.Listener = .completionHandler
  ) throws(Interruption) {
    let requested = requestedStyle(of: presented, style)
    guard let effective = effectiveStyle(of: requested, for: presented) else {
      throw .exception(
        "NSInvalidArgumentException", "The presentation style none cannot be presented")
    }
    let presenter = presenter(for: caller, effective)
    try checkPresentable(presented, by: presenter)
    if let obstacle = obstacle(for: presenter) {
      return try refuse(presented, by: presenter, from: caller, because: obstacle)
    }
    if isDetached(presenter) || !isInWindow(caller) { try warnOfDetached(caller, presented) }
    let answer = try askForAdaptiveStyle(of: presented, requested)
    var adapted = adaptedStyle(of: requested, to: answer, for: presented) ?? effective
    if isInPopover(presenter) { adapted.removesPresenter = false }
    let parts = try askForPresentationParts(of: presented, requested, animated: animated)
    overrideTraits(of: presented, in: decidingStyle(of: requested, adaptedTo: answer))
    // The relation is set only after the load.
    try prepareToAppear(presented)
    relate(
      UIPresentationController(
        of: presented, by: presenter, style: adapted, requestedStyle: requested,
        adaptiveStyle: answer, caller: caller, listener: listener, isAnimated: animated,
        parts: parts))
    postAfterCommit(.beginPresentation(of: presented))
  }

  private mutating func checkPresentable(
    _ presented: ControllerID, by presenter: ControllerID
  ) throws(Interruption) {
    guard self[presented].presentation == nil, self[presented].parent == nil,
      presented != presenter, !isWindowRoot(presented)
    else {
      throw .exception("NSInvalidArgumentException", objection(to: presented, by: presenter))
    }
  }

  /// The older text is that of material-components/material-components-ios#8506, on iOS 13; on
  /// itself, wordpress-mobile/WordPress-iOS#11483; the newer ones stand beside each other in
  /// wikimedia/wikipedia-ios, where the table of contents is presented.
  private mutating func objection(
    to presented: ControllerID, by presenter: ControllerID
  ) -> String {
    let attempt = "Application tried to present modally"
    if presented == presenter {
      return "Application tried to present modal view controller on itself. "
        + "Presenting controller is <\(name(presenter))>."
    }
    let other: String
    if let presentation = self[presentation: presented] {
      other = "is already being presented by <\(name(presentation.presentingViewController))>"
    } else if let parent = self[presented].parent {
      other = "has a parent view controller <\(name(parent))>"
    } else {
      return "\(attempt) an active controller <\(name(presented))>."
    }
    return version.namesWhoPresents
      ? "\(attempt) a view controller <\(name(presented))> that \(other)."
      : "\(attempt) an active controller <\(name(presented))>."
  }

  /// Only its view is on screen: PageMenu/PageMenu#77, where `addChild` was all that was missing.
  private func isDetached(_ presenter: ControllerID) -> Bool {
    self[presenter].parent == nil && self[presenter].presentation == nil && !isWindowRoot(presenter)
  }

  /// The three texts are those of pwn20wndstuff/Undecimus#834, on iOS 11, of
  /// rechsteiner/Parchment#689, of August 2023, and of software-mansion/react-native-screens#2976.
  private mutating func warnOfDetached(
    _ caller: ControllerID, _ presented: ControllerID
  ) throws(Interruption) {
    let caller = name(caller)
    guard version.namesWhoPresents else {
      return try warn(
        "Presenting view controllers on detached view controllers is discouraged <\(caller)>.")
    }
    let attempt =
      "Presenting view controller <\(name(presented))> from detached view controller <\(caller)>"
    try warn(
      version.disownsDetachedPresenters
        ? "\(attempt) is not supported, and may result in incorrect safe area insets and a corrupt "
          + "root presentation. Make sure <\(caller)> is in the view controller hierarchy before "
          + "presenting from it. Will become a hard exception in a future release."
        : "\(attempt) is discouraged.")
  }

  /// Why UIKit refuses with no more than a line in the console.
  private enum PresentationObstacle {
    /// The presenter's view is in no window.
    case outside
    /// It presents or is presented, or one of both ends, and the transition goes on.
    case transition
    case other(ControllerID)
  }

  private func obstacle(for presenter: ControllerID) -> PresentationObstacle? {
    // This is the reason given even where a full-screen presentation has taken the presenter's view
    // out: facebook/react-native#5263. The caller itself may be in no window:
    // https://minjae1995.tistory.com/59
    if !isInWindow(presenter) { return .outside }
    if let other = self[presenter].presented {
      // Also while the other one is being dismissed:
      // https://github.com/lionheart/openradar-mirror/issues/3466
      return self[presentation: other]?.isInTransition == true ? .transition : .other(other)
    }
    switch self[presentation: presenter]?.phase {
    case .posted, .appearing: return .transition
    // What a controller on its way out presents goes with it: wix/react-native-navigation#7644.
    case .dismissing, .presented, nil: return nil
    }
  }

  private mutating func refuse(
    _ presented: ControllerID, by presenter: ControllerID, from caller: ControllerID,
    because obstacle: PresentationObstacle
  ) throws(Interruption) {
    let refusal: String
    // The text ended in this as long as it did not name the caller.
    var stop = "!"
    switch obstacle {
    case .outside:
      trace.noteRefusedPresenter()
      refusal = "whose view is not in the window hierarchy"
    case .transition:
      trace.noteRefusedWay()
      refusal = "while a presentation is in progress"
    case .other(let other):
      trace.noteRefusedPresenter()
      refusal = "which is already presenting <\(name(other))>"
      stop = ""
    }
    let attempt = "Attempt to present <\(name(presented))> on <\(name(presenter))>"
    try warn(
      version.namesWhoPresents
        ? "\(attempt) (from <\(name(caller))>) \(refusal)." : "\(attempt) \(refusal)\(stop)")
  }
}

/// Transitions with the app's own animators.
///
/// Which object is asked and called in which order is documented in
/// https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/CustomizingtheTransitionAnimations.html
/// and https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/DefiningCustomPresentations.html;
/// that an interaction controller is started first and calls the animator itself, and that an
/// animator of a custom style runs without animation, too, in the comments of
/// UIViewControllerTransitioning.h, xybp888/iOS-SDKs @368c9fb.
extension UIApplication {
  /// The transitioning delegate is asked within the call of `present`, before the view loads: the
  /// stack in
  /// https://developer.apple.com/documentation/xcode/addressing-language-exception-crashes
  mutating func askForPresentationParts(
    of presented: ControllerID, _ style: ModalPresentationStyle?, animated: Bool
  ) throws(Interruption) -> TransitionParts {
    let offered = self[presented].traits.transitioningDelegate
    guard !offered.isEmpty else { return [] }
    if style == .custom { try callTransition(presented, .presentationControllerForPresented) }
    guard animated || style == .custom else { return offered.intersection(.presentationController) }
    try callTransition(presented, .animationControllerForPresented)
    if offered.contains(.animator) {
      try callTransition(presented, .interactionControllerForPresentation)
    }
    return style == .custom ? offered : offered.subtracting(.presentationController)
  }

  mutating func askForDismissalParts(
    of presented: ControllerID, animated: Bool
  ) throws(Interruption) -> TransitionParts {
    guard isAlive(presented), let presentation = self[presentation: presented] else { return [] }
    let offered = self[presented].traits.transitioningDelegate
    let kept = presentation.parts.intersection(.presentationController)
    let isCustom = presentation.requestedStyle == .custom
    guard !offered.isEmpty, animated || isCustom else { return kept }
    try callTransition(presented, .animationControllerForDismissed)
    if offered.contains(.animator) {
      try callTransition(presented, .interactionControllerForDismissal)
    }
    return offered.subtracting(.presentationController).union(kept)
  }

  /// The delegate of a container is asked when the transition begins, and only if it is animated.
  mutating func askForParts(
    of transition: ChildTransition
  ) throws(Interruption) -> TransitionParts {
    let id = transition.container
    let offered = self[id].traits.delegateParts
    guard !offered.isEmpty else { return [] }
    switch transition.kind {
    case .navigation:
      try callTransition(
        id, .navigationControllerAnimationControllerFor,
        .operation(operation(of: transition), to: transition.to))
      if offered.contains(.animator) {
        try callTransition(id, .navigationControllerInteractionControllerFor)
      }
    case .tabs:
      try callTransition(
        id, .tabBarControllerAnimationControllerForTransition, .controller(transition.to, as: .to))
      if offered.contains(.animator) {
        try callTransition(id, .tabBarControllerInteractionControllerFor)
      }
    case .none, .pages, .split: return []
    }
    return offered
  }

  /// The animator, if there is one, sets the animations up, by itself or for the interaction
  /// controller.
  mutating func animateTransition(
    of owner: ControllerID, _ parts: TransitionParts
  ) throws(Interruption) {
    guard parts.contains(.animator) else { return }
    try callTransition(owner, .transitionDuration)
    if parts.isDriven {
      try callTransition(owner, .startInteractiveTransition)
    }
    try callTransition(owner, .animateTransition)
  }

  /// Waits for what is going to call `completeTransition(_:)`: the finger, UIKit's animator or the
  /// app's.
  mutating func awaitEnd(
    of transition: InteractiveTransition, _ parts: TransitionParts, animated: Bool,
    byAnimator: Bool = false
  ) {
    if parts.isDriven, follow(transition) { return }
    guard !parts.contains([.animator, .neverCompletes]) else { return }
    schedule(transition.scheduled, animated: animated, byAnimator: byAnimator)
  }

  /// `completeTransition(_:)` returns: behind the calls of the controllers come the coordinator's,
  /// and the animator's own. It may be a transition without animation that code has asked for at
  /// the end of another one, whose coordinator stays.
  mutating func transitionDidComplete(
    _ site: TransitionSite, of owner: ControllerID, _ parts: TransitionParts, completed: Bool
  ) throws(Interruption) {
    if endingTransition?.site == site { endingTransition = nil }
    if !coordinators.isEmpty { try closeCoordinator(site) }
    if parts.contains(.animator) {
      try callTransition(owner, .animationEnded, .flag(completed, as: .transitionCompleted))
    }
  }
}

extension TransitionParts {
  /// A finger drives the animator from the beginning.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning/wantsinteractivestart
  var isDriven: Bool {
    contains([.animator, .interactionController]) && !contains(.startsByItself)
  }
}

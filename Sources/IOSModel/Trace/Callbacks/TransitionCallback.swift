/// What the objects that take part in a transition are asked and told: methods of
/// `UIViewControllerTransitioningDelegate`, of its siblings in the delegates of the containers, of
/// `UIPresentationController` and of `UIViewControllerAnimatedTransitioning`, and the blocks given
/// to a `UIViewControllerTransitionCoordinator`.
public enum TransitionCallback: String, Hashable, Sendable, CaseIterable {
  /// `presentationController(forPresented:presenting:source:)`
  case presentationControllerForPresented
  /// `animationController(forPresented:presenting:source:)`
  case animationControllerForPresented
  /// `interactionControllerForPresentation(using:)`
  case interactionControllerForPresentation
  /// `animationController(forDismissed:)`
  case animationControllerForDismissed
  /// `interactionControllerForDismissal(using:)`
  case interactionControllerForDismissal
  /// `navigationController(_:animationControllerFor:from:to:)`
  case navigationControllerAnimationControllerFor
  /// `navigationController(_:interactionControllerFor:)`
  case navigationControllerInteractionControllerFor
  /// `tabBarController(_:animationControllerForTransitionFrom:to:)`
  case tabBarControllerAnimationControllerForTransition
  /// `tabBarController(_:interactionControllerFor:)`
  case tabBarControllerInteractionControllerFor
  /// Of the presentation controller, around the layout of its container view.
  case containerViewWillLayoutSubviews
  case containerViewDidLayoutSubviews
  /// Of the presentation controller, which is a content container itself.
  case presentationControllerPreferredContentSizeDidChange =
    "presentationController.preferredContentSizeDidChange"
  case presentationControllerSystemLayoutFittingSizeDidChange =
    "presentationController.systemLayoutFittingSizeDidChange"
  case presentationControllerWillTransition = "presentationController.willTransition"
  case presentationControllerViewWillTransition = "presentationController.viewWillTransition"
  case presentationControllerSizeForChildContentContainer =
    "presentationController.sizeForChildContentContainer"
  case presentationTransitionWillBegin
  case presentationTransitionDidEnd
  case dismissalTransitionWillBegin
  case dismissalTransitionDidEnd
  /// `transitionDuration(using:)`
  case transitionDuration
  /// `startInteractiveTransition(_:)`
  case startInteractiveTransition
  /// `animateTransition(using:)`
  case animateTransition
  case animationEnded
  /// The first block of `animate(alongsideTransition:completion:)`.
  case alongsideTransition
  /// The second block of it.
  case alongsideCompletion
  /// The block of `notifyWhenInteractionChanges(_:)`.
  case interactionChanges
}

extension TransitionCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .presentationControllerForPresented:
      .init(
        "Its transitioning delegate is asked for a presentation controller; with the style 'custom'.",
        page: Page.transitioningDelegate)
    case .animationControllerForPresented:
      .init(
        "Its transitioning delegate is asked for an animator that presents it.",
        page: Page.transitioningDelegate)
    case .interactionControllerForPresentation:
      .init(
        "Its transitioning delegate, which has an animator, is asked for an interaction controller.",
        page: Page.transitioningDelegate)
    case .animationControllerForDismissed:
      .init(
        "Its transitioning delegate is asked for an animator that dismisses it.",
        page: Page.transitioningDelegate)
    case .interactionControllerForDismissal:
      .init(
        "Its transitioning delegate, which has an animator, is asked for an interaction controller.",
        page: Page.transitioningDelegate)
    case .navigationControllerAnimationControllerFor:
      .init(
        "The delegate is asked for an animator of a push or a pop.", "operation", "to",
        page: Page.navigationDelegate)
    case .navigationControllerInteractionControllerFor:
      .init(
        "The delegate, which has an animator, is asked for an interaction controller.",
        page: Page.navigationDelegate)
    case .tabBarControllerAnimationControllerForTransition:
      .init(
        "The delegate is asked for an animator of a change of tab.", "to", page: Page.tabBarDelegate
      )
    case .tabBarControllerInteractionControllerFor:
      .init(
        "The delegate, which has an animator, is asked for an interaction controller.",
        page: Page.tabBarDelegate)
    case .containerViewWillLayoutSubviews:
      .init(
        "Its presentation controller is told that the container view is about to be laid out.",
        page: Page.presentationController)
    case .containerViewDidLayoutSubviews:
      .init(
        "Its presentation controller is told that the container view has been laid out.",
        page: Page.presentationController)
    case .presentationControllerPreferredContentSizeDidChange:
      .init(
        "Its presentation controller is told of its preferred size, the first or a new one.",
        page: Page.contentContainer)
    case .presentationControllerSystemLayoutFittingSizeDidChange:
      .init(
        "Its presentation controller is told that the fitting size of its layout has changed.",
        page: Page.contentContainer)
    case .presentationControllerWillTransition:
      .init(
        "Its presentation controller is told that the traits are about to change.",
        page: Page.contentContainer)
    case .presentationControllerViewWillTransition:
      .init(
        "Its presentation controller is told that the size is about to change, and passes it on.",
        page: Page.contentContainer)
    case .presentationControllerSizeForChildContentContainer:
      .init(
        "Its presentation controller is asked which size it will have.",
        page: Page.contentContainer)
    case .presentationTransitionWillBegin:
      .init(
        "Its presentation controller is told that it is about to be presented.",
        page: Page.presentationController)
    case .presentationTransitionDidEnd:
      .init(
        "Its presentation controller is told that its presentation is over, completed or not.",
        "completed", page: Page.presentationController)
    case .dismissalTransitionWillBegin:
      .init(
        "Its presentation controller is told that it is about to be dismissed.",
        page: Page.presentationController)
    case .dismissalTransitionDidEnd:
      .init(
        "Its presentation controller is told that its dismissal is over, completed or not.",
        "completed",
        page: Page.presentationController)
    case .transitionDuration:
      .init("The animator is asked how long it takes.", page: Page.animator)
    case .startInteractiveTransition:
      .init(
        "The interaction controller takes over the transition.", page: Page.interactionController)
    case .animateTransition:
      .init("The animator sets its animations up.", page: Page.animator)
    case .animationEnded:
      .init(
        "The animator is told that the transition is over, completed or not.",
        "transitionCompleted",
        page: Page.animator)
    case .alongsideTransition:
      .init(
        "The animations that it gave to the transition coordinator run.",
        page: Page.transitionCoordinator)
    case .alongsideCompletion:
      .init(
        "The completion handler that it gave to the transition coordinator runs.", "isCancelled",
        page: Page.transitionCoordinator)
    case .interactionChanges:
      .init(
        "The transition is no longer interactive, and the handler that it gave to the coordinator runs.",
        "isCancelled", page: Page.transitionCoordinator)
    }
  }
}

/// What the objects that take part in a transition are asked and told: methods of
/// `UIViewControllerTransitioningDelegate`, of its siblings in the delegates of the containers, of
/// `UIPresentationController` and of `UIViewControllerAnimatedTransitioning`, and the blocks given to a
/// `UIViewControllerTransitionCoordinator`.
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
        "Its transitioning delegate, which has an animator, is asked whether a finger drives it.",
        page: Page.transitioningDelegate)
    case .animationControllerForDismissed:
      .init(
        "Its transitioning delegate is asked for an animator that dismisses it.",
        page: Page.transitioningDelegate)
    case .interactionControllerForDismissal:
      .init(
        "Its transitioning delegate, which has an animator, is asked whether a finger drives it.",
        page: Page.transitioningDelegate)
    case .navigationControllerAnimationControllerFor:
      .init(
        "The delegate is asked for an animator of a push or a pop.", "operation", "to",
        page: Page.navigationDelegate)
    case .navigationControllerInteractionControllerFor:
      .init(
        "The delegate, which has an animator, is asked whether a finger drives it.",
        page: Page.navigationDelegate)
    case .tabBarControllerAnimationControllerForTransition:
      .init(
        "The delegate is asked for an animator of a change of tab.", "to", page: Page.tabBarDelegate
      )
    case .tabBarControllerInteractionControllerFor:
      .init(
        "The delegate, which has an animator, is asked whether a finger drives it.",
        page: Page.tabBarDelegate)
    case .containerViewWillLayoutSubviews:
      .init(
        "Its presentation controller hears that the container view is about to be laid out.",
        page: Page.presentationController)
    case .containerViewDidLayoutSubviews:
      .init(
        "Its presentation controller hears that the container view has been laid out.",
        page: Page.presentationController)
    case .presentationControllerPreferredContentSizeDidChange:
      .init(
        "Its presentation controller hears of its preferred size, a new one or the first.",
        page: Page.contentContainer)
    case .presentationControllerSystemLayoutFittingSizeDidChange:
      .init(
        "Its presentation controller hears that its layout has come to another fitting size.",
        page: Page.contentContainer)
    case .presentationControllerWillTransition:
      .init(
        "Its presentation controller hears that the traits are about to change.",
        page: Page.contentContainer)
    case .presentationControllerViewWillTransition:
      .init(
        "Its presentation controller hears that the size is about to change, and hands it on.",
        page: Page.contentContainer)
    case .presentationControllerSizeForChildContentContainer:
      .init(
        "Its presentation controller is asked which size it will have.",
        page: Page.contentContainer)
    case .presentationTransitionWillBegin:
      .init(
        "Its presentation controller hears that it is about to be presented.",
        page: Page.presentationController)
    case .presentationTransitionDidEnd:
      .init(
        "Its presentation controller hears that its presentation is over, done or not.",
        "completed", page: Page.presentationController)
    case .dismissalTransitionWillBegin:
      .init(
        "Its presentation controller hears that it is about to be dismissed.",
        page: Page.presentationController)
    case .dismissalTransitionDidEnd:
      .init(
        "Its presentation controller hears that its dismissal is over, done or not.", "completed",
        page: Page.presentationController)
    case .transitionDuration:
      .init("The animator is asked how long it takes.", page: Page.animator)
    case .startInteractiveTransition:
      .init(
        "The interaction controller takes the transition over.", page: Page.interactionController)
    case .animateTransition:
      .init("The animator sets its animations up.", page: Page.animator)
    case .animationEnded:
      .init(
        "The animator hears that the transition is over, done or not.", "transitionCompleted",
        page: Page.animator)
    case .alongsideTransition:
      .init(
        "The animations run that it gave to the transition coordinator.",
        page: Page.transitionCoordinator)
    case .alongsideCompletion:
      .init(
        "The completion handler runs that it gave to the transition coordinator.", "isCancelled",
        page: Page.transitionCoordinator)
    case .interactionChanges:
      .init(
        "The finger that drove the transition has left it, and the handler runs that it gave to the "
          + "coordinator.", "isCancelled", page: Page.transitionCoordinator)
    }
  }
}

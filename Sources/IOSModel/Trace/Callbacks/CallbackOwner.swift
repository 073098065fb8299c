extension IOSCallback {
  /// Which controllers can have a callback. A callback of a delegate belongs to the class that has
  /// such a delegate.
  public enum Owner: Hashable, Sendable {
    case everyController
    /// A class of the app's, with what the app puts into its view: none of UIKit's own below.
    case plainController
    case navigation
    case tabs
    case split
    case pages
    case alert
    case search
  }

  /// The objects that can have it, of those that have callbacks of its sort.
  public var owner: Owner {
    switch self {
    case .controller(let callback): callback.owner
    case .delegate(let callback): callback.owner
    case .transition(let callback): callback.owner
    case .rootView: .plainController
    case .override(let callback): callback.owner
    case .appDelegate, .sceneDelegate, .applicationNotification, .sceneNotification,
      .keyboardNotification, .windowNotification, .console:
      .everyController
    }
  }
}

extension ControllerCallback {
  fileprivate var owner: IOSCallback.Owner { self == .actionHandler ? .alert : .everyController }
}

extension OverrideCallback {
  fileprivate var owner: IOSCallback.Owner {
    switch self {
    case .setSelectedViewController, .tabBarDidSelect: .tabs
    case .navigationBarShouldPop, .navigationBarDidPop, .navigationBarShouldPush: .navigation
    case .present, .dismiss, .show, .showDetailViewController, .loadViewIfNeeded,
      .beginAppearanceTransition, .endAppearanceTransition, .prefersStatusBarHidden,
      .preferredStatusBarStyle, .prefersHomeIndicatorAutoHidden,
      .preferredScreenEdgesDeferringSystemGestures, .prefersPointerLocked,
      .prefersInterfaceOrientationLocked, .collapseSecondaryViewController,
      .separateSecondaryViewController, .targetViewController, .setEditing,
      .updateContentUnavailableConfiguration:
      .everyController
    }
  }
}

extension TransitionCallback {
  fileprivate var owner: IOSCallback.Owner {
    switch self {
    case .navigationControllerAnimationControllerFor,
      .navigationControllerInteractionControllerFor:
      .navigation
    case .tabBarControllerAnimationControllerForTransition,
      .tabBarControllerInteractionControllerFor:
      .tabs
    case .presentationControllerForPresented, .animationControllerForPresented,
      .interactionControllerForPresentation, .animationControllerForDismissed,
      .interactionControllerForDismissal, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews, .presentationControllerPreferredContentSizeDidChange,
      .presentationControllerSystemLayoutFittingSizeDidChange,
      .presentationControllerWillTransition, .presentationControllerViewWillTransition,
      .presentationControllerSizeForChildContentContainer, .presentationTransitionWillBegin,
      .presentationTransitionDidEnd, .dismissalTransitionWillBegin, .dismissalTransitionDidEnd,
      .transitionDuration, .startInteractiveTransition, .animateTransition, .animationEnded,
      .alongsideTransition, .alongsideCompletion, .interactionChanges:
      .everyController
    }
  }
}

extension ControllerDelegateCallback {
  fileprivate var owner: IOSCallback.Owner {
    switch self {
    case .navigation: .navigation
    case .tabs: .tabs
    case .pages: .pages
    case .split: .split
    case .presentation: .everyController
    case .search: .search
    case .textField: .plainController
    }
  }
}

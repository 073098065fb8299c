/// Methods of `UINavigationControllerDelegate`, `UITabBarControllerDelegate`,
/// `UIPageViewControllerDelegate`, `UISplitViewControllerDelegate` and
/// `UIAdaptivePresentationControllerDelegate`.
public enum ControllerDelegateCallback: String, Hashable, Sendable, CaseIterable {
  case navigationControllerWillShow
  case navigationControllerDidShow
  case tabBarControllerShouldSelect
  case tabBarControllerDidSelect
  case pageViewControllerWillTransitionTo
  case pageViewControllerDidFinishAnimating
  /// `adaptivePresentationStyle(for:traitCollection:)`
  case adaptivePresentationStyle
  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`
  case presentationControllerViewControllerForAdaptivePresentationStyle
  /// `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`
  case presentationControllerWillPresentWithAdaptiveStyle
  case presentationControllerShouldDismiss
  case presentationControllerWillDismiss
  case presentationControllerDidDismiss
  case presentationControllerDidAttemptToDismiss
}

extension ControllerDelegateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .navigationControllerWillShow:
      .init(
        "The delegate hears that the navigation controller is about to show a controller.", "show",
        page: Page.navigationDelegate)
    case .navigationControllerDidShow:
      .init(
        "The delegate hears that the navigation controller has shown a controller.", "show",
        page: Page.navigationDelegate)
    case .tabBarControllerShouldSelect:
      .init(
        "The delegate is asked whether a tapped tab is to be selected.", "select",
        page: Page.tabBarDelegate)
    case .tabBarControllerDidSelect:
      .init(
        "The delegate hears that the user has selected a tab.", "select", page: Page.tabBarDelegate)
    case .pageViewControllerWillTransitionTo:
      .init(
        "The delegate hears that a swipe to another page begins.", "to", page: Page.pageDelegate)
    case .pageViewControllerDidFinishAnimating:
      .init(
        "The delegate hears that a swipe to another page is over, done or not.", "previous",
        "completed", page: Page.pageDelegate)
    case .adaptivePresentationStyle:
      .init(
        "The delegate is asked which style takes the place of the one that it is presented in.",
        page: Page.presentationDelegate)
    case .presentationControllerViewControllerForAdaptivePresentationStyle:
      .init(
        "The delegate is asked whether another controller takes its place in the other style.",
        "style", page: Page.presentationDelegate)
    case .presentationControllerWillPresentWithAdaptiveStyle:
      .init(
        "The delegate hears in which style it is about to be presented; 'none' is its own.",
        "style", page: Page.presentationDelegate)
    case .presentationControllerShouldDismiss:
      .init(
        "The delegate is asked whether the user may dismiss the sheet.",
        page: Page.presentationDelegate)
    case .presentationControllerWillDismiss:
      .init(
        "The delegate hears that the user begins to dismiss the sheet.",
        page: Page.presentationDelegate)
    case .presentationControllerDidDismiss:
      .init(
        "The delegate hears that the user has dismissed the sheet.", page: Page.presentationDelegate
      )
    case .presentationControllerDidAttemptToDismiss:
      .init(
        "The delegate hears that the user may not dismiss the sheet and has tried.",
        page: Page.presentationDelegate)
    }
  }
}

/// Methods of `UINavigationControllerDelegate`.
public enum NavigationDelegateCallback: String, Hashable, Sendable, CaseIterable {
  case willShow = "navigationControllerWillShow"
  case didShow = "navigationControllerDidShow"
  case supportedInterfaceOrientations = "navigationControllerSupportedInterfaceOrientations"
  case preferredInterfaceOrientationForPresentation =
    "navigationControllerPreferredInterfaceOrientationForPresentation"
}

extension NavigationDelegateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .willShow:
      .init(
        "The delegate is told that the navigation controller is about to show a controller.",
        "show",
        page: Page.navigationDelegate)
    case .didShow:
      .init(
        "The delegate is told that the navigation controller has shown a controller.", "show",
        page: Page.navigationDelegate)
    case .supportedInterfaceOrientations:
      .init(ControllerDelegateCallback.orientations, page: Page.navigationDelegate)
    case .preferredInterfaceOrientationForPresentation:
      .init(ControllerDelegateCallback.preferredOrientation, page: Page.navigationDelegate)
    }
  }
}

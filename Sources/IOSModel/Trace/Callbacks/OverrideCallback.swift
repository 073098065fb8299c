/// Methods that an app calls, or that UIKit asks, and a subclass of the app's may override: what is
/// called is the override, and UIKit's own work is the `super` call in it.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
public enum OverrideCallback: String, Hashable, Sendable, CaseIterable {
  /// `present(_:animated:completion:)`
  case present
  /// `dismiss(animated:completion:)`
  case dismiss
  /// `show(_:sender:)`
  case show
  /// `showDetailViewController(_:sender:)`
  case showDetailViewController
  case loadViewIfNeeded
  /// `beginAppearanceTransition(_:animated:)`
  case beginAppearanceTransition
  case endAppearanceTransition
  /// The setter of a tab bar controller's `selectedViewController`.
  case setSelectedViewController
  case prefersStatusBarHidden
  case preferredStatusBarStyle
  case prefersHomeIndicatorAutoHidden
  case preferredScreenEdgesDeferringSystemGestures
  case prefersPointerLocked
  case prefersInterfaceOrientationLocked
  /// `collapseSecondaryViewController(_:for:)`
  case collapseSecondaryViewController
  /// `separateSecondaryViewController(for:)`
  case separateSecondaryViewController
  /// `targetViewController(forAction:sender:)`
  case targetViewController
  /// `setEditing(_:animated:)`
  case setEditing
  /// `updateContentUnavailableConfiguration(using:)`
  case updateContentUnavailableConfiguration
  /// `navigationBar(_:shouldPop:)` of a navigation controller, which is the delegate of its own
  /// bar.
  case navigationBarShouldPop
  /// `navigationBar(_:didPop:)`, likewise.
  case navigationBarDidPop
  /// `navigationBar(_:shouldPush:)`, likewise.
  case navigationBarShouldPush
  /// `tabBar(_:didSelect:)` of a tab bar controller, which is the delegate of its own bar.
  case tabBarDidSelect
}

extension OverrideCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .present: .init("Its override of present is called.", page: Page.viewController)
    case .dismiss:
      .init(
        "Its override of dismiss is called, by the app or by what it presents.",
        page: Page.viewController)
    case .show:
      .init(
        "Its override of show is called, by the app or by a controller that it contains.",
        page: Page.viewController)
    case .showDetailViewController:
      .init(
        "Its override of showDetailViewController is called, by the app or by what it contains.",
        page: Page.viewController)
    case .loadViewIfNeeded:
      .init(
        "Its override of loadViewIfNeeded is called, by the app or by a stack that shows it.",
        page: Page.viewController)
    case .beginAppearanceTransition:
      .init(
        "Its override of beginAppearanceTransition is called, by a custom container, a stack, a page view controller or a presentation.",
        page: Page.viewController)
    case .endAppearanceTransition:
      .init(
        "Its override of endAppearanceTransition is called, by a custom container or a page view controller.",
        page: Page.viewController)
    case .setSelectedViewController:
      .init(
        "Its override of selectedViewController is set, by the app or by a tap on its bar.",
        page: Page.tabBarController)
    case .prefersStatusBarHidden:
      .init("Its override is asked whether the status bar hides.", page: Page.viewController)
    case .preferredStatusBarStyle:
      .init("Its override is asked how the status bar is drawn.", page: Page.viewController)
    case .prefersHomeIndicatorAutoHidden:
      .init("Its override is asked whether the home indicator hides.", page: Page.viewController)
    case .preferredScreenEdgesDeferringSystemGestures:
      .init(
        "Its override is asked at which edges its gestures have priority over the system's.",
        page: Page.viewController)
    case .prefersPointerLocked:
      .init(
        "Its override is asked whether the pointer is locked to the scene; since iOS 14.",
        page: Page.viewController)
    case .prefersInterfaceOrientationLocked:
      .init(
        "Its override is asked whether the orientation is locked; since iOS 26.",
        page: Page.viewController)
    case .collapseSecondaryViewController:
      .init(
        "The primary of a classic split view has to take in the other column.",
        page: Page.viewController)
    case .separateSecondaryViewController:
      .init(
        "The primary of a classic split view has to give the other column back.",
        page: Page.viewController)
    case .targetViewController:
      .init(
        "Its override is asked which controller carries out show or showDetailViewController.",
        page: Page.viewController)
    case .setEditing:
      .init(
        "Its override of setEditing is called, by the app or by its Edit button.", "editing",
        page: Page.viewController)
    case .updateContentUnavailableConfiguration:
      .init(
        "Its override may show that there is nothing to show; since iOS 17, and only when asked for.",
        page: Page.viewController)
    case .navigationBarShouldPop:
      .init(
        "A navigation controller's override is asked whether the bar removes an item: for the back button before the pop, for the edge swipe and a pop by code once that has begun.",
        page: Page.navigationBarDelegate)
    case .navigationBarDidPop:
      .init(
        "A navigation controller's override is told that the bar has removed an item, after the question whether it does.",
        page: Page.navigationBarDelegate)
    case .navigationBarShouldPush:
      .init(
        "A navigation controller's override is asked whether the bar adds the item of its first page or of one that is pushed.",
        page: Page.navigationBarDelegate)
    case .tabBarDidSelect:
      .init(
        "A tab bar controller's override is told of a tap on its bar, before any delegate is asked.",
        page: Page.tabBarItemsDelegate)
    }
  }
}

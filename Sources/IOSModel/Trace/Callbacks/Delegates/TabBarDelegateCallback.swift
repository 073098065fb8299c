/// Methods of `UITabBarControllerDelegate`, and of the delegate of its sidebar.
public enum TabBarDelegateCallback: String, Hashable, Sendable, CaseIterable {
  case shouldSelect = "tabBarControllerShouldSelect"
  case didSelect = "tabBarControllerDidSelect"
  /// `tabBarController(_:shouldSelectTab:)`
  case shouldSelectTab = "tabBarControllerShouldSelectTab"
  /// `tabBarController(_:didSelectTab:previousTab:)`
  case didSelectTab = "tabBarControllerDidSelectTab"
  /// `tabBarController(_:willBeginCustomizing:)`
  case willBeginCustomizing = "tabBarControllerWillBeginCustomizing"
  /// `tabBarController(_:willEndCustomizing:changed:)`
  case willEndCustomizing = "tabBarControllerWillEndCustomizing"
  /// `tabBarController(_:didEndCustomizing:changed:)`
  case didEndCustomizing = "tabBarControllerDidEndCustomizing"
  /// `tabBarControllerWillBeginEditing(_:)`
  case willBeginEditing = "tabBarControllerWillBeginEditing"
  /// `tabBarControllerDidEndEditing(_:)`
  case didEndEditing = "tabBarControllerDidEndEditing"
  /// `tabBarController(_:visibilityDidChangeFor:)`
  case visibilityDidChange = "tabBarControllerVisibilityDidChange"
  /// `tabBarController(_:displayOrderDidChangeFor:)`
  case displayOrderDidChange = "tabBarControllerDisplayOrderDidChange"
  /// `tabBarController(_:displayedViewControllersFor:proposedViewControllers:)`
  case displayedViewControllers = "tabBarControllerDisplayedViewControllers"
  /// `tabBarController(_:sidebarVisibilityWillChange:animator:)`
  case sidebarVisibilityWillChange = "tabBarControllerSidebarVisibilityWillChange"
  /// `tabBarController(_:sidebarAvailabilityDidChange:)`
  case sidebarAvailabilityDidChange = "tabBarControllerSidebarAvailabilityDidChange"
  case supportedInterfaceOrientations = "tabBarControllerSupportedInterfaceOrientations"
  case preferredInterfaceOrientationForPresentation =
    "tabBarControllerPreferredInterfaceOrientationForPresentation"
}

extension TabBarDelegateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .shouldSelect:
      .init(
        "The delegate is asked whether a tapped tab is to be selected.", "select",
        page: Page.tabBarDelegate)
    case .didSelect:
      .init(
        "The delegate is told that the user has selected a tab.", "select",
        page: Page.tabBarDelegate)
    case .shouldSelectTab:
      .init(
        "The delegate is asked whether a tapped tab is to be selected, if there are UITabs.",
        "tab", page: Page.tabBarDelegate)
    case .didSelectTab:
      .init(
        "The delegate is told that the user has selected another tab, if there are UITabs.",
        "tab", "previousTab", page: Page.tabBarDelegate)
    case .willBeginCustomizing:
      .init(
        "The delegate is told that the user is about to rearrange the tabs.",
        page: Page.tabBarDelegate)
    case .willEndCustomizing:
      .init(
        "The delegate is told that the user is about to finish rearranging the tabs.",
        "changed", page: Page.tabBarDelegate)
    case .didEndCustomizing:
      .init(
        "The delegate is told that the user has rearranged the tabs, or left them as they were.",
        "changed", page: Page.tabBarDelegate)
    case .willBeginEditing:
      .init(
        "The delegate is told that the user is about to edit the UITabs; since iOS 18.",
        page: Page.tabBarDelegate)
    case .didEndEditing:
      .init(
        "The delegate is told that the user has edited the UITabs; since iOS 18.",
        page: Page.tabBarDelegate)
    case .visibilityDidChange:
      .init(
        "The delegate is told that the user has hidden UITabs, or shown them; since iOS 18.",
        page: Page.tabBarDelegate)
    case .displayOrderDidChange:
      .init(
        "The delegate is told that the user has reordered the tabs of a group.", "tab",
        page: Page.tabBarDelegate)
    case .displayedViewControllers:
      .init(
        "The delegate is asked for the stack of a managed group for a tab.", "tab",
        page: Page.tabBarDelegate)
    case .sidebarVisibilityWillChange:
      .init(
        "The delegate of the sidebar is told that it is about to appear or disappear; since iOS 18.",
        page: Page.sidebarDelegate)
    case .sidebarAvailabilityDidChange:
      .init(
        "The delegate of the sidebar is told that it is available, or not any more; since iOS 27.",
        page: Page.sidebarDelegate)
    case .supportedInterfaceOrientations:
      .init(ControllerDelegateCallback.orientations, page: Page.tabBarDelegate)
    case .preferredInterfaceOrientationForPresentation:
      .init(ControllerDelegateCallback.preferredOrientation, page: Page.tabBarDelegate)
    }
  }
}

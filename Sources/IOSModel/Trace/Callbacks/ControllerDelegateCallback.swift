/// Methods of `UINavigationControllerDelegate`, `UITabBarControllerDelegate`,
/// `UIPageViewControllerDelegate`, `UIPageViewControllerDataSource`, `UISplitViewControllerDelegate`,
/// `UIAdaptivePresentationControllerDelegate` and what inherits from it, `UISearchControllerDelegate`,
/// `UISearchResultsUpdating` and `UITextFieldDelegate`.
public enum ControllerDelegateCallback: String, Hashable, Sendable, CaseIterable {
  case navigationControllerWillShow
  case navigationControllerDidShow
  case navigationControllerSupportedInterfaceOrientations
  case navigationControllerPreferredInterfaceOrientationForPresentation
  case tabBarControllerShouldSelect
  case tabBarControllerDidSelect
  /// `tabBarController(_:shouldSelectTab:)`
  case tabBarControllerShouldSelectTab
  /// `tabBarController(_:didSelectTab:previousTab:)`
  case tabBarControllerDidSelectTab
  /// `tabBarController(_:willBeginCustomizing:)`
  case tabBarControllerWillBeginCustomizing
  /// `tabBarController(_:willEndCustomizing:changed:)`
  case tabBarControllerWillEndCustomizing
  /// `tabBarController(_:didEndCustomizing:changed:)`
  case tabBarControllerDidEndCustomizing
  /// `tabBarControllerWillBeginEditing(_:)`
  case tabBarControllerWillBeginEditing
  /// `tabBarControllerDidEndEditing(_:)`
  case tabBarControllerDidEndEditing
  /// `tabBarController(_:visibilityDidChangeFor:)`
  case tabBarControllerVisibilityDidChange
  /// `tabBarController(_:displayOrderDidChangeFor:)`
  case tabBarControllerDisplayOrderDidChange
  /// `tabBarController(_:displayedViewControllersFor:proposedViewControllers:)`
  case tabBarControllerDisplayedViewControllers
  /// `tabBarController(_:sidebarVisibilityWillChange:animator:)`
  case tabBarControllerSidebarVisibilityWillChange
  case tabBarControllerSupportedInterfaceOrientations
  case tabBarControllerPreferredInterfaceOrientationForPresentation
  case pageViewControllerWillTransitionTo
  case pageViewControllerDidFinishAnimating
  /// `pageViewController(_:spineLocationFor:)`
  case pageViewControllerSpineLocationFor
  case pageViewControllerSupportedInterfaceOrientations
  case pageViewControllerPreferredInterfaceOrientationForPresentation
  /// `adaptivePresentationStyle(for:traitCollection:)`
  case adaptivePresentationStyle
  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`
  case presentationControllerViewControllerForAdaptivePresentationStyle
  /// `presentationController(_:prepare:)`
  case presentationControllerPrepare
  /// `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`
  case presentationControllerWillPresentWithAdaptiveStyle
  /// `pageViewController(_:viewControllerBefore:)` of the data source.
  case pageViewControllerBefore
  /// `pageViewController(_:viewControllerAfter:)` of the data source.
  case pageViewControllerAfter
  /// `presentationCount(for:)` of the data source.
  case presentationCount
  /// `presentationIndex(for:)` of the data source.
  case presentationIndex
  /// `primaryViewController(forCollapsing:)`
  case primaryViewControllerForCollapsing
  /// `splitViewController(_:collapseSecondary:onto:)`
  case splitViewControllerCollapseSecondary
  /// `primaryViewController(forExpanding:)`
  case primaryViewControllerForExpanding
  /// `splitViewController(_:separateSecondaryFrom:)`
  case splitViewControllerSeparateSecondary
  /// `splitViewController(_:show:sender:)`
  case splitViewControllerShow
  /// `splitViewController(_:showDetail:sender:)`
  case splitViewControllerShowDetail
  /// `splitViewController(_:willChangeTo:)`
  case splitViewControllerWillChangeTo
  /// `splitViewController(_:willShow:)`
  case splitViewControllerWillShow
  /// `splitViewController(_:willHide:)`
  case splitViewControllerWillHide
  /// `splitViewController(_:didShow:)`
  case splitViewControllerDidShow
  /// `splitViewController(_:didHide:)`
  case splitViewControllerDidHide
  case splitViewControllerInteractivePresentationGestureWillBegin
  case splitViewControllerInteractivePresentationGestureDidEnd
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`
  case splitViewControllerTopColumnForCollapsing
  case splitViewControllerDidCollapse
  /// `UIViewController.showDetailTargetDidChangeNotification`, whose object is the split controller.
  case showDetailTargetDidChangeNotification
  /// `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`
  case splitViewControllerDisplayModeForExpanding
  case splitViewControllerDidExpand
  case splitViewControllerSupportedInterfaceOrientations
  case splitViewControllerPreferredInterfaceOrientationForPresentation
  case presentationControllerShouldDismiss
  case presentationControllerWillDismiss
  case presentationControllerDidDismiss
  case presentationControllerDidAttemptToDismiss
  case sheetPresentationControllerDidChangeSelectedDetentIdentifier
  case prepareForPopoverPresentation
  /// `popoverPresentationController(_:willRepositionPopoverTo:in:)`
  case popoverPresentationControllerWillReposition
  case popoverPresentationControllerShouldDismissPopover
  case popoverPresentationControllerDidDismissPopover
  case presentSearchController
  case willPresentSearchController
  case didPresentSearchController
  case willDismissSearchController
  case didDismissSearchController
  /// `searchController(_:willChangeTo:)`
  case searchControllerWillChangeTo
  /// `searchController(_:didChangeFrom:)`
  case searchControllerDidChangeFrom
  /// `updateSearchResults(for:)` of the search results updater.
  case updateSearchResults
  case textFieldShouldBeginEditing
  case textFieldDidBeginEditing
  case textFieldShouldEndEditing
  case textFieldDidEndEditing
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
    case .navigationControllerSupportedInterfaceOrientations:
      .init(Self.orientations, page: Page.navigationDelegate)
    case .navigationControllerPreferredInterfaceOrientationForPresentation:
      .init(Self.preferredOrientation, page: Page.navigationDelegate)
    case .tabBarControllerSupportedInterfaceOrientations:
      .init(Self.orientations, page: Page.tabBarDelegate)
    case .tabBarControllerPreferredInterfaceOrientationForPresentation:
      .init(Self.preferredOrientation, page: Page.tabBarDelegate)
    case .pageViewControllerSupportedInterfaceOrientations:
      .init(Self.orientations, page: Page.pageDelegate)
    case .pageViewControllerPreferredInterfaceOrientationForPresentation:
      .init(Self.preferredOrientation, page: Page.pageDelegate)
    case .splitViewControllerSupportedInterfaceOrientations:
      .init(Self.orientations, page: Page.splitDelegate)
    case .splitViewControllerPreferredInterfaceOrientationForPresentation:
      .init(Self.preferredOrientation, page: Page.splitDelegate)
    case .tabBarControllerWillBeginEditing:
      .init(
        "The delegate hears that the user is about to edit the UITabs; since iOS 18.",
        page: Page.tabBarDelegate)
    case .tabBarControllerDidEndEditing:
      .init(
        "The delegate hears that the user has edited the UITabs; since iOS 18.",
        page: Page.tabBarDelegate)
    case .tabBarControllerVisibilityDidChange:
      .init(
        "The delegate hears that the user has hidden UITabs, or shown them; since iOS 18.",
        page: Page.tabBarDelegate)
    case .tabBarControllerDisplayOrderDidChange:
      .init(
        "The delegate hears that the user has put the tabs of a group into another order.", "tab",
        page: Page.tabBarDelegate)
    case .tabBarControllerDisplayedViewControllers:
      .init(
        "The delegate is asked what a managed group is to have on its stack for a tab.", "tab",
        page: Page.tabBarDelegate)
    case .tabBarControllerSidebarVisibilityWillChange:
      .init(
        "The delegate of the sidebar hears that it is about to come or to go; since iOS 18.",
        page: Page.sidebarDelegate)
    case .tabBarControllerShouldSelect:
      .init(
        "The delegate is asked whether a tapped tab is to be selected.", "select",
        page: Page.tabBarDelegate)
    case .tabBarControllerDidSelect:
      .init(
        "The delegate hears that the user has selected a tab.", "select", page: Page.tabBarDelegate)
    case .tabBarControllerShouldSelectTab:
      .init(
        "The delegate is asked whether a tapped tab is to be selected, where there are UITabs.",
        "tab", page: Page.tabBarDelegate)
    case .tabBarControllerDidSelectTab:
      .init(
        "The delegate hears that the user has selected another tab, where there are UITabs.",
        "tab", "previousTab", page: Page.tabBarDelegate)
    case .tabBarControllerWillBeginCustomizing:
      .init(
        "The delegate hears that the user is about to rearrange the tabs.",
        page: Page.tabBarDelegate)
    case .tabBarControllerWillEndCustomizing:
      .init(
        "The delegate hears that the user is about to be done with rearranging the tabs.",
        "changed", page: Page.tabBarDelegate)
    case .tabBarControllerDidEndCustomizing:
      .init(
        "The delegate hears that the user has rearranged the tabs, or left them as they were.",
        "changed", page: Page.tabBarDelegate)
    case .pageViewControllerWillTransitionTo:
      .init(
        "The delegate hears that a swipe to another page begins.", "to", page: Page.pageDelegate)
    case .pageViewControllerDidFinishAnimating:
      .init(
        "The delegate hears that a swipe to another page is over, done or not.", "previous",
        "completed", page: Page.pageDelegate)
    case .pageViewControllerSpineLocationFor:
      .init(
        "The delegate is asked where the spine of the curling pages is after a turn.",
        page: Page.pageDelegate)
    case .adaptivePresentationStyle:
      .init(
        "The delegate is asked which style takes the place of the one that it is presented in.",
        page: Page.presentationDelegate)
    case .presentationControllerViewControllerForAdaptivePresentationStyle:
      .init(
        "The delegate is asked whether another controller takes its place in the other style.",
        "style", page: Page.presentationDelegate)
    case .presentationControllerPrepare:
      .init(
        "The delegate may configure what presents it in the other style; since iOS 15.", "style",
        page: Page.presentationDelegate)
    case .presentationControllerWillPresentWithAdaptiveStyle:
      .init(
        "The delegate hears in which style it is about to be presented; 'none' is its own.",
        "style", page: Page.presentationDelegate)
    case .pageViewControllerBefore:
      .init(
        "The data source is asked for the page before another.", "before",
        page: Page.pageDataSource)
    case .pageViewControllerAfter:
      .init(
        "The data source is asked for the page after another.", "after",
        page: Page.pageDataSource)
    case .presentationCount:
      .init(
        "The data source is asked how many pages the page indicator shows.",
        page: Page.pageDataSource)
    case .presentationIndex:
      .init(
        "The data source is asked which page of the page indicator is the selected one.",
        page: Page.pageDataSource)
    case .primaryViewControllerForCollapsing:
      .init(
        "The delegate of a classic split controller is asked which controller is to stay.",
        page: Page.splitDelegate)
    case .splitViewControllerCollapseSecondary:
      .init(
        "The delegate of a classic split controller is asked whether it deals with the other column "
          + "itself, which otherwise goes onto the primary's stack.", "collapseSecondary",
        page: Page.splitDelegate)
    case .primaryViewControllerForExpanding:
      .init(
        "The delegate of a classic split controller is asked which controller is to be its primary.",
        page: Page.splitDelegate)
    case .splitViewControllerSeparateSecondary:
      .init(
        "The delegate of a classic split controller is asked which controller is to be its secondary.",
        page: Page.splitDelegate)
    case .splitViewControllerShow:
      .init(
        "The delegate of a classic split controller is asked whether it shows a controller itself.",
        "show", page: Page.splitDelegate)
    case .splitViewControllerShowDetail:
      .init(
        "The delegate of a classic split controller is asked whether it shows a detail itself.",
        "show", page: Page.splitDelegate)
    case .splitViewControllerWillChangeTo:
      .init(
        "The delegate hears that other columns are about to show.", "displayMode",
        page: Page.splitDelegate)
    case .splitViewControllerWillShow:
      .init(
        "The delegate hears that a column is about to be shown.", "column",
        page: Page.splitDelegate)
    case .splitViewControllerWillHide:
      .init(
        "The delegate hears that a column is about to be hidden.", "column",
        page: Page.splitDelegate)
    case .splitViewControllerDidShow:
      .init(
        "The delegate hears that the system has shown a column; since iOS 26.", "column",
        page: Page.splitDelegate)
    case .splitViewControllerDidHide:
      .init(
        "The delegate hears that the system has hidden a column; since iOS 26.", "column",
        page: Page.splitDelegate)
    case .splitViewControllerTopColumnForCollapsing:
      .init(
        "The delegate is asked which column is on top once the columns have collapsed.", "proposed",
        page: Page.splitDelegate)
    case .showDetailTargetDidChangeNotification:
      .init(
        "Posted when a split view has collapsed or expanded, so that details go elsewhere.",
        page: Page.viewController + "/showdetailtargetdidchangenotification")
    case .splitViewControllerInteractivePresentationGestureWillBegin:
      .init(
        "The delegate hears that the user begins to swipe a column in or out; since iOS 14.",
        page: Page.splitDelegate)
    case .splitViewControllerInteractivePresentationGestureDidEnd:
      .init(
        "The delegate hears that the user has swiped a column in or out; since iOS 14.",
        page: Page.splitDelegate)
    case .splitViewControllerDidCollapse:
      .init("The delegate hears that the columns have collapsed.", page: Page.splitDelegate)
    case .splitViewControllerDisplayModeForExpanding:
      .init(
        "The delegate is asked for the display mode once the columns have expanded.",
        page: Page.splitDelegate)
    case .splitViewControllerDidExpand:
      .init("The delegate hears that the columns have expanded.", page: Page.splitDelegate)
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
    case .sheetPresentationControllerDidChangeSelectedDetentIdentifier:
      .init(
        "The delegate hears that the user has resized the sheet; since iOS 15.",
        page: Page.sheetDelegate)
    case .prepareForPopoverPresentation:
      .init(
        "The delegate hears that the popover is about to be presented.", page: Page.popoverDelegate)
    case .popoverPresentationControllerWillReposition:
      .init(
        "The delegate hears that the popover may need another place to point to.",
        page: Page.popoverDelegate)
    case .popoverPresentationControllerShouldDismissPopover:
      .init(
        "The delegate is asked whether the user may dismiss the popover; up to iOS 12.",
        page: Page.popoverDelegate)
    case .popoverPresentationControllerDidDismissPopover:
      .init(
        "The delegate hears that the user has dismissed the popover; up to iOS 12.",
        page: Page.popoverDelegate)
    case .presentSearchController:
      .init(
        "The delegate of a search controller may present it itself.", page: Page.searchDelegate)
    case .willPresentSearchController:
      .init(
        "The delegate hears that the search controller is about to be presented, not by the app.",
        page: Page.searchDelegate)
    case .didPresentSearchController:
      .init(
        "The delegate hears that the search controller has been presented, not by the app.",
        page: Page.searchDelegate)
    case .willDismissSearchController:
      .init(
        "The delegate hears that the search controller is about to be dismissed, not by the app.",
        page: Page.searchDelegate)
    case .didDismissSearchController:
      .init(
        "The delegate hears that the search controller has been dismissed, not by the app.",
        page: Page.searchDelegate)
    case .searchControllerWillChangeTo:
      .init(
        "The delegate hears that the search bar is about to have another place; since iOS 16.",
        page: Page.searchDelegate)
    case .searchControllerDidChangeFrom:
      .init(
        "The delegate hears that the search bar has another place; since iOS 16.",
        page: Page.searchDelegate)
    case .updateSearchResults:
      .init(
        "The search bar begins to edit, or its text has changed.", page: Page.searchResultsUpdater)
    case .textFieldShouldBeginEditing:
      .init(
        "Its text field asks whether to become the first responder.", page: Page.textFieldDelegate)
    case .textFieldDidBeginEditing:
      .init("Its text field has become the first responder.", page: Page.textFieldDelegate)
    case .textFieldShouldEndEditing:
      .init("Its text field asks whether to resign.", page: Page.textFieldDelegate)
    case .textFieldDidEndEditing:
      .init("Its text field is the first responder no longer.", page: Page.textFieldDelegate)
    }
  }

  private static let orientations =
    "The delegate is asked in which orientations the container may stand."

  private static let preferredOrientation =
    "The delegate is asked in which orientation the container is to be presented in full screen."
}

/// Methods of `UISplitViewControllerDelegate`, and what the split controller posts besides.
public enum SplitDelegateCallback: String, Hashable, Sendable, CaseIterable {
  /// `primaryViewController(forCollapsing:)`
  case primaryViewControllerForCollapsing
  /// `splitViewController(_:collapseSecondary:onto:)`
  case collapseSecondary = "splitViewControllerCollapseSecondary"
  /// `primaryViewController(forExpanding:)`
  case primaryViewControllerForExpanding
  /// `splitViewController(_:separateSecondaryFrom:)`
  case separateSecondary = "splitViewControllerSeparateSecondary"
  /// `splitViewController(_:show:sender:)`
  case show = "splitViewControllerShow"
  /// `splitViewController(_:showDetail:sender:)`
  case showDetail = "splitViewControllerShowDetail"
  /// `splitViewController(_:willChangeTo:)`
  case willChangeTo = "splitViewControllerWillChangeTo"
  /// `splitViewController(_:willShow:)`
  case willShow = "splitViewControllerWillShow"
  /// `splitViewController(_:willHide:)`
  case willHide = "splitViewControllerWillHide"
  /// `splitViewController(_:didShow:)`
  case didShow = "splitViewControllerDidShow"
  /// `splitViewController(_:didHide:)`
  case didHide = "splitViewControllerDidHide"
  case interactivePresentationGestureWillBegin =
    "splitViewControllerInteractivePresentationGestureWillBegin"
  case interactivePresentationGestureDidEnd =
    "splitViewControllerInteractivePresentationGestureDidEnd"
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`
  case topColumnForCollapsing = "splitViewControllerTopColumnForCollapsing"
  case didCollapse = "splitViewControllerDidCollapse"
  /// `UIViewController.showDetailTargetDidChangeNotification`, whose object is the split
  /// controller.
  case showDetailTargetDidChangeNotification
  /// `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`
  case displayModeForExpanding = "splitViewControllerDisplayModeForExpanding"
  case didExpand = "splitViewControllerDidExpand"
  case supportedInterfaceOrientations = "splitViewControllerSupportedInterfaceOrientations"
  case preferredInterfaceOrientationForPresentation =
    "splitViewControllerPreferredInterfaceOrientationForPresentation"
}

extension SplitDelegateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .primaryViewControllerForCollapsing:
      .init(
        "The delegate of a classic split controller is asked which controller is to stay.",
        page: Page.splitDelegate)
    case .collapseSecondary:
      .init(
        "The delegate of a classic split controller is asked whether it handles the other column itself, which otherwise goes onto the primary's stack.",
        "collapseSecondary",
        page: Page.splitDelegate)
    case .primaryViewControllerForExpanding:
      .init(
        "The delegate of a classic split controller is asked which controller is to be its primary.",
        page: Page.splitDelegate)
    case .separateSecondary:
      .init(
        "The delegate of a classic split controller is asked which controller is to be its secondary.",
        page: Page.splitDelegate)
    case .show:
      .init(
        "The delegate of a classic split controller is asked whether it shows a controller itself.",
        "show", page: Page.splitDelegate)
    case .showDetail:
      .init(
        "The delegate of a classic split controller is asked whether it shows a detail itself.",
        "show", page: Page.splitDelegate)
    case .willChangeTo:
      .init(
        "The delegate is told that the set of visible columns is about to change.", "displayMode",
        page: Page.splitDelegate)
    case .willShow:
      .init(
        "The delegate is told that a column is about to be shown.", "column",
        page: Page.splitDelegate)
    case .willHide:
      .init(
        "The delegate is told that a column is about to be hidden.", "column",
        page: Page.splitDelegate)
    case .didShow:
      .init(
        "The delegate is told that the system has shown a column; since iOS 26.", "column",
        page: Page.splitDelegate)
    case .didHide:
      .init(
        "The delegate is told that the system has hidden a column; since iOS 26.", "column",
        page: Page.splitDelegate)
    case .interactivePresentationGestureWillBegin:
      .init(
        "The delegate is told that the user begins to swipe a column in or out; since iOS 14.",
        page: Page.splitDelegate)
    case .interactivePresentationGestureDidEnd:
      .init(
        "The delegate is told that the user has swiped a column in or out; since iOS 14.",
        page: Page.splitDelegate)
    case .topColumnForCollapsing:
      .init(
        "The delegate is asked which column is on top once the columns have collapsed.", "proposed",
        page: Page.splitDelegate)
    case .didCollapse:
      .init("The delegate is told that the columns have collapsed.", page: Page.splitDelegate)
    case .showDetailTargetDidChangeNotification:
      .init(
        "Posted when a split view has collapsed or expanded, so that details are shown elsewhere.",
        page: Page.viewController + "/showdetailtargetdidchangenotification")
    case .displayModeForExpanding:
      .init(
        "The delegate is asked for the display mode once the columns have expanded.",
        page: Page.splitDelegate)
    case .didExpand:
      .init("The delegate is told that the columns have expanded.", page: Page.splitDelegate)
    case .supportedInterfaceOrientations:
      .init(ControllerDelegateCallback.orientations, page: Page.splitDelegate)
    case .preferredInterfaceOrientationForPresentation:
      .init(ControllerDelegateCallback.preferredOrientation, page: Page.splitDelegate)
    }
  }
}

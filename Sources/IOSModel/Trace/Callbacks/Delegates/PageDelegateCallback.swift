/// Methods of `UIPageViewControllerDelegate` and `UIPageViewControllerDataSource`.
public enum PageDelegateCallback: String, Hashable, Sendable, CaseIterable {
  case willTransitionTo = "pageViewControllerWillTransitionTo"
  case didFinishAnimating = "pageViewControllerDidFinishAnimating"
  /// `pageViewController(_:spineLocationFor:)`
  case spineLocationFor = "pageViewControllerSpineLocationFor"
  case supportedInterfaceOrientations = "pageViewControllerSupportedInterfaceOrientations"
  case preferredInterfaceOrientationForPresentation =
    "pageViewControllerPreferredInterfaceOrientationForPresentation"
  /// `pageViewController(_:viewControllerBefore:)` of the data source.
  case before = "pageViewControllerBefore"
  /// `pageViewController(_:viewControllerAfter:)` of the data source.
  case after = "pageViewControllerAfter"
  /// `presentationCount(for:)` of the data source.
  case presentationCount
  /// `presentationIndex(for:)` of the data source.
  case presentationIndex
}

extension PageDelegateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .willTransitionTo:
      .init(
        "The delegate is told that a swipe to another page begins.", "to", page: Page.pageDelegate)
    case .didFinishAnimating:
      .init(
        "The delegate is told that a swipe to another page is over, completed or not.", "previous",
        "completed", page: Page.pageDelegate)
    case .spineLocationFor:
      .init(
        "The delegate is asked where the spine of the curling pages is after a turn.",
        page: Page.pageDelegate)
    case .supportedInterfaceOrientations:
      .init(ControllerDelegateCallback.orientations, page: Page.pageDelegate)
    case .preferredInterfaceOrientationForPresentation:
      .init(ControllerDelegateCallback.preferredOrientation, page: Page.pageDelegate)
    case .before:
      .init(
        "The data source is asked for the page before another.", "before",
        page: Page.pageDataSource)
    case .after:
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
    }
  }
}

/// Methods of `UISearchControllerDelegate` and `UISearchResultsUpdating`.
public enum SearchDelegateCallback: String, Hashable, Sendable, CaseIterable {
  case present = "presentSearchController"
  case willPresent = "willPresentSearchController"
  case didPresent = "didPresentSearchController"
  case willDismiss = "willDismissSearchController"
  case didDismiss = "didDismissSearchController"
  /// `searchController(_:willChangeTo:)`
  case willChangeTo = "searchControllerWillChangeTo"
  /// `searchController(_:didChangeFrom:)`
  case didChangeFrom = "searchControllerDidChangeFrom"
  /// `updateSearchResults(for:)` of the search results updater.
  case updateSearchResults
}

extension SearchDelegateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .present:
      .init(
        "The delegate of a search controller may present it itself.", page: Page.searchDelegate)
    case .willPresent:
      .init(
        "The delegate is told that the search controller is about to be presented, not by the app.",
        page: Page.searchDelegate)
    case .didPresent:
      .init(
        "The delegate is told that the search controller has been presented, not by the app.",
        page: Page.searchDelegate)
    case .willDismiss:
      .init(
        "The delegate is told that the search controller is about to be dismissed, not by the app.",
        page: Page.searchDelegate)
    case .didDismiss:
      .init(
        "The delegate is told that the search controller has been dismissed, not by the app.",
        page: Page.searchDelegate)
    case .willChangeTo:
      .init(
        "The delegate is told that the search bar is about to move to another place; since iOS 16.",
        page: Page.searchDelegate)
    case .didChangeFrom:
      .init(
        "The delegate is told that the search bar has moved to another place; since iOS 16.",
        page: Page.searchDelegate)
    case .updateSearchResults:
      .init(
        "The search bar begins editing, or its text has changed.", page: Page.searchResultsUpdater)
    }
  }
}

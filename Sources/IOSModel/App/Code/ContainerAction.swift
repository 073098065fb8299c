/// A call that changes what one of UIKit's containers shows: on the receiver if it is such a
/// container, or else on the nearest around it.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller,
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller,
/// https://developer.apple.com/documentation/uikit/uipageviewcontroller,
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller and
/// https://developer.apple.com/documentation/uikit/uisearchcontroller
public enum ContainerAction: Hashable, Sendable {
  /// `pushViewController(_:animated:)` of a navigation controller.
  case push(AppAction.Operand, animated: Bool)
  case pop(animated: Bool)
  case popToRoot(animated: Bool)
  case popTo(InstanceID, animated: Bool)
  /// `setViewControllers(_:animated:)` of a navigation controller, or of the receiver if it is a
  /// tab bar controller.
  case setViewControllers([AppAction.Operand], animated: Bool)
  /// `isNavigationBarHidden`
  case setNavigationBarHidden(Bool)
  /// `isToolbarHidden` of a navigation controller.
  case setToolbarHidden(Bool)
  /// `tabs` of a tab bar controller.
  case setTabs(classNames: [String])
  /// `selectedIndex` / `selectedViewController` in code: the delegate is not asked.
  case selectTab(className: String)
  /// `isTabBarHidden`
  case setTabBarHidden(Bool)
  /// `isHidden` of the sidebar of a tab bar controller.
  case setSidebarHidden(Bool)
  /// `setViewControllers(_:direction:animated:)` of a page controller.
  case setPage(className: String, animated: Bool)
  /// The same, with two pages for a spine in the middle.
  case setPages(classNames: [String])
  /// `show(_:)` and `hide(_:)` of a column of a split controller.
  case showColumn(SplitColumn)
  case hideColumn(SplitColumn)
  /// `setViewController(_:for:)` of such a column; nil empties it.
  case setColumn(SplitColumn, AppAction.Operand?)
  /// `preferredDisplayMode` of a split controller.
  case setPreferredDisplayMode(SplitDisplayMode)
  /// `isActive` of the receiver, a search controller, or of the one that it has.
  case setActive(Bool)
  /// `preferredSearchBarPlacement` of the item whose search controller the receiver is, or has.
  case setPreferredSearchBarPlacement(SearchBarPlacement)
  /// `showsSearchResultsController` of the receiver, a search controller, or of the one that it
  /// has.
  case setShowsSearchResults(Bool)
}

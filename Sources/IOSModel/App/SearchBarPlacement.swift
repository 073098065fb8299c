/// Where a navigation bar has the search bar of its item.
///
/// https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum
public enum SearchBarPlacement: String, Hashable, Sendable, CaseIterable {
  case inline
  case stacked
}

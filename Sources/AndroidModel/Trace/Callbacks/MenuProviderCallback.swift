/// What an androidx `MenuProvider` of the app's code is told.
///
/// https://developer.android.com/reference/androidx/core/view/MenuProvider
public enum MenuProviderCallback: String, Hashable, Sendable, CaseIterable {
  case onCreateMenu
  case onPrepareMenu
  case onMenuItemSelected
  case onMenuClosed
}

extension MenuProviderCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    .init(summary, "provider", page: Page.menuProvider)
  }

  private var summary: String {
    switch self {
    case .onCreateMenu: "The options menu is made, and this provider puts its items into it."
    case .onPrepareMenu: "The options menu is about to be shown, and may be adapted."
    case .onMenuItemSelected:
      "The user has picked an item of the options menu, and nothing before this provider has handled it."
    case .onMenuClosed: "A menu has been closed."
    }
  }
}

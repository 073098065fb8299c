/// What an `OnBackStackChangedListener` is told, in the code of whoever has added it.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentManager.OnBackStackChangedListener
enum BackStackChange: Hashable, Sendable {
  case onBackStackChanged
  case onBackStackChangeStarted
  case onBackStackChangeProgressed
  case onBackStackChangeCommitted
  case onBackStackChangeCancelled
}

extension BackStackChange {
  var ofActivity: ActivityCallback {
    switch self {
    case .onBackStackChanged: .onBackStackChanged
    case .onBackStackChangeStarted: .onBackStackChangeStarted
    case .onBackStackChangeProgressed: .onBackStackChangeProgressed
    case .onBackStackChangeCommitted: .onBackStackChangeCommitted
    case .onBackStackChangeCancelled: .onBackStackChangeCancelled
    }
  }

  var ofFragment: FragmentCallback {
    switch self {
    case .onBackStackChanged: .onBackStackChanged
    case .onBackStackChangeStarted: .onBackStackChangeStarted
    case .onBackStackChangeProgressed: .onBackStackChangeProgressed
    case .onBackStackChangeCommitted: .onBackStackChangeCommitted
    case .onBackStackChangeCancelled: .onBackStackChangeCancelled
    }
  }

  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .onBackStackChanged:
      .init(
        "A listener of its fragment manager hears that the back stack has changed.",
        page: Page.fragmentManager)
    case .onBackStackChangeStarted:
      .init(
        "A listener hears that the back stack starts to change (AndroidX 1.6).", "fragment", "pop",
        page: Page.backStackListener)
    case .onBackStackChangeProgressed:
      .init(
        "A listener hears that the finger moves which may pop the back stack (AndroidX 1.7).",
        page: Page.backStackListener)
    case .onBackStackChangeCommitted:
      .init(
        "A listener hears that the back stack does change (AndroidX 1.6).", "fragment", "pop",
        page: Page.backStackListener)
    case .onBackStackChangeCancelled:
      .init(
        "A listener hears that the finger has returned and nothing is popped (AndroidX 1.7).",
        page: Page.backStackListener)
    }
  }
}

/// What an `OnBackStackChangedListener` is told, in the code of the object that has added it.
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
        "A listener of its fragment manager is told that the back stack has changed.",
        page: Page.fragmentManager)
    case .onBackStackChangeStarted:
      .init(
        "A listener is told that a change of the back stack starts (AndroidX 1.6).", "fragment",
        "pop",
        page: Page.backStackListener)
    case .onBackStackChangeProgressed:
      .init(
        "A listener is told of the progress of a Back gesture that may pop (AndroidX 1.7).",
        page: Page.backStackListener)
    case .onBackStackChangeCommitted:
      .init(
        "A listener is told that the change of the back stack is committed (AndroidX 1.6).",
        "fragment", "pop",
        page: Page.backStackListener)
    case .onBackStackChangeCancelled:
      .init(
        "A listener is told that the Back gesture is cancelled and nothing is popped (AndroidX 1.7).",
        page: Page.backStackListener)
    }
  }
}

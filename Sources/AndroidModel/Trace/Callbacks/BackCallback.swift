/// What the objects that code has registered for Back are told.
///
/// https://developer.android.com/reference/androidx/activity/OnBackPressedCallback and
/// https://developer.android.com/reference/android/window/OnBackAnimationCallback
public enum BackCallback: String, Hashable, Sendable, CaseIterable {
  // These are methods of an androidx `OnBackPressedCallback`.
  case handleOnBackStarted
  case handleOnBackProgressed
  case handleOnBackPressed
  case handleOnBackCancelled

  // These are methods of a platform's `OnBackInvokedCallback` or `OnBackAnimationCallback`.
  case onBackStarted
  case onBackProgressed
  case onBackInvoked
  case onBackCancelled
}

extension BackCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .handleOnBackStarted, .handleOnBackProgressed, .handleOnBackPressed,
      .handleOnBackCancelled:
      .init(summary, Self.name, page: Page.onBackPressedCallback)
    case .onBackStarted, .onBackProgressed, .onBackCancelled:
      .init(summary, Self.name, page: Page.onBackAnimationCallback)
    case .onBackInvoked: .init(summary, Self.name, page: Page.onBackInvokedCallback)
    }
  }

  /// The name of the argument that tells one callback of an object from another.
  private static let name = "callback"

  private var summary: String {
    switch self {
    case .handleOnBackStarted, .onBackStarted:
      "The user may be about to go back, and this callback would answer it (API 34)."
    case .handleOnBackProgressed, .onBackProgressed: "The Back gesture makes progress (API 34)."
    case .handleOnBackPressed: "This callback of the dispatcher handles Back."
    case .onBackInvoked: "This callback of the window handles Back (API 33)."
    case .handleOnBackCancelled, .onBackCancelled:
      "The Back gesture that had begun is cancelled (API 34)."
    }
  }
}

/// What code that has asked the lock screen to go is told.
///
/// https://developer.android.com/reference/android/app/KeyguardManager.KeyguardDismissCallback
public enum KeyguardDismissCallback: String, Hashable, Sendable, CaseIterable {
  case onDismissError
  case onDismissSucceeded
  case onDismissCancelled
}

extension KeyguardDismissCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .onDismissError:
      .init(
        "There is no lock screen to dismiss, or it is not over this activity.",
        page: Page.keyguardDismissCallback)
    case .onDismissSucceeded:
      .init("The lock screen has been dismissed.", page: Page.keyguardDismissCallback)
    case .onDismissCancelled:
      .init(
        "The request for the credential has been cancelled.",
        page: Page.keyguardDismissCallback)
    }
  }
}

/// What becomes of a block that `withStarted` or one of its like runs once.
///
/// https://developer.android.com/reference/kotlin/androidx/lifecycle/package-summary
public enum AwaitedStateCallback: String, Hashable, Sendable, CaseIterable {
  /// It runs.
  case run
  /// The code that waits for the state gets the `LifecycleDestroyedException` or another
  /// cancellation.
  case cancelled
}

extension AwaitedStateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .run:
      .init(
        "The block runs: the Lifecycle is in its state or has reached it.", "block",
        page: Page.withStateAtLeast)
    case .cancelled:
      .init(
        "The block never runs: the Lifecycle is at its end, or the job is cancelled.", "block",
        page: Page.withStateAtLeast)
    }
  }
}

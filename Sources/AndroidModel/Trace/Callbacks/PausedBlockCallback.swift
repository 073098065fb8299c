/// What becomes of a block that `launchWhenStarted` or one of its like has launched.
///
/// https://developer.android.com/topic/libraries/architecture/views/coroutines-views#suspend
public enum PausedBlockCallback: String, Hashable, Sendable, CaseIterable {
  /// It begins.
  case launched
  /// It gets the `CancellationException` where it waits.
  case cancelled
}

extension PausedBlockCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .launched:
      .init(
        "The block begins: the Lifecycle has reached its state for the first time.", "block",
        page: Page.launchWhen)
    case .cancelled:
      .init("The suspended block is cancelled.", "block", page: Page.launchWhen)
    }
  }
}

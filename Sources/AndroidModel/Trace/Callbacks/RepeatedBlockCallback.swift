/// What becomes of a block that `repeatOnLifecycle` repeats.
///
/// https://developer.android.com/topic/libraries/architecture/views/coroutines-views#restart
public enum RepeatedBlockCallback: String, Hashable, Sendable, CaseIterable {
  /// It begins.
  case launched
  /// It gets the `CancellationException` where it waits.
  case cancelled
}

extension RepeatedBlockCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .launched:
      .init(
        "The block begins: the Lifecycle has reached its state.", "block",
        page: Page.repeatOnLifecycle)
    case .cancelled:
      .init(
        "The suspended block is cancelled: the Lifecycle has left its state.", "block",
        page: Page.repeatOnLifecycle)
    }
  }
}

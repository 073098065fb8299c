/// What a view model is told, and what passes between it and its `SavedStateHandle`.
///
/// https://developer.android.com/reference/androidx/lifecycle/ViewModel
public enum ViewModelCallback: String, Hashable, Sendable, CaseIterable {
  /// The constructor.
  case `init`
  case onCleared
  /// `AutoCloseable.close`, of a closeable that was added to it.
  case close
  /// `SavedStateHandle.get` has returned.
  case get
  /// `SavedStateProvider.saveState`, of a provider of its handle.
  case saveState
}

extension ViewModelCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .`init`: .init("The view model has been made.", "key", page: Page.viewModel)
    case .onCleared: .init("Its owner has gone for good.", "key", page: Page.viewModel)
    case .close:
      .init(
        "One of its closeables is closed: the view model is being cleared, or another closeable has taken the key.",
        "closeable", page: Page.viewModel)
    case .get:
      .init(
        "Code has asked its SavedStateHandle for a value, and got it, or null.", "key", "value",
        page: Page.savedStateHandle)
    case .saveState:
      .init(
        "A provider of its SavedStateHandle is asked for the state to save.", "key", "value",
        page: Page.savedStateHandle)
    }
  }
}

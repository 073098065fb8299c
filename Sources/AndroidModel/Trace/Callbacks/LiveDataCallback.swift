/// What an observer of a `LiveData` is told, and the `LiveData` itself.
///
/// https://developer.android.com/reference/androidx/lifecycle/Observer
public enum LiveDataCallback: String, Hashable, Sendable, CaseIterable {
  case onChanged
  /// `LiveData.onActive`, for an observer of the subject's code.
  case onActive = "liveData.onActive"
  case onInactive = "liveData.onInactive"
}

extension LiveDataCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .onChanged:
      .init(
        "An observer receives a new value while its owner is started.",
        "liveData", "value", page: Page.liveDataObserver)
    case .onActive:
      .init(
        "The LiveData has its first active observer, which the subject's code has added.",
        "liveData", page: Page.liveData + "#onActive()")
    case .onInactive:
      .init(
        "The LiveData has no active observer any more; the subject's code had added the last.",
        "liveData", page: Page.liveData + "#onInactive()")
    }
  }
}

/// What a loader of the subject's code is told, and what it has told the subject's
/// `LoaderCallbacks`.
///
/// https://developer.android.com/reference/androidx/loader/app/LoaderManager.LoaderCallbacks
public enum LoaderCallback: String, Hashable, Sendable, CaseIterable {
  case onCreateLoader
  case onLoadFinished
  case onLoaderReset
  /// `Loader.onStartLoading`
  case onStartLoading = "loader.onStartLoading"
  case onStopLoading = "loader.onStopLoading"
  case onAbandon = "loader.onAbandon"
  case onReset = "loader.onReset"
}

extension LoaderCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .onCreateLoader:
      .init("A loader with this id has to be made.", "id", page: Page.loaderCallbacks)
    case .onLoadFinished:
      .init(
        "The data of a loader is delivered to its started owner.", "id", page: Page.loaderCallbacks)
    case .onLoaderReset:
      .init("The data that came from a loader is gone.", "id", page: Page.loaderCallbacks)
    case .onStartLoading:
      .init("The loader should load, and watch its data.", "id", page: Page.loader)
    case .onStopLoading: .init("The loader should stop loading.", "id", page: Page.loader)
    case .onAbandon:
      .init(
        "The loader's result is no longer wanted; it may keep its data.", "id", page: Page.loader)
    case .onReset: .init("The loader should release its data.", "id", page: Page.loader)
    }
  }
}

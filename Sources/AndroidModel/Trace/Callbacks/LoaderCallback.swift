/// What a loader of the subject's code is told, and what it has told the subject's `LoaderCallbacks`.
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
      .init("A loader of this id is to be made.", "id", page: Page.loaderCallbacks)
    case .onLoadFinished:
      .init(
        "The data of a loader is there for its started owner.", "id", page: Page.loaderCallbacks)
    case .onLoaderReset:
      .init("The data that came from a loader is gone.", "id", page: Page.loaderCallbacks)
    case .onStartLoading: .init("The loader is to load, and to watch.", "id", page: Page.loader)
    case .onStopLoading: .init("The loader is to rest.", "id", page: Page.loader)
    case .onAbandon:
      .init("Nobody waits for the loader any more; it may keep its data.", "id", page: Page.loader)
    case .onReset: .init("The loader is to give up its data.", "id", page: Page.loader)
    }
  }
}

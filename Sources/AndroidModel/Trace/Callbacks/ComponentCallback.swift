/// What the callbacks that the subject's code has registered with the application are told.
///
/// https://developer.android.com/reference/android/content/ComponentCallbacks2
public enum ComponentCallback: String, Hashable, Sendable, CaseIterable {
  case onConfigurationChanged
  case onTrimMemory
  case onLowMemory
}

extension ComponentCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .onConfigurationChanged:
      .init(
        "The Application passes a new configuration on in its super call.",
        page: Page.callbacks2)
    case .onTrimMemory:
      .init(
        "The Application passes a request to free memory on in its super call.",
        "level", page: Page.callbacks2)
    case .onLowMemory:
      .init(
        "The Application passes a low-memory warning on in its super call.",
        page: Page.callbacks2)
    }
  }
}

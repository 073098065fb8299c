/// What is told to whom the subject's code has registered with the application.
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
        "The Application hears of another configuration, and passes it on in its super call.",
        page: Page.callbacks2)
    case .onTrimMemory:
      .init(
        "The Application hears that memory can be given back, and passes it on in its super call.",
        "level", page: Page.callbacks2)
    case .onLowMemory:
      .init(
        "The Application hears that memory is short, and passes it on in its super call.",
        page: Page.callbacks2)
    }
  }
}

/// https://developer.android.com/reference/android/app/Application
public enum ApplicationCallback: String, Hashable, Sendable, CaseIterable {
  case attachBaseContext
  case onCreate
  case onConfigurationChanged
  case onTrimMemory
  case onLowMemory
}

extension ApplicationCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .attachBaseContext:
      .init(
        "The application gets its base context, before any other object exists.",
        page: Page.application)
    case .onCreate:
      .init("The process has started, before any activity is created.", page: Page.application)
    case .onConfigurationChanged:
      .init("The configuration of the process has changed.", page: Page.application)
    case .onTrimMemory:
      .init("It is a good time to give memory back, of this level.", "level", page: Page.callbacks2)
    case .onLowMemory: .init("The whole system is short of memory.", page: Page.application)
    }
  }
}

/// https://developer.android.com/reference/android/app/Application
public enum ApplicationCallback: String, Hashable, Sendable, CaseIterable {
  case attachBaseContext
  /// `ContentProvider.onCreate` of one of the app's providers.
  case onCreateProvider = "provider.onCreate"
  /// `Initializer.create` of androidx.startup.
  case createInitializer = "initializer.create"
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
        "process", page: Page.application)
    case .onCreateProvider:
      .init(
        "A content provider is created, between the application's context and its onCreate.",
        "provider", "process", page: Page.contentProvider)
    case .createInitializer:
      .init(
        "An initializer of androidx.startup is called, after those that it depends on.",
        "initializer", "process",
        page: "https://developer.android.com/reference/androidx/startup/Initializer")
    case .onCreate:
      .init(
        "The process has started, before any activity is created.", "process",
        page: Page.application)
    case .onConfigurationChanged:
      .init("The configuration of the process has changed.", "process", page: Page.application)
    case .onTrimMemory:
      .init(
        "The app should free memory, as much as this level says.", "level", "process",
        page: Page.callbacks2)
    case .onLowMemory:
      .init("The whole system is short of memory.", "process", page: Page.application)
    }
  }
}

/// The states in Sentry's breadcrumbs of the category `app.lifecycle`.
///
/// https://docs.sentry.io/platforms/android/enriching-events/breadcrumbs/
enum SentryAppState: String, LensWord {
  case foreground
  case active
  case inactive
  case background

  var summary: String {
    switch self {
    case .foreground: "The process has a started activity; on iOS the app is about to be visible."
    case .active: "The app has become active; on iOS."
    case .inactive: "The app is no longer active; on iOS."
    case .background:
      "For a while the process has had no started activity; on iOS the app is not visible."
    }
  }
}

/// `LifecycleWatcher` of sentry-android-core/src/main/java/io/sentry/android/core,
/// getsentry/sentry-java@a2184a3, which observes the whole process's `Lifecycle` through
/// `AppState`.
struct SentryLifecycleWatcher: ProcessLifecycleWords {
  mutating func receive(_ event: ProcessLifecycleEvent) -> [SentryAppState] {
    switch event {
    case .onStart: [.foreground]
    case .onStop: [.background]
    case .onCreate, .onResume, .onPause: []
    }
  }
}

/// `SentryBreadcrumbTracker.trackApplicationNotificationsUIKit` of
/// Sources/Swift/Integrations/Breadcrumbs/SentryBreadcrumbTracker.swift,
/// getsentry/sentry-cocoa@c34c99b.
struct SentryBreadcrumbTracker: NotificationWords {
  mutating func receive(_ notification: UIApplicationNotification) -> [SentryAppState] {
    switch notification {
    case .willEnterForeground: [.foreground]
    case .didBecomeActive: [.active]
    case .willResignActive: [.inactive]
    case .didEnterBackground: [.background]
    case .didFinishLaunching, .willTerminate, .didReceiveMemoryWarning: []
    }
  }
}

extension Lens {
  /// https://docs.sentry.io/platforms/android/enriching-events/breadcrumbs/
  static let sentry = Lens(
    "sentry", SentryAppState.self,
    summary: "The states in the breadcrumbs that Sentry leaves of the app's life by itself.",
    page: "https://docs.sentry.io/platforms/android/enriching-events/breadcrumbs/",
    documentation: [LensSite("docs.sentry.io")],
    onAndroid: { _ in ProcessLifecycleLens<SentryLifecycleWatcher>() },
    onIOS: { _ in NotificationLens<SentryBreadcrumbTracker>() })
}

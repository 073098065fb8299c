import AndroidModel

/// The events of Titanium's `Ti.App`.
///
/// apidoc/Titanium/App/App.yml of tidev/titanium-sdk@0091697
enum TitaniumAppEvent: String, LensWord {
  case pause
  case paused
  case resume
  case resumed
  case close
  case memorywarning

  var summary: String {
    switch self {
    case .pause: "The app is about to stop taking input."
    case .paused: "The app is no longer visible."
    case .resume: "The app is about to be visible."
    case .resumed: "The app takes input."
    case .close: "The app is about to be ended."
    case .memorywarning: "The system is short of memory; on iOS."
    }
  }
}

/// The four events of Titanium 7.5 and later, each after one of the activity's callbacks.
struct TitaniumActivity: HostWords {
  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [TitaniumAppEvent] {
    switch callback {
    case .onStart: [.resume]
    case .onResume: [.resumed]
    case .onPause: [.pause]
    case .onStop: [.paused]
    case .onDestroy: event.isFinishing == true ? [.close] : []
    default: []
    }
  }
}

/// Each of the events after a notification.
struct TitaniumNotifications: NotificationWords {
  mutating func receive(_ notification: UIApplicationNotification) -> [TitaniumAppEvent] {
    switch notification {
    case .willResignActive: [.pause]
    case .didEnterBackground: [.paused]
    case .willEnterForeground: [.resume]
    case .didBecomeActive: [.resumed]
    case .willTerminate: [.close]
    case .didReceiveMemoryWarning: [.memorywarning]
    case .didFinishLaunching: []
    }
  }
}

extension Lens {
  /// https://titaniumsdk.com/api/titanium/app.html
  static let titanium = Lens(
    "titanium", TitaniumAppEvent.self,
    summary: "The events of Titanium's Ti.App, whose activity is the first one.",
    page: "https://titaniumsdk.com/api/titanium/app.html",
    documentation: [LensSite("titaniumsdk.com"), .github("tidev", "titanium-sdk")],
    onAndroid: { _ in HostLens(TitaniumActivity()) },
    onIOS: { _ in NotificationLens<TitaniumNotifications>() })
}

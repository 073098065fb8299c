import AndroidModel

/// The document events of Cordova.
///
/// https://cordova.apache.org/docs/en/latest/cordova/events/events.html
enum CordovaEvent: String, LensWord {
  case pause
  case resume
  case resign
  case active

  var summary: String {
    switch self {
    case .pause: "The activity is paused; on iOS the app is in the background."
    case .resume: "The activity is resumed after a pause; on iOS the app leaves the background."
    case .resign: "The app is about to stop taking input; on iOS."
    case .active: "The app takes input; on iOS."
    }
  }
}

/// `CordovaWebViewImpl.handlePause` and `.handleResume` of framework/src/org/apache/cordova,
/// apache/cordova-android@654b03a. A resume is sent only after a pause, as on the other platforms.
/// Each activity has its own web view.
struct CordovaActivity: HostWords {
  /// The activities whose web view has `hasPausedEver` set.
  private var pausedEver: Set<InstanceID> = []

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [CordovaEvent] {
    switch callback {
    case .onPause:
      pausedEver.insert(activity)
      return [.pause]
    case .onResume: return pausedEver.contains(activity) ? [.resume] : []
    case .onDestroy:
      pausedEver.remove(activity)
      return []
    default: return []
    }
  }
}

/// `CDVViewController` of CordovaLib/Classes/Public/CDVViewController.m,
/// apache/cordova-ios@eb65a51.
struct CDVViewController: NotificationWords {
  mutating func receive(_ notification: UIApplicationNotification) -> [CordovaEvent] {
    switch notification {
    case .willResignActive: [.resign]
    case .didEnterBackground: [.pause]
    case .willEnterForeground: [.resume]
    case .didBecomeActive: [.active]
    case .didFinishLaunching, .willTerminate, .didReceiveMemoryWarning: []
    }
  }
}

extension Lens {
  /// https://cordova.apache.org/docs/en/latest/cordova/events/events.html
  static let cordova = Lens(
    "cordova", CordovaEvent.self,
    summary: "The document events of Cordova, whose activity is the first one.",
    page: "https://cordova.apache.org/docs/en/latest/cordova/events/events.html",
    documentation: [LensSite("cordova.apache.org"), .github("apache", "cordova-docs")],
    onAndroid: { _ in HostLens(CordovaActivity()) },
    onIOS: { _ in NotificationLens<CDVViewController>() })
}

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
    case .pause: "The app is about to stop taking input; on Android it is no longer visible."
    case .paused: "The app is no longer visible."
    case .resume: "The app is about to be visible again."
    case .resumed: "The app takes input; on Android it is about to be visible."
    case .close: "The app is about to be ended."
    case .memorywarning: "The system is short of memory; on iOS."
    }
  }
}

/// `TiApplicationLifecycle` of android/titanium/src/java/org/appcelerator/titanium at
/// tidev/titanium-sdk@01bb023.
///
/// As every window of an app is an activity of its own, both events of a transition come together,
/// when the first of all activities starts and when the last one stops. A start without a preceding
/// stop is not a return, but is reported all the same: app.js has run in the `onCreate` of
/// Titanium's own activity (tidev/titanium-sdk#10634). JavaScript ends with the last of Titanium's
/// own activities, which is `close` (tidev/titanium-sdk#10637).
struct TitaniumActivities: LensMachine {
  private var existing = 0
  private var visible = 0
  private var wasPaused = false
  /// `KrollRuntime.activityRefCount`
  private var ownActivities = 0

  mutating func receive(
    _ event: AndroidEvent, of app: LensApp
  ) -> [LensReport<TitaniumAppEvent>] {
    guard event.mark == .entered, case .activity(let id) = event.subject,
      case .activity(let callback) = event.callback
    else { return [] }
    return receive(callback, event, isOwn: id.className == app.host).ofApp
  }

  private mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, isOwn: Bool
  ) -> [TitaniumAppEvent] {
    switch callback {
    case .onCreate:
      create(isOwn: isOwn)
      return []
    case .onStart:
      visible += 1
      guard visible == 1 else { return [] }
      return wasPaused ? [.resume, .resumed] : [.resumed]
    case .onStop:
      visible -= 1
      guard visible == 0 else { return [] }
      wasPaused = true
      return [.pause, .paused]
    case .onDestroy: return destroy(isOwn: isOwn, isFinishing: event.isFinishing == true)
    default: return []
    }
  }

  private mutating func create(isOwn: Bool) {
    if existing == 0 { wasPaused = false }
    existing += 1
    if isOwn { ownActivities += 1 }
  }

  private mutating func destroy(isOwn: Bool, isFinishing: Bool) -> [TitaniumAppEvent] {
    existing -= 1
    guard isOwn else { return [] }
    ownActivities -= 1
    return isFinishing && ownActivities == 0 ? [.close] : []
  }
}

/// Each event follows one notification.
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
    onAndroid: { _ in TitaniumActivities() },
    onIOS: { _ in NotificationLens<TitaniumNotifications>() })
}

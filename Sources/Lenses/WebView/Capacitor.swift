import AndroidModel

/// The events of Capacitor's app plugin.
///
/// https://capacitorjs.com/docs/apis/app
enum CapacitorAppEvent: LensWord {
  case appStateChange(isActive: Bool)
  case pause
  case resume

  static let allCases: [CapacitorAppEvent] = [.appStateChange(isActive: true), .pause, .resume]

  var name: String {
    switch self {
    case .appStateChange: "appStateChange"
    case .pause: "pause"
    case .resume: "resume"
    }
  }

  var arguments: [LensArgument] {
    switch self {
    case .appStateChange(let isActive): [LensArgument("isActive", "\(isActive)")]
    case .pause, .resume: []
    }
  }

  var summary: String {
    switch self {
    case .appStateChange: "The app has become active, or is no longer."
    case .pause: "The activity is paused; on iOS the app is in the background."
    case .resume: "The activity is resumed after a pause; on iOS the app leaves the background."
    }
  }
}

/// `BridgeActivity` of android/capacitor/src/main/java/com/getcapacitor, ionic-team/capacitor@1834b97,
/// and `AppPlugin` of app/android, ionic-team/capacitor-plugins@5b65292.
struct BridgeActivity: HostWords {
  private var activityDepth = 0
  private var hasPausedEver = false

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [CapacitorAppEvent] {
    switch callback {
    case .onCreate:
      // The plugin belongs to the activity's bridge.
      self = BridgeActivity()
      return []
    case .onStart:
      activityDepth += 1
      return []
    case .onResume: return [.appStateChange(isActive: true)] + (hasPausedEver ? [.resume] : [])
    case .onPause:
      hasPausedEver = true
      return [.pause]
    case .onStop:
      activityDepth = max(0, activityDepth - 1)
      return activityDepth == 0 ? [.appStateChange(isActive: false)] : []
    default: return []
    }
  }
}

/// `AppPlugin.load` of app/ios/Sources/AppPlugin/AppPlugin.swift, ionic-team/capacitor-plugins@5b65292.
struct CapacitorAppPlugin: NotificationWords {
  mutating func receive(_ notification: UIApplicationNotification) -> [CapacitorAppEvent] {
    switch notification {
    case .didBecomeActive: [.appStateChange(isActive: true)]
    case .willResignActive: [.appStateChange(isActive: false)]
    case .didEnterBackground: [.pause]
    case .willEnterForeground: [.resume]
    case .didFinishLaunching, .willTerminate, .didReceiveMemoryWarning: []
    }
  }
}

extension Lens {
  /// https://capacitorjs.com/docs/apis/app
  static let capacitor = Lens(
    "capacitor", CapacitorAppEvent.self,
    summary: "The events of Capacitor's app plugin, whose BridgeActivity is the first activity.",
    page: "https://capacitorjs.com/docs/apis/app",
    documentation: [LensSite("capacitorjs.com"), .github("ionic-team", "capacitor-plugins")],
    onAndroid: { _ in HostLens(BridgeActivity()) },
    onIOS: { _ in NotificationLens<CapacitorAppPlugin>() })
}

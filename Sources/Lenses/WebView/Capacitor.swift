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

/// `BridgeActivity` of android/capacitor/src/main/java/com/getcapacitor,
/// ionic-team/capacitor@1834b97, and `AppPlugin` of app/android,
/// ionic-team/capacitor-plugins@5b65292. Each activity has its own bridge, and each bridge its own
/// plugin.
struct BridgeActivity: HostWords {
  private var activities: [InstanceID: State] = [:]

  private struct State: Hashable, Sendable {
    var activityDepth = 0
    var hasPausedEver = false
  }

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [CapacitorAppEvent] {
    switch callback {
    case .onStart:
      activities[activity, default: State()].activityDepth += 1
      return []
    case .onResume:
      let hasPausedEver = activities[activity]?.hasPausedEver ?? false
      return [.appStateChange(isActive: true)] + (hasPausedEver ? [.resume] : [])
    case .onPause:
      activities[activity, default: State()].hasPausedEver = true
      return [.pause]
    case .onStop:
      let depth = max(0, (activities[activity]?.activityDepth ?? 0) - 1)
      activities[activity, default: State()].activityDepth = depth
      return depth == 0 ? [.appStateChange(isActive: false)] : []
    case .onDestroy:
      activities[activity] = nil
      return []
    default: return []
    }
  }
}

/// `AppPlugin.load` of app/ios/Sources/AppPlugin/AppPlugin.swift,
/// ionic-team/capacitor-plugins@5b65292.
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

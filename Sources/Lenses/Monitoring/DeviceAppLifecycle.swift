import AndroidModel

/// The values of `android.app.state` and `ios.app.state` in OpenTelemetry's `device.app.lifecycle`.
///
/// docs/mobile/mobile-events.md of open-telemetry/semantic-conventions@384d661
enum DeviceAppState: String, LensWord {
  case created
  case foreground
  case background
  case active
  case inactive
  case terminate

  var summary: String {
    switch self {
    case .created: "The app has been created and no activity resumed yet; on Android."
    case .foreground: "An activity is resumed; on iOS the app is about to be visible."
    case .background: "The activity has been paused; on iOS the app is not visible."
    case .active: "The app has become active; on iOS."
    case .inactive: "The app is no longer active; on iOS."
    case .terminate: "The app is about to be ended; on iOS."
    }
  }
}

/// `android.app.state`: three states, two of which follow `onResume` and `onPause` of any activity.
struct AndroidAppState: LensMachine {
  private var state = ReportedState<DeviceAppState>()

  mutating func receive(_ event: AndroidEvent, of app: LensApp) -> [LensReport<DeviceAppState>] {
    guard event.mark == .entered else { return [] }
    switch event.callback {
    case .application(.onCreate): return state.change(to: .created).ofApp
    case .activity(.onResume): return state.change(to: .foreground).ofApp
    case .activity(.onPause) where state.current == .foreground:
      return state.change(to: .background).ofApp
    default: return []
    }
  }
}

/// `ios.app.state`: five states, each after a notification.
struct IOSAppState: NotificationWords {
  mutating func receive(_ notification: UIApplicationNotification) -> [DeviceAppState] {
    switch notification {
    case .willEnterForeground: [.foreground]
    case .didBecomeActive: [.active]
    case .willResignActive: [.inactive]
    case .didEnterBackground: [.background]
    case .willTerminate: [.terminate]
    case .didFinishLaunching, .didReceiveMemoryWarning: []
    }
  }
}

extension Lens {
  /// https://opentelemetry.io/docs/specs/semconv/mobile/mobile-events/
  static let openTelemetry = Lens(
    "otel", DeviceAppState.self,
    summary: "The state that OpenTelemetry's event device.app.lifecycle carries.",
    page: "https://opentelemetry.io/docs/specs/semconv/mobile/mobile-events/",
    documentation: [
      LensSite("opentelemetry.io"), .github("open-telemetry", "semantic-conventions"),
    ],
    onAndroid: { _ in AndroidAppState() }, onIOS: { _ in NotificationLens<IOSAppState>() })
}

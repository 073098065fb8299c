import AndroidModel

/// The events that listeners of React Native's `AppState` receive: the states of a `change`, and
/// the others.
///
/// https://reactnative.dev/docs/appstate
enum AppStateEvent: String, LensWord {
  case active
  case background
  case inactive
  case focus
  case blur
  case memoryWarning

  var summary: String {
    switch self {
    case .active: "The app runs in front; a change of the state."
    case .background:
      "The user is in another app or at home, and on Android also in another activity; a change of "
        + "the state."
    case .inactive:
      "The app is between the foreground and the background; a change of the state on iOS."
    case .focus: "The window has got the focus; on Android."
    case .blur: "The window has lost the focus; on Android."
    case .memoryWarning: "The system is short of memory; on iOS."
    }
  }
}

/// `AppStateModule` of
/// packages/react-native/ReactAndroid/src/main/java/com/facebook/react/modules/appstate at
/// facebook/react-native@1a505ce.
///
/// Each callback sends an event, regardless of the previous one. Nothing is sent before the bundle
/// has been loaded, by which time the launch is over: `hasActiveReactInstance`.
struct AppStateModule: HostWords {
  private var hasActiveReactInstance = false
  /// Whether the activity that loads the bundle has been created.
  private var isLoading = false

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [AppStateEvent] {
    isLoading = true
    guard hasActiveReactInstance else { return [] }
    return switch callback {
    case .onResume: [.active]
    case .onPause: [.background]
    case .onWindowFocusChanged: event.hasFocus.map { [$0 ? .focus : .blur] } ?? []
    default: []
    }
  }

  mutating func settle() -> [AppStateEvent] {
    hasActiveReactInstance = isLoading
    return []
  }
}

/// `RCTAppState` of packages/react-native/React/CoreModules/RCTAppState.mm at
/// facebook/react-native@0c67608.
///
/// It reports fixed states for `willResignActive` and `willEnterForeground`, and the state of
/// `UIApplication` for the others. It observes once JavaScript has a listener, by which time the
/// launch is over.
struct RCTAppState: NotificationWords {
  private var isObserving = false
  private var lastKnownState: AppStateEvent?

  mutating func receive(_ notification: UIApplicationNotification) -> [AppStateEvent] {
    guard isObserving else { return [] }
    let state: AppStateEvent
    switch notification {
    case .willResignActive: state = .inactive
    case .willEnterForeground, .didEnterBackground: state = .background
    case .didBecomeActive: state = .active
    case .didReceiveMemoryWarning: return [.memoryWarning]
    case .didFinishLaunching, .willTerminate: return []
    }
    guard state != lastKnownState else { return [] }
    lastKnownState = state
    return [state]
  }

  mutating func settle() -> [AppStateEvent] {
    isObserving = true
    return []
  }
}

extension Lens {
  /// https://reactnative.dev/docs/appstate
  static let reactNative = Lens(
    "react-native", AppStateEvent.self,
    summary:
      "What listeners of React Native's AppState hear, in an app whose first activity is the "
      + "ReactActivity, once JavaScript runs.",
    page: "https://reactnative.dev/docs/appstate",
    documentation: [LensSite("reactnative.dev"), .github("facebook", "react-native-website")],
    onAndroid: { _ in HostLens(AppStateModule()) },
    onIOS: { _ in NotificationLens<RCTAppState>() })
}

import AndroidModel

/// `Qt::ApplicationState`; `Hidden` occurs on neither platform.
///
/// https://doc.qt.io/qt-6/qt.html#ApplicationState-enum
enum QtApplicationState: String, LensWord {
  case suspended = "Suspended"
  case inactive = "Inactive"
  case active = "Active"

  var summary: String {
    switch self {
    case .suspended: "The app is not visible and may be suspended."
    case .inactive: "The app is visible and not in front."
    case .active: "The app is visible and in front."
    }
  }
}

/// `QtActivityBase` of src/android/jar/src/org/qtproject/qt/android, qt/qtbase@01585c9. An activity
/// in multi-window mode does not become inactive when it is paused.
///
/// An activity that is created while Qt is already running ends its process and is started in a new
/// one, where Qt begins again. The script's own process continues.
struct QtActivity: HostWords {
  /// Qt's initial state.
  private var state = ReportedState(QtApplicationState.inactive)

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [QtApplicationState] {
    switch callback {
    case .onCreate:
      state = ReportedState(.inactive)
      return []
    case .onResume: return state.change(to: .active)
    case .onPause:
      return event.answer(to: .isInMultiWindowMode) == true ? [] : state.change(to: .inactive)
    case .onStop: return state.change(to: .suspended)
    default: return []
    }
  }
}

/// `QIOSApplicationState` of src/plugins/platforms/ios/qiosapplicationstate.mm, qt/qtbase@05fc3ae.
struct QIOSApplicationState: NotificationWords {
  /// Qt's initial state.
  private var state = ReportedState(QtApplicationState.inactive)
  private var hasOnlyLaunched = true

  /// The launch has brought nothing to the foreground.
  mutating func settle() -> [QtApplicationState] {
    if hasOnlyLaunched { state = ReportedState(.suspended) }
    return []
  }

  mutating func receive(_ notification: UIApplicationNotification) -> [QtApplicationState] {
    hasOnlyLaunched = hasOnlyLaunched && notification == .didFinishLaunching
    return switch notification {
    case .willEnterForeground, .willResignActive: state.change(to: .inactive)
    case .didBecomeActive: state.change(to: .active)
    case .didEnterBackground: state.change(to: .suspended)
    case .didFinishLaunching, .willTerminate, .didReceiveMemoryWarning: []
    }
  }
}

extension Lens {
  /// https://doc.qt.io/qt-6/qt.html#ApplicationState-enum
  static let qt = Lens(
    "qt", QtApplicationState.self,
    summary: "The states of Qt 6's QGuiApplication, whose activity is the first one.",
    page: "https://doc.qt.io/qt-6/qt.html#ApplicationState-enum",
    documentation: [LensSite("doc.qt.io")],
    onAndroid: { _ in HostLens(QtActivity()) },
    onIOS: { _ in NotificationLens<QIOSApplicationState>() },
    askingOnAndroid: [.isInMultiWindowMode])
}

import AndroidModel

/// `Qt::ApplicationState`; `Hidden` comes on neither platform.
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

/// `QtActivityBase` of src/android/jar/src/org/qtproject/qt/android, qt/qtbase@01585c9. An activity that shares the
/// display is not inactive when it is paused.
///
/// One that is created where Qt runs already ends its process and has itself started in another, where Qt begins
/// anew. The script's own process goes on.
struct QtActivity: HostWords {
  /// Qt's default to begin with.
  private var state = ToldState(QtApplicationState.inactive)

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [QtApplicationState] {
    switch callback {
    case .onCreate:
      state = ToldState(.inactive)
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
  /// Qt's default to begin with.
  private var state = ToldState(QtApplicationState.inactive)
  private var hasOnlyLaunched = true

  /// Nothing has come to the foreground with the launch.
  mutating func settle() -> [QtApplicationState] {
    if hasOnlyLaunched { state = ToldState(.suspended) }
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

import AndroidModel

/// The callbacks of an Essenty `Lifecycle`, on which Decompose is built.
///
/// https://arkivanov.github.io/Decompose/component/lifecycle/
enum EssentyCallback: String, LensWord {
  case onCreate
  case onStart
  case onResume
  case onPause
  case onStop
  case onDestroy

  var summary: String {
    switch self {
    case .onCreate: "The component has been created."
    case .onStart: "It is visible."
    case .onResume: "It is in front."
    case .onPause: "It is no longer in front."
    case .onStop: "It is no longer visible."
    case .onDestroy: "It is gone for good."
    }
  }

  init(_ event: JetpackEvent) {
    self =
      switch event {
      case .onCreate: .onCreate
      case .onStart: .onStart
      case .onResume: .onResume
      case .onPause: .onPause
      case .onStop: .onStop
      case .onDestroy: .onDestroy
      }
  }
}

/// `EssentyLifecycleInterop` of
/// lifecycle/src/androidMain/kotlin/com/arkivanov/essenty/lifecycle/AndroidExt.kt at
/// arkivanov/Essenty@1d0ba90: the `Lifecycle` of the activity that holds the root component.
struct EssentyActivity: LensMachine {
  mutating func receive(_ event: AndroidEvent, of app: LensApp) -> [LensReport<EssentyCallback>] {
    guard case .activity(let id) = event.subject, id.className == app.host,
      let word = event.jetpackEvent
    else { return [] }
    return [EssentyCallback(word)].ofApp
  }
}

/// `ApplicationLifecycle` of lifecycle/src/itvosMain/kotlin/com/arkivanov/essenty/lifecycle at
/// arkivanov/Essenty@1d0ba90, which an app delegate makes at the launch. Each notification moves
/// the state to its target through the states between, and does nothing if the target lies in the
/// other direction: `LifecycleRegistry.start`, `.pause` and their siblings in
/// LifecycleRegistryExt.kt.
struct ApplicationLifecycle: NotificationWords {
  private var lifecycle = LifecycleRegistry()

  mutating func receive(_ notification: UIApplicationNotification) -> [EssentyCallback] {
    switch notification {
    case .willEnterForeground: up(to: .started)
    case .didBecomeActive: up(to: .resumed)
    case .willResignActive: down(to: .started)
    case .didEnterBackground: down(to: .created)
    case .willTerminate: down(to: .destroyed)
    case .didFinishLaunching, .didReceiveMemoryWarning: []
    }
  }

  /// If no notification has come by the time the main queue runs, the app is in the background, and
  /// the component is created there.
  mutating func settle() -> [EssentyCallback] {
    lifecycle.state == .initialized ? up(to: .created) : []
  }

  private mutating func up(to target: LifecycleRegistry.State) -> [EssentyCallback] {
    guard lifecycle.state.rawValue < target.rawValue else { return [] }
    return lifecycle.move(to: target).map(EssentyCallback.init)
  }

  private mutating func down(to target: LifecycleRegistry.State) -> [EssentyCallback] {
    guard lifecycle.state.rawValue > target.rawValue else { return [] }
    return lifecycle.move(to: target).map(EssentyCallback.init)
  }
}

extension Lens {
  /// https://arkivanov.github.io/Decompose/component/lifecycle/
  static let essenty = Lens(
    "essenty", EssentyCallback.self,
    summary:
      "The callbacks of the root component's Lifecycle in Essenty and Decompose: the first activity's "
      + "on Android, ApplicationLifecycle on iOS.",
    page: "https://arkivanov.github.io/Decompose/component/lifecycle/",
    documentation: [LensSite("arkivanov.github.io"), .github("arkivanov", "Decompose")],
    onAndroid: { _ in EssentyActivity() },
    onIOS: { _ in NotificationLens<ApplicationLifecycle>() })
}

/// SwiftUI's phases of a scene.
///
/// https://developer.apple.com/documentation/swiftui/scenephase
enum ScenePhase: String, LensWord {
  case background
  case inactive
  case active

  var summary: String {
    switch self {
    case .background: "The scene is not visible."
    case .inactive: "The scene is visible and takes no input."
    case .active: "The scene is in front and takes input."
    }
  }
}

/// What `onChange(of: scenePhase)` in a view receives: the changes of its own scene's phase,
/// regardless of the app's other scenes.
///
/// https://developer.apple.com/documentation/swiftui/scenephase
struct ScenePhaseOfView: NotificationWords {
  /// There is none during the launch, so the first phase is not a change.
  private var phase = ReportedState<ScenePhase>()

  mutating func settle() -> [ScenePhase] {
    if phase.current == nil { phase = ReportedState(.background) }
    return []
  }

  mutating func receive(_ notification: UIApplicationNotification) -> [ScenePhase] {
    switch notification {
    case .didBecomeActive: phase.change(to: .active)
    case .willResignActive: phase.change(to: .inactive)
    case .willEnterForeground: phase.current == nil ? [] : phase.change(to: .inactive)
    case .didEnterBackground: phase.change(to: .background)
    case .didFinishLaunching, .willTerminate, .didReceiveMemoryWarning: []
    }
  }
}

/// Skip's `scenePhase` on Android: `UIApplicationLifecycleEventObserver` of
/// Sources/SkipUI/SkipUI/UIKit/UIApplication.swift at skiptools/skip-ui@ff81a28, an observer of the
/// whole process's `Lifecycle`.
struct SkipScenePhase: ProcessLifecycleWords {
  private var phase = ReportedState(ScenePhase.active)

  mutating func receive(_ event: ProcessLifecycleEvent) -> [ScenePhase] {
    switch event {
    case .onCreate, .onStart: []
    case .onResume: phase.change(to: .active)
    case .onPause: phase.change(to: .inactive)
    case .onStop: phase.change(to: .background)
    }
  }
}

extension Lens {
  /// https://developer.apple.com/documentation/swiftui/scenephase
  static let swiftUI = Lens(
    "scenePhase", ScenePhase.self,
    summary: "The changes of SwiftUI's scenePhase in a view of the app's first scene.",
    page: "https://developer.apple.com/documentation/swiftui/scenephase",
    onIOS: { _ in SceneLens<ScenePhaseOfView>() })

  /// https://skip.dev/docs/modules/skip-ui/
  static let skip = Lens(
    "skip", ScenePhase.self,
    summary: "The changes of scenePhase in a SwiftUI app that Skip brings to Android.",
    page: "https://skip.dev/docs/modules/skip-ui/",
    documentation: [LensSite("skip.dev")],
    onAndroid: { _ in ProcessLifecycleLens<SkipScenePhase>() })
}

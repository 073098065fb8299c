import AndroidModel
import IOSModel

/// The events of the root of a tree of RIBs: of its router and its interactor.
///
/// https://github.com/uber/RIBs/wiki
enum RootRIBEvent: String, LensWord {
  case didLoad
  case didBecomeActive
  case willResignActive

  var summary: String {
    switch self {
    case .didLoad: "The router is there, and can attach what belongs to it from the start."
    case .didBecomeActive: "The interactor belongs to the tree from now on."
    case .willResignActive: "The interactor is about to leave the tree."
    }
  }
}

/// `RibActivity.onCreate` and `onDestroy` attach and detach the root:
/// android/libraries/rib-android/src/main/kotlin/com/uber/rib/core/RibActivity.kt at
/// uber/RIBs@01ec346. `Router.dispatchAttach` of
/// android/libraries/rib-base/src/main/kotlin/com/uber/rib/core/Router.kt at uber/RIBs@04a7f08
/// loads the router before it attaches the interactor.
struct RibActivity: HostWords {
  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: AndroidModel.InstanceID
  ) -> [RootRIBEvent] {
    switch callback {
    case .onCreate: [.didLoad, .didBecomeActive]
    case .onDestroy: [.willResignActive]
    default: []
    }
  }
}

/// `LaunchRouting.launch(from:)` of ios/RIBs/Classes/LaunchRouter.swift at uber/RIBs@0e045e5: once
/// the window shows the root's controller, the interactor is activated, and then the router loads.
/// The app keeps the router for as long as it runs, so nothing resigns.
struct LaunchRouter: LensMachine {
  private var hasLaunched = false

  mutating func receive(_ event: IOSEvent, of app: LensApp) -> [LensReport<RootRIBEvent>] {
    guard !hasLaunched, event.mark == .entered, case .controller(let id) = event.subject,
      id.className == app.host, event.callback == .controller(.viewDidLoad)
    else { return [] }
    hasLaunched = true
    return [RootRIBEvent.didBecomeActive, .didLoad].ofApp
  }
}

extension Lens {
  /// https://github.com/uber/RIBs/wiki
  static let ribs = Lens(
    "ribs", RootRIBEvent.self,
    summary: "What the router and the interactor of the root are told in an app made of RIBs.",
    page: "https://github.com/uber/RIBs/wiki",
    documentation: [.github("uber", "RIBs"), .github("uber", "RIBs-iOS")],
    onAndroid: { _ in HostLens(RibActivity()) }, onIOS: { _ in LaunchRouter() })
}

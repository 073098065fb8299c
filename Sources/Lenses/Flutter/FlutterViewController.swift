import IOSModel

/// How Flutter interprets its view controller and the app's notifications.
///
/// engine/src/flutter/shell/platform/darwin/ios/framework/Source/FlutterViewController.mm of
/// flutter/flutter, and the tests `testLifeCycleNotification…` of FlutterViewControllerTest.mm
/// @02228a8. Outside of app extensions it observes the app's notifications and not its scene's. If
/// the controller is one of several, its appearance counts as the app's.
struct FlutterViewController: LensMachine {
  private var notifications = UIApplicationNotifications()
  private var engines: [InstanceID: ServicesBinding] = [:]
  /// The controllers whose views are in the window; only these pass a notification on.
  private var inWindow: [InstanceID] = []
  /// Controllers that have disappeared in the background, for instance when the app ends: their
  /// window has left the screen, and their views are still in it.
  private var inHiddenWindow: [InstanceID] = []
  /// Whether `resumed` waits for the next turn of the run loop. `willResignActive` cancels it, so
  /// that an app that is activated by mistake is not resumed at all (flutter/flutter#130055).
  private var owesResumed = false

  mutating func receive(_ event: IOSEvent, of app: LensApp) -> [LensReport<AppLifecycleState>] {
    if let notification = notifications.notification(with: event) {
      return receive(notification).ofApp
    }
    guard case .controller(let id) = event.subject, id.className == app.host,
      case .controller(let callback) = event.callback
    else { return [] }
    return receive(callback, of: id).ofApp
  }

  mutating func endTurn() -> [LensReport<AppLifecycleState>] {
    guard owesResumed else { return [] }
    owesResumed = false
    return report(.resumed).ofApp
  }

  mutating func settle() -> [LensReport<AppLifecycleState>] {
    notifications.settle()
    return []
  }

  private mutating func receive(
    _ notification: UIApplicationNotification
  ) -> [AppLifecycleState] {
    switch notification {
    case .didBecomeActive:
      owesResumed = true
      return []
    case .willResignActive:
      owesResumed = false
      return report(.inactive)
    case .didEnterBackground: return report(.paused)
    case .willEnterForeground:
      inHiddenWindow = []
      return report(.inactive)
    case .willTerminate: return (inWindow + inHiddenWindow).flatMap { send(.detached, to: $0) }
    case .didFinishLaunching, .didReceiveMemoryWarning: return []
    }
  }

  /// `goToApplicationLifecycle:`
  private mutating func report(_ state: AppLifecycleState) -> [AppLifecycleState] {
    inWindow.flatMap { send(state, to: $0) }
  }

  /// The controller's own callbacks go to its engine directly.
  private mutating func receive(
    _ callback: ControllerCallback, of id: InstanceID
  ) -> [AppLifecycleState] {
    switch callback {
    case .viewWillAppear:
      inHiddenWindow.removeAll { $0 == id }
      if !inWindow.contains(id) { inWindow.append(id) }
      return send(.inactive, to: id)
    case .viewDidAppear: return notifications.state == .active ? send(.resumed, to: id) : []
    case .viewWillDisappear: return send(.inactive, to: id)
    case .viewDidDisappear:
      inWindow.removeAll { $0 == id }
      if notifications.state == .background { inHiddenWindow.append(id) }
      return send(.paused, to: id)
    case .deinit:
      inHiddenWindow.removeAll { $0 == id }
      engines[id] = nil
      return []
    default: return []
    }
  }

  private mutating func send(
    _ state: AppLifecycleState, to id: InstanceID
  ) -> [AppLifecycleState] {
    engines[id, default: ServicesBinding()].receive(state)
  }
}

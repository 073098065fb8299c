/// The app, or its one scene, on its way between the background and the user. What `applicationState` is
/// in each of the calls was logged by regularberry/AppLaunchSequence @2e69556, README.md; a lock is no
/// different since iOS 7: https://stackoverflow.com/questions/7754317
///
/// https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
extension UIApplication {
  mutating func enterForeground() throws(Interruption) {
    guard state == .background else { return }
    if usesScenes, connectedScenes.isEmpty { try connectScene(.background) }
    try tell(.applicationWillEnterForeground, .sceneWillEnterForeground)
    try move(to: .inactive)
    try catchUpWithOrientation()
  }

  mutating func becomeActive() throws(Interruption) {
    guard state == .inactive else { return }
    try move(to: .active)
    try tell(.applicationDidBecomeActive, .sceneDidBecomeActive)
  }

  mutating func resignActive() throws(Interruption) {
    guard state == .active else { return }
    try cancelGesture()
    try tell(.applicationWillResignActive, .sceneWillResignActive)
    try move(to: .inactive)
  }

  mutating func enterBackground() throws(Interruption) {
    guard isInFront else { return }
    try resignActive()
    try move(to: .background)
    try tell(.applicationDidEnterBackground, .sceneDidEnterBackground)
    try saveState()
    send(.takesSnapshots)
  }

  /// The one that has a state of its own moves: the scene in front or, without scenes, the app.
  private mutating func move(to state: ApplicationState) throws(Interruption) {
    switch lifeCycle {
    case .notRunning: break
    case .throughAppDelegate: lifeCycle = .throughAppDelegate(state)
    case .throughScenes:
      guard let front = frontScene?.id else { return }
      for position in connectedScenes.indices where connectedScenes[position].id == front {
        connectedScenes[position].activationState = UIScene.ActivationState(state)
      }
    }
  }

  /// With scenes the app delegate hears nothing of what the scene's is told.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)
  mutating func tell(
    _ withoutScenes: AppDelegateCallback, _ withScenes: SceneDelegateCallback
  ) throws(Interruption) {
    if usesScenes {
      guard let front = frontScene?.id else { return }
      try callSceneDelegate(front, withScenes)
    } else {
      try callAppDelegate(withoutScenes)
    }
  }

  /// The icon, the app switcher or a link brings the app to the user: from nothing, or from the
  /// background. What launches a scene app comes with the connection instead.
  mutating func comeToFront(with option: ConnectionOption?) throws(Interruption) {
    guard isRunning else { return try launch(with: option) }
    try enterForeground()
    if let option { try deliver(option) }
    try becomeActive()
  }

  private mutating func launch(with option: ConnectionOption?) throws(Interruption) {
    goOn(because: .launch)
    try startProcess(inBackground: false)
    if usesScenes {
      if let scene = frontScene?.id { try callSceneDelegate(scene, .sceneWillEnterForeground) }
      runLoop.activateWithCommit(because: reason)
    } else {
      // The first frame is drawn before the app becomes active.
      send(.becomesActive(with: option))
    }
  }

  /// Every live controller hears of it, on screen or not, loaded or not.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning()
  mutating func receiveMemoryWarning() throws(Interruption) {
    try callAppDelegate(.applicationDidReceiveMemoryWarning)
    for id in controllers.live {
      try call(id, .didReceiveMemoryWarning)
    }
  }
}

extension UIScene.ActivationState {
  fileprivate init(_ state: ApplicationState) {
    self =
      switch state {
      case .inactive: .foregroundInactive
      case .active: .foregroundActive
      case .background: .background
      }
  }
}

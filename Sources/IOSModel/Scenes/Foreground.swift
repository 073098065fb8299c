/// A scene, or an app without scenes, on its way between the background and the user. What
/// `applicationState` is in each of the calls was logged by regularberry/AppLaunchSequence @2e69556,
/// README.md; a lock is no different since iOS 7: https://stackoverflow.com/questions/7754317
///
/// https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
extension UIApplication {
  mutating func enterForeground(_ scene: SceneID) throws(Interruption) {
    guard self[scene]?.state == .background else { return }
    // What has become of the screen meanwhile is told first: https://level49.com/date/2016/05
    try catchUpWithWidth(scene)
    try catchUpWithOrientation(scene)
    try tell(scene, .applicationWillEnterForeground, .sceneWillEnterForeground)
    try leaveBackground(scene)
  }

  /// A scene that takes no input never does.
  mutating func becomeActive(_ scene: SceneID) throws(Interruption) {
    guard self[scene]?.state == .inactive, role(of: scene) == .windowApplication else { return }
    move(scene, to: .active)
    try tell(scene, .applicationDidBecomeActive, .sceneDidBecomeActive)
    try post(.didActivateNotification, of: scene)
    if isAlone(scene, in: .foregroundActive) { try post(.didBecomeActiveNotification) }
  }

  mutating func resignActive(_ scene: SceneID) throws(Interruption) {
    guard self[scene]?.state == .active else { return }
    try cancelGesture()
    try tell(scene, .applicationWillResignActive, .sceneWillResignActive)
    try post(.willDeactivateNotification, of: scene)
    if isAlone(scene, in: .foregroundActive) { try post(.willResignActiveNotification) }
    move(scene, to: .inactive)
  }

  mutating func enterBackground(_ scene: SceneID) throws(Interruption) {
    guard let state = self[scene]?.state, state != .background else { return }
    try resignActive(scene)
    move(scene, to: .background)
    try tell(scene, .applicationDidEnterBackground, .sceneDidEnterBackground)
    try post(.didEnterBackgroundNotification, of: scene)
    if isAlone(scene, in: .foregroundActive, .foregroundInactive) {
      try post(.didEnterBackgroundNotification)
    }
    try saveState(of: scene)
    send(.takesSnapshots, to: scene)
  }

  private mutating func leaveBackground(_ scene: SceneID) throws(Interruption) {
    move(scene, to: .inactive)
    try post(.willEnterForegroundNotification, of: scene)
    if isAlone(scene, in: .foregroundActive, .foregroundInactive) {
      try post(.willEnterForegroundNotification)
    }
  }

  private mutating func move(_ scene: SceneID, to state: ApplicationState) {
    self[scene]?.activationState = UIScene.ActivationState(state)
  }

  /// With scenes the app delegate hears nothing of what the scene's is told.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)
  mutating func tell(
    _ scene: SceneID, _ withoutScenes: AppDelegateCallback, _ withScenes: SceneDelegateCallback
  ) throws(Interruption) {
    if usesScenes {
      try callSceneDelegate(scene, withScenes)
    } else {
      try callAppDelegate(withoutScenes)
    }
  }

  /// The icon, the app switcher or a link brings a scene to the user: from nothing, or from the
  /// background. What it is connected for comes with the connection instead.
  mutating func comeToFront(
    _ scene: SceneID, with option: ConnectionOption?
  ) throws(Interruption) {
    guard isRunning else { return try launch(scene, with: option) }
    guard self[scene] != nil else {
      try connect(scene, .background)
      return try showConnected(scene, for: option)
    }
    let isEarly = option.map(precedesForeground) == true
    if let option, isEarly { try deliver(option, to: scene) }
    try enterForeground(scene)
    if let option, !isEarly { try deliver(option, to: scene) }
    for other in scenesBeside(scene) { try becomeActive(other) }
    try becomeActive(scene)
  }

  /// Those that have made room for the scene and become active with it: before it, as in the log of
  /// Jeongmin4869/iOS_UIKitBasic @58f45bac, AppLifeCycle/SceneDelegate.swift.
  private func scenesBeside(_ scene: SceneID) -> [SceneID] {
    guard device.scenesOnScreen.count > 1, !device.isAppSwitcherOpen, device.interruptions == 0
    else { return [] }
    return device.scenesOnScreen.filter { $0 != scene && self[$0]?.state == .inactive }
  }

  private mutating func launch(
    _ scene: SceneID, with option: ConnectionOption?
  ) throws(Interruption) {
    goOn(because: .launch)
    try startProcess(scene, inBackground: false)
    if usesScenes {
      try showConnected(scene, for: option)
    } else {
      // The first frame is drawn before the app becomes active.
      send(.becomesActive(with: option), to: scene)
    }
  }

  /// A scene that has just been connected is told of the foreground, whatever its state is taken for,
  /// and becomes active once its first frame has been drawn. The rest of what it was connected for comes
  /// after that.
  private mutating func showConnected(
    _ scene: SceneID, for option: ConnectionOption?
  ) throws(Interruption) {
    try callSceneDelegate(scene, .sceneWillEnterForeground)
    if self[scene]?.state == .background {
      try leaveBackground(scene)
    } else {
      try post(.willEnterForegroundNotification, of: scene)
    }
    for other in scenesBeside(scene) { runLoop.activateWithCommit(other, because: reason) }
    runLoop.activateWithCommit(scene, because: reason)
    if let option, option.followsConnection(in: names.app.image.app) {
      send(.receives(option), to: scene)
    }
  }

  /// The delegate is told, with and without scenes, and the app's state stays what it was:
  /// regularberry/AppLaunchSequence @2e69556, README.md.
  mutating func perform(_ event: BackgroundEvent) throws(Interruption) {
    switch event {
    case .fetch: try callAppDelegate(.performFetchWithCompletionHandler)
    case .urlSession: try callAppDelegate(.handleEventsForBackgroundURLSession)
    case .notification: try callAppDelegate(.didReceiveRemoteNotification)
    case .location: break
    }
  }

  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatawillbecomeunavailable(_:)
  mutating func tellOfProtectedData(isLocked: Bool) throws(Interruption) {
    try callAppDelegate(
      isLocked
        ? .applicationProtectedDataWillBecomeUnavailable
        : .applicationProtectedDataDidBecomeAvailable)
    try post(
      isLocked
        ? .protectedDataWillBecomeUnavailableNotification
        : .protectedDataDidBecomeAvailableNotification)
  }

  /// Every live controller hears of it, on screen or not, loaded or not.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning()
  mutating func receiveMemoryWarning() throws(Interruption) {
    try callAppDelegate(.applicationDidReceiveMemoryWarning)
    try post(.didReceiveMemoryWarningNotification)
    for id in controllers.live {
      try call(id, .didReceiveMemoryWarning)
    }
  }
}

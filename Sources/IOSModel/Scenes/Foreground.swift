/// A scene, or an app without scenes, on its way between the background and the user. What
/// `applicationState` is in each of the calls was logged by regularberry/AppLaunchSequence
/// @2e69556, README.md, and with scenes by BatchLabs/Batch-iOS-SDK @9ca9011d,
/// BAApplicationLifecycle.h: there the scene is told
/// before the app follows it to the front. A lock is no different since iOS 7: https://stackoverflow.com/questions/7754317
///
/// https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
extension UIApplication {
  mutating func enterForeground(_ scene: SceneID) throws(Interruption) {
    guard self[scene]?.state == .background else { return }
    // Changes of the screen in the meantime are told first: https://level49.com/date/2016/05
    try catchUpWithWidth(scene)
    try catchUpWithOrientation(scene)
    try leaveBackground(scene)
    if applicationState == .background {
      try tellApp(.applicationWillEnterForeground)
      try post(.willEnterForegroundNotification)
      followScenes()
    }
    try catchUpWithUserSettings(scene)
  }

  /// A scene that takes no input never becomes active. One that something lies over waits until
  /// that has gone, and one of a locked app until the user has unlocked it.
  mutating func becomeActive(_ scene: SceneID) throws(Interruption) {
    guard self[scene]?.state == .inactive, role(of: scene) == .windowApplication,
      !device.isAppCovered, !waitsForUnlock
    else { return }
    self[scene]?.activationState = .foregroundActive
    try tellScene(scene, .sceneDidBecomeActive)
    try post(.didActivateNotification, of: scene)
    try comeToForeground()
    guard applicationState != .active else { return }
    followScenes()
    try tellApp(.applicationDidBecomeActive)
    try post(.didBecomeActiveNotification)
    guard awaitsPrompt else { return }
    runLoop.send(SceneUpdate(scene: scene, change: .showsPrompt), because: .appState)
  }

  mutating func resignActive(_ scene: SceneID) throws(Interruption) {
    guard self[scene]?.state == .active else { return }
    try cancelGesture(in: scene)
    try tellScene(scene, .sceneWillResignActive)
    try post(.willDeactivateNotification, of: scene)
    let staysActive = connectedScenes.contains {
      $0.id != scene && $0.activationState == .foregroundActive
    }
    if !staysActive {
      try tellApp(.applicationWillResignActive)
      try post(.willResignActiveNotification)
    }
    self[scene]?.activationState = .foregroundInactive
    followScenes()
  }

  mutating func enterBackground(_ scene: SceneID) throws(Interruption) {
    guard let state = self[scene]?.state, state != .background else { return }
    try resignActive(scene)
    self[scene]?.activationState = .background
    followScenes()
    try tellScene(scene, .sceneDidEnterBackground)
    try post(.didEnterBackgroundNotification, of: scene)
    if applicationState == .background {
      try tellApp(.applicationDidEnterBackground)
      try post(.didEnterBackgroundNotification)
    }
    try saveState(of: scene)
    send(.takesSnapshots, to: scene)
  }

  private mutating func leaveBackground(_ scene: SceneID) throws(Interruption) {
    try tellScene(scene, .sceneWillEnterForeground)
    try post(.willEnterForegroundNotification, of: scene)
    self[scene]?.activationState = .foregroundInactive
  }

  /// An app with scenes that has not been in front since its launch posts this once it is in the
  /// foreground; an app that returns posts it before that (`enterForeground`):
  /// BatchLabs/Batch-iOS-SDK @9ca9011d, BAApplicationLifecycle.h, and amplitude/Amplitude-iOS#494,
  /// which tells the two apart by the state.
  private mutating func comeToForeground() throws(Interruption) {
    guard applicationState == .background else { return }
    applicationState = .inactive
    try post(.willEnterForegroundNotification)
  }

  /// With scenes, the app delegate is not told of what the scene delegate is told.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)
  mutating func tell(
    _ scene: SceneID, _ withoutScenes: AppDelegateCallback, _ withScenes: SceneDelegateCallback
  ) throws(Interruption) {
    try tellScene(scene, withScenes)
    try tellApp(withoutScenes)
  }

  private mutating func tellScene(
    _ scene: SceneID, _ callback: SceneDelegateCallback
  ) throws(Interruption) {
    if usesScenes { try callSceneDelegate(scene, callback) }
  }

  private mutating func tellApp(_ callback: AppDelegateCallback) throws(Interruption) {
    if !usesScenes { try callAppDelegate(callback) }
  }

  /// The icon, the app switcher or a link brings a scene to the user: from nothing, or from the
  /// background. What it is connected for comes with the connection instead.
  mutating func comeToFront(
    _ scene: SceneID, with option: ConnectionOption?
  ) throws(Interruption) {
    guard isRunning else { return try launch(scene, with: option) }
    guard self[scene] != nil else {
      try connect(scene)
      return try showConnected(scene, for: option)
    }
    if let option {
      try enterForeground(scene, for: option)
    } else {
      try enterForeground(scene)
    }
    let others = scenesBeside(scene)
    if applicationState == .active {
      for other in others { try becomeActive(other) }
      return try becomeActive(scene)
    }
    // Nothing of the app has input before the system's animation has ended, a third of a second
    // later in the log of sharkda/obsidianV0 @ea84ac79,
    // projects/HootOwl/sessions/older/2026-09-03/console01.md.
    for other in others { send(.becomesActive(with: nil), to: other) }
    send(.becomesActive(with: nil), to: scene)
  }

  /// The scenes that have made room for this one and become active with it: before it, as in the
  /// log of Jeongmin4869/iOS_UIKitBasic @58f45bac, AppLifeCycle/SceneDelegate.swift.
  private mutating func scenesBeside(_ scene: SceneID) -> [SceneID] {
    guard device.scenesOnScreen.count > 1, !device.isAppCovered else { return [] }
    return device.scenesOnScreen.filter { $0 != scene && self[$0]?.state == .inactive }
  }

  /// The first frame of an app without scenes is drawn before it becomes active.
  private mutating func launch(
    _ scene: SceneID, with option: ConnectionOption?
  ) throws(Interruption) {
    proceed(because: .launch)
    try launchWithoutScenes(scene, inBackground: false)
    let isRefused =
      option?.isUpToLaunchMethods == true && names.app.image.app.launchMethodsReturnFalse
    send(.becomesActive(with: isRefused ? nil : option), to: scene)
  }

  /// A scene that has just been connected is told of the foreground, and becomes active once its
  /// first frame has been drawn. A response to a notification comes with the connection
  /// (BatchLabs/Batch-iOS-SDK @9ca9011d, BAApplicationLifecycle.h); the rest of what it was
  /// connected for comes after all that.
  private mutating func showConnected(
    _ scene: SceneID, for option: ConnectionOption?
  ) throws(Interruption) {
    let follows = option.map { $0.followsConnection(in: names.app.image.app) } == true
    if follows, option == .notificationResponse { try deliver(.notificationResponse, to: scene) }
    try leaveBackground(scene)
    if !version.entersForegroundOnceActive { try comeToForeground() }
    try restoreInteractionState(of: scene)
    for other in scenesBeside(scene) { runLoop.activateWithCommit(other, because: reason) }
    runLoop.activateWithCommit(scene, because: reason)
    if let option, follows, option != .notificationResponse {
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

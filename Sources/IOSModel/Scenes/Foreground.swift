/// The app, or its one scene, on its way between the background and the user.
///
/// https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
extension UIKitApplication {
  mutating func enterForeground() throws(Interruption) {
    guard lifecycle == .background else { return }
    if usesScenes, !window.isConnected { try connectScene() }
    lifecycle = .inactive
    if usesScenes {
      try callSceneDelegate(.sceneWillEnterForeground)
    } else {
      try callAppDelegate(.applicationWillEnterForeground)
    }
    try catchUpWithOrientation()
  }

  mutating func becomeActive() throws(Interruption) {
    guard lifecycle == .inactive else { return }
    lifecycle = .active
    if usesScenes {
      try callSceneDelegate(.sceneDidBecomeActive)
    } else {
      try callAppDelegate(.applicationDidBecomeActive)
    }
  }

  mutating func resignActive() throws(Interruption) {
    guard lifecycle == .active else { return }
    try cancelGesture()
    lifecycle = .inactive
    if usesScenes {
      try callSceneDelegate(.sceneWillResignActive)
    } else {
      try callAppDelegate(.applicationWillResignActive)
    }
  }

  mutating func enterBackground() throws(Interruption) {
    guard lifecycle == .active || lifecycle == .inactive else { return }
    try resignActive()
    lifecycle = .background
    if usesScenes {
      try callSceneDelegate(.sceneDidEnterBackground)
    } else {
      try callAppDelegate(.applicationDidEnterBackground)
    }
    try saveState()
  }

  /// The icon, the app switcher or a link brings the app to the user: from nothing, or from the
  /// background. A link that launches a scene app comes with the connection instead.
  mutating func comeToFront(opening url: Bool) throws(Interruption) {
    surroundings.isAppSwitcherOpen = false
    let isColdLaunch = lifecycle == .notRunning
    if isColdLaunch {
      try startProcess(inBackground: false)
      if usesScenes {
        try callSceneDelegate(.sceneWillEnterForeground)
      }
    } else {
      try enterForeground()
    }
    if url, !(isColdLaunch && usesScenes) {
      try deliverURL()
    }
    try becomeActive()
  }

  mutating func deliverURL() throws(Interruption) {
    if usesScenes {
      try callSceneDelegate(.openURLContexts)
    } else {
      try callAppDelegate(.openURL)
    }
  }

  /// Every live controller hears of it, on screen or not, loaded or not.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning()
  mutating func receiveMemoryWarning() throws(Interruption) {
    try callAppDelegate(.applicationDidReceiveMemoryWarning)
    for id in liveControllers {
      try call(id, .didReceiveMemoryWarning)
    }
  }
}

/// Ends of the process, and of the scene alone.
extension UIApplication {
  /// The user swipes the app away. A suspended process hears nothing. What one in front hears depends
  /// on the device and its windows; recorded are the background, then the end, on an iPhone, and the
  /// disconnected and discarded scene, then the end, on an iPad.
  ///
  /// https://stackoverflow.com/questions/71570813
  mutating func swipeAway() throws(Interruption) {
    ledger.discardState()
    openSessions = []
    guard isInFront else { return endProcess() }
    if usesScenes, version.idiom == .pad {
      try resignActive()
      if let scene = frontScene?.id { try callSceneDelegate(scene, .sceneDidDisconnect) }
      try callAppDelegate(.didDiscardSceneSessions)
    } else {
      try enterBackground()
    }
    try callAppDelegate(.applicationWillTerminate)
    endProcess()
  }

  /// The system takes a background scene away: its window goes without a word to the controllers,
  /// and its session stays.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)
  mutating func disconnectScene(_ scene: UIScene) throws(Interruption) {
    try callSceneDelegate(scene.id, .sceneDidDisconnect)
    guard let window = scene.keyWindow else { return }
    let root = self[window].rootViewController
    let presented = root.map { presentationChain(from: $0) } ?? []
    connectedScenes.removeAll { $0.id == scene.id }
    self[window] = UIWindow()
    for id in presented { unrelate(id) }
    for id in presented + [root].compactMap({ $0 }) where isAlive(id) {
      leaveSuperview(id)
      try releaseIfUnowned(id)
    }
  }
}

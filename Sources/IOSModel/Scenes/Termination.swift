/// Ends of the process, and of the scene alone.
extension UIKitApplication {
  /// The user swipes the app away. A suspended process hears nothing. What one in front hears depends
  /// on the device and its windows; recorded are the background, then the end, on an iPhone, and the
  /// disconnected and discarded scene, then the end, on an iPad.
  mutating func swipeAway() throws(Interruption) {
    surroundings.isAppSwitcherOpen = false
    ledger.hasSavedState = false
    let wasSuspended = lifecycle == .background
    ledger.hasSceneSession = false
    guard !wasSuspended else { return endProcess() }
    if usesScenes, version.idiom == .pad {
      try resignActive()
      try callSceneDelegate(.sceneDidDisconnect)
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
  mutating func disconnectScene() throws(Interruption) {
    try callSceneDelegate(.sceneDidDisconnect)
    let root = window.root
    let presented = root.map { presentationChain(from: $0) } ?? []
    window = Window()
    for id in presented {
      if let presenter = self[id].presentation?.presenter { self[presenter].presented = nil }
      self[id].presentation = nil
    }
    for id in presented + [root].compactMap({ $0 }) {
      self[id].host = nil
      try releaseIfUnowned(id)
    }
  }
}

/// Ends of the process, and of a scene alone.
extension UIApplication {
  /// The user swipes the app away. A suspended process hears nothing. What one in front hears depends
  /// on the device and its windows; recorded are the background, then the end, on an iPhone and on an
  /// iPad with several windows, and the disconnected and discarded scene, then the end, on an iPad
  /// without.
  ///
  /// https://stackoverflow.com/questions/71570813
  mutating func swipeAway() throws(Interruption) {
    ledger.discardState()
    let front = scenesInFront
    for session in openSessions where session.role == .windowApplication {
      forgetSession(session.scene)
    }
    guard !front.isEmpty else {
      if names.app.image.app.runsInBackground { try bidFarewell() }
      return endProcess()
    }
    if usesScenes, version.idiom == .pad, !supportsMultipleScenes {
      for scene in front {
        try resignActive(scene)
        try callSceneDelegate(scene, .sceneDidDisconnect)
        try post(.didDisconnectNotification, of: scene)
      }
      try tellOfDiscardedSessions()
    } else {
      for scene in front { try enterBackground(scene) }
    }
    try bidFarewell()
    endProcess()
  }

  /// To a process that runs at that moment.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)
  private mutating func bidFarewell() throws(Interruption) {
    try callAppDelegate(.applicationWillTerminate)
    try post(.willTerminateNotification)
  }

  /// The system takes a background scene away: its windows go without a word to the controllers,
  /// and its session stays.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)
  mutating func disconnect(_ scene: SceneID) throws(Interruption) {
    guard self[scene] != nil else { return }
    try callSceneDelegate(scene, .sceneDidDisconnect)
    try post(.didDisconnectNotification, of: scene)
    connectedScenes.removeAll { $0.id == scene }
    for position in windows.indices where windows[position].scene == scene {
      try discard(WindowID(index: Int32(position)))
    }
  }

  /// The user has closed the scene, or the app has.
  mutating func discardSession(_ scene: SceneID) throws(Interruption) {
    try resignActive(scene)
    try disconnect(scene)
    forgetSession(scene)
    try tellOfDiscardedSessions()
  }

  /// Now or, where the app did not run when it happened, shortly after its next launch.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)
  mutating func tellOfDiscardedSessions() throws(Interruption) {
    guard owesDiscardedSessions else { return }
    owesDiscardedSessions = false
    try callAppDelegate(.didDiscardSceneSessions)
  }
}

/// Ends of the process, and of a scene alone.
extension UIApplication {
  /// The user swipes the app away. A suspended process hears nothing. The scene of one in front is
  /// disconnected and discarded, and the app told that it ends: so the logs of
  /// Jeongmin4869/iOS_UIKitBasic @58f45bac, AppLifeCycle/SceneDelegate.swift, of
  /// sbpark88/sbpark88.github.io, _posts/2023-03-16-swift-lifecycle.md, and, for an iPad without
  /// several windows, https://stackoverflow.com/questions/71570813. With several, and without
  /// scenes, it goes to the background first. The windows of an app without scenes come off the
  /// screen after that: http://conanwhf.github.io/2015/09/04/LifeCycle/.
  mutating func swipeAway(with last: SceneID) throws(Interruption) {
    ledger.discardState()
    device.swipeAppAway()
    let front = scenesInFront
    for scene in openSessions.windows {
      if scene == last, keepsLastSession {
        device.takeFromScreen(last)
      } else {
        forgetSession(scene)
      }
    }
    guard !front.isEmpty else {
      if names.app.image.app.runsInBackground { try tellOfTermination() }
      return endProcess()
    }
    if usesScenes, !supportsMultipleScenes {
      for scene in front {
        try resignActive(scene)
        try disconnect(scene)
      }
      try tellOfDiscardedSessions()
      for scene in front { try releaseWindows(of: scene) }
    } else {
      for scene in front { try enterBackground(scene) }
      if !usesScenes { try takeWindowsOffScreen() }
    }
    if let scene = front.first { send(.endsWithApp, to: scene) }
  }

  /// The process that the user ends runs, and has preserved its state on the way to the background.
  mutating func terminate() throws(Interruption) {
    try tellOfTermination()
    ledger.discardState()
    endProcess()
  }

  /// The archive may be why an app crashes in its launch, or while it was still restoring, and is
  /// thrown away. That the launch ends with the window is the model's choice.
  ///
  /// https://developer.apple.com/Library/ios/samplecode/StateRestoreChildViews/Listings/ReadMe_txt.html
  /// https://developer.apple.com/documentation/uikit/uiapplication/extendstaterestoration()
  mutating func crash() {
    if isLaunching || stateRestorations > 0 { ledger.discardState() }
    endProcess()
  }

  /// To a process that runs at that moment.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)
  private mutating func tellOfTermination() throws(Interruption) {
    try callAppDelegate(.applicationWillTerminate)
    try post(.willTerminateNotification)
  }

  /// The scene is gone, and its session stays.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)
  private mutating func disconnect(_ scene: SceneID) throws(Interruption) {
    guard self[scene] != nil else { return }
    try callSceneDelegate(scene, .sceneDidDisconnect)
    try post(.didDisconnectNotification, of: scene)
    connectedScenes.removeAll { $0.id == scene }
    followScenes()
  }

  /// With its scene the windows go, and so do the views in them: what was on screen hears that it
  /// disappears, as in the log of sbpark88.
  private mutating func releaseWindows(of scene: SceneID) throws(Interruption) {
    for position in windows.indices where windows[position].scene == scene {
      let window = WindowID(index: Int32(position))
      try emptyScreen(of: window)
      try discard(window)
    }
  }

  /// What is on screen hears that it disappears; the app delegate keeps the window.
  private mutating func takeWindowsOffScreen() throws(Interruption) {
    for position in windows.indices {
      let window = WindowID(index: Int32(position))
      try emptyScreen(of: window)
    }
  }

  /// The system takes a background scene away to have its memory.
  mutating func reclaim(_ scene: SceneID) throws(Interruption) {
    try disconnect(scene)
    try releaseWindows(of: scene)
  }

  /// The user has closed the scene, or the app has.
  mutating func discardSession(_ scene: SceneID) throws(Interruption) {
    try resignActive(scene)
    try disconnect(scene)
    forgetSession(scene)
    try tellOfDiscardedSessions()
    try releaseWindows(of: scene)
  }

  /// Now or, where the app did not run when it happened, shortly after its next launch: a window
  /// has been made for that one by then, NativeScript/NativeScript#11376.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)
  mutating func tellOfDiscardedSessions() throws(Interruption) {
    guard needsDiscardedSessions else { return }
    needsDiscardedSessions = false
    try callAppDelegate(.didDiscardSceneSessions)
  }
}

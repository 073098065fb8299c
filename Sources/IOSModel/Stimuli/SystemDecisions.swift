/// What the system decides about the app on its own.
extension UIKitApplication {
  mutating func launchInBackground() throws(StimulusFailure) {
    try require(lifecycle == .notRunning, "the app is running already")
    try run { app throws(Interruption) in try app.startProcess(inBackground: true) }
  }

  mutating func warnOfMemory() throws(StimulusFailure) {
    try requireRunning()
    try run { app throws(Interruption) in try app.receiveMemoryWarning() }
  }

  /// A process that the system ends hears nothing of it.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)
  mutating func terminateBySystem() throws(StimulusFailure) {
    try requireRunning()
    endProcess()
  }

  mutating func takeSceneAway() throws(StimulusFailure) {
    try requireRunning()
    try require(usesScenes, "the app has no scenes")
    try require(
      lifecycle == .background && window.isConnected,
      "only a connected scene in the background is disconnected")
    try run { app throws(Interruption) in try app.disconnectScene() }
  }

  private func requireRunning() throws(StimulusFailure) {
    try require(lifecycle != .notRunning, "the app is not running")
  }
}

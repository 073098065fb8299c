/// What a stimulus does, and in which states of the device nobody could give it.
extension UIKitApplication {
  mutating func receive(_ stimulus: IOSStimulus) throws(StimulusFailure) {
    switch stimulus {
    case .appCode(let action, let id):
      try runAppCode(action, in: id)
    case .back, .swipeBack, .dragSheet, .swipePage, .tapTab, .tapSegue, .unwind, .tapAlertButton:
      try requireInteractive()
      try receiveTouch(stimulus)
    case .rotate, .resize:
      try receiveSizeChange(stimulus)
    case .launch, .home, .returnToApp, .openAppSwitcher, .closeAppSwitcher, .otherAppToFront,
      .lock, .unlock, .interruption, .openURL:
      try receiveFromUser(stimulus)
    case .memoryWarning, .terminateBySystem, .swipeAway, .disconnectScene, .launchInBackground:
      try receiveFromSystem(stimulus)
    // Nothing in the model waits for time to pass.
    case .wait: break
    }
  }

  private mutating func runAppCode(
    _ action: AppAction, in id: InstanceID?
  ) throws(StimulusFailure) {
    try require(lifecycle != .notRunning, "no app code runs: the app is not running")
    if let id {
      try require(isAlive(id), "no code of \(id) runs: there is no such instance")
    } else {
      try require(window.root != nil, "no code runs: the window has no controller")
    }
    try run { app throws(Interruption) in
      try app.perform(action, by: id)
    }
  }

  private mutating func receiveSizeChange(_ stimulus: IOSStimulus) throws(StimulusFailure) {
    try require(lifecycle != .notRunning, "the app is not running, so nothing of it is resized")
    try require(lifecycle != .background, "the app is in the background and has no size to change")
    try run { app throws(Interruption) in
      if case .resize(let width) = stimulus {
        try app.resize(to: width)
      } else {
        try app.rotate()
      }
    }
  }

  func require(_ condition: Bool, _ complaint: @autoclosure () -> String) throws(StimulusFailure) {
    guard condition else { throw .impossible(ImpossibleStimulus(complaint())) }
  }

  /// The user can touch the app.
  private func requireInteractive() throws(StimulusFailure) {
    try require(!surroundings.isLocked, "the device is locked")
    try require(lifecycle != .notRunning, "the app is not running")
    try require(lifecycle == .active, "the app is not in front and takes no touches")
  }
}

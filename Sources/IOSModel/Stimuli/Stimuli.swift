/// What a stimulus does, and in which states of the device nobody could give it.
extension UIKitApplication {
  mutating func receive(_ stimulus: IOSStimulus) throws(StimulusFailure) {
    switch stimulus {
    case .appCode(let action, let id): try runAppCode(action, in: id)
    case .back: try tapBack(try touchedController())
    case .swipeBack(let motion): try swipeBack(try touchedController(), motion)
    case .dragSheet(let motion): try dragSheet(try touchedController(), motion)
    case .swipePage(let forward, let motion):
      try swipePage(try touchedController(), forward: forward, motion)
    case .tapTab(let className): try tapTab(className, try touchedController())
    case .tapSegue(let className, let kind):
      try tapSegue(to: className, kind: kind, on: try touchedController())
    case .unwind(let target): try tapUnwind(to: target, on: try touchedController())
    case .tapAlertButton: try tapAlertButton(try touchedController())
    case .home, .otherAppToFront: try leaveApp()
    case .launch: try tapIcon()
    case .returnToApp: try returnToApp()
    case .openURL: try openURL()
    case .openAppSwitcher: try openAppSwitcher()
    case .closeAppSwitcher: try closeAppSwitcher()
    case .lock: try lock()
    case .unlock: try unlock()
    case .interruption(let begins): try interrupt(begins: begins)
    case .rotate: try run { app throws(Interruption) in try app.rotate() }
    case .resize(let width):
      try require(
        lifecycle == .active || lifecycle == .inactive,
        "the app is not in front and has no size to change")
      try run { app throws(Interruption) in try app.resize(to: width) }
    case .memoryWarning: try warnOfMemory()
    case .terminateBySystem: try terminateBySystem()
    case .swipeAway: try swipeAppAway()
    case .disconnectScene: try takeSceneAway()
    case .launchInBackground: try launchInBackground()
    // Nothing in the model waits for time to pass: every stimulus has settled by itself.
    case .wait: break
    }
  }

  func require(_ condition: Bool, _ complaint: @autoclosure () -> String) throws(StimulusFailure) {
    guard condition else { throw .impossible(ImpossibleStimulus(complaint())) }
  }

  /// The controller in front, if the user can touch it.
  private func touchedController() throws(StimulusFailure) -> InstanceID {
    try require(!surroundings.isLocked, "the device is locked")
    try require(lifecycle != .notRunning, "the app is not running")
    try require(lifecycle == .active, "the app is not in front and takes no touches")
    guard let front = frontmost else {
      throw .impossible(ImpossibleStimulus("the window shows no controller to touch"))
    }
    return front
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
}

/// What a stimulus does, and in which states of the device nobody could give it. It is checked before
/// it does anything, so that a refusal leaves no trace.
extension UIApplication {
  /// Takes the stimulus up at the head of a turn of the run loop, and runs the turn.
  mutating func receive(_ stimulus: IOSStimulus) throws(Interruption) {
    reason = stimulus.reason
    try takeUp(stimulus)
    try runTurn()
  }

  private mutating func takeUp(_ stimulus: IOSStimulus) throws(Interruption) {
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
    case .unwind(let target): try unwind(from: try touchedController(), to: target)
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
    case .rotate: turnDevice()
    case .resize(let width):
      try require(isInFront, "the app is not in front and has no size to change")
      runLoop.sceneUpdates.append(.init(item: .resized(width), reason: reason))
    case .memoryWarning: try warnOfMemory()
    case .terminateBySystem: try terminateBySystem()
    case .swipeAway: try swipeAppAway()
    case .disconnectScene: try takeSceneAway()
    case .launchInBackground: try launchInBackground()
    // Nothing in the model waits for time to pass: every stimulus has settled by itself.
    case .wait: break
    }
  }

  func require(_ condition: Bool, _ complaint: @autoclosure () -> String) throws(Interruption) {
    guard condition else { throw .impossible(ImpossibleStimulus(complaint())) }
  }

  /// The controller in front, if the user can touch it.
  private func touchedController() throws(Interruption) -> ControllerID {
    try require(!device.isLocked, "the device is locked")
    try require(isRunning, "the app is not running")
    try require(state == .active, "the app is not in front and takes no touches")
    guard let front = frontmost else {
      throw .impossible(ImpossibleStimulus("the window shows no controller to touch"))
    }
    return front
  }

  private mutating func runAppCode(
    _ action: AppAction, in name: InstanceID?
  ) throws(Interruption) {
    try require(isRunning, "no app code runs: the app is not running")
    guard let name else {
      try require(rootViewController != nil, "no code runs: the window has no controller")
      return try perform(action, by: nil)
    }
    guard let id = find(name) else {
      throw .impossible(
        ImpossibleStimulus("no code of \(name) runs: there is no such instance"))
    }
    try perform(action, by: id)
  }
}

extension IOSStimulus {
  /// Why what it begins happens.
  fileprivate var reason: IOSReason {
    switch self {
    case .launch, .returnToApp, .openURL, .home, .otherAppToFront, .openAppSwitcher,
      .closeAppSwitcher, .lock, .unlock, .interruption:
      .appState
    case .launchInBackground: .launch
    case .appCode(let action, _): action.reason
    case .back, .swipeBack, .dragSheet, .tapSegue, .unwind, .tapAlertButton: .navigation
    case .swipePage, .tapTab: .container
    case .rotate, .resize: .configuration
    case .memoryWarning, .terminateBySystem, .swipeAway, .disconnectScene, .wait: .system
    }
  }
}

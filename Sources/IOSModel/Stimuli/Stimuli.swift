/// What a stimulus does, and in which states of the device it could not be given. It is checked
/// before it does anything, so that a refusal leaves no trace.
extension UIApplication {
  /// Wakes the run loop with the stimulus, and lets it turn until it is idle.
  @inline(__always)
  mutating func receive(_ stimulus: IOSStimulus) throws(Interruption) {
    // If something else is done meanwhile, the app has left by then.
    if endLeave() { try runUntilIdle() }
    proceed(because: stimulus.reason)
    try inject(stimulus)
    try runUntilIdle()
    if case .wait(let milliseconds) = stimulus, milliseconds >= Self.longestAnimation {
      try settle()
    }
  }

  /// Touches come as events, app code and notes to the process over the main queue; all else
  /// happens to the device, which sends the scenes what it means for them.
  private mutating func inject(_ stimulus: IOSStimulus) throws(Interruption) {
    switch stimulus {
    case .appCode(let action, let id): dispatch(.appCode(action, in: id))
    case .memoryWarning: try warnOfMemory()
    case .significantTimeChange: changeTime()
    case .resizeStatusBar: try resizeStatusBar()
    case .receiveNotification: try receiveNotification()
    case .home, .otherAppToFront: try leaveApp()
    case .launch: try tapIcon()
    case .returnToApp: try returnToApp()
    case .open(let option, let scene): try open(option, in: scene)
    case .openAppSwitcher: try openAppSwitcher()
    case .closeAppSwitcher: try closeAppSwitcher()
    case .lock: try lock()
    case .unlock: try unlock()
    case .unlockApp: try unlockApp()
    case .interruption(let begins): try interrupt(begins: begins)
    case .askPermission: try askPermission()
    case .answerPermission: try answerPermission()
    case .rotate: rotateDevice()
    case .halfTurn: reverseDevice()
    case .toggleDarkMode: try toggleDarkMode()
    case .changeTextSize: changeTextSize()
    case .toggleBoldText: try toggleBoldText()
    case .toggleIncreasedContrast: try toggleIncreasedContrast()
    case .resize(let width, let number): try resizeScene(number, to: width)
    case .dragDivider(let width): try dragDivider(to: width)
    case .terminateBySystem: try terminateBySystem()
    case .throwException(let name): try throwException(name)
    case .swipeAway: try swipeAppAway()
    case .openScene(let content, let alone): try openScene(showing: content, alone: alone)
    case .activateScene(let number, let alone): try activateScene(number, alone: alone)
    case .touchScene(let number): try touchScene(number)
    case .closeScene(let number, let isCancelled):
      try closeScene(number, isCancelled: isCancelled)
    case .connectDisplay(let content): try connectDisplay(showing: content)
    case .disconnectDisplay: try disconnectDisplay()
    case .disconnectScene(let number): try takeSceneAway(number)
    case .launchInBackground(let event): try launchInBackground(for: event)
    case .prewarm: try prewarm()
    case .backgroundEvent(let event): try handleInBackground(event)
    // Everything that runs by itself has ended before the next stimulus, unless the two are given
    // together.
    case .wait(let milliseconds):
      try require(milliseconds >= 0, .outOfReach, "time does not run backwards")
    case .back, .chooseInBackMenu, .swipeBack, .dragSheet, .dragSheetTo, .tapOutsidePopover,
      .tapOutsideSheet, .tapEditButton, .tapRow, .editTabs, .finishEditingTabs, .reorderTabs,
      .dragTransition, .swipePage, .swipeColumns, .tapDisplayModeButton, .tapDimmedColumn, .tapTab,
      .tapMore, .tapSegue, .unwind, .tapAlertButton, .tapSearchBar, .enterSearchText, .cancelSearch,
      .tapTextField, .hideKeyboard, .touchWindow:
      runLoop.send(.touch(stimulus), because: reason)
    }
  }

  /// Milliseconds after which every animation of UIKit's own has ended; a change of tab takes up to
  /// 700:
  /// https://dev.classmethod.jp/en/articles/ios18-uitabbarcontroller-lifecycle-change
  private static let longestAnimation = 700

  mutating func dispatch(_ block: consuming MainQueueBlock) {
    runLoop.dispatch(block, because: reason)
  }

  mutating func send(_ change: SceneUpdate.Change, to scene: SceneID) {
    runLoop.send(SceneUpdate(scene: scene, change: change), because: reason)
  }

  func require(
    _ condition: Bool, _ obstacle: ImpossibleStimulus.Obstacle,
    _ complaint: @autoclosure () -> String
  ) throws(Interruption) {
    guard condition else { throw .impossible(obstacle, complaint()) }
  }

  func requireInFront(_ complaint: @autoclosure () -> String) throws(Interruption) {
    guard !isInFront else { return }
    throw .impossible(.outOfReach, complaint(), remedy: .returning)
  }

  /// Whatever else the stimulus needs, the app has to be started first.
  func requireRunning(
    _ complaint: @autoclosure () -> String = "the app is not running"
  ) throws(Interruption) {
    guard !isRunning else { return }
    throw .impossible(ImpossibleStimulus(.outOfReach, complaint(), remedy: .launching))
  }

  mutating func runAppCode(
    _ action: AppAction, in name: InstanceID?
  ) throws(Interruption) {
    try requireRunning("no app code runs: the app is not running")
    // Named as a value, `living` would take a copy of everything.
    let id = try name.map { (name) throws(Interruption) in try living(name) }
    try perform(action, by: id)
  }

  /// https://developer.apple.com/documentation/xcode/addressing-language-exception-crashes
  private mutating func throwException(_ name: String) throws(Interruption) {
    try requireRunning("no app code runs: the app is not running")
    throw .exception(name, "thrown by the app")
  }
}

extension IOSStimulus {
  /// The reason for everything that it begins.
  fileprivate var reason: IOSReason {
    switch self {
    case .launch, .returnToApp, .open, .home, .otherAppToFront, .openAppSwitcher, .closeAppSwitcher,
      .lock, .unlock, .unlockApp, .interruption, .askPermission, .answerPermission, .openScene,
      .activateScene, .touchScene, .connectDisplay, .disconnectDisplay, .dragDivider(to: .none):
      .appState
    case .launchInBackground, .prewarm: .launch
    case .appCode(let action, _): action.reason
    case .back, .chooseInBackMenu, .swipeBack, .dragSheet, .tapOutsidePopover, .tapOutsideSheet,
      .dragTransition, .tapSearchBar, .cancelSearch, .tapSegue, .unwind, .tapAlertButton:
      .navigation
    case .swipePage, .swipeColumns, .tapDisplayModeButton, .tapDimmedColumn, .dragSheetTo, .tapTab,
      .tapMore, .editTabs, .finishEditingTabs, .reorderTabs, .enterSearchText, .tapEditButton,
      .tapRow, .tapTextField, .hideKeyboard, .touchWindow:
      .container
    case .rotate, .halfTurn, .toggleDarkMode, .changeTextSize, .toggleBoldText,
      .toggleIncreasedContrast, .resize, .dragDivider(to: .some), .resizeStatusBar:
      .configuration
    case .memoryWarning, .significantTimeChange, .receiveNotification, .backgroundEvent,
      .terminateBySystem, .throwException, .swipeAway, .closeScene, .disconnectScene, .wait:
      .system
    }
  }
}

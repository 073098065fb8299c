/// A touch on its way to the controller in front.
///
/// https://developer.apple.com/documentation/uikit/uievent
enum UIEvent: Hashable, Sendable {
  /// One of the touches among the stimuli. What the keyboard enters comes the same way.
  case touch(IOSStimulus)
  /// The end of the gesture under way.
  case endGesture(Gesture)
  /// The view that handles the touch has left its window.
  case cancelTouch
}

extension UIApplication {
  /// `sendEvent`: finds out what is touched, and whether it can be.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)
  mutating func handle(_ event: UIEvent) throws(Interruption) {
    switch event {
    case .touch(let touch): try handle(touch)
    case .endGesture(let motion): try endGesture(motion)
    case .cancelTouch: try cancelTouchOutsideWindow()
    }
  }

  private mutating func handle(_ touch: IOSStimulus) throws(Interruption) {
    let front = try touchedController()
    if case .touchWindow(let root) = touch { return try touchWindow(withRoot: root) }
    try makeKeyByTouch(window(of: front))
    // An observer of the window may have let go of it.
    guard isAlive(front) else { return }
    if case .finishEditingTabs(let changed) = touch {
      return try endCustomizing(front, changed: changed)
    }
    if containers.tabBars.elements.contains(where: { $0?.isCustomizing == true }) {
      try requireNoCustomizing(around: front)
    }
    switch touch {
    case .back: try tapBack(front)
    case .chooseInBackMenu(let target): try chooseInBackMenu(target, front)
    case .tapTab(let className): try tapTab(className, front)
    case .tapMore: try tapMore(front)
    case .tapSegue(let className, let kind): try tapSegue(to: className, kind: kind, on: front)
    case .unwind(let target): try unwind(from: front, to: target)
    case .tapAlertButton: try tapAlertButton(front)
    case .tapOutsidePopover: try tapOutsidePopover(front)
    case .tapOutsideSheet: try tapOutsideSheet(front)
    case .tapEditButton: try tapEditButton(front)
    case .tapRow: try tapRow(front)
    case .editTabs: try beginCustomizing(front)
    case .reorderTabs(let className): try reorderTabs(className, front)
    case .tapSearchBar: try tapSearchBar(front)
    case .enterSearchText: try enterText(in: try activeSearch(front))
    case .cancelSearch: try deactivate(try activeSearch(front))
    case .tapTextField: try tapTextField(front)
    case .hideKeyboard: try hideKeyboardByHand()
    case .swipeBack(let motion): try swipeBack(front, motion)
    case .dragSheet(let motion): try dragSheet(front, motion)
    case .dragSheetTo(let detent): try dragSheet(front, to: detent)
    case .dragTransition(let motion): try dragTransition(motion)
    case .swipePage(let forward, let motion): try swipePage(front, forward: forward, motion)
    case .swipeColumns: try swipeColumns(front)
    case .tapDisplayModeButton: try tapDisplayModeButton(front)
    case .tapDimmedColumn: try tapDimmedColumn(front)
    case .touchWindow, .finishEditingTabs: break  // handled above
    case .appCode, .memoryWarning, .significantTimeChange, .resizeStatusBar, .receiveNotification,
      .home, .otherAppToFront, .launch, .returnToApp, .open, .openAppSwitcher, .closeAppSwitcher,
      .lock, .unlock, .unlockApp, .interruption, .askPermission, .answerPermission, .rotate,
      .halfTurn, .toggleDarkMode, .changeTextSize, .toggleBoldText, .toggleIncreasedContrast,
      .resize, .dragDivider, .terminateBySystem, .throwException, .swipeAway, .openScene,
      .activateScene, .touchScene, .closeScene, .connectDisplay, .disconnectDisplay,
      .disconnectScene, .launchInBackground, .prewarm, .backgroundEvent, .wait:
      break  // no touches, and never sent as such
    }
  }

  /// The controller in front, if the user can touch it.
  // It changes nothing, and asks in place.
  private mutating func touchedController() throws(Interruption) -> ControllerID {
    try requireUnlocked()
    try requireRunning()
    guard state == .active else {
      let reason = cover.map { "\($0) covers the app and takes its touches" }
      guard let reason else {
        throw .impossible(
          .outOfReach, "the app is not in front and takes no touches", remedy: .returning)
      }
      throw .impossible(.outOfReach, reason)
    }
    guard let front = frontmost else {
      throw .impossible(.outOfReach, "the window shows no controller to touch")
    }
    return front
  }

  /// What lies over the app while it is in front and not active.
  private var cover: String? {
    guard isInFront else { return nil }
    if device.isPromptShown { return "the system's prompt for a permission" }
    if device.interruptions > 0 { return "an interruption, such as a call," }
    if device.isAppSwitcherOpen { return "the app switcher" }
    return waitsForUnlock ? "the system, which asks who the user is," : nil
  }
}

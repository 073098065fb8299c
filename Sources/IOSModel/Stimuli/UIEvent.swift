/// A touch on its way to the controller in front.
///
/// https://developer.apple.com/documentation/uikit/uievent
enum UIEvent: Hashable, Sendable {
  case tapBack
  case chooseInBackMenu(InstanceID)
  case tapTab(className: String)
  case tapMore
  case tapSegue(to: String, kind: SegueKind)
  case tapExit(to: InstanceID)
  case tapAlertButton
  case tapOutsidePopover
  case tapOutsideSheet
  case tapEditButton
  case tapRow
  case tapEdit
  case tapDone(changed: Bool)
  case reorderTabs(className: String)
  case tapSearchBar
  case enterSearchText
  case cancelSearch
  case tapTextField
  case hideKeyboard
  case swipeBack(Gesture)
  case dragSheet(Gesture)
  case dragSheetTo(SheetDetent)
  case dragTransition(Gesture)
  case swipePage(forward: Bool, Gesture)
  case swipeColumns
  case tapDisplayModeButton
  case tapDimmedColumn
  /// The end of the gesture under way.
  case endGesture(Gesture)
  /// The view that handles the touch has left its window.
  case cancelTouch
}

/// The touches among the stimuli. What the keyboard enters comes the same way.
extension IOSStimulus {
  /// The event that the touch becomes; nil if this is no touch.
  var touch: UIEvent? {
    switch self {
    case .back: .tapBack
    case .chooseInBackMenu(let target): .chooseInBackMenu(target)
    case .swipeBack(let motion): .swipeBack(motion)
    case .dragSheet(let motion): .dragSheet(motion)
    case .dragSheetTo(let detent): .dragSheetTo(detent)
    case .tapOutsidePopover: .tapOutsidePopover
    case .tapOutsideSheet: .tapOutsideSheet
    case .tapEditButton: .tapEditButton
    case .tapRow: .tapRow
    case .editTabs: .tapEdit
    case .finishEditingTabs(let changed): .tapDone(changed: changed)
    case .reorderTabs(let className): .reorderTabs(className: className)
    case .dragTransition(let motion): .dragTransition(motion)
    case .swipePage(let forward, let motion): .swipePage(forward: forward, motion)
    case .swipeColumns: .swipeColumns
    case .tapDisplayModeButton: .tapDisplayModeButton
    case .tapDimmedColumn: .tapDimmedColumn
    case .tapTab(let className): .tapTab(className: className)
    case .tapMore: .tapMore
    case .tapSegue(let className, let kind): .tapSegue(to: className, kind: kind)
    case .unwind(let target): .tapExit(to: target)
    case .tapAlertButton: .tapAlertButton
    case .tapSearchBar: .tapSearchBar
    case .enterSearchText: .enterSearchText
    case .cancelSearch: .cancelSearch
    case .tapTextField: .tapTextField
    case .hideKeyboard: .hideKeyboard
    case .appCode, .memoryWarning, .significantTimeChange, .resizeStatusBar, .receiveNotification,
      .home, .otherAppToFront, .launch, .returnToApp, .open, .openAppSwitcher, .closeAppSwitcher,
      .lock, .unlock, .unlockApp, .interruption, .askPermission, .answerPermission, .rotate,
      .halfTurn, .toggleDarkMode, .changeTextSize, .toggleBoldText, .toggleIncreasedContrast,
      .resize, .dragDivider, .terminateBySystem, .throwException, .swipeAway, .openScene,
      .activateScene, .touchScene, .closeScene, .connectDisplay, .disconnectDisplay,
      .disconnectScene, .launchInBackground, .prewarm, .backgroundEvent, .wait:
      nil
    }
  }
}

extension UIApplication {
  /// `sendEvent`: finds out what is touched, and whether it can be.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)
  mutating func handle(_ event: UIEvent) throws(Interruption) {
    if case .endGesture(let motion) = event { return try endGesture(motion) }
    if case .cancelTouch = event { return try cancelTouchOutsideWindow() }
    let front = try touchedController()
    if case .tapDone(let changed) = event { return try endCustomizing(front, changed: changed) }
    if containers.tabBars.elements.contains(where: { $0?.isCustomizing == true }) {
      try requireNoCustomizing(around: front)
    }
    switch event {
    case .tapBack: try tapBack(front)
    case .chooseInBackMenu(let target): try chooseInBackMenu(target, front)
    case .tapTab(let className): try tapTab(className, front)
    case .tapMore: try tapMore(front)
    case .tapSegue(let className, let kind): try tapSegue(to: className, kind: kind, on: front)
    case .tapExit(let target): try unwind(from: front, to: target)
    case .tapAlertButton: try tapAlertButton(front)
    case .tapOutsidePopover: try tapOutsidePopover(front)
    case .tapOutsideSheet: try tapOutsideSheet(front)
    case .tapEditButton: try tapEditButton(front)
    case .tapRow: try tapRow(front)
    case .tapEdit: try beginCustomizing(front)
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
    case .endGesture, .cancelTouch, .tapDone: break
    }
  }

  /// The controller in front, if the user can touch it.
  // It changes nothing, and asks in place.
  private mutating func touchedController() throws(Interruption) -> ControllerID {
    try requireUnlocked()
    try require(isRunning, .outOfReach, "the app is not running")
    guard state == .active else {
      let reason = cover.map { "\($0) covers the app and takes its touches" }
      throw .impossible(.outOfReach, reason ?? "the app is not in front and takes no touches")
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

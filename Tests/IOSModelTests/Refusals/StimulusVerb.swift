import IOSModel

/// The stimuli, one for each case of `IOSStimulus`. A new one compiles only with a case here, and
/// passes only with a row in the table of outcomes.
enum StimulusVerb: String, CaseIterable {
  case launch, appCode, back, swipeBack, dragSheet, dragTransition, swipePage, tapTab, tapMore,
    tapSegue, unwind
  case tapAlertButton, home, returnToApp, openAppSwitcher, closeAppSwitcher, otherAppToFront, lock
  case tapSearchBar, enterSearchText, cancelSearch, tapTextField, hideKeyboard, chooseInBackMenu
  case unlock, beginInterruption, endInterruption, askPermission, answerPermission, rotate, resize,
    openURL, memoryWarning
  case terminateBySystem, swipeAway, openScene, activateScene, touchScene, closeScene
  case connectDisplay, disconnectDisplay, disconnectScene, launchInBackground, backgroundEvent,
    prewarm
  case dragSheetTo, tapOutsidePopover, editTabs, finishEditingTabs, receiveNotification
  case swipeColumns, tapOutsideSheet, tapEditButton, tapRow, significantTimeChange
  case tapDimmedColumn, touchWindow
  case reorderTabs, resizeStatusBar, unlockApp, throwException, toggleDarkMode, dragDivider
  case changeTextSize, tapDisplayModeButton, halfTurn, toggleBoldText,
    toggleIncreasedContrast, wait

  init(_ stimulus: IOSStimulus) {
    self =
      switch stimulus {
      case .launch: .launch
      case .appCode: .appCode
      case .back: .back
      case .swipeBack: .swipeBack
      case .dragSheet: .dragSheet
      case .dragSheetTo: .dragSheetTo
      case .tapOutsidePopover: .tapOutsidePopover
      case .swipeColumns: .swipeColumns
      case .tapDisplayModeButton: .tapDisplayModeButton
      case .tapDimmedColumn: .tapDimmedColumn
      case .tapOutsideSheet: .tapOutsideSheet
      case .tapEditButton: .tapEditButton
      case .tapRow: .tapRow
      case .reorderTabs: .reorderTabs
      case .resizeStatusBar: .resizeStatusBar
      case .unlockApp: .unlockApp
      case .significantTimeChange: .significantTimeChange
      case .editTabs: .editTabs
      case .finishEditingTabs: .finishEditingTabs
      case .receiveNotification: .receiveNotification
      case .dragTransition: .dragTransition
      case .swipePage: .swipePage
      case .tapTab: .tapTab
      case .tapMore: .tapMore
      case .tapSegue: .tapSegue
      case .unwind: .unwind
      case .tapAlertButton: .tapAlertButton
      case .tapSearchBar: .tapSearchBar
      case .enterSearchText: .enterSearchText
      case .cancelSearch: .cancelSearch
      case .tapTextField: .tapTextField
      case .hideKeyboard: .hideKeyboard
      case .chooseInBackMenu: .chooseInBackMenu
      case .home: .home
      case .returnToApp: .returnToApp
      case .openAppSwitcher: .openAppSwitcher
      case .closeAppSwitcher: .closeAppSwitcher
      case .otherAppToFront: .otherAppToFront
      case .lock: .lock
      case .unlock: .unlock
      case .interruption(let begins): begins ? .beginInterruption : .endInterruption
      case .askPermission: .askPermission
      case .answerPermission: .answerPermission
      case .rotate: .rotate
      case .halfTurn: .halfTurn
      case .toggleDarkMode: .toggleDarkMode
      case .changeTextSize: .changeTextSize
      case .toggleBoldText: .toggleBoldText
      case .toggleIncreasedContrast: .toggleIncreasedContrast
      case .resize: .resize
      case .dragDivider: .dragDivider
      case .open: .openURL
      case .memoryWarning: .memoryWarning
      case .terminateBySystem: .terminateBySystem
      case .throwException: .throwException
      case .swipeAway: .swipeAway
      case .openScene: .openScene
      case .activateScene: .activateScene
      case .touchScene: .touchScene
      case .touchWindow: .touchWindow
      case .closeScene: .closeScene
      case .connectDisplay: .connectDisplay
      case .disconnectDisplay: .disconnectDisplay
      case .disconnectScene: .disconnectScene
      case .launchInBackground: .launchInBackground
      case .prewarm: .prewarm
      case .backgroundEvent: .backgroundEvent
      case .wait: .wait
      }
  }

  /// The stimulus; if it names an object, one that was never made.
  var stimulus: IOSStimulus {
    switch self {
    case .launch: .launch
    case .appCode: .appCode(.view(.loadViewIfNeeded), in: InstanceID("B"))
    case .back: .back
    case .swipeBack: .swipeBack(.complete)
    case .dragSheet: .dragSheet(.complete)
    case .dragSheetTo: .dragSheetTo(.large)
    case .swipeColumns: .swipeColumns
    case .tapDisplayModeButton: .tapDisplayModeButton
    case .tapDimmedColumn: .tapDimmedColumn
    case .tapOutsideSheet: .tapOutsideSheet
    case .tapEditButton: .tapEditButton
    case .tapRow: .tapRow
    case .reorderTabs: .reorderTabs(className: "Z")
    case .resizeStatusBar: .resizeStatusBar
    case .unlockApp: .unlockApp
    case .significantTimeChange: .significantTimeChange
    case .tapOutsidePopover: .tapOutsidePopover
    case .editTabs: .editTabs
    case .finishEditingTabs: .finishEditingTabs(changed: true)
    case .receiveNotification: .receiveNotification
    case .dragTransition: .dragTransition(.complete)
    case .swipePage: .swipePage(forward: true, .complete)
    case .tapTab: .tapTab(className: "B")
    case .tapMore: .tapMore
    case .tapSegue: .tapSegue(to: "B", kind: .show)
    case .unwind: .unwind(to: InstanceID("B"))
    case .tapAlertButton: .tapAlertButton
    case .tapSearchBar: .tapSearchBar
    case .enterSearchText: .enterSearchText
    case .cancelSearch: .cancelSearch
    case .tapTextField: .tapTextField
    case .hideKeyboard: .hideKeyboard
    case .chooseInBackMenu: .chooseInBackMenu(InstanceID("B"))
    case .home: .home
    case .returnToApp: .returnToApp
    case .openAppSwitcher: .openAppSwitcher
    case .closeAppSwitcher: .closeAppSwitcher
    case .otherAppToFront: .otherAppToFront
    case .lock: .lock
    case .unlock: .unlock
    case .beginInterruption: .interruption(begins: true)
    case .endInterruption: .interruption(begins: false)
    case .askPermission: .askPermission
    case .answerPermission: .answerPermission
    case .rotate: .rotate
    case .halfTurn: .halfTurn
    case .toggleDarkMode: .toggleDarkMode
    case .changeTextSize: .changeTextSize
    case .toggleBoldText: .toggleBoldText
    case .toggleIncreasedContrast: .toggleIncreasedContrast
    case .resize: .resize(horizontal: .regular)
    case .dragDivider: .dragDivider(to: .regular)
    case .openURL: .open(.url)
    case .memoryWarning: .memoryWarning
    case .terminateBySystem: .terminateBySystem
    case .throwException: .throwException("NSGenericException")
    case .swipeAway: .swipeAway
    case .openScene: .openScene(showing: "B")
    case .activateScene: .activateScene(7)
    case .touchScene: .touchScene(7)
    case .touchWindow: .touchWindow(InstanceID("B"))
    case .closeScene: .closeScene(7)
    case .connectDisplay: .connectDisplay(showing: "B")
    case .disconnectDisplay: .disconnectDisplay
    case .disconnectScene: .disconnectScene()
    case .launchInBackground: .launchInBackground()
    case .prewarm: .prewarm
    case .backgroundEvent: .backgroundEvent(.fetch)
    case .wait: .wait(milliseconds: -1)
    }
  }
}

/// The state of the app and the device when a stimulus comes.
enum DeviceSituation: CaseIterable {
  /// In front, with a single plain controller.
  case plain
  case notRunning
  case background
  case locked
  /// In front, but covered by something.
  case interrupted

  func device() throws -> IOSDevice {
    var device = IOSDevice(version: IOSVersion(major: 26), app: .plain())
    let stimuli: [IOSStimulus] =
      switch self {
      case .plain: [.launch]
      case .notRunning: []
      case .background: [.launch, .home]
      case .locked: [.launch, .lock]
      case .interrupted: [.launch, .interruption(begins: true)]
      }
    for stimulus in stimuli { _ = try device.perform(stimulus) }
    return device
  }
}

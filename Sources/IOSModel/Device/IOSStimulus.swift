/// Something done to the device from outside: by the user, by the system, or by the app's own code
/// while it is idle.
public enum IOSStimulus: Hashable, Sendable {
  /// The icon on the home screen: a cold launch, or the running app comes to the front.
  case launch
  /// Code of this controller runs now, outside any callback. Nil: the topmost visible controller.
  case appCode(AppAction, in: InstanceID?)
  /// The way back that the user sees: the navigation bar's back button or, where there is none, the
  /// presented controller's way to be closed.
  case back
  /// A long press on the back button, and this one of the stack chosen in the menu.
  case chooseInBackMenu(InstanceID)
  /// The edge swipe of a navigation controller.
  case swipeBack(Gesture)
  /// A drag on the presented sheet.
  case dragSheet(Gesture)
  /// A drag on the presented sheet, to another of its heights.
  case dragSheetTo(SheetDetent)
  /// A tap beside the popover in front.
  case tapOutsidePopover
  /// A tap on what a sheet dims.
  case tapOutsideSheet
  /// The Edit button of the More list, and the Done button of what it brings.
  case editTabs
  case finishEditingTabs(changed: Bool)
  /// The tabs of this group are moved in the sidebar.
  case reorderTabs(className: String)
  /// The finger that drives an interaction controller of the app's own is lifted.
  case dragTransition(Gesture)
  /// A swipe to the neighbouring page.
  case swipePage(forward: Bool, Gesture)
  /// A swipe from the edge that shows the columns beside the secondary one, or hides them.
  case swipeColumns
  /// The button in a bar of a split view shows the column beside the secondary one, or hides it.
  case tapDisplayModeButton
  /// A tap on the secondary column while others dim it, which lie over it or displace it.
  case tapDimmedColumn
  /// A tap on a tab bar item.
  case tapTab(className: String)
  /// A tap on the More item, which a tab bar has that is too narrow for its tabs.
  case tapMore
  /// The user begins a search, enters text for it, or cancels it.
  case tapSearchBar
  case enterSearchText
  case cancelSearch
  /// The Edit button of the controller in front, its `editButtonItem`, is tapped.
  case tapEditButton
  /// A row of the table view that the controller in front has.
  case tapRow
  /// The text field of the controller in front is tapped.
  case tapTextField
  /// The user sends the keyboard away, by its own key or by a drag.
  case hideKeyboard
  /// A control that is wired to a segue.
  case tapSegue(to: String, kind: SegueKind)
  /// An exit control: unwinds to this controller.
  case unwind(to: InstanceID)
  /// A tap on the alert's button.
  case tapAlertButton
  case home
  /// The app switcher or the icon brings the running app back.
  case returnToApp
  case openAppSwitcher
  case closeAppSwitcher
  /// Another app comes to the front.
  case otherAppToFront
  case lock
  case unlock
  /// The user authenticates to a locked app.
  case unlockApp
  /// Control centre, notification centre, a system alert or a call banner covers the app.
  case interruption(begins: Bool)
  /// The app asks for a permission; the system's prompt covers it, unless the user has answered
  /// before.
  case askPermission
  /// The user answers the prompt, one way or the other.
  case answerPermission
  /// The device turns by 90 degrees.
  case rotate
  /// It turns by 180 degrees.
  case halfTurn
  /// The scene changes its size without turning, as in Split View.
  ///
  /// - scene: by its number; nil: the one in front.
  case resize(horizontal: SizeClass, scene: Int? = nil)
  /// The user drags the divider between the app and another one; nil: over the edge of the screen,
  /// on the app's side of it. On a pad, up to iOS 18.
  case dragDivider(to: SizeClass?)
  /// The user turns the dark appearance of the system on, or off again, or has it follow the sun;
  /// since iOS 13.
  case toggleDarkMode
  /// The user chooses a larger size for text, or the one that was there before.
  case changeTextSize
  /// The user wants all text bold, or not any more; since iOS 13.
  case toggleBoldText
  /// The user wants more contrast, or not any more; since iOS 13.
  case toggleIncreasedContrast
  /// A link, a hand-off, a quick action or a notification brings the user to the app.
  ///
  /// - scene: the one that the system finds to be meant; nil: the one in front.
  case open(ConnectionOption, scene: Int? = nil)
  /// A notification arrives, and the user leaves it alone.
  case receiveNotification
  case memoryWarning
  /// Midnight, another time zone, or the beginning of summer time.
  case significantTimeChange
  /// The status bar grows for a call that goes on behind the app, or shrinks after it; up to iOS
  /// 12.
  case resizeStatusBar
  /// The system ends the suspended app; the scene session stays.
  case terminateBySystem
  /// Code of the app throws an exception of this name, which is not caught; the scene session
  /// stays.
  case throwException(String)
  /// The user swipes the app out of the app switcher.
  case swipeAway
  /// The user opens another window of the app, for a controller class or as the app is launched,
  /// beside the others or in their place.
  case openScene(showing: String?, alone: Bool = false)
  /// The user chooses a window of the app by its scene's number.
  case activateScene(Int, alone: Bool = false)
  /// The user goes on in this one of the scenes in front.
  case touchScene(Int)
  /// The user touches the window with this root where nothing else comes of it.
  case touchWindow(InstanceID)
  /// The user closes a window of the app in the app switcher or, asked for a confirmation, does not
  /// after all.
  case closeScene(Int, isCancelled: Bool = false)
  /// A display is connected, on which the app shows a controller or what it is launched with.
  case connectDisplay(showing: String?)
  case disconnectDisplay
  /// The system disconnects a background scene to free memory; its session stays. Nil: the first
  /// such.
  case disconnectScene(Int? = nil)
  /// Launched into the background.
  case launchInBackground(for: BackgroundEvent? = nil)
  /// The system starts the process ahead of the user.
  case prewarm
  /// Something to do for an app in the background, which is resumed for it.
  case backgroundEvent(BackgroundEvent)
  /// Logical time passes.
  case wait(milliseconds: Int)
}

extension IOSStimulus {
  /// A call with several operands: a later one may be refused when earlier ones have been made
  /// already.
  var namesSeveral: Bool {
    if case .appCode(.container(.setViewControllers), _) = self { true } else { false }
  }
}

/// What the system has for an app in the background.
///
/// https://developer.apple.com/documentation/xcode/configuring-background-execution-modes
public enum BackgroundEvent: String, Hashable, Sendable, CaseIterable {
  /// A background fetch is due.
  case fetch
  /// Transfers of a background URL session have ended.
  case urlSession
  /// A notification that is not shown to the user.
  case notification
  /// A place has changed; the app hears of it from Core Location, not from its delegate.
  case location
}

/// How far an interactive gesture goes.
public enum Gesture: String, Hashable, Sendable, CaseIterable {
  case complete
  case cancel
  /// Begins and stays down; a later `complete` or `cancel` ends it.
  case begin
}

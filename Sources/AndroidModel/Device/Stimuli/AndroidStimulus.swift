/// Something done to the device from outside: by the user, by the system, or by the app's own code
/// while it is idle.
///
/// https://developer.android.com/guide/components/activities/tasks-and-back-stack for the user's,
/// https://developer.android.com/guide/components/activities/process-lifecycle for the system's
public enum AndroidStimulus: Hashable, Sendable {
  /// The launcher's icon of an activity: MAIN and LAUNCHER, in a new task or its existing one.
  case launch(activity: String)
  /// Code of this object runs now, outside any callback. Nil: the topmost resumed activity.
  case appCode(AppAction, in: InstanceID?)
  case back
  /// A finger touches the screen beside the topmost window of the app.
  case touchOutside
  /// A step of the gesture that is Back.
  case backGesture(BackGestureStep)
  case home
  /// The app comes back from the home screen by its launcher icon.
  case returnByLauncher
  /// Another user of the device gets it, or the first one back.
  case switchUser(to: DeviceUser)
  /// The user pauses the work profile, or lets it go on (API 24).
  case workProfile(isPaused: Bool)
  /// The app's frontmost task comes back from the list of recent tasks; if none is left, the one
  /// that ended last begins anew.
  case returnByRecents
  /// The user picks the task that has this activity in the list of recent tasks, or one that has
  /// ended and was made for its class.
  case pickRecentTask(InstanceID)
  /// The list of recent tasks opens over the app.
  case openRecents
  /// The user goes back to where the list was opened: by a tap on the task there, or beside the
  /// tasks.
  case closeRecents
  /// An activity of another app comes to the front by itself: a call.
  case otherAppToFront
  /// The user goes to another app.
  case switchApp
  /// The other app's activity goes away again.
  case otherAppFinished
  /// A test moves the activity to this state.
  case moveToState(InstanceID, ScenarioState)
  /// The display turns by 90 degrees.
  case rotate
  /// It turns by 180 degrees.
  case halfTurn
  /// The user turns auto-rotate off, or on again.
  case toggleAutoRotate
  /// The windows of the device's own display are arranged in another way.
  case windows(WindowsStimulus)
  /// Something is done to one display: 0 is the device's own.
  case onDisplay(Int, DisplayStimulus)
  /// These aspects of the configuration change to a new value.
  case changeConfiguration(ConfigurationChanges)
  /// What the user has set for these aspects is set to the other of two values, or back.
  case toggleConfiguration(ConfigurationChanges)
  /// The dark theme is turned on, or off again.
  case toggleNightMode
  /// The device is put into a dock on a desk, or taken out of it.
  case dock(Bool)
  /// Resources that lie over the app's own come, or go: another theme of the whole system.
  case changeOverlay
  /// The user taps the button that has an activity in size compatibility mode begun anew.
  case tapRestartButton
  /// The screen, and what the device shows on it while it is not in use.
  case screen(ScreenStimulus)
  /// The assistant comes over what is in front.
  case openAssistant
  /// A task is kept in front.
  case lockTask(LockTaskStimulus)
  /// The notification shade or a system window takes the window focus and gives it back.
  case windowFocus(Bool)
  /// The user calls the assistant, which asks what is shown.
  case requestAssist
  /// The user continues on another device (API 37).
  case handoff(HandoffStimulus)
  /// The user answers the permission dialog.
  case answerPermission(granted: Bool)
  /// The user picks this activity where the system asks which of several is meant, just once or for
  /// always.
  case pickTarget(activity: String, always: Bool = false)
  /// A link to an exported activity is opened from another app.
  indirect case deepLink(Intent)
  /// The user taps a notification, and unlocks the device for that if need be. Its pending intent
  /// is for activities, or for a component that starts them: a trampoline.
  case pendingIntent([Intent], to: ContextComponent? = nil)
  /// A notification of the app arrives, and these are its full-screen intents.
  case notification([Intent])
  /// What the system does to the app's processes.
  case process(ProcessStimulus)
  /// The user shuts the device down, starts it anew and unlocks it.
  case reboot
  /// An uncaught exception in code outside any callback.
  case throwException(String)
  /// The user swipes the app's frontmost task out of the list of recent tasks.
  case swipeAway
  /// A finger drags a pager half way to this page, and holds it there.
  case dragPager(String, to: Int)
  /// The finger lets go of the pager.
  case releasePager(String)
  /// Logical time passes.
  case wait(milliseconds: Int)
}

extension AndroidStimulus {
  /// Whether a main thread does nothing else for some time.
  var takesTime: Bool {
    guard case .appCode(let action, _) = self else { return false }
    return action.takesTime
  }

  /// It is a call of the app, and no message that waits for its turn.
  var runsCode: Bool {
    switch self {
    case .appCode, .throwException: true
    case .pendingIntent(_, let component): component != nil
    case .launch, .back, .touchOutside, .backGesture, .home, .returnByLauncher, .returnByRecents,
      .pickRecentTask, .openRecents, .closeRecents, .windows, .onDisplay, .otherAppToFront,
      .otherAppFinished, .moveToState, .switchApp, .rotate, .halfTurn, .toggleAutoRotate,
      .changeConfiguration, .toggleConfiguration, .toggleNightMode, .dock, .changeOverlay,
      .tapRestartButton, .screen, .windowFocus, .answerPermission, .pickTarget, .requestAssist,
      .handoff, .deepLink,
      .notification,
      .switchUser, .workProfile, .process, .reboot, .swipeAway, .dragPager, .releasePager, .wait,
      .openAssistant, .lockTask:
      false
    }
  }
}

/// https://developer.android.com/develop/ui/views/touch-and-input/gestures/gesturenav
public enum BackGestureStep: Hashable, Sendable {
  /// A finger begins the way back, far enough to count, and stays where it is.
  case begin
  /// It is lifted, which is Back.
  case commit
  /// It returns before it is lifted; if none has begun, it does both.
  case cancel
}

/// A step of going from one device to another.
///
/// https://developer.android.com/develop/better-together/continue-on/enable-support
public enum HandoffStimulus: Hashable, Sendable {
  /// Another device, on which the user goes on, asks for what is in front here.
  case request
  /// The user continues here with an activity of another device.
  indirect case receive(Intent)
}

/// https://developer.android.com/work/dpc/dedicated-devices/lock-task-mode
public enum LockTaskStimulus: Hashable, Sendable {
  /// The user pins the task in front to the screen.
  case pin
  case unpin
  /// The owner of the device lets the app lock its tasks, or no longer.
  case allow(Bool)
}

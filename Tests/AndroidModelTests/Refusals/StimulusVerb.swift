import AndroidModel

/// The stimuli, one for each case of `AndroidStimulus`. A new one compiles only with a case here,
/// and passes only with a row in the table of outcomes.
enum StimulusVerb: String, CaseIterable {
  case launch, appCode, back, touchOutside, beginBackGesture, commitBackGesture, cancelBackGesture,
    home,
    returnByLauncher, returnByRecents
  case openRecents, closeRecents, otherAppToFront, switchApp
  case enterSplitScreen, leaveSplitScreen, resizeSplitScreen, openFreeform, resizeFreeform, touch,
    onDisplay, setLargeDisplay
  case expandPictureInPicture, dismissPictureInPicture, stashPictureInPicture
  case startDream, stopDream, openAssistant, pinScreen, unpinScreen, allowLockTask
  case toggleConfiguration, toggleNightMode, dock, undock, changeOverlay, tapRestartButton
  case otherAppFinished, rotate, halfTurn, toggleAutoRotate, changeConfiguration, screenOff,
    screenOn
  case screenOnAndUnlock
  case openShade, closeShade, requestAssist, answerPermission, deepLink, memoryPressure, trimMemory,
    lowMemory, switchToOtherUser, switchToFirstUser, processDeath, processDeathOf, reclaimMemory,
    heapFills
  case pauseWorkProfile, resumeWorkProfile, pickTarget, pickRecentTask, pendingIntent,
    notification,
    throwException, swipeAway, forceStop, clearData, dragPager, releasePager, moveToState,
    wait, reboot, requestHandoff, receiveHandoff

  init(_ stimulus: AndroidStimulus) {
    self =
      switch stimulus {
      case .launch: .launch
      case .appCode: .appCode
      case .back: .back
      case .touchOutside: .touchOutside
      case .backGesture(.begin): .beginBackGesture
      case .backGesture(.commit): .commitBackGesture
      case .backGesture(.cancel): .cancelBackGesture
      case .home: .home
      case .returnByLauncher: .returnByLauncher
      case .returnByRecents: .returnByRecents
      case .pickRecentTask: .pickRecentTask
      case .openRecents: .openRecents
      case .closeRecents: .closeRecents
      case .otherAppToFront: .otherAppToFront
      case .switchApp: .switchApp
      case .otherAppFinished: .otherAppFinished
      case .moveToState: .moveToState
      case .windows(.enterSplitScreen): .enterSplitScreen
      case .windows(.leaveSplitScreen): .leaveSplitScreen
      case .windows(.resizeSplitScreen): .resizeSplitScreen
      case .windows(.openFreeform): .openFreeform
      case .windows(.resizeFreeform): .resizeFreeform
      case .windows(.touch): .touch
      case .onDisplay: .onDisplay
      case .windows(.setLargeDisplay): .setLargeDisplay
      case .windows(.expandPictureInPicture): .expandPictureInPicture
      case .windows(.stashPictureInPicture): .stashPictureInPicture
      case .windows(.dismissPictureInPicture): .dismissPictureInPicture
      case .rotate: .rotate
      case .halfTurn: .halfTurn
      case .toggleAutoRotate: .toggleAutoRotate
      case .changeConfiguration: .changeConfiguration
      case .toggleConfiguration: .toggleConfiguration
      case .toggleNightMode: .toggleNightMode
      case .dock(let isDocked): isDocked ? .dock : .undock
      case .changeOverlay: .changeOverlay
      case .tapRestartButton: .tapRestartButton
      case .screen(.startDream): .startDream
      case .screen(.stopDream): .stopDream
      case .openAssistant: .openAssistant
      case .lockTask(.pin): .pinScreen
      case .lockTask(.unpin): .unpinScreen
      case .lockTask(.allow): .allowLockTask
      case .screen(.off): .screenOff
      case .screen(.on): .screenOn
      case .screen(.onAndUnlock): .screenOnAndUnlock
      case .windowFocus(let hasFocus): hasFocus ? .closeShade : .openShade
      case .switchUser(to: .other): .switchToOtherUser
      case .switchUser(to: .first): .switchToFirstUser
      case .requestAssist: .requestAssist
      case .answerPermission: .answerPermission
      case .pickTarget: .pickTarget
      case .workProfile(let isPaused): isPaused ? .pauseWorkProfile : .resumeWorkProfile
      case .deepLink: .deepLink
      case .pendingIntent: .pendingIntent
      case .notification: .notification
      case .process(.memoryPressure): .memoryPressure
      case .process(.trimMemory): .trimMemory
      case .process(.lowMemory): .lowMemory
      case .process(.death): .processDeath
      case .process(.deathOf): .processDeathOf
      case .process(.reclaimMemory): .reclaimMemory
      case .process(.heapFills): .heapFills
      case .throwException: .throwException
      case .swipeAway: .swipeAway
      case .process(.forceStop): .forceStop
      case .process(.clearData): .clearData
      case .dragPager: .dragPager
      case .releasePager: .releasePager
      case .wait: .wait
      case .reboot: .reboot
      case .handoff(.request): .requestHandoff
      case .handoff(.receive): .receiveHandoff
      }
  }

  /// The stimulus; if it names an object, one that was never made.
  var stimulus: AndroidStimulus {
    switch self {
    case .launch: .launch(activity: "Nowhere")
    case .appCode: .code(.finish, in: "B")
    case .back: .back
    case .touchOutside: .touchOutside
    case .beginBackGesture: .backGesture(.begin)
    case .commitBackGesture: .backGesture(.commit)
    case .cancelBackGesture: .backGesture(.cancel)
    case .home: .home
    case .returnByLauncher: .returnByLauncher
    case .returnByRecents: .returnByRecents
    case .pickRecentTask: .pickRecentTask(InstanceID("Nowhere"))
    case .openRecents: .openRecents
    case .closeRecents: .closeRecents
    case .otherAppToFront: .otherAppToFront
    case .switchApp: .switchApp
    case .otherAppFinished: .otherAppFinished
    case .moveToState: .moveToState(InstanceID("B"), .created)
    case .enterSplitScreen: .windows(.enterSplitScreen(beside: nil))
    case .leaveSplitScreen: .windows(.leaveSplitScreen)
    case .resizeSplitScreen: .windows(.resizeSplitScreen)
    case .openFreeform: .windows(.openFreeform(activity: "B"))
    case .resizeFreeform: .windows(.resizeFreeform(InstanceID("Nowhere")))
    case .touch: .windows(.touch(nil))
    case .onDisplay: .onDisplay(1, .turnOff)
    case .setLargeDisplay: .windows(.setLargeDisplay(false))
    case .expandPictureInPicture: .windows(.expandPictureInPicture)
    case .stashPictureInPicture: .windows(.stashPictureInPicture(true))
    case .dismissPictureInPicture: .windows(.dismissPictureInPicture)
    case .rotate: .rotate
    case .halfTurn: .halfTurn
    case .toggleAutoRotate: .toggleAutoRotate
    case .changeConfiguration: .changeConfiguration([])
    case .toggleConfiguration: .toggleConfiguration([])
    case .toggleNightMode: .toggleNightMode
    case .dock: .dock(true)
    case .undock: .dock(false)
    case .changeOverlay: .changeOverlay
    case .tapRestartButton: .tapRestartButton
    case .startDream: .screen(.startDream)
    case .stopDream: .screen(.stopDream)
    case .openAssistant: .openAssistant
    case .pinScreen: .lockTask(.pin)
    case .unpinScreen: .lockTask(.unpin)
    case .allowLockTask: .lockTask(.allow(false))
    case .screenOff: .screen(.off(secureKeyguard: true))
    case .screenOn: .screen(.on)
    case .screenOnAndUnlock: .screen(.onAndUnlock)
    case .openShade: .windowFocus(false)
    case .closeShade: .windowFocus(true)
    case .switchToOtherUser: .switchUser(to: .other)
    case .switchToFirstUser: .switchUser(to: .first)
    case .requestAssist: .requestAssist
    case .answerPermission: .answerPermission(granted: true)
    case .pauseWorkProfile: .workProfile(isPaused: true)
    case .resumeWorkProfile: .workProfile(isPaused: false)
    case .pickTarget: .pickTarget(activity: "Nowhere")
    case .deepLink: .deepLink(Intent("Nowhere"))
    case .pendingIntent: .pendingIntent([Intent("Nowhere")])
    case .notification: .notification([Intent("Nowhere")])
    case .memoryPressure: .process(.memoryPressure)
    case .trimMemory: .process(.trimMemory(.background))
    case .lowMemory: .process(.lowMemory)
    case .processDeath: .process(.death)
    case .processDeathOf: .process(.deathOf(activity: "B"))
    case .reclaimMemory: .process(.reclaimMemory)
    case .heapFills: .process(.heapFills)
    case .throwException: .throwException("RuntimeException")
    case .swipeAway: .swipeAway
    case .forceStop: .process(.forceStop)
    case .clearData: .process(.clearData)
    case .dragPager: .dragPager("pager", to: 1)
    case .releasePager: .releasePager("pager")
    case .requestHandoff: .handoff(.request)
    case .receiveHandoff: .handoff(.receive(Intent("Nowhere")))
    case .wait: .wait(milliseconds: -1)
    case .reboot: .reboot
    }
  }
}

/// The state of the app and the device when a stimulus comes.
enum DeviceSituation: CaseIterable {
  /// In front, with a single activity.
  case inFront
  case neverStarted
  case inBackground
  /// In the background, and the process has died.
  case noProcess
  /// The screen is off, without a keyguard.
  case asleep
  /// The screen is on, with a keyguard.
  case locked
  case shadeOpen
  case behindPermissionDialog

  func device() throws -> AndroidDevice {
    var device = AndroidDevice(api: 36, app: AndroidApp(activities: [.named("A"), .named("B")]))
    let stimuli: [AndroidStimulus] =
      switch self {
      case .inFront: [.launch(activity: "A")]
      case .neverStarted: []
      case .inBackground: [.launch(activity: "A"), .home]
      case .noProcess: [.launch(activity: "A"), .home, .process(.death)]
      case .asleep: [.launch(activity: "A"), .screen(.off(secureKeyguard: false))]
      case .locked: [.launch(activity: "A"), .screen(.off(secureKeyguard: true)), .screen(.on)]
      case .shadeOpen: [.launch(activity: "A"), .windowFocus(false)]
      case .behindPermissionDialog: [.launch(activity: "A"), .code(.requestPermissions())]
      }
    for stimulus in stimuli { _ = try device.perform(stimulus) }
    return device
  }
}

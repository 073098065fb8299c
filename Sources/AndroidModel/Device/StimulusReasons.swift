/// What the platform takes each stimulus for: Documentation/Decisions/0012-why-an-event-comes.md.
extension AndroidDevice {
  func reason(of stimulus: AndroidStimulus) -> AndroidReason {
    switch stimulus {
    case .launch, .returnByLauncher: .launch
    case .deepLink, .pendingIntent: process == nil ? .launch : .navigation
    case .appCode(let action, _): action.reason
    case .back, .beginBackGesture, .commitBackGesture, .cancelBackGesture: .navigation
    case .home, .openRecents, .returnByRecents, .pickRecentTask, .otherAppToFront,
      .otherAppFinished, .openAssistant, .startDream, .stopDream, .screenOff,
      .screenOn, .screenOnAndUnlock:
      .appState
    case .enterSplitScreen, .openFreeform: .launch
    case .onDisplay(_, let stimulus): stimulus.reason
    case .leaveSplitScreen, .touch, .expandPictureInPicture, .dismissPictureInPicture: .appState
    case .rotate, .setLargeDisplay, .changeConfiguration, .changeOverlay, .tapRestartButton,
      .resizeSplitScreen:
      .configuration
    case .windowFocus, .answerPermission, .requestAssist: .cover
    case .dragPager, .releasePager: .container
    case .trimMemory, .lowMemory, .processDeath, .processDeathOf, .reclaimMemory, .throwException,
      .swipeAway,
      .forceStop, .wait,
      .pinScreen, .unpinScreen, .allowLockTask:
      .system
    }
  }
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
    case .launch, .back, .beginBackGesture, .commitBackGesture, .cancelBackGesture, .home,
      .returnByLauncher, .returnByRecents,
      .pickRecentTask, .openRecents,
      .enterSplitScreen, .leaveSplitScreen, .resizeSplitScreen, .openFreeform, .touch,
      .setLargeDisplay, .onDisplay, .expandPictureInPicture, .dismissPictureInPicture,
      .otherAppToFront, .otherAppFinished,
      .rotate, .changeConfiguration, .changeOverlay, .tapRestartButton, .screenOff, .screenOn,
      .screenOnAndUnlock, .windowFocus,
      .answerPermission, .requestAssist, .deepLink, .pendingIntent, .trimMemory, .lowMemory,
      .processDeath, .processDeathOf, .reclaimMemory, .swipeAway, .forceStop, .dragPager,
      .releasePager, .wait,
      .startDream,
      .stopDream, .openAssistant, .pinScreen, .unpinScreen, .allowLockTask:
      false
    }
  }
}

extension DisplayStimulus {
  fileprivate var reason: AndroidReason {
    switch self {
    case .launch: .launch
    case .home, .pressKey, .turnOff, .turnOn, .remove, .receive: .appState
    }
  }
}

extension AppAction {
  fileprivate var reason: AndroidReason {
    switch self {
    case .startActivity, .startActivities, .startFromContext, .startTaskStack, .appTask, .finish,
      .finishAffinity, .finishAndRemoveTask, .finishActivity, .setResult, .setIntent,
      .navigateUpTo, .onNavigateUp:
      .navigation
    case .recreate, .setRequestedOrientation, .requestFullscreenMode: .configuration
    case .moveTaskToBack, .enterPictureInPictureMode: .appState
    case .requestPermissions, .setTranslucent, .showDialog, .dismissDialog, .window: .cover
    case .setCurrentItem, .makeFragment, .fragments, .pinTopActivityStack, .unpinTopActivityStack:
      .container
    case .back: .navigation
    case .lockScreen: .appState
    case .result(.launch): .navigation
    case .releaseInstance, .viewModel, .setPictureInPictureParams, .lifecycle, .startLockTask,
      .stopLockTask, .result, .savedState, .registerActivityLifecycleCallbacks,
      .unregisterActivityLifecycleCallbacks, .sleep:
      .system
    case .startActionMode, .finishActionMode: .cover
    }
  }
}

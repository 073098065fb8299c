/// What the platform takes each stimulus for: Documentation/Decisions/0012-why-an-event-comes.md.
/// Android does not tell them; they are there for comparing platforms.
extension AndroidDevice {
  @inline(__always)
  func reason(of stimulus: AndroidStimulus) -> AndroidReason {
    stimulus.reason(withProcess: hasProcess)
  }
}

extension AndroidStimulus {
  fileprivate func reason(withProcess hasProcess: Bool) -> AndroidReason {
    switch self {
    case .launch, .returnByLauncher: .launch
    case .deepLink, .pendingIntent, .notification: hasProcess ? .navigation : .launch
    case .appCode(let action, _): action.reason
    case .back, .backGesture, .touchOutside, .pickTarget: .navigation
    case .home, .openRecents, .closeRecents, .returnByRecents, .pickRecentTask, .otherAppToFront,
      .switchApp, .otherAppFinished, .moveToState, .openAssistant, .screen, .switchUser,
      .workProfile:
      .appState
    case .windows(let stimulus): stimulus.reason
    case .onDisplay(_, let stimulus): stimulus.reason
    case .rotate, .halfTurn, .toggleAutoRotate, .changeConfiguration, .toggleConfiguration,
      .toggleNightMode, .dock, .changeOverlay, .tapRestartButton:
      .configuration
    case .windowFocus, .answerPermission, .requestAssist: .cover
    case .handoff(.receive): hasProcess ? .navigation : .launch
    case .handoff(.request): .system
    case .dragPager, .releasePager: .container
    case .process, .reboot, .throwException, .swipeAway, .wait, .lockTask: .system
    }
  }
}

extension WindowsStimulus {
  fileprivate var reason: AndroidReason {
    switch self {
    case .enterSplitScreen, .openFreeform: .launch
    case .leaveSplitScreen, .touch, .expandPictureInPicture, .dismissPictureInPicture,
      .stashPictureInPicture:
      .appState
    case .setLargeDisplay, .resizeSplitScreen, .resizeFreeform: .configuration
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
    case .startActivity, .startActivities, .startFromContext, .send, .startIntentSender,
      .startTaskStack, .appTask, .finish, .finishAfterTransition, .finishAffinity,
      .finishAndRemoveTask, .finishActivity, .setResult, .setIntent, .navigateUpTo, .onNavigateUp:
      .navigation
    case .appCompat(.startSupportActionMode): .cover
    case .recreate, .setRequestedOrientation, .requestFullscreenMode, .setApplicationNightMode,
      .appCompat, .camera:
      .configuration
    case .moveTaskToBack, .enterPictureInPictureMode: .appState
    case .requestPermissions, .setTranslucent, .showDialog, .dismissDialog, .managedDialog,
      .setFinishOnTouchOutside, .window:
      .cover
    case .setCurrentItem, .setOffscreenPageLimit, .changePager, .setAdapter, .tabHost,
      .makeFragment, .fragments, .navController, .pinTopActivityStack, .unpinTopActivityStack:
      .container
    case .back: .navigation
    case .lockScreen: .appState
    case .result(.launch), .result(.launchIntentSender): .navigation
    case .result(.launchPermissions): .cover
    case .releaseInstance, .setTitle, .invalidateOptionsMenu, .viewModel, .loader, .liveData,
      .setPictureInPictureParams, .setHandoffEnabled, .lifecycle, .startLockTask, .stopLockTask,
      .result, .savedState,
      .registerActivityLifecycleCallbacks, .unregisterActivityLifecycleCallbacks, .activityListener,
      .registerComponentCallbacks, .unregisterComponentCallbacks, .setComponentEnabledSetting,
      .sleep, .throwException, .exit:
      .system
    case .startActionMode, .finishActionMode, .menu: .cover
    case .setVisible: .appState
    }
  }
}

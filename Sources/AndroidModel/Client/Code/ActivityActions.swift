// Follows platform/frameworks/base, core/java/android/app/Activity.java: the methods that apps call
// on an activity.

/// Calls of the app's code on the activity that it is in or belongs to.
extension ActivityThread {
  /// Runs one of them as code of `subject`.
  mutating func perform(
    _ action: AppAction, onActivity token: ActivityToken, as subject: CodeOwner
  ) throws(AndroidException) {
    switch action {
    case .finish: finish(token) { .finish(resultCode: $0) }
    case .finishAfterTransition: finishAfterTransition(token)
    case .finishAndRemoveTask: finish(token) { .finishAndRemoveTask(resultCode: $0) }
    case .finishAffinity: try finishAffinity(token)
    case .finishActivity(let requestCode):
      request(.finishSubActivity(requestCode: requestCode), of: token)
    case .setResult(let code): setResult(code, of: token)
    case .setIntent(let intent): setIntent(intent, of: token)
    case .recreate: recreate(token)
    case .moveTaskToBack(let nonRoot): request(.moveTaskToBack(nonRoot: nonRoot), of: token)
    case .navigateUpTo(let intent): try navigateUpTo(intent, from: token)
    case .onNavigateUp: navigateUp(token)
    case .releaseInstance: request(.releaseInstance, of: token)
    case .startLockTask: try startLockTask(of: token)
    case .stopLockTask: request(.stopLockTask, of: token)
    case .lockScreen(let call): perform(call, on: token)
    case .setHandoffEnabled(let isEnabled): setHandoffEnabled(isEnabled, of: token)

    case .enterPictureInPictureMode: try enterPictureInPictureMode(token)
    case .setPictureInPictureParams(let autoEnter, let aspectRatio):
      try setPictureInPictureParams(autoEnter, aspectRatio, of: token)
    case .setRequestedOrientation(let asked): try setRequestedOrientation(asked, of: token)
    case .requestFullscreenMode(let mode): try requestFullscreenMode(mode, of: token)
    case .setTranslucent(let isTranslucent): request(.setOccludesParent(!isTranslucent), of: token)
    case .pinTopActivityStack: request(.pinTopActivityStack, of: token)
    case .unpinTopActivityStack: request(.unpinTopActivityStack, of: token)
    case .showDialog(let dialog): try showDialog(dialog, of: token)
    case .managedDialog(let action): try perform(action, of: token)
    case .dismissDialog: try dismissDialog(of: token)
    case .setFinishOnTouchOutside(let finishes): setFinishOnTouchOutside(finishes, of: token)
    case .window(let action): try perform(action, on: token, by: subject)
    case .invalidateOptionsMenu: invalidateOptionsMenu(token)
    case .menu(let action): try perform(action, in: subject, of: token)
    case .activityListener(let action): try perform(action, in: subject, of: token)
    case .setTitle: try setTitle(of: token)
    case .setVisible(let isVisible): setVisible(isVisible, of: token)
    case .startActionMode: try startActionMode(.ofWindow, token)
    case .finishActionMode: try finishActionMode(token)
    case .back(let action): try perform(action, in: subject, of: token)
    case .result(let action): try perform(action, in: subject, of: token)

    case .fragments, .makeFragment, .navController, .viewModel, .loader, .liveData, .lifecycle,
      .savedState, .setCurrentItem, .setOffscreenPageLimit, .changePager, .setAdapter, .tabHost,
      .sleep, .throwException, .exit, .appCompat, .startActivity, .startActivities,
      .startFromContext, .send, .startIntentSender, .startTaskStack, .appTask,
      .registerActivityLifecycleCallbacks, .unregisterActivityLifecycleCallbacks,
      .registerComponentCallbacks, .unregisterComponentCallbacks, .requestPermissions,
      .setApplicationNightMode, .camera, .setComponentEnabledSetting:
      break  // they need no activity, or find it themselves
    }
  }

  /// Asks the server for something about the activity.
  private mutating func request(_ request: ActivityRequest, of token: ActivityToken) {
    self.request(.activity(token, request))
  }

  private mutating func setPictureInPictureParams(
    _ autoEnter: Bool, _ aspectRatio: AspectRatio?, of token: ActivityToken
  ) throws(AndroidException) {
    guard aspectRatio?.fitsPicture != false else {
      throw AndroidException("IllegalArgumentException", "Aspect ratio is too extreme")
    }
    request(.setPictureInPictureParams(autoEnter: autoEnter), of: token)
  }

  private mutating func setResult(_ code: Int, of token: ActivityToken) {
    activities.change(token) { $0.resultCode = code }
  }

  private mutating func setIntent(_ intent: Intent, of token: ActivityToken) {
    activities[belongingsOf: token]?.value.intent = intent
  }

  private mutating func setHandoffEnabled(_ isEnabled: Bool, of token: ActivityToken) {
    activities[belongingsOf: token]?.value.isHandoffEnabled = isEnabled
  }

  private mutating func perform(
    _ action: ManagedDialogAction, of token: ActivityToken
  ) throws(AndroidException) {
    switch action {
    case .show(let id): try showManagedDialog(id, of: token)
    case .dismiss(let id): try dismissManagedDialog(id, of: token)
    case .remove(let id): try removeManagedDialog(id, of: token)
    }
  }

  /// It is told of a title that comes before `onPostCreate` gives it to the window, too.
  private mutating func setTitle(of token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try call(.activity(.onTitleChanged), on: .activity(id))
  }

  private mutating func setFinishOnTouchOutside(_ finishes: Bool, of token: ActivityToken) {
    activities[belongingsOf: token]?.value.finishesOnTouchOutside = finishes
  }

  private mutating func setRequestedOrientation(
    _ asked: ScreenOrientation, of token: ActivityToken
  ) throws(AndroidException) {
    try requireOpaque(token, toAskFor: asked)
    request(.activity(token, .setRequestedOrientation(asked)))
  }

  private mutating func requestFullscreenMode(
    _ mode: FullscreenModeRequest, of token: ActivityToken
  ) throws(AndroidException) {
    guard version.hasFullscreenRequests else {
      throw AndroidException("NoSuchMethodError", "no requestFullscreenMode before API 34")
    }
    request(.requestFullscreenMode(mode), of: token)
  }
}

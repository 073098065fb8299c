// Follows platform/frameworks/base, core/java/android/app/Activity.java: the methods that do more
// than ask the server.

/// Calls of an activity's code on the activity.
extension ActivityThread {
  /// From here on `isFinishing()` is true, if what `finishActivity` of the server returns is.
  mutating func finish(
    _ token: ActivityToken, by request: (_ resultCode: Int) -> ActivityRequest
  ) {
    guard let activity = activities[token], !activity.isFinishing else { return }
    askToFinish(token, request(activity.resultCode))
  }

  private mutating func askToFinish(_ token: ActivityToken, _ request: ActivityRequest) {
    if !isBlockedFromFinish(token) { activities.change(token) { $0.isFinishing = true } }
    self.request(.activity(token, request))
  }

  /// The server is asked even if the activity is ending already: those below it may not be.
  mutating func finishAffinity(_ token: ActivityToken) throws(AndroidException) {
    try requireNoResult(activities[token]?.resultCode)
    askToFinish(token, .finishAffinity)
  }

  func requireNoResult(_ resultCode: Int?) throws(AndroidException) {
    guard resultCode != ActivityResult.canceled else { return }
    throw AndroidException("IllegalStateException", "can not be called to deliver a result")
  }

  mutating func recreate(_ token: ActivityToken) {
    if version.recreatesByServer {
      request(.activity(token, .relaunch))
    } else if version.recreatesAsWhenAsked {
      requestRelaunch(of: token)
    } else {
      scheduleRelaunch(of: token)
    }
  }

  /// `scheduleRelaunchActivity`
  private mutating func scheduleRelaunch(of token: ActivityToken) {
    guard let activity = activities[token],
      version.recreatesFinishingActivity || !activity.isFinishing
    else { return }
    // As it is when the code asks, whatever has become of it when the message comes.
    if version.keepsWindowOfRecreated, !activity.isStopped, activity.decor != .detached {
      activities.change(token) { $0.preservesWindow = true }
    }
    // One that was asked for before and has not come is not for another instance.
    if !version.recreatesForEachRequest { looper.remove(.recreate(token)) }
    looper.post(.recreate(token))
  }

  /// Whether the manifest declares the parent is not checked: it is in the task or not.
  mutating func navigateUpTo(_ intent: Intent, from token: ActivityToken) throws(AndroidException) {
    guard let resultCode = activities[token]?.resultCode else { return }
    let isRefused = isRefused(toNavigateUpTo: intent, from: token)
    request(.activity(token, .navigateUpTo(intent, resultCode: resultCode)))
    guard isRefused else { return }
    throw AndroidException(
      "SecurityException", "Permission Denial: \(intent.component) is not exported")
  }

  mutating func startLockTask(of token: ActivityToken) throws(AndroidException) {
    guard activities[token]?.lifecycle != .stopped else {
      throw AndroidException("IllegalArgumentException", "Invalid task, not in foreground")
    }
    request(.activity(token, .startLockTask))
  }

  /// What shows through leaves the orientation to what is below.
  ///
  /// - Parameter orientation: nil: the one in the manifest.
  @inline(__always)
  func requireOpaque(
    _ token: ActivityToken, toAskFor orientation: ScreenOrientation?
  ) throws(AndroidException) {
    guard let declaration = activities[belongingsOf: token]?.value.activity.declaration,
      (orientation ?? declaration.screenOrientation).isFixed, declaration.theme != .opaque,
      version.refusesOrientationOfTranslucent
    else { return }
    throw AndroidException(
      "IllegalStateException", "Only fullscreen opaque activities can request orientation")
  }

  /// `isInPictureInPictureMode()` is true with the return of the call, by a field, or because the
  /// server is asked, which has moved the task.
  mutating func enterPictureInPictureMode(_ token: ActivityToken) throws(AndroidException) {
    guard activities[token]?.canEnterPictureInPicture == true else {
      throw AndroidException(
        "IllegalStateException", "Activity must be resumed to enter picture-in-picture")
    }
    let declared = activities[belongingsOf: token]?.value.activity
    guard declared?.declaration.supportsPictureInPicture == true else {
      throw AndroidException(
        "IllegalStateException", "Current activity does not support picture-in-picture")
    }
    activities.change(token) { $0.isInPictureInPictureMode = true }
    request(.activity(token, .enterPictureInPicture))
  }

  /// `setVisible`: a window that was held back is added once the activity has been resumed.
  mutating func setVisible(_ isVisible: Bool, of token: ActivityToken) {
    activities[belongingsOf: token]?.value.isVisibleFromClient = isVisible
    guard isVisible else { return }
    switch activities[token]?.lifecycle {
    case .resumed, .paused: addMainWindow(of: token)
    case .preCreate, .created, .started, .stopped, .destroyed, nil: break
    }
  }
}

/// The calls of the processes.
///
/// `ActivityClientController` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityClientController.java
extension ActivityTaskManagerService {
  mutating func handle(_ call: OutgoingCall) {
    reason = call.request.reason(within: call.reason)
    switch call.request {
    case .startActivities(let intents, let source, let requestCode):
      startActivities(intents, from: source, of: call.process, requestCode: requestCode)
    case .appTask(let token, let action):
      if isInAnyTask(token) { perform(action, onTaskOf: token) }
    case .finishActivity(let token, let resultCode):
      guard mayFinish(token) else { return }
      noteActivityFinish(in: call.process)
      finishIfPossible(token, resultCode: resultCode)
    case .finishAffinity(let token):
      if mayFinish(token) { finishActivityAffinity(token) }
    case .finishAndRemoveTask(let token, let resultCode):
      guard mayFinish(token) else { return }
      noteActivityFinish(in: call.process)
      finishAndRemoveTask(token, resultCode: resultCode)
    case .finishSubActivity(let token, let requestCode):
      if isInAnyTask(token) { finishSubActivities(of: token, requestCode: requestCode) }
    case .setOccludesParent(let token, let occludes):
      if isInAnyTask(token) { setOccludesParent(occludes, token) }
    case .backPressed(let token, let resultCode):
      guard mayFinish(token) else { return }
      noteActivityFinish(in: call.process)
      onBackPressed(token, resultCode: resultCode)
    case .moveTaskToBack(let token, let nonRoot):
      if isInAnyTask(token) { moveActivityTaskToBack(token, nonRoot: nonRoot) }
    case .navigateUpTo(let token, let intent, let resultCode):
      if isInAnyTask(token) { navigateUpTo(intent, from: token, resultCode: resultCode) }
    case .navigateUp(let token, let intent, let stack, let resultCode):
      guard isInAnyTask(token) else { return }
      if shouldUpRecreateTask(token, intent) {
        startActivities(stack, from: token, of: call.process, requestCode: nil)
        finishBehindNewTask(token, resultCode: resultCode)
      } else {
        navigateUpTo(intent, from: token, resultCode: resultCode)
      }
    case .releaseInstance(let token):
      if isInAnyTask(token) { releaseActivityInstance(token) }
    case .requestPermissions(let token):
      if isInAnyTask(token) { requestPermissions(token) }
    case .enterPictureInPicture(let token):
      if isInAnyTask(token) { enterPictureInPictureMode(token) }
    case .setPictureInPictureParams(let token, let autoEnter):
      if isInAnyTask(token) { setAutoEnter(autoEnter, of: token) }
    case .setRequestedOrientation(let token, let asked):
      if isInAnyTask(token) { setRequestedOrientation(asked, of: token) }
    case .requestFullscreenMode(let token, let mode): requestFullscreenMode(mode, of: token)
    case .pinTopActivityStack(let token): pinTopActivityStack(ofTaskOf: token)
    case .unpinTopActivityStack(let token): unpinTopActivityStack(ofTaskOf: token)
    case .activityPaused(let token):
      if isInAnyTask(token) { activityPaused(token) }
    case .activityResumed(let token):
      if isInAnyTask(token) { activityResumed(token) }
    case .activityStopped(let token, let state):
      if isInAnyTask(token) { activityStopped(token, state) }
    case .activityDestroyed(let token):
      if isInAnyTask(token) { activityDestroyed(token) }
    case .activityPostCreated(let token):
      if isInAnyTask(token) { resolveActivityToContainer(token) }
    case .organizeTaskFragments: organizeTaskFragments()
    case .activityRelaunched(let token): root.removeDialogWindows(of: token)
    case .setLockScreen(let flags, let isSet, let token):
      if isInAnyTask(token) { setLockScreen(flags, to: isSet, of: token) }
    case .dismissKeyguard(let token):
      if isInAnyTask(token) { dismissKeyguard(for: token) }
    case .startLockTask(let token):
      if isInAnyTask(token) { startLockTask(token) }
    case .stopLockTask(let token):
      if isInAnyTask(token) { stopLockTask(token) }
    case .addWindow(let window, let flags): addWindow(window, flags)
    case .relayoutWindow(let window, let flags): setLockScreen(flags, of: window)
    case .removeWindow(let window): removeWindow(window)
    case .activityIdle:
      removeIdleTimeouts(of: call.process)
      processStoppingAndFinishingActivities()
    }
  }

  /// A process may well speak of an activity whose record is gone by then; the server ignores it.
  private func isInAnyTask(_ token: ActivityToken) -> Bool {
    root.activities.find(token) != nil
  }

  /// Whether it is there and may end; one that may not is told so.
  private mutating func mayFinish(_ token: ActivityToken) -> Bool {
    guard isInAnyTask(token) else { return false }
    guard isBlockedFromFinish(token) else { return true }
    schedule([.finishRefused], to: token)
    return false
  }

  /// `ActivityRecord.setOccludesParent`
  private mutating func setOccludesParent(_ occludes: Bool, _ token: ActivityToken) {
    guard let activity = find(token), root.activities[activity].isOpaque != occludes else { return }
    root.activities[activity].occludesParent = occludes
    ensureActivitiesVisible()
  }

  /// Only what is stopped and saved can be let go.
  private mutating func releaseActivityInstance(_ token: ActivityToken) {
    guard let activity = find(token), root.activities[activity].state == .stopped,
      !root.isVisible(token), root.activities[activity].savedState != nil,
      !root.activities[activity].isFinishing
    else { return }
    destroyImmediately(token, because: reason)
  }
}

extension ServerRequest {
  /// Why the server does what the call asks for. A report goes on with the reason of what it
  /// reports on.
  fileprivate func reason(within handled: AndroidReason) -> AndroidReason {
    switch self {
    case .startActivities, .appTask, .finishActivity, .finishAffinity, .finishAndRemoveTask,
      .finishSubActivity, .backPressed, .navigateUpTo, .navigateUp:
      handled == .launch ? .launch : .navigation
    case .moveTaskToBack, .enterPictureInPicture, .setLockScreen, .dismissKeyguard: .appState
    case .releaseInstance, .setPictureInPictureParams, .startLockTask, .stopLockTask: .system
    case .setRequestedOrientation, .requestFullscreenMode: .configuration
    case .pinTopActivityStack, .unpinTopActivityStack: .container
    case .requestPermissions, .setOccludesParent: .cover
    case .activityPostCreated, .organizeTaskFragments, .addWindow, .relayoutWindow, .removeWindow,
      .activityPaused, .activityResumed, .activityStopped,
      .activityDestroyed, .activityRelaunched, .activityIdle:
      handled
    }
  }
}

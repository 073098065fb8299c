/// What an activity asks for, about itself.
///
/// `ActivityClientController` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityClientController.java
extension ActivityTaskManagerService {
  mutating func handle(
    _ request: ActivityRequest, of token: ActivityToken, in process: ProcessName
  ) {
    switch request {
    case .appTask(let action): perform(action, onTaskOf: token, for: process)
    case .finish(let resultCode):
      guard mayFinish(token) else { return }
      noteActivityFinish(in: process)
      finishIfPossible(token, resultCode: resultCode)
    case .startExitTransition(let resultCode):
      startExitTransition(of: token, resultCode: resultCode)
    case .finishAffinity: if mayFinish(token) { finishActivityAffinity(token) }
    case .finishAndRemoveTask(let resultCode):
      guard mayFinish(token) else { return }
      noteActivityFinish(in: process)
      finishAndRemoveTask(token, resultCode: resultCode)
    case .finishSubActivity(let requestCode):
      finishSubActivities(of: token, requestCode: requestCode)
    case .setOccludesParent(let occludes): setOccludesParent(occludes, of: token)
    case .backPressed(let resultCode):
      guard mayFinish(token) else { return }
      noteActivityFinish(in: process)
      onBackPressed(token, resultCode: resultCode)
    case .moveTaskToBack(let nonRoot): moveActivityTaskToBack(token, nonRoot: nonRoot)
    case .askWhetherVisible: if willBeVisible(token) { tell(.visible, to: token) }
    case .navigateUpTo(let intent, let resultCode):
      navigateUpTo(intent, from: token, resultCode: resultCode)
    case .navigateUp(let intent, let stack, let resultCode):
      if shouldUpRecreateTask(token, intent) {
        schedule(.upRecreatesTask(stack: stack), to: token)
      } else {
        navigateUpTo(intent, from: token, resultCode: resultCode)
      }
    case .releaseInstance: releaseActivityInstance(token)
    case .relaunch: requestActivityRelaunch(token)
    case .requestPermissions(let asker): requestPermissions(token, by: asker)
    case .enterPictureInPicture: enterPictureInPictureMode(token)
    case .setPictureInPictureParams(let autoEnter): setAutoEnter(autoEnter, of: token)
    case .setRequestedOrientation(let asked): setRequestedOrientation(asked, of: token)
    case .requestFullscreenMode(let mode): requestFullscreenMode(mode, of: token)
    case .pinTopActivityStack: pinTopActivityStack(ofTaskOf: token)
    case .unpinTopActivityStack: unpinTopActivityStack(ofTaskOf: token)
    case .setLockScreen(let flags, let isSet): setLockScreen(flags, to: isSet, of: token)
    case .dismissKeyguard(let object):
      dismissKeyguard(.code(ActivityID(token: token, object: object)))
    case .startLockTask: startLockTask(token)
    case .stopLockTask: stopLockTask(token)
    }
  }

  /// `willActivityBeVisible`: nothing above it in its task hides it.
  private func willBeVisible(_ token: ActivityToken) -> Bool {
    guard let activity = root.find(token), !root.activities[activity].isFinishing,
      let task = root.task(of: activity)
    else { return false }
    let above = root.activities(in: task).reversed().prefix { $0 != token }
    return !above.contains { token in
      root.find(token).map {
        root.activities[$0].isOpaque && !root.activities[$0].isFinishing
      } ?? false
    }
  }

  /// Whether it may end; one that may not is told so.
  private mutating func mayFinish(_ token: ActivityToken) -> Bool {
    guard isBlockedFromFinish(token) else { return true }
    tell(.finishRefused, to: token)
    return false
  }

  /// `ActivityRecord.setOccludesParent`
  mutating func setOccludesParent(_ occludes: Bool, of token: ActivityToken) {
    guard let activity = find(token), root.activities[activity].isOpaque != occludes else { return }
    root.activities[activity].occludesParent = occludes
    let old = root.visibleActivities
    ensureActivitiesVisible()
    if occludes { forgetSnapshots(ofHidden: old) }
  }

  /// Only what is stopped and saved can be let go.
  private mutating func releaseActivityInstance(_ token: ActivityToken) {
    guard let activity = find(token), isDestroyable(activity) else { return }
    destroyImmediately(token, because: reason)
  }

  /// `WindowProcessController.releaseSomeActivities`, which its `ActivityThread` asks for when the
  /// garbage collector has left little: what has its state saved goes, the process stays.
  mutating func releaseSomeActivities(of process: ProcessName) {
    let backToFront = root.leafTasks.reversed().flatMap { root.activities(in: $0) }
    let activities = backToFront.compactMap { root.activities.find($0) }
      .filter { root.activities[$0].app == process }
    // While something goes anyway, the rest can wait.
    guard !activities.contains(where: { root.activities[$0].isFinishing }) else { return }
    for activity in activities where isDestroyable(activity) {
      destroyImmediately(root.activities[activity].token, because: .system)
    }
  }

  /// `ActivityRecord.isDestroyable`: it has stopped with its state saved, and is not visible.
  private func isDestroyable(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.activities[activity].state == .stopped && root.activities[activity].savedState != nil
      && !root.activities[activity].isFinishing
      && !root.isVisible(root.activities[activity].token)
  }
}

/// The screen goes off or on, and the keyguard comes or goes with it.
///
/// `ActivityTaskManagerService.setLockScreenShown`, `RootWindowContainer.applySleepTokens`,
/// `TaskFragment.resumeTopActivity` and `sleepIfPossible` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RootWindowContainer.java
extension ActivityTaskManagerService {
  mutating func setScreen(isOff: Bool, isLocked: Bool) {
    // `LockTaskController.setKeyguardState`: where a task is locked there is mostly no lock screen.
    let isKeptAway = isLocked && lockTask.keepsKeyguardAway
    let isLocked = isLocked && !isKeptAway
    root.setSleeping(isOff)
    // `ACTION_SCREEN_OFF`: the launcher leaves the list of recent tasks for the home screen.
    if isOff { root.overview = .closed }
    // Before a lock screen the user has the time that the sensor needs.
    if root.keyguard.isShowing, !root.isKeyguardOccluded() { noticeRotation() }
    // The question goes with the lock screen, or with the light.
    let asking = root.keyguard.dismissCallbacks
    let waitsOn = isLocked && !isOff
    root.keyguard = KeyguardController(
      dismissCallbacks: waitsOn ? asking : [],
      isShowing: isLocked, isSecure: image.app.keyguard == .secure,
      isDrawn: root.keyguard.isDrawn,
      isToBeShownAgain: root.keyguard.isToBeShownAgain
        || isKeptAway && version.locksOnceTaskIsUnlocked)
    if isOff { stopDream() }
    resumeFocusedTasksTopActivities()
    dismissSplitScreenIfNeeded()
    if !waitsOn { tell(isLocked || isOff ? .onDismissCancelled : .onDismissSucceeded, to: asking) }
  }

  /// `wakeUp`: the keyguard, if there is one, stays.
  mutating func wakeUp(for activity: RootWindowContainer.ActivityPlace) {
    root.setSleeping(false, on: root.display(of: activity))
  }

  /// `canTurnScreenOn`: what has been started last, once, if it can be seen then.
  func canTurnScreenOn(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    lastStartedActivity == root.activities[activity].token
      && root.lockScreenFlags(of: activity).contains(.turnScreenOn)
      && root.checkKeyguardVisibility(activity)
  }

  /// The screen is off or locked: nothing stays resumed. An activity that has been started, or
  /// uncovered, is still resumed first, and then put to sleep.
  mutating func keepAsleep(_ next: ActivityToken) {
    isUserLeaving = false
    var isPausing = false
    while let resumed = root.resumedActivity {
      startPausing(resumed)
      isPausing = true
    }
    if isPausing { return }
    if resumeAsleep(next) { return }
    ensureActivitiesVisible()
    // While the screen is off the display stays as it is; for the lock screen it turns once that is
    // shown.
    if !root.shouldSleepActivities(on: .default) { updateOrientation(defersResume: true) }
  }

  /// `resumeFocusedTasksTopActivities(targetRootTask)`: the task of a start is asked first, also if
  /// its display sleeps and another one shows something.
  mutating func resumeStartedAsleep() {
    guard !isResumeDeferred, let token = lastStartedActivity,
      let activity = root.find(token), !root.canShow(activity), root.topRunningActivity != token,
      root.topRunning(on: root.display(of: activity)) == activity
    else { return }
    // It is sleep that pauses it again.
    isUserLeaving = false
    resumeAsleep(token)
  }

  /// `resumeFocusedTasksTopActivities` asks the top of each display, also of one that sleeps while
  /// another one shows something.
  ///
  /// - Returns: whether the one behind this one, which ends there, has been resumed for that.
  mutating func resumeNextAsleep(insteadOf token: ActivityToken) -> Bool {
    guard root.hasSeveralDisplays, let activity = root.find(token), root.isAsleep(activity),
      root.display(of: activity) != root.topFocusedDisplayID,
      let next = root.topRunning(on: root.display(of: activity))
    else { return false }
    isUserLeaving = false
    return resumeAsleep(root.activities[next].token)
  }

  /// - Returns: whether it has been resumed only now.
  @discardableResult
  private mutating func resumeAsleep(_ next: ActivityToken) -> Bool {
    guard let activity = find(next), root.activities[activity].isOfApp, !wasPausedLast(activity)
    else { return false }
    if root.isAsleep(activity), canTurnScreenOn(activity) {
      wakeUp(for: activity)
      resumeFocusedTasksTopActivities()
    } else {
      finishNoHistoryActivities(behind: next)
      resumeTopActivity(next, isOnTop: root.topRunningActivity == next)
      stopReplacedUnseen(behind: activity)
      // What puts it to sleep is no other activity.
      reason = .appState
      startPausing(next)
    }
    return true
  }

  /// `ensureActivitiesVisibleLocked`: to the server the lock screen hides no activity, until
  /// Android 7.1. One that was replaced behind it, and has been paused there, is stopped as soon as
  /// another covers it.
  private mutating func stopReplacedUnseen(behind next: RootWindowContainer.ActivityPlace) {
    guard version.asksTopUnseen, root.activities[next].isOpaque else { return }
    for token in root.activities.ids.sorted() where token != root.activities[next].token {
      guard let activity = find(token), root.activities[activity].isOfApp,
        root.activities[activity].state == .paused, !root.activities[activity].isFinishing,
        !root.isVisible(token), root.display(of: activity) == root.display(of: next)
      else { continue }
      addToStopping(token, because: reason)
      isIdleScheduled = true
    }
  }

  /// `awakeFromSleepingLocked`, of Android 10 and before, ahead of any resume. The client's
  /// `handleSleeping` restarts the activity only if it counts as visible, which since Android 8
  /// none does behind the lock screen.
  mutating func awake(
    _ activity: RootWindowContainer.ActivityPlace, because reason: AndroidReason
  ) {
    guard !root.shouldSleepActivities(on: root.display(of: activity)) else { return }
    root.activities[activity].isSleeping = false
    guard version.restartsWhatSlept else { return }
    schedule(final: .start, to: root.activities[activity].token, because: reason)
  }

  /// The device waits until all activities sleep before the screen is off, and the keyguard's
  /// window comes then (`checkReadyForSleep`, `KeyguardViewMediator.onFinishedGoingToSleep`).
  ///
  /// - Returns: whether an activity has lost the focus.
  mutating func takeFocusOfSleeping() -> Bool {
    guard root.mayBeAsleep || root.keyguard.isShowing, let focused = root.focusedApp,
      let activity = find(focused),
      root.activities[activity].state != .resumed,
      root.shouldSleepActivities(on: root.display(of: activity))
    else { return false }
    setFocusedApp(nil)
    return true
  }

  /// The lock screen's window comes once everything sleeps, and goes once what is behind it has
  /// come. The display turns with it.
  ///
  /// - Returns: whether it has come or gone.
  mutating func drawKeyguard() -> Bool {
    let isToBeDrawn = root.keyguard.isShowing && !root.isKeyguardOccluded()
    guard root.keyguard.isDrawn != isToBeDrawn else { return false }
    root.keyguard.isDrawn = isToBeDrawn
    updateOrientation()
    return true
  }

  /// `mLastPausedActivity`: then there is nothing to resume.
  private func wasPausedLast(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.taskFragment(of: activity).map {
      root.taskFragments[$0].lastPausedActivity == root.activities[activity].token
    } ?? false
  }

  /// A start, which resumes what it leads to and lets it turn the screen on.
  mutating func noteStart(of token: ActivityToken) {
    lastStartedActivity = token
    guard let activity = root.find(token),
      let fragment = root.taskFragment(of: activity)
    else { return }
    root.taskFragments[fragment].lastPausedActivity = nil
    if isDreaming, canTurnScreenOn(activity) { stopDream() }
  }
}

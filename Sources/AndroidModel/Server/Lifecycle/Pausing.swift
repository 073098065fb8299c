/// The pause of what was resumed, and what follows it.
///
/// `TaskFragment.startPausing`, `ActivityRecord.activityPaused`, `TaskFragment.completePause` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/TaskFragment.java
extension ActivityTaskManagerService {
  /// The next one has to wait for the report.
  mutating func startPausing(_ token: ActivityToken) {
    guard let activity = find(token),
      let fragment = root.taskFragment(of: activity)
    else { return }
    root.taskFragments[fragment].pause(LeavingActivity(token: token, reason: reason))
    let pauseReason = reasonToPause(activity)
    root.activities[activity].startPausing(because: pauseReason)
    // `setResumedActivity(null)`: before the pause, and so before the hint that the user leaves.
    if topResumedActivity == token { updateTopResumedActivity(to: nil) }
    guard root.activities[activity].isOfApp else {
      if !isStarting { activityPaused(token) }
      return
    }
    let autoEnters = isUserLeaving && mayAutoEnterPictureInPicture(activity)
    if autoEnters { isUserLeaving = false }
    schedule(
      final: .pause(
        finishing: root.activities[activity].isFinishing, userLeaving: isUserLeaving,
        autoEntersPip: autoEnters, reports: true),
      to: token, because: pauseReason)
    scheduleTimeout(of: .paused, of: token)
    isUserLeaving = false
    if autoEnters { moveToPinned(token) }
    if image.resumesWhilePausing, nextResumesWhilePausing(activity) { activityPaused(token) }
  }

  /// `FLAG_RESUME_WHILE_PAUSING`: the pause is not waited for, unless it is the activity's last
  /// chance to enter picture-in-picture.
  private func nextResumesWhilePausing(_ pausing: RootWindowContainer.ActivityPlace) -> Bool {
    guard let next = root.topRunning,
      root.activities[next].info?.flags.contains(.resumeWhilePausing) == true
    else { return false }
    return !mayEnterPictureInPicture(pausing)
  }

  /// The report of a pause has come, or has timed out.
  mutating func activityPaused(_ token: ActivityToken) {
    timeouts.remove(.paused, of: token)
    guard let activity = find(token), root.activities[activity].state == .pausing else { return }
    root.activities[activity].state = .paused
    var wasAwaited = false
    if let fragment = root.taskFragment(of: activity),
      let pausing = root.taskFragments[fragment].pausing, pausing.token == token
    {
      wasAwaited = true
      waitingForNext.append(token)
      reason = pausing.reason
      root.taskFragments[fragment].pausing = nil
    }
    if wasAwaited { lendTopPosition() }
    let isFinishing = root.activities[activity].isFinishing
    completePause(activity)
    // A finishing activity has already let the next one come; only the focus may still be missing.
    let hasResumed = isFinishing && root.focusedApp != nil && !root.hasSeveralWindows
    if wasAwaited, !hasResumed { resumeFocusedTasksTopActivities() }
  }

  /// `updateTopResumedActivityIfNeeded`: the root task is in front, and an activity that is still
  /// resumed in it is the topmost one until the next is resumed. The loss has been reported by now,
  /// as that comes before the pause. Where all go to sleep, that activity has been paused by then.
  private mutating func lendTopPosition() {
    guard root.hasSeveralWindows, topResumedActivity == nil, version.lendsTopPosition,
      !isOverviewOnTop,
      let next = root.topRunning, !root.isResumed(next),
      !root.shouldSleepActivities(on: root.display(of: next)),
      let task = root.frontTask(on: root.display(of: next)),
      let beside = root.activity(in: task, where: { root.isResumed($0.token) })
    else { return }
    updateTopResumedActivity(to: root.activities[beside].token)
  }

  @inline(__always)
  private mutating func completePause(_ activity: RootWindowContainer.ActivityPlace) {
    let token = root.activities[activity].token
    if root.activities[activity].isFinishing {
      // A launch is the reason for the activity that comes, not for the end of the one that has led
      // to it.
      let pauseReason = reason == .launch ? root.activities[activity].pauseReason : nil
      completeFinishing(token, because: pauseReason ?? reason)
    } else if root.activities[activity].defersRelaunchUntilPaused {
      if version.relaunchesAfterPause {
        relaunchActivity(token)
      } else {
        root.activities[activity].defersRelaunchUntilPaused = false
        destroyImmediately(token, because: .configuration)
      }
    } else if !root.isVisible(token) || !root.canShow(activity) {
      hideTasksAsleep(beside: activity)
      addToStopping(token, because: root.activities[activity].pauseReason ?? reason)
      isIdleScheduled = true
    } else if root.activities[activity].isOfApp, version.savesStateOfVisiblePaused {
      addToStopping(token, because: root.activities[activity].pauseReason ?? reason)
    }
  }

  /// A translucent activity covers it. A launch sends away what the user has seen before; an
  /// activity that came with the launch, and has no window yet, gives way to one that it starts
  /// itself.
  @inline(__always)
  private func reasonToPause(_ activity: RootWindowContainer.ActivityPlace) -> AndroidReason {
    switch reason {
    case .launch:
      let isSeen =
        root.focusedApp == root.activities[activity].token
        && !root.activities[activity].windows.isEmpty
      return isSeen ? .appState : .navigation
    case .navigation:
      guard !root.activities[activity].isFinishing,
        let next = root.topRunning
      else { return .navigation }
      return root.activities[next].isOpaque ? .navigation : .cover
    case .cover, .container, .configuration, .appState, .system: return reason
    }
  }
}

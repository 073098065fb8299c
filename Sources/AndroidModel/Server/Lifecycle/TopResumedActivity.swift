/// Which of the resumed activities is the topmost: the old one gives that up before the new one has
/// it.
///
/// `updateTopResumedActivityIfNeeded`, `handleTopResumedStateReleased` of `ActivityStackSupervisor`
/// (from API 31 `ActivityTaskSupervisor`), and `TopResumedActivityChangeItem.postExecute`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskSupervisor.java
extension ActivityTaskManagerService {
  mutating func updateTopResumedActivity(to token: ActivityToken?) {
    guard topResumedActivity != token else { return }
    let old = topResumedActivity
    topResumedActivity = token
    if releasingTopResumedState == nil, let old {
      tell(.topResumed(false), to: old)
      if isReleaseAwaited(from: old) {
        releasingTopResumedState = old
        scheduleTimeout(of: .topResumedStateLost, of: old)
      }
    }
    if releasingTopResumedState == nil { tellTopResumedActivity() }
  }

  /// `scheduleTopResumedActivityChanged`: a running process is asked, even if it is that of the new
  /// one, which may have been shown by the time of the answer.
  @inline(__always)
  private func isReleaseAwaited(from old: ActivityToken) -> Bool {
    guard let old = root.find(old) else { return false }
    return root.activities[old].app?.runsApp == true && version.reportsTopResumedActivity
  }

  /// `TaskDisplayArea.positionChildTaskAt`: another task has come to the front, and an activity
  /// that is still resumed behind it, or in a window beside it, is no longer the topmost. A picture
  /// cannot have the focus, and takes it from no other.
  mutating func leaveTopPosition(for task: TaskID) {
    guard task != root.pinnedTask, let top = root.find(topResumedActivity),
      root.activities[top].isOfApp, root.task(of: top) != task, !isOnSameSide(top, as: task)
    else { return }
    updateTopResumedActivity(to: nil)
  }

  /// The same where windows are beside each other, and the one that is left does not pause: what is
  /// new is in a task of another display, in a free window, or on the other side of a split screen,
  /// and that is in front before it is resumed.
  mutating func leaveTopPosition(toStart token: ActivityToken) {
    guard root.hasSeveralWindows, !isResumeDeferred, root.topRunningActivity == token,
      let task = root.task(of: token), version.losesTopPositionBeforeClearing
    else { return }
    leaveTopPosition(for: task)
  }

  /// What is resumed on the side that comes to the front is the topmost until it pauses.
  private func isOnSameSide(
    _ top: RootWindowContainer.ActivityPlace, as task: TaskID
  ) -> Bool {
    guard let stage = root.stage(of: task) else { return false }
    return root.stage(of: root.task(of: top)) == stage
  }

  private mutating func tellTopResumedActivity() {
    if let token = topResumedActivity { tell(.topResumed(true), to: token) }
  }

  /// The process of the old one has reported its loss.
  mutating func handleTopResumedStateReleased(by process: ProcessName) {
    guard let old = releasingTopResumedState,
      root.processName(of: old) == process
    else { return }
    releaseTopResumedState()
  }

  /// The old one has reported its loss, cannot any more, or has had the time for it.
  mutating func releaseTopResumedState() {
    guard let old = releasingTopResumedState else { return }
    releasingTopResumedState = nil
    timeouts.remove(.topResumedStateLost, of: old)
    tellTopResumedActivity()
  }
}

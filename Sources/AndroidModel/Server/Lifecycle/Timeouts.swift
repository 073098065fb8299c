/// The server's timeouts for processes whose code takes long: when they start and end, and what the
/// server does without the report.
///
/// `ActivityRecord.onAnimationFinished`, `isWaitingForTransitionStart`, and the timeouts of
/// `ReportTimeout`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
extension ActivityTaskManagerService {
  /// Time passes only for an app whose code takes long; no other one makes the server wait.
  @inline(__always)
  mutating func scheduleTimeout(of report: ReportTimeout.Report, of token: ActivityToken) {
    if image.takesTime || stimulusTakesTime { timeouts.start(report, of: token, because: reason) }
  }

  /// Every activity of the process is drawn and has nothing to do.
  mutating func removeIdleTimeouts(of process: ProcessName) {
    guard !timeouts.isEmpty else { return }
    let root = root
    timeouts.remove { timeout in
      (timeout.report == .drawn || timeout.report == .idle)
        && root.processName(of: timeout.token) == process
    }
  }

  /// `ActivityRecord.onAnimationFinished`: the transition to it is over. If the resumed activities
  /// are all drawn, those that were left are stopped now, whatever the new one does. In older
  /// releases they were only hidden at this point (`onWindowsVisible`).
  mutating func activityDrawn(_ token: ActivityToken) {
    guard version.stopsOnceNextIsDrawn else { return }
    timeouts.remove(.drawn, of: token)
    if !timeouts.isAnyUndrawn(where: { _ in true }) { processStoppingAndFinishingActivities() }
  }

  /// `isWaitingForTransitionStart`: the activity that comes in its place has not been drawn.
  @inline(__always)
  func isWaitingForTransitionStart(_ token: ActivityToken) -> Bool {
    timeouts.isAnyUndrawn { $0 != token && root.isVisible($0) }
  }

  mutating func timePasses(milliseconds: Int) {
    clock += min(milliseconds, .max - clock)
    timeouts.pass(milliseconds: milliseconds)
    startPendingLaunchesWhenDue()
    updateCameras()
  }

  /// Goes on as if the report that is overdue the longest had come.
  mutating func timeOut() {
    guard let timeout = timeouts.removeFirst() else { return }
    reason = timeout.reason
    switch timeout.report {
    case .paused: activityPaused(timeout.token)
    case .drawn, .idle: processStoppingAndFinishingActivities()
    case .stopped: activityStopped(timeout.token, nil)
    case .destroyed: activityDestroyed(timeout.token)
    case .topResumedStateLost: releaseTopResumedState()
    }
  }
}

/// How long the server waits for what a process owes it.
///
/// `mPauseTimeoutRunnable`, `mStopTimeoutRunnable` and `mDestroyTimeoutRunnable` of `ActivityRecord`,
/// `ActivityStackSupervisor.scheduleIdleTimeout` (from API 31 `ActivityTaskSupervisor`), and
/// `AppTransition.handleAppTransitionTimeout` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
struct ReportTimeout: Hashable, Sendable {
  let report: Report
  let token: ActivityToken
  let reason: AndroidReason
  /// Milliseconds until the server goes on without the report.
  var remaining: Int

  enum Report: Hashable, Sendable {
    case paused
    /// The window has been drawn: the transition to it begins.
    case drawn
    case idle
    case stopped
    case destroyed
    case topResumedStateLost

    /// Milliseconds: `PAUSE_TIMEOUT`, `APP_TRANSITION_TIMEOUT_MS`, `IDLE_TIMEOUT`, `STOP_TIMEOUT`,
    /// `DESTROY_TIMEOUT`, `TOP_RESUMED_STATE_LOSS_TIMEOUT`.
    fileprivate var patience: Int {
      switch self {
      case .paused: 500
      case .drawn: 5_000
      case .idle: 10_000
      case .stopped: 11_000
      case .destroyed: 10_000
      case .topResumedStateLost: 500
      }
    }
  }
}

extension ActivityTaskManagerService {
  /// Time passes only for an app whose code takes long; no other one makes the server wait.
  @inline(__always)
  mutating func scheduleTimeout(of report: ReportTimeout.Report, of token: ActivityToken) {
    if image.takesTime || stimulusTakesTime { startTimeout(of: report, of: token) }
  }

  private mutating func startTimeout(of report: ReportTimeout.Report, of token: ActivityToken) {
    removeTimeout(of: report, of: token)
    timeouts.append(
      ReportTimeout(report: report, token: token, reason: reason, remaining: report.patience))
  }

  mutating func removeTimeout(of report: ReportTimeout.Report, of token: ActivityToken) {
    guard !timeouts.isEmpty else { return }
    timeouts.removeAll { $0.report == report && $0.token == token }
  }

  mutating func removeTimeouts(of token: ActivityToken) {
    guard !timeouts.isEmpty else { return }
    timeouts.removeAll { $0.token == token }
  }

  /// Nobody has anything left to report.
  mutating func forgetTimeouts() {
    if !timeouts.isEmpty { timeouts = [] }
  }

  /// Every activity of the process is drawn and has nothing to do.
  mutating func removeIdleTimeouts(of process: ProcessName) {
    guard !timeouts.isEmpty else { return }
    let root = root
    timeouts.removeAll { timeout in
      (timeout.report == .drawn || timeout.report == .idle)
        && root.find(timeout.token).map { root.activities[$0].processName } == process
    }
  }

  /// `ActivityRecord.onAnimationFinished`: the transition to it has been, and whatever it does now, nobody who has
  /// left waits for that, if the resumed activities are all drawn. Before, what had been left was only hidden then
  /// (`onWindowsVisible`).
  mutating func activityDrawn(_ token: ActivityToken) {
    guard version.stopsOnceNextIsDrawn else { return }
    removeTimeout(of: .drawn, of: token)
    if !timeouts.contains(where: { $0.report == .drawn }) {
      processStoppingAndFinishingActivities()
    }
  }

  /// `isWaitingForTransitionStart`: what comes instead of the activity has not been drawn.
  @inline(__always)
  func isWaitingForTransitionStart(_ token: ActivityToken) -> Bool {
    !timeouts.isEmpty && isAnotherUndrawn(besides: token)
  }

  private func isAnotherUndrawn(besides token: ActivityToken) -> Bool {
    timeouts.contains { $0.report == .drawn && $0.token != token && root.isVisible($0.token) }
  }

  /// Milliseconds; nil: no report is missing.
  var timeUntilTimeout: Int? { timeouts.lazy.map(\.remaining).min() }

  mutating func timePasses(milliseconds: Int) {
    clock += min(milliseconds, .max - clock)
    for index in timeouts.indices { timeouts[index].remaining -= milliseconds }
    startPendingLaunchesWhenDue()
  }

  /// Goes on as if the report had come that is missing the longest.
  mutating func timeOut() {
    guard let due = timeUntilTimeout,
      let index = timeouts.firstIndex(where: { $0.remaining == due })
    else { return }
    let timeout = timeouts.remove(at: index)
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

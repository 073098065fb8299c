/// A report that a process has to send to the server, and how long the server waits for it.
///
/// `mPauseTimeoutRunnable`, `mStopTimeoutRunnable` and `mDestroyTimeoutRunnable` of
/// `ActivityRecord`, `ActivityStackSupervisor.scheduleIdleTimeout` (from API 31
/// `ActivityTaskSupervisor`), and `AppTransition.handleAppTransitionTimeout` in
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

/// All reports that the server waits for, in the order in which it began to wait.
struct ReportTimeouts: Hashable, Sendable {
  private(set) var pending: [ReportTimeout] = []

  var isEmpty: Bool { pending.isEmpty }

  /// Milliseconds to the first; nil: no report is missing.
  var remaining: Int? { pending.lazy.map(\.remaining).min() }

  /// Restarts the timeout if it is running already.
  mutating func start(
    _ report: ReportTimeout.Report, of token: ActivityToken, because reason: AndroidReason
  ) {
    remove(report, of: token)
    pending.append(
      ReportTimeout(report: report, token: token, reason: reason, remaining: report.patience))
  }

  mutating func remove(_ report: ReportTimeout.Report, of token: ActivityToken) {
    remove { $0.report == report && $0.token == token }
  }

  mutating func removeAll(of token: ActivityToken) {
    remove { $0.token == token }
  }

  /// No report is missing any more.
  mutating func removeAll() {
    if !pending.isEmpty { pending = [] }
  }

  @inline(__always)
  mutating func remove(where isMeant: (ReportTimeout) -> Bool) {
    if !pending.isEmpty { pending.removeAll(where: isMeant) }
  }

  /// Whether such an activity has not been drawn yet.
  @inline(__always)
  func isAnyUndrawn(where isMeant: (ActivityToken) -> Bool) -> Bool {
    pending.contains { $0.report == .drawn && isMeant($0.token) }
  }

  mutating func pass(milliseconds: Int) {
    for index in pending.indices { pending[index].remaining -= milliseconds }
  }

  /// The timeout that is due first; of several, the one that was started first.
  mutating func removeFirst() -> ReportTimeout? {
    let due = remaining
    return pending.firstIndex { $0.remaining == due }.map { pending.remove(at: $0) }
  }
}

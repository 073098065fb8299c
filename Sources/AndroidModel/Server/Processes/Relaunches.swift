/// Activities that are made anew for another size, until that has succeeded. One whose process dies meanwhile is tried
/// again, even if it has saved nothing.
///
/// `ActivityRecord.ensureActivityConfiguration`, `hasResizeChange`, `handleAppDied` (before API 31
/// `ActivityStack.RemoveHistoryRecordsForApp`) and `ActivityTaskSupervisor.activityIdleInternal` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
extension ActivityTaskManagerService {
  /// - Parameter changes: those that the activity does not handle.
  mutating func noteRelaunch(of token: ActivityToken, for changes: ConfigurationChanges) {
    if changes.isDisjoint(with: .resizing) {
      forgetRelaunch(of: token)
    } else if !resizingActivities.contains(token) {
      resizingActivities.append(token)
    }
  }

  /// What the process has resumed is idle.
  mutating func endRelaunches(in process: ProcessName) {
    guard !resizingActivities.isEmpty else { return }
    resizingActivities = resizingActivities.filter { token in
      !root.isResumed(token)
        || root.find(token).map { root.activities[$0].processName } != process
    }
  }

  @inline(__always)
  mutating func forgetRelaunch(of token: ActivityToken) {
    if !resizingActivities.isEmpty { resizingActivities.removeAll { $0 == token } }
  }

  func isTriedAgain(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    resizingActivities.contains(root.activities[activity].token)
      && root.activities[activity].launchCount < Self.launchLimit
      && version.triesAgainWhatDiesAsItIsResized
  }

  private static var launchLimit: UInt8 { 3 }
}

extension ConfigurationChanges {
  fileprivate static let resizing = windowSize.union(.orientation)
}

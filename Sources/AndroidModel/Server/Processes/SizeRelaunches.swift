/// The activities that are being relaunched for another size: those whose `mRelaunchReason` is one
/// of a size.
///
/// `ActivityRecord.ensureActivityConfiguration`, `hasResizeChange`, `handleAppDied` (before API 31
/// `ActivityStack.RemoveHistoryRecordsForApp`) and `ActivityTaskSupervisor.activityIdleInternal` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
struct SizeRelaunches: Hashable, Sendable {
  private(set) var activities = ShortList<ActivityToken>()
  /// The one that was noted last, if an edge of its window was dragged:
  /// `RELAUNCH_REASON_FREE_RESIZE`.
  private(set) var dragged: ActivityToken?

  mutating func note(_ token: ActivityToken, isDragged: Bool) {
    if !activities.contains(token) { activities.append(token) }
    dragged = isDragged ? token : nil
  }

  mutating func forget(_ token: ActivityToken) {
    activities.removeAll { $0 == token }
    if dragged == token { dragged = nil }
  }
}

extension ActivityTaskManagerService {
  /// - Parameter changes: those that the activity does not handle.
  mutating func noteRelaunch(of token: ActivityToken, for changes: ConfigurationChanges) {
    guard !changes.isDisjoint(with: .resizing) else { return forgetRelaunch(of: token) }
    sizeRelaunches.note(token, isDragged: isDragResizing)
  }

  /// The activities that the process has resumed are idle.
  mutating func endRelaunches(in process: ProcessName) {
    guard !sizeRelaunches.activities.isEmpty else { return }
    for token in sizeRelaunches.activities where root.isResumed(token) {
      if let activity = root.find(token), root.activities[activity].processName == process {
        sizeRelaunches.forget(token)
      }
    }
  }

  @inline(__always)
  mutating func forgetRelaunch(of token: ActivityToken) {
    if !sizeRelaunches.activities.isEmpty { sizeRelaunches.forget(token) }
  }

  /// Whether its record stays although its process has died during the relaunch and nothing was
  /// saved.
  func isTriedAgain(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    sizeRelaunches.activities.contains(root.activities[activity].token)
      && root.activities[activity].launchCount < Self.launchLimit
      && version.triesAgainWhatDiesAsItIsResized
  }

  /// `computeRelaunchReason`: if an edge is being dragged, a crash of the process ends nothing
  /// besides.
  func isDragResized(_ process: ProcessName) -> Bool {
    guard let activity = root.find(sizeRelaunches.dragged),
      root.activities[activity].app == process
    else { return false }
    return version.triesAgainWhatDiesAsItIsResized
  }

  private static var launchLimit: UInt8 { 3 }
}

extension ConfigurationChanges {
  fileprivate static let resizing = windowSize.union(.orientation)
}

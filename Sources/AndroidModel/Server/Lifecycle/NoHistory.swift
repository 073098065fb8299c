/// An activity without history that was kept when the device went to sleep: it goes as soon as a
/// new activity comes in front of it.
///
/// `ActivityTaskSupervisor.finishNoHistoryActivitiesIfNeeded` (before API 31
/// `ActivityStack.resumeTopActivityInnerLocked` with its `mLastNoHistoryActivity`) in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskSupervisor.java
extension ActivityTaskManagerService {
  mutating func finishNoHistoryActivities(behind next: ActivityToken) {
    for token in noHistoryActivities(behind: next) {
      if makeFinishing(token) { destroyImmediately(token, because: reason) }
    }
  }

  private func noHistoryActivities(behind next: ActivityToken) -> [ActivityToken] {
    guard let new = root.find(next), let task = root.task(of: new) else { return [] }
    let display = root.display(of: new)
    guard version.finishesNoHistoryOfEveryTask else {
      let last = root.activities(in: task).last { $0 != next && !root.isFinishing($0) }
      return last.map { isKeptWithoutHistory($0, on: display) ? [$0] : [] } ?? []
    }
    guard root.activities[new].isOpaque else { return [] }
    return root.activities.ids.sorted().reversed().filter {
      $0 != next && isKeptWithoutHistory($0, on: display)
    }
  }

  private func isKeptWithoutHistory(_ token: ActivityToken, on display: DisplayID) -> Bool {
    guard let activity = root.find(token), root.activities[activity].hasNoHistory,
      root.display(of: activity) == display
    else { return false }
    switch root.activities[activity].state {
    case .paused, .stopping, .stoppingWhileShown, .stopped, .stoppedWhileShown, .destroyed:
      return !root.activities[activity].isFinishing
    case .initializing, .started, .resumed, .pausing, .finishing, .destroying: return false
    }
  }
}

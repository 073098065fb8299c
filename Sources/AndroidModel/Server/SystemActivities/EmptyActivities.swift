/// What a test lays over the activity that it drives.
///
/// `InstrumentationActivityInvoker` of androidx.test.core, in
/// https://github.com/android/android-test/blob/75240e8c0a23345deba7f2acb984db6551d781c6/core/java/androidx/test/core/app/InstrumentationActivityInvoker.java
extension ActivityTaskManagerService {
  /// `startEmptyActivitySync`, `startFloatingEmptyActivitySync`: the tested process starts it in a
  /// task of its own.
  mutating func startEmptyActivity(isFloating: Bool) {
    guard lockTask.tasks.isEmpty else { return }
    isUserLeaving = true
    leaveFront()
    addActivityOfSystem(.empty(isFloating: isFloating), to: root.createRootTask(.standard))
    resumeFocusedTasksTopActivities()
  }

  /// `FINISH_EMPTY_ACTIVITIES`: all in one message, the oldest first.
  mutating func finishEmptyActivities() {
    let all = root.leafTasks.reversed().flatMap { root.activities(in: $0) }
    finishTogether(all.filter { isEmpty($0) })
  }

  /// Whether it would be what is in front, were it not for these.
  func isOnTopBesidesEmptyActivities(_ token: ActivityToken) -> Bool {
    for task in root.leafTasks {
      guard let top = root.topNonFinishingActivity(in: task) else { continue }
      let found = root.activities[top].token
      if !isEmpty(found) { return found == token }
    }
    return false
  }

  private func isEmpty(_ token: ActivityToken) -> Bool {
    guard let activity = root.find(token), case .empty = root.activities[activity].component
    else { return false }
    return true
  }
}

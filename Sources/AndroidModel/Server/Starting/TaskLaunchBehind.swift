/// A document that opens where the user does not see it, or an activity that is started during a
/// dream: it is made, shown for a moment behind what is in front, and stopped without having had
/// the focus.
///
/// `mLaunchTaskBehind` of `ActivityStarter`, and
/// `ActivityTaskSupervisor.handleLaunchTaskBehindComplete`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskSupervisor.java
extension ActivityTaskManagerService {
  /// It is not to be resumed, and need not be visible once it has been drawn.
  mutating func showBehind(_ token: ActivityToken) {
    startSpecificActivity(token, andResume: false)
    guard let activity = find(token) else { return }
    root.activities[activity].state = .paused
    addToStopping(token, because: reason)
    isIdleScheduled = true
    if let task = root.task(of: activity) { addToRecentTasks(task) }
  }
}

extension StartRequest {
  /// The option is about documents, and not about activities of which there is at most one.
  var launchesTaskBehind: Bool {
    options.launchesTaskBehind && !info.launchMode.isOneAtMost && flags.contains(.newDocument)
  }
}

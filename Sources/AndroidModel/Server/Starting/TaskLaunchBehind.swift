/// A document that opens where the user does not see it: it is made, shown for a moment behind what is in
/// front, and stopped without having had the focus.
///
/// `mLaunchTaskBehind` of `ActivityStarter`, and `ActivityTaskSupervisor.handleLaunchTaskBehindComplete`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskSupervisor.java
extension ActivityTaskManagerService {
  /// It is not what is to be resumed, and as soon as it has been drawn nobody needs to see it.
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
  /// The option is about documents, and not about what is once at most.
  var launchesTaskBehind: Bool {
    options.launchesTaskBehind && !info.launchMode.isOneAtMost && flags.contains(.newDocument)
  }
}

/// The assistant: an app whose task there is once, over what the user is doing.
///
/// `ActivityTaskManagerService.startAssistantActivity`, and `RootWindowContainer` for a root task
/// of its type, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskManagerService.java
extension ActivityTaskManagerService {
  /// It comes to the front, from where it was if it is there.
  mutating func startAssistant() {
    // Nothing in `isLockTaskModeViolationInternal` excepts its task.
    guard lockTask.tasks.isEmpty else { return }
    isUserLeaving = true
    stayBehindAssistant()
    if let task = root.task(of: .assistant) {
      root.moveToFront(task)
    } else {
      addActivityOfSystem(.assistant, to: root.createRootTask(.assistant))
    }
    resumeFocusedTasksTopActivities()
  }

  /// `enableEnterPipOnTaskSwitch`: what it comes over is not left, though it was for another task
  /// before.
  private mutating func stayBehindAssistant() {
    guard let top = root.topRunning, root.activities[top].isLeftForAnotherTask,
      version.staysBehindAssistant
    else { return }
    root.activities[top].isLeftForAnotherTask = false
  }
}

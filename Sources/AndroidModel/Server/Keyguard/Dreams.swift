/// A dream, which plays on the screen of an idle device: an activity of the system over all others.
///
/// `ActivityTaskManagerService.startDreamActivity`, `DreamActivity`, and `WindowState` for what
/// wakes the device from it, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskManagerService.java
extension ActivityTaskManagerService {
  var isDreaming: Bool { root.defaultDisplay.taskDisplayArea.dreamTask != nil }

  /// It is there, and not about to end.
  @inline(__always)
  var isDreamInFront: Bool {
    guard isDreaming, let top = root.topRunning(on: .default) else { return false }
    return root.activities[top].component == .dream
  }

  /// The dream is before everything, the keyguard included.
  mutating func startDream() {
    guard lockTask.tasks.isEmpty || version.dreamsOverLockedTasks else { return }
    isUserLeaving = true
    leaveFront()
    addActivityOfSystem(.dream, to: root.createRootTask(.dream))
    resumeFocusedTasksTopActivities()
  }

  mutating func stopDream() {
    guard let task = root.defaultDisplay.taskDisplayArea.dreamTask else { return }
    finishTask(task)
  }
}

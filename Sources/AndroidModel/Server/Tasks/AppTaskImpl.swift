/// The app's own calls on its tasks.
///
/// `AppTaskImpl` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/AppTaskImpl.java
extension ActivityTaskManagerService {
  mutating func perform(
    _ action: AppTaskAction, onTaskOf token: ActivityToken, for process: ProcessName
  ) {
    guard let task = root.task(of: token) else { return }
    switch action {
    case .startActivity(let intent): startActivity(intent, inTask: task, of: process)
    case .moveToFront:
      guard !areAppSwitchesStopped, !shouldAbortBackgroundActivityStart(of: process) else { return }
      if root.rootActivity(of: task) == nil { startAnew(task) } else { moveTaskToFront(task) }
    case .finishAndRemoveTask: removeTask(task, for: image.uid(of: process))
    case .setExcludeFromRecents(let isExcluded):
      root.setFlag(.excludeFromRecents, isExcluded, of: task)
    }
  }

  /// `removeTaskById`: all of it, whatever its root has to say.
  private mutating func removeTask(_ task: TaskID, for uid: UID?) {
    recentTasks.remove(task)
    if lockTask.tasks.contains(task) { clearLockedTask(task) }
    finishTask(task, for: uid)
  }
}

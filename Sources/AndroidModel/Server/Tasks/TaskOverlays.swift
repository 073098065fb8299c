/// What lies over all else in its task, and is none of what the task is about.
///
/// `ActivityRecord.isTaskOverlay`, `Task.onlyHasTaskOverlayActivities`, `ActivityStarter` for what
/// is started below one, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/Task.java
extension ActivityTaskManagerService {
  /// Nothing but overlays is left of the task, and so nothing of it.
  mutating func finishIfOnlyOverlaysAreLeft(in task: TaskID) {
    guard root.activity(in: task, where: { !$0.isTaskOverlay }) == nil else { return }
    finishTask(task)
  }

  /// `performClearTaskForReuse`: all but the overlays.
  mutating func clearTask(_ task: TaskID) {
    isResumeDeferred = version.defersResumeWhileClearing
    defer { isResumeDeferred = false }
    let keepsOverlays =
      root.activity(in: task, where: \.isTaskOverlay) != nil
      && version.keepsTaskOverlaysWhenClearing
    finishTask(task) { !keepsOverlays || !$0.isTaskOverlay }
  }
}

/// An app cannot hide behind another: an activity that lies under another app's starts nothing over
/// it.
///
/// `BackgroundActivityStartController.checkActivityAllowedToStart`, `checkTopActivityForAsm`,
/// `checkCrossUidActivitySwitchFromBelow` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/BackgroundActivityStartController.java
extension ActivityTaskManagerService {
  func checkActivityAllowedToStart(_ start: StartRequest, in target: TaskID?) -> Bool {
    guard let uid = start.callingUID, let source = start.source,
      !root.isVisible(source), let activity = root.find(source)
    else { return true }
    let isNewTask = start.flags.contains(.newTask)
    // An app that is visible elsewhere may begin a task, or go to another.
    if isNewTask, root.visibleActivities.contains(where: { isOf(uid, $0) }) { return true }
    guard let task = isNewTask ? root.task(of: activity) : target,
      let top = root.topNonFinishingActivity(in: task), let info = root.activities[top].info,
      info.uid != uid, info.flags.contains(.guardsAgainstBelow),
      !root.activities(in: task).contains(where: { isOf(uid, $0) && root.isVisible($0) })
    else { return true }
    return !version.restrictsStartsFromBelow
  }
}

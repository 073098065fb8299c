/// An app cannot hide behind another: an activity that lies under another app's starts nothing over
/// it, and does not lead from it to an app of its choice.
///
/// `BackgroundActivityStartController.checkActivityAllowedToStart`,
/// `checkActivityAllowedToClearTask`, `checkTopActivityForAsm`,
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
    guard let task = isNewTask ? root.task(of: activity) : target, isGuarded(task, against: uid),
      !root.activities(in: task).contains(where: { isOf(uid, $0) && root.isVisible($0) })
    else { return true }
    return !version.restrictsStartsFromBelow
  }

  /// An app ends a task by a call of its own.
  mutating func finishTask(_ task: TaskID, for uid: UID?) {
    let home = uid.flatMap { homeTask(insteadOf: task, endedBy: $0) }
    finishTask(task)
    if let home { root.moveToFront(home) }
  }

  /// `checkActivityAllowedToClearTask`: the home screen comes, and not the task that was used
  /// before, if the app is nowhere to be seen and what is on top of its task keeps others out.
  private func homeTask(insteadOf task: TaskID, endedBy uid: UID) -> TaskID? {
    guard image.guardsAgainstBelow, !mayDrawOverOthers(uid), root.isVisible(task),
      !root.windowingMode(of: task).hasOwnBounds,
      !root.visibleActivities.contains(where: { isOf(uid, $0) }), isGuarded(task, against: uid),
      version.restrictsStartsFromBelow
    else { return nil }
    return root.homeTask(on: root.display(of: task))
  }

  /// Whether what is on top of the task is another app's, which lets nobody start over it.
  private func isGuarded(_ task: TaskID, against uid: UID) -> Bool {
    guard let top = root.topNonFinishingActivity(in: task), let info = root.activities[top].info
    else { return false }
    return info.uid != uid && info.flags.contains(.guardsAgainstBelow)
  }
}

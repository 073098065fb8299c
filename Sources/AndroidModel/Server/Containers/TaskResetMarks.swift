/// Where a task is to be cut when it is reset, and where what a reset takes out of it lies.
///
/// `FLAG_ACTIVITY_CLEAR_WHEN_TASK_RESET` in
/// https://developer.android.com/reference/android/content/Intent#FLAG_ACTIVITY_CLEAR_WHEN_TASK_RESET
/// and, before API 30, `ActivityStack.resetTargetTaskIfNeededLocked`
extension RootWindowContainer {
  /// `ActivityRecord.finishIfPossible`: when the one ends at which the task is to be cut, it is to
  /// be cut at the next one above.
  mutating func passOnCut(of activity: ActivityPlace) {
    guard activities[activity].intent.flags.contains(.clearWhenTaskReset),
      let task = task(of: activity)
    else { return }
    let all = activities(in: task)
    guard let place = all.firstIndex(of: activities[activity].token), place + 1 < all.count,
      let above = find(all[place + 1])
    else { return }
    activities[above].intent.flags.insert(.clearWhenTaskReset)
  }

  /// The last task of a display.
  func bottomTask(of display: DisplayID) -> TaskID? {
    displays[display].taskDisplayArea.rootTasks.first
  }

  /// The task that a reset has made right behind another, in the stack of that.
  func taskPutBehind(_ task: TaskID) -> TaskID? {
    let order = displays[display(of: task)].taskDisplayArea.rootTasks
    guard let index = order.firstIndex(where: { $0 == task }), index > 0,
      let behind = tasks.find(order[index - 1]), tasks[behind].identity?.ofMovedActivity != nil
    else { return nil }
    return order[index - 1]
  }
}

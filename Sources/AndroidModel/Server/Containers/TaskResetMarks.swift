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

  /// The tasks of one `ActivityStack`, back to front: mostly this one alone.
  func tasksInStack(of task: TaskID) -> ShortList<TaskID> {
    let stack = stack(of: task)
    let tasks = displays[display(of: task)].taskDisplayArea.rootTasks
      .filter { self.stack(of: $0) == stack }
    return tasks.isEmpty ? [task] : tasks
  }

  private func stack(of task: TaskID) -> TaskID {
    tasks.find(task).flatMap { tasks[$0].stack } ?? task
  }
}

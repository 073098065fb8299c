// Follows platform/frameworks/base, core/java/android/app/ActivityManager.java: AppTask.

/// Calls on the tasks of the app, as its code finds them in `getAppTasks`.
extension ActivityThread {
  /// Its code knows a task by an activity in it.
  func check(_ action: AppTaskAction, onTaskOf id: InstanceID) throws(ImpossibleStimulus) {
    guard image.activity(named: id.className) != nil else {
      throw fragmentClass(named: id.className) == nil
        ? ImpossibleStimulus(.neverMade, "the app declares no activity \(id.className)")
        : ImpossibleStimulus(.wrongKind, "\(id.className) is no activity")
    }
    guard activity(named: id) != nil else {
      throw ImpossibleStimulus(
        .gone, "no \(id) lives in this process, whose code knows a task by an activity in it")
    }
  }

  mutating func perform(
    _ action: AppTaskAction, onTaskOf id: InstanceID
  ) throws(AndroidException) {
    guard let token = activity(named: id)?.token else { return }
    if case .startActivity(let intent) = action { try requireMayJoinTask(intent) }
    request(.activity(token, .appTask(action)))
  }

  /// `ActivityStarter.computeLaunchingTaskFlags`: an activity that has a task of its own cannot
  /// join one that has a root.
  private func requireMayJoinTask(_ intent: Intent) throws(AndroidException) {
    try requireDeclared(intent)
    guard image.activity(named: intent.component)?.launchMode.isOneAtMost == true else { return }
    throw AndroidException(
      "IllegalArgumentException", "the task has a root but target is singleInstance/Task")
  }
}

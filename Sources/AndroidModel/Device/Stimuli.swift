/// How each stimulus reaches the server or the process, once it has been checked.
///
/// `RecentTasks` and `ActivityTaskSupervisor.removeTask` for a task that is swiped away, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskSupervisor.java
extension AndroidDevice {
  /// - Throws: `ImpossibleStimulus` if it could not be given, and then nothing has changed; or if the
  ///   app never becomes idle.
  mutating func inject(
    _ stimulus: AndroidStimulus, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    // Code that runs now meets a process that has got what the server has sent.
    if stimulus.runsCode { deliverFromServer() }
    try check(stimulus)
    server.reason = reason(of: stimulus)
    process?.looper.reason = server.reason
    switch stimulus {
    case .launch(let activity): startFromLauncher(activity)
    case .deepLink(let intent): server.startActivity(intent, action: .view)
    case .appCode(let action, let subject): try runAppCode(action, in: subject, &reaction)
    case .throwException(let name): try throwException(name, &reaction)
    case .back: try pressBack(&reaction)
    case .home, .openRecents: server.startHomeActivity(userLeaving: true)
    case .returnByLauncher:
      if let icon = server.launcherEntryOfFrontTask { startFromLauncher(image.name(of: icon)) }
    case .returnByRecents:
      if let task = server.root.frontAppTask { server.moveTaskToFront(task) }
    case .otherAppToFront: server.startOtherApp()
    case .otherAppFinished: finishTop()
    case .rotate: server.updateConfiguration { $0.rotate() }
    case .changeConfiguration(let changes): server.updateConfiguration { $0.change(changes) }
    case .screenOff(let secureKeyguard): setScreen(isOff: true, isLocked: secureKeyguard)
    case .screenOn:
      setScreen(isOff: false, isLocked: server.root.topFocusedDisplay.isKeyguardLocked)
    case .screenOnAndUnlock: setScreen(isOff: false, isLocked: false)
    case .windowFocus(let hasFocus): server.setNotificationShade(isOpen: !hasFocus)
    case .answerPermission(let granted):
      if let dialog = server.permissionDialog { server.answerPermission(dialog, granted: granted) }
    case .trimMemory(let level):
      if version.notifies(level) { server.post(.trimMemory(level), to: .app) }
    case .lowMemory: server.post(.lowMemory, to: .app)
    case .processDeath: endProcess(byCrash: false, &reaction)
    case .swipeAway: try swipeAway(&reaction)
    case .forceStop: removeTasks(&reaction) { _ in true }
    case .dragPager(let pager, let item): try dragPager(pager, to: item, &reaction)
    case .releasePager(let pager): try releasePager(pager, &reaction)
    case .wait(let milliseconds):
      server.clock += milliseconds
      process?.timePasses(milliseconds: milliseconds)
    }
  }

  private mutating func startFromLauncher(_ activity: String) {
    server.startActivity(
      Intent(activity, flags: [.newTask, .resetTaskIfNeeded]), action: .launcher)
  }

  private mutating func finishTop() {
    if let top = server.root.topRunningActivity { server.finishIfPossible(top, resultCode: 0) }
  }

  private mutating func setScreen(isOff: Bool, isLocked: Bool) {
    server.setScreen(isOff: isOff, isLocked: isLocked)
  }

  private mutating func swipeAway(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    guard let task = server.root.frontAppTask,
      let top = server.root.activities(in: task).last
    else { return }
    if server.isAppInFront {
      // The list has to be open to swipe in it.
      server.reason = .appState
      server.startHomeActivity(userLeaving: true)
      try run(untilIdle: &reaction)
      server.reason = reason(of: .swipeAway)
    }
    if server.hasAttachedActivity(outside: task) {
      // The list shows the task by its top; with that gone there is nothing left to swipe.
      if server.root.find(top) != nil { server.finishTask(task) }
    } else {
      removeTasks(&reaction) { $0 == task }
    }
  }

  private mutating func removeTasks(
    _ reaction: inout AndroidReaction, where isGone: (TaskID) -> Bool
  ) {
    server.removeTasks(where: isGone)
    endProcess(byCrash: false, &reaction)
    server.resumeFocusedTasksTopActivities()
  }
}

/// How each stimulus reaches the server or the process, once it has been checked.
///
/// `RecentTasks` and `ActivityTaskSupervisor.removeTask` for a task that is swiped away, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskSupervisor.java
extension AndroidDevice {
  /// - Throws: `ImpossibleStimulus` if it could not be given, and then nothing has changed; or if
  ///   the app never becomes idle.
  mutating func inject(
    _ stimulus: AndroidStimulus, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    // Code that runs now meets a process that has got what the server has sent.
    if stimulus.runsCode { deliverFromServer() }
    switchProcess(for: stimulus, &reaction)
    try check(stimulus)
    if try leaveOverview(for: stimulus, &reaction) { return }
    leaveShade(for: stimulus)
    server.reason = reason(of: stimulus)
    process.looper.reason = server.reason
    try carryOut(stimulus, &reaction)
  }

  private mutating func carryOut(
    _ stimulus: AndroidStimulus, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    switch stimulus {
    case .launch(let activity): startFromLauncher(activity)
    case .deepLink(let intent): openLink(intent)
    case .pendingIntent(let intents, to: let component):
      try tapNotification(intents, to: component, &reaction)
    case .notification(let intents):
      try receiveNotification(withFullScreenIntents: intents, &reaction)
    case .appCode(let action, let subject): try runAppCode(action, in: subject, &reaction)
    case .throwException(let name): try throwException(name, &reaction)
    case .back: try pressBack(&reaction)
    case .touchOutside: try touchOutside(&reaction)
    case .backGesture(let step): try carryOut(step, &reaction)
    case .home: server.pressHome()
    case .openRecents: openOverview()
    case .closeRecents: server.closeOverview()
    case .returnByLauncher:
      if let icon = server.launcherEntryOfFrontTask { startFromLauncher(image.name(of: icon)) }
    case .returnByRecents: returnByRecents()
    case .pickRecentTask(let activity): try pickRecentTask(with: activity, &reaction)
    case .otherAppToFront: server.startOtherApp(byUser: false)
    case .switchApp: server.startOtherApp(byUser: true)
    case .otherAppFinished: finishTop()
    case .moveToState(let activity, let state): try move(activity, to: state, &reaction)
    case .switchUser(let user): switchUser(to: user)
    case .workProfile(isPaused: true): pauseWorkProfile(&reaction)
    case .workProfile(isPaused: false): server.resumeWorkProfile()
    case .rotate: server.rotate()
    // `Display.getRotation`: another one, and of the configuration nothing that is public.
    case .halfTurn: break
    case .toggleAutoRotate: server.toggleAutoRotate()
    case .windows(let stimulus): try carryOut(stimulus, &reaction)
    case .onDisplay(let display, let stimulus):
      server.perform(stimulus, on: DisplayID(index: display), task: taskToMove(stimulus))
    case .changeConfiguration(let changes): changeConfiguration(changes, &reaction)
    case .toggleConfiguration(let changes): server.toggleConfiguration(changes)
    case .toggleNightMode: server.toggleNightMode()
    case .dock(let isDocked): server.setDocked(isDocked)
    case .changeOverlay: server.updateConfiguration { $0.change(.assetsPaths) }
    case .tapRestartButton: try restartInSizeOfDisplay(&reaction)
    case .screen(let stimulus): try carryOut(stimulus, &reaction)
    case .openAssistant: server.startAssistant()
    case .lockTask(let stimulus): carryOut(stimulus)
    case .windowFocus(let hasFocus): server.setNotificationShade(isOpen: !hasFocus)
    case .requestAssist: requestAssist()
    case .handoff(let stimulus): carryOut(stimulus)
    case .answerPermission(let granted): answerPermission(granted: granted)
    case .pickTarget(let activity, let always): server.pickTarget(activity, always: always)
    case .process(let stimulus): carryOut(stimulus, &reaction)
    case .reboot: try reboot(&reaction)
    case .swipeAway: try swipeAway(&reaction)
    case .dragPager(let pager, let item): try dragPager(pager, to: item, &reaction)
    case .releasePager(let pager): try releasePager(pager, &reaction)
    case .wait(let milliseconds): timePasses(milliseconds: milliseconds)
    }
  }

  private mutating func startFromLauncher(_ activity: String) {
    server.startFromLauncher(activity, on: .default)
  }

  /// If the activity is not exported, the other app gets a SecurityException.
  private mutating func openLink(_ intent: Intent) {
    guard image.activity(named: intent.component)?.isExported != false else { return }
    var intent = intent
    intent.action = .view
    intent.flags.insert(.newTask)
    server.startActivitiesFromOutside([intent])
  }

  private mutating func carryOut(
    _ step: BackGestureStep, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    switch step {
    case .begin: try beginBackGesture(&reaction)
    case .commit: try commitBackGesture(&reaction)
    case .cancel: try cancelBackGesture(&reaction)
    }
  }

  private mutating func switchUser(to user: DeviceUser) {
    headsUp = []
    server.switchUser(to: user)
  }

  private mutating func carryOut(_ stimulus: LockTaskStimulus) {
    switch stimulus {
    case .pin: server.pinScreen()
    case .unpin: server.unpinScreen()
    case .allow(let isAllowed): server.setLockTaskAllowed(isAllowed)
    }
  }

  private mutating func requestAssist() {
    if let top = server.root.topResumedActivity {
      server.post(.requestAssistContext(top), toProcessOf: top)
    }
  }

  private mutating func finishTop() {
    if let top = server.root.topRunningActivity { server.finishIfPossible(top) }
  }

  private mutating func carryOut(
    _ stimulus: WindowsStimulus, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    switch stimulus {
    case .enterSplitScreen(let other):
      server.enterSplitScreen(beside: other.flatMap(image.classID))
    case .leaveSplitScreen: server.leaveSplitScreen()
    case .resizeSplitScreen: server.resizeSplitScreen()
    case .openFreeform(let activity):
      if let activity = image.classID(named: activity) { server.startFreeform(activity) }
    case .resizeFreeform(let id): if let task = freeformTask(of: id) { server.resizeTask(task) }
    case .touch(let id): try touch(id, &reaction)
    case .setLargeDisplay(let isLarge):
      server.setDisplayLarge(isLarge)
      killInBackground(for: .windowSize, &reaction)
    case .expandPictureInPicture: server.expandPictureInPicture()
    case .stashPictureInPicture(let isStashed): server.stashPicture(isStashed)
    case .dismissPictureInPicture: server.removePictureInPicture()
    }
  }

  /// `HandoffActivityStarter.startIntents`: the system starts it, whether or not it is exported.
  private mutating func carryOut(_ stimulus: HandoffStimulus) {
    switch stimulus {
    case .request:
      if let top = server.root.topResumedActivity {
        server.post(.requestHandoffActivityData(top), toProcessOf: top)
      }
    case .receive(var intent):
      intent.flags.insert(.newTask)
      server.startActivitiesFromOutside([intent])
    }
  }

  /// A notification that waits over what is shown gets its full-screen intent once nobody looks.
  private mutating func carryOut(
    _ stimulus: ScreenStimulus, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    switch stimulus {
    case .off(let secureKeyguard):
      server.setScreen(isOff: true, isLocked: secureKeyguard)
      cancelTouches()
    case .on: server.setScreen(isOff: false, isLocked: server.root.keyguard.isShowing)
    case .onAndUnlock: server.setScreen(isOff: false, isLocked: false)
    case .startDream: server.startDream()
    case .stopDream: server.stopDream()
    }
    if isAsleep || server.isDreaming { try escalateHeadsUp(&reaction) }
  }

  private mutating func carryOut(_ stimulus: ProcessStimulus, _ reaction: inout AndroidReaction) {
    switch stimulus {
    case .memoryPressure: server.updateLowMemState()
    case .trimMemory(let level):
      if version.notifies(level) { server.postToAll(.trimMemory(level)) }
    case .lowMemory: server.postToAll(.lowMemory)
    case .death: endProcesses(server.processes(of: .appUnderTest), byCrash: false, &reaction)
    case .deathOf(let activity):
      if let name = processName(of: activity) { endProcesses([name], byCrash: false, &reaction) }
    case .reclaimMemory:
      if let name = server.leastImportantProcess {
        endProcesses([name], byCrash: false, &reaction)
      }
    case .heapFills: server.releaseSomeActivities(of: process.name)
    case .forceStop: forceStop(&reaction)
    case .clearData:
      forceStop(&reaction)
      server.clearApplicationUserData(of: .appUnderTest)
      notePermissions()
    }
  }

  private mutating func answerPermission(granted: Bool) {
    guard let dialog = server.permissionDialog else { return }
    server.choosePermission(dialog, granted: granted)
    notePermissions()
  }

  private mutating func notePermissions() {
    process.ledger.permittedApps = server.permittedApps
    process.ledger.decidedApps = server.decidedApps
  }

  private mutating func returnByRecents() {
    if let task = server.root.frontAppTask {
      server.moveTaskToFront(task)
    } else if let last = server.shownRecentTasks.first {
      server.startActivityFromRecents(last)
    }
  }

  /// The list of recent tasks has to be opened before anything is done in it.
  private mutating func openRecentTasks(
    _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    guard server.isAppInFront, !server.root.isRecentsAnimationRunning else { return }
    server.reason = .appState
    openOverview()
    try run(untilIdle: &reaction)
  }

  /// `TaskView.launchTaskAnimated`: the task that runs in the list is left for the one that is
  /// picked, and not for the home screen before.
  private mutating func pickRecentTask(
    with activity: InstanceID, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    try openRecentTasks(&reaction)
    if try leaveOverview(for: .pickRecentTask(activity), &reaction) { return }
    server.reason = reason(of: .pickRecentTask(activity))
    if let entry = recentTask(with: activity) { server.startActivityFromRecents(entry) }
  }

  private mutating func changeConfiguration(
    _ changes: ConfigurationChanges, _ reaction: inout AndroidReaction
  ) {
    server.changeConfiguration(changes)
    killInBackground(for: changes, &reaction)
  }

  /// `ActivityManagerService.killAllBackgroundProcessesExcept`, and what has kept its size out of
  /// sight.
  private mutating func killInBackground(
    for changes: ConfigurationChanges, _ reaction: inout AndroidReaction
  ) {
    guard !changes.isDisjoint(with: .windowSize.union(.density)) else { return }
    let unseen = server.processes(of: .appUnderTest).filter {
      server.oomAdjustment(of: $0) >= .previous
    }
    let keepingSize = server.resetSizes(in: unseen, for: changes)
    let killsAll =
      changes.contains(.density) && !unseen.isEmpty && version.killsInBackgroundForDensity
    let doomed = killsAll ? unseen : keepingSize
    if !doomed.isEmpty { endProcesses(doomed, byCrash: false, &reaction) }
  }

  /// The launcher leaves a task that runs in its list for the home screen first, and gives it a
  /// moment to stop.
  ///
  /// `killProcessesForRemovedTask`: a process that is in the background is killed at once, and
  /// another is as soon as it is there. One that ran in the list until now is on its way, and its
  /// activities hear their end.
  private mutating func swipeAway(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    guard let task = server.root.frontAppTask else { return }
    if version.keepsRunningInOverview {
      openOverview(ifInFront: task)
    } else {
      try openRecentTasks(&reaction)
    }
    var doomed = server.processesToKill(forRemoved: task)
    let waiting = doomed.filter { server.oomAdjustment(of: $0) < .previous }
    doomed.removeAll { waiting.contains($0) }
    let reason = reason(of: .swipeAway)
    if server.root.isRecentsAnimationRunning {
      try leaveOverviewForHome(userLeaving: false, because: reason, &reaction)
    }
    server.reason = reason
    server.removeTask(task, killing: doomed)
    if !doomed.isEmpty { endProcesses(doomed, byCrash: false, &reaction) }
    server.resumeFocusedTasksTopActivities()
    guard !waiting.isEmpty else { return }
    try run(untilIdle: &reaction)
    endProcesses(waiting, byCrash: false, &reaction)
  }

  /// `restartProcessIfVisible`: the process is killed as soon as the activity has saved its state.
  private mutating func restartInSizeOfDisplay(
    _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    guard let top = server.root.topResumedActivity, let activity = server.root.find(top)
    else { return }
    let process = server.root.activities[activity].processName
    server.stopForRestart(top)
    try run(untilIdle: &reaction)
    endProcesses([process], byCrash: false, &reaction)
  }

  private mutating func pauseWorkProfile(_ reaction: inout AndroidReaction) {
    let killed = server.pauseWorkProfile()
    endProcesses(killed, byCrash: false, &reaction)
  }

  private mutating func forceStop(_ reaction: inout AndroidReaction) {
    headsUp = []
    server.forceStopPackage(of: .appUnderTest)
    endProcesses(server.processes(of: .appUnderTest), byCrash: false, &reaction)
  }
}

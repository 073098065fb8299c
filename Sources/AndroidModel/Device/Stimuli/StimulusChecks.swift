/// Whether a stimulus could be given in the present state of the device. It is not part of Android;
/// it stands for what a user, another app or the system finds there to act on.
extension AndroidDevice {
  /// Changes nothing.
  func check(_ stimulus: AndroidStimulus) throws(ImpossibleStimulus) {
    switch stimulus {
    case .launch(let activity):
      try checkLaunch(activity)
      try requireFirstUser("the launcher")
    case .deepLink(let intent):
      try requireDeclared(intent)
      try requireOpen("a link")
    case .pendingIntent(let intents, _): for intent in intents { try requireDeclared(intent) }
    case .notification(let intents): try checkNotification(intents)
    case .appCode(let action, let subject): try checkCode(action, in: subject)
    case .throwException:
      try require(hasProcess, "no code can throw: the app has no process")
    case .back: try checkBack()
    case .touchOutside: try checkTouchOutside()
    case .backGesture(let step): try check(step)
    case .home: try requireOpen("Home")
    case .openRecents: try requireUnlocked("the list of recent tasks")
    case .closeRecents: try checkCloseRecents()
    case .returnByLauncher: try checkReturnByLauncher()
    case .returnByRecents: try checkReturnByRecents()
    case .pickRecentTask(let activity): try checkPickRecentTask(with: activity)
    case .otherAppToFront, .switchApp: try requireUnlocked("another app")
    case .switchUser(let user): try check(user)
    case .workProfile(let isPaused): try checkWorkProfile(isPaused)
    case .otherAppFinished:
      try requireUnlocked("the other app")
      try require(server.isInFront(.otherApp), "no other app is in front")
    case .moveToState(let activity, _): try checkMove(activity)
    case .windows(let stimulus): try check(stimulus)
    case .onDisplay(let display, let stimulus): try check(stimulus, on: display)
    case .rotate, .halfTurn: break  // whatever it shows, it can be turned
    case .toggleAutoRotate: try requireAwake("the switch of auto-rotate")
    case .changeConfiguration(let changes), .toggleConfiguration(let changes): try check(changes)
    case .toggleNightMode: break  // by hand, or at sunset
    case .dock(let isDocked): try checkDock(isDocked)
    case .changeOverlay:
      try requireRelease(version.hasOverlays, "this release has no overlays of resources")
    case .tapRestartButton: try checkRestartButton()
    case .screen(let stimulus): try check(stimulus)
    case .lockTask(let stimulus): try check(stimulus)
    case .windowFocus(let hasFocus): try checkShade(isToClose: hasFocus)
    case .openAssistant, .requestAssist: try requireUnlocked("the assistant")
    case .handoff(let stimulus): try check(stimulus)
    case .answerPermission: try checkAnswerPermission()
    case .pickTarget(let activity, let always): try checkPickTarget(activity, always: always)
    case .process(let stimulus): try check(stimulus)
    case .reboot: break  // whatever it shows, it can be shut down
    case .swipeAway: try checkSwipeAway()
    case .wait(let milliseconds): try checkWait(milliseconds: milliseconds)
    case .dragPager(let pager, let item): try checkDrag(pager, to: item)
    case .releasePager(let pager): try checkRelease(pager)
    }
  }

  private func checkNotification(_ intents: [Intent]) throws(ImpossibleStimulus) {
    for intent in intents { try requireDeclared(intent) }
    try requireFirstUser("the notification")
  }

  private func checkPickRecentTask(with activity: InstanceID) throws(ImpossibleStimulus) {
    try requireRecents()
    try require(recentTask(with: activity) != nil, "no recent task shows \(activity)")
  }

  private func checkSwipeAway() throws(ImpossibleStimulus) {
    try requireRecents()
    guard server.root.frontAppTask != nil else {
      throw ImpossibleStimulus(.outOfReach, "the app has no recent task")
    }
  }

  private func check(_ changes: ConfigurationChanges) throws(ImpossibleStimulus) {
    try require(!changes.isEmpty, "nothing of the configuration would change")
    try requireRelease(
      version.canChange(changes), "this release does not know all of these changes")
  }

  private func checkDock(_ isDocked: Bool) throws(ImpossibleStimulus) {
    try require(
      server.root.configuration.isInDeskMode != isDocked,
      "the device is \(isDocked ? "in a dock already" : "in no dock")")
  }

  private func checkCloseRecents() throws(ImpossibleStimulus) {
    try requireUnlocked("the list of recent tasks")
    try require(
      server.root.isRecentsAnimationRunning
        || server.isInFront(.launcher) && server.root.isOverviewOpen,
      "the list of recent tasks is not open")
  }

  private func checkReturnByLauncher() throws(ImpossibleStimulus) {
    try requireUnlocked("the launcher")
    try requireAppBehind()
    try require(
      server.launcherEntryOfFrontTask != nil, "no icon of the launcher leads to a task of the app")
  }

  private func checkReturnByRecents() throws(ImpossibleStimulus) {
    try requireRecents()
    try requireAppBehind()
    try require(
      server.root.frontAppTask != nil || !server.shownRecentTasks.isEmpty,
      "the app has no recent task")
  }

  private func checkRestartButton() throws(ImpossibleStimulus) {
    try requireUnlocked("the restart button")
    try require(
      server.root.isInSizeCompatMode(server.root.topResumedActivity)
        || server.isInDisplayCompatMode(server.root.topResumedActivity),
      "no activity in front is in size compatibility mode")
  }

  private func checkAnswerPermission() throws(ImpossibleStimulus) {
    try requireUncovered("the permission dialog")
    guard server.permissionDialog == nil else { return }
    try requireRelease(
      version.hasRuntimePermissions,
      "this release has no runtime permissions: what an app asks for is granted when it is installed"
    )
    throw ImpossibleStimulus(.outOfReach, "no permission dialog is showing")
  }

  private func checkPickTarget(
    _ activity: String, always: Bool
  ) throws(ImpossibleStimulus) {
    try requireUncovered("the choice of an app")
    try require(
      server.targetsToPick.contains(activity),
      "nobody is asked to choose, or not between \(activity) and others")
    try require(
      !always || server.mayRememberTarget, "the app that asks has the user choose each time")
  }

  private func checkWait(milliseconds: Int) throws(ImpossibleStimulus) {
    try require(milliseconds >= 0, "time does not run backwards")
    try require(
      !server.clock.addingReportingOverflow(milliseconds).overflow, "time does not run that far")
  }

  func require(
    _ isSo: Bool, _ reason: @autoclosure () -> String
  ) throws(ImpossibleStimulus) {
    guard isSo else { throw ImpossibleStimulus(.outOfReach, reason()) }
  }

  /// Another remedy is no help on a release that lacks the feature.
  func requireRelease(
    _ hasIt: Bool, _ reason: @autoclosure () -> String
  ) throws(ImpossibleStimulus) {
    guard hasIt else {
      throw ImpossibleStimulus(.outOfReach, reason(), remedy: .laterRelease)
    }
  }

  private func check(_ step: BackGestureStep) throws(ImpossibleStimulus) {
    try checkBackGesture(step)
    if step == .begin, backGesture != nil, !isBackGestureOver {
      throw ImpossibleStimulus(.notInPosition, "a finger is on its way back already")
    }
    if step == .commit, backGesture == nil {
      throw ImpossibleStimulus(.notInPosition, "no finger is on its way back")
    }
  }

  private func check(_ stimulus: HandoffStimulus) throws(ImpossibleStimulus) {
    try requireRelease(version.hasHandoff, "this release has no Handoff")
    guard case .receive(let intent) = stimulus else { return }
    try requireDeclared(intent)
    try requireUnlocked("what is offered by another device")
  }

  private func checkWorkProfile(_ isPaused: Bool) throws(ImpossibleStimulus) {
    try requireUnlocked("the work profile")
    try require(!image.uidsOfWorkProfile.isEmpty, "there is no work profile")
    try requireRelease(version.pausesWorkProfile, "this release does not pause profiles")
    try require(
      server.isWorkProfilePaused != isPaused,
      "the work profile is \(isPaused ? "paused" : "running") already")
  }

  private func requireDeclared(_ intent: Intent) throws(ImpossibleStimulus) {
    guard image.declaredActivity(named: intent.component) != nil else {
      throw ImpossibleStimulus(.neverMade, "the app declares no activity \(intent.component)")
    }
    try require(
      !process.ledger.components.isDisabled(intent.component), "\(intent.component) is disabled")
  }

  func checkLaunch(_ activity: String) throws(ImpossibleStimulus) {
    guard let declared = image.declaredActivity(named: activity) else {
      throw ImpossibleStimulus(.neverMade, "the app declares no activity \(activity)")
    }
    guard declared.declaration.isLauncher else {
      throw ImpossibleStimulus(.wrongKind, "\(activity) has no icon in the launcher")
    }
    try require(
      !process.ledger.components.isDisabled(activity),
      "\(activity) is disabled, and has no icon now")
  }

  private func checkBackGesture(_ step: BackGestureStep) throws(ImpossibleStimulus) {
    try requireRelease(version.hasBackGesture, "this release has no gesture for Back")
    // One that has begun ends where it began, wherever the user is by then.
    if backGesture == nil || step == .begin { try checkBack() }
  }

  private func checkBack() throws(ImpossibleStimulus) {
    if server.asksForCredential { return }
    try requireOpen("Back")
    let isHomeInFront = server.isInFront(.launcher) && !server.root.isNotificationShadeOpen
    guard !isHomeInFront || server.root.isOverviewOpen else {
      throw ImpossibleStimulus(
        .outOfReach, "Back does nothing on the home screen", remedy: .returning)
    }
  }

  private func check(_ user: DeviceUser) throws(ImpossibleStimulus) {
    guard server.users.current != user else {
      throw ImpossibleStimulus(.outOfReach, "this user has the device already")
    }
    guard !isAsleep, !isLocked else {
      throw ImpossibleStimulus(.outOfReach, "the device is locked", remedy: .unlocking)
    }
    try require(server.lockTask.tasks.isEmpty, "a task is locked")
  }

  func requireFirstUser(_ what: String) throws(ImpossibleStimulus) {
    guard server.users.current == .first else {
      throw ImpossibleStimulus(.outOfReach, "\(what) is out of reach: another user has the device")
    }
  }

  func requireUnlocked(_ what: String) throws(ImpossibleStimulus) {
    try requireFirstUser(what)
    guard !isAsleep, !isLocked else {
      throw ImpossibleStimulus(
        .outOfReach, "\(what) is out of reach: the device is locked", remedy: .unlocking)
    }
  }

  /// The list of recent tasks takes every tap itself: one on a task leads back to that. So does the
  /// shade.
  func requireUncovered(_ what: String) throws(ImpossibleStimulus) {
    try requireOpen(what)
    try require(
      !server.root.isRecentsAnimationRunning, "\(what) is out of reach in the list of recent tasks")
    try require(
      !server.root.isNotificationShadeOpen, "\(what) is out of reach under the notification shade")
  }

  /// The device is unlocked, or something is shown over the lock.
  func requireOpen(_ what: String) throws(ImpossibleStimulus) {
    try requireFirstUser(what)
    guard !server.root.shouldSleepActivities(on: .default) else {
      throw ImpossibleStimulus(
        .outOfReach, "\(what) is out of reach: the device is locked", remedy: .unlocking)
    }
  }

  func requireAwake(_ what: String) throws(ImpossibleStimulus) {
    guard !isAsleep else {
      throw ImpossibleStimulus(.outOfReach, "\(what) is impossible: the screen is off")
    }
  }

  /// It does not open over a locked task either.
  private func requireRecents() throws(ImpossibleStimulus) {
    try requireUnlocked("the list of recent tasks")
    guard server.lockTask.tasks.isEmpty else {
      throw ImpossibleStimulus(.outOfReach, "the list of recent tasks is closed: a task is locked")
    }
  }

  private func requireAppBehind() throws(ImpossibleStimulus) {
    guard !server.isAppInFront || server.root.isRecentsAnimationRunning else {
      throw ImpossibleStimulus(.outOfReach, "the app is in front already")
    }
  }

  var isAsleep: Bool { server.root.defaultDisplay.isSleeping }
  var isLocked: Bool { server.root.keyguard.isShowing }
}

/// The list of recent tasks over a task that goes on running in it, as the launcher has it since
/// Android 12: its animation of the task's window is not at an end before the user has chosen.
///
/// `AbsSwipeUpHandler.finishCurrentTransitionToRecents` in
/// https://github.com/GrapheneOS/platform_packages_apps_Launcher3/blob/0dd46fa242812abbfbe454de2ab85c5878d1ce94/quickstep/src/com/android/quickstep/AbsSwipeUpHandler.java
/// and what becomes of the task then, `RecentsAnimation.finishAnimation` in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/wm/RecentsAnimation.java
/// Its card is swiped away in `RecentsView.createTaskDismissAnimation`,
/// https://github.com/ArrowOS-T/android_packages_apps_Launcher3/blob/5854dbc4619f233417ea38207082ccac56f4337a/quickstep/src/com/android/quickstep/views/RecentsView.java
extension AndroidDevice {
  mutating func openOverview() {
    let isOverHome = server.isInFront(.launcher)
    if isOverHome, server.root.isOverviewOpen { return }
    guard version.keepsRunningInOverview else {
      return server.startHomeActivity(userLeaving: true, asOverview: true)
    }
    if let task = server.frontTask, task == server.root.frontAppTask {
      // With all that stands in it: a prompt of the system, too.
      return server.startRecentsAnimation()
    }
    let left = isOverHome ? nil : server.frontTask
    server.startHomeActivity(userLeaving: true)
    if server.isInFront(.launcher) { server.root.overview = .upright(over: left) }
  }

  mutating func openOverview(ifInFront task: TaskID) {
    guard server.frontTask == task, !server.root.isRecentsAnimationRunning else { return }
    server.startRecentsAnimation()
  }

  /// What the user does next ends it: it leads back to the task, or away from it.
  ///
  /// - Returns: whether nothing more is to be done.
  mutating func leaveOverview(
    for stimulus: AndroidStimulus, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) -> Bool {
    guard server.root.isRecentsAnimationRunning else { return false }
    switch stimulus {
    case .returnByRecents, .closeRecents:
      server.finishRecentsAnimation(toTask: true)
      return true
    case .pickRecentTask(let activity):
      guard let task = recentTask(with: activity)?.task, server.root.isVisible(task) else {
        return false
      }
      server.finishRecentsAnimation(toTask: true)
      // The sides of a split screen are one picture in the list; a free window comes to the front.
      return task == server.root.frontAppTask || server.root.stage(of: task) != nil
    // On a phone the list shows no icons: `OverviewState.getVisibleElements` of the launcher.
    case .returnByLauncher,
      .launch where !server.root.defaultDisplay.isLarge:
      try leaveOverviewForHome(userLeaving: true, because: .appState, &reaction)
    // `RecentsView.initiateSplitSelect`: the list stays while the user looks for the other side.
    case .windows(.enterSplitScreen):
      try leaveOverviewForHome(userLeaving: false, because: .appState, &reaction)
    case .screen, .reboot:
      server.finishRecentsAnimation(toTask: false)
    case .windows, .touchOutside, .onDisplay, .switchUser, .openAssistant, .lockTask:
      server.finishRecentsAnimation(toTask: true)
    // By a key or by a gesture: `pressBack`.
    case .back, .backGesture, .launch, .deepLink, .pendingIntent, .notification, .appCode,
      .throwException, .home,
      .openRecents, .otherAppToFront, .switchApp, .otherAppFinished, .moveToState, .workProfile,
      .rotate, .halfTurn, .toggleAutoRotate, .changeConfiguration, .toggleConfiguration,
      .toggleNightMode, .dock, .changeOverlay, .tapRestartButton, .windowFocus, .requestAssist,
      .handoff, .answerPermission,
      .pickTarget, .process, .swipeAway, .dragPager, .releasePager, .wait:
      break
    }
    return false
  }

  mutating func leaveOverviewForHome(
    userLeaving: Bool, because reason: AndroidReason, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    server.reason = reason
    server.startHomeActivity(userLeaving: userLeaving)
    try run(untilIdle: &reaction)
  }
}

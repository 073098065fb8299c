/// Picture-in-picture: an activity goes on in a small window over all others, without the focus and
/// so paused.
///
/// `ActivityTaskManagerService.enterPictureInPictureMode`,
/// `ActivityRecord.checkEnterPictureInPictureState`,
/// `ActivityTaskSupervisor.removePinnedRootTaskInSurfaceTransaction` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskManagerService.java
extension ActivityTaskManagerService {
  /// The call of the app. One over the keyguard asks that to go first.
  mutating func enterPictureInPictureMode(_ token: ActivityToken) {
    guard let activity = find(token), !isPinned(activity) else { return }
    guard mayEnterPictureInPicture(activity) else {
      tell(.pictureInPictureRefused, to: token)
      return
    }
    guard root.keyguard.isShowing else {
      // What enters as it is left belongs to the transition by which it is.
      let isLeft = root.activities[activity].state == .pausing
      if isLeft || !queue(.enterPicture(token)) { moveToPinned(token) }
      return
    }
    if !version.remembersAnswerToPicture { tell(.pictureInPictureRefused, to: token) }
    dismissKeyguard(.picture(token))
  }

  /// `enterPipRunnable`. Others may have taken its place since.
  mutating func enterPictureInPictureOnceUnlocked(_ token: ActivityToken) {
    if root.topRunningActivity == token { moveToPinned(token) }
  }

  /// `setPictureInPictureParams`
  mutating func setAutoEnter(_ isEnabled: Bool, of token: ActivityToken) {
    guard let activity = find(token) else { return }
    root.activities[activity].entersPictureInPictureWhenLeft = isEnabled
  }

  /// `checkEnterPictureInPictureState`: one that is left for another task may still enter while it
  /// is pausing or stopping, if the small window is free.
  func mayEnterPictureInPicture(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard mayShrink(activity) else { return false }
    switch root.activities[activity].state {
    case .resumed: return true
    case .pausing, .paused, .stopping: return mayShrinkAsLeft(activity)
    case .initializing, .started, .stopped, .stoppingWhileShown, .stoppedWhileShown, .finishing,
      .destroying, .destroyed:
      return false
    }
  }

  /// The small window is on the device's own display, and never while tasks are locked, as the home
  /// screen would be seen behind it.
  private func mayShrink(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.activities[activity].info?.supportsPictureInPicture == true && lockTask.mode == .none
      && root.display(of: activity) == .default
  }

  private func mayShrinkAsLeft(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.activities[activity].isLeftForAnotherTask && !root.keyguard.isShowing
      && root.pinnedTask == nil
  }

  /// `enableEnterPipOnTaskSwitch`: what is in front is left for a task that is started or moved
  /// before it. It stays so when it comes back. The assistant does not count: it asks about what it
  /// covers.
  ///
  /// - Parameter task: nil: one that is still to be made.
  mutating func leaveFront(for task: TaskID? = nil) {
    if root.isOverviewOpen { root.overview = .closed }
    let display = if let task { root.display(of: task) } else { root.topFocusedDisplayID }
    guard let top = root.topRunning(on: display), task == nil || root.task(of: top) != task,
      let left = pictureCandidate(top, on: display)
    else { return }
    root.activities[left].isLeftForAnotherTask = true
  }

  /// `findEnterPipOnTaskSwitchCandidate`: also what is resumed beside the one in front.
  // It is mutating though it changes nothing, since the server would be copied for a call that is
  // not.
  private mutating func pictureCandidate(
    _ top: RootWindowContainer.ActivityPlace, on display: DisplayID
  ) -> RootWindowContainer.ActivityPlace? {
    if root.activities[top].info?.supportsPictureInPicture == true { return top }
    guard root.hasSeveralWindows, let front = root.frontTask(on: display),
      let beside = root.activity(
        in: front,
        where: {
          ($0.state == .resumed || $0.state == .pausing)
            && $0.info?.supportsPictureInPicture == true
        }),
      version.leavesWhatIsBeside
    else { return nil }
    return beside
  }

  /// Whether the system makes it a picture by itself when the user leaves it.
  // It is mutating though it changes nothing, since the server would be copied for a call that is
  // not.
  @inline(__always)
  mutating func mayAutoEnterPictureInPicture(_ activity: RootWindowContainer.ActivityPlace) -> Bool
  {
    root.activities[activity].entersPictureInPictureWhenLeft && mayBecomePictureWhenLeft(activity)
  }

  private func mayBecomePictureWhenLeft(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    version.entersPictureInPictureAutomatically && mayShrink(activity)
      && !root.activities[activity].isFinishing && mayShrinkAsLeft(activity)
      && (!version.keepsWhatShowsThroughFromAutoEntering || isNextOpaque)
      && (version.autoEntersForAnyActivity || mayNextResumeWhilePausing)
  }

  /// `FLAG_RESUME_WHILE_PAUSING`, which the home screen has.
  private var mayNextResumeWhilePausing: Bool {
    guard let next = root.topRunning else { return false }
    return root.activities[next].info?.flags.contains(.resumeWhilePausing) == true
      || root.task(of: next) == root.homeTask
  }

  /// `resumingOccludesParent`
  private var isNextOpaque: Bool {
    root.topRunning.map { root.activities[$0].isOpaque } ?? false
  }

  /// `moveActivityToPinnedRootTask`; there is one such window, so that who is in it has to go.
  mutating func moveToPinned(_ token: ActivityToken) {
    collect(.other)
    dismissPictureInPicture()
    guard let activity = find(token) else { return }
    if version.tellsOfWayIntoPicture {
      tell(.pictureUiState(.transitioningToPip(true)), to: token)
    }
    pin(activity)
    resumeFocusedTasksTopActivities()
    if version.tellsOfWayIntoPicture {
      tell(.pictureUiState(.transitioningToPip(false)), to: token)
    }
  }

  private mutating func pin(_ activity: RootWindowContainer.ActivityPlace) {
    root.activities[activity].isStashed = false
    root.activities[activity].isLeftForAnotherTask = false
    let isApart = root.hasFinishing(beside: activity) && version.countsFinishingBesidePicture
    let cleared = root.pin(
      activity, apart: isApart, returns: version.returnsToTaskItLeft,
      begins: version.animatesPicture)
    if let cleared {
      splitController?.clearedForPictureInPicture.append(cleared)
    }
    tellOrganizer()
    dissolveIncompleteSplit()
  }

  /// `TaskStack.onAnimationEnd`
  ///
  /// - Returns: false if no picture moves.
  mutating func endPictureAnimation() -> Bool {
    guard let task = root.pinnedTask, let motion = root.pictureMotion else { return false }
    switch motion {
    case .entering:
      root.setWindowingMode(.pinned, of: task)
      tellPicture(.pinned, insteadOf: .fullscreen)
    case .leaving: leavePicture()
    }
    return true
  }

  /// `updatePictureInPictureMode`: those in it are told of the mode, and then of the size, unless
  /// they have that already.
  private mutating func tellPicture(_ mode: WindowingMode, insteadOf old: WindowingMode) {
    guard let shown = root.pinnedTask.map({ root.activities(in: $0) }) else { return }
    for token in shown {
      guard let activity = find(token), root.activities[activity].isAttached else { continue }
      tell(.windowingMode(mode, insteadOf: old), to: token)
      root.activities[activity].lastReportedConfiguration.set(
        .windowConfiguration, to: mode.rawValue)
    }
    ensureConfiguration(of: shown)
  }

  /// A start by which an activity is to become a picture at once, which it does out of the task of
  /// its caller.
  mutating func noteLaunchIntoPicture(
    of token: ActivityToken, _ start: StartRequest, in task: TaskID
  ) {
    guard start.sourceTask == task, !start.staysBehind, let activity = find(token),
      mayShrink(activity)
    else { return }
    startedAsPicture = token
  }

  /// The end of `startActivityInner`, "launch-into-pip": who has started it has been asked to
  /// pause, and is in front again. The picture is begun beside that, as one that cannot be resumed.
  mutating func launchIntoPicture() {
    let started = startedAsPicture
    startedAsPicture = nil
    guard let token = started, token == root.topRunningActivity else { return }
    dismissPictureInPicture()
    guard let activity = find(token) else { return }
    root.activities[activity].isLaunchedIntoPicture = true
    pin(activity)
    ensureActivitiesVisible()
    // When another picture has gone for it, it was in sight before, as one that would be resumed.
    if root.isVisible(token) { makeActiveIfNeeded(token) }
    resumeFocusedTasksTopActivities()
  }

  /// The activity that is the picture.
  var picture: RootWindowContainer.ActivityPlace? {
    root.pinnedTask.flatMap { root.topNonFinishingActivity(in: $0) }
  }

  /// The user moves the picture to the edge of the screen, or back: `setPipStashed` of its shell.
  mutating func stashPicture(_ isStashed: Bool) {
    guard let picture else { return }
    root.activities[picture].isStashed = isStashed
    tell(.pictureUiState(.stashed(isStashed)), to: root.activities[picture].token)
  }

  /// The user drags it away, which resumes what it has kept from being resumed.
  mutating func removePictureInPicture() {
    dismissPictureInPicture()
    if let top = root.topRunning, root.canShow(top) { resumeFocusedTasksTopActivities() }
  }

  /// It goes: it is stopped first, and then told that it is a window like others.
  mutating func dismissPictureInPicture() {
    let isMoving = root.pictureMotion != nil
    guard let task = root.hidePinned() else { return }
    let shown = root.activities(in: task)
    ensureActivitiesVisible()
    processStoppingAndFinishingActivities()
    root.setWindowingMode(.undefined, of: task)
    // Nothing has been told of it yet, or everything that it is none.
    if isMoving { return }
    for token in shown {
      guard let activity = root.find(token) else { continue }
      if !version.tellsDismissedOfConfiguration {
        let mode = root.configuration(of: activity).windowingMode
        tell(.windowingMode(mode, insteadOf: .pinned), to: token)
        root.activities[activity].lastReportedConfiguration.set(
          .windowConfiguration, to: mode.rawValue)
      } else if changesAreHandled(by: activity) {
        _ = ensureActivityConfiguration(token)
      }
    }
  }

  /// `Task.clearPinnedTaskIfNeed`: a picture goes with the task that it has left.
  mutating func endPicture(ofTask task: TaskID) {
    if root.taskLeftByPicture == task, version.endsPictureWithItsTask { dismissPictureInPicture() }
  }

  /// It takes the whole display again. Where the server lets it grow, the activity is told as that
  /// begins (`TaskStack.onAnimationStart`), and has its size at once.
  mutating func expandPictureInPicture() {
    if let picture, root.activities[picture].isLaunchedIntoPicture {
      return expandToHost(of: picture)
    }
    guard version.animatesPicture else { return leavePicture() }
    root.changePinned { $0.setPictureMotion(.leaving) }
    tellPicture(.fullscreen, insteadOf: .pinned)
  }

  /// `onPinnedActivityRestartAttempt(clearedTask)`: the shell is told of the start once that is
  /// over, and lets what has been started in the task fill the display, without an animation.
  mutating func expandClearedPicture() {
    hasClearedPicture = false
    if picture != nil { leavePicture() }
  }

  private mutating func leavePicture() {
    let expanded = picture.map { root.activities[$0].token }
    root.leavePinned()
    tellOrganizer()
    // The pause of an app is on its way first; that of the home screen is over at once here.
    let isOverApp = root.find(root.focusedApp).map { root.activities[$0].isOfApp } ?? false
    if !isOverApp { focusExpanded(expanded) }
    resumeFocusedTasksTopActivities()
    if isOverApp { focusExpanded(expanded) }
  }

  /// `PipTaskOrganizer.exitLaunchIntoPipTask`: who has started it comes to the front, and the
  /// picture goes.
  private mutating func expandToHost(of picture: RootWindowContainer.ActivityPlace) {
    if let host = root.activities[picture].lastParentBeforePip { root.moveToFront(host) }
    dismissPictureInPicture()
    resumeFocusedTasksTopActivities()
  }

  /// `findFocusedWindow`: its window is there and above all others, so that it has the focus while
  /// the activity waits for the pause of what is behind it.
  private mutating func focusExpanded(_ token: ActivityToken?) {
    guard let token, token == root.topRunningActivity, let activity = find(token),
      root.canShow(activity), changesAreHandled(by: activity)
    else { return }
    _ = ensureActivityConfiguration(token)
    setFocusedApp(token)
  }

  private func isPinned(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.pinnedTask != nil && root.task(of: activity) == root.pinnedTask
  }

  /// Whether it can be told of what has changed for it; else it hears of it when it is shown again.
  private func changesAreHandled(by activity: RootWindowContainer.ActivityPlace) -> Bool {
    let changes = root.configuration(of: activity).differences(
      from: root.activities[activity].lastReportedConfiguration)
    return root.activities[activity].info?.handledChanges.cover(changes, on: version) == true
  }
}

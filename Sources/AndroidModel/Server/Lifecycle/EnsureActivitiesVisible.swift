/// What the screen shows: every activity from the top down to the first opaque one.
///
/// `EnsureActivitiesVisibleHelper` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/EnsureActivitiesVisibleHelper.java
extension ActivityTaskManagerService {
  /// Tells the activities that become visible or invisible.
  mutating func ensureActivitiesVisible() { ensureActivitiesVisible(behind: root.topRunning) }

  /// - Parameters:
  ///   - top: `topRunningActivity`, if the caller knows it already.
  ///   - turning: the display turns for what is seen now, before that is told:
  ///     `ensureVisibilityAndConfig`.
  @inline(__always)
  mutating func ensureActivitiesVisible(
    behind top: RootWindowContainer.ActivityPlace?, turning: Bool = false
  ) {
    if backNavigation == nil, let top, root.showsNothing(but: top) { return tellChangedBounds() }
    updateVisibility(turning: turning)
    if backNavigation?.preview == .ended { endBackNavigation() }
  }

  private mutating func updateVisibility(turning: Bool) {
    let old = root.visibleActivities
    guard root.updateVisibleActivities(&backNavigation) else { return tellChangedBounds() }
    if splitController?.needsUpdate == true { tellOrganizer() }
    var hidden = ShortList<ActivityToken>()
    for place in old.indices where !root.isVisible(old[place]) { hidden.append(old[place]) }
    if hidden.count > 1 { hidden = fromTop(hidden) }
    for token in hidden {
      recordSnapshot(of: token)
      makeInvisible(token)
    }
    if turning { updateOrientation(defersResume: true) }
    let new = root.visibleActivitiesFromTop
    for place in new.indices where !old.contains(new[place]) {
      let token = new[place]
      guard let activity = find(token) else { continue }
      removeFromStopping(token)
      enter(activity)
      let process = root.activities[activity].processName
      self[process].hasPendingUIClean = true
      // The topmost one is made active by being resumed.
      if isToBeResumed(token), !isStartedMeanwhile(activity) { continue }
      makeActiveIfNeeded(token)
      deliverPendingConfiguration(to: process)
    }
    tellChangedBounds()
  }

  /// These activities, the topmost first as the tasks are now.
  ///
  /// It is mutating though it changes nothing, since the server would be copied for a call that is
  /// not.
  private mutating func fromTop(_ tokens: ShortList<ActivityToken>) -> ShortList<ActivityToken> {
    var ordered = ShortList<ActivityToken>()
    for task in root.leafTasks {
      for token in root.activities(in: task).reversed() where tokens.contains(token) {
        ordered.append(token)
        if ordered.count == tokens.count { return ordered }
      }
    }
    return ordered
  }

  /// `readyToResume`: nothing is resumed while a task is cleared, but what is seen for a moment is
  /// started.
  @inline(__always)
  private func isStartedMeanwhile(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    isResumeDeferred && root.activities[activity].isOfApp && version.showsWhatIsBehindClearedTask
  }

  /// `mEnteringAnimation`: it is among those that open, and hears of it once they have.
  mutating func enter(_ activity: RootWindowContainer.ActivityPlace) {
    let token = root.activities[activity].token
    guard root.activities[activity].isOfApp, !enteringActivities.contains(token) else { return }
    enteringActivities.append(token)
  }

  /// `notifyEnterAnimationComplete`: to the activities that have become visible and still are. The
  /// animation takes longer than everything that was under way when it began, and as long as a
  /// gesture holds it.
  ///
  /// - Returns: whether there is an activity to be told.
  mutating func completeEnterAnimations() -> Bool {
    let entering = enteringActivities.takeAll()
    for token in entering where root.isVisible(token) {
      if backNavigation?.opening.contains(token) == true {
        enteringActivities.append(token)
      } else {
        post(.enterAnimationComplete(token), toProcessOf: token)
      }
    }
    return enteringActivities.count < entering.count
  }

  /// Tells the activities on the screen of changed bounds.
  @inline(__always)
  private mutating func tellChangedBounds() {
    if root.haveBoundsChanged { resizeVisibleActivities() }
  }

  private mutating func resizeVisibleActivities() {
    root.haveBoundsChanged = false
    tellProcesses()
    ensureConfiguration(of: visibleActivitiesNotToResume, preservingWindows: true)
  }

  /// Whether a visible activity is to be resumed: before API 29 only the focused one is.
  @inline(__always)
  func isToBeResumed(_ token: ActivityToken) -> Bool {
    root.hasSeveralWindows && version.resumesAllVisible
      ? isAmongThoseToResume(token) : root.frontVisibleActivity == token
  }

  /// `canResumeByCompat`: of an old app, one alone in each process.
  private func isAmongThoseToResume(_ token: ActivityToken) -> Bool {
    guard !version.resumesSeveralOfProcess, let top = root.topRunningActivity, top != token else {
      return root.focusableActivities.contains(token)
    }
    return activitiesToResume(beside: top).contains(token)
  }

  /// `ActivityRecord.makeInvisible`
  private mutating func makeInvisible(_ token: ActivityToken) {
    guard let activity = find(token), !root.activities[activity].isFinishing else { return }
    switch root.activities[activity].state {
    case .started where version.hidesShownBehindAtOnce:
      root.activities[activity].state = .stopped
      tell(.hidden, to: token, because: reasonToHide(activity))
    case .started, .paused, .stoppingWhileShown, .stoppedWhileShown:
      addToStopping(token, because: reasonToHide(activity))
      isIdleScheduled = true
    case .stopping, .stopped:
      // The switch to another task is over.
      root.activities[activity].isLeftForAnotherTask = false
    case .pausing, .resumed, .initializing, .finishing, .destroying, .destroyed: break
    }
  }

  /// `Task.goToSleepIfPossible`, for one task after the other: where nothing has to be paused, what
  /// is seen is hidden at once, and so stopped ahead of an activity whose pause is awaited; up to
  /// Android 8.0 no task slept while anything waited to be stopped. Where the latest is stopped first,
  /// these are two turns, which the order of one turn comes to anyway.
  mutating func hideTasksAsleep(beside paused: RootWindowContainer.ActivityPlace) {
    let display = root.display(of: paused)
    guard root.shouldSleepActivities(on: display) else { return }
    let fragment = root.activities[paused].parent
    for token in root.visibleActivitiesFromTop(on: display) {
      guard let activity = find(token), root.activities[activity].parent != fragment,
        let own = root.taskFragment(of: activity), root.taskFragments[own].resumedActivity == nil,
        root.taskFragments[own].pausing == nil, version.sleepsTaskByTask,
        !version.stopsLatestFirst || version.stopsSleepingFromTop
      else { continue }
      makeInvisible(token)
    }
  }

  /// An activity that a launch covers is hidden for the reason for which it was paused.
  private func reasonToHide(_ activity: RootWindowContainer.ActivityPlace) -> AndroidReason {
    reason == .launch ? root.activities[activity].pauseReason ?? .appState : reason
  }

  /// `ActivityRecord.makeActiveIfNeeded`: shows an activity through the ones above it, without
  /// resuming it.
  mutating func makeActiveIfNeeded(_ token: ActivityToken) {
    guard let activity = find(token) else { return }
    guard root.activities[activity].isAttached else {
      if !awaitsProcess(activity) { startBehind(token) }
      return
    }
    if case .needsRelaunch(let mode) = ensureActivityConfiguration(token) {
      relaunchActivity(token)
      tellMode(to: token, insteadOf: mode)
      return
    }
    switch root.activities[activity].state {
    case .stopping, .stopped, .stoppingWhileShown, .stoppedWhileShown: break
    case .initializing, .started, .resumed, .pausing, .paused, .finishing, .destroying,
      .destroyed:
      return
    }
    let reason = reasonToShow(activity)
    let pauses =
      root.isFocusable(token)
      ? version.pausesActivityShownBehind : version.pausesUnfocusableShownAgain
    if !pauses || !isFirstInTask(activity) {
      root.activities[activity].state = .started
      schedule(final: .start, to: token, because: reason)
    } else {
      root.activities[activity].state = .pausing
      schedule(
        final: .pause(finishing: false, userLeaving: false, reports: true), to: token,
        because: reason)
    }
  }

  /// `shouldMakeActive`: it is on top of its task, or right below an activity that is finishing and
  /// has no result for it.
  private func isFirstInTask(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard let task = root.task(of: activity) else { return false }
    let all = root.activities(in: task)
    guard let index = all.firstIndex(of: root.activities[activity].token) else { return false }
    guard index + 1 < all.count else { return true }
    return root.isFinishing(all[index + 1]) && !root.activities[activity].hasPendingResults
  }
}

extension RootWindowContainer {
  /// Only the activity in front is to be shown, and is shown already. That is the common case, and
  /// checking it is faster than working out everything that is to be shown.
  @inline(__always)
  fileprivate func showsNothing(but top: ActivityPlace) -> Bool {
    guard !hasSeveralDisplays, !mayHaveSeveralWindows,
      defaultDisplay.taskDisplayArea.rootPinnedTask == nil,
      defaultDisplay.visibleActivities.count == 1,
      defaultDisplay.visibleActivities.last == activities[top].token
    else { return false }
    return activities[top].isOpaque && canShow(top)
  }

  /// `visibleIgnoringKeyguard`: it would be seen if the screen were on, and not locked.
  func isVisibleIgnoringKeyguard(_ activity: ActivityPlace) -> Bool {
    let display = display(of: activity)
    var unlocked = self
    unlocked.keyguard.isShowing = false
    unlocked.setSleeping(false, on: display)
    return unlocked.activitiesToShow(on: display).contains(activities[activity].token)
  }

  /// - Returns: whether these are others than before.
  @inline(__always)
  fileprivate mutating func updateVisibleActivities(_ navigation: inout BackNavigation?) -> Bool {
    guard hasSeveralDisplays else { return updateVisibleActivities(&navigation, on: .default) }
    let old = visibleActivities
    for display in displays.order { _ = updateVisibleActivities(&navigation, on: display) }
    return visibleActivities != old
  }

  @inline(__always)
  private mutating func updateVisibleActivities(
    _ navigation: inout BackNavigation?, on display: DisplayID
  ) -> Bool {
    var shown = activitiesToShow(on: display)
    if navigation != nil { addLaunchedBehind(to: &shown, by: &navigation, on: display) }
    if shown == displays[display].visibleActivities { return false }
    setVisible(shown, on: display)
    return true
  }

  /// Front first, down to the activity that hides the rest, or to one that may not be shown itself.
  @inline(__always)
  private func activitiesToShow(on display: DisplayID) -> ShortList<ActivityToken> {
    var found = ShortList<ActivityToken>()
    for index in displays[display].taskDisplayArea.rootTasks.indices.reversed() {
      let task = displays[display].taskDisplayArea.rootTasks[index]
      guard collectActivitiesToShow(in: task, &found) else { continue }
      if let side = minimizedStage(behind: task) { _ = collectActivitiesToShow(in: side, &found) }
      // `TaskDisplayArea.getPriority`: of the rest, a dream alone is in front of what is pinned.
      if task == displays[display].taskDisplayArea.dreamTask { return found }
      break
    }
    if let pinned = displays[display].taskDisplayArea.rootPinnedTask {
      _ = collectActivitiesToShow(in: pinned, &found)
    }
    return found
  }

  /// - Returns: whether nothing behind the task is to be seen. Parts of a task hide what is in it
  ///   only together, and what is behind the task is hidden as soon as anything in it is opaque. A
  ///   part whose last activity goes hides things to the end.
  private func collectActivitiesToShow(
    in task: TaskID, _ found: inout ShortList<ActivityToken>
  ) -> Bool {
    guard let place = tasks.find(task) else { return false }
    if !mayHaveSeveralWindows, case .fragment(let only) = tasks[place].children.last {
      return collectActivitiesToShow(in: only, &found)
    }
    let fills = tasks[place].container.windowingMode != .freeform
    var (taken, hidden): (Bounds, Bounds) = ([], [])
    var hasOpaquePart = false
    for index in tasks[place].children.indices.reversed() {
      let child = tasks[place].children[index]
      let bounds = bounds(of: child)
      guard !bounds.isSubset(of: hidden) else { continue }
      let before = found.count
      let hides =
        switch child {
        case .task(let task): collectActivitiesToShow(in: task, &found)
        case .fragment(let fragment): collectActivitiesToShow(in: fragment, &found)
        }
      if hides, isPartOfRoot(child) { hasOpaquePart = true }
      taken.formUnion(bounds)
      if hides || bounds != .full && found.count == before { hidden.formUnion(bounds) }
      if hidden == .full { break }
    }
    return fills && (hasOpaquePart || !hidden.isEmpty && taken.isSubset(of: hidden))
  }

  /// `isTranslucent` asks all of a root task. While the one side of a split screen could be
  /// minimized, each of them was a root task of its own, so that both hide what is behind them only
  /// together.
  private func isPartOfRoot(_ child: Task.Child) -> Bool {
    switch child {
    case .fragment: true
    case .task: !defaultDisplay.taskDisplayArea.minimizesSplitScreen
    }
  }

  @inline(__always)
  private func collectActivitiesToShow(
    in fragment: TaskFragmentID, _ found: inout ShortList<ActivityToken>
  ) -> Bool {
    guard let fragment = taskFragments.find(fragment) else { return false }
    for index in (0..<taskFragments[fragment].finishingStart).reversed() {
      let token = taskFragments[fragment].activities[index]
      guard let activity = activities.find(token), !activities[activity].isFinishing else {
        continue
      }
      guard canShow(activity) else { return true }
      found.append(token)
      if activities[activity].isOpaque { return true }
    }
    return false
  }
}

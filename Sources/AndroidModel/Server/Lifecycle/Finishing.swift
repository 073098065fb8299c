/// The ends of activities.
///
/// `ActivityRecord.finishIfPossible`, `completeFinishing`, and the calls of
/// `ActivityClientController` that lead there, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
extension ActivityTaskManagerService {
  mutating func finishIfPossible(
    _ token: ActivityToken, resultCode: Int = ActivityResult.canceled
  ) {
    let receiver = receiverBeside(token)
    guard makeFinishing(token, resultCode: resultCode) else { return }
    leave(token)
    if let receiver { sendResults(to: receiver) }
  }

  /// Finishes these together, so that none of them counts as the next activity while others still
  /// leave.
  mutating func finishTogether(_ tokens: [ActivityToken]) {
    let leaving = tokens.filter { makeFinishing($0) }
    for token in leaving { leave(token) }
  }

  /// - Returns: whether it was not finishing yet.
  mutating func makeFinishing(
    _ token: ActivityToken, resultCode: Int = ActivityResult.canceled
  ) -> Bool {
    guard let activity = find(token), !root.activities[activity].isFinishing else { return false }
    // `requestCloseTransitionIfNeeded`: one that ends in sight.
    if root.isVisible(token) { collect(.other) }
    root.makeFinishing(activity)
    root.passOnCut(of: activity)
    finishActivityResults(of: activity, resultCode: resultCode)
    return true
  }

  private mutating func leave(_ token: ActivityToken) {
    guard let activity = find(token) else { return }
    if root.isResumed(token) {
      isUserLeaving = false
      if !root.isPausing(inFragmentOf: activity) { startPausing(token) }
    } else if version.destroysPausedActivityAtOnce && isPausedOrShown(activity)
      || isPausedUnshown(activity) && version.destroysUnshownAtOnce
    {
      root.activities[activity].state = .finishing
      destroyImmediately(token, because: reason)
    } else if root.activities[activity].state != .pausing {
      // `prepareActivityHideTransitionAnimation`
      if root.isVisible(token), version.holdsBackEndingInSight { waitingForNext.append(token) }
      completeFinishing(token, because: reason)
    }
    tellOrganizer()
  }

  /// It is paused behind another one, also if it has saved its state there, or has only been shown
  /// again there.
  @inline(__always)
  private func isPausedOrShown(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    switch root.activities[activity].state {
    case .paused, .started, .stoppedWhileShown: true
    case .initializing, .resumed, .pausing, .stopping, .stopped, .stoppingWhileShown, .finishing,
      .destroying, .destroyed:
      false
    }
  }

  /// It has been covered before it had a window.
  @inline(__always)
  private func isPausedUnshown(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.activities[activity].state == .paused && root.activities[activity].windows.isEmpty
      && !root.isVisible(root.activities[activity].token)
  }

  /// An activity on the screen waits until the next one has taken its place.
  mutating func completeFinishing(_ token: ActivityToken, because reason: AndroidReason) {
    guard let activity = find(token) else { return }
    if root.mayBeAsleep { forgetPauseOfNext(insteadOf: activity) }
    let state = root.activities[activity].state
    if state == .paused, isBesideFocus(activity), version.destroysPausedBesideFocus {
      root.activities[activity].state = .finishing
      destroyImmediately(token, because: reason)
      ensureActivitiesVisible()
      resumeFocusedTasksTopActivities()
      return
    }
    let isSeen = state == .paused || root.isVisible(token) && countsAsSeen(state)
    if isSeen, isNextToCome(insteadOf: activity) || leavesWithTransition(activity) {
      root.activities[activity].state = .stopping
      addToStopping(token, because: reason)
      resumeFocusedTasksTopActivities()
      noteNothingSeen(ofProcessOf: activity)
      return
    }
    root.activities[activity].state = .finishing
    if state == .stopped && version.destroysStoppedActivityAtOnce
      || state == .stopping && version.destroysStoppingAtOnce
    {
      destroyImmediately(token, because: reason)
      return
    }
    finishingActivities.append(LeavingActivity(token: token, reason: reason))
    var isOtherComing = resumeFocusedTasksTopActivities()
    if !isOtherComing { isOtherComing = resumeNextAsleep(insteadOf: token) }
    // If no activity comes, none would become idle.
    let isAtOnce =
      !isSeen && version.destroysUnseenAtOnce || !isOtherComing && version.destroysIfNoneComes
    if isAtOnce { destroyImmediately(token, because: reason) }
  }

  /// `finishingActivityInNonFocusedStack`, where what has the focus can be seen already: it is on the
  /// other side of a split screen, on another display, or in another task that has a stack of its own.
  @inline(__always)
  private func isBesideFocus(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    let task = root.task(of: activity)
    let focused = root.topRunning
    let isFocusSeen = focused.map { isNowVisible($0) } ?? true
    if root.display(of: activity) != root.topFocusedDisplayID {
      return version.destroysPausedOnOtherDisplay && isFocusSeen
    }
    if let stage = root.stage(of: task) { return !root.isInFront(stage) && isFocusSeen }
    guard let focused, root.task(of: focused) != task,
      isFocusSeen || isNotHidden(focused, by: activity)
    else { return false }
    // The home screen has always had its own stack.
    return root.task(of: focused) == root.homeTask || version.hasStackForEachTask
  }

  /// What was paused for one that never had a window can still be seen.
  @inline(__always)
  private func isNotHidden(
    _ next: RootWindowContainer.ActivityPlace, by ending: RootWindowContainer.ActivityPlace
  ) -> Bool {
    root.activities[next].state == .paused && root.activities[ending].windows.isEmpty
  }

  /// `isInTransition`
  @inline(__always)
  private func leavesWithTransition(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    transitions.isCollecting && root.topRunning(on: root.display(of: activity)) != nil
      && version.endsWithTransition
  }

  /// `isCurrentVisible`: as it ends, it is not asked any more to be visible, and its state decides.
  @inline(__always)
  private func countsAsSeen(_ state: ActivityRecord.State) -> Bool {
    switch state {
    case .started: version.countsStartedAsSeen
    case .stopping, .stopped: !version.forgetsStoppedAsSeen
    case .initializing, .resumed, .pausing, .paused, .stoppingWhileShown, .stoppedWhileShown,
      .finishing, .destroying, .destroyed:
      true
    }
  }

  /// `onStoppingActivity`: a process of which nothing is to be seen, as the last of it is to stop
  /// and end, counts as one in the background before that is asked to stop.
  private mutating func noteNothingSeen(
    ofProcessOf activity: RootWindowContainer.ActivityPlace
  ) {
    let process = root.activities[activity].processName
    guard version.countsEndingAsUnseen,
      !stoppingActivities.contains(where: { isPaused($0.token, in: process) })
    else { return }
    trimHiddenUI(of: process)
  }

  private func isPaused(_ token: ActivityToken, in process: ProcessName) -> Bool {
    guard let activity = root.find(token) else { return false }
    return root.activities[activity].state == .paused
      && root.activities[activity].processName == process
  }

  /// Shows what is behind, too.
  private mutating func isNextToCome(
    insteadOf activity: RootWindowContainer.ActivityPlace
  ) -> Bool {
    let next = root.topRunning(on: root.display(of: activity))
    let isSeen = next.map { isNowVisible($0) } ?? true
    if root.activities[activity].isOpaque,
      root.pausingActivity == nil || version.showsWhatIsBehindEnding,
      !isResumeDeferred || version.showsWhatIsBehindClearedTask
    {
      ensureActivitiesVisible(behind: next)
    }
    guard let next, !isSeen else { return false }
    return !root.isResumed(next) && root.canShow(next)
  }

  /// `clearLastPausedActivity`: in the dark what was put to sleep last is resumed again all the
  /// same, if it takes the place of one that ends.
  private mutating func forgetPauseOfNext(
    insteadOf activity: RootWindowContainer.ActivityPlace
  ) {
    let display = root.display(of: activity)
    guard root.displays[display].isSleeping, let next = root.topRunning(on: display),
      root.checkKeyguardVisibility(next), !isNowVisible(next),
      let fragment = root.taskFragment(of: next),
      root.taskFragments[fragment].lastPausedActivity == root.activities[next].token,
      version.resumesNextAsleep
    else { return }
    root.taskFragments[fragment].lastPausedActivity = nil
  }

  /// `nowVisible`: its windows are on the screen. What is only to come there, since another one has
  /// begun to leave before, is not seen yet.
  @inline(__always)
  private func isNowVisible(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard root.isVisible(root.activities[activity].token) else { return false }
    switch root.activities[activity].state {
    case .initializing, .stopping, .stopped: return false
    case .started, .resumed, .pausing, .paused, .stoppingWhileShown, .stoppedWhileShown,
      .finishing, .destroying, .destroyed:
      return true
    }
  }

  /// This one and those below of the same affinity, down to the first other.
  mutating func finishActivityAffinity(_ token: ActivityToken) {
    guard let activity = find(token), let task = root.task(of: activity) else { return }
    let affinity = root.activities[activity].info?.taskAffinity
    let activities = root.activities(in: task)
    guard let place = activities.lastIndex(of: token) else { return }
    for candidate in activities[...place].reversed() {
      guard let record = find(candidate), root.activities[record].info?.taskAffinity == affinity
      else { return }
      finishIfPossible(candidate)
    }
  }

  /// `finishSubActivity`: what it waits for under this code, the topmost first.
  mutating func finishSubActivities(of token: ActivityToken, requestCode: Int) {
    guard let task = root.task(of: token) else { return }
    let receiver = ActivityRecord.ResultReceiver(token: token, requestCode: requestCode)
    for candidate in root.activities(in: task).reversed() {
      guard let activity = find(candidate), root.activities[activity].resultTo == receiver
      else { continue }
      finishIfPossible(candidate)
    }
  }

  /// `FINISH_TASK_WITH_ROOT_ACTIVITY`: on the root it takes the task along.
  mutating func finishAndRemoveTask(_ token: ActivityToken, resultCode: Int) {
    guard let task = root.task(of: token), root.rootActivity(of: task) == token else {
      finishIfPossible(token, resultCode: resultCode)
      return
    }
    finishTask(task, for: find(token).flatMap { root.activities[$0].info?.uid })
    recentTasks.remove(task)
  }

  /// `Task.removeActivities`
  mutating func finishTask(_ task: TaskID, where goes: (ActivityRecord) -> Bool = { _ in true }) {
    endPicture(ofTask: task)
    var activities = root.activities(in: task)
    if !version.clearsTasksFromBottom { activities.reverse() }
    var isClosing = false
    for token in activities {
      guard let activity = find(token), goes(root.activities[activity]) else { continue }
      if isClosing, isPausedOrShown(activity), version.destroysRestOfClearedTask {
        destroyIfPossible(token)
        continue
      }
      isClosing = isClosing || root.isVisible(token)
      finishIfPossible(token)
    }
  }

  /// `destroyIfPossible`: it ends without waiting for another activity.
  private mutating func destroyIfPossible(_ token: ActivityToken) {
    guard makeFinishing(token), let activity = find(token) else { return }
    root.activities[activity].state = .finishing
    destroyImmediately(token, because: reason)
    tellOrganizer()
  }

  /// Back has reached the activity, which does not handle it itself.
  ///
  /// https://developer.android.com/about/versions/12/behavior-changes-all
  mutating func onBackPressed(_ token: ActivityToken, resultCode: Int) {
    guard let activity = find(token), !root.activities[activity].isFinishing else { return }
    if shouldMoveTaskToBack(activity) {
      moveActivityTaskToBack(token)
    } else {
      finishIfPossible(token, resultCode: resultCode)
    }
  }
}

/// Stopping and destroying, which wait until the activity in front is idle.
///
/// `ActivityTaskSupervisor.processStoppingAndFinishingActivities`, `ActivityRecord.stopIfPossible`,
/// `activityStopped`, `destroyImmediately`, `destroyed` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskSupervisor.java
extension ActivityTaskManagerService {
  mutating func processStoppingAndFinishingActivities() {
    let waiting = waitingForNext.takeAll()
    if recentTasks.isToBeTrimmed { trimRecentTasks() }
    if isConfigurationDeferred { tellProcesses() }
    if isIdleScheduled, !recentTasks.hidden.isEmpty { removeHiddenTasksOfIdleHome() }
    isIdleScheduled = false
    closeDecidedPermissionDialog()
    if stoppingActivities.isEmpty, finishingActivities.isEmpty { return }
    let reason = reason
    // The next one is idle before the transition to it is over, for which those wait that are to be
    // stopped. In the dark there is none.
    if !finishingActivities.isEmpty, !root.shouldSleepActivities(on: .default) {
      destroyFinishingActivities()
    }
    var leavingActivities = takeReadyToStop()
    if leavingActivities.count > 1 {
      let isInTheDark = root.shouldSleepActivities(on: .default)
      if version.stopsLatestFirst, !isInTheDark || !version.stopsSleepingFromTop {
        leavingActivities.reverse()
      }
      leavingActivities = order(leavingActivities, withLast: waiting)
    }
    for leaving in leavingActivities {
      self.reason = leaving.reason
      if root.isFinishing(leaving.token) {
        destroyImmediately(leaving.token, because: leaving.reason)
      } else {
        stopIfPossible(leaving)
      }
    }
    destroyFinishingActivities()
    self.reason = reason
  }

  /// `mActivitiesWaitingForVisibleActivity`: only what was paused for the next one waits until that can
  /// be seen, and all else goes as soon as it is idle.
  private func order(
    _ leaving: ShortList<LeavingActivity>, withLast waiting: ShortList<ActivityToken>
  ) -> ShortList<LeavingActivity> {
    let others: ShortList<LeavingActivity> = leaving.filter { !waiting.contains($0.token) }
    guard !others.isEmpty, others.count < leaving.count,
      !root.shouldSleepActivities(on: .default), version.stopsWaitingLast
    else { return leaving }
    var ordered = others
    for last in leaving where waiting.contains(last.token) { ordered.append(last) }
    return ordered
  }

  /// `RecentTasks.onActivityIdle`, for the home screen if that is in front.
  private mutating func removeHiddenTasksOfIdleHome() {
    guard version.removesHiddenTasksOnIdle, let top = topResumedActivity,
      let task = root.task(of: top), task == root.homeTask
    else { return }
    removeUnreachableHiddenTasks(from: task)
  }

  @inline(__always)
  private mutating func destroyFinishingActivities() {
    if finishingActivities.isEmpty { return }
    for leaving in finishingActivities.takeAll() {
      self.reason = leaving.reason
      destroyImmediately(leaving.token, because: leaving.reason)
    }
  }

  /// `processStoppingAndFinishingActivities` leaves alone what is still pausing, or on the screen
  /// for a transition.
  @inline(__always)
  private mutating func takeReadyToStop() -> ShortList<LeavingActivity> {
    guard stoppingActivities.contains(where: { !isReadyToStop($0) }) else {
      return stoppingActivities.takeAll()
    }
    let all = stoppingActivities
    stoppingActivities = all.filter { !isReadyToStop($0) }
    return all.filter { isReadyToStop($0) }
  }

  @inline(__always)
  private func isReadyToStop(_ leaving: LeavingActivity) -> Bool {
    guard let activity = root.activities.find(leaving.token) else { return false }
    return root.activities[activity].state != .pausing
      && !isWaitingForTransitionStart(leaving.token)
  }

  /// The idle timeout where no code takes time: something waits for a report that no activity is
  /// left to send.
  @inline(__always)
  var isIdleOverdue: Bool {
    !finishingActivities.isEmpty || stoppingActivities.contains { isReadyToStop($0) }
  }

  private mutating func stopIfPossible(_ leaving: LeavingActivity) {
    let token = leaving.token
    guard let activity = find(token) else { return }
    let isVisible = root.isVisible(token)
    // Also one that only saves its state, as it shows through what is in front.
    if root.activities[activity].hasNoHistory,
      !root.shouldSleepActivities(on: root.display(of: activity))
    {
      if version.stopsWhatHasNoHistory, root.activities[activity].isOfApp {
        schedule(final: .stop(keepsShown: isVisible), to: token, because: leaving.reason)
      }
      finishIfPossible(token)
      return
    }
    root.releaseResumed(activity)
    guard root.activities[activity].isOfApp else {
      root.activities[activity].state = .stopped
      updatePreviousProcess(root.activities[activity].processName)
      return
    }
    root.activities[activity].state = isVisible ? .stoppingWhileShown : .stopping
    root.activities[activity].isSleeping =
      root.shouldSleepActivities(on: root.display(of: activity))
    schedule(final: .stop(keepsShown: isVisible), to: token, because: leaving.reason)
    scheduleTimeout(of: .stopped, of: token)
  }

  /// The report of a stop has come, with the saved state; or it has timed out, and nothing is
  /// saved.
  mutating func activityStopped(_ token: ActivityToken, _ savedState: ActivitySavedState?) {
    timeouts.remove(.stopped, of: token)
    guard let activity = find(token) else { return }
    switch root.activities[activity].state {
    case .stopping: root.activities[activity].state = .stopped
    case .stoppingWhileShown: root.activities[activity].state = .stoppedWhileShown
    case .initializing, .started, .resumed, .pausing, .paused, .stopped, .stoppedWhileShown,
      .finishing, .destroying, .destroyed:
      return
    }
    if let savedState {
      root.activities[activity].savedState = savedState
      root.activities[activity].launchCount = 0
      if root.activities[activity].info?.flags.contains(.persistAcrossReboots) == true {
        root.activities[activity].hasPersistentState = true
      }
    }
    updatePreviousProcess(root.activities[activity].processName)
    if !image.app.keepsActivities, isDestroyedOnceStopped(activity) {
      destroyImmediately(token, because: reason)
    }
    trimHiddenUI(of: root.activities[activity].processName)
  }

  /// `scheduleDestroyAllActivities`, where the user wants no activities kept: whether one that has
  /// stopped is destroyed at once.
  private func isDestroyedOnceStopped(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    !root.isVisible(root.activities[activity].token) && !isSpared(activity)
      && !(isBehindLockOnly(activity) && version.sparesWhatIsLocked)
  }

  /// Whether it is hidden only by the lock screen, or because the screen is off.
  private func isBehindLockOnly(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    let display = root.display(of: activity)
    guard root.shouldSleepActivities(on: display), let task = root.task(of: activity),
      root.frontTask(on: display) == task
    else { return false }
    let token = root.activities[activity].token
    return root.firstOpaque(in: task, downTo: token).map { root.activities[$0].token == token }
      ?? false
  }

  /// Whether nothing opaque is in its stack from it on upwards: `destroyActivitiesLocked` went
  /// through each stack from the top, and began with the first that is.
  private func isSpared(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard let own = root.task(of: activity) else { return false }
    let token = root.activities[activity].token
    let isInFullscreenStack = root.isFullscreenRootTask(own)
    for task in root.leafTasks {
      let isInStack =
        task == own
        || isInFullscreenStack && !version.hasStackForEachTask && root.isFullscreenRootTask(task)
      guard isInStack else { continue }
      if let first = root.firstOpaque(in: task, downTo: token) {
        return !root.activities[first].isOpaque && version.sparesSeeThroughOnTop
      }
    }
    return false
  }

  /// Asks the client to destroy the instance; a finishing record goes once it has.
  mutating func destroyImmediately(_ token: ActivityToken, because reason: AndroidReason) {
    guard let activity = find(token) else { return }
    removeFromStopping(token)
    removeFromFinishing(token)
    let isFinishing = root.activities[activity].isFinishing
    guard let process = root.activities[activity].app, process.runsApp else {
      if isFinishing { removeDestroyed(token) }
      return
    }
    guard root.activities[activity].state != .destroying else { return }
    removeActivity(token, from: process)
    schedule(final: .destroy(finishing: isFinishing), to: token, because: reason)
    if isFinishing {
      root.activities[activity].state = .destroying
      scheduleTimeout(of: .destroyed, of: token)
    } else {
      root.activities[activity].state = .destroyed
      root.activities[activity].app = nil
    }
  }

  mutating func activityDestroyed(_ token: ActivityToken) {
    guard let activity = find(token), root.activities[activity].state == .destroying else { return }
    let process = root.activities[activity].processName
    if root.pinnedTask != nil, let task = root.task(of: activity),
      root.activities(in: task) == [token]
    {
      endPicture(ofTask: task)
    }
    removeDestroyed(token)
    trimHiddenUI(of: process)
  }

  private mutating func removeDestroyed(_ token: ActivityToken) {
    removeFromHistory(token)
    resumeFocusedTasksTopActivities()
  }

  /// Tells the process once that nothing of it is on the screen any more.
  mutating func trimHiddenUI(of process: ProcessName) {
    guard self[process].hasPendingUIClean, self[process].hasThread, root.pausingActivity == nil,
      !root.shows(process)
    else { return }
    self[process].hasPendingUIClean = false
    post(.trimMemory(.uiHidden), to: process, because: .appState)
  }

  mutating func addToStopping(_ token: ActivityToken, because reason: AndroidReason) {
    guard !stoppingActivities.contains(where: { $0.token == token }) else { return }
    stoppingActivities.append(LeavingActivity(token: token, reason: reason))
  }

  @inline(__always)
  mutating func removeFromStopping(_ token: ActivityToken) {
    if !stoppingActivities.isEmpty { stoppingActivities.remove(token) }
  }

  @inline(__always)
  mutating func removeFromFinishing(_ token: ActivityToken) {
    if !finishingActivities.isEmpty { finishingActivities.remove(token) }
  }
}

extension ShortList<LeavingActivity> {
  fileprivate mutating func remove(_ token: ActivityToken) {
    removeAll { $0.token == token }
  }
}

extension RootWindowContainer {
  /// From the top of a task, the first live activity that hides what is below it, or this one if it
  /// comes first.
  fileprivate func firstOpaque(in task: TaskID, downTo token: ActivityToken) -> ActivityPlace? {
    activity(in: task) { $0.isOpaque && !$0.isFinishing || $0.token == token }
  }

  /// Whether anything of the process is on the screen.
  fileprivate func shows(_ process: ProcessName) -> Bool {
    isAnyVisible { activities[$0].processName == process }
  }
}

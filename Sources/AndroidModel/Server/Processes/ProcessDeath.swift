/// The process is gone: records with a saved state stay, the others go with it.
///
/// `ActivityTaskManagerService.handleAppDied`, `ActivityRecord.handleAppDied`, `AppErrors`,
/// `Task.finishTopCrashedActivity`, `EnsureActivitiesVisibleHelper.makeVisibleAndRestartIfNeeded`
/// in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
extension ActivityTaskManagerService {
  /// - Parameter byCrash: the top activities go too, and all of them if this was the second crash
  ///   within a minute and nothing in the foreground has asked for the process in between.
  mutating func handleAppsDied(_ processes: [ProcessName], byCrash: Bool) {
    reason = .system
    let front = frontTask
    for process in processes { handleAppDied(process, byCrash: byCrash) }
    if !byCrash { goHomeIfEmptied(front) }
    // `makeFinishingLocked`: a part of a pair may have lost its activity.
    tellOrganizer()
    if isBackNavigationOfDead { endBackNavigation() }
    // A visible activity stays on screen as a dead window; one on top of its stack is started
    // again.
    for token in root.visibleActivities where hasDiedOnTop(token) { root.hide(token) }
    isIdleScheduled = true
    resumeFocusedTasksTopActivities()
  }

  /// `ActivityStack.removeTask`, `leftTaskHistoryEmpty`: the stack in front has nothing left. A crash
  /// has moved the focus on before that.
  private mutating func goHomeIfEmptied(_ front: TaskID?) {
    guard let front, let home = root.homeTask, root.activities(in: front).isEmpty,
      !root.hasSeveralWindows, version.goesHomeFromEmptiedStack
    else { return }
    root.moveToFront(home)
  }

  private mutating func handleAppDied(_ process: ProcessName, byCrash: Bool) {
    forgetPausesInTheDark(of: process)
    self[process].hasThread = false
    self[process].activities = ShortList()
    self[process].hasPendingUIClean = false
    self[process].hasPendingConfiguration = false
    self[process].graceBegan = nil
    self[process].backgroundStartTokenEnd = nil
    if previousProcess == process { previousProcess = nil }
    cameraChanged(.close, by: process)
    outgoing.removeAll { $0.process == process }
    // `crashApplicationInner`
    let byCrash = byCrash && !isDragResized(process)
    let lastCrash = self[process].lastCrash
    let crashesTooOften = byCrash && lastCrash.map { clock - $0 < Self.minCrashInterval } ?? false
    if byCrash { self[process].lastCrash = clock }
    var ending = byCrash ? crashedActivities(of: process) : []
    if splitController != nil, process == .app { ending += disposeOfLibrary() }
    for token in root.activities.ids.sorted() {
      guard let activity = root.activities.find(token) else { continue }
      // Another process keeps its own, the permission dialog of an activity that is gone as well.
      guard root.activities[activity].processName == process else { continue }
      let isAttached = root.activities[activity].isAttached
      if root.activities[activity].isFinishing || crashesTooOften || ending.contains(token)
        || isAttached && isLost(activity)
      {
        let receiver = receiverBeside(token)
        removeFromHistory(token)
        if let receiver, root.processName(of: receiver) != process { sendResults(to: receiver) }
      } else if isAttached {
        detachFromProcess(token)
      } else {
        // Its instance may have been about to go.
        root.removeWindows(of: activity)
      }
    }
    // Those that are left run in another process.
    for token in ending where root.find(token) != nil { finishIfPossible(token) }
  }

  /// `mLastPausedActivity`, `hasVisibleActivities`: with its process a pause is forgotten, and what
  /// had only paused for the dark, where it still counted as visible, is to be resumed again.
  private mutating func forgetPausesInTheDark(of process: ProcessName) {
    guard root.mayBeAsleep, !root.keyguard.isShowing else { return }
    for token in root.activities.ids.sorted() {
      guard let activity = root.activities.find(token), root.activities[activity].app == process,
        root.display(of: activity) == .default, root.isAsleep(activity),
        let fragment = root.taskFragment(of: activity),
        root.taskFragments[fragment].lastPausedActivity == token,
        root.isVisibleIgnoringKeyguard(activity), version.restartsInTheDark
      else { continue }
      root.taskFragments[fragment].lastPausedActivity = nil
    }
  }

  /// `TaskFragmentOrganizerState.dispose`: the process of the window library is gone, and with it
  /// all activities that it has put into parts of tasks, even those with a saved state.
  ///
  /// - Returns: those of them that another process still has.
  private mutating func disposeOfLibrary() -> [ActivityToken] {
    splitController = SplitController()
    var living: [ActivityToken] = []
    for token in root.activities.ids.sorted().reversed()
    where root.organizedFragment(of: token) != nil {
      if let activity = root.find(token), let other = root.activities[activity].app, other != .app {
        living.append(token)
      } else {
        removeFromHistory(token)
      }
    }
    root.removeEmptyOrganizedFragments()
    return living
  }

  /// `finishTopCrashedActivities`: the activity on top of its stack, and the one right below if
  /// that has not stopped, since it might start the other again as soon as it is resumed.
  private func crashedActivities(of process: ProcessName) -> [ActivityToken] {
    var crashed: [ActivityToken] = []
    for top in topActivities(where: { $0.app == process }) {
      crashed.append(top)
      if let below = root.activity(below: top), !isStopped(below) { crashed.append(below) }
    }
    return crashed
  }

  private func isStopped(_ token: ActivityToken) -> Bool {
    guard let activity = root.find(token), root.activities[activity].isOfApp else { return true }
    switch root.activities[activity].state {
    case .resumed, .pausing, .paused: return false
    case .started: return version.hidesShownBehindAtOnce
    case .initializing, .stopping, .stopped, .stoppingWhileShown, .stoppedWhileShown, .finishing,
      .destroying, .destroyed:
      return true
    }
  }

  /// There is no state to recreate it from, and it was not being relaunched.
  private func isLost(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.activities[activity].savedState == nil
      && root.activities[activity].info?.flags.contains(.stateNotNeeded) != true
      && !isTriedAgain(activity)
  }

  private func hasDiedOnTop(_ token: ActivityToken) -> Bool {
    guard let activity = root.activities.find(token), !root.activities[activity].isAttached else {
      return false
    }
    if let part = root.organizedFragment(of: token) { return root.topActivity(of: part) == token }
    return !topActivities { $0.token == token }.isEmpty
  }

  /// The top activity of every stack, if it meets the condition. Tasks that fill the display used
  /// to form one stack together.
  private func topActivities(where isSought: (ActivityRecord) -> Bool) -> [ActivityToken] {
    var hasFullscreenStack = false
    var found: [ActivityToken] = []
    for task in root.leafTasks {
      let isFullscreen = root.isFullscreenRootTask(task)
      let isCovered = isFullscreen && hasFullscreenStack
      if isFullscreen { hasFullscreenStack = true }
      if let top = root.topNonFinishingActivity(in: task), isSought(root.activities[top]),
        !isCovered || version.hasStackForEachTask
      {
        found.append(root.activities[top].token)
      }
    }
    return found
  }

  private mutating func detachFromProcess(_ token: ActivityToken) {
    guard let activity = find(token) else { return }
    root.activities[activity].app = nil
    root.activities[activity].snapshot = nil
    root.activities[activity].defersRelaunchUntilPaused = false
    root.activities[activity].state = .destroyed
    root.releaseFront(activity)
    forget(token)
  }

  /// Milliseconds: `MIN_CRASH_INTERVAL`.
  private static let minCrashInterval = 60_000
}

extension RootWindowContainer {
  /// Right on the display, and as large as that.
  func isFullscreenRootTask(_ task: TaskID) -> Bool {
    guard let place = tasks.find(task), case .display = tasks[place].parent else { return false }
    return tasks[place].container.activityType == .standard
      && !tasks[place].container.windowingMode.hasOwnBounds
  }
}

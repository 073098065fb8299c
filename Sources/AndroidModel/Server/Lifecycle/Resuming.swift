/// Resuming activities: one after the other, each only after the one before has paused.
///
/// `RootWindowContainer.resumeFocusedTasksTopActivities`, `TaskFragment.resumeTopActivity` (before
/// API 31 `ActivityStack.resumeTopActivityInnerLocked`) in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/TaskFragment.java
extension ActivityTaskManagerService {
  /// - Returns: whether an activity is on its way to be resumed by this.
  @discardableResult
  mutating func resumeFocusedTasksTopActivities() -> Bool {
    guard !isResumeDeferred else { return false }
    // However this goes on, an activity that is paused later is not left by the same choice of the
    // user.
    defer { isUserLeaving = false }
    guard root.pausingActivity == nil, let activity = root.topRunning else { return false }
    let next = root.activities[activity].token
    guard root.canShow(activity) else {
      keepAsleep(next)
      return false
    }
    if pauseBackTasks(behind: next) {
      awaitFocus(of: next)
      return true
    }
    ensureActivitiesVisible(behind: activity, turning: true)
    updateOrientation(defersResume: true)
    var isResuming = false
    var madeAlong: [ActivityToken] = []
    if root.isResumed(activity) {
      moveFocus(to: next)
    } else {
      if !root.activities[activity].isAttached { madeAlong = activitiesMadeBehind(next) }
      resumeTopActivity(next)
      isResuming = true
    }
    guard root.hasSeveralWindows else { return isResuming }
    return resumeOthers(beside: next, butFor: madeAlong) || isResuming
  }

  /// Pauses everything that may not be resumed beside the next one.
  ///
  /// - Returns: whether its pause is awaited.
  @inline(__always)
  private mutating func pauseBackTasks(behind next: ActivityToken) -> Bool {
    guard root.resumedActivity(where: { $0 != next }) != nil else { return false }
    if root.mayHaveSeveralWindows, coversResumed(next) { return false }
    return root.hasSeveralWindows ? pauseOthers(beside: next) : pauseOthers(behind: next)
  }

  /// `makeInvisible`: what is covered by one that was resumed before, behind other windows, is not
  /// paused for that, but stopped as it is; and what shows through it stays resumed. A picture has
  /// to pause, `shouldPauseActivity`, and what is beside the next one in the process of an old app.
  ///
  /// - Returns: whether nothing is left that has to pause.
  private mutating func coversResumed(_ next: ActivityToken) -> Bool {
    guard root.isResumed(next), version.resumesAllVisible else { return false }
    let staying = activitiesToResume(beside: next)
    guard staying.allSatisfy({ root.isResumed($0) }) else { return false }
    ensureActivitiesVisible(behind: root.find(next), turning: true)
    let mustPause = root.resumedActivity {
      $0 != next && !staying.contains($0) && root.isVisible($0)
        && (!root.isFocusable($0) || !version.resumesSeveralOfProcess)
    }
    guard mustPause == nil else { return false }
    for task in root.leafTasks {
      for token in root.activities(in: task).reversed()
      where root.isResumed(token) && !root.isVisible(token) {
        addToStopping(token, because: reason)
        isIdleScheduled = true
      }
    }
    return true
  }

  private mutating func pauseOthers(behind next: ActivityToken) -> Bool {
    let isUserLeaving = isUserLeaving
    while let back = activityToPause(for: next, where: { $0 != next }) {
      self.isUserLeaving = isUserLeaving
      startPausing(back)
    }
    return true
  }

  private mutating func pauseOthers(beside next: ActivityToken) -> Bool {
    let inSight = root.focusableActivities
    let staying = inSight.isEmpty ? [] : activitiesToResume(beside: next)
    let isUserLeaving = isUserLeaving && !comesBesideLast(next, inSight)
    var isPausing = false
    while let back = activityToPause(
      for: next, where: { $0 != next && !staying.contains($0) })
    {
      self.isUserLeaving = isUserLeaving
      startPausing(back)
      isPausing = true
    }
    return isPausing
  }

  /// The others from the top down, and after them what the next one covers in its own task fragment.
  ///
  /// It is mutating though it changes nothing, since the server would be copied for a call that is
  /// not.
  private mutating func activityToPause(
    for next: ActivityToken, where isSought: (ActivityToken) -> Bool
  ) -> ActivityToken? {
    let front = root.resumedActivity(where: isSought)
    guard root.mayHaveSeveralWindows || root.hasSeveralDisplays,
      let own = root.find(front), let place = root.find(next),
      root.activities[own].parent == root.activities[place].parent
    else { return front }
    return root.resumedActivity(where: { $0 != front && isSought($0) }) ?? front
  }

  /// `lastFocusedStack`: the window that was used last stays visible, and another one comes up
  /// beside it.
  private func comesBesideLast(_ next: ActivityToken, _ inSight: [ActivityToken]) -> Bool {
    guard let last = root.focusedApp, inSight.contains(last), let activity = root.find(next),
      root.configuration(of: activity).windowingMode.hasOwnBounds
    else { return false }
    return version.staysWithLastWindow
  }

  /// The activities in windows beside the focused one that are resumed with it. Apps from before
  /// API 29 rely on having one resumed activity.
  func activitiesToResume(beside next: ActivityToken) -> [ActivityToken] {
    guard version.resumesAllVisible else { return [] }
    var processes = Set([root.processName(of: next)].compactMap(\.self))
    return root.focusableActivities.filter { token in
      guard token != next, let activity = root.find(token), root.canShow(activity) else {
        return false
      }
      let isFirst = processes.insert(root.activities[activity].processName).inserted
      return isFirst || version.resumesSeveralOfProcess
    }
  }

  /// - Parameter made: what has only been made for now.
  mutating func resumeOthers(
    beside next: ActivityToken, butFor made: [ActivityToken] = []
  ) -> Bool {
    var isResuming = false
    for token in activitiesToResume(beside: next)
    where !root.isResumed(token) && !made.contains(token) {
      resumeTopActivity(token, isOnTop: false)
      isResuming = true
    }
    return isResuming
  }

  /// It is resumed already, and becomes the one in front.
  private mutating func moveFocus(to token: ActivityToken) {
    // The activity beside it that had the focus may be gone.
    guard !isOverviewOnTop, topResumedActivity != token || root.focusedApp == nil,
      !root.isDisplayInFrontDark
    else { return }
    updateTopResumedActivity(to: token)
    setFocusedApp(token)
  }

  /// Resumes it; nothing has to pause first any more.
  ///
  /// - Parameter isOnTop: it is the top of everything that could be resumed, and not just of a
  ///   window beside that.
  mutating func resumeTopActivity(_ token: ActivityToken, isOnTop: Bool = true) {
    guard let activity = find(token) else { return }
    removeFromStopping(token)
    let isNew = !root.activities[activity].isAttached
    if !isNew {
      // `setState`: it counts as resumed before it is asked to, and who had the position hears first.
      if isOnTop, topResumedActivity != token, !root.isBehindDarkDisplay(activity) {
        updateTopResumedActivity(to: nil)
      }
      if wasBehindTranslucent(activity), version.entersFromBehindSeeThrough { enter(activity) }
      let reason = reasonToShow(activity)
      if root.activities[activity].isSleeping { awake(activity, because: reason) }
      let update = ensureActivityConfiguration(token)
      let callback = callbackBeforeResume(activity, update)
      if let task = root.task(of: activity) { addToRecentTasks(task) }
      trimAsResumed()
      schedule(callback, final: .resume, to: token, because: reason)
      if case .needsRelaunch(let mode?) = update { tellMode(to: token, insteadOf: mode) }
    } else if isMadeBehindTop(activity) {
      return startBehind(token)
    } else {
      startSpecificActivity(token, andResume: true)
      trimAsResumed()
    }
    setResumed(token, isOnTop: isOnTop)
    // It has no window yet, but takes the focus away anyway.
    if isNew, isOnTop, !version.focusesWhatIsStarted { setFocusedApp(token) }
    if !root.activities[activity].isOfApp {
      if topResumedActivity == token { setFocusedApp(token) }
      endWayHome()
      if !recentTasks.hidden.isEmpty { removeHiddenTasks(asIsResumed: activity) }
      isIdleScheduled = true
    }
  }

  /// `onActivityStateChanged`: an activity with an instance counts as resumed before the client
  /// hears of it, and one without once its launch has been asked for. No other activity is resumed
  /// in between.
  @inline(__always)
  private mutating func trimAsResumed() {
    guard recentTasks.isToBeTrimmed, version.trimsRecentTasksAsResumed else { return }
    isResumeDeferred = true
    trimRecentTasks()
    isResumeDeferred = false
  }

  /// `RecentTasks.add`, when it is the home screen.
  private mutating func removeHiddenTasks(asIsResumed activity: RootWindowContainer.ActivityPlace) {
    guard version.removesHiddenTasksAtOnce, let task = root.task(of: activity),
      task == root.homeTask(on: root.display(of: activity))
    else { return }
    removeUnreachableHiddenTasks(from: task)
  }

  /// `lastActivityTranslucent`
  @inline(__always)
  private func wasBehindTranslucent(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard let fragment = root.taskFragment(of: activity),
      let last = root.taskFragments[fragment].lastPausedActivity,
      last != root.activities[activity].token, let over = root.find(last)
    else { return false }
    return !root.activities[over].isOpaque
  }

  /// The results before the new intents, or both in a relaunch.
  private mutating func callbackBeforeResume(
    _ activity: RootWindowContainer.ActivityPlace, _ update: ConfigurationUpdate
  ) -> TransactionItem {
    let pending = root.activities[activity].takePending()
    if case .needsRelaunch = update {
      return .relaunch(
        RelaunchArguments(
          results: pending.results, newIntents: pending.newIntents,
          configuration: root.activities[activity].lastReportedConfiguration))
    }
    switch (pending.results.isEmpty, pending.newIntents.isEmpty) {
    case (true, true): return .none
    case (false, true): return .results(pending.results)
    case (true, false): return .newIntents(pending.newIntents, resumes: true)
    case (false, false): return .resultsAndNewIntents(pending.results, pending.newIntents)
    }
  }

  @inline(__always)
  mutating func setResumed(_ token: ActivityToken, isOnTop: Bool) {
    guard let activity = find(token) else { return }
    root.activities[activity].resume()
    if root.activities[activity].isOfApp {
      scheduleTimeout(of: .drawn, of: token)
      scheduleTimeout(of: .idle, of: token)
    }
    let process = root.activities[activity].processName
    updateLruProcess(process)
    deliverPendingConfiguration(to: process)
    if let fragment = root.taskFragment(of: activity) {
      root.taskFragments[fragment].resume(token)
    }
    if isOnTop, !root.isBehindDarkDisplay(activity) { updateTopResumedActivity(to: token) }
  }

  /// `startSpecificActivity` and `realStartActivityLocked`: asks for an instance, and first for a
  /// process if there is none.
  mutating func startSpecificActivity(_ token: ActivityToken, andResume: Bool) {
    guard let activity = find(token), let name = root.activities[activity].info?.name else {
      return
    }
    let reason = reasonToShow(activity)
    keepSizeIfNeeded(of: activity)
    let configuration = root.configuration(of: activity)
    // An activity that is to be paused at once would have to be resumed to get them.
    let pending =
      andResume ? root.activities[activity].takePending() : ActivityRecord.Pending()
    let arguments = LaunchArguments(
      activity: name, intent: root.activities[activity].intent,
      savedState: root.activities[activity].savedState, results: pending.results,
      newIntents: pending.newIntents, configuration: configuration,
      hasSceneTransition: root.activities[activity].hasSceneTransition,
      hasPersistentState: root.activities[activity].hasPersistentState)
    let process = root.activities[activity].processName
    root.activities[activity].attach(
      to: process, configuration, rotation: root.configuration.orientation)
    self[process].activities.append(token)
    self[process].hasPendingUIClean = true
    let isNewProcess = !self[process].hasThread
    startProcess(process)
    deliverPendingConfiguration(to: process)
    if configuration != self[process].lastReportedConfiguration { tellProcess(process) }
    noteActivityLaunch(in: process)
    lockTaskIfNeeded(activity)
    let waiting = isNewProcess && andResume ? activitiesAwaiting(process, beside: token) : []
    let startsFromBehind = !waiting.isEmpty && version.startsFromBehindInNewProcess
    if startsFromBehind { attachApplication(to: waiting.reversed()) }
    schedule(
      .launch(Boxed(arguments)), final: andResume ? .resume : .pauseUnasked, to: token,
      because: reason)
    if !startsFromBehind { attachApplication(to: waiting) }
  }

  /// `startProcess`, unless it runs already. Starting one in the foreground forgets its last crash:
  /// `resetProcessCrashTimeLocked`.
  mutating func startProcess(_ process: ProcessName, fromBackground: Bool = false) {
    guard !self[process].hasThread else { return }
    if !fromBackground { self[process].lastCrash = nil }
    self[process].hasThread = true
    updateLruProcess(process)
    let first = configuration(of: process)
    self[process].lastReportedConfiguration = first
    post(.bindApplication(first), to: process, because: .launch)
  }

  /// The client has resumed it: what was saved is out of date.
  mutating func activityResumed(_ token: ActivityToken) {
    guard let activity = find(token) else { return }
    if root.activities[activity].savedState != nil { root.activities[activity].savedState = nil }
    if let task = root.task(of: activity) { addToRecentTasks(task) }
    if !root.hasFocus(activity), root.isTopResumed(token) { setFocusedApp(token) }
    if lastStartedActivity == token, !root.isAsleep(activity) {
      lastStartedActivity = nil
    }
  }

  /// A launch brings back an existing activity, and returning to a covered one uncovers it.
  func reasonToShow(_ activity: RootWindowContainer.ActivityPlace) -> AndroidReason {
    let isAttached = root.activities[activity].isAttached
    switch reason {
    case .launch: return isAttached ? .appState : .launch
    case .navigation:
      return isAttached ? root.activities[activity].pauseReason ?? .navigation : .navigation
    case .cover, .container, .configuration, .appState, .system: return reason
    }
  }
}

/// What can be seen of a process that has still to start.
///
/// `RootWindowContainer.attachApplication` in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/wm/RootWindowContainer.java
extension ActivityTaskManagerService {
  /// A new process gets its visible activities from the top down, or up to the one on top, which
  /// had been asked for first. What is not on top is to be paused.
  mutating func attachApplication(to activities: [ActivityToken]) {
    for token in activities {
      if isToBeResumed(token), !version.resumesTopOfRootAlone {
        resumeTopActivity(token, isOnTop: false)
      } else {
        startBehind(token)
      }
    }
  }

  /// What can be seen of a process that starts for another activity, from the top down. What is to
  /// be resumed beside that follows by itself, unless it comes before.
  func activitiesAwaiting(_ process: ProcessName, beside first: ActivityToken) -> [ActivityToken] {
    var waiting: [ActivityToken] = []
    for token in root.visibleActivities where token != first {
      guard let activity = root.find(token), !root.activities[activity].isAttached,
        !root.activities[activity].isFinishing,
        root.activities[activity].processName == process,
        !isToBeResumed(token) || version.startsFromBehindInNewProcess
          || version.resumesTopOfRootAlone && root.sharesRoot(token, with: first)
      else { continue }
      waiting.append(token)
    }
    return waiting
  }

  /// Has it made behind another one, where it is to be paused, or in some releases resumed.
  mutating func startBehind(_ token: ActivityToken) {
    let resumes = isResumedBehindTranslucent(token)
    startSpecificActivity(token, andResume: resumes)
    guard let activity = find(token) else { return }
    if resumes {
      setResumed(token, isOnTop: false)
    } else {
      root.activities[activity].state = .paused
    }
  }

  /// `EnsureActivitiesVisibleHelper.process`, `resumeTopActivity`: it is on top of a root task of its
  /// own. Later releases look whether that is only seen through another one.
  private func isResumedBehindTranslucent(_ token: ActivityToken) -> Bool {
    guard version.resumesMadeBehindTranslucent, let top = root.topRunningActivity, top != token,
      !root.sharesRoot(token, with: top), let task = root.task(of: token),
      task != root.pinnedTask, let own = root.topNonFinishingActivity(in: task)
    else { return false }
    return root.activities[own].token == token
  }

  /// `AttachApplicationHelper.mTop`: a new process resumes what is on top of a root task. What is
  /// beside that in the same one is only made, and resumed once the process is idle.
  func isMadeBehindTop(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard root.mayHaveSeveralWindows, version.resumesTopOfRootAlone,
      !self[root.activities[activity].processName].hasThread
    else { return false }
    let token = root.activities[activity].token
    return root.focusableActivities.first { root.sharesRoot($0, with: token) } != token
  }

  /// What the process that starts for an activity makes behind it, and does not resume at once.
  func activitiesMadeBehind(_ first: ActivityToken) -> [ActivityToken] {
    guard root.mayHaveSeveralWindows, version.resumesTopOfRootAlone,
      let process = root.processName(of: first), !self[process].hasThread
    else { return [] }
    return activitiesAwaiting(process, beside: first)
  }

  /// `activityIdleInternal`: what is visible beside the one on top, and was only made, is resumed in
  /// `makeActiveIfNeeded`.
  mutating func resumeWhatWasMadeBehind() {
    guard root.hasSeveralWindows, version.resumesTopOfRootAlone, root.pausingActivity == nil,
      !isResumeDeferred, let top = root.topRunning, root.isResumed(top)
    else { return }
    _ = resumeOthers(beside: root.activities[top].token)
  }

  /// Whether what is resumed now brings up the process of this one, too.
  func awaitsProcess(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    let process = root.activities[activity].processName
    guard !self[process].hasThread, let top = root.frontVisibleActivity,
      let place = root.find(top)
    else { return false }
    return place != activity && !root.activities[place].isAttached
      && root.activities[place].processName == process
  }
}

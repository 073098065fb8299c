/// Tasks that are removed: swiped away or stopped in the settings, which ends the processes of
/// their apps, or gone from the recent tasks.
///
/// `RecentTasks.removeUnreachableHiddenTasks`, `ActivityTaskSupervisor.removeTask`,
/// `cleanUpRemovedTask` and `WindowProcessController.shouldKillProcessForRemovedTask`,
/// `ActivityManagerService.forceStopPackageLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskSupervisor.java
extension ActivityTaskManagerService {
  /// The processes of an app that live.
  func processes(of uid: UID) -> [ProcessName] {
    processes.filter { $0.hasThread && image.uid(of: $0.name) == uid }.map(\.name)
  }

  /// Those of the package that the task was made for, unless one of them has an activity in another
  /// that is among the recent tasks. The task may have ended, and its entry be there still:
  /// `anyTaskForId`.
  func processesToKill(forRemoved task: TaskID) -> [ProcessName] {
    let entry = recentTasks.entries.first { $0.task == task }
    guard let begun = (entry.flatMap(identity) ?? root.identity(of: task))?.realActivity,
      let declaration = image.activity(begun)
    else { return [] }
    let candidates = processes(of: image.uid(of: declaration))
    let isUsedElsewhere = root.appTasks.contains { other in
      other != task && !recentTasks.hidden.contains(other)
        && root.activity(in: other) { $0.app.map(candidates.contains) ?? false } != nil
    }
    return isUsedElsewhere ? [] : candidates
  }

  /// `removeUnreachableHiddenTasks`, when the user has gone to this home screen: a task without an
  /// entry among the recent tasks might never be found again.
  mutating func removeUnreachableHiddenTasks(from home: TaskID) {
    var hidden = recentTasks.hidden
    if version.sparesLatestHiddenTasks {
      hidden.removeLast(min(hidden.count, Self.hiddenTaskLimit))
    } else {
      hidden.reverse()
    }
    let mode = root.windowingMode(of: home)
    for task in hidden where root.windowingMode(of: task) == mode && !root.isVisible(task) {
      recentTasks.stopHiding(task)
      finishTask(task)
    }
  }

  /// `MAX_HIDDEN_TASK_SIZE`
  private static let hiddenTaskLimit = 10

  /// Ends a task without a word to the processes that are about to be killed:
  /// `Task.removeActivities`.
  mutating func removeTask(_ task: TaskID, killing processes: [ProcessName]) {
    recentTasks.remove(task)
    endPicture(ofTask: task)
    var finished: [ActivityToken] = []
    for token in root.activities(in: task).reversed() {
      guard let activity = root.activities.find(token) else { continue }
      let process = root.activities[activity].app
      if process?.runsApp != true || process.map(processes.contains) == true {
        removeFromHistory(token)
      } else {
        finished.append(token)
      }
    }
    finishTogether(finished)
  }

  /// What is kept for an app that has been stopped goes with its data: its recent tasks, what the
  /// user has let it do, and what it has asked of the system
  /// (`PackageConfigPersister.onPackageDataCleared`).
  mutating func clearApplicationUserData(of uid: UID) {
    removeRecentTasks(of: uid)
    permissions[uid] = nil
    setApplicationLocales(nil)
    setApplicationNightMode(.auto)
  }

  /// `removeRecentTasksByPackageName`: what was begun with an activity of this app is in the list
  /// no more.
  private mutating func removeRecentTasks(of uid: UID) {
    for entry in recentTasks.entries {
      guard let begun = identity(of: entry)?.realActivity, let declaration = image.activity(begun),
        image.uid(of: declaration) == uid
      else { continue }
      recentTasks.remove(entry.task)
    }
  }

  /// `onForceStopPackage`: forgets all activities of an app, whose processes are about to be
  /// killed. The recent tasks are another matter, which goes with the app's data.
  mutating func forceStopPackage(of uid: UID) {
    clearPendingLaunches(of: uid)
    for task in root.leafTasks {
      let others = finishedAlong(from: task, asStopped: uid)
      removeActivities(of: uid, from: task)
      // An overlay has gone with what it lay over.
      let left = others.filter { root.find($0) != nil }
      if version.stopsPackageAlone {
        for token in left where !isAttached(token) { removeFromHistory(token) }
      } else {
        finishTogether(left)
      }
    }
  }

  /// `finishDisabledPackageActivities`: once it has met an activity of the app in a task, it no
  /// longer asks whose the rest are.
  private func finishedAlong(from task: TaskID, asStopped uid: UID) -> [ActivityToken] {
    var tokens = Array(root.activities(in: task))
    if !version.stopsPackageUpwards { tokens.reverse() }
    return tokens.drop { !isOf(uid, $0) }.filter { !isOf(uid, $0) }
  }

  /// All that runs as a user who is stopped; what others have in their tasks is not that user's.
  mutating func stopUser(of uid: UID) {
    for task in root.leafTasks { removeActivities(of: uid, from: task) }
  }

  private mutating func removeActivities(of uid: UID, from task: TaskID) {
    for token in root.activities(in: task) where isOf(uid, token) { removeFromHistory(token) }
  }

  private func isAttached(_ token: ActivityToken) -> Bool {
    root.find(token).map { root.activities[$0].isAttached } ?? false
  }

  func isOf(_ uid: UID, _ token: ActivityToken) -> Bool {
    guard let activity = root.find(token) else { return false }
    return root.activities[activity].info?.uid == uid
  }
}

/// The tasks that may not be left.
///
/// `LockTaskController` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/LockTaskController.java
struct LockTaskController: Hashable, Sendable {
  /// `mLockTaskModeTasks`: the first is the one with which it began.
  fileprivate(set) var tasks: [TaskID] = []
  /// `mLockTaskModeState`
  fileprivate(set) var mode = Mode.none
  /// What the keyguard has been told of it.
  var modeOfKeyguard = Mode.none
  /// `mLockTaskPackages` names the app.
  var allowsApp = false
  /// `isKeyguardAllowed`
  var allowsKeyguard = false

  /// `ActivityManager.LOCK_TASK_MODE_…`
  enum Mode: Hashable, Sendable {
    case none
    /// By the app, which the owner of the device allows to do so.
    case locked
    /// By the user.
    case pinned
  }

  /// Some task is locked, or code of the app can lock one.
  var concernsApp: Bool { allowsApp || !tasks.isEmpty }

  /// `setKeyguardState`: there is no lock screen.
  var keepsKeyguardAway: Bool { !tasks.isEmpty && !(mode == .locked && allowsKeyguard) }

  /// A message to the keyguard is on its way.
  var concernsKeyguard: Bool { modeOfKeyguard != mode }

  /// `canMoveTaskToBack`
  func canMoveToBack(_ task: TaskID) -> Bool { tasks.first != task }
}

extension ActivityTaskManagerService {
  // MARK: What is refused

  /// `isLockTaskModeViolation`: the way to this task is barred.
  ///
  /// - Parameters:
  ///   - task: nil: a new one.
  ///   - uid: whose activity would begin it.
  ///   - clears: it would be begun anew.
  @inline(__always)
  func isLockTaskModeViolation(
    _ task: TaskID?, for uid: UID = .appUnderTest, clears: Bool = false
  ) -> Bool {
    !lockTask.tasks.isEmpty && isViolationWhileLocked(task, for: uid, clears: clears)
  }

  private func isViolationWhileLocked(_ task: TaskID?, for uid: UID, clears: Bool) -> Bool {
    guard let task else { return !(lockTask.allowsApp && uid == .appUnderTest) }
    if lockTask.tasks.contains(task), !clears { return false }
    return !isOnList(task)
  }

  /// `isTaskWhitelisted`, `setLockTaskAuth`: the list names packages, and a task is of the package
  /// of the activity that began it, or that a reset has made it for. No activity of the system is
  /// on it.
  private func isOnList(_ task: TaskID) -> Bool {
    guard lockTask.allowsApp, let identity = root.identity(of: task),
      let begun = identity.base ?? identity.ofMovedActivity
    else { return false }
    return image.declaredActivity(begun.activity)?.uid == .appUnderTest
  }

  /// `activityBlockedFromFinish`: with this one the first of the locked tasks would end.
  func isBlockedFromFinish(_ token: ActivityToken) -> Bool {
    guard let first = lockTask.tasks.first, let top = root.topNonFinishingActivity(in: first)
    else { return false }
    if root.activities[top].token == token, root.rootActivity(of: first) == token { return true }
    return endsPair(token, thatFills: first)
  }

  /// Nothing else is in its part of the task, which takes the one beside it along, and that is all
  /// of the task.
  private func endsPair(_ token: ActivityToken, thatFills task: TaskID) -> Bool {
    guard let activity = root.find(token), root.task(of: activity) == task,
      let part = root.organizedFragment(of: token),
      let beside = root.organizedFragment(of: root.topActivity(beside: activity)),
      isCompanion(beside, of: part), root.runningActivities(of: part) == [token]
    else { return false }
    let leavesOthers = root.activities(in: task).contains { other in
      other != token && !root.isFinishing(other) && root.organizedFragment(of: other) != beside
    }
    return !leavesOthers && version.holdsPairsInLockedTasks
  }

  // MARK: Entering and leaving

  /// `startLockTask` of the app. Where it may not do that, the user is asked.
  mutating func startLockTask(_ token: ActivityToken) {
    guard let task = root.task(of: token), task == frontTask else { return }
    let mayLock = isOnList(task)
    if mayLock || version.endsPictureBeforeAskingToPin { dismissPictureInPicture() }
    guard mayLock else { return }
    lockFully(task)
    resumeFocusedTasksTopActivities()
  }

  /// `startSystemLockTaskMode`: the user pins the task in front.
  mutating func pinScreen() {
    guard let task = frontTask else { return }
    dismissPictureInPicture()
    lock(task, .pinned)
    resumeFocusedTasksTopActivities()
  }

  /// `startLockTaskMode` of an app that may lock: what the user has pinned is let go before.
  private mutating func lockFully(_ task: TaskID) {
    if lockTask.mode == .pinned, let pinned = lockTask.tasks.first, version.locksFullyWhatIsPinned {
      clearLockedTask(pinned)
    }
    lock(task, .locked)
  }

  /// `setLockTaskMode`
  private mutating func lock(_ task: TaskID, _ mode: LockTaskController.Mode) {
    guard !isLockTaskModeViolation(task) else { return }
    if lockTask.tasks.isEmpty { lockTask.mode = mode }
    if !lockTask.tasks.contains(task) { lockTask.tasks.append(task) }
  }

  /// `realStartActivityLocked`: what runs under the lock belongs to it, and some lock by being
  /// there.
  mutating func lockTaskIfNeeded(_ activity: RootWindowContainer.ActivityPlace) {
    guard lockTask.allowsApp, let task = root.task(of: activity), isOnList(task) else { return }
    let base = root.find(root.rootActivity(of: task))
    let locksItself = base.map { root.activities[$0].locksTaskIfAllowed } ?? false
    if locksItself || lockTask.mode == .locked { lockFully(task) }
  }

  mutating func stopLockTask(_ token: ActivityToken) {
    if let task = root.task(of: token), lockTask.mode != .none { clearLockedTask(task) }
  }

  /// `stopSystemLockTaskMode`
  mutating func unpinScreen() {
    if lockTask.mode == .pinned, let first = lockTask.tasks.first { clearLockedTask(first) }
  }

  /// `clearLockedTask`: the others go with the first, and one that goes alone is finished.
  mutating func clearLockedTask(_ task: TaskID) {
    guard let first = lockTask.tasks.first else { return }
    if task == first {
      for other in lockTask.tasks.dropFirst().reversed() { clearLockedTask(other) }
    }
    removeLockedTask(task)
    guard !lockTask.tasks.isEmpty else { return }
    finishTask(task)
    resumeFocusedTasksTopActivities()
  }

  mutating func removeLockedTask(_ task: TaskID) {
    guard let index = lockTask.tasks.firstIndex(of: task) else { return }
    lockTask.tasks.remove(at: index)
    if lockTask.tasks.isEmpty { lockTask.mode = .none }
  }

  /// `updateLockTaskPackages`: the owner of the device allows the app to lock, or forbids it.
  mutating func setLockTaskAllowed(_ isAllowed: Bool) {
    let wasAllowed = lockTask.allowsApp
    lockTask.allowsApp = isAllowed
    if wasAllowed, !isAllowed, lockTask.mode == .locked {
      for task in lockTask.tasks.reversed() {
        removeLockedTask(task)
        finishTask(task)
      }
    }
    if lockTask.tasks.isEmpty, let top = root.topRunning {
      lockTaskIfNeeded(top)
    }
    resumeFocusedTasksTopActivities()
  }
}

extension ActivityRecord {
  /// `LOCK_TASK_LAUNCH_MODE_IF_WHITELISTED`, by its manifest or by its caller.
  fileprivate var locksTaskIfAllowed: Bool {
    isLockTaskEnabled || info?.locksTaskIfAllowed ?? false
  }
}

/// Who may start an activity though the user does not see them.
///
/// `ActivityStarter.shouldAbortBackgroundActivityStart` and `isAllowedToStart`, from API 33
/// `BackgroundActivityStartController`, and `WindowProcessController.areBackgroundActivityStartsAllowed`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/BackgroundActivityStartController.java
extension ActivityTaskManagerService {
  /// Whether what the process starts may not come to the front.
  ///
  /// - Parameter caller: nil: the launcher, the system, or who has a pending intent and is seen.
  func shouldAbortBackgroundActivityStart(of caller: ProcessName?) -> Bool {
    guard let caller, let uid = image.uid(of: caller), !hasVisibleWindow(uid),
      !processes(of: uid).contains(where: { areBackgroundActivityStartsAllowed($0) })
    else { return false }
    return version.restrictsBackgroundStarts
  }

  /// A start that may not come to the front is only let onto a task where the app has an activity.
  func isAllowedToStart(_ start: StartRequest, in target: TaskID?) -> Bool {
    guard start.isRestricted else { return true }
    guard let target, let uid = start.callingUID else { return false }
    return root.activities(in: target).contains { isOf(uid, $0) }
  }

  private func hasVisibleWindow(_ uid: UID) -> Bool {
    root.visibleActivities.contains { isOf(uid, $0) }
  }

  private func areBackgroundActivityStartsAllowed(_ process: ProcessName) -> Bool {
    if let began = self[process].graceBegan, clock - began < Self.backgroundStartGracePeriod {
      return true
    }
    return hasActivityInVisibleTask(process)
  }

  /// The activity itself may lie below another's.
  private func hasActivityInVisibleTask(_ process: ProcessName) -> Bool {
    root.appTasks.contains { task in
      guard let top = root.topNonFinishingActivity(in: task) else { return false }
      return root.isVisible(root.activities[top].token)
        && root.activity(in: task) { $0.app == process } != nil
    }
  }

  /// `setLastActivityLaunchTime`
  mutating func noteActivityLaunch(in process: ProcessName) {
    self[process].graceBegan = clock
  }

  /// `setLastActivityFinishTimeIfNeeded`: nobody is seen to finish what cannot be seen.
  mutating func noteActivityFinish(in process: ProcessName) {
    if hasActivityInVisibleTask(process) { self[process].graceBegan = clock }
  }

  /// `stopAppSwitches`: what was started or finished before does not count any more.
  mutating func stopAppSwitches() {
    for process in processes { self[process.name].graceBegan = nil }
  }

  /// Milliseconds: `ACTIVITY_BG_START_GRACE_PERIOD_MS`.
  private static let backgroundStartGracePeriod = 10_000
}

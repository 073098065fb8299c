/// One part of a task stays while others come and go beside it.
///
/// `SplitController.pinTopActivityStack`, `unpinTopActivityStack`, `getActiveSplitForContainer` in
/// https://github.com/aosp-mirror/platform_frameworks_base/blob/015bf100434929f5ee219e5af8bc92223ff6b65a/libs/WindowManager/Jetpack/src/androidx/window/extensions/embedding/SplitController.java
extension ActivityTaskManagerService {
  /// The topmost part of the activity's task; nothing happens if it has nothing below it, or no
  /// room beside it.
  mutating func pinTopActivityStack(ofTaskOf token: ActivityToken) {
    guard let task = root.task(of: token), root.pinnedFragment(of: task) == nil,
      root.hasRoomForTwo(task), let top = root.topRunningOrganizedFragment(of: task)
    else { return }
    root.setPinned(true, top)
    guard let split = pinSplit(of: task) else {
      root.setPinned(false, top)
      return
    }
    present(split)
    resumeFocusedTasksTopActivities()
  }

  mutating func unpinTopActivityStack(ofTaskOf token: ActivityToken) {
    guard let task = root.task(of: token), let pinned = root.pinnedFragment(of: task) else {
      return
    }
    let beside = root.topRunningOrganizedFragment(of: task)
    root.setPinned(false, pinned)
    splitController?.forgetSplits(with: pinned, but: beside)
    organizeTaskFragments()
  }

  /// The pinned part with the topmost one of the others.
  private func pinSplit(of task: TaskID) -> SplitContainer? {
    guard let pinned = root.pinnedFragment(of: task),
      let beside = root.topRunningOrganizedFragment(of: task),
      let activity = root.topActivity(of: beside)
    else { return nil }
    return SplitContainer(
      task: task, primary: beside, secondary: pinned, primaryActivity: activity, rule: .pin,
      primaryIsAlone: false)
  }

  func activeSplit(of container: TaskFragmentID) -> SplitContainer? {
    if let fragment = root.taskFragments.find(container),
      let split = pinSplit(of: root.taskFragments[fragment].task), split.contains(container)
    {
      return split
    }
    return splitController?.activeSplit(of: container)
  }

  /// `isTopMostSplit`
  func topSplit(of task: TaskID) -> SplitContainer? {
    pinSplit(of: task) ?? splitController?.topSplit(of: task)
  }
}

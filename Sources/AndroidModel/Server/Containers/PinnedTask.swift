/// The task of picture-in-picture.
///
/// `RootWindowContainer.moveActivityToPinnedRootTask`, `Task.setWindowingMode` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RootWindowContainer.java
extension RootWindowContainer {
  var pinnedTask: TaskID? { topFocusedDisplay.taskDisplayArea.rootPinnedTask }

  /// Takes the whole task of an activity that is alone in it; else the activity gets one of its own.
  mutating func pin(_ activity: ActivityPlace) {
    guard var task = task(of: activity) else { return }
    let others = activities(in: task).contains {
      $0 != activities[activity].token && !isFinishing($0)
    }
    if others {
      let parent = activities[activity].parent
      let fragment = createRootTask(.standard, identity(of: task))
      activities[activity].lastParentBeforePip = parent
      reparent(activity, to: fragment)
      task = taskFragments.find(fragment).map { taskFragments[$0].task } ?? task
    } else if stage(of: task) != nil {
      reparent(task, to: .display(topFocusedDisplay.id))
    }
    topFocusedDisplay.taskDisplayArea.pin(task)
    setWindowingMode(.pinned, of: task)
  }

  /// It is a window like others again, and its activity back where it came from.
  mutating func leavePinned() {
    guard let task = pinnedTask else { return }
    topFocusedDisplay.taskDisplayArea.positionAtTop(task)
    setWindowingMode(.undefined, of: task)
    guard let activity = topNonFinishingActivity(in: task),
      let last = activities[activity].lastParentBeforePip
    else { return }
    activities[activity].lastParentBeforePip = nil
    guard let fragment = taskFragments.find(last) else { return }
    let old = taskFragments[fragment].task
    reparent(activity, to: last)
    moveToFront(old)
  }

  /// The task goes out of sight and behind the home screen; it stays pinned by name until its activities
  /// have heard that they are stopped.
  mutating func hidePinned() -> TaskID? {
    guard let task = pinnedTask else { return nil }
    topFocusedDisplay.taskDisplayArea.position(task, behind: homeTask)
    return task
  }
}

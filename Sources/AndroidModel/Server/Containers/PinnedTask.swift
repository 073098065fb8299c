/// The task of picture-in-picture.
///
/// `RootWindowContainer.moveActivityToPinnedRootTask`, `Task.setWindowingMode` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RootWindowContainer.java
extension RootWindowContainer {
  var pinnedTask: TaskID? { defaultDisplay.taskDisplayArea.rootPinnedTask }

  /// What the displays show, from the top of each down: a picture lies over all other tasks.
  var visibleActivitiesFromTop: ShortList<ActivityToken> {
    guard pinnedTask != nil else { return visibleActivities }
    return ShortList(displays.order.reversed().flatMap { visibleActivitiesFromTop(on: $0) })
  }

  func visibleActivitiesFromTop(on display: DisplayID) -> ShortList<ActivityToken> {
    let seen = displays[display].visibleActivities
    guard let pinned = displays[display].taskDisplayArea.rootPinnedTask else { return seen }
    return seen.filter { task(of: $0) == pinned } + seen.filter { task(of: $0) != pinned }
  }

  /// Takes the whole task of an activity that is alone in it; else the activity gets one of its
  /// own.
  ///
  /// - Parameters:
  ///   - isApart: it gets that though all others are on their way out.
  ///   - returns: the new task knows of the one that it was taken from.
  ///   - begins: it has the size of the picture later.
  /// - Returns: the part of a task that it has left empty.
  mutating func pin(
    _ activity: ActivityPlace, apart isApart: Bool, returns: Bool, begins: Bool
  ) -> TaskFragmentID? {
    guard var task = task(of: activity) else { return nil }
    let parent = activities[activity].parent
    let others = activities(in: task).contains {
      $0 != activities[activity].token && !isFinishing($0)
    }
    if others || isApart {
      let fragment = createRootTask(.standard, ownIdentity(of: activity))
      if returns { activities[activity].lastParentBeforePip = task }
      reparent(activity, to: fragment)
      task = taskFragments.find(fragment).map { taskFragments[$0].task } ?? task
    } else if stage(of: task) != nil {
      reparent(task, to: .display(defaultDisplay.id))
    }
    defaultDisplay.taskDisplayArea.pin(task)
    if begins {
      changePinned { $0.setPictureMotion(.entering) }
    } else {
      setWindowingMode(.pinned, of: task)
    }
    setBounds(.full, of: activities[activity].parent)
    return taskFragments.find(parent) == nil ? parent : nil
  }

  /// Whether something in its task is on its way out.
  func hasFinishing(beside activity: ActivityPlace) -> Bool {
    guard let task = task(of: activity) else { return false }
    return activities(in: task).contains { $0 != activities[activity].token && isFinishing($0) }
  }

  /// The identity of a task that is made for the activity alone.
  private func ownIdentity(of activity: ActivityPlace) -> Task.Identity? {
    activities[activity].info.map { Task.Identity(intent: activities[activity].intent, info: $0) }
  }

  /// `mChildPipActivity`, from the other side: the task that the picture has left, if it did not
  /// come along.
  var taskLeftByPicture: TaskID? {
    guard let pinnedTask, let activity = topNonFinishingActivity(in: pinnedTask),
      let last = activities[activity].lastParentBeforePip, tasks.find(last) != nil
    else { return nil }
    return last
  }

  /// Nil: there is no picture, or it stands.
  var pictureMotion: PictureMotion? {
    pinnedTask.flatMap { tasks.find($0) }.flatMap { tasks[$0].container.pictureMotion }
  }

  /// `calculatePinnedBoundsForConfigChange`: the display turns, and what is on its way gets its
  /// size at once.
  mutating func resizeEnteringPicture() {
    if pictureMotion == .entering { changePinned { $0.resizeEnteringPicture() } }
  }

  /// It is a window like others again, and its activity back where it came from.
  mutating func leavePinned() {
    guard let task = pinnedTask else { return }
    defaultDisplay.taskDisplayArea.positionAtTop(task)
    setWindowingMode(.undefined, of: task)
    guard let activity = topNonFinishingActivity(in: task),
      let last = activities[activity].lastParentBeforePip
    else { return }
    activities[activity].lastParentBeforePip = nil
    guard let fragment = topTaskFragment(of: last) else { return }
    reparent(activity, to: fragment)
    moveToFront(last)
  }

  /// The task goes out of sight and behind the home screen; it stays pinned by name until its
  /// activities have heard that they are stopped.
  mutating func hidePinned() -> TaskID? {
    guard let task = pinnedTask else { return nil }
    defaultDisplay.taskDisplayArea.position(task, behind: homeTask)
    return task
  }
}

/// The calls by which the library makes, fills and resizes parts of a task.
///
/// `WindowOrganizerController.applyTaskFragmentOperation`, `TaskFragmentOrganizerController` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowOrganizerController.java
extension RootWindowContainer {
  /// The part of a task that the library has made for the activity; nil: it is none.
  func organizedFragment(of token: ActivityToken?) -> TaskFragmentID? {
    guard let activity = find(token),
      let fragment = taskFragment(of: activity),
      taskFragments[fragment].isOrganized
    else { return nil }
    return taskFragments[fragment].id
  }

  /// `getTopNonFinishingActivity` of a part.
  func topActivity(of fragment: TaskFragmentID) -> ActivityToken? {
    taskFragments.find(fragment).flatMap { taskFragments[$0].topNonFinishing }
  }

  /// The lowest of its activities that is not finishing.
  func bottomActivity(of fragment: TaskFragmentID) -> ActivityToken? {
    taskFragments.find(fragment).flatMap { taskFragments[$0].activities.first { !isFinishing($0) } }
  }

  /// Bottom to top, those that are not finishing.
  func runningActivities(of fragment: TaskFragmentID) -> [ActivityToken] {
    guard let place = taskFragments.find(fragment) else { return [] }
    return taskFragments[place].activities.filter { !isFinishing($0) }
  }

  /// The parts that the library has made of a task, bottom to top.
  func organizedFragments(of task: TaskID) -> [TaskFragmentID] {
    guard let place = tasks.find(task) else { return [] }
    return tasks[place].children.compactMap { child in
      guard case .fragment(let id) = child, let fragment = taskFragments.find(id),
        taskFragments[fragment].isOrganized
      else { return nil }
      return id
    }
  }

  /// The part that stays where it is, on top of the others: `setTaskFragmentPinned`.
  func pinnedFragment(of task: TaskID) -> TaskFragmentID? {
    organizedFragments(of: task).last { isPinned($0) }
  }

  func isPinned(_ id: TaskFragmentID) -> Bool {
    taskFragments.find(id).map { taskFragments[$0].isPinned } ?? false
  }

  /// `getTopNonFinishingTaskFragmentContainer`, but for a pinned one.
  func topRunningOrganizedFragment(of task: TaskID) -> TaskFragmentID? {
    organizedFragments(of: task).last { topActivity(of: $0) != nil && !isPinned($0) }
  }

  /// `addOrReparentStartingActivity`: the part on top, unless that is on its way out. Then it is
  /// that of the topmost activity that stays, or else a new one over all of the task. What may not
  /// be embedded never goes to a part, but covers them all.
  mutating func fragmentForStart(in task: TaskID, mayBeEmbedded: Bool) -> TaskFragmentID? {
    guard let top = topTaskFragment(of: task), let fragment = taskFragments.find(top) else {
      return nil
    }
    if !taskFragments[fragment].isOrganized { return top }
    guard mayBeEmbedded else { return createTaskFragment(in: task) }
    if topActivity(of: top) != nil { return top }
    guard let running = topNonFinishingActivity(in: task) else {
      return createTaskFragment(in: task)
    }
    return activities[running].parent
  }

  mutating func setPinned(_ isPinned: Bool, _ id: TaskFragmentID) {
    guard let fragment = taskFragments.find(id) else { return }
    taskFragments[fragment].isPinned = isPinned
  }

  /// The topmost activity of the part that stands beside the activity's; nil: it has the whole
  /// task.
  func topActivity(beside activity: ActivityPlace) -> ActivityToken? {
    let own = activities[activity].parent
    guard let fragment = taskFragments.find(own), taskFragments[fragment].isOrganized else {
      return nil
    }
    let other = Bounds.full.subtracting(taskFragments[fragment].container.bounds)
    let beside = organizedFragments(of: taskFragments[fragment].task).last { id in
      bounds(of: .fragment(id)) == other && topActivity(of: id) != nil
    }
    return beside.flatMap { topActivity(of: $0) }
  }

  func isVisible(_ task: TaskID) -> Bool {
    activities(in: task).contains { isVisible($0) }
  }

  /// A task on the whole of a display that is wide enough for two: `SplitRule`'s minimum of 600 dp.
  func hasRoomForTwo(_ task: TaskID) -> Bool {
    guard let place = tasks.find(task), !tasks[place].container.windowingMode.hasOwnBounds,
      case .display(let display) = tasks[place].parent
    else { return false }
    return displays[display].isLarge
  }

  /// `createTaskFragment`, on top of the task.
  mutating func createOrganizedFragment(in task: TaskID) -> TaskFragmentID {
    let id = createTaskFragment(in: task)
    if let fragment = taskFragments.find(id) { taskFragments[fragment].isOrganized = true }
    return id
  }

  /// `setRelativeBounds`, and the windowing mode that goes with them.
  mutating func setBounds(_ bounds: Bounds, of id: TaskFragmentID) {
    guard let fragment = taskFragments.find(id), taskFragments[fragment].container.bounds != bounds
    else { return }
    taskFragments[fragment].container.bounds = bounds
    taskFragments[fragment].container.setWindowingMode(bounds == .full ? .undefined : .multiWindow)
    haveBoundsChanged = true
  }

  /// Those in which nothing is left.
  mutating func removeEmptyOrganizedFragments() {
    for id in taskFragments.ids {
      guard let fragment = taskFragments.find(id), taskFragments[fragment].isOrganized else {
        continue
      }
      removeIfEmpty(id)
    }
  }
}

/// Looking for things in the tree, from the front to the back.
///
/// `WindowContainer.forAllActivities`, `getActivity`, `forAllLeafTasks` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowContainer.java
extension RootWindowContainer {
  typealias ActivityPlace = WindowContainers<ActivityRecord>.Place

  func task(of activity: ActivityPlace) -> TaskID? {
    taskFragments.find(activities[activity].parent).map { taskFragments[$0].task }
  }

  func task(of token: ActivityToken) -> TaskID? {
    activities.find(token).flatMap { task(of: $0) }
  }

  /// The first activity from the top that is so.
  func activity(
    in task: TaskID, where isSought: (ActivityRecord) -> Bool
  ) -> ActivityPlace? {
    guard let place = tasks.find(task) else { return nil }
    for child in tasks[place].children.reversed() {
      switch child {
      case .task(let task):
        if let found = activity(in: task, where: isSought) { return found }
      case .fragment(let fragment):
        guard let fragment = taskFragments.find(fragment) else { continue }
        for token in taskFragments[fragment].activities.reversed() {
          if let activity = activities.find(token), isSought(activities[activity]) {
            return activity
          }
        }
      }
    }
    return nil
  }

  /// The first activity from the front on this display that is so.
  func activity(
    on display: DisplayContent, where isSought: (ActivityRecord) -> Bool
  ) -> ActivityPlace? {
    for task in display.taskDisplayArea.rootTasks.reversed() {
      if let found = activity(in: task, where: isSought) { return found }
    }
    return nil
  }

  /// All activities of a task, bottom to top.
  func activities(in task: TaskID) -> [ActivityToken] {
    guard let place = tasks.find(task) else { return [] }
    var found: [ActivityToken] = []
    for child in tasks[place].children {
      let below =
        switch child {
        case .task(let task): activities(in: task)
        case .fragment(let fragment):
          taskFragments.find(fragment).map { taskFragments[$0].activities } ?? []
        }
      // The only list there is is not copied.
      if found.isEmpty { found = below } else { found += below }
    }
    return found
  }

  /// The first task from the front that has activities and is so: `getTask`.
  func leafTask(where isSought: (Task) -> Bool) -> TaskID? {
    for display in displays.reversed() {
      for task in display.taskDisplayArea.rootTasks.reversed() {
        if let found = leafTask(in: task, where: isSought) { return found }
      }
    }
    return nil
  }

  private func leafTask(in task: TaskID, where isSought: (Task) -> Bool) -> TaskID? {
    guard let place = tasks.find(task) else { return nil }
    var isLeaf = true
    for case .task(let child) in tasks[place].children.reversed() {
      isLeaf = false
      if let found = leafTask(in: child, where: isSought) { return found }
    }
    return isLeaf && isSought(tasks[place]) ? task : nil
  }

  /// `getTopNonFinishingActivity`
  func topNonFinishingActivity(in task: TaskID) -> ActivityPlace? {
    activity(in: task) { !$0.isFinishing }
  }

  /// `topRunningActivity`: the one that should be resumed.
  var topRunningActivity: ActivityToken? {
    activity(on: topFocusedDisplay) { !$0.isFinishing }.map { activities[$0].token }
  }

  /// `getTopResumedActivity`
  var resumedActivity: ActivityToken? { taskFragments.firstValue { $0.resumedActivity } }

  /// Nil: `allPausedActivitiesComplete`
  var pausingActivity: ActivityToken? { taskFragments.firstValue { $0.pausing?.token } }

  /// Whether it is the lowest of its task that is not finishing: `isRootOfTask`.
  func isRootOfTask(_ token: ActivityToken) -> Bool {
    guard let task = task(of: token) else { return false }
    let root = bottomActivity(of: task) { !$0.isFinishing || $0.token == token }
    return root == token
  }

  private func bottomActivity(
    of task: TaskID, where isSought: (ActivityRecord) -> Bool
  ) -> ActivityToken? {
    guard let place = tasks.find(task) else { return nil }
    for child in tasks[place].children {
      switch child {
      case .task(let task):
        if let found = bottomActivity(of: task, where: isSought) { return found }
      case .fragment(let fragment):
        guard let fragment = taskFragments.find(fragment) else { continue }
        for token in taskFragments[fragment].activities {
          if let activity = activities.find(token), isSought(activities[activity]) { return token }
        }
      }
    }
    return nil
  }

  // MARK: The app's tasks

  /// Whether a task is one of the app's with something alive in it.
  func isLiveAppTask(_ task: Task) -> Bool {
    task.identity != nil && topNonFinishingActivity(in: task.id) != nil
  }

  /// Those with something alive in them, frontmost first.
  var appTasks: [TaskID] { leafTasks(where: isLiveAppTask) }

  func leafTasks(where isSought: (Task) -> Bool) -> [TaskID] {
    var found: [TaskID] = []
    _ = leafTask { task in
      if isSought(task) { found.append(task.id) }
      return false
    }
    return found
  }

  var frontAppTask: TaskID? { leafTask(where: isLiveAppTask) }

  var homeTask: TaskID? { leafTask { $0.container.activityType == .home } }

  func identity(of task: TaskID) -> Task.Identity? {
    tasks.find(task).flatMap { tasks[$0].identity }
  }

  /// Where a new activity on top of the task goes.
  func topTaskFragment(of task: TaskID) -> TaskFragmentID? {
    guard let place = tasks.find(task) else { return nil }
    for child in tasks[place].children.reversed() {
      switch child {
      case .fragment(let fragment): return fragment
      case .task(let task):
        if let found = topTaskFragment(of: task) { return found }
      }
    }
    return nil
  }

  // MARK: What holds of an activity

  func isLive(_ token: ActivityToken, of name: ClassID) -> Bool {
    activities.find(token).map {
      !activities[$0].isFinishing && activities[$0].isInstance(of: name)
    } ?? false
  }

  /// A record that is gone counts as finishing.
  func isFinishing(_ token: ActivityToken) -> Bool {
    activities.find(token).map { activities[$0].isFinishing } ?? true
  }

  /// Whether the state of the screen lets an activity be seen.
  func canShow(_ activity: ActivityPlace) -> Bool { canShow(activities[activity]) }

  func canShow(_ record: ActivityRecord) -> Bool {
    !topFocusedDisplay.isSleeping
      && (!topFocusedDisplay.isKeyguardLocked || record.showsWhenLocked)
  }

  /// `isVisibleRequested`
  func isVisible(_ token: ActivityToken) -> Bool {
    topFocusedDisplay.visibleActivities.contains(token)
  }

  /// The activity's configuration: the device's, with what each container down to it asks for.
  func configuration(of activity: ActivityPlace) -> Configuration {
    guard let fragment = taskFragments.find(activities[activity].parent) else {
      return configuration
    }
    let ofTask = configuration(of: taskFragments[fragment].task)
    return activities[activity].container.resolve(
      below: taskFragments[fragment].container.resolve(below: ofTask))
  }

  private func configuration(of task: TaskID) -> Configuration {
    guard let place = tasks.find(task) else { return configuration }
    let ofParent =
      switch tasks[place].parent {
      case .display(let display): displays[display.index].container.resolve(below: configuration)
      case .task(let parent): configuration(of: parent)
      }
    return tasks[place].container.resolve(below: ofParent)
  }
}

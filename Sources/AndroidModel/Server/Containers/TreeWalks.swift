/// Looking for things in the tree, from the front to the back.
///
/// `WindowContainer.forAllActivities`, `getActivity`, `forAllLeafTasks` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowContainer.java
extension RootWindowContainer {
  typealias ActivityPlace = WindowContainers<ActivityRecord>.Place
  typealias TaskFragmentPlace = WindowContainers<TaskFragment>.Place

  /// Nil: there is no such activity, or it is gone.
  @inline(__always)
  func find(_ token: ActivityToken?) -> ActivityPlace? {
    guard let token else { return nil }
    return activities.find(token)
  }

  /// The one that the activity is in: `getTaskFragment`.
  @inline(__always)
  func taskFragment(of activity: ActivityPlace) -> TaskFragmentPlace? {
    taskFragments.find(activities[activity].parent)
  }

  @inline(__always)
  func task(of activity: ActivityPlace) -> TaskID? {
    guard let fragment = taskFragment(of: activity) else { return nil }
    return taskFragments[fragment].task
  }

  func task(of token: ActivityToken) -> TaskID? {
    guard let activity = activities.find(token) else { return nil }
    return task(of: activity)
  }

  /// The process in which the activity lives, or would live; nil: its record is gone.
  func processName(of token: ActivityToken) -> ProcessName? {
    find(token).map { activities[$0].processName }
  }

  /// The first activity from the top that meets the condition.
  func activity(
    in task: TaskID, where isSought: (ActivityRecord) -> Bool
  ) -> ActivityPlace? {
    guard let place = tasks.find(task) else { return nil }
    for index in tasks[place].children.indices.reversed() {
      switch tasks[place].children[index] {
      case .task(let task):
        if let found = activity(in: task, where: isSought) { return found }
      case .fragment(let fragment):
        guard let fragment = taskFragments.find(fragment) else { continue }
        for index in taskFragments[fragment].activities.indices.reversed() {
          let token = taskFragments[fragment].activities[index]
          if let activity = activities.find(token), isSought(activities[activity]) {
            return activity
          }
        }
      }
    }
    return nil
  }

  /// `getActivityBelow`: the next one below in its task that meets the condition.
  func activity(
    below token: ActivityToken, where isSought: (ActivityToken) -> Bool = { _ in true }
  ) -> ActivityToken? {
    guard let task = task(of: token) else { return nil }
    let all = activities(in: task)
    guard let place = all.firstIndex(of: token) else { return nil }
    return all[..<place].last(where: isSought)
  }

  /// All activities of a task, bottom to top.
  func activities(in task: TaskID) -> ShortList<ActivityToken> {
    guard let place = tasks.find(task) else { return [] }
    var found = ShortList<ActivityToken>()
    for child in tasks[place].children {
      let below: ShortList<ActivityToken>
      switch child {
      case .task(let task): below = activities(in: task)
      case .fragment(let fragment):
        guard let fragment = taskFragments.find(fragment) else { continue }
        below = taskFragments[fragment].activities
      }
      // The only list there is is not copied.
      if found.isEmpty { found = below } else { below.forEach { found.append($0) } }
    }
    return found
  }

  /// The tasks that have activities and no tasks below them, front to back.
  var leafTasks: ShortList<TaskID> {
    var found = ShortList<TaskID>()
    for display in displays.order.reversed() {
      let area = displays[display].taskDisplayArea
      if let pinned = area.rootPinnedTask { collectLeaves(of: pinned, &found) }
      for task in area.rootTasks.reversed() { collectLeaves(of: task, &found) }
    }
    return found
  }

  /// The same, with those of one display before all others: `RootWindowContainer.findTask`.
  func leafTasks(preferring preferred: DisplayID) -> ShortList<TaskID> {
    guard hasSeveralDisplays else { return leafTasks }
    let all = leafTasks
    return all.filter { display(of: $0) == preferred } + all.filter { display(of: $0) != preferred }
  }

  private func collectLeaves(of task: TaskID, _ found: inout ShortList<TaskID>) {
    guard let place = tasks.find(task) else { return }
    var isLeaf = true
    for case .task(let child) in tasks[place].children.reversed() {
      isLeaf = false
      collectLeaves(of: child, &found)
    }
    if isLeaf { found.append(task) }
  }

  /// `getTopNonFinishingActivity`
  @inline(__always)
  func topNonFinishingActivity(in task: TaskID) -> ActivityPlace? {
    guard let place = tasks.find(task) else { return nil }
    if case .fragment(let top) = tasks[place].children.last,
      let found = topNonFinishingActivity(in: top)
    {
      return found
    }
    return topNonFinishingActivity(belowTopOf: place)
  }

  @inline(__always)
  private func topNonFinishingActivity(in fragment: TaskFragmentID) -> ActivityPlace? {
    guard let fragment = taskFragments.find(fragment) else { return nil }
    return find(taskFragments[fragment].topNonFinishing)
  }

  /// What lies on top in it is a task, or has none.
  private func topNonFinishingActivity(
    belowTopOf task: WindowContainers<Task>.Place
  ) -> ActivityPlace? {
    for child in tasks[task].children.reversed() {
      let found =
        switch child {
        case .task(let task): topNonFinishingActivity(in: task)
        case .fragment(let fragment): topNonFinishingActivity(in: fragment)
        }
      if let found { return found }
    }
    return nil
  }

  /// The topmost live activity of a class: `findActivityInHistory`.
  func topInstance(of name: ClassID, in task: TaskID) -> ActivityPlace? {
    activity(in: task) { !$0.isFinishing && $0.isInstance(of: name) }
  }

  /// `topRunningActivity`: the one that should be resumed.
  @inline(__always)
  var topRunningActivity: ActivityToken? { topRunning.map { activities[$0].token } }

  /// Where the record of that one is.
  // Not inlined, for the reason given at `hasSeveralWindows`.
  @inline(never)
  var topRunning: ActivityPlace? { topRunning(on: topFocusedDisplayID) }

  /// The frontmost that is resumed; where windows are beside each other there are several.
  var resumedActivity: ActivityToken? { resumedActivity(where: { _ in true }) }

  /// `getTopResumedActivity`: the one that has the focus too.
  var topResumedActivity: ActivityToken? {
    guard let top = topRunning, isResumed(top) else { return nil }
    return activities[top].token
  }

  /// Whether it is that one.
  @inline(__always)
  func isTopResumed(_ token: ActivityToken) -> Bool {
    isResumed(token) && topRunningActivity == token
  }

  /// Nil: `allPausedActivitiesComplete`
  @inline(__always)
  var pausingActivity: ActivityToken? { taskFragments.firstValue { $0.pausing?.token } }

  /// Whether it is the lowest of its task that is not finishing: `isRootOfTask`.
  func isRootOfTask(_ token: ActivityToken) -> Bool {
    guard let task = task(of: token) else { return false }
    let root = bottomActivity(of: task) { !$0.isFinishing || $0.token == token }
    return root == token
  }

  /// `getRootActivity`: nil: all are finishing.
  func rootActivity(of task: TaskID) -> ActivityToken? {
    bottomActivity(of: task) { !$0.isFinishing }
  }

  /// The root, unless it gives the task's identity up to one above it.
  func effectiveRoot(of task: TaskID) -> ActivityToken? {
    let keeping = bottomActivity(of: task) {
      !$0.isFinishing && $0.info?.flags.contains(.relinquishTaskIdentity) == false
    }
    return keeping ?? activity(in: task) { !$0.isFinishing }.map { activities[$0].token }
  }

  /// `getTaskForActivityLocked`, `onlyRoot`: nothing below it says what the task is. If all are
  /// finishing, the lowest does.
  func isAtRoot(_ token: ActivityToken) -> Bool {
    guard let task = task(of: token) else { return false }
    let below = activities(in: task).prefix { $0 != token }
    guard let effective = effectiveRoot(of: task) else { return below.isEmpty }
    return !below.contains(effective)
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
  private func isLiveAppTask(_ task: TaskID) -> Bool {
    isAppTask(task) && topNonFinishingActivity(in: task) != nil
  }

  /// Whether activities of apps are put into it.
  func isAppTask(_ task: TaskID) -> Bool {
    guard let place = tasks.find(task) else { return false }
    return tasks[place].identity != nil
  }

  /// Those with something alive in them, frontmost first.
  var appTasks: ShortList<TaskID> {
    var found = ShortList<TaskID>()
    for task in leafTasks where isLiveAppTask(task) { found.append(task) }
    return found
  }

  /// Picture-in-picture is not in the list of recent tasks.
  var frontAppTask: TaskID? { appTasks.first { $0 != pinnedTask } }

  /// The task of a type of which there is one.
  func task(of type: ActivityType) -> TaskID? {
    for task in leafTasks {
      if let place = tasks.find(task), tasks[place].container.activityType == type { return task }
    }
    return nil
  }

  func identity(of task: TaskID) -> Task.Identity? {
    guard let place = tasks.find(task) else { return nil }
    return tasks[place].identity
  }

  func realActivity(of task: TaskID) -> ClassID? {
    guard let place = tasks.find(task) else { return nil }
    return tasks[place].identity?.realActivity
  }

  /// Where a new activity on top of the task goes.
  func topTaskFragment(of task: TaskID) -> TaskFragmentID? {
    guard let place = tasks.find(task) else { return nil }
    var pinned: TaskFragmentID?
    for child in tasks[place].children.reversed() {
      switch child {
      case .fragment(let fragment):
        guard isPinned(fragment) else { return fragment }
        pinned = fragment
      case .task(let task):
        if let found = topTaskFragment(of: task) { return found }
      }
    }
    return pinned
  }

  // MARK: What holds of an activity

  func isInstance(_ token: ActivityToken?, of name: ClassID) -> Bool {
    find(token).map { activities[$0].isInstance(of: name) } ?? false
  }

  func isLive(_ token: ActivityToken, of name: ClassID) -> Bool {
    guard let activity = activities.find(token) else { return false }
    return !activities[activity].isFinishing && activities[activity].isInstance(of: name)
  }

  /// A record that is gone counts as finishing.
  func isFinishing(_ token: ActivityToken) -> Bool {
    guard let activity = activities.find(token) else { return true }
    return activities[activity].isFinishing
  }

  /// The activity's configuration: the device's, with what each container down to it asks for.
  func configuration(of activity: ActivityPlace) -> Configuration {
    var configuration = configuration
    if let turned = turnedAhead, turned == activities[activity].token { configuration.rotate() }
    guard let fragment = taskFragment(of: activity) else {
      return configuration
    }
    resolve(taskFragments[fragment].task, &configuration)
    taskFragments[fragment].container.resolve(&configuration)
    resolveOverride(of: activity, &configuration)
    return configuration
  }

  @inline(__always)
  private func resolve(_ task: TaskID, _ configuration: inout Configuration) {
    guard let place = tasks.find(task) else { return }
    switch tasks[place].parent {
    case .display(let display): displays[display].container.resolve(&configuration)
    case .task(let parent): resolveParent(parent, &configuration)
    }
    tasks[place].container.resolve(&configuration)
  }

  private func resolveParent(_ task: TaskID, _ configuration: inout Configuration) {
    resolve(task, &configuration)
  }
}

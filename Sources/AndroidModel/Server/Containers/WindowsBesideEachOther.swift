/// Which activities are in front where several windows share a display: the stages of a split
/// screen, free windows, and what is behind them.
///
/// `TaskFragment.isFocusableAndVisible`, `getVisibility` and `TaskDisplayArea.getFocusedRootTask`
/// in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/TaskFragment.java
extension RootWindowContainer {
  /// Whether what is in front leaves room for others. Asked first, because mostly it does not.
  // A call, for which nothing is copied; inside of another function this would be handed a copy of
  // all.
  @inline(never)
  var hasSeveralWindows: Bool {
    hasSeveralDisplays || mayHaveSeveralWindows && frontHasSeveralWindows
  }

  private var frontHasSeveralWindows: Bool {
    for index in defaultDisplay.taskDisplayArea.rootTasks.indices.reversed() {
      let task = defaultDisplay.taskDisplayArea.rootTasks[index]
      guard topNonFinishingActivity(in: task) != nil, let place = tasks.find(task) else { continue }
      return tasks[place].children.count > 1 || tasks[place].container.windowingMode == .freeform
    }
    return false
  }

  /// Of every window that nothing covers, the topmost activity; the focused one first.
  var focusableActivities: [ActivityToken] {
    var found: [ActivityToken] = []
    for display in displays.order.reversed() { collectTops(on: display, &found) }
    return found
  }

  /// `updateRegionForModalActivityWindow`: what lies over an activity in its part of the display
  /// takes every touch there, also where nothing of it is drawn.
  func receiverOfTouch(on token: ActivityToken) -> ActivityToken {
    let tops = focusableActivities
    if tops.contains(token) { return token }
    return tops.first { lies($0, over: token) } ?? token
  }

  /// What shares a task shares its part of the display, unless each has a part of the task.
  private func lies(_ top: ActivityToken, over token: ActivityToken) -> Bool {
    guard let upper = find(top), let lower = find(token), let above = task(of: upper),
      let below = task(of: lower)
    else { return false }
    if above == below {
      return bounds(of: .fragment(activities[lower].parent))
        .isSubset(of: bounds(of: .fragment(activities[upper].parent)))
    }
    guard display(of: above) == display(of: below), stage(of: above) == stage(of: below) else {
      return false
    }
    return stage(of: above) != nil
      || !windowingMode(of: above).hasOwnBounds && !windowingMode(of: below).hasOwnBounds
  }

  private func collectTops(on display: DisplayID, _ found: inout [ActivityToken]) {
    for task in displays[display].taskDisplayArea.rootTasks.reversed() {
      let before = found.count
      collectTops(of: task, &found)
      guard found.count == before || windowingMode(of: task) == .freeform else { break }
    }
  }

  private func collectTops(of task: TaskID, _ found: inout [ActivityToken]) {
    guard let place = tasks.find(task) else { return }
    var taken: Bounds = []
    for child in tasks[place].children.reversed() where !bounds(of: child).isSubset(of: taken) {
      let before = found.count
      switch child {
      case .task(let task): collectTops(of: task, &found)
      case .fragment(let fragment):
        guard let fragment = taskFragments.find(fragment) else { continue }
        if let top = taskFragments[fragment].topNonFinishing { found.append(top) }
      }
      if found.count > before { taken.formUnion(bounds(of: child)) }
    }
  }

  /// The part of its parent that it takes.
  @inline(__always)
  func bounds(of child: Task.Child) -> Bounds {
    mayHaveSeveralWindows ? boundsBesideOthers(of: child) : .full
  }

  private func boundsBesideOthers(of child: Task.Child) -> Bounds {
    switch child {
    case .task(let task): tasks.find(task).map { tasks[$0].container.bounds } ?? .full
    case .fragment(let fragment):
      taskFragments.find(fragment).map { taskFragments[$0].container.bounds } ?? .full
    }
  }

  /// Whether the task has the focus, alone or as the front side of a split screen.
  func isInFront(_ task: TaskID?) -> Bool {
    var front = topFocusedDisplay.taskDisplayArea.rootTasks.last
    while let current = front, current != task {
      guard let place = tasks.find(current), case .task(let child) = tasks[place].children.last
      else { return false }
      front = child
    }
    return front != nil
  }

  /// What the task asks for itself.
  func windowingMode(of task: TaskID) -> WindowingMode {
    tasks.find(task).map { tasks[$0].container.windowingMode } ?? .undefined
  }

  @inline(__always)
  func isResumed(_ token: ActivityToken?) -> Bool {
    find(token).map { isResumed($0) } ?? false
  }

  @inline(__always)
  func isResumed(_ activity: ActivityPlace) -> Bool {
    guard let fragment = taskFragment(of: activity) else { return false }
    return taskFragments[fragment].resumedActivity == activities[activity].token
  }

  /// Whether its task fragment waits for the pause of an activity.
  func isPausing(inFragmentOf activity: ActivityPlace) -> Bool {
    taskFragment(of: activity).map { taskFragments[$0].pausing != nil }
      ?? false
  }

  /// The frontmost resumed activity that is so: `pauseBackTasks` and `goToSleepIfPossible` go from
  /// the top down.
  @inline(__always)
  func resumedActivity(where isSought: (ActivityToken) -> Bool) -> ActivityToken? {
    if hasSeveralDisplays || mayHaveSeveralWindows {
      return resumedActivities.first(where: isSought)
    }
    // Without windows beside each other there is one at most.
    return taskFragments.firstValue { fragment in
      guard let token = fragment.resumedActivity, isSought(token) else { return nil }
      return token
    }
  }

  /// Front to back.
  private var resumedActivities: ShortList<ActivityToken> {
    var found = ShortList<ActivityToken>()
    for task in leafTasks {
      guard let place = tasks.find(task) else { continue }
      for case .fragment(let id) in tasks[place].children.reversed() {
        guard let fragment = taskFragments.find(id),
          let token = taskFragments[fragment].resumedActivity
        else { continue }
        found.append(token)
      }
    }
    return found
  }

  /// Those whose pauses are awaited and that are not the app's, in the order of their task
  /// fragments.
  var pausingActivitiesOfOthers: ShortList<ActivityToken> {
    var found = ShortList<ActivityToken>()
    taskFragments.forEach { fragment in
      guard let token = fragment.pausing?.token, let activity = find(token),
        !activities[activity].isOfApp
      else { return }
      found.append(token)
    }
    return found
  }

  /// Whether its window can have the focus: every one but picture-in-picture.
  func isFocusable(_ token: ActivityToken) -> Bool {
    guard let pinned = defaultDisplay.taskDisplayArea.rootPinnedTask else { return true }
    return task(of: token) != pinned
  }
}

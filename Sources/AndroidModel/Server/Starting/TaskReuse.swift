/// Finding a task that a start can go to, and dealing with the activities in it.
///
/// `ActivityStarter.getReusableTask`, `recycleTask` and `complyActivityFlags`, and
/// `RootWindowContainer.FindTaskResult` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityStarter.java
extension ActivityTaskManagerService {
  /// `getReusableTask`: the task that a start should reuse, if any.
  // It is mutating though it changes nothing, since the server would be copied for a call that is
  // not.
  @inline(__always)
  mutating func reusableTask(for start: StartRequest) -> TaskID? {
    let mode = start.info.launchMode
    let isForced = mode == .singleTask || mode == .singleInstance
    let wantsTask =
      start.flags.contains(.newTask) && !start.flags.contains(.multipleTask) || isForced
    // `setLaunchTaskId`
    if start.options.isTaskOverlay { return start.sourceTask }
    guard start.resultTo == nil, start.inTask == nil, wantsTask else { return nil }
    return taskToReuse(for: start)
  }

  private func taskToReuse(for start: StartRequest) -> TaskID? {
    let mode = start.info.launchMode
    if mode == .singleInstance {
      for task in root.appTasks
      where root.topInstance(of: start.info.name, in: task) != nil {
        return task
      }
      return nil
    }
    let isAdjacent = start.flags.contains(.launchAdjacent)
    guard let found = isAdjacent ? taskWithInstance(for: start) : findTask(for: start) else {
      return nil
    }
    if mode == .singleInstancePerTask, !isRoot(of: found, start.info.name) { return nil }
    return found
  }

  /// Whether an activity of this class is the lowest now, whatever the task was made for.
  private func isRoot(of task: TaskID, _ name: ClassID) -> Bool {
    root.isInstance(root.rootActivity(of: task), of: name)
  }

  /// An activity that is to be beside another goes to a task only if it is there already, for the
  /// same intent unless there can be only one: `findActivity`.
  private func taskWithInstance(for start: StartRequest) -> TaskID? {
    let comparesIntents = start.info.launchMode != .singleTask
    return root.appTasks.first { task in
      let found = root.activity(in: task) {
        guard !$0.isFinishing, $0.isInstance(of: start.info.name) else { return false }
        // The name of an alias is not that of the activity.
        return !comparesIntents
          || $0.intent.component == start.intent.component
            && $0.intent.isSameFilter(as: start.intent)
      }
      return found != nil
    }
  }

  /// `findTask`: one made for this component, else the frontmost of the same affinity. Affinity is
  /// no reason to go to another display than the one that the start is for.
  private func findTask(for start: StartRequest) -> TaskID? {
    let display = launchDisplay(for: start)
    let affinity = start.info.taskAffinity
    let document = start.document
    var sameAffinity: TaskID?
    for task in root.leafTasks(preferring: display) {
      guard let identity = root.identity(of: task),
        let top = root.activity(in: task, where: { !$0.isFinishing && !$0.isTaskOverlay }),
        root.activities[top].info?.launchMode != .singleInstance
      else { continue }
      if identity.isMade(for: start.info.name, document: document) { return task }
      if sameAffinity == nil, !start.intent.isDocument, !identity.isDocument, affinity != nil,
        identity.rootAffinity == affinity, root.display(of: task) == display
      {
        sameAffinity = task
      }
    }
    return sameAffinity
  }

  enum Recycled: Hashable, Sendable {
    /// This is the activity that the user gets to see; nothing is made.
    case existing(ActivityToken)
    case create
  }

  /// A task that was made for an activity that had to move is started now; any other is from now on
  /// over the home screen, or no more, as the start that has found it wants it.
  mutating func assign(_ start: StartRequest, to task: TaskID) {
    if root.realActivity(of: task) == nil {
      root.setIntent(start.intent, start.info, of: task)
    } else if !version.keepsFoundTaskOnHome {
      root.setFlag(.taskOnHome, start.flags.contains(.taskOnHome), of: task)
    }
  }

  /// The start goes to a task with activities in it.
  mutating func recycleTask(
    _ task: TaskID, for start: inout StartRequest, wasReused: Bool
  ) -> Recycled {
    if start.isOnlyIfNeeded, version.needsNoSecondOfCaller,
      let top = root.topNonFinishingActivity(in: task)
    {
      return .existing(root.activities[top].token)
    }
    if start.inTask == task, !version.recyclesNamedTask {
      return showNamedTask(task, for: start)
    }
    return complyActivityFlags(task, for: &start, wasReused: wasReused)
  }

  /// `complyActivityFlags`: applies the flags and the launch mode of the start to the activities
  /// that are in the task.
  private mutating func complyActivityFlags(
    _ task: TaskID, for start: inout StartRequest, wasReused: Bool
  ) -> Recycled {
    if wasReused, start.clearsToTop, version.clearsReusedTaskTwice {
      return complyTwice(task, for: &start)
    }
    let resets = wasReused && start.flags.contains(.resetTaskIfNeeded)
    if resets { resetTaskIfNeeded(task, for: start.info) }
    guard let top = root.topNonFinishingActivity(in: task) else { return .create }
    if !wasReused, start.compliesBeyondFlags, !version.compliesInTaskOfCaller {
      return startInTaskOfCaller(task, for: &start)
    }
    let topToken = root.activities[top].token
    if start.flags.isSuperset(of: [.newTask, .clearTask]) {
      return clearWholeTask(task, for: &start)
    }
    if start.clearsToTop { return deliverToClearedTop(of: task, &start) }
    // For a named task it is settled already that the activity is added, and once it was for one
    // that was found.
    if start.flags.contains(.reorderToFront),
      start.inTask == nil || start.flags.contains(.newTask),
      !wasReused || version.reordersInFoundTask
    {
      return reorderToFront(in: task, for: start)
    }
    return complyWithTop(topToken, of: task, for: start, wasReused: wasReused)
  }

  /// Nothing is looked for but the activity that the task was made for.
  private mutating func complyWithTop(
    _ topToken: ActivityToken, of task: TaskID, for start: StartRequest, wasReused: Bool
  ) -> Recycled {
    guard root.realActivity(of: task) == start.info.name else {
      guard wasReused, start.flags.contains(.resetTaskIfNeeded) else { return .create }
      // It only shows the task.
      root.resetIdentity(of: task, by: start.intent, start.info)
      return .existing(topToken)
    }
    if start.inTask == task {
      // A start that wants to be the root of a task only shows this one, which has a root already.
      return start.flags.contains(.newTask) ? .existing(topToken) : .create
    }
    if start.isSingleTop, start.resultTo == nil,
      root.isInstance(topToken, of: start.info.name)
    {
      deliver(start, to: topToken, in: task)
      return .existing(topToken)
    }
    return wasReused && isMade(task, forFilterOf: start) ? .existing(topToken) : .create
  }

  /// `setTaskFromSourceRecord`: neither the launch mode nor the document counts.
  private mutating func startInTaskOfCaller(
    _ task: TaskID, for start: inout StartRequest
  ) -> Recycled {
    if start.flags.contains(.clearTop) {
      return deliverToClearedTop(of: task, &start)
    }
    return start.flags.contains(.reorderToFront) ? reorderToFront(in: task, for: start) : .create
  }

  /// `performClearTaskForReuseLocked` first, then the reset, then `setTaskFromIntentActivity`, which
  /// clears once more, but not for a document. The intent is delivered once: `mIntentDelivered`.
  private mutating func complyTwice(_ task: TaskID, for start: inout StartRequest) -> Recycled {
    let clearsAll = start.flags.isSuperset(of: [.newTask, .clearTask])
    let resets = start.flags.contains(.resetTaskIfNeeded)
    let before = root.topNonFinishingActivity(in: task).map { root.activities[$0].token }
    var kept: ActivityToken?
    if start.keepsInstance || !clearsAll || start.flags.contains(.clearTop) {
      kept = clearTop(task, for: &start)
      if let found = kept { deliver(start, to: found, in: task) }
    }
    if resets { resetTaskIfNeeded(task, for: start.info) }
    guard let top = root.topNonFinishingActivity(in: task) else { return .create }
    let topToken = root.activities[top].token
    if clearsAll { return clearWholeTask(task, for: &start) }
    if start.flags.contains(.clearTop) || start.isSingleInTask {
      guard let found = clearTop(task, for: &start) else { return .create }
      return .existing(found)
    }
    guard let document = kept, root.realActivity(of: task) == start.info.name else {
      return complyWithTop(topToken, of: task, for: start, wasReused: true)
    }
    // What was on top of the document is still compared, although it is finishing now.
    let compared = resets ? topToken : before
    if start.isSingleTop, document == compared { return .existing(document) }
    return isMade(task, forFilterOf: start) ? .existing(document) : .create
  }

  /// `isSameIntentFilter`
  private func isMade(_ task: TaskID, forFilterOf start: StartRequest) -> Bool {
    root.identity(of: task)?.base?.intent.isSameFilter(as: start.intent) ?? false
  }

  private mutating func deliver(_ start: StartRequest, to token: ActivityToken, in task: TaskID) {
    if root.isRootOfTask(token) { root.setIntent(start.intent, start.info, of: task) }
    deliverNewIntent(of: start, to: token)
  }

  /// The topmost instance comes to the front of its task and gets the intent, if there is one.
  private mutating func reorderToFront(in task: TaskID, for start: StartRequest) -> Recycled {
    guard let activity = root.topInstance(of: start.info.name, in: task) else { return .create }
    let token = root.activities[activity].token
    root.moveToTop(token)
    deliverNewIntent(of: start, to: token)
    return .existing(token)
  }

  /// `complyActivityFlags` of CLEAR_TASK: all activities go, and the task is made for this start
  /// from now on.
  private mutating func clearWholeTask(_ task: TaskID, for start: inout StartRequest) -> Recycled {
    start.inheritedIdentity = root.identity(of: task)
    clearTask(task)
    root.setIntent(start.intent, start.info, of: task)
    return .create
  }

  /// `setTaskFromInTask`: only its top is compared, and a start that wants to be the root of a task
  /// only shows it.
  private mutating func showNamedTask(_ task: TaskID, for start: StartRequest) -> Recycled {
    guard let top = root.topNonFinishingActivity(in: task) else { return .create }
    let token = root.activities[top].token
    if start.isSingleTop, root.activities[top].isInstance(of: start.info.name) {
      deliverNewIntent(of: start, to: token)
      return .existing(token)
    }
    return start.flags.contains(.newTask) ? .existing(token) : .create
  }

  /// The topmost activity of the class gets the intent, with nothing above it, if it is kept.
  private mutating func deliverToClearedTop(
    of task: TaskID, _ start: inout StartRequest
  ) -> Recycled {
    guard let kept = clearTop(task, for: &start) else { return .create }
    deliver(start, to: kept, in: task)
    return .existing(kept)
  }

  /// `performClearTop`: finishes what is above the topmost activity of the class, and that one too
  /// if it cannot take a new intent.
  ///
  /// - Returns: the activity that stays to take it.
  private mutating func clearTop(_ task: TaskID, for start: inout StartRequest) -> ActivityToken? {
    isResumeDeferred = version.defersResumeWhileClearing
    defer { isResumeDeferred = false }
    let activities = root.activities(in: task)
    guard let place = activities.lastIndex(where: { root.isLive($0, of: start.info.name) })
    else { return nil }
    let found = activities[place]
    var above = Array(activities[(place + 1)...])
    if above.count > 1, !version.clearsTopFromBottom { above.reverse() }
    for token in above {
      if let activity = find(token), root.activities[activity].isTaskOverlay,
        version.keepsTaskOverlaysWhenClearing
      {
        continue
      }
      finishIfPossible(token)
    }
    guard start.keepsInstance else {
      start.inheritedIdentity = root.identity(of: task)
      if start.taskFragment == nil, let part = root.organizedFragment(of: found),
        version.startsInPartOfCleared
      {
        start.taskFragment = part
      }
      finishIfPossible(found)
      return nil
    }
    return found
  }
}

/// Finding a task that a start can go to, and what becomes of the activities in it.
extension ActivityTaskManager {
  /// Step 5 of a start: the task that it should reuse, if any.
  func reusableTask(for start: StartRequest) -> TaskID? {
    let isForced = start.launchMode == .singleTask || start.launchMode == .singleInstance
    let wantsTask =
      start.flags.contains(.newTask) && !start.flags.contains(.multipleTask) || isForced
    guard start.receiver == nil, wantsTask else { return nil }
    if start.launchMode == .singleInstance {
      return appTasks.first { task in
        task.activities.contains { isLive($0, of: start.declaration.name) }
      }?.id
    }
    guard let found = findTask(for: start) else { return nil }
    if start.launchMode == .singleInstancePerTask,
      found.base?.component != start.declaration.name
    {
      return nil
    }
    return found.id
  }

  /// `findTask`: one made for this component, else the frontmost of the same affinity.
  private func findTask(for start: StartRequest) -> ServerTask? {
    let affinity = affinity(of: start.declaration)
    let wantsDocument = start.flags.contains(.newDocument)
    var sameAffinity: ServerTask?
    for task in appTasks {
      guard let base = task.base, let top = top(of: task),
        records[top]?.declaration?.launchMode != .singleInstance
      else { continue }
      if base.component == start.declaration.name { return task }
      if sameAffinity == nil, !wantsDocument, !base.isDocument, affinity != nil,
        base.affinity == affinity
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

  /// Step 7: the start has come to a task with activities in it.
  mutating func recycle(
    _ task: TaskID, for start: StartRequest, wasReused: Bool
  ) -> Recycled {
    guard let index = index(of: task), let top = top(of: tasks[index]) else { return .create }
    if start.flags.isSuperset(of: [.newTask, .clearTask]) {
      finishTask(of: top)
      return .create
    }
    let clears =
      start.flags.contains(.clearTop) || start.isSingleInTask
      || (start.flags.contains(.newDocument) && !start.flags.contains(.multipleTask))
    if clears {
      guard let kept = clearTop(task, for: start) else { return .create }
      deliverNewIntent(start.intent, to: kept)
      return .existing(kept)
    }
    if start.flags.contains(.reorderToFront) {
      guard let moved = reorderToFront(task, className: start.declaration.name) else {
        return .create
      }
      deliverNewIntent(start.intent, to: moved)
      return .existing(moved)
    }
    guard let base = tasks[index].base, base.component == start.declaration.name else {
      // A start that resets the task only shows it.
      let resets = wasReused && start.flags.contains(.resetTaskIfNeeded)
      return resets ? .existing(top) : .create
    }
    if start.isSingleTop, start.receiver == nil,
      records[top]?.declaration?.name == start.declaration.name
    {
      deliverNewIntent(start.intent, to: top)
      return .existing(top)
    }
    guard base.action.isSame(as: start.action), wasReused else { return .create }
    return .existing(top)
  }

  func isLive(_ token: ActivityToken, of className: String) -> Bool {
    !isFinishing(token) && records[token]?.declaration?.name == className
  }

  /// Finishes what is above the topmost activity of the class, and that one too if it cannot take a
  /// new intent.
  ///
  /// - Returns: the activity that stays to take it.
  private mutating func clearTop(_ task: TaskID, for start: StartRequest) -> ActivityToken? {
    guard let index = index(of: task),
      let place = tasks[index].activities.lastIndex(where: {
        isLive($0, of: start.declaration.name)
      })
    else { return nil }
    let found = tasks[index].activities[place]
    let keeps =
      start.launchMode != .standard || start.flags.contains(.singleTop)
      || (start.flags.contains(.newDocument) && !start.flags.contains(.multipleTask))
    for token in tasks[index].activities[(place + 1)...].reversed() {
      finish(token, resultCode: 0)
    }
    guard keeps else {
      finish(found, resultCode: 0)
      return nil
    }
    return found
  }

  private mutating func reorderToFront(_ task: TaskID, className: String) -> ActivityToken? {
    guard let index = index(of: task),
      let place = tasks[index].activities.lastIndex(where: { isLive($0, of: className) })
    else { return nil }
    let token = tasks[index].activities.remove(at: place)
    tasks[index].activities.append(token)
    return token
  }
}

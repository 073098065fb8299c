/// `ActivityStarter`: in which task a start ends, and whether it makes an activity.
extension ActivityTaskManager {
  /// Starts activities for the app: each from the one before.
  mutating func start(_ intents: [Intent], from source: ActivityToken?, requestCode: Int?) {
    var source = source
    for intent in intents {
      if let made = place(request(for: intent, from: source, requestCode: requestCode)) {
        source = made
      }
    }
    resumeTop()
  }

  /// Starts an activity for the launcher or another app.
  mutating func start(_ intent: Intent, action: IntentAction) {
    var intent = intent
    intent.flags.insert(.newTask)
    guard var request = request(for: intent, from: nil, requestCode: nil) else { return }
    request.action = action
    if let top = place(request) { wake(for: top) }
    resumeTop()
  }

  private func request(
    for intent: Intent, from source: ActivityToken?, requestCode: Int?
  ) -> StartRequest? {
    guard let declaration = image.activity(named: intent.component) else { return nil }
    let isUnknownMode =
      declaration.launchMode == .singleInstancePerTask && !version.hasSingleInstancePerTask
    var request = StartRequest(
      intent: intent, declaration: declaration, source: source,
      launchMode: isUnknownMode ? .standard : declaration.launchMode)
    if let source, let record = records[source] {
      request.sourceTask = record.task
      if intent.flags.contains(.forwardResult) {
        request.receiver = record.resultReceiver
      } else if let requestCode, requestCode >= 0, !record.isFinishing {
        request.receiver = .init(token: source, requestCode: requestCode)
      }
    }
    return request
  }

  /// Finds the task and puts a new record in it, or brings an existing activity there to the front.
  ///
  /// - Returns: the activity that the start led to; nil if there was nothing to start.
  private mutating func place(_ start: StartRequest?) -> ActivityToken? {
    guard var start else { return nil }
    isUserLeaving = !start.flags.contains(.noUserAction)
    if start.flags.contains(.forwardResult), let source = start.source {
      records[source]?.resultReceiver = nil
    }
    implyNewTask(&start)
    if start.flags.isSuperset(of: [.newTask, .taskOnHome]) { bringHomeBelow() }
    let reused = reusableTask(for: start)
    let target =
      reused
      ?? (start.flags.contains(.newTask) && start.receiver == nil
        ? nil : start.sourceTask)
    removeElsewhere(start)
    if let target, let index = index(of: target), top(of: tasks[index]) != nil {
      let wasFront = tasks.last?.id == target
      moveToFront(target)
      switch recycle(target, for: start, wasReused: reused != nil) {
      case .existing(let token): return token
      case .create: break
      }
      if wasFront, let top = deliverToTop(start) { return top }
      return create(start, in: target)
    }
    if let top = deliverToTop(start) { return top }
    return create(start, in: makeTask(.app(baseIntent(of: start))))
  }

  /// Steps 1 to 4: which starts are for a new task though nobody said so.
  private mutating func implyNewTask(_ start: inout StartRequest) {
    if start.launchMode == .singleInstancePerTask { start.flags.insert(.newTask) }
    if start.flags.contains(.newTask) {
      // Another task cannot give a result.
      cancelResult(for: start)
      start.receiver = nil
    }
    if start.flags.contains(.newDocument), start.receiver == nil { start.flags.insert(.newTask) }
    let source = start.source.flatMap { records[$0] }
    if source == nil || source?.isFinishing == true { start.flags.insert(.newTask) }
    if source?.declaration?.launchMode == .singleInstance { start.flags.insert(.newTask) }
    switch start.launchMode {
    case .singleTask, .singleInstance: start.flags.insert(.newTask)
    case .standard, .singleTop, .singleInstancePerTask: break
    }
  }

  /// TASK_ON_HOME: what is in front now is not what comes back when the task ends.
  private mutating func bringHomeBelow() {
    if let home = tasks.first(where: { $0.identity == .home }) { moveToFront(home.id) }
  }

  /// A single instance that is started for a result goes to its caller's task, and the one that was
  /// elsewhere has to go.
  private mutating func removeElsewhere(_ start: StartRequest) {
    guard start.launchMode == .singleInstance, start.receiver != nil,
      version.removesOtherSingleInstance
    else { return }
    for task in appTasks where task.id != start.sourceTask {
      for token in task.activities where isLive(token, of: start.declaration.name) {
        finish(token, resultCode: 0)
      }
    }
  }

  /// Nobody will give the result that was asked for: it is cancelled at once.
  private mutating func cancelResult(for start: StartRequest) {
    guard let receiver = start.receiver else { return }
    deliverResult(
      ActivityResult(content: .activity(requestCode: receiver.requestCode, resultCode: 0)),
      to: receiver.token)
  }

  private mutating func create(_ start: StartRequest, in task: TaskID) -> ActivityToken {
    if let index = index(of: task), top(of: tasks[index]) == nil {
      tasks[index].identity = .app(baseIntent(of: start))
    }
    let token = makeRecord(.app(start.declaration, start.intent), in: task)
    records[token]?.resultReceiver = start.receiver
    return token
  }

  private func baseIntent(of start: StartRequest) -> ServerTask.BaseIntent {
    ServerTask.BaseIntent(
      component: start.declaration.name, action: start.action,
      affinity: affinity(of: start.declaration),
      isDocument: start.flags.contains(.newDocument))
  }

  /// Step 8: the very top of the front task is what was asked for.
  private mutating func deliverToTop(_ start: StartRequest) -> ActivityToken? {
    let ignored = start.flags.contains(.previousIsTop) ? start.source : nil
    guard start.isSingleTop || start.launchMode == .singleTask,
      start.receiver == nil || version.deliversToTopForResult,
      let top = tasks.last?.activities.last(where: { !isFinishing($0) && $0 != ignored }),
      records[top]?.isAttached == true,
      records[top]?.declaration?.name == start.declaration.name
    else { return nil }
    cancelResult(for: start)
    deliverNewIntent(start.intent, to: top)
    return top
  }

  /// An activity that turns the screen on does so when it gets to the front.
  private mutating func wake(for token: ActivityToken) {
    guard isAsleep, version.hasTurnScreenOn, records[token]?.declaration?.turnScreenOn == true,
      !isLocked || records[token]?.showsWhenLocked == true
    else { return }
    isAsleep = false
  }
}

/// In which task a start ends, and whether it makes an activity.
///
/// `ActivityStarter` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityStarter.java
extension ActivityTaskManagerService {
  /// Starts activities for the app: each from the one before. `ActivityStartController`.
  mutating func startActivities(
    _ intents: [Intent], from source: ActivityToken?, requestCode: Int?
  ) {
    var source = source
    for intent in intents {
      if let start = startRequest(for: intent, from: source, requestCode: requestCode) {
        source = startActivityInner(start)
      }
    }
    resumeFocusedTasksTopActivities()
  }

  /// Starts an activity for the launcher or another app.
  mutating func startActivity(_ intent: Intent, action: IntentAction) {
    var intent = intent
    intent.flags.insert(.newTask)
    guard var start = startRequest(for: intent, from: nil, requestCode: nil) else { return }
    start.action = action
    turnScreenOn(for: startActivityInner(start))
    resumeFocusedTasksTopActivities()
  }

  private func startRequest(
    for intent: Intent, from source: ActivityToken?, requestCode: Int?
  ) -> StartRequest? {
    guard let info = image.activityInfo(named: intent.component, on: version) else { return nil }
    var start = StartRequest(intent: intent, info: info, source: source)
    if let source, let record = root.activities.find(source) {
      start.sourceTask = root.task(of: record)
      if intent.flags.contains(.forwardResult) {
        start.resultTo = root.activities[record].resultTo
      } else if let requestCode, requestCode >= 0, !root.activities[record].isFinishing {
        start.resultTo = .init(token: source, requestCode: requestCode)
      }
    }
    return start
  }

  /// Finds the task and puts a new record in it, or brings an existing activity there to the front.
  ///
  /// - Returns: the activity that the start led to.
  private mutating func startActivityInner(_ request: StartRequest) -> ActivityToken {
    var start = request
    isUserLeaving = !start.flags.contains(.noUserAction)
    if start.flags.contains(.forwardResult), let source = root.find(start.source) {
      root.activities[source].resultTo = nil
    }
    computeLaunchingTaskFlags(&start)
    if start.flags.isSuperset(of: [.newTask, .taskOnHome]), let home = root.homeTask {
      // What is in front now is not what comes back when the task ends.
      root.moveToFront(home)
    }
    let reused = reusableTask(for: start)
    let target = reused ?? computeTargetTask(for: start)
    removeOtherSingleInstances(start)
    if let target, root.topNonFinishingActivity(in: target) != nil {
      let wasFront = root.topFocusedDisplay.taskDisplayArea.rootTasks.last == target
      root.moveToFront(target)
      switch recycleTask(target, for: start, wasReused: reused != nil) {
      case .existing(let token): return token
      case .create: break
      }
      if wasFront, let top = deliverToCurrentTopIfNeeded(start) { return top }
      return addActivity(start, to: target)
    }
    if let top = deliverToCurrentTopIfNeeded(start) { return top }
    return addActivity(start, to: root.createRootTask(.standard, identity(of: start)))
  }

  /// Which starts are for a new task though nobody said so.
  private mutating func computeLaunchingTaskFlags(_ start: inout StartRequest) {
    if start.info.launchMode == .singleInstancePerTask { start.flags.insert(.newTask) }
    if start.flags.contains(.newTask) {
      // Another task cannot give a result.
      sendCanceledResult(for: start)
      start.resultTo = nil
    }
    if start.flags.contains(.newDocument), start.resultTo == nil { start.flags.insert(.newTask) }
    if let source = root.find(start.source) {
      if root.activities[source].isFinishing { start.flags.insert(.newTask) }
      if root.activities[source].info?.launchMode == .singleInstance {
        start.flags.insert(.newTask)
      }
    } else {
      start.flags.insert(.newTask)
    }
    switch start.info.launchMode {
    case .singleTask, .singleInstance: start.flags.insert(.newTask)
    case .standard, .singleTop, .singleInstancePerTask: break
    }
  }

  /// `computeTargetTask`; nil: a new one.
  private func computeTargetTask(for start: StartRequest) -> TaskID? {
    start.flags.contains(.newTask) && start.resultTo == nil ? nil : start.sourceTask
  }

  /// A single instance that is started for a result goes to its caller's task, and the one that was
  /// elsewhere has to go.
  private mutating func removeOtherSingleInstances(_ start: StartRequest) {
    guard start.info.launchMode == .singleInstance, start.resultTo != nil,
      version.removesOtherSingleInstance
    else { return }
    for task in root.appTasks where task != start.sourceTask {
      for token in root.activities(in: task) where root.isLive(token, of: start.info.name) {
        finishIfPossible(token, resultCode: 0)
      }
    }
  }

  /// Nobody will give the result that was asked for: it is cancelled at once.
  private mutating func sendCanceledResult(for start: StartRequest) {
    guard let receiver = start.resultTo else { return }
    sendResult(
      ActivityResult(content: .activity(requestCode: receiver.requestCode, resultCode: 0)),
      to: receiver.token)
  }

  /// `addOrReparentStartingActivity`: a task that has been cleared takes the new identity, and one
  /// that went with its last activity is made anew.
  private mutating func addActivity(_ start: StartRequest, to task: TaskID) -> ActivityToken {
    guard let fragment = root.topTaskFragment(of: task) else {
      return addActivity(start, to: root.createRootTask(.standard, identity(of: start)))
    }
    if root.topNonFinishingActivity(in: task) == nil {
      root.setIntent(identity(of: start), of: task)
    }
    return addActivity(start, to: fragment)
  }

  private mutating func addActivity(
    _ start: StartRequest, to fragment: TaskFragmentID
  ) -> ActivityToken {
    let token = root.addActivity(.app(start.info), intent: start.intent, to: fragment)
    if let activity = find(token) { root.activities[activity].resultTo = start.resultTo }
    return token
  }

  private func identity(of start: StartRequest) -> Task.Identity {
    Task.Identity(
      realActivity: start.info.name, action: start.action, rootAffinity: start.info.taskAffinity,
      isDocument: start.flags.contains(.newDocument))
  }

  /// The very top of the front task is what was asked for.
  private mutating func deliverToCurrentTopIfNeeded(_ start: StartRequest) -> ActivityToken? {
    let ignored = start.flags.contains(.previousIsTop) ? start.source : nil
    guard start.isSingleTop || start.info.launchMode == .singleTask,
      start.resultTo == nil || version.deliversToTopForResult,
      let front = root.topFocusedDisplay.taskDisplayArea.rootTasks.last,
      let top = root.activity(in: front, where: { !$0.isFinishing && $0.token != ignored }),
      root.activities[top].isAttached, root.activities[top].isInstance(of: start.info.name)
    else { return nil }
    let token = root.activities[top].token
    sendCanceledResult(for: start)
    deliverNewIntent(start.intent, to: token)
    return token
  }

  /// An activity that turns the screen on does so when it gets to the front.
  private mutating func turnScreenOn(for token: ActivityToken) {
    guard root.topFocusedDisplay.isSleeping, version.hasTurnScreenOn, let activity = find(token),
      root.activities[activity].info?.turnsScreenOn == true,
      !root.topFocusedDisplay.isKeyguardLocked || root.activities[activity].showsWhenLocked
    else { return }
    root.topFocusedDisplay.isSleeping = false
  }
}

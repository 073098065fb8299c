/// In which task a start ends, and whether it makes an activity.
///
/// `ActivityStarter` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityStarter.java
extension ActivityTaskManagerService {
  /// Starts an activity along with the other starts of a call, which resume the top one in the end.
  @discardableResult
  mutating func startActivity(
    _ intent: Intent, from source: ActivityToken, requestCode: Int? = nil,
    in fragment: TaskFragmentID? = nil
  ) -> ActivityToken? {
    guard let info = image.activityInfo(for: intent, on: version) else { return nil }
    var start = startRequest(for: intent, info, from: source, requestCode: requestCode)
    start.taskFragment = fragment
    guard let started = startActivityUnchecked(&start) else { return nil }
    noteStart(of: started)
    return started
  }

  /// The request of the caller, before a task is looked for.
  func startRequest(
    for intent: Intent, _ info: ActivityInfo, from source: ActivityToken?, requestCode: Int?
  ) -> StartRequest {
    var bare = intent
    if intent.options != ActivityOptions() { bare.options = ActivityOptions() }
    if info.flags.contains(.excludeFromRecents) { bare.flags.insert(.excludeFromRecents) }
    let caller = root.find(source)
    return StartRequest(
      intent: bare, options: intent.options, info: info, source: source,
      isForUserInBackground: belongsToUserInBackground(info),
      isOnlyIfNeeded: intent.options.isOnlyIfNeeded
        && caller.map { root.activities[$0].isInstance(of: info.name) } ?? false,
      resultTo: resultReceiver(of: intent, from: source, requestCode: requestCode),
      sourceTask: caller.flatMap { root.task(of: $0) })
  }

  /// The receiver of the result: the caller, or the activity to which the caller was to give its
  /// own result.
  func resultReceiver(
    of intent: Intent, from source: ActivityToken?, requestCode: Int?
  ) -> ActivityRecord.ResultReceiver? {
    guard let source, let record = root.activities.find(source) else { return nil }
    if intent.flags.contains(.forwardResult) {
      // `isInRootTaskLocked`: if that is gone nobody waits any more.
      let receiver = root.activities[record].resultTo
      return root.find(receiver?.token) == nil ? nil : receiver
    }
    guard let requestCode, requestCode >= 0, !root.activities[record].isFinishing else {
      return nil
    }
    return .init(token: source, requestCode: requestCode)
  }

  /// Another one answers in its place.
  mutating func forgetReceiver(of source: ActivityToken?) {
    if let activity = root.find(source) { root.activities[activity].resultTo = nil }
  }

  /// Finds the task and puts a new record in it, or brings an existing activity there to the front.
  ///
  /// - Returns: the activity that the start led to; nil: the locked task does not let it.
  mutating func startActivityInner(_ start: inout StartRequest) -> ActivityToken? {
    isUserLeaving = !start.flags.contains(.noUserAction) && !start.staysBehind
    if start.flags.contains(.forwardResult) { forgetReceiver(of: start.source) }
    if isWorkProfilePaused, image.isInWorkProfile(start.info.uid) {
      sendCanceledResult(to: start.resultTo)
      return startUnlaunchableApp(for: start.intent)
    }
    computeLaunchingTaskFlags(&start)
    let reused = reusableTask(for: start)
    let target = reused ?? computeTargetTask(for: start)
    let clears = start.flags.isSuperset(of: [.newTask, .clearTask])
    guard !start.isRestricted || isAllowedToStart(start, in: target),
      !image.guardsAgainstBelow || checkActivityAllowedToStart(start, in: target)
    else {
      // The caller is told nothing, and finds out by the result.
      sendCanceledResult(to: start.resultTo)
      return nil
    }
    guard !isLockTaskModeViolation(target, for: start.info.uid, clears: clears) else { return nil }
    if start.info.launchMode == .singleInstance { removeOtherSingleInstances(start) }
    // The front task comes before that of the caller.
    if reused == nil, start.isSingleTop || start.info.launchMode == .singleTask,
      !version.compliesInTaskOfCaller, let token = deliverToCurrentTopIfNeeded(start)
    {
      return token
    }
    if let target, root.topNonFinishingActivity(in: target) != nil {
      if reused != nil { assign(start, to: target) }
      let staysInPlace = staysInPlace(target, for: start)
      let comesForward = !staysInPlace && (reused == nil || mayBringForward(start))
      if comesForward { bringForward(target, for: &start) }
      switch recycleTask(target, for: &start, wasReused: reused != nil) {
      case .existing(let token):
        // What is there already is shown, but the sides of a split screen stay as they are.
        if staysInPlace, root.stage(of: target) == nil { bringForward(target, for: &start) }
        // `onActivityRestartAttempt`: starting an activity in picture-in-picture brings it back as
        // it was.
        if target == root.pinnedTask { root.leavePinned() }
        return token
      case .create: if !comesForward, !staysInPlace { bringForward(target, for: &start) }
      }
      if clears, reused != nil, target == root.pinnedTask, version.expandsClearedPicture {
        hasClearedPicture = true
      }
      return deliverToCurrentTopIfNeeded(start) ?? add(start, to: target)
    }
    if let token = deliverToCurrentTopIfNeeded(start) { return token }
    guard let target, target == start.sourceTask, version.startsInTaskOfFinishing else {
      return add(start, to: nil)
    }
    if !start.staysBehind {
      leaveFront(for: target)
      bringToFront(target, for: start.flags)
    }
    return add(start, to: target)
  }

  /// To this task, or to a new one. A dream stays before it, and so it is not resumed, but shown
  /// behind.
  private mutating func add(_ start: StartRequest, to task: TaskID?) -> ActivityToken {
    let token =
      if let task { addActivity(start, to: task) } else { addActivityToNewTask(start) }
    if !start.staysBehind, !start.launchesTaskBehind { leaveTopPosition(toStart: token) }
    if isDreamInFront, !start.staysBehind, !start.launchesTaskBehind, let activity = find(token),
      root.display(of: activity) == .default, root.checkKeyguardVisibility(activity)
    {
      showBehind(token)
    }
    return token
  }

  /// `setTargetStackIfNeeded`
  private mutating func bringForward(_ task: TaskID, for start: inout StartRequest) {
    guard !start.staysBehind else { return }
    if !root.isInFront(task) { start.flags.insert(.broughtToFront) }
    if root.splitRoot != nil || start.flags.contains(.launchAdjacent) {
      moveToLaunchRoot(task, for: start)
    }
    if root.hasSeveralDisplays { moveToLaunchDisplay(task, for: start) }
    leaveFront(for: task)
    bringToFront(task, for: start.flags)
    if version.losesTopPositionBeforeClearing { leaveTopPosition(for: task) }
  }

  /// `MOVE_TO_FRONT_AVOID_VISIBLE_MULTI_WINDOW`: what an activity opens in its own window takes no
  /// focus from another one.
  private func staysInPlace(_ task: TaskID, for start: StartRequest) -> Bool {
    root.hasSeveralWindows && task == start.sourceTask
      && (root.stage(of: task) != nil || root.windowingMode(of: task) == .freeform)
      && root.isVisible(task) && version.keepsFocusOfOtherWindow
  }

  /// Whether a task that was found comes to the front although nothing may be added to it: in the
  /// stack of the caller no other task may be before the caller's.
  private func mayBringForward(_ start: StartRequest) -> Bool {
    guard !version.bringsForwardFromBehind, let task = start.sourceTask,
      root.isFullscreenRootTask(task), let caller = root.find(start.source),
      !root.activities[caller].isFinishing
    else { return true }
    let front = root.leafTasks.first {
      root.isFullscreenRootTask($0) && root.topNonFinishingActivity(in: $0) != nil
    }
    return front == task
  }

  /// The starts that are for a new task without asking for one.
  private mutating func computeLaunchingTaskFlags(_ start: inout StartRequest) {
    start.adjustFlagsToDocumentMode(on: version)
    if start.info.launchMode == .singleInstancePerTask { start.flags.insert(.newTask) }
    if start.flags.contains(.newTask) {
      // Another task cannot give a result.
      sendCanceledResult(to: start.resultTo)
      start.resultTo = nil
    }
    if start.flags.contains(.newDocument), start.resultTo == nil { start.flags.insert(.newTask) }
    if start.flags.contains(.newTask),
      start.info.documentLaunchMode == .always || start.launchesTaskBehind
    {
      start.flags.insert(.multipleTask)
    }
    guard start.inTask == nil else { return }
    if start.info.launchMode.isOneAtMost { start.flags.insert(.newTask) }
    guard let source = root.find(start.source) else {
      start.flags.insert(.newTask)
      return
    }
    if root.activities[source].info?.launchMode == .singleInstance { start.flags.insert(.newTask) }
    if root.activities[source].isFinishing, !start.flags.contains(.newTask),
      !version.startsInTaskOfFinishing
    {
      start.flags.insert(.newTask)
      start.inheritedIdentity = identity(inheritedFrom: source, for: start)
    }
  }

  /// `computeSourceRootTask`: a new task for what a finishing activity starts is one like its own,
  /// or begins with that start if its own was not started, but made for it by a reset.
  private func identity(
    inheritedFrom source: RootWindowContainer.ActivityPlace, for start: StartRequest
  ) -> Task.Identity? {
    guard let info = root.activities[source].info, let task = root.task(of: source) else {
      return nil
    }
    let own = root.identity(of: task)?.base
    return Task.Identity(
      own ?? .init(intent: start.intent, activity: start.info.name), info: info)
  }

  /// `computeTargetTask`; nil: a new one.
  @inline(__always)
  private func computeTargetTask(for start: StartRequest) -> TaskID? {
    if start.flags.contains(.newTask), start.resultTo == nil, start.inTask == nil { return nil }
    return start.sourceTask ?? start.inTask
  }

  /// A single instance that is started for a result goes to its caller's task, and the one that was
  /// elsewhere has to go.
  private mutating func removeOtherSingleInstances(_ start: StartRequest) {
    guard start.resultTo != nil, version.removesOtherSingleInstance else { return }
    for task in root.appTasks where task != start.sourceTask {
      for token in root.activities(in: task) where root.isLive(token, of: start.info.name) {
        finishIfPossible(token)
      }
    }
  }

  /// No activity will give the result that was asked for: it is cancelled at once.
  mutating func sendCanceledResult(to receiver: ActivityRecord.ResultReceiver?) {
    guard let receiver else { return }
    sendResult(
      ActivityResult(
        content: .activity(
          requestCode: receiver.requestCode, resultCode: ActivityResult.canceled)),
      to: receiver.token)
  }

  /// `setNewTask`
  private mutating func addActivityToNewTask(_ start: StartRequest) -> ActivityToken {
    if !start.launchesTaskBehind, !start.staysBehind { leaveFront() }
    let token = addActivity(start, to: createTask(for: start))
    guard let task = root.task(of: token) else { return token }
    if start.launchesTaskBehind {
      showBehind(token)
    } else if !start.staysBehind, root.returnsHome(task) {
      bringToFront(task, for: start.flags)
    }
    if start.flags.contains(.resetTaskIfNeeded) { resetTaskIfNeeded(task, for: start.info) }
    return token
  }

  /// `addOrReparentStartingActivity`: a task that went with its last activity is made anew.
  private mutating func addActivity(_ start: StartRequest, to task: TaskID) -> ActivityToken {
    let mayBeEmbedded = canEmbed(start.info)
    if let fragment = start.taskFragment, let place = root.taskFragments.find(fragment),
      root.taskFragments[place].task == task
    {
      return addActivity(
        start, to: mayBeEmbedded ? fragment : root.createTaskFragment(in: task))
    }
    guard let fragment = root.fragmentForStart(in: task, mayBeEmbedded: mayBeEmbedded) else {
      return addActivityToNewTask(start)
    }
    return addActivity(start, to: fragment)
  }

  /// `canEmbedActivity`: another app's would have to agree in its manifest, which none of these
  /// does, and covers the whole task instead.
  private func canEmbed(_ info: ActivityInfo) -> Bool { info.uid == .appUnderTest }

  @discardableResult
  mutating func addActivity(
    _ start: StartRequest, to fragment: TaskFragmentID
  ) -> ActivityToken {
    let token = root.addActivity(
      .app(start.info), intent: start.intent, to: fragment,
      asOverlay: start.options.isTaskOverlay && start.sourceTask != nil)
    if let activity = find(token) {
      root.activities[activity].resultTo = start.resultTo
      if start.options.hasSceneTransition { root.activities[activity].hasSceneTransition = true }
      if start.isFromHome { root.activities[activity].isFromHome = true }
      if start.options.isLockTaskEnabled { root.activities[activity].isLockTaskEnabled = true }
    }
    note(start.info.screenOrientation, of: token)
    guard let task = root.task(of: token) else { return token }
    if start.options.launchesIntoPicture { noteLaunchIntoPicture(of: token, start, in: task) }
    root.updateEffectiveIntent(of: task)
    // It is in the list also if another start comes before it at once.
    addToRecentTasks(task, isSeen: false)
    return token
  }

  /// The very top of the front task, which may have come there by this very start, is what was
  /// asked for.
  @inline(__always)
  private mutating func deliverToCurrentTopIfNeeded(_ start: StartRequest) -> ActivityToken? {
    guard start.isSingleTop || start.info.launchMode == .singleTask else { return nil }
    let ignored =
      start.flags.contains(.previousIsTop) && version.looksPastCaller ? start.source : nil
    guard
      let front = root.frontTask(on: launchDisplay(for: start)),
      let top = root.activity(in: front, where: { !$0.isFinishing && $0.token != ignored }),
      root.activities[top].isAttached, root.activities[top].isInstance(of: start.info.name),
      start.resultTo == nil || version.deliversToTopForResult,
      start.isSingleTop || version.deliversSingleTaskToTop
    else { return nil }
    let token = root.activities[top].token
    sendCanceledResult(to: start.resultTo)
    deliverNewIntent(of: start, to: token)
    return token
  }
}

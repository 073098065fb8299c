/// Entering and leaving a split screen, what is started in one, and free windows.
///
/// `StageCoordinator` of the shell, and `TaskDisplayArea.getLaunchRootTask` for the starts, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/TaskDisplayArea.java
extension ActivityTaskManagerService {
  /// The task in front goes to one side; an activity of the app in a task of its own, or else
  /// another app, comes to the other and has the focus.
  mutating func enterSplitScreen(beside other: ClassID?) {
    // `Task.setWindowingMode` leaves a locked task as it is.
    guard let front = taskForSplitScreen, lockTask.tasks.isEmpty else { return }
    let own = other.flatMap { taskBegun(by: $0, besides: front) }
    let side = createSplitScreen(with: front)
    if let own {
      root.reparent(own, to: .task(side))
    } else if let other,
      let info = image.activityInfo(named: image.name(of: other), on: version)
    {
      let start = startOfLauncher(for: other, info)
      addActivity(start, to: createTask(start.identity, in: side))
    } else {
      addActivityOfSystem(.otherApp, to: createTask(nil, in: side))
    }
    tellOrganizer()
    resumeFocusedTasksTopActivities()
  }

  private mutating func createSplitScreen(with task: TaskID) -> TaskID {
    root.createSplitScreen(
      with: task, minimizes: version.minimizesSplitScreens, letterboxes: version.letterboxesSides)
  }

  /// The focused side takes the whole display, and the other goes behind it.
  mutating func leaveSplitScreen() {
    root.dissolveSplitScreen(keeping: root.stages.last)
    tellOrganizer()
    resumeFocusedTasksTopActivities()
  }

  mutating func resizeSplitScreen() {
    root.resizeStages()
    if version.resizesPrimarySideLast { ensureConfigurationOfStages(preservingWindows: true) }
    ensureActivitiesVisible()
  }

  /// `ActivityTaskManagerService.resizeTask`: a free window gets another size, and keeps its place.
  mutating func resizeTask(_ task: TaskID) {
    root.changeRequest(of: task) { $0.change([.screenSize, .smallestScreenSize]) }
    isDragResizing = true
    ensureActivitiesVisible()
    isDragResizing = false
  }

  /// An activity opens in a free window of its own, over what is there.
  mutating func startFreeform(_ activity: ClassID) {
    guard let info = image.activityInfo(named: image.name(of: activity), on: version),
      !isLockTaskModeViolation(nil, for: info.uid)
    else { return }
    collect(.open)
    let start = startOfLauncher(for: activity, info)
    leaveFront()
    let fragment = createTask(start.identity, in: nil)
    // Over the lock there is nothing but whole screens.
    if !root.keyguard.isShowing, let place = root.taskFragments.find(fragment) {
      root.setWindowingMode(.freeform, of: root.taskFragments[place].task)
    }
    let token = addActivity(start, to: fragment)
    noteStart(of: token)
    leaveTopPosition(toStart: token)
    resumeFocusedTasksTopActivities()
  }

  /// A side is empty: `onStageHasChildrenChanged`
  mutating func dissolveIncompleteSplit() {
    guard root.isSplitIncomplete else { return }
    root.dissolveSplitScreen(keeping: root.stages.last)
    tellOrganizer()
  }

  /// The task that has the focus.
  var frontTask: TaskID? { root.topRunningActivity.flatMap { root.task(of: $0) } }

  /// The task in front, or over the home screen the latest of the list: the user drags it to a
  /// side.
  var taskForSplitScreen: TaskID? {
    if isAppInFront { return frontTask }
    guard frontTask == root.homeTask, let latest = shownRecentTasks.first, latest.ended == nil
    else { return nil }
    return latest.task
  }

  /// A live task of the app that this activity has begun.
  private func taskBegun(by activity: ClassID, besides other: TaskID) -> TaskID? {
    root.appTasks.first { $0 != other && root.identity(of: $0)?.realActivity == activity }
  }

  // MARK: Starts

  /// What the launcher asks for to get one more task.
  private func startOfLauncher(for activity: ClassID, _ info: ActivityInfo) -> StartRequest {
    var start = StartRequest(
      intent: Intent(image.name(of: activity), flags: [.newTask, .multipleTask], action: .main),
      info: info)
    start.isFromHome = true
    return start
  }

  /// A new task for a start, on the side where it belongs.
  mutating func createTask(for start: StartRequest) -> TaskFragmentID {
    guard !start.launchesTaskBehind, !start.isForUserInBackground else {
      return root.createRootTask(
        .standard, start.identity, on: launchDisplay(for: start), onTop: false)
    }
    let isAmongWindows =
      root.splitRoot != nil || root.hasSeveralDisplays || start.flags.contains(.launchAdjacent)
    let fragment =
      isAmongWindows
      ? createTaskAmongWindows(for: start) : root.createRootTask(.standard, start.identity)
    if root.mayHaveSeveralWindows { inheritFreeWindow(fragment, for: start) }
    return fragment
  }

  private mutating func createTaskAmongWindows(for start: StartRequest) -> TaskFragmentID {
    if root.splitRoot != nil, !supportsMultiWindow(start.info),
      root.isInFront(root.splitRoot) || stageBesideMinimized != nil
    {
      // `handleNonResizableTaskIfNeeded`: it takes the whole display, and nothing is beside it
      // again.
      root.dissolveSplitScreen(keeping: root.stages.last)
    }
    return createTask(
      start.identity, in: launchRoot(for: start), on: launchDisplay(for: start))
  }

  /// `canInheritWindowingModeFromSource`: what is started out of a free window gets one beside it.
  private mutating func inheritFreeWindow(_ fragment: TaskFragmentID, for start: StartRequest) {
    guard let source = start.sourceTask, root.windowingMode(of: source) == .freeform,
      supportsMultiWindow(start.info), !root.keyguard.isShowing,
      let place = root.taskFragments.find(fragment)
    else { return }
    let task = root.taskFragments[place].task
    guard root.stage(of: task) == nil, root.display(of: task) == root.display(of: source),
      version.inheritsFreeWindows
    else { return }
    root.setWindowingMode(.freeform, of: task)
  }

  private mutating func createTask(
    _ identity: Task.Identity?, in stage: TaskID?, on display: DisplayID = .default
  ) -> TaskFragmentID {
    let fragment = root.createRootTask(.standard, identity, on: display)
    if let stage, let place = root.taskFragments.find(fragment) {
      root.reparent(root.taskFragments[place].task, to: .task(stage))
      root.moveToFront(stage)
    }
    return fragment
  }

  /// A task that was elsewhere comes to the side that the start is for.
  mutating func moveToLaunchRoot(_ task: TaskID, for start: StartRequest) {
    guard task != start.sourceTask else { return }
    guard let stage = launchRoot(for: start) else {
      leaveHiddenSplit(task, for: start)
      return
    }
    guard root.stage(of: task) == nil, task != root.homeTask else { return }
    root.reparent(task, to: .task(stage))
  }

  /// `mReparentLeafTaskIfRelaunch`, which the shell asks for while neither side is to be seen:
  /// whoever wants both back picks the pair. Behind the lock the sides are only covered.
  private mutating func leaveHiddenSplit(_ task: TaskID, for start: StartRequest) {
    guard root.stage(of: task) != nil, !start.flags.contains(.launchAdjacent),
      !root.isInFront(root.splitRoot), !root.isSplitInSight, version.startsOutOfHiddenSplit
    else { return }
    root.reparent(task, to: .display(root.display(of: task)))
    dissolveIncompleteSplit()
  }

  /// `getLaunchRootTask`: the side of the caller, or the other side if that was asked for; nil: the
  /// display.
  private mutating func launchRoot(for start: StartRequest) -> TaskID? {
    root.splitRoot == nil ? sideBesideSource(for: start) : stage(for: start)
  }

  /// `StageCoordinator.handleRequest`: something opens on a side while there is no split screen to
  /// be seen, and so the task in front goes to the other one.
  private mutating func sideBesideSource(for start: StartRequest) -> TaskID? {
    guard start.flags.contains([.launchAdjacent, .newTask]), version.splitsScreenForAdjacent,
      let source = start.sourceTask, source == frontTask, root.display(of: source) == .default,
      !root.windowingMode(of: source).hasOwnBounds, lockTask.tasks.isEmpty,
      !root.keyguard.isShowing, supportsMultiWindow(start.info),
      let begun = root.identity(of: source)?.realActivity,
      let info = image.activityInfo(named: image.name(of: begun), on: version),
      supportsMultiWindow(info)
    else { return nil }
    let side = createSplitScreen(with: source)
    tellOrganizer()
    return side
  }

  /// `validateWindowingMode`: beside a minimized side, the other one is all that there is of the
  /// display.
  private var stageBesideMinimized: TaskID? {
    guard let front = root.topFocusedDisplay.taskDisplayArea.rootTasks.last,
      let side = root.minimizedStage(behind: front)
    else { return nil }
    return root.adjacentStage(to: side)
  }

  private func stage(for start: StartRequest) -> TaskID? {
    guard supportsMultiWindow(start.info), launchDisplay(for: start) == .default else { return nil }
    guard let stage = root.stage(of: start.sourceTask) else { return stageBesideMinimized }
    return start.flags.contains(.launchAdjacent) ? root.adjacentStage(to: stage) : stage
  }
}

extension ActivityTaskManagerService {
  /// What shows over the lock takes the whole display, and nothing is beside it again:
  /// `KeyguardController.dismissDockedStackIfNeeded`, later `StageCoordinator.onFinishedWakingUp`.
  mutating func dismissSplitScreenIfNeeded() {
    guard root.splitRoot != nil, !root.defaultDisplay.isSleeping, root.isKeyguardOccluded(),
      root.isInFront(root.splitRoot)
    else { return }
    root.dissolveSplitScreen(keeping: root.stages.last)
    resumeFocusedTasksTopActivities()
  }
}

/// The tree of everything that can be on a screen: displays, in them root tasks, in those tasks and
/// task fragments, in those activities, and their windows.
///
/// `RootWindowContainer` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RootWindowContainer.java
struct RootWindowContainer: Hashable, Sendable {
  /// The configuration of the whole device.
  var configuration = Configuration()
  private(set) var displays = DisplayList()
  /// `mTopFocusedDisplayId`: the one whose window has the focus.
  var focusedDisplay = DisplayID.default
  private(set) var tasks = WindowContainers<Task>()
  var taskFragments = WindowContainers<TaskFragment>()
  var activities = WindowContainers<ActivityRecord>()
  /// How many windows of activities there were.
  private var windowsMade: UInt32 = 0
  // These lie in the gap that would be left behind the number: all of this is handed over as one
  // where a question is asked of it, and the less it is the cheaper that is.
  /// A large display gives activities a part of it instead of turning for them.
  private(set) var letterboxesOrientations = false
  /// What is seen through has the part of what is below it.
  private(set) var inheritsLetterboxes = false
  /// The sides of the split screen do so, too.
  var letterboxesSides = false
  private(set) var universalResizing = UniversalResizing.none
  var keyguard = KeyguardController()
  var userRotation = UserRotation()
  /// `mRecentsAnimationController`: the task in front is shown in the list of recent tasks.
  var isRecentsAnimationRunning = false
  var overview = Overview.closed
  /// `hasFixedRotationTransform`: the activity that a gesture for Back shows in the orientation
  /// that it asks for, before the display has turned.
  var turnedAhead: ActivityToken?
  /// A visible container has got other bounds, and its activities have not been told yet.
  var haveBoundsChanged = false
  /// Some task has had more than one part, or was a freeform window; before that, no windows are
  /// side by side.
  private(set) var mayHaveSeveralWindows = false

  /// Some task is not the only one of its stack.
  private var sharesStacks = false

  /// The display that has the focus: `getTopFocusedDisplayContent`.
  var topFocusedDisplay: DisplayContent {
    @inline(__always) unsafeAddress { displays.address(of: topFocusedDisplayID) }
  }

  /// The device's own.
  var defaultDisplay: DisplayContent {
    @inline(__always) unsafeAddress { displays.address(of: .default) }
    @inline(__always) _modify { yield &displays[.default] }
  }

  /// `mFocusedApp` of the display with the focus.
  var focusedApp: ActivityToken? {
    get { displays[focusedDisplay].focusedApp }
    set { displays[focusedDisplay].focusedApp = newValue }
  }

  // MARK: Adding and removing

  /// Behind those that are there.
  mutating func addDisplay() -> DisplayID {
    let display = displays.add()
    displays[display].setOwnConfiguration()
    return display
  }

  /// The tasks that were on it have to be elsewhere by now, or on their way out.
  mutating func removeDisplay(_ display: DisplayID) {
    displays.remove(display)
  }

  /// Makes a task in front of all others of the display, or behind them, with one task fragment:
  /// `createRootTask`.
  mutating func createRootTask(
    _ type: ActivityType, _ identity: Task.Identity? = nil, on display: DisplayID = .default,
    onTop: Bool = true
  ) -> TaskFragmentID {
    let task = tasks.insert { id in
      Task(
        id: id, parent: .display(display), container: .init(activityType: type), identity: identity)
    }
    guard onTop else {
      displays[display].taskDisplayArea.positionAtBottom(task)
      return createTaskFragment(in: task)
    }
    switch type {
    case .dream: displays[display].taskDisplayArea.addDream(task)
    case .undefined, .standard, .home, .assistant:
      displays[display].taskDisplayArea.positionAtTop(task)
    }
    moveToFront(display)
    return createTaskFragment(in: task)
  }

  mutating func moveToFront(_ display: DisplayID) { displays.moveToFront(display) }

  /// For a task that is not there yet.
  mutating func newTaskID() -> TaskID { tasks.newID() }

  /// On top of what is in the task, but for what is pinned there.
  mutating func createTaskFragment(in task: TaskID) -> TaskFragmentID {
    let fragment = taskFragments.insert { TaskFragment(id: $0, task: task) }
    guard let place = tasks.find(task) else { return fragment }
    let isBelow = tasks[place].children.last.map { isPinned($0) } ?? false
    let top = tasks[place].children.endIndex - (isBelow ? 1 : 0)
    if !tasks[place].children.isEmpty { mayHaveSeveralWindows = true }
    tasks[place].children.insert(.fragment(fragment), at: top)
    return fragment
  }

  private func isPinned(_ child: Task.Child) -> Bool {
    switch child {
    case .task: false
    case .fragment(let fragment): isPinned(fragment)
    }
  }

  /// Removes a task fragment that was created and has stayed empty.
  mutating func removeIfEmpty(_ id: TaskFragmentID) {
    guard let fragment = taskFragments.find(id), taskFragments[fragment].activities.isEmpty else {
      return
    }
    let task = taskFragments[fragment].task
    taskFragments.remove(fragment)
    removeChild(.fragment(id), of: task)
  }

  /// Makes a task of the system, in which others lie: `mCreatedByOrganizer`. It is nowhere yet if
  /// its parent is not there.
  mutating func createOrganizedTask(
    in parent: Task.Parent, _ mode: WindowingMode, _ bounds: Bounds = .full
  ) -> TaskID {
    let task = tasks.insert { Task(id: $0, parent: parent) }
    if let place = tasks.find(task) {
      tasks[place].container.setWindowingMode(mode)
      tasks[place].container.bounds = bounds
    }
    addChild(task, to: parent)
    return task
  }

  /// The activity is no longer what a task fragment or a display has in front, nor in sight.
  mutating func release(_ activity: ActivityPlace) {
    releaseFront(activity)
    hide(activities[activity].token)
  }

  /// The activity is not in sight, until that is looked at anew.
  mutating func hide(_ token: ActivityToken) {
    for display in displays.order {
      displays[display].visibleActivities.removeAll { $0 == token }
    }
  }

  /// The activity is no longer what a task fragment or a display has in front, and has no window.
  mutating func releaseFront(_ activity: ActivityPlace) {
    let token = activities[activity].token
    releaseResumed(activity)
    if let fragment = taskFragment(of: activity) {
      if taskFragments[fragment].pausingActivity == token { taskFragments[fragment].pausing = nil }
    }
    for display in displays.order where displays[display].focusedApp == token {
      displays[display].focusedApp = nil
    }
    removeWindows(of: activity)
  }

  /// `onActivityStateChanged`: the activity is no longer what its task fragment has resumed.
  mutating func releaseResumed(_ activity: ActivityPlace) {
    guard let fragment = taskFragment(of: activity),
      taskFragments[fragment].resumedActivity == activities[activity].token
    else { return }
    taskFragments[fragment].resumedActivity = nil
  }

  /// - Returns: the task, if it went with its last child.
  @discardableResult
  mutating func removeChild(_ child: Task.Child, of id: TaskID) -> Task? {
    guard let place = tasks.find(id) else { return nil }
    tasks[place].children.removeAll { $0 == child }
    guard tasks[place].children.isEmpty else { return nil }
    let task = tasks[place]
    tasks.remove(place)
    removeChild(id, of: task.parent)
    return task
  }

  private mutating func removeChild(_ task: TaskID, of parent: Task.Parent) {
    switch parent {
    case .display(let display): displays[display].taskDisplayArea.remove(task)
    case .task(let parent): removeChild(.task(task), of: parent)
    }
  }

  private mutating func addChild(_ task: TaskID, to parent: Task.Parent) {
    switch parent {
    case .display(let display): displays[display].taskDisplayArea.positionAtTop(task)
    case .task(let parent):
      guard let place = tasks.find(parent) else { return }
      if !tasks[place].children.isEmpty { mayHaveSeveralWindows = true }
      tasks[place].children.append(.task(task))
    }
  }

  // MARK: Moving

  /// `Task.reparent`: on top of what is there. Where it came from goes if nothing is left in it.
  mutating func reparent(_ task: TaskID, to parent: Task.Parent) {
    guard let place = tasks.find(task) else { return }
    let old = tasks[place].parent
    tasks[place].parent = parent
    addChild(task, to: parent)
    if old != parent { removeChild(task, of: old) }
    haveBoundsChanged = true
  }

  /// Asks for something else in the place of what a task asks for itself.
  mutating func changeRequest(of task: TaskID, _ change: (inout ConfigurationOverride) -> Void) {
    guard let place = tasks.find(task) else { return }
    change(&tasks[place].container.requestedOverride)
    haveBoundsChanged = true
  }

  mutating func setSleeping(_ isSleeping: Bool, on display: DisplayID) {
    displays[display].isSleeping = isSleeping
  }

  /// The whole device goes to sleep or wakes.
  mutating func setSleeping(_ isSleeping: Bool) {
    for display in displays.order { setSleeping(isSleeping, on: display) }
  }

  mutating func setLarge(
    _ isLarge: Bool, letterboxesOrientations: Bool, inheritsLetterboxes: Bool,
    universalResizing: UniversalResizing
  ) {
    defaultDisplay.isLarge = isLarge
    self.letterboxesOrientations = letterboxesOrientations
    self.inheritsLetterboxes = inheritsLetterboxes
    self.universalResizing = universalResizing
  }

  mutating func setFocusedApp(_ token: ActivityToken?, on display: DisplayID) {
    focusedDisplay = display
    focusedApp = token
  }

  mutating func setVisible(_ activities: ShortList<ActivityToken>, on display: DisplayID) {
    displays[display].visibleActivities = activities
  }

  /// `setWindowingMode`
  mutating func setWindowingMode(_ mode: WindowingMode, of task: TaskID) {
    guard let place = tasks.find(task),
      tasks[place].container.windowingMode != mode || tasks[place].container.pictureMotion != nil
    else { return }
    if mode == .freeform { mayHaveSeveralWindows = true }
    tasks[place].container.setWindowingMode(mode)
    haveBoundsChanged = true
  }

  mutating func changePinned(_ change: (inout ConfigurationContainer) -> Void) {
    if let place = pinnedTask.flatMap({ tasks.find($0) }) { change(&tasks[place].container) }
  }

  mutating func setRestoresFreeform(_ restores: Bool, of task: TaskID) {
    if let place = tasks.find(task) { tasks[place].restoresFreeform = restores }
  }

  mutating func makeWindow(_ client: IWindow, _ flags: LockScreenFlags) -> WindowState {
    windowsMade &+= 1
    return WindowState(client, serial: windowsMade, lockScreen: flags)
  }

  // MARK: Order

  /// `moveToFront`: the task, and whatever it is in.
  mutating func moveToFront(_ task: TaskID) {
    guard let place = tasks.find(task) else { return }
    switch tasks[place].parent {
    case .display(let display):
      // Picture-in-picture is above all others as it is.
      if task != pinnedTask {
        if sharesStacks { bringStackAlong(with: task, on: display) }
        displays[display].taskDisplayArea.positionAtTop(task)
      }
      moveToFront(display)
    case .task(let parent):
      if let parent = tasks.find(parent), tasks[parent].children.last != .task(task) {
        tasks[parent].children.removeAll { $0 == .task(task) }
        tasks[parent].children.append(.task(task))
      }
      moveToFront(parent)
    }
  }

  /// `moveTaskToBack`: behind everything except tasks that are behind the home screen anyway.
  mutating func moveToBack(_ task: TaskID) {
    guard let place = tasks.find(task) else { return }
    switch tasks[place].parent {
    case .display(let display):
      if sharesStacks {
        for other in tasksInStack(of: task).reversed() {
          displays[display].taskDisplayArea.positionAtBottom(other)
        }
      }
      displays[display].taskDisplayArea.positionAtBottom(task)
    case .task(let parent):
      moveToBack(parent)
    }
  }

  private mutating func bringStackAlong(with task: TaskID, on display: DisplayID) {
    for other in tasksInStack(of: task) where other != task {
      displays[display].taskDisplayArea.positionAtTop(other)
    }
  }

  /// To the bottom of the stack that another one is in.
  mutating func move(_ task: TaskID, intoStackOf other: TaskID) {
    guard let place = tasks.find(task), let lowest = tasksInStack(of: other).first,
      let stack = tasks.find(other).map({ tasks[$0].stack ?? other })
    else { return }
    sharesStacks = true
    tasks[place].stack = stack
    displays[display(of: other)].taskDisplayArea.position(task, behind: lowest)
  }

  mutating func changeIdentity(of task: TaskID, _ change: (inout Task.Identity) -> Void) {
    guard let place = tasks.find(task), var identity = tasks[place].identity.take() else { return }
    change(&identity)
    tasks[place].identity = identity
  }
}

/// The tree of a split screen: a task of the system over the whole display, in it a stage for each
/// side, and in those the tasks.
///
/// `StageCoordinator` of the shell, over the tasks that it has organized, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/libs/WindowManager/Shell/src/com/android/wm/shell/splitscreen/StageCoordinator.java
extension RootWindowContainer {
  var splitRoot: TaskID? { defaultDisplay.taskDisplayArea.splitRoot }

  /// Puts a task on one side, and makes the other side beside it, which is in front and still
  /// empty.
  ///
  /// - Returns: the other side.
  mutating func createSplitScreen(
    with task: TaskID, minimizes: Bool, letterboxes: Bool
  ) -> TaskID {
    letterboxesSides = letterboxes
    let root = createOrganizedTask(in: .display(defaultDisplay.id), .fullscreen)
    defaultDisplay.taskDisplayArea.splitRoot = root
    defaultDisplay.taskDisplayArea.minimizesSplitScreen = minimizes
    let side = createOrganizedTask(in: .task(root), .multiWindow, .left)
    reparent(task, to: .task(side))
    return createOrganizedTask(in: .task(root), .multiWindow, .right)
  }

  /// The sides of the split screen, the focused one last; none if there is no split screen.
  var stages: [TaskID] {
    guard let root = splitRoot, let place = tasks.find(root) else { return [] }
    return tasks[place].children.compactMap { child in
      switch child {
      case .task(let stage): stage
      case .fragment: nil
      }
    }
  }

  /// The side that a task is on.
  func stage(of task: TaskID?) -> TaskID? {
    guard splitRoot != nil, let task, let place = tasks.find(task),
      case .task(let parent) = tasks[place].parent
    else { return nil }
    return parent
  }

  /// `inSplitScreenPrimaryWindowingMode`: the side of the task with which the split screen began.
  var primaryStage: TaskID? {
    stages.first { stage in tasks.find(stage).map { tasks[$0].container.bounds == .left } ?? false }
  }

  /// `isDockMinimized`: what the home screen leaves in sight, if it is in front of a split screen.
  func minimizedStage(behind task: TaskID) -> TaskID? {
    guard splitRoot != nil, defaultDisplay.taskDisplayArea.minimizesSplitScreen, task == homeTask
    else { return nil }
    return primaryStage
  }

  /// `getAdjacentTaskFragment`
  func adjacentStage(to stage: TaskID) -> TaskID? { stages.first { $0 != stage } }

  /// Whether they are in one root task, as the sides of a split screen are.
  func sharesRoot(_ token: ActivityToken, with other: ActivityToken) -> Bool {
    let (task, otherTask) = (task(of: token), task(of: other))
    return task == otherTask || stage(of: task) != nil && stage(of: otherTask) != nil
  }

  /// Whether anything on its sides is to be seen.
  var isSplitInSight: Bool {
    defaultDisplay.visibleActivities.contains { stage(of: task(of: $0)) != nil }
  }

  /// Whether a side has nothing in it any more, so that there is nothing to split.
  var isSplitIncomplete: Bool { splitRoot != nil && stages.count < 2 }

  /// Gives all tasks of the split screen the whole display, those of one side in front.
  ///
  /// `StageCoordinator.prepareExitSplitScreen` has the tasks of the other side go to the bottom, and
  /// so behind the home screen. Where a side could be minimized they stayed behind those in front.
  mutating func dissolveSplitScreen(keeping kept: TaskID?) {
    letterboxesSides = false
    let display = Task.Parent.display(defaultDisplay.id)
    let rootTasks = defaultDisplay.taskDisplayArea.rootTasks
    let above = rootTasks.drop { $0 != splitRoot }.dropFirst()
    let behind = stages.filter { $0 != kept }
    let leaving =
      defaultDisplay.taskDisplayArea.minimizesSplitScreen
      ? [] : behind.flatMap { childTasks(of: $0) }
    for stage in behind + [kept].compactMap({ $0 }) {
      for task in childTasks(of: stage) { reparent(task, to: display) }
    }
    // What was in front of it stays so.
    for task in above { defaultDisplay.taskDisplayArea.positionAtTop(task) }
    for task in leaving.reversed() { defaultDisplay.taskDisplayArea.positionAtBottom(task) }
  }

  /// Bottom to top.
  func childTasks(of stage: TaskID) -> [TaskID] {
    guard let place = tasks.find(stage) else { return [] }
    return tasks[place].children.compactMap { child in
      switch child {
      case .task(let task): task
      case .fragment: nil
      }
    }
  }

  /// The divider moves: both sides get another size.
  mutating func resizeStages() {
    for stage in stages {
      changeRequest(of: stage) { request in
        // Twice, as every other value is that of a window that has turned.
        request.change(.screenSize)
        request.change(.screenSize)
      }
    }
  }

  /// The sides of a split screen are parts of the display, and follow it where it gets another
  /// size: `onDisplayChange`, `SplitLayout.updateConfiguration`.
  mutating func unfoldStages() {
    for stage in stages { changeRequest(of: stage) { $0.unfold() } }
  }

  /// What is side by side turns with the display.
  mutating func rotateStages() {
    for stage in stages { changeRequest(of: stage) { $0.rotate() } }
    guard taskFragments.firstValue({ $0.isOrganized ? $0.id : nil }) != nil else { return }
    for id in taskFragments.ids {
      guard let fragment = taskFragments.find(id), taskFragments[fragment].isOrganized else {
        continue
      }
      taskFragments[fragment].container.requestedOverride.rotate()
    }
  }
}

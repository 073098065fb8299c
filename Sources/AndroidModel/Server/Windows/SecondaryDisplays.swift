/// Further displays come with the device; they go, go dark, and get tasks from others.
///
/// `DisplayContent.remove`, `TaskDisplayArea.remove`, and `TaskLaunchParamsModifier` for where a
/// start goes, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/TaskDisplayArea.java
extension ActivityTaskManagerService {
  mutating func addDisplays(_ settings: DisplaySettings) {
    while root.displays.count < min(settings.count, DisplaySettings.most) {
      let display = root.addDisplay()
      if settings.haveSystemDecorations, version.decoratesDisplays {
        addActivityOfSystem(.home, to: root.createRootTask(.home, on: display))
      }
    }
    guard let home = root.homeTask else { return }
    root.moveToFront(home)
    resumeFocusedTasksTopActivities()
  }

  mutating func perform(_ stimulus: DisplayStimulus, on display: DisplayID, task: TaskID?) {
    switch stimulus {
    case .launch(let activity):
      startFromLauncher(activity, on: display)
    case .home: pressHome(on: display)
    case .pressKey: moveToTop(display)
    case .turnOff: setDisplay(display, isOff: true)
    case .turnOn: setDisplay(display, isOff: false)
    case .remove: removeDisplay(display)
    case .receive: if let task { move(task, to: display) }
    }
  }

  /// The icon of the activity is tapped on the home screen of a display.
  mutating func startFromLauncher(_ activity: String, on display: DisplayID) {
    var intent = Intent(activity, flags: [.newTask, .resetTaskIfNeeded], action: .main)
    // With a single display the question does not come up.
    if root.hasSeveralDisplays { intent.options.launchDisplay = display.index }
    startFromLauncher(intent)
  }

  /// `moveDisplayToTopIfAllowed`: the activity on top there has the focus.
  private mutating func moveToTop(_ display: DisplayID) {
    root.moveToFront(display)
    resumeFocusedTasksTopActivities()
  }

  private mutating func setDisplay(_ display: DisplayID, isOff: Bool) {
    root.setSleeping(isOff, on: display)
    resumeFocusedTasksTopActivities()
  }

  private mutating func move(_ task: TaskID, to display: DisplayID) {
    reparent(task, toDisplay: display)
    root.moveToFront(task)
    dissolveIncompleteSplit()
    resumeFocusedTasksTopActivities()
  }

  /// What was on it goes on on the device's own display, or goes with it. Its home screen goes in
  /// any case. The tasks are taken from the bottom up, and each of them from the top down:
  /// `TaskDisplayArea.remove`, `finishAllActivitiesImmediately`.
  private mutating func removeDisplay(_ display: DisplayID) {
    var destroyed: [ActivityToken] = []
    var last: TaskID?
    for task in root.displays[display].taskDisplayArea.rootTasks {
      if image.app.displays.destroyContentOnRemoval || task == root.homeTask(on: display) {
        destroyed += root.activities(in: task).reversed()
      } else {
        reparent(task, toDisplay: .default)
        root.setWindowingMode(.undefined, of: task)
        last = task
      }
    }
    root.removeDisplay(display)
    if let last { root.moveToFront(last) }
    for token in destroyed { finishImmediately(token) }
    resumeFocusedTasksTopActivities()
  }

  /// `finishAllActivitiesImmediately`: its pause is not waited for.
  private mutating func finishImmediately(_ token: ActivityToken) {
    guard let activity = find(token) else { return }
    root.makeFinishing(activity)
    root.release(activity)
    destroyImmediately(token, because: reason)
  }

  /// A task that was elsewhere comes to the display that the start is for. What is a picture stays
  /// where it is.
  mutating func moveToLaunchDisplay(_ task: TaskID, for start: StartRequest) {
    let display = launchDisplay(for: start, in: task)
    guard root.display(of: task) != display, task != root.pinnedTask,
      root.homeTask(on: root.display(of: task)) != task
    else { return }
    reparent(task, toDisplay: display)
    dissolveIncompleteSplit()
  }

  /// `getPreferredLaunchTaskDisplayArea`: what was asked for, the display of who starts it, that of
  /// the task that it goes to, the one where a process has its activities, or that was used last.
  @inline(__always)
  func launchDisplay(for start: StartRequest, in task: TaskID? = nil) -> DisplayID {
    root.hasSeveralDisplays ? preferredDisplay(for: start, in: task) : .default
  }

  private func preferredDisplay(for start: StartRequest, in task: TaskID?) -> DisplayID {
    if let asked = start.options.launchDisplay.map(DisplayID.init(index:)),
      root.displays.order.contains(asked)
    {
      return asked
    }
    if let task = start.sourceTask ?? task { return root.display(of: task) }
    guard version.startsOnDisplayOfProcess else { return root.topFocusedDisplayID }
    return fallbackDisplay(for: start)
  }

  /// `getFallbackDisplayAreaForActivity`: the one where the process that calls has its activities,
  /// or that of the activity, or that which sends the pending intent.
  private func fallbackDisplay(for start: StartRequest) -> DisplayID {
    for process in [start.callingProcess, start.info.processName, start.sendingProcess] {
      if let process, let display = root.topDisplay(of: process) { return display }
    }
    return .default
  }
}

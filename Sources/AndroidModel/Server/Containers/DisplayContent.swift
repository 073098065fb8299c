/// A display: its tasks, its windows, and what it shows.
///
/// `DisplayContent` and `TaskDisplayArea` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/DisplayContent.java
struct DisplayContent: Hashable, Sendable {
  let id: DisplayID
  var container = ConfigurationContainer()
  var taskDisplayArea = TaskDisplayArea()
  /// The activities that it shows, front first: those with `mVisibleRequested`.
  var visibleActivities = ShortList<ActivityToken>()
  /// `mFocusedApp`: its topmost window gets the focus unless one of the system's is above.
  var focusedApp: ActivityToken?
  /// The shade, while it is down; above all tasks.
  var notificationShade: WindowID?
  /// The user goes on with something else than the shade, which is about to close.
  var isShadeLeaving = false
  /// At least 600 dp wide, whichever way it is held.
  var isLarge = false
  /// `mSleeping`: the screen is off.
  var isSleeping = false
}

/// `TaskDisplayArea`: the part of a display in which root tasks lie.
struct TaskDisplayArea: Hashable, Sendable {
  /// Back to front. The task of the home screen is always among them.
  private(set) var rootTasks = ShortList<TaskID>()
  /// `mRootPinnedTask`: picture-in-picture, over all others and never with the focus.
  private(set) var rootPinnedTask: TaskID?
  /// `isAlwaysOnTop`: in front of all others, as long as it is there.
  private(set) var dreamTask: TaskID?
  /// The task with a stage for each side, of a split screen that has been entered and not left,
  /// whether it is in front or not.
  var splitRoot: TaskID?
  /// Whether the home screen leaves one of those in sight.
  var minimizesSplitScreen = false

  /// In front of all others.
  mutating func positionAtTop(_ task: TaskID) {
    guard rootTasks.last != task else { return }
    take(task)
    rootTasks.insert(task, at: dreamTask == nil ? rootTasks.endIndex : rootTasks.endIndex - 1)
  }

  /// In front of all that there are, and of all that will be.
  mutating func addDream(_ task: TaskID) {
    rootTasks.append(task)
    dreamTask = task
  }

  mutating func positionAtBottom(_ task: TaskID) {
    take(task)
    rootTasks.insert(task, at: 0)
  }

  /// `positionTaskBehindHome`, or behind another.
  mutating func position(_ task: TaskID, behind other: TaskID?) {
    take(task)
    rootTasks.insert(task, at: rootTasks.firstIndex { $0 == other } ?? 0)
  }

  mutating func pin(_ task: TaskID) {
    take(task)
    rootPinnedTask = task
  }

  mutating func remove(_ task: TaskID) {
    take(task)
    if splitRoot == task { (splitRoot, minimizesSplitScreen) = (nil, false) }
    if dreamTask == task { dreamTask = nil }
  }

  private mutating func take(_ task: TaskID) {
    if let index = rootTasks.lastIndex(of: task) { rootTasks.remove(at: index) }
    if rootPinnedTask == task { rootPinnedTask = nil }
  }
}

/// A display by its place among those of the server.
struct DisplayID: Hashable, Sendable {
  /// Its place in the root's list.
  let index: Int

  /// `DEFAULT_DISPLAY`
  static let `default` = DisplayID(index: 0)
}

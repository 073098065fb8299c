/// A display: its tasks, its windows, and what it shows.
///
/// `DisplayContent` and `TaskDisplayArea` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/DisplayContent.java
struct DisplayContent: Hashable, Sendable {
  let id: DisplayID
  var container = ConfigurationContainer(windowingMode: .fullscreen)
  var taskDisplayArea = TaskDisplayArea()
  /// The activities that it shows, front first: those with `mVisibleRequested`.
  var visibleActivities: [ActivityToken] = []
  /// `mFocusedApp`: its topmost window gets the focus unless one of the system's is above.
  var focusedApp: ActivityToken?
  /// The shade, while it is down; above all tasks.
  var notificationShade: WindowID?
  /// `mSleeping`: the screen is off.
  var isSleeping = false
  /// `KeyguardController.isKeyguardLocked`: a secure keyguard is showing.
  var isKeyguardLocked = false
}

/// `TaskDisplayArea`: the part of a display in which root tasks lie.
struct TaskDisplayArea: Hashable, Sendable {
  /// Back to front. The task of the home screen is always among them.
  private(set) var rootTasks: [TaskID] = []

  /// In front of all others.
  mutating func positionAtTop(_ task: TaskID) {
    guard rootTasks.last != task else { return }
    remove(task)
    rootTasks.append(task)
  }

  mutating func positionAtBottom(_ task: TaskID) {
    remove(task)
    rootTasks.insert(task, at: 0)
  }

  mutating func remove(_ task: TaskID) {
    if let index = rootTasks.lastIndex(of: task) { rootTasks.remove(at: index) }
  }
}

struct DisplayID: Hashable, Sendable {
  /// Its place in the root's list.
  let index: Int

  /// `DEFAULT_DISPLAY`
  static let `default` = DisplayID(index: 0)
}

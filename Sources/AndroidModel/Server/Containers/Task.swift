/// A task: a stack of activities with an identity, or a place for other tasks.
///
/// `Task` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/Task.java
struct Task: WindowContainer {
  let id: TaskID
  var parent: Parent
  var container = ConfigurationContainer()
  /// `mMultiWindowRestoreWindowingMode`: it has left a free window for the whole display.
  var restoresFreeform = false
  /// What it was made for; nil: it is not the app's.
  var identity: Identity?
  /// Its root has given its identity up.
  @inline(__always)
  var hasRelinquishedIdentity: Bool { identity?.isRelinquished == true }
  /// Bottom to top.
  var children: [Child] = []

  /// A task right on the display is a root task.
  enum Parent: Hashable, Sendable {
    case display(DisplayID)
    case task(TaskID)
  }

  enum Child: Hashable, Sendable {
    case task(TaskID)
    case fragment(TaskFragmentID)
  }

  static var vacancy: Task {
    Task(id: TaskID(slot: 0, number: 0), parent: .display(.default))
  }
}

struct TaskID: WindowContainerID {
  let slot: Int
  let number: Int
}

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
  /// Where each task has an `ActivityStack` of its own, a reset makes one in that of another: the
  /// task that the stack began with; nil: this one.
  var stack: TaskID?
  /// What it was made for; nil: it is not the app's.
  var identity: Identity?
  /// Its root has given its identity up.
  @inline(__always)
  var hasRelinquishedIdentity: Bool {
    guard let identity else { return false }
    return identity.isRelinquished
  }
  /// Bottom to top.
  var children = ShortList<Child>()

  /// A task right on the display is a root task.
  enum Parent: Hashable, Sendable {
    case display(DisplayID)
    case task(TaskID)
  }

  enum Child: ShortListElement {
    case task(TaskID)
    case fragment(TaskFragmentID)

    init(word: UInt64) {
      self =
        word & Self.fragmentBit == 0
        ? .task(TaskID(word: word)) : .fragment(TaskFragmentID(word: word & ~Self.fragmentBit))
    }

    var word: UInt64 {
      switch self {
      case .task(let task): task.word
      case .fragment(let fragment): fragment.word | Self.fragmentBit
      }
    }

    /// No slot is that high.
    private static let fragmentBit: UInt64 = 1 << 31
  }

  static func vacancy(_ id: TaskID) -> Task {
    Task(id: id, parent: .display(.default))
  }
}

/// A task by its place among those of the server.
struct TaskID: WindowContainerID {
  let slot: Int32
  let number: Int32
}

/// A part of a task in which one activity is in front: a whole task has one, an embedded split two.
///
/// `TaskFragment` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/TaskFragment.java
struct TaskFragment: WindowContainer {
  let id: TaskFragmentID
  let task: TaskID
  /// `mTaskFragmentOrganizer`: the app's window library has made it.
  var isOrganized = false
  /// `mIsPinned`: nothing comes over it.
  var isPinned = false
  var container = ConfigurationContainer()
  /// Bottom to top.
  var activities = ShortList<ActivityToken>()
  /// `mResumedActivity`
  var resumedActivity: ActivityToken?
  /// `mLastPausedActivity`; nil: none since something was started in it, or resumed.
  var lastPausedActivity: ActivityToken?
  /// Its pause is awaited, and nothing else is resumed until it reports.
  var pausing: LeavingActivity?

  /// `mPausingActivity`
  var pausingActivity: ActivityToken? { pausing?.token }

  mutating func pause(_ leaving: LeavingActivity) {
    resumedActivity = nil
    pausing = leaving
    lastPausedActivity = leaving.token
  }

  mutating func resume(_ token: ActivityToken) {
    resumedActivity = token
    lastPausedActivity = nil
  }

  static func vacancy(_ id: TaskFragmentID) -> TaskFragment {
    TaskFragment(id: id, task: TaskID(slot: 0, number: 0))
  }
}

/// An activity that is being left, with what the server does it for.
struct LeavingActivity: Hashable, Sendable {
  let token: ActivityToken
  let reason: AndroidReason
}

extension LeavingActivity: ShortListElement {
  init(word: UInt64) {
    token = ActivityToken(word: word & ~Self.reasonBits)
    reason = AndroidReason(number: UInt8(truncatingIfNeeded: word >> Self.reasonShift))
  }

  var word: UInt64 { token.word | UInt64(reason.number) << Self.reasonShift }

  /// No slot is that high.
  private static var reasonShift: UInt64 { 24 }

  private static var reasonBits: UInt64 { 0xff << reasonShift }
}

extension AndroidReason {
  fileprivate init(number: UInt8) {
    self =
      switch number {
      case 0: .launch
      case 1: .navigation
      case 2: .cover
      case 3: .container
      case 4: .configuration
      case 5: .appState
      default: .system
      }
  }

  fileprivate var number: UInt8 {
    switch self {
    case .launch: 0
    case .navigation: 1
    case .cover: 2
    case .container: 3
    case .configuration: 4
    case .appState: 5
    case .system: 6
    }
  }
}

struct TaskFragmentID: WindowContainerID {
  let slot: Int32
  let number: Int32
}

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
  private(set) var activities = ShortList<ActivityToken>()
  /// From this place upwards all are finishing, which cannot be undone, so that a search for the
  /// next one begins below.
  private(set) var finishingStart = 0
  /// `mResumedActivity`
  var resumedActivity: ActivityToken?
  /// `mLastPausedActivity`; nil: none since something was started in it, or resumed.
  var lastPausedActivity: ActivityToken?
  /// Its pause is awaited, and nothing else is resumed until it reports.
  var pausing: LeavingActivity?

  /// `mPausingActivity`
  var pausingActivity: ActivityToken? { pausing?.token }

  /// `getTopNonFinishingActivity`
  @inline(__always)
  var topNonFinishing: ActivityToken? {
    finishingStart == 0 ? nil : activities[finishingStart &- 1]
  }

  /// - Parameter place: what is there and above it moves up.
  mutating func insert(_ token: ActivityToken, at place: Int) {
    activities.insert(token, at: place)
    finishingStart = max(finishingStart, place) + 1
  }

  mutating func remove(at place: Int) {
    activities.remove(at: place)
    if place < finishingStart { finishingStart -= 1 }
  }

  /// The topmost that was not finishing is so.
  mutating func passTopNonFinishing() { finishingStart -= 1 }

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

/// A task fragment by its place among those of the server.
struct TaskFragmentID: WindowContainerID {
  let slot: Int32
  let number: Int32
}

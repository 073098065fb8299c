// Follows platform/frameworks/base, core/java/android/app/ActivityThread.java:
// ActivityClientRecord.

/// One `Activity` object in the process, with the client's record of it: what every step looks at.
/// It holds nothing that is counted, so that it is read and copied as the numbers that it is made
/// of; what else belongs to the instance stands apart.
struct ActivityInstance: Hashable, Sendable {
  let id: ActivityID
  var lifecycle = ActivityLifecycleState.preCreate
  /// `Activity.attach` has given it what it calls the system with, after `attachBaseContext`.
  var isAttached = false
  /// `isFinishing()`
  var isFinishing = false
  /// `isDestroyed()`: from right before `onDestroy` on.
  var isDestroyed = false
  /// `isChangingConfigurations()`
  var isChangingConfigurations = false
  /// The fragment manager of a `FragmentActivity`.
  var hostManager = HostManager()
  /// `SavedStateRegistry.isRestored`
  var hasRestoredStates = false
  /// What the instance that it replaces left for it: `getLastNonConfigurationInstance()`.
  var retainedFragments: RetainedFragments?
  /// `setResult`; RESULT_CANCELED until then.
  var resultCode = ActivityResult.canceled
  /// `onRestoreInstanceState` and `onPostCreate` are still due after the first start.
  var awaitsPostCreate = true
  var decor = DecorView.detached
  /// `mStartedActivity`: on its way to be resumed it has started another for a result.
  var hasStartedForResult = false
  /// `mPreserveWindow`: the instance that `recreate()` is to make gets its window.
  var preservesWindow = false
  /// `mTemporaryPause`: something is brought to it while it is resumed.
  var isTemporarilyPaused = false
  /// What the server said last of the focus of its window: `ViewRootImpl.mUpcomingWindowFocus`.
  var upcomingWindowFocus = WindowFocus.lost(toInputMethodTarget: true)
  /// The server calls it the topmost resumed one.
  var isTopResumed = false
  /// What `onTopResumedActivityChanged` said last.
  var reportedTopResumed = false
  /// `mLastReportedWindowingMode`
  var windowingMode = WindowingMode.fullscreen
  /// `mCanEnterPictureInPicture`: not between its stop and the next restart or intent.
  var canEnterPictureInPicture = false
  /// `isInPictureInPictureMode()`, which is true before it is told so.
  var isInPictureInPictureMode = false
  /// `ReportFragment.injectIfNeededIn`: what drives its androidx `Lifecycle` is registered with it.
  var hasReportFragment = false
  /// The state of its androidx `Lifecycle`.
  var observedState = LifecycleState.initialized

  init(id: ActivityID) {
    self.id = id
  }

  var token: ActivityToken { id.token }

  /// Its fragment manager; nil as long as it has not been asked for.
  @inline(__always)
  var fragmentManager: FragmentManagerID? { hostManager.asked }

  /// The record of an empty slot.
  static let nobody = ActivityInstance(
    id: ActivityID(
      token: ActivityToken(slot: 0, number: -1), object: ObjectID(classID: ClassID(-1), number: 0)))

  /// `ActivityClientRecord.paused`: `onResume` has not run, or `onPause` has since.
  var isPaused: Bool { lifecycle != .resumed }

  /// `ActivityClientRecord.stopped`
  var isStopped: Bool {
    switch lifecycle {
    case .preCreate, .created, .stopped, .destroyed: true
    case .started, .resumed, .paused: false
    }
  }
}

/// Where the client stands with an activity: `ActivityLifecycleItem`'s states, with its numbers.
enum ActivityLifecycleState: Int, Hashable, Sendable, CaseIterable {
  /// Before `onCreate`.
  case preCreate
  case created
  case started
  case resumed
  case paused
  case stopped
  case destroyed
}

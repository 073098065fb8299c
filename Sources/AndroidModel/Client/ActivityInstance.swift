// Follows platform/frameworks/base, core/java/android/app/ActivityThread.java:
// ActivityClientRecord.

/// One `Activity` object in the process, with the client's record of it.
struct ActivityInstance: Hashable, Sendable {
  let id: ActivityID
  let token: ActivityToken
  var lifecycle = ActivityLifecycleState.preCreate
  /// The configuration that it was last told of.
  var configuration: Configuration
  /// `isFinishing()`
  var isFinishing = false
  /// `isChangingConfigurations()`
  var isChangingConfigurations = false
  /// The fragment manager of a `FragmentActivity`; nil as long as nobody has asked for it.
  var fragmentManager: FragmentManagerID?
  /// What the instance that it replaces left for it: `getLastNonConfigurationInstance()`.
  var retainedFragments: RetainedFragments?
  /// `setResult`; RESULT_CANCELED until then.
  var resultCode = 0
  /// `onRestoreInstanceState` and `onPostCreate` are still due after the first start.
  var awaitsPostCreate = true
  var decor = DecorView.detached
  /// What the server said last of the focus of its window: `ViewRootImpl.mUpcomingWindowFocus`.
  var upcomingWindowFocus = false
  /// The server calls it the topmost resumed one.
  var isTopResumed = false
  /// What `onTopResumedActivityChanged` said last.
  var reportedTopResumed = false
  /// The state of its androidx `Lifecycle`.
  var observedState = FragmentLifecycleState.initialized
  /// What is seldom asked for.
  private var belongings: Boxed<Belongings>

  init(
    id: ActivityID, token: ActivityToken, declaration: ActivityDeclaration, intent: Intent,
    configuration: Configuration
  ) {
    self.id = id
    self.token = token
    self.configuration = configuration
    belongings = Boxed(Belongings(declaration: declaration, intent: intent))
  }

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

/// Where the client stands with an activity: `ActivityLifecycleItem`'s states.
enum ActivityLifecycleState: Hashable, Sendable, CaseIterable {
  /// Before `onCreate`.
  case preCreate
  case created
  case started
  case resumed
  case paused
  case stopped
  case destroyed
}

/// The content of an activity's saved-instance-state bundle.
struct ActivitySavedState: Hashable, Sendable {
  /// What the host's fragment manager put in; nil if it had nothing.
  var fragments: Boxed<FragmentManagerState>?
  /// What the pagers of its layout put in.
  var pagers: [SavedPager] = []
}

/// What an instance has besides its states.
extension ActivityInstance {
  fileprivate struct Belongings: Hashable, Sendable {
    let declaration: ActivityDeclaration
    var intent: Intent
    var restoredState: ActivitySavedState?
    var savedState: ActivitySavedState?
    var pendingResults: [ActivityResult] = []
    var pendingNewIntents: [Intent] = []
    var dialogs: [IWindow] = []
  }

  var declaration: ActivityDeclaration { belongings.value.declaration }

  /// `getIntent()`
  var intent: Intent {
    get { belongings.value.intent }
    set { belongings.value.intent = newValue }
  }

  /// The bundle that the instance was created with; nil on a first creation.
  var restoredState: ActivitySavedState? {
    get { belongings.value.restoredState }
    set { belongings.value.restoredState = newValue }
  }

  /// The bundle saved on the way out; dropped at the next resume.
  var savedState: ActivitySavedState? {
    get { belongings.value.savedState }
    set { belongings.value.savedState = newValue }
  }

  /// Delivered right before the next `onResume`.
  var pendingResults: [ActivityResult] {
    get { belongings.value.pendingResults }
    set { belongings.value.pendingResults = newValue }
  }

  var pendingNewIntents: [Intent] {
    get { belongings.value.pendingNewIntents }
    set { belongings.value.pendingNewIntents = newValue }
  }

  /// The windows of the activity's own dialogs, in the order in which they were shown.
  var dialogs: [IWindow] {
    get { belongings.value.dialogs }
    set { belongings.value.dialogs = newValue }
  }
}

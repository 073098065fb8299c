/// One `FragmentManager` object, an activity's or a fragment's for its children: what every step
/// looks at.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentManager
struct FragmentManager: Hashable, Sendable {
  let id: FragmentManagerID
  var state = FragmentState.initializing
  /// The activity it serves, at any depth; nil before it is attached and after it is destroyed.
  var host: ActivityToken?
  /// The fragment whose children it has; nil for an activity's.
  var parent: FragmentID?
  /// Later ones have higher numbers; an activity's has none.
  var attachmentNumber: Int32 = 0
  /// How many fragments stand between it and the activity.
  var level: Int32 = 0
  var primaryNavigation: FragmentID?
  /// The fragment that attached it, also when it is destroyed.
  private(set) var attachedTo: FragmentID?
  /// Of a fragment's manager: nil as long as nothing has been put into it.
  var retainedStore: RetainedStoreID?
  /// What the next `commit` that goes to the back stack returns.
  var nextBackStackIdentifier = 0

  /// `mStrictModePolicy`; nil: it was given none of its own.
  var strictModePolicy: FragmentPolicy?
  var isExecuting = false
  /// What is being executed was never pending, so that the callback for Back is not enabled for it:
  /// a `commitNow`, or a pop where not all fragments above are primary.
  var isExecutingNow = false
  /// Deferred fragments are to start when the execution under way is over.
  var hasPendingDeferredStart = false
  /// `mNeedMenuInvalidate`
  var needsMenuInvalidated = false
  var stateSaved = false
  var isStopped = false
  var isDestroyed = false
  /// An activity's manager: `onActivityCreated` has been dispatched.
  var hasStarted = false
  /// An activity's manager: its containers have been attached to a window, which outlives the
  /// fragments: it is removed behind `onDestroy`.
  var isInWindow = false
  /// The place of its lists.
  var lists = noLists
  /// Some fragment was ever meant for it.
  var hasHadFragments = false

  init(id: FragmentManagerID) {
    self.id = id
  }

  /// The place of the lists in which there is nothing: it has none of its own yet, as most managers
  /// of fragments without children.
  static let noLists: Int32 = 0

  var hasNoLists: Bool { lists == Self.noLists }

  /// `isStateSaved()`
  var isStateSaved: Bool { stateSaved || isStopped }

  /// What stands for a manager that is gone.
  static let gone = FragmentManager(id: .none)

  /// `attachController` of a fragment's manager.
  mutating func attach(
    to host: ActivityToken?, in parent: FragmentID, level: Int32, number: Int32,
    retaining store: RetainedStoreID?
  ) {
    attachmentNumber = number
    self.host = host
    self.parent = parent
    attachedTo = parent
    self.level = level
    retainedStore = store
  }

  /// - Returns: whether it had another state before.
  mutating func begin(_ state: FragmentState) -> Bool {
    defer { self.state = state }
    isExecuting = true
    return self.state != state
  }

  /// It has no fragment to take to a new state.
  mutating func rest(in state: FragmentState) {
    self.state = state
    isExecuting = false
  }

  /// Commits are legal again.
  mutating func forgetSavedState() {
    stateSaved = false
    isStopped = false
  }
}

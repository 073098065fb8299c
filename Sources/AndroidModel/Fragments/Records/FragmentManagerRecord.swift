/// One `FragmentManager` object: an activity's, or a fragment's for its children.
struct FragmentManagerRecord: Hashable, Sendable {
  let id: FragmentManagerID
  var state = FragmentState.initializing
  /// The activity it serves, at any depth; nil before it is attached and after it is destroyed.
  var host: ActivityToken?
  /// The fragment whose children it has; nil for an activity's.
  var parent: InstanceID?
  /// How many fragments stand between it and the activity.
  var level = 0

  /// The added fragments in the order in which they were added.
  var added: [InstanceID] = []
  /// Every fragment it takes through its states, also those on the back stack. A nil is one that
  /// has been let go; it keeps its place until the batch is over.
  var active = InsertionOrderedMap<FragmentKey, FragmentDriverID?>()
  var drivers: [FragmentDriverID: FragmentDriver] = [:]
  /// Saved state of fragments that are not active.
  var savedStates = InsertionOrderedMap<FragmentKey, SavedFragment>()

  var transactions: [TransactionID: TransactionRecord] = [:]
  /// Bottom first.
  var backStack: [TransactionID] = []
  /// What the next `commit` that goes there returns.
  var nextBackStackIdentifier = 0
  /// What `saveBackStack` put away, by its name.
  var savedBackStacks = InsertionOrderedMap<String, SavedBackStack>()

  /// `OnBackStackChangedListener`s, by the objects whose code added them.
  var backStackListeners: [AndroidEvent.Subject] = []

  var pending: [PendingFragmentAction] = []
  /// What the pending actions came to, waiting to be executed.
  var batch: [BatchEntry] = []
  var isExecuting = false
  /// Transactions that wait for their fragments, before there were effects that do.
  var postponed: [PostponedTransaction] = []
  /// Deferred fragments are to start when the execution under way is over.
  var hasPendingDeferredStart = false

  var stateSaved = false
  var isStopped = false
  var isDestroyed = false
  var primaryNavigation: InstanceID?
  /// In the order of their registration.
  var observers: [FragmentObserver] = []
  var results = FragmentResults()
  var retainedStore: RetainedStoreID?
  /// An activity's manager: `onActivityCreated` has been dispatched.
  var hasStarted = false
  /// An activity's manager: its containers are attached to a window.
  var isInWindow = false

  init(id: FragmentManagerID) {
    self.id = id
  }

  /// `isStateSaved()`
  var isStateSaved: Bool { stateSaved || isStopped }

  /// It executes, or moves one of its fragments: the call that does comes back to it.
  var isAtWork: Bool { isExecuting || drivers.values.contains(where: \.isMoving) }

  /// The drivers of the active fragments.
  var activeDrivers: [FragmentDriverID] { active.values.compactMap { $0 } }

  /// Commits are legal again.
  mutating func forgetSavedState() {
    stateSaved = false
    isStopped = false
  }
}

/// One step of a batch: a transaction, forward or popped.
struct BatchEntry: Hashable, Sendable {
  let transaction: TransactionID
  let isPop: Bool
}

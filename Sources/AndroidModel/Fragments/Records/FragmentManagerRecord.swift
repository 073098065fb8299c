/// One `FragmentManager` object: an activity's, or a fragment's for its children.
struct FragmentManagerRecord: Hashable, Sendable {
  let id: FragmentManagerID
  var state = FragmentState.initializing
  /// The activity it serves, at any depth; nil before it is attached and after it is destroyed.
  var host: ActivityToken?
  /// The fragment whose children it has; nil for an activity's.
  var parent: FragmentID?
  /// How many fragments stand between it and the activity.
  var level = 0

  /// The added fragments in the order in which they were added.
  var added: [FragmentID] = []
  /// Every fragment it takes through its states, also those on the back stack. A nil is one that
  /// has been let go; it keeps its place until the batch is over.
  var active = InsertionOrderedMap<FragmentKey, FragmentDriverID?>()
  /// Also those of fragments that are not active any more, as long as somebody may reach them.
  var drivers: [FragmentDriverID] = []
  /// Saved state of fragments that are not active.
  var savedStates = InsertionOrderedMap<FragmentKey, SavedFragment>()

  /// Bottom first.
  var backStack: [TransactionID] = []
  /// What the next `commit` that goes there returns.
  var nextBackStackIdentifier = 0
  /// What `saveBackStack` put away, by its name.
  var savedBackStacks = InsertionOrderedMap<Symbol, SavedBackStack>()

  /// `OnBackStackChangedListener`s, by the objects whose code added them.
  var backStackListeners: [CodeOwner] = []

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
  var primaryNavigation: FragmentID?
  /// In the order of their registration.
  var observers: [FragmentObserver] = []
  var results = FragmentResults()
  var retainedStore: RetainedStoreID?
  /// An activity's manager: `onActivityCreated` has been dispatched.
  var hasStarted = false
  /// An activity's manager: its containers are attached to a window.
  var isInWindow = false
  /// An activity's manager: the containers of its layout that have been asked for.
  var containers: [NamedContainer] = []
  /// Some fragment was ever meant for it.
  var hasHadFragments = false

  init(id: FragmentManagerID) {
    self.id = id
  }

  /// `isStateSaved()`
  var isStateSaved: Bool { stateSaved || isStopped }

  /// What stands for a manager that is gone.
  static let gone = FragmentManagerRecord(id: .none)

  /// Nobody to move, and nothing to execute.
  var hasNothingToDo: Bool {
    active.isEmpty && pending.isEmpty && postponed.isEmpty && host != nil
      && !hasPendingDeferredStart
  }

  /// The drivers of the active fragments.
  var activeDrivers: [FragmentDriverID] { active.entries.compactMap(\.value) }

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

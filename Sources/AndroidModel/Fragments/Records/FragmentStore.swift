// Follows androidx.fragment 1.4.1, FragmentStore.java: mAdded, mActive; FragmentManager.java: its
// lists.

/// What a `FragmentManager` has: its fragments (`FragmentStore`), its back stack, what is pending.
struct FragmentStore: Hashable, Sendable {
  /// The added fragments in the order in which they were added.
  var added = ShortList<FragmentID>()
  /// Every fragment it takes through its states, also those on the back stack. A nil is one that
  /// has been let go; it keeps its place until the batch is over.
  var active = InsertionOrderedMap<FragmentKey, FragmentStateManagerID?>()
  /// `mAvailIndices`, where free places are filled again: who has left each of them. The last one is
  /// filled first.
  var free: [FragmentKey] = []
  /// Also those of fragments that are not active any more, as long as they can be reached.
  var stateManagers = ShortList<SlotID<FragmentStateManager>>()
  /// Saved state of fragments that are not active.
  var savedStates = InsertionOrderedMap<FragmentKey, SavedFragment>()

  /// Bottom first.
  var backStack = ShortList<TransactionID>()
  /// `mTransitioningOp`: the entry that a gesture has popped, which may yet come back.
  var transitioning: TransactionID?
  /// `mHandlingTransitioningOp`: the gesture itself ends, so nothing interrupts it.
  var isHandlingTransition = false
  /// What `saveBackStack` put away, by its name.
  var savedBackStacks = InsertionOrderedMap<Symbol, SavedBackStack>()
  /// `OnBackStackChangedListener`s, by the objects whose code added them.
  var backStackListeners: [CodeOwner] = []

  var pending = FewList<PendingFragmentAction>()
  /// What the pending actions came to, waiting to be executed.
  var batch = ShortList<BatchEntry>()
  /// Transactions that wait for their fragments, before there were effects that do.
  var postponed: [PostponedTransaction] = []

  /// In the order of their registration.
  var observers: [FragmentObserver] = []
  var results = FragmentResults()
  /// `mAllowedViolations` of its policy: the classes that may do all that is detected.
  var classesAllowedToViolate: [ClassID] = []
  /// `mCreatedMenus`: the fragments that put items into the options menu when it was made last.
  var createdMenus: [FragmentID] = []
  /// An activity's manager: the containers of its layout that have been asked for.
  var containers = FewList<NamedContainer>()

  // Inlined, and by place, so that nothing is copied to be searched.

  /// Nothing is pending, postponed or followed by a gesture.
  @inline(__always)
  var hasNothingWaiting: Bool { pending.isEmpty && postponed.isEmpty && transitioning == nil }

  /// There are places of fragments that were let go, or state managers that move no active one.
  @inline(__always)
  var hasUnused: Bool {
    for place in active.entries.indices where active[place: place] == nil { return true }
    return stateManagers.count > active.count
  }

  /// Whether this one moves an active fragment.
  @inline(__always)
  func isActive(_ slot: SlotID<FragmentStateManager>) -> Bool {
    for place in active.entries.indices where active[place: place]?.slot == slot { return true }
    return false
  }

  /// It takes a free place, or a new one; one that is there keeps its own.
  @inline(__always)
  mutating func makeActive(_ key: FragmentKey, _ stateManager: FragmentStateManagerID) {
    if free.isEmpty {
      active[key] = .some(stateManager)
    } else {
      fillFreePlace(with: key, stateManager)
    }
  }

  private mutating func fillFreePlace(
    with key: FragmentKey, _ stateManager: FragmentStateManagerID
  ) {
    if let own = free.firstIndex(of: key) {
      free.remove(at: own)
      active[key] = .some(stateManager)
    } else {
      active.replace(free.removeLast(), with: key, .some(stateManager))
    }
  }

  @inline(__always)
  func container(named name: Symbol) -> ContainerID? {
    for place in containers.indices where containers[place].name == name {
      return containers[place].id
    }
    return nil
  }
}

/// One step of a batch: a transaction, forward or popped.
struct BatchEntry: Hashable, Sendable {
  let transaction: TransactionID
  let isPop: Bool
}

extension BatchEntry: ShortListElement {
  /// No transaction has it in its own word.
  private static var popBit: UInt64 { 1 << 63 }

  init(word: UInt64) {
    transaction = TransactionID(word: word & ~Self.popBit)
    isPop = word & Self.popBit != 0
  }

  var word: UInt64 { isPop ? transaction.word | Self.popBit : transaction.word }
}

/// Every object of the fragment library in the process. It is not part of Android; it stands for a
/// part of the heap.
struct FragmentObjects: Hashable, Sendable {
  /// By slot; a slot is used again when its manager is gone.
  private var managers = InPlace([FragmentManager.gone])
  /// The first stands for all managers that have none of their own.
  private var lists = InPlace([FragmentStore()])
  private var freeLists: [Int32] = []
  private var freeSlots: [Int32] = []
  /// In the order of their construction.
  private(set) var instances = InPlace<Fragment>()
  /// The newest instance of each class.
  private var newestInstances = ShortList<FragmentID?>()
  /// The bundles from which fragments go on, for the callbacks up to `onViewStateRestored`.
  var savedStates = FragmentSideTable<FragmentBundle>()
  /// What the pagers and tab hosts of a fragment's last view have left for the next one.
  var savedViews = FragmentSideTable<[SavedView]>()
  /// What `saveFragmentInstanceState` gave the app, by the fragment that was saved.
  var statesOfApp = FragmentSideTable<FragmentBundle>()
  /// The registries of those fragments that have used theirs.
  var savedStateRegistries = FragmentSideTable<Boxed<SavedStateRegistry>>()
  var stateManagers = SlotTable<FragmentStateManager>()
  var transactions = SlotTable<BackStackRecord>()
  var containers = SlotTable<FragmentContainer>()
  /// In the order in which they began.
  var runningAnimations: [RunningAnimation] = []
  var retainedStores = SlotTable<RetainedStore>()
  /// The stores of fragments, until these are gone for good.
  var storesOfChildren = InsertionOrderedMap<RetainedStore.Parent, RetainedStoreID>()
  /// An observer was registered with some manager; until then, none has to be looked for.
  var hasObservers = false
  /// Some fragment has had a target.
  var hasTargets = false
  /// Some fragment was ever to start after its siblings.
  var hasDeferredStarts = false
  /// Some object has had a loader.
  var hasLoaders = false
  /// In the order of their addition.
  var attachListeners: [AttachListener] = []
  /// The app's, by their names.
  var liveData = AppLiveDataTable()
  /// The observers of the Lifecycles of fragments, their views and their hosts.
  var observers = LifecycleObservers()
  /// The coroutines of blocks that follow these Lifecycles.
  var coroutines = MainImmediateDispatcher()
  /// A manager that is gone has been changed.
  private var hasLostWrite = false
  private var lastNumber: Int32 = 0

  private static let usualManagers = 12
  private static let usualInstances = 12
  private static let usualLists = 4

  /// A number that no other object of the process has.
  mutating func newNumber() -> Int32 {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Managers

  mutating func newManager() -> FragmentManagerID {
    let slot = freeSlots.popLast() ?? Int32(truncatingIfNeeded: managers.count)
    let id = FragmentManagerID(slot: slot, number: newNumber())
    if Int(slot) == managers.count {
      if managers.count == 1 { managers.reserveCapacity(Self.usualManagers) }
      managers.append(FragmentManager(id: id))
    } else {
      managers[Int(slot)] = FragmentManager(id: id)
    }
    return id
  }

  /// Gives a manager's place to others once its owner has gone. One that ever had a fragment stays:
  /// its fragments know it.
  mutating func release(_ id: FragmentManagerID) {
    guard contains(id), !managers[Int(id.slot)].hasHadFragments,
      !managers[Int(id.slot)].isExecuting
    else { return }
    if let store = managers[Int(id.slot)].retainedStore, retainedStores[store].isCleared {
      retainedStores.remove(store)
    }
    let place = managers[Int(id.slot)].lists
    if place != FragmentManager.noLists {
      for container in lists[Int(place)].containers { containers.remove(container.id) }
      lists[Int(place)] = FragmentStore()
      freeLists.append(place)
    }
    managers[Int(id.slot)] = .gone
    freeSlots.append(id.slot)
  }

  /// The place of the manager's own lists.
  private mutating func makeLists(at managerPlace: Int) -> Int {
    let known = managers[managerPlace].lists
    if known != FragmentManager.noLists { return Int(known) }
    if managerPlace == 0 { hasLostWrite = true }
    let place = freeLists.popLast() ?? Int32(truncatingIfNeeded: lists.count)
    if lists.count == 1 { lists.reserveCapacity(Self.usualLists) }
    if Int(place) == lists.count { lists.append(FragmentStore()) }
    managers[managerPlace].lists = place
    return Int(place)
  }

  @inline(__always)
  func contains(_ id: FragmentManagerID) -> Bool {
    id != .none && managers[Int(id.slot)].id == id
  }

  /// A manager. One that is gone reads like one that was never attached, and must not be changed.
  subscript(id: FragmentManagerID) -> FragmentManager {
    @inline(__always) unsafeAddress { managers.address(of: place(of: id)) }
    @inline(__always) _modify {
      let place = place(of: id)
      if place == 0 { hasLostWrite = true }
      yield &managers[place]
    }
  }

  /// What the manager has.
  subscript(listsOf id: FragmentManagerID) -> FragmentStore {
    @inline(__always) unsafeAddress { lists.address(of: place(ofListsOf: id)) }
    @inline(__always) _modify {
      let known = place(ofListsOf: id)
      let place = known == 0 ? makeLists(at: place(of: id)) : known
      yield &lists[place]
    }
  }

  /// Nothing has been put into it.
  @inline(__always)
  func hasNoLists(_ id: FragmentManagerID) -> Bool { managers[place(of: id)].hasNoLists }

  /// There is no fragment to move, and nothing to execute.
  @inline(__always)
  func hasNothingToDo(_ id: FragmentManagerID) -> Bool { hasNothingToDo(at: place(of: id)) }

  @inline(__always)
  private func hasNothingToDo(at place: Int) -> Bool {
    guard managers[place].host != nil, !managers[place].hasPendingDeferredStart else {
      return false
    }
    if managers[place].hasNoLists { return true }
    let lists = Int(managers[place].lists)
    // What a gesture has popped may be no longer active, and is committed again all the same.
    return self.lists[lists].active.isEmpty && self.lists[lists].hasNothingWaiting
  }

  /// It may execute, and has nothing to execute.
  @inline(__always)
  func isIdle(_ id: FragmentManagerID) -> Bool {
    let place = place(of: id)
    return !managers[place].isExecuting && hasNothingToDo(at: place)
  }

  /// As most managers of fragments without children.
  @inline(__always)
  func hasNothingSaved(_ id: FragmentManagerID) -> Bool {
    let place = place(of: id)
    return managers[place].hasNoLists && !managers[place].isStateSaved
  }

  /// - Returns: false: there is a fragment to take to the new state.
  @inline(__always)
  mutating func rests(_ id: FragmentManagerID, in state: FragmentState) -> Bool {
    let place = place(of: id)
    guard hasNothingToDo(at: place) else { return false }
    managers[place].rest(in: state)
    return true
  }

  /// The same on the way up, where commits are legal again.
  @inline(__always)
  mutating func restsUp(_ id: FragmentManagerID, in state: FragmentState) -> Bool {
    let place = place(of: id)
    guard hasNothingToDo(at: place), !managers[place].isStateSaved else { return false }
    managers[place].rest(in: state)
    return true
  }

  @inline(__always)
  private func place(of id: FragmentManagerID) -> Int {
    managers[Int(id.slot)].id.number == id.number ? Int(id.slot) : 0
  }

  @inline(__always)
  private func place(ofListsOf id: FragmentManagerID) -> Int {
    Int(managers[place(of: id)].lists)
  }

  // MARK: Fragments

  /// - Parameter fragment: the next one: see `nextFragment`.
  @inline(__always)
  mutating func insert(_ fragment: Fragment) {
    if instances.isEmpty { instances.reserveCapacity(Self.usualInstances) }
    instances.append(fragment)
    noteNewest(fragment.id, fragment.object.classID)
  }

  private mutating func noteNewest(_ id: FragmentID, _ classID: ClassID) {
    let classIndex = Int(classID.index)
    while classIndex >= newestInstances.count { newestInstances.append(nil) }
    self[id].olderOfClass = newestInstances[classIndex]
    newestInstances[classIndex] = id
  }

  /// The place of the next fragment.
  var nextFragment: FragmentID { FragmentID(index: Int32(truncatingIfNeeded: instances.count)) }

  /// A fragment that was constructed in this process; none is ever forgotten, as the app may hold
  /// it.
  subscript(id: FragmentID) -> Fragment {
    @inline(__always) unsafeAddress { instances.address(of: Int(id.index)) }
    @inline(__always) _modify { yield &instances[Int(id.index)] }
  }

  /// The fragment of a class that was constructed last of those that satisfy the condition; nil:
  /// none does.
  @inline(__always)
  func newestInstance(of classID: ClassID, where isSought: (FragmentID) -> Bool) -> FragmentID? {
    var next = newestInstance(of: classID)
    while let id = next, !isSought(id) { next = self[id].olderOfClass }
    return next
  }

  /// The fragment of a class that was constructed last.
  @inline(__always)
  func newestInstance(of classID: ClassID) -> FragmentID? {
    let classIndex = Int(classID.index)
    return classIndex < newestInstances.count ? newestInstances[classIndex] : nil
  }

  /// The fragment, or one that it is in, leaves for good.
  @inline(__always)
  func isBeingRemoved(_ id: FragmentID) -> Bool {
    var next: FragmentID? = id
    while let id = next {
      if self[id].isBeingRemoved { return true }
      next = self[id].parent
    }
    return false
  }

  /// `getMinimumMaxLifecycleState`: neither it nor one that it is in may be created yet.
  @inline(__always)
  func isHeldBelowCreated(_ id: FragmentID) -> Bool {
    var next: FragmentID? = id
    while let id = next {
      if self[id].maximum < .created { return true }
      next = self[id].parent
    }
    return false
  }

  // MARK: Drivers

  // Inlined, since all objects would be copied for a call of one of these.

  /// The fragment of this key, if the manager has it active.
  @inline(__always)
  func activeFragment(_ key: FragmentKey, in manager: FragmentManagerID) -> FragmentID? {
    activeStateManager(key, in: manager).flatMap { self[$0]?.fragment }
  }

  @inline(__always)
  func activeStateManager(_ key: FragmentKey, in manager: FragmentManagerID)
    -> FragmentStateManagerID?
  {
    let lists = place(ofListsOf: manager)
    guard let place = self.lists[lists].active.place(of: key) else { return nil }
    return self.lists[lists].active[place: place]
  }

  /// The state managers of the active fragments.
  @inline(__always)
  func activeStateManagers(in manager: FragmentManagerID) -> [FragmentStateManagerID] {
    let entries = lists[place(ofListsOf: manager)].active.entries
    var stateManagers: [FragmentStateManagerID] = []
    stateManagers.reserveCapacity(entries.count)
    for entry in entries {
      if let stateManager = entry.value { stateManagers.append(stateManager) }
    }
    return stateManagers
  }

  @inline(__always)
  func isActive(_ fragment: FragmentID, in manager: FragmentManagerID) -> Bool {
    activeFragment(self[fragment].key, in: manager) == fragment
  }

  /// Nil: it has done its work, and nothing refers to it any more.
  subscript(id: FragmentStateManagerID) -> FragmentStateManager? {
    @inline(__always) get { stateManagers.contains(id.slot) ? stateManagers[id.slot] : nil }
  }

  /// The manager begins to take its fragments to a state, of which their state managers are told.
  ///
  /// - Returns: whether it had another one before.
  mutating func beginStateChange(of manager: FragmentManagerID, to state: FragmentState) -> Bool {
    tellStateManagers(of: manager, state)
    return self[manager].begin(state)
  }

  @inline(__always)
  private mutating func tellStateManagers(of manager: FragmentManagerID, _ state: FragmentState) {
    let lists = place(ofListsOf: manager)
    for place in self.lists[lists].active.entries.indices {
      if let id = self.lists[lists].active[place: place] {
        stateManagers.change(id.slot) { $0.managerState = state }
      }
    }
  }

  @inline(__always)
  mutating func setMoving(_ id: FragmentStateManagerID, _ isMoving: Bool) {
    stateManagers.change(id.slot) { $0.isMoving = isMoving }
  }

  // MARK: Defects

  /// A change to an object that is gone; no program may bring one about.
  @inline(__always)
  var defect: ModelDefect? {
    if hasLostWrite { return ModelDefect("a change to a fragment manager that is gone") }
    if stateManagers.hasLostWrite { return ModelDefect("a change to a state manager that is gone") }
    if transactions.hasLostWrite { return ModelDefect("a change to a transaction that is gone") }
    if containers.hasLostWrite { return ModelDefect("a change to a container that is gone") }
    return retainedStores.hasLostWrite
      ? ModelDefect("a change to what is retained for an owner that is gone") : nil
  }
}

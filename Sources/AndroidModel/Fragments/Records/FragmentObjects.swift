/// Every object of the fragment library in the process.
struct FragmentObjects: Hashable, Sendable {
  /// By slot; a slot is used again when its manager is gone.
  private var managers: [FragmentManager] = [.gone]
  private var lists = [FragmentStore()]
  private var freeSlots: [Int32] = []
  /// In the order of their construction.
  private(set) var instances: [Fragment] = []
  /// By class, in the order of their construction.
  private var instancesOfClass: [[FragmentID]] = []
  /// The bundles from which fragments go on, for the callbacks up to `onViewStateRestored`.
  var savedStates = PerFragment<FragmentBundle>()
  /// What the pagers of a fragment's last view have left for the next one.
  var savedPagers = PerFragment<[SavedPager]>()
  /// What `saveFragmentInstanceState` gave the app, by the fragment that was saved.
  var statesOfApp = PerFragment<FragmentBundle>()
  var stateManagers = SlotTable<FragmentStateManager>()
  var transactions = SlotTable<BackStackRecord>()
  var containers = SlotTable<FragmentContainer>()
  /// In the order in which they began.
  var runningAnimations: [RunningAnimation] = []
  var retainedStores = SlotTable<RetainedStore>()
  /// An observer was registered with some manager; without one nobody has to be looked for.
  var hasObservers = false
  /// Some fragment has had a target.
  var hasTargets = false
  /// Of the Lifecycles of fragments, their views and their hosts.
  var observers = LifecycleObservers()
  /// Of the blocks that are repeated with them.
  var coroutines = MainImmediateDispatcher()
  /// Somebody has changed a manager that is gone.
  private var hasLostWrite = false
  private var lastNumber: Int32 = 0

  private static let usualManagers = 8
  private static let usualInstances = 8

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
      if managers.count == 1 {
        managers.reserveCapacity(Self.usualManagers)
        lists.reserveCapacity(Self.usualManagers)
      }
      managers.append(FragmentManager(id: id))
      lists.append(FragmentStore())
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
    for container in lists[Int(id.slot)].containers { containers.remove(container.id) }
    managers[Int(id.slot)] = .gone
    lists[Int(id.slot)] = FragmentStore()
    freeSlots.append(id.slot)
  }

  @inline(__always)
  func contains(_ id: FragmentManagerID) -> Bool {
    id != .none && managers[Int(id.slot)].id == id
  }

  /// A manager. One that is gone is like one that was never attached; nobody may want to change it.
  subscript(id: FragmentManagerID) -> FragmentManager {
    @inline(__always) _read { yield managers[place(of: id)] }
    @inline(__always) _modify {
      let place = place(of: id)
      if place == 0 { hasLostWrite = true }
      yield &managers[place]
    }
  }

  /// What the manager has.
  subscript(listsOf id: FragmentManagerID) -> FragmentStore {
    @inline(__always) _read { yield lists[place(of: id)] }
    @inline(__always) _modify {
      let place = place(of: id)
      if place == 0 { hasLostWrite = true }
      yield &lists[place]
    }
  }

  /// Nobody to move, and nothing to execute.
  @inline(__always)
  func hasNothingToDo(_ id: FragmentManagerID) -> Bool {
    let place = place(of: id)
    return lists[place].active.isEmpty && lists[place].pending.isEmpty
      && lists[place].postponed.isEmpty && managers[place].host != nil
      && !managers[place].hasPendingDeferredStart
  }

  @inline(__always)
  private func place(of id: FragmentManagerID) -> Int {
    managers[Int(id.slot)].id.number == id.number ? Int(id.slot) : 0
  }

  // MARK: Fragments

  mutating func insert(_ fragment: Fragment) {
    instances.makeFirstRoom(for: Self.usualInstances)
    instances.append(fragment)
    let classIndex = Int(fragment.object.classID.index)
    instancesOfClass.makeFirstRoom(for: Self.usualInstances)
    while classIndex >= instancesOfClass.count { instancesOfClass.append([]) }
    instancesOfClass[classIndex].append(fragment.id)
  }

  /// The place of the next fragment.
  var nextFragment: FragmentID { FragmentID(index: Int32(truncatingIfNeeded: instances.count)) }

  /// A fragment that was constructed in this process; none is ever forgotten, as the app may hold it.
  subscript(id: FragmentID) -> Fragment {
    @inline(__always) _read { yield instances[Int(id.index)] }
    @inline(__always) _modify { yield &instances[Int(id.index)] }
  }

  /// The fragments of a class, in the order of their construction.
  func instances(of classID: ClassID) -> [FragmentID] {
    Int(classID.index) < instancesOfClass.count ? instancesOfClass[Int(classID.index)] : []
  }

  // MARK: Drivers

  // Inlined, as a call of one of these would copy everything to be asked.

  /// The fragment of this key, if the manager has it active.
  @inline(__always)
  func activeFragment(_ key: FragmentKey, in manager: FragmentManagerID) -> FragmentID? {
    activeStateManager(key, in: manager).flatMap { self[$0]?.fragment }
  }

  @inline(__always)
  func activeStateManager(_ key: FragmentKey, in manager: FragmentManagerID)
    -> FragmentStateManagerID?
  {
    let lists = place(of: manager)
    guard let place = self.lists[lists].active.place(of: key) else { return nil }
    return self.lists[lists].active[place: place]
  }

  /// The state managers of the active fragments.
  @inline(__always)
  func activeStateManagers(in manager: FragmentManagerID) -> [FragmentStateManagerID] {
    let entries = lists[place(of: manager)].active.entries
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

  /// Nil: it has done its work, and nobody has it any more.
  subscript(id: FragmentStateManagerID) -> FragmentStateManager? {
    @inline(__always) get { stateManagers.contains(id.slot) ? stateManagers[id.slot] : nil }
  }

  @inline(__always)
  mutating func tell(_ id: FragmentStateManagerID, _ managerState: FragmentState) {
    if stateManagers.contains(id.slot) { stateManagers[id.slot].managerState = managerState }
  }

  @inline(__always)
  mutating func setMoving(_ id: FragmentStateManagerID, _ isMoving: Bool) {
    if stateManagers.contains(id.slot) { stateManagers[id.slot].isMoving = isMoving }
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

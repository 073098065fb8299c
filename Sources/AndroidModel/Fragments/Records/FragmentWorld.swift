/// Every fragment manager and fragment of the process.
struct FragmentWorld: Hashable, Sendable {
  /// By slot; a slot is used again when its manager is gone. Reading a record in its slot copies
  /// nothing, as it would from a dictionary.
  private var managers: [FragmentManagerRecord] = []
  private var freeSlots: [Int] = []
  /// In the order of their construction.
  private(set) var instances: [FragmentRecord] = []
  private var instanceSlots: [InstanceID: Int] = [:]
  /// The fragments whose views each container has, back to front.
  var containers: [ContainerID: [InstanceID]] = [:]
  var effects: [ContainerID: ContainerEffects] = [:]
  /// In the order in which they began.
  var runningAnimations: [RunningAnimation] = []
  var retainedStores: [RetainedStoreID: RetainedStore] = [:]
  /// Each activity's manager; of a destroyed activity until the next instance.
  var hostManagers: [ActivityToken: FragmentManagerID] = [:]
  /// What `saveFragmentInstanceState` gave the app, by the fragment that was saved.
  var statesOfApp: [InstanceID: FragmentBundle] = [:]
  /// An observer was registered with some manager; without one nobody has to be looked for.
  var hasObservers = false
  /// Some fragment has had a target.
  var hasTargets = false
  /// The observers of result listeners, the oldest first.
  var resultObservers: [LifecycleOwner: [ResultObserver]] = [:]
  /// The observers that are being told of an event, the innermost last.
  var dispatches: [LifecycleDispatch] = []
  private var lastNumber = 0

  /// A number that no other object of the process has.
  mutating func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  mutating func newManager() -> FragmentManagerID {
    let slot = freeSlots.popLast() ?? managers.count
    let id = FragmentManagerID(slot: slot, number: newNumber())
    if slot == managers.count {
      managers.append(FragmentManagerRecord(id: id))
    } else {
      managers[slot] = FragmentManagerRecord(id: id)
    }
    return id
  }

  mutating func remove(manager id: FragmentManagerID) {
    guard contains(id) else { return }
    managers[id.slot] = FragmentManagerRecord(id: .none)
    freeSlots.append(id.slot)
  }

  private func contains(_ id: FragmentManagerID) -> Bool {
    managers.indices.contains(id.slot) && managers[id.slot].id == id
  }

  /// A manager. One that is gone is like one that was never attached, and changes to it are lost.
  subscript(id: FragmentManagerID) -> FragmentManagerRecord {
    _read {
      if contains(id) {
        yield managers[id.slot]
      } else {
        yield FragmentManagerRecord(id: id)
      }
    }
    _modify {
      if contains(id) {
        yield &managers[id.slot]
      } else {
        var gone = FragmentManagerRecord(id: id)
        yield &gone
      }
    }
  }

  mutating func insert(_ fragment: FragmentRecord) {
    instanceSlots[fragment.id] = instances.count
    instances.append(fragment)
  }

  func contains(_ id: InstanceID) -> Bool {
    instanceSlots[id] != nil
  }

  /// A fragment that exists; names that came from outside are checked before they get here.
  subscript(id: InstanceID) -> FragmentRecord {
    _read {
      if let slot = instanceSlots[id] {
        yield instances[slot]
      } else {
        yield FragmentRecord(unknown: id)
      }
    }
    _modify {
      if let slot = instanceSlots[id] {
        yield &instances[slot]
      } else {
        var unknown = FragmentRecord(unknown: id)
        yield &unknown
      }
    }
  }

  /// The fragment of this key, if the manager has it active.
  func activeFragment(_ key: FragmentKey, in manager: FragmentManagerID) -> InstanceID? {
    activeDriver(key, in: manager).flatMap { self[$0]?.fragment }
  }

  func activeDriver(_ key: FragmentKey, in manager: FragmentManagerID) -> FragmentDriverID? {
    // Looked up in place: through the subscript the whole record would be copied.
    contains(manager) ? managers[manager.slot].active[key] ?? nil : nil
  }

  func isActive(_ fragment: InstanceID, in manager: FragmentManagerID) -> Bool {
    activeFragment(self[fragment].key, in: manager) == fragment
  }

  subscript(id: FragmentDriverID) -> FragmentDriver? {
    contains(id.manager) ? managers[id.manager.slot].drivers[id] : nil
  }

  mutating func setMoving(_ id: FragmentDriverID, _ isMoving: Bool) {
    self[id.manager].drivers[id]?.isMoving = isMoving
  }
}

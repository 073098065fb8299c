/// Every fragment manager and fragment of the process.
struct FragmentWorld: Hashable, Sendable {
  private var managers: [FragmentManagerID: FragmentManagerRecord] = [:]
  private(set) var fragments: [InstanceID: FragmentRecord] = [:]
  /// The fragments whose views each container has, back to front.
  var containers: [ContainerID: [InstanceID]] = [:]
  var effects: [ContainerID: ContainerEffects] = [:]
  var retainedStores: [RetainedStoreID: RetainedStore] = [:]
  /// Each activity's manager; of a destroyed activity until the next instance.
  var hostManagers: [ActivityToken: FragmentManagerID] = [:]
  private var lastNumber = 0

  /// A number that no other object of the process has.
  mutating func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  mutating func newManager() -> FragmentManagerID {
    let id = FragmentManagerID(rawValue: newNumber())
    managers[id] = FragmentManagerRecord(id: id)
    return id
  }

  mutating func remove(manager id: FragmentManagerID) {
    managers[id] = nil
  }

  mutating func insert(_ fragment: FragmentRecord) {
    fragments[fragment.id] = fragment
  }

  /// A manager; one that is gone is like one that was never attached.
  subscript(id: FragmentManagerID) -> FragmentManagerRecord {
    get { managers[id] ?? FragmentManagerRecord(id: id) }
    _modify { yield &managers[id, default: FragmentManagerRecord(id: id)] }
  }

  /// A fragment that exists. Names that came from outside are looked up in `fragments` first.
  subscript(id: InstanceID) -> FragmentRecord {
    get { fragments[id] ?? FragmentWorld.unknown(id) }
    _modify { yield &fragments[id, default: FragmentWorld.unknown(id)] }
  }

  subscript(id: FragmentDriverID) -> FragmentDriver? {
    managers[id.manager]?.drivers[id]
  }

  mutating func setMoving(_ id: FragmentDriverID, _ isMoving: Bool) {
    managers[id.manager]?.drivers[id]?.isMoving = isMoving
  }

  private static func unknown(_ id: InstanceID) -> FragmentRecord {
    FragmentRecord(
      id: id, key: FragmentKey(firstInstance: id, incarnation: 0), kind: .headless,
      childManager: FragmentManagerID(rawValue: 0))
  }

  /// The fragment of this key, if the manager has it active.
  func activeFragment(_ key: FragmentKey, in manager: FragmentManagerID) -> InstanceID? {
    activeDriver(key, in: manager).flatMap { self[$0]?.fragment }
  }

  func activeDriver(_ key: FragmentKey, in manager: FragmentManagerID) -> FragmentDriverID? {
    self[manager].active[key] ?? nil
  }

  func isActive(_ fragment: InstanceID, in manager: FragmentManagerID) -> Bool {
    activeFragment(self[fragment].key, in: manager) == fragment
  }
}

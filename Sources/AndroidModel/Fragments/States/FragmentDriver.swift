/// Moves one fragment step by step towards the state that it should have.
struct FragmentDriver: Hashable, Sendable {
  let fragment: FragmentID
  /// The manager in whose name it moves the fragment.
  let manager: FragmentManagerID
  /// What that manager last told it about its own state.
  var managerState: FragmentState
  /// A move is under way: a second one from inside a callback is ignored, and the running one looks
  /// again after each step.
  var isMoving = false
}

extension FragmentDriver: SlotRecord {
  static let vacant = FragmentDriver(
    fragment: FragmentID(index: 0), manager: .none, managerState: .initializing)
}

extension AppProcess {
  /// The driver that the manager has for this fragment, or a new one that is not active.
  mutating func driver(
    for fragment: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) -> FragmentDriverID {
    if let existing = fragments.activeDriver(fragments[fragment].key, in: manager) {
      return existing
    }
    // A new state manager asks for the host's class loader, which a callback may have taken away
    // from the manager that is at work here.
    guard fragments[manager].host != nil || image.engine.makesDriversWithoutHost else {
      throw FragmentFault.noSuchObject.exception
    }
    return newDriver(for: fragment, in: manager, state: fragments[manager].state)
  }

  mutating func newDriver(
    for fragment: FragmentID, in manager: FragmentManagerID, state: FragmentState
  ) -> FragmentDriverID {
    if let saved = fragments.savedStates[fragment] {
      restoreUserVisibleHint(fragment, from: saved)
      fragments.savedPagers[fragment] = saved.pagers
    }
    let slot = fragments.drivers.insert(
      FragmentDriver(fragment: fragment, manager: manager, managerState: state))
    let id = FragmentDriverID(manager: manager, slot: slot)
    fragments[listsOf: manager].drivers.append(id)
    fragments[manager].hasHadFragments = true
    return id
  }

  /// Forgets the drivers that nobody can reach any more.
  mutating func dropUnusedDrivers(of manager: FragmentManagerID) {
    guard fragments[listsOf: manager].drivers.count > fragments[listsOf: manager].active.count
    else { return }
    let active = Set(fragments[listsOf: manager].activeDrivers)
    let waiting = Set(fragments.containers.elements.flatMap(\.effects.drivers))
    var kept: [FragmentDriverID] = []
    for id in fragments[listsOf: manager].drivers {
      if fragments[id]?.isMoving == true || active.contains(id) || waiting.contains(id) {
        kept.append(id)
      } else {
        fragments.drivers.remove(id.slot)
      }
    }
    fragments[listsOf: manager].drivers = kept
  }
}

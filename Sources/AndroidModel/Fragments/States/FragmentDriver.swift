/// Moves one fragment step by step towards the state that it should have.
struct FragmentDriver: Hashable, Sendable {
  let fragment: InstanceID
  /// The manager in whose name it moves the fragment.
  let manager: FragmentManagerID
  /// What that manager last told it about its own state.
  var managerState: FragmentState
  /// A move is under way: a second one from inside a callback is ignored, and the running one looks
  /// again after each step.
  var isMoving = false
}

extension AppProcess {
  /// The driver that the manager has for this fragment, or a new one that is not active.
  mutating func driver(
    for fragment: InstanceID, in manager: FragmentManagerID
  ) throws(AndroidException) -> FragmentDriverID {
    if let existing = fragments.activeDriver(fragments[fragment].key, in: manager) {
      return existing
    }
    // A new state manager asks for the host's class loader, which a callback may have taken away
    // from the manager that is at work here.
    guard fragments[manager].host != nil || !image.app.fragmentLibrary.hasStateManager else {
      throw FragmentFault.noSuchObject.exception
    }
    return newDriver(for: fragment, in: manager, state: fragments[manager].state)
  }

  mutating func newDriver(
    for fragment: InstanceID, in manager: FragmentManagerID, state: FragmentState
  ) -> FragmentDriverID {
    if let saved = fragments[fragment].savedState {
      restoreUserVisibleHint(fragment, from: saved)
      fragments[fragment].savedPagers = saved.pagers
    }
    let id = FragmentDriverID(manager: manager, rawValue: fragments.newNumber())
    fragments[manager].drivers[id] = FragmentDriver(
      fragment: fragment, manager: manager, managerState: state)
    return id
  }

  /// Forgets the drivers that nobody can reach any more.
  mutating func dropUnusedDrivers(of manager: FragmentManagerID) {
    let active = Set(fragments[manager].activeDrivers)
    guard fragments[manager].drivers.count > active.count else { return }
    let queued = Set(
      fragments.effects.values.flatMap { ($0.pending + $0.running).map(\.driver) })
    fragments[manager].drivers = fragments[manager].drivers.filter { id, driver in
      driver.isMoving || active.contains(id) || queued.contains(id)
    }
  }
}

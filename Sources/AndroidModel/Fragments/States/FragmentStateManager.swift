// Follows androidx.fragment 1.4.1, FragmentStateManager.java; FragmentManager.java:
// createOrGetFragmentStateManager.

/// Moves one fragment step by step towards the state that it should have.
struct FragmentStateManager: Hashable, Sendable {
  let fragment: FragmentID
  /// What the manager in whose name it moves the fragment last told it about its own state.
  var managerState: FragmentState
  /// A move is under way: a second one from inside a callback is ignored, and the running one looks
  /// again after each step.
  var isMoving = false
}

extension FragmentStateManager: SlotRecord {
  static let vacant = FragmentStateManager(
    fragment: FragmentID(index: 0), managerState: .initializing)
}

extension ActivityThread {
  /// The state manager that the manager has for this fragment, or a new one that is not active.
  mutating func stateManager(
    for fragment: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) -> FragmentStateManagerID {
    if let existing = fragments.activeStateManager(fragments[fragment].key, in: manager) {
      return existing
    }
    // A new state manager asks for the host's class loader, which a callback may have taken away
    // from the manager that is at work here.
    guard fragments[manager].host != nil || image.engine.makesStateManagersWithoutHost else {
      throw FragmentFault.noSuchObject.exception
    }
    try checkIsNotInside(manager, fragment)
    return newStateManager(for: fragment, in: manager, state: fragments[manager].state)
  }

  mutating func newStateManager(
    for fragment: FragmentID, in manager: FragmentManagerID, state: FragmentState
  ) -> FragmentStateManagerID {
    if let saved = fragments.savedStates[fragment] {
      restoreUserVisibleHint(fragment, from: saved)
      fragments.savedPagers[fragment] = saved.pagers
    }
    let slot = fragments.stateManagers.insert(
      FragmentStateManager(fragment: fragment, managerState: state))
    let id = FragmentStateManagerID(manager: manager, slot: slot)
    fragments[listsOf: manager].stateManagers.append(slot)
    fragments[manager].hasHadFragments = true
    return id
  }
}

extension FragmentObjects {
  /// Forgets the state managers that nobody can reach any more.
  mutating func dropUnusedStateManagers(of manager: FragmentManagerID) {
    var needed = stateManagersOfEffects
    for entry in self[listsOf: manager].active.entries {
      if let id = entry.value { needed.append(id.slot) }
    }
    // To look through a few is sooner done than to hash them.
    let index = needed.count > 16 ? Set(needed) : []
    var kept = ShortList<SlotID<FragmentStateManager>>()
    for slot in self[listsOf: manager].stateManagers {
      let isNeeded = index.isEmpty ? needed.contains(slot) : index.contains(slot)
      if isNeeded || stateManagers[slot].isMoving {
        kept.append(slot)
      } else {
        stateManagers.remove(slot)
      }
    }
    self[listsOf: manager].stateManagers = kept
  }

  /// Those that an effect of some container will move.
  @inline(__always)
  private var stateManagersOfEffects: ShortList<SlotID<FragmentStateManager>> {
    var found = ShortList<SlotID<FragmentStateManager>>()
    containers.forEach { container in
      for operation in container.effects.operations { found.append(operation.stateManager.slot) }
    }
    return found
  }
}

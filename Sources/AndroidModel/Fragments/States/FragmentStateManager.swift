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
  /// Where the last effect was queued that will move it, when it comes to its end.
  var effectContainer: ContainerID?
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
    if !hasNoSavedState(fragment), let saved = fragments.savedStates[fragment] {
      restoreUserVisibleHint(fragment, from: saved)
      if image.hasViewsWithFragments { fragments.savedViews[fragment] = saved.views }
    }
    return fragments.insert(
      FragmentStateManager(fragment: fragment, managerState: state), in: manager)
  }
}

extension FragmentObjects {
  fileprivate mutating func insert(
    _ stateManager: FragmentStateManager, in manager: FragmentManagerID
  ) -> FragmentStateManagerID {
    let slot = stateManagers.insert(stateManager)
    self[listsOf: manager].stateManagers.append(slot)
    self[manager].hasHadFragments = true
    return FragmentStateManagerID(manager: manager, slot: slot)
  }

  /// Forgets the state managers that cannot be reached any more.
  mutating func dropUnusedStateManagers(of manager: FragmentManagerID) {
    let all = self[listsOf: manager].stateManagers
    // A few are searched sooner than hashed.
    let index = all.count > 16 ? Set(activeStateManagers(in: manager).map(\.slot)) : []
    var kept = ShortList<SlotID<FragmentStateManager>>()
    for slot in all {
      let isActive = index.isEmpty ? self[listsOf: manager].isActive(slot) : index.contains(slot)
      if isActive || stateManagers[slot].isMoving || movesAfterEffect(slot) {
        kept.append(slot)
      } else {
        stateManagers.remove(slot)
      }
    }
    self[listsOf: manager].stateManagers = kept
  }

  // It is mutating though it changes nothing, since all objects would be copied for a call that is
  // not.
  private mutating func movesAfterEffect(_ slot: SlotID<FragmentStateManager>) -> Bool {
    guard let container = stateManagers[slot].effectContainer else { return false }
    return containers[container].effects.operations.contains { $0.stateManager.slot == slot }
  }
}

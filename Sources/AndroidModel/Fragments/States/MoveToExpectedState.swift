// Follows androidx.fragment 1.4.1, FragmentStateManager.java: moveToExpectedState;
// FragmentStore.java: moveToExpectedState.

extension ActivityThread {
  /// Takes the fragment step by step to the state that it should have, looking again after each
  /// step: a callback may have changed what it should be.
  mutating func moveToExpectedState(_ id: FragmentStateManagerID) throws(AndroidException) {
    guard let stateManager = fragments[id], !stateManager.isMoving else { return }
    let fragment = stateManager.fragment
    var expected = computeExpectedState(of: fragment, stateManager.managerState)
    if isAtRest(fragment, expected) { return try mainThread.look() }
    // A parent's move makes its children move, from inside a callback or not.
    try mainThread.enter()
    defer { mainThread.leave() }
    fragments.setMoving(id, true)
    defer { fragments.setMoving(id, false) }

    var steps = 0
    while expected != fragments[fragment].state {
      let state = fragments[fragment].state
      steps += 1
      // There and back is what callbacks can bring about, and so they can without end.
      if steps > FragmentState.resumed.rawValue { try mainThread.look() }
      if expected > state {
        try stepUp(into: state.next, fragment, id)
      } else {
        try stepDown(into: state.previous, fragment, id)
      }
      guard let stateManager = fragments[id] else { break }
      expected = computeExpectedState(of: fragment, stateManager.managerState)
    }
    if steps == 0 { try discardIfNeverAttached(fragment, in: id.manager) }
    if fragments[fragment].hiddenChanged {
      try deliverHiddenChanged(fragment, stateManager: id)
    }
  }

  /// Most are: a manager asks all of its fragments whenever one of them may have to move.
  @inline(__always)
  private mutating func isAtRest(_ id: FragmentID, _ expected: FragmentState) -> Bool {
    fragments[id].state == expected && expected != .initializing && !fragments[id].hiddenChanged
  }

  /// Moves every fragment to what the manager's state allows, and lets those start that waited for
  /// the others.
  mutating func moveToState(_ manager: FragmentManagerID) throws(AndroidException) {
    try image.engine.moveAll(in: manager, &self)
    try startDeferredFragments(in: manager)
  }

  /// Walks the added fragments in the order of their addition, then all active ones. If a callback
  /// inflates an element, which adds another fragment, the iterator refuses to go on.
  mutating func moveAllToExpectedState(
    in manager: FragmentManagerID
  ) throws(AndroidException) {
    let added = fragments[listsOf: manager].added
    for place in added.indices {
      let fragment = added[place]
      if let stateManager = fragments.activeStateManager(fragments[fragment].key, in: manager) {
        try moveToExpectedState(stateManager)
        guard fragments[listsOf: manager].added.count == added.count else {
          throw AndroidException.concurrentModification
        }
      }
    }
    for entry in fragments[listsOf: manager].active.entries {
      guard let id = fragments.activeStateManager(entry.key, in: manager),
        let fragment = fragments[id]?.fragment
      else { continue }
      try moveToExpectedState(id)
      if fragments[fragment].isBeingRemoved {
        try saveLeavingState(of: fragment, in: manager)
        makeInactive(fragment, in: manager)
      }
    }
  }

  private mutating func stepUp(
    into state: FragmentState, _ fragment: FragmentID, _ stateManager: FragmentStateManagerID
  ) throws(AndroidException) {
    switch state {
    case .initializing: break
    case .attached:
      try moveTarget(of: fragment, in: stateManager.manager)
      try attach(fragment)
      try dispatchAttach(fragments[fragment].childManager)
      try notifyObservers(.onFragmentAttached, of: fragment, in: stateManager.manager)
    case .created: try create(fragment)
    case .viewCreated:
      try ensureInflatedView(fragment)
      guard !fragments[fragment].isFromLayout else { return }
      try createView(fragment, in: stateManager.manager)
      if fragments[fragment].view != nil {
        try dispatchStateChange(.viewCreated, in: fragments[fragment].childManager)
        try notifyObservers(.onFragmentViewCreated, of: fragment, in: stateManager.manager)
        if image.hasTabHosts { try attachTabHosts(inNewPage: fragment) }
        keepInvisible(fragment)
      }
      fragments[fragment].state = .viewCreated
    case .awaitingExitEffects:
      fragments[fragment].state = .awaitingExitEffects
      try reportActivityCreated(fragment)
      try restoreView(fragment)
      try dispatchActivityCreated(fragments[fragment].childManager)
      try notifyObservers(.onFragmentActivityCreated, of: fragment, in: stateManager.manager)
    case .activityCreated:
      let view = fragments[fragment].view
      let outcome = view?.visibility.entered ?? .visible
      enqueueEffect(.adding, outcome, of: fragment, stateManager: stateManager)
      fragments[fragment].state = .activityCreated
    case .started: try start(fragment)
    case .awaitingEnterEffects: fragments[fragment].state = .awaitingEnterEffects
    case .resumed: try resume(fragment)
    }
  }

  private mutating func stepDown(
    into state: FragmentState, _ fragment: FragmentID, _ stateManager: FragmentStateManagerID
  ) throws(AndroidException) {
    switch state {
    case .resumed: break
    case .awaitingEnterEffects: try pause(fragment)
    case .started: fragments[fragment].state = .started
    case .activityCreated: try stop(fragment)
    case .awaitingExitEffects:
      if fragments[fragment].isBeingSaved {
        try saveState(of: fragment, in: stateManager.manager)
      }
      enqueueEffect(.removing, .removed, of: fragment, stateManager: stateManager)
      fragments[fragment].state = .awaitingExitEffects
    case .viewCreated:
      fragments[fragment].isInLayout = false
      fragments[fragment].state = .viewCreated
    case .created: try destroyView(fragment)
    case .attached:
      try saveLeavingState(of: fragment, in: stateManager.manager)
      try destroy(fragment, in: stateManager.manager)
    case .initializing: try detach(fragment, in: stateManager.manager)
    }
  }

  /// What goes away into a saved back stack is saved, unless it has been while it had its view.
  private mutating func saveLeavingState(
    of fragment: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if fragments[fragment].isBeingSaved,
      !fragments[listsOf: manager].savedStates.contains(fragments[fragment].key)
    {
      try saveState(of: fragment, in: manager)
    }
  }

  /// A fragment that was removed before it was ever attached has no step to take.
  private mutating func discardIfNeverAttached(
    _ fragment: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard fragments[fragment].state == .initializing, fragments[fragment].isBeingRemoved,
      !fragments[fragment].isBeingSaved, image.app.fragmentLibrary.renewsNeverAttached
    else { return }
    if image.app.fragmentLibrary.clearsNestedViewModels {
      try clearRetainedStateOfChildren(of: fragment, in: manager)
    }
    try clearRetainedState(of: fragment, in: manager)
    makeInactive(fragment, in: manager)
    reset(fragment)
  }

  private mutating func deliverHiddenChanged(
    _ fragment: FragmentID, stateManager: FragmentStateManagerID
  ) throws(AndroidException) {
    let isHidden = fragments[fragment].isHidden
    enqueueEffect(
      .visibility, isHidden ? .gone : .visible, of: fragment, stateManager: stateManager)
    fragments[fragment].hiddenChanged = false
    try callHiddenChanged(fragment, isHidden)
    guard image.app.fragmentLibrary.hidesChildrenWithParent else { return }
    try dispatchHiddenChanged(fragments[fragment].childManager)
  }
}

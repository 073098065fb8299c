// Follows androidx.fragment 1.4.1, FragmentManager.java: restoreSaveState;
// FragmentStateManager.java: the constructor from FragmentState.

extension ActivityThread {
  /// Brings back what a manager had saved: the instances, what was added, the back stack.
  mutating func restore(
    _ saved: FragmentManagerState, in manager: FragmentManagerID
  ) throws(AndroidException) {
    fragments[listsOf: manager].savedStates = saved.statesOfInactive
    fragments[listsOf: manager].active.removeAll()
    fragments[listsOf: manager].free = []
    for key in saved.active {
      if let state = saved.savedStates[key] { try restoreActive(state, in: manager) }
    }
    restoreFreePlaces(saved, in: manager)
    try discardUnknownRetained(in: manager)
    fragments[listsOf: manager].added.removeAll()
    for key in saved.added {
      guard let fragment = fragments.activeFragment(key, in: manager) else {
        throw FragmentFault.missingSavedState.exception
      }
      try insertAdded(fragment, in: manager)
    }
    fragments[listsOf: manager].backStack.removeAll()
    for transaction in saved.backStack {
      restoreEntry(transaction, in: manager)
    }
    fragments[manager].nextBackStackIdentifier = saved.nextBackStackIdentifier
    if let key = saved.primaryNavigation {
      let primary = fragments.activeFragment(key, in: manager)
      fragments[manager].primaryNavigation = primary
      try tellPrimaryNavigation(primary, in: manager)
    }
    if !saved.results.isEmpty {
      fragments[listsOf: manager].results.stored.merge(saved.results) { _, saved in saved }
    }
    for entry in saved.savedBackStacks.entries {
      fragments[listsOf: manager].savedBackStacks[entry.key] = entry.value
    }
  }

  /// The free places were saved, too, and the last of them is filled first now.
  private mutating func restoreFreePlaces(
    _ saved: FragmentManagerState, in manager: FragmentManagerID
  ) {
    guard reusesPlaces, saved.active.contains(where: { saved.savedStates[$0] == nil }) else {
      return
    }
    var active = InsertionOrderedMap<FragmentKey, FragmentStateManagerID?>()
    for key in saved.active {
      let restored = fragments.activeStateManager(key, in: manager)
      active[key] = .some(restored)
      if restored == nil { fragments[listsOf: manager].free.append(key) }
    }
    fragments[listsOf: manager].active = active
  }

  private mutating func restoreActive(
    _ state: SavedFragment, in manager: FragmentManagerID
  ) throws(AndroidException) {
    let fragment: FragmentID
    if let retained = retainedInstance(state.key, in: manager) {
      fragment = retained
      fragments[fragment].backStackNesting = 0
      fragments[fragment].isInLayout = false
      fragments[fragment].isAdded = false
      fragments.savedStates[fragment] = state.bundle ?? FragmentBundle()
      fragments[fragment].target = state.target.map(FragmentTarget.key)
    } else {
      fragment = try instantiate(state, in: manager)
    }
    fragments[fragment].manager = manager
    makeActive(newStateManager(for: fragment, in: manager, state: fragments[manager].state))
  }

  /// Makes a new instance from saved state.
  mutating func instantiate(
    _ state: SavedFragment, in manager: FragmentManagerID
  ) throws(AndroidException) -> FragmentID {
    let isMadeByApp = try askFragmentFactory(of: manager)
    if !isMadeByApp,
      image.fragment(state.classID)?.declaration.flaws.forbidsInstantiation == true
    {
      throw FragmentFault.notInstantiable.exception
    }
    let id = try newFragment(state.classID, key: state.key)
    fragments[id].restore(state)
    if forgetsRemoval { fragments[id].isRemoving = false }
    if !isRestoredLikeNew(id, state) {
      fragments.savedStates[id] = state.bundle ?? FragmentBundle()
    }
    if state.target != nil { fragments.hasTargets = true }
    return id
  }

  /// Whether it had nothing to save, and gets no bundle for it. A view has something, since one
  /// with an id does, and so has a dialog.
  private func isRestoredLikeNew(_ id: FragmentID, _ state: SavedFragment) -> Bool {
    guard !image.app.fragmentLibrary.restoresEmptyStates else { return false }
    return !fragments[id].kind.hasView && !fragments[id].kind.isDialog && state.target == nil
      && (state.bundle ?? FragmentBundle()) == FragmentBundle()
  }

  /// Up to 1.0 it was not saved that a fragment was removed. Of those that are not added a manager
  /// moves only the removed and the detached, so that one on the back stack stayed as it had been
  /// made. The platform's own managers had moved all of them until they could reorder.
  private var forgetsRemoval: Bool {
    !image.app.fragmentLibrary.savesRemoval
      && (!image.hostsPlatformFragments || version.hasReorderedTransactions)
  }

  /// A retained instance that the saved state does not know is destroyed.
  private mutating func discardUnknownRetained(
    in manager: FragmentManagerID
  ) throws(AndroidException) {
    for fragment in retainedInstances(in: manager)
    where fragments.activeStateManager(fragments[fragment].key, in: manager) == nil {
      setRetained(fragment, false, in: manager)
      fragments[fragment].manager = manager
      let stateManager = newStateManager(for: fragment, in: manager, state: .created)
      try image.engine.move(stateManager, to: .created, in: &self)
      fragments[fragment].isRemoving = true
      try image.engine.move(stateManager, to: .initializing, in: &self)
    }
  }

  private mutating func restoreEntry(
    _ saved: SavedTransaction, in manager: FragmentManagerID
  ) {
    var record = saved.record
    for index in saved.operations.indices {
      guard let key = saved.operations[index].fragment,
        let fragment = fragments.activeFragment(key, in: manager)
      else { continue }
      record.operations[index].fragment = fragment
      fragments[fragment].backStackNesting += 1
    }
    let id = fragments.transactions.insert(record)
    fragments[listsOf: manager].backStack.append(id)
  }

  /// Whether `super.onCreate` of the fragment sees to its children, should there be any.
  mutating func restoresChildrenInOnCreate(of id: FragmentID) -> Bool {
    guard image.hostsPlatformFragments,
      !hasNoSavedState(id) || fragments[fragments[id].childManager].hasHadFragments
    else { return true }
    return version.restoresChildrenInOnCreate
  }

  /// Inside `super.onCreate` of a fragment: those come back that were saved, and those that are
  /// there are created.
  mutating func createChildren(of id: FragmentID) throws(AndroidException) {
    try restoreChildren(of: id)
    let children = fragments[id].childManager
    if fragments[children].state < .created { try dispatchCreate(children) }
  }

  /// For an app that targets less than Android 7 `onCreate` has returned by then. Children that
  /// were not saved are not created; those wait for `onActivityCreated`.
  mutating func createChildrenBehindOnCreate(of id: FragmentID) throws(AndroidException) {
    try restoreChildren(of: id)
    makeChildManager(of: id)
  }

  /// `getChildFragmentManager()` of a platform's fragment, which makes the manager when it is asked
  /// for the first time, and takes it to where its fragment is.
  mutating func makeChildManager(of id: FragmentID) {
    let children = fragments[id].childManager
    guard fragments[id].state >= .created, fragments[children].state < .created,
      fragments[children].host != nil, !fragments[children].hasHadFragments
    else { return }
    fragments[children].state = .created
  }

  /// Restores the children that were saved.
  mutating func restoreChildren(of id: FragmentID) throws(AndroidException) {
    guard !hasNoSavedState(id) else { return }
    let savedStates = fragments.savedStates
    guard let saved = savedStates[id]?.children?.value else { return }
    let children = fragments[id].childManager
    try restore(saved, in: children)
    try dispatchCreate(children)
  }
}

extension Fragment {
  fileprivate mutating func restore(_ state: SavedFragment) {
    isRestored = true
    containerName = state.containerName
    viewID = state.viewID
    isFromLayout = state.isFromLayout
    tag = state.tag
    isRemoving = state.isRemoving
    isDetached = state.isDetached
    isHidden = state.isHidden
    maximum = state.maximum
    target = state.target.map(FragmentTarget.key)
  }
}

// Follows androidx.fragment 1.4.1 and 1.6.2, FragmentManagerViewModel.java; FragmentManager.java:
// clearBackStackStateViewModels.

/// What outlives a configuration change for one owner of a manager. The library keeps the retained
/// instances in a view model among the owner's.
struct RetainedStore: Hashable, Sendable {
  var instances = InsertionOrderedMap<FragmentKey, FragmentID>()
  /// The owner is gone for good.
  var isCleared = false
  /// Changes are ignored: they could not be restored consistently.
  var isStateSaved = false
  /// Nil: none was asked for.
  var viewModels: Boxed<ViewModelStore>?
  /// Nil: there never was one.
  var loaders: Boxed<LoaderViewModel>?
  /// Of a store of a fragment: the instance that has or had it last.
  var owner: FragmentID?
  /// `NavControllerViewModel.viewModelStores`, by the ids of the entries; nil: none was asked for.
  var entryStores: Boxed<InsertionOrderedMap<Symbol, RetainedStoreID>>?

  /// The fragment whose children's store it is.
  struct Parent: Hashable, Sendable {
    /// Of the manager that has the fragment.
    let store: RetainedStoreID
    let fragment: FragmentKey
  }
}

extension RetainedStore: SlotRecord {
  static var vacant: RetainedStore { RetainedStore() }
}

/// Retained instances on their way from one host instance to the next.
struct RetainedFragments: Hashable, Sendable {
  let store: RetainedStoreID
}

extension ActivityThread {
  /// The store of a host: what the instance before it has left, or a new one.
  mutating func retainedStore(ofHost token: ActivityToken) -> RetainedStoreID {
    retainedFragments(of: token)?.store ?? fragments.retainedStores.insert(RetainedStore())
  }

  /// The store that a fragment's children had before the fragment was attached, as after a
  /// configuration change. Mostly nothing is ever put into one, and then there is none.
  @inline(__always)
  func knownStore(ofChildrenOf id: FragmentID, in manager: FragmentManagerID) -> RetainedStoreID? {
    guard !fragments.storesOfChildren.isEmpty, let store = fragments[manager].retainedStore else {
      return nil
    }
    return fragments.storesOfChildren[
      RetainedStore.Parent(store: store, fragment: fragments[id].key)]
  }

  /// The manager's store, for a caller that puts something into it; nil before the manager is
  /// attached.
  mutating func retainedStore(of manager: FragmentManagerID) -> RetainedStoreID? {
    if let known = fragments[manager].retainedStore { return known }
    guard let parent = fragments[manager].attachedTo, let above = fragments[parent].manager,
      let storeAbove = retainedStore(of: above)
    else { return nil }
    let store = fragments.retainedStores.insert(RetainedStore())
    fragments.retainedStores[store].owner = parent
    if hasGivenUpRetainedState(of: parent, in: above) {
      fragments.retainedStores[store].isCleared = true
    } else {
      fragments.storesOfChildren[
        RetainedStore.Parent(store: storeAbove, fragment: fragments[parent].key)] = store
    }
    fragments[manager].retainedStore = store
    syncRetainedStore(of: manager)
    return store
  }

  /// Whether a store for the fragment's children comes too late: stores are cleared as the fragment
  /// goes for good, behind `clearNonConfigState` in `FragmentStateManager.destroy`.
  private func hasGivenUpRetainedState(of id: FragmentID, in manager: FragmentManagerID) -> Bool {
    fragments[fragments[id].childManager].isDestroyed
      && (fragments[id].isBeingRemoved || isRetainedStoreCleared(of: manager))
  }

  /// Tells the store whether the manager's state is saved. Before the library listed retained
  /// instances, it looked for them when the state was really saved.
  mutating func syncRetainedStore(of manager: FragmentManagerID) {
    guard let store = fragments[manager].retainedStore else { return }
    let isStateSaved =
      fragments[manager].stateSaved
      || fragments[manager].isStopped && image.app.fragmentLibrary.listsRetained
    guard fragments.retainedStores[store].isStateSaved != isStateSaved else { return }
    fragments.retainedStores[store].isStateSaved = isStateSaved
  }

  mutating func setRetained(
    _ id: FragmentID, _ isRetained: Bool, in manager: FragmentManagerID
  ) {
    guard let store = isRetained ? retainedStore(of: manager) : fragments[manager].retainedStore,
      !fragments.retainedStores[store].isStateSaved
    else { return }
    let key = fragments[id].key
    fragments.retainedStores[store].instances[key] = isRetained ? id : nil
  }

  /// `saveNonConfig`: before the library listed retained instances, it looked for them again each
  /// time that it saved the state.
  mutating func collectRetained(in manager: FragmentManagerID) {
    var instances = InsertionOrderedMap<FragmentKey, FragmentID>()
    for entry in fragments[listsOf: manager].active.entries {
      guard let stateManager = entry.value, let id = fragments[stateManager]?.fragment,
        fragments[id].retainsInstance
      else { continue }
      instances[entry.key] = id
    }
    guard !instances.isEmpty || fragments[manager].retainedStore != nil,
      let store = retainedStore(of: manager)
    else { return }
    fragments.retainedStores[store].instances = instances
  }

  @inline(__always)
  func retainedInstance(_ key: FragmentKey, in manager: FragmentManagerID) -> FragmentID? {
    fragments[manager].retainedStore.flatMap { fragments.retainedStores[$0].instances[key] }
  }

  @inline(__always)
  func retainedInstances(in manager: FragmentManagerID) -> [FragmentID] {
    fragments[manager].retainedStore
      .flatMap { fragments.retainedStores[$0].instances.values } ?? []
  }

  /// A retained instance is not destroyed with its host, unless the host goes for good.
  @inline(__always)
  func shouldDestroy(_ key: FragmentKey, in manager: FragmentManagerID) -> Bool {
    retainedInstance(key, in: manager) == nil || isRetainedStoreCleared(of: manager)
  }

  @inline(__always)
  func isRetainedStoreCleared(of manager: FragmentManagerID) -> Bool {
    fragments[manager].retainedStore.flatMap { fragments.retainedStores[$0].isCleared } ?? true
  }

  /// Clears what a fragment that goes for good has kept for its children, and its view models.
  mutating func clearRetainedState(
    of id: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    try clearViewModels(in: giveUpRetainedState(of: id, in: manager), of: .fragment(id))
    if image.hasNavHosts { try noteNavigation(ofCleared: id, in: manager) }
  }

  /// - Returns: the store, which is not used any more; its view models are still in it.
  @inline(__always)
  mutating func giveUpRetainedState(
    of id: FragmentID, in manager: FragmentManagerID
  ) -> RetainedStoreID? {
    guard let store = fragments[manager].retainedStore else { return nil }
    return giveUpRetainedState(of: fragments[id].key, in: store)
  }

  /// - Parameter store: of the manager that has the fragment, or has had it.
  private mutating func giveUpRetainedState(
    of key: FragmentKey, in store: RetainedStoreID
  ) -> RetainedStoreID? {
    let parent = RetainedStore.Parent(store: store, fragment: key)
    guard let own = fragments.storesOfChildren[parent] else { return nil }
    fragments.storesOfChildren[parent] = nil
    fragments.retainedStores[own].isCleared = true
    return own
  }

  /// `clearBackStackStateViewModels`: a manager that goes for good can restore nothing of what has
  /// been put away under a name.
  mutating func clearRetainedStatePutAway(
    in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let store = fragments[manager].retainedStore, fragments.retainedStores[store].isCleared
    else { return }
    for saved in fragments[listsOf: manager].savedBackStacks.values {
      for key in saved.fragments { try clearRetainedState(of: key, in: store) }
    }
  }

  /// `clearNonConfigState` of all fragments in one that was never attached, ahead of its own.
  mutating func clearRetainedStateOfChildren(
    of id: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let own = knownStore(ofChildrenOf: id, in: manager) else { return }
    try clearRetainedStateOfAll(in: own)
  }

  private mutating func clearRetainedStateOfAll(
    in store: RetainedStoreID
  ) throws(AndroidException) {
    for child in fragments.storesOfChildren.keys where child.store == store {
      if let own = fragments.storesOfChildren[child] { try clearRetainedStateOfAll(in: own) }
      try clearRetainedState(of: child.fragment, in: store)
    }
  }

  private mutating func clearRetainedState(
    of key: FragmentKey, in store: RetainedStoreID
  ) throws(AndroidException) {
    guard let own = giveUpRetainedState(of: key, in: store),
      let owner = fragments.retainedStores[own].owner
    else { return }
    try clearViewModels(in: own, of: .fragment(owner))
  }

  /// `NavControllerViewModel.getViewModelStore`: what an entry of the owner's navigation has.
  mutating func retainedStore(ofEntry id: Symbol, in owner: RetainedStoreID) -> RetainedStoreID {
    var stores = fragments.retainedStores[owner].entryStores?.value ?? InsertionOrderedMap()
    if let known = stores[id] { return known }
    let store = fragments.retainedStores.insert(RetainedStore())
    stores[id] = store
    fragments.retainedStores[owner].entryStores = Boxed(stores)
    return store
  }

  /// `NavControllerViewModel.clear`
  ///
  /// - Returns: the store, which is not used any more; its view models are still in it.
  mutating func giveUpEntryStore(_ id: Symbol, in owner: RetainedStoreID) -> RetainedStoreID? {
    guard let store = fragments.retainedStores[owner].entryStores?.value[id] else { return nil }
    fragments.retainedStores[owner].entryStores?.value[id] = nil
    return store
  }

  mutating func giveUpNextEntryStore(in owner: RetainedStoreID) -> RetainedStoreID? {
    guard let id = fragments.retainedStores[owner].entryStores?.value.keys.first else { return nil }
    return giveUpEntryStore(id, in: owner)
  }

  /// The host's ViewModels are cleared: it is destroyed, and not for a configuration change.
  mutating func clearRetainedStore(of manager: FragmentManagerID) {
    guard let store = fragments[manager].retainedStore else { return }
    fragments.retainedStores[store].isCleared = true
  }
}

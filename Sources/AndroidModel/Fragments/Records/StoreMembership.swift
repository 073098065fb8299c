// Follows androidx.fragment 1.4.1, FragmentStore.java: addFragment, makeActive, makeInactive,
// burpActive; FragmentManager.java: addFragment, removeFragment; and 1.6, FragmentStore.java:
// makeInactive.

/// Which fragments a manager has: the added ones, and the active ones among which are those on the
/// back stack.
extension ActivityThread {
  /// What an `add`, or a popped `remove`, does.
  mutating func addFragment(
    _ id: FragmentID, to manager: FragmentManagerID
  ) throws(AndroidException) {
    if fragments[id].isReused { try report(.detectFragmentReuse, by: id) }
    let stateManager = try stateManager(for: id, in: manager)
    // Without the state manager one that has gone has none again until it is attached.
    if fragments[id].manager != manager, image.app.fragmentLibrary.hasStateManager {
      fragments[id].manager = manager
    }
    makeActive(stateManager)
    guard !fragments[id].isDetached else { return }
    try insertAdded(id, in: manager)
    fragments[id].comeBack()
  }

  mutating func removeFragment(_ id: FragmentID, from manager: FragmentManagerID) {
    guard !fragments[id].isDetached || !fragments[id].isInBackStack else { return }
    removeAdded(id, in: manager)
    fragments[id].isRemoving = true
  }

  mutating func setHidden(_ id: FragmentID, _ isHidden: Bool) {
    guard fragments[id].isHidden != isHidden else { return }
    fragments[id].isHidden = isHidden
    // A second change before the first was delivered takes it back.
    fragments[id].hiddenChanged.toggle()
  }

  mutating func detachFragment(_ id: FragmentID, from manager: FragmentManagerID) {
    guard !fragments[id].isDetached else { return }
    fragments[id].isDetached = true
    if fragments[id].isAdded { removeAdded(id, in: manager) }
  }

  mutating func attachFragment(
    _ id: FragmentID, to manager: FragmentManagerID
  ) throws(AndroidException) {
    guard fragments[id].isDetached else { return }
    fragments[id].isDetached = false
    if !fragments[id].isAdded { try insertAdded(id, in: manager) }
  }

  mutating func insertAdded(
    _ id: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard !fragments[listsOf: manager].added.contains(id) else {
      throw FragmentFault.alreadyAdded.exception
    }
    try checkIsNotInside(manager, id)
    fragments.add(id, to: manager)
  }

  /// In the library, whatever goes down the tree next goes down for ever.
  @inline(__always)
  func checkIsNotInside(
    _ manager: FragmentManagerID, _ id: FragmentID
  ) throws(AndroidException) {
    var owner = fragments[manager].parent
    while let parent = owner {
      if parent == id {
        throw AndroidException("StackOverflowError", "a fragment is nested in itself")
      }
      owner = fragments[parent].parent
    }
  }

  private mutating func removeAdded(_ id: FragmentID, in manager: FragmentManagerID) {
    fragments[listsOf: manager].added.removeFirst(id)
    fragments[id].isAdded = false
  }

  mutating func makeActive(_ stateManager: FragmentStateManagerID) {
    guard let fragment = fragments[stateManager]?.fragment else { return }
    let key = fragments[fragment].key
    guard fragments.activeStateManager(key, in: stateManager.manager) == nil else { return }
    fragments[listsOf: stateManager.manager].makeActive(key, stateManager)
    if fragments[fragment].isRestored, leavesRestoredUnmarked { return }
    if fragments[fragment].retainsInstance { noteRetained(fragment, in: stateManager.manager) }
  }

  /// One that is retained is in the store once it has been put there; before there was one, it was
  /// for being marked so.
  private mutating func noteRetained(_ id: FragmentID, in manager: FragmentManagerID) {
    guard fragments[id].retainChangedWithoutManager || !image.app.fragmentLibrary.listsRetained
    else { return }
    setRetained(id, true, in: manager)
    fragments[id].retainChangedWithoutManager = false
  }

  private var leavesRestoredUnmarked: Bool {
    image.app.fragmentLibrary.listsRetained
      && !image.app.fragmentLibrary.listsRestored
  }

  /// Lets a fragment go. Its place stays until the batch is over, so that a walk over the active
  /// fragments that is under way is not disturbed.
  mutating func makeInactive(_ id: FragmentID, in manager: FragmentManagerID) {
    if fragments[id].retainsInstance { setRetained(id, false, in: manager) }
    let key = fragments[id].key
    // What was restored while this one was still on its way out has the same key.
    if image.app.fragmentLibrary.sparesSuccessors,
      let active = fragments.activeStateManager(key, in: manager),
      fragments[active]?.fragment != id
    {
      return
    }
    if reusesPlaces, fragments.activeStateManager(key, in: manager) != nil {
      fragments[listsOf: manager].free.append(key)
    }
    fragments[listsOf: manager].active[key] = .some(nil)
  }

  /// Before there was a number for each new one, which says its place, the manager of the platform's
  /// own fragments filled the places again.
  var reusesPlaces: Bool { image.hostsPlatformFragments && version.reusesFragmentPlaces }

  /// Drops the places of fragments that were let go, and what moved them.
  @inline(__always)
  mutating func compactActive(of manager: FragmentManagerID) {
    if fragments[listsOf: manager].hasUnused { dropUnused(of: manager) }
  }

  private mutating func dropUnused(of manager: FragmentManagerID) {
    if fragments[listsOf: manager].free.isEmpty {
      fragments[listsOf: manager].active.removeAll { $0 == nil }
    }
    fragments.dropUnusedStateManagers(of: manager)
  }
}

extension FragmentObjects {
  fileprivate mutating func add(_ id: FragmentID, to manager: FragmentManagerID) {
    self[listsOf: manager].added.append(id)
    self[id].isAdded = true
  }
}

// Follows androidx.fragment 1.4.1, FragmentStateManager.java: pause, stop, destroyFragmentView,
// destroy, detach; Fragment.java: initState.

/// The steps of a fragment on its way down: its children first, then its Lifecycles, then the
/// callback.
extension ActivityThread {
  /// - Parameter nestsLifecycles: its Lifecycle goes down behind its children, as it does since
  ///   1.1.
  mutating func pause(
    _ id: FragmentID, nestsLifecycles: Bool = true
  ) throws(AndroidException) {
    if !nestsLifecycles { try moveLifecycles(of: id, downTo: .started) }
    try dispatchPause(fragments[id].childManager)
    if nestsLifecycles { try moveLifecycles(of: id, downTo: .started) }
    fragments[id].state = .awaitingEnterEffects
    try callFragment(.onPause, id)
    try notifyObservers(.onFragmentPaused, of: id, in: fragments[id].manager)
  }

  mutating func stop(_ id: FragmentID) throws(AndroidException) {
    try dispatchStop(fragments[id].childManager)
    try moveLifecycles(of: id, downTo: .created)
    fragments[id].state = .activityCreated
    try callFragment(.onStop, id)
    try notifyObservers(.onFragmentStopped, of: id, in: fragments[id].manager)
  }

  mutating func destroyView(_ id: FragmentID) throws(AndroidException) {
    try takeViewOut(id)
    try endViewLifecycle(of: id)
    fragments[id].state = .created
    try callFragment(.onDestroyView, id)
    try dropView(id)
  }

  /// What comes before its Lifecycle ends: it leaves its container, and the children lose theirs.
  @inline(__always)
  mutating func takeViewOut(_ id: FragmentID) throws(AndroidException) {
    if fragments.savedViews[id] == nil { saveViews(inViewOf: id) }
    removeViewFromContainer(id)
    try dispatchStateChange(.created, in: fragments[id].childManager)
  }

  @inline(__always)
  mutating func endViewLifecycle(of id: FragmentID) throws(AndroidException) {
    if let view = fragments[id].view, view.lifecycle >= .created {
      try moveViewLifecycle(of: id, to: .destroyed)
    }
  }

  /// What comes after `onDestroyView`.
  @inline(__always)
  mutating func dropView(_ id: FragmentID) throws(AndroidException) {
    if fragments.hasLoaders { try markLoadersForRedelivery(of: id) }
    try notifyObservers(.onFragmentViewDestroyed, of: id, in: fragments[id].manager)
    if let creation = fragments[id].contentCreation {
      dropViews(in: .view(of: id, creation: creation))
    }
    if let own = fragments[id].ownContainer { dropContainer(own) }
    fragments[id].endView()
    try announceViewLifecycleOwner(of: id)
  }

  /// - Parameter keepsActive: its manager does not let it go.
  mutating func destroy(
    _ id: FragmentID, in manager: FragmentManagerID, keepsActive: Bool = false
  ) throws(AndroidException) {
    guard let clears = beginDestruction(of: id, in: manager) else { return }
    if clears { try clearRetainedState(of: id, in: manager) }
    try dispatchDestroy(fragments[id].childManager)
    try moveLifecycle(of: id, to: .destroyed)
    fragments[id].state = .attached
    fragments[id].isCreated = false
    try callFragment(.onDestroy, id)
    try endDestruction(of: id, in: manager, keepsActive: keepsActive)
  }

  /// - Returns: nil: a retained instance, which goes on without an `onDestroy`; else whether what
  ///   it has kept for its next instance is to be cleared.
  @inline(__always)
  mutating func beginDestruction(of id: FragmentID, in manager: FragmentManagerID) -> Bool? {
    let key = fragments[id].key
    let isBeingRemoved = fragments[id].isBeingRemoved
    let isLeavingForGood = isBeingRemoved && !fragments[id].isBeingSaved
    if isLeavingForGood { fragments[listsOf: manager].savedStates[key] = nil }
    guard isBeingRemoved || shouldDestroy(key, in: manager) else {
      keepRetainedTarget(of: id, in: manager)
      fragments[id].state = .attached
      return nil
    }
    return isLeavingForGood || isRetainedStoreCleared(of: manager)
  }

  /// What comes after `onDestroy`.
  @inline(__always)
  mutating func endDestruction(
    of id: FragmentID, in manager: FragmentManagerID, keepsActive: Bool
  ) throws(AndroidException) {
    try notifyObservers(.onFragmentDestroyed, of: id, in: manager)
    keepTargets(of: id, in: manager)
    if !keepsActive { makeInactive(id, in: manager) }
  }

  mutating func detach(
    _ id: FragmentID, in manager: FragmentManagerID, keepsActive: Bool = false
  ) throws(AndroidException) {
    fragments[id].state = .initializing
    try callFragment(.onDetach, id)
    let children = fragments[id].childManager
    if !fragments[children].isDestroyed {
      try dispatchDestroy(children)
      replaceChildManager(of: id)
    }
    try notifyObservers(.onFragmentDetached, of: id, in: manager)
    fragments[id].detach()
    let isLetGo =
      fragments[id].isBeingRemoved || shouldDestroy(fragments[id].key, in: manager)
    if isLetGo && !keepsActive {
      reset(id)
    }
  }

  /// Makes an instance that has been let go usable again, as if newly constructed.
  mutating func reset(_ id: FragmentID) {
    let old = fragments[id].key
    fragments[id].reset()
    if image.app.fragmentLibrary.renewsLifecycles {
      fragments[id].isLifecycleObserved = false
    } else if !fragments.observers.isEmpty {
      fragments.observers.move(from: .fragment(id, old), to: .fragment(id, fragments[id].key))
    }
    fragments.savedStateRegistries[id] = nil
    replaceChildManager(of: id)
  }

  private mutating func replaceChildManager(of id: FragmentID) {
    let old = fragments[id].childManager
    fragments.release(old)
    fragments[id].childManager = fragments.newManager()
  }
}

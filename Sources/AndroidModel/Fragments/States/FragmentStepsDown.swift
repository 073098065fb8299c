/// The steps of a fragment on its way down: its children first, then its Lifecycles, then the
/// callback.
extension AppProcess {
  mutating func pause(_ id: InstanceID) throws(AndroidException) {
    try dispatchStateChange(.started, in: fragments[id].childManager)
    try moveViewLifecycle(of: id, to: .started)
    try moveLifecycle(of: id, to: .started)
    fragments[id].state = .awaitingEnterEffects
    try callFragment(.onPause, id)
    try notifyObservers(.onFragmentPaused, of: id, in: fragments[id].manager)
  }

  mutating func stop(_ id: InstanceID) throws(AndroidException) {
    try dispatchStop(fragments[id].childManager)
    try moveViewLifecycle(of: id, to: .created)
    try moveLifecycle(of: id, to: .created)
    fragments[id].state = .activityCreated
    try callFragment(.onStop, id)
    try notifyObservers(.onFragmentStopped, of: id, in: fragments[id].manager)
  }

  mutating func destroyView(_ id: InstanceID) throws(AndroidException) {
    if fragments[id].savedPagers == nil { savePagers(ofViewOf: id) }
    removeViewFromContainer(id)
    try dispatchStateChange(.created, in: fragments[id].childManager)
    if let view = fragments[id].view, view.lifecycle >= .created {
      try moveViewLifecycle(of: id, to: .destroyed)
    }
    fragments[id].state = .created
    try callFragment(.onDestroyView, id)
    try notifyObservers(.onFragmentViewDestroyed, of: id, in: fragments[id].manager)
    if let view = fragments[id].view {
      dropPagers(in: .view(of: id, creation: view.creation))
      let own = ContainerID.view(of: id, creation: view.creation)
      fragments.containers[own] = nil
      // What still runs in it ends by itself.
      if fragments.effects[own]?.isEmpty == true { fragments.effects[own] = nil }
    }
    fragments[id].hasMadeView = false
    fragments[id].container = nil
    fragments[id].view = nil
    fragments[id].isInLayout = false
    fragments[id].state = .created
  }

  /// - Parameter keepsActive: its manager does not let it go.
  mutating func destroy(
    _ driver: FragmentDriver, keepsActive: Bool = false
  ) throws(AndroidException) {
    let id = driver.fragment
    let fragment = fragments[id]
    if fragment.isBeingRemoved && !fragment.isBeingSaved {
      fragments[driver.manager].savedStates[fragment.key] = nil
    }
    guard fragment.isBeingRemoved || shouldDestroy(fragment.key, in: driver.manager) else {
      // A retained instance goes on without an onDestroy.
      keepRetainedTarget(of: id, in: driver.manager)
      fragments[id].state = .attached
      return
    }
    let isLeavingForGood = fragment.isBeingRemoved && !fragment.isBeingSaved
    if isLeavingForGood || isRetainedStoreCleared(of: driver.manager) {
      try clearRetainedState(of: id, in: driver.manager)
    }
    try dispatchDestroy(fragment.childManager)
    try moveLifecycle(of: id, to: .destroyed)
    fragments[id].state = .attached
    fragments[id].isCreated = false
    try callFragment(.onDestroy, id)
    try notifyObservers(.onFragmentDestroyed, of: id, in: driver.manager)
    keepTargets(of: id, in: driver.manager)
    if !keepsActive { makeInactive(driver) }
  }

  mutating func detach(
    _ driver: FragmentDriver, keepsActive: Bool = false
  ) throws(AndroidException) {
    let id = driver.fragment
    fragments[id].state = .initializing
    try callFragment(.onDetach, id)
    let children = fragments[id].childManager
    if !fragments[children].isDestroyed {
      try dispatchDestroy(children)
      replaceChildManager(of: id)
    }
    try notifyObservers(.onFragmentDetached, of: id, in: driver.manager)
    fragments[id].state = .initializing
    fragments[id].isAttached = false
    fragments[id].parent = nil
    fragments[id].manager = nil
    let fragment = fragments[id]
    let isLetGo = fragment.isBeingRemoved || shouldDestroy(fragment.key, in: driver.manager)
    if isLetGo && !keepsActive {
      reset(id)
    }
  }

  /// Makes an instance that has been let go usable again, as if newly constructed.
  mutating func reset(_ id: InstanceID) {
    let key = fragments[id].key
    fragments[id].key = FragmentKey(firstInstance: id, incarnation: key.incarnation + 1)
    fragments[id].lifecycle = .initialized
    fragments[id].isLifecycleObserved = false
    fragments[id].isAdded = false
    fragments[id].isRemoving = false
    fragments[id].isRestored = false
    fragments[id].backStackNesting = 0
    fragments[id].manager = nil
    fragments[id].isAttached = false
    fragments[id].containerName = nil
    fragments[id].viewID = nil
    fragments[id].isFromLayout = false
    fragments[id].isInLayout = false
    fragments[id].tag = nil
    fragments[id].isHidden = false
    fragments[id].isDetached = false
    replaceChildManager(of: id)
  }

  private mutating func replaceChildManager(of id: InstanceID) {
    let old = fragments[id].childManager
    // One that is at work further up the stack, or whose fragments still have effects to end, is
    // asked later what it wants of them.
    if !fragments[old].isAtWork && !hasEffects(ofFragmentsIn: old) {
      fragments.remove(manager: old)
    }
    fragments[id].childManager = fragments.newManager()
  }
}

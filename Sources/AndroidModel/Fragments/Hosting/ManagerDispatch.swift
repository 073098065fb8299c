// Follows androidx.fragment 1.4.1, FragmentManager.java: dispatchAttach to dispatchDestroy,
// dispatchStateChange, attachController.

/// How a manager is told of its owner's state: the host's, or that of the parent fragment.
extension ActivityThread {
  mutating func dispatchAttach(_ manager: FragmentManagerID) throws(AndroidException) {
    try dispatchUp(to: .attached, in: manager)
  }

  mutating func dispatchCreate(_ manager: FragmentManagerID) throws(AndroidException) {
    try dispatchUp(to: .created, in: manager)
  }

  mutating func dispatchActivityCreated(_ manager: FragmentManagerID) throws(AndroidException) {
    try dispatchUp(to: .activityCreated, in: manager)
  }

  mutating func dispatchStart(_ manager: FragmentManagerID) throws(AndroidException) {
    try dispatchUp(to: .started, in: manager)
  }

  mutating func dispatchResume(_ manager: FragmentManagerID) throws(AndroidException) {
    try dispatchUp(to: .resumed, in: manager)
  }

  /// Whoever is on the way up may be committed to again.
  private mutating func dispatchUp(
    to state: FragmentState, in manager: FragmentManagerID
  ) throws(AndroidException) {
    forgetSavedState(of: manager)
    try dispatchStateChange(state, in: manager)
  }

  mutating func dispatchStop(_ manager: FragmentManagerID) throws(AndroidException) {
    fragments[manager].isStopped = true
    syncRetainedStore(of: manager)
    try dispatchStateChange(.activityCreated, in: manager)
  }

  mutating func dispatchDestroy(_ manager: FragmentManagerID) throws(AndroidException) {
    fragments[manager].isDestroyed = true
    try execPendingActions(in: manager, allowStateLoss: true)
    try forceCompleteEffects(ofContainersIn: manager)
    try dispatchStateChange(.initializing, in: manager)
    fragments[manager].host = nil
    fragments[manager].parent = nil
  }

  /// Moves every fragment to what the new state allows, ends the effects, and then runs what was
  /// committed meanwhile.
  mutating func dispatchStateChange(
    _ state: FragmentState, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if fragments.hasNothingToDo(manager) { return fragments[manager].rest(in: state) }
    try executing(in: manager) { process throws(AndroidException) in
      process.fragments.tellStateManagers(of: manager, state)
      if process.fragments[manager].state != state {
        process.fragments[manager].state = state
        try process.moveToState(manager)
      }
      try process.forceCompleteEffects(ofContainersIn: manager)
    }
    try execPendingActions(in: manager, allowStateLoss: true)
  }

  /// Marks the manager as executing for the time of `body`: it refuses other transactions.
  mutating func executing(
    in manager: FragmentManagerID,
    _ body: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    fragments[manager].isExecuting = true
    defer { fragments[manager].isExecuting = false }
    try body(&self)
  }

  mutating func noteStateNotSaved(_ manager: FragmentManagerID) {
    guard fragments[manager].host != nil else { return }
    forgetSavedState(of: manager)
    for place in fragments[listsOf: manager].added.indices {
      noteStateNotSaved(fragments[fragments[listsOf: manager].added[place]].childManager)
    }
  }

  /// Mostly there is none.
  @inline(__always)
  private mutating func forgetSavedState(of manager: FragmentManagerID) {
    guard fragments[manager].isStateSaved else { return }
    fragments[manager].forgetSavedState()
    syncRetainedStore(of: manager)
  }
}

/// How a manager gets its owner.
extension ActivityThread {
  /// Gives the manager of a new instance of the host its host, and with it what the saved state and
  /// the store bring back.
  mutating func attachHostManager(
    _ token: ActivityToken, saved: FragmentManagerState?
  ) throws(AndroidException) -> FragmentManagerID {
    var manager = hostManager(of: token)
    if fragments[manager].isDestroyed {
      manager = fragments.newManager()
      setFragmentManager(manager, of: token)
    }
    fragments[manager].host = token
    fragments[manager].retainedStore = retainedStore(ofHost: token)
    syncRetainedStore(of: manager)
    if let saved { try restore(saved, in: manager) }
    return manager
  }

  /// The manager of the host's latest instance; it exists from the constructor on.
  @inline(__always)
  mutating func hostManager(of token: ActivityToken) -> FragmentManagerID {
    fragmentManager(of: token) ?? makeHostManager(of: token)
  }

  private mutating func makeHostManager(of token: ActivityToken) -> FragmentManagerID {
    let manager = fragments.newManager()
    setFragmentManager(manager, of: token)
    return manager
  }

  /// The instance is gone, and nobody asks for its manager any more.
  mutating func releaseHostManager(of token: ActivityToken) {
    if let manager = fragmentManager(of: token) { fragments.release(manager) }
  }

  mutating func attachChildManager(
    of id: FragmentID, host: ActivityToken?, in manager: FragmentManagerID
  ) {
    let children = fragments[id].childManager
    let store = retainedStore(ofChildrenOf: fragments[id].key, in: manager)
    fragments[children].attach(
      to: host, in: id, level: fragments[manager].level + 1, retaining: store)
    syncRetainedStore(of: children)
  }
}

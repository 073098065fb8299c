// Follows androidx.fragment 1.4.1, FragmentManager.java: dispatchAttach to dispatchDestroy,
// dispatchStateChange, attachController; and 1.9, dispatchPause.

/// How a manager is told of its owner's state: the host's, or that of the parent fragment.
extension ActivityThread {
  @inline(__always)
  mutating func dispatchAttach(_ manager: FragmentManagerID) throws(AndroidException) {
    try dispatchUp(to: .attached, in: manager)
  }

  @inline(__always)
  mutating func dispatchCreate(_ manager: FragmentManagerID) throws(AndroidException) {
    try dispatchUp(to: .created, in: manager)
  }

  @inline(__always)
  mutating func dispatchActivityCreated(_ manager: FragmentManagerID) throws(AndroidException) {
    try dispatchUp(to: .activityCreated, in: manager)
  }

  @inline(__always)
  mutating func dispatchStart(_ manager: FragmentManagerID) throws(AndroidException) {
    try dispatchUp(to: .started, in: manager)
  }

  @inline(__always)
  mutating func dispatchResume(_ manager: FragmentManagerID) throws(AndroidException) {
    try dispatchUp(to: .resumed, in: manager)
    if image.hasFragmentMenus { invalidateMenuIfNeeded(by: manager) }
  }

  /// A manager on its way up accepts commits again.
  @inline(__always)
  private mutating func dispatchUp(
    to state: FragmentState, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if !fragments.restsUp(manager, in: state) { try dispatchAllUp(to: state, in: manager) }
  }

  private mutating func dispatchAllUp(
    to state: FragmentState, in manager: FragmentManagerID
  ) throws(AndroidException) {
    forgetSavedState(of: manager)
    try dispatchStateChange(state, in: manager)
  }

  /// The state change ends all effects, and with them what a gesture back holds: it has to be given
  /// up before.
  @inline(__always)
  mutating func dispatchPause(_ manager: FragmentManagerID) throws(AndroidException) {
    if image.app.fragmentLibrary.givesUpBackGesturesOncePaused {
      try handleOnBackCancelled(manager)
    }
    try dispatchStateChange(.started, in: manager)
  }

  mutating func dispatchStop(_ manager: FragmentManagerID) throws(AndroidException) {
    fragments[manager].isStopped = image.app.fragmentLibrary.refusesCommitsOnceStopped
    syncRetainedStore(of: manager)
    try dispatchStateChange(.activityCreated, in: manager)
  }

  /// The manager of a host that was destroyed before it was asked for.
  mutating func newDestroyedManager() -> FragmentManagerID {
    let manager = fragments.newManager()
    fragments[manager].isDestroyed = true
    return manager
  }

  mutating func dispatchDestroy(_ manager: FragmentManagerID) throws(AndroidException) {
    fragments[manager].isDestroyed = true
    try execPendingActions(in: manager, allowStateLoss: true)
    if image.app.fragmentLibrary.keepsLeavingViews {
      try image.engine.endAnimatingAway(in: manager, &self)
    }
    try clearRetainedStatePutAway(in: manager)
    try dispatchStateChange(.initializing, in: manager)
    fragments[manager].host = nil
    fragments[manager].parent = nil
  }

  /// Moves every fragment to what the new state allows, ends the effects, and then runs what was
  /// committed meanwhile.
  @inline(__always)
  mutating func dispatchStateChange(
    _ state: FragmentState, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if !fragments.rests(manager, in: state) { try dispatchChange(to: state, in: manager) }
  }

  private mutating func dispatchChange(
    to state: FragmentState, in manager: FragmentManagerID
  ) throws(AndroidException) {
    // An old app has removed a fragment in its own callback, which has no manager of children any
    // more.
    if image.hostsPlatformFragments, fragments[manager].host == nil { return }
    try changeState(to: state, of: manager)
    try execPendingActions(in: manager, allowStateLoss: true)
  }

  private mutating func changeState(
    to state: FragmentState, of manager: FragmentManagerID
  ) throws(AndroidException) {
    let isNew = fragments.beginStateChange(of: manager, to: state)
    defer { fragments[manager].isExecuting = false }
    if image.hostsPlatformFragments, !version.refusesToExecuteWhileMoving {
      fragments[manager].isExecuting = false
    }
    if isNew { try moveToState(manager) }
    try forceCompleteEffects(ofContainersIn: manager)
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

  @inline(__always)
  mutating func noteStateNotSaved(_ manager: FragmentManagerID) {
    if !fragments.hasNothingSaved(manager) { noteStateOfAllNotSaved(manager) }
  }

  private mutating func noteStateOfAllNotSaved(_ manager: FragmentManagerID) {
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

/// How the manager of a fragment's children gets its owner.
extension ActivityThread {
  mutating func attachChildManager(
    of id: FragmentID, host: ActivityToken?, in manager: FragmentManagerID
  ) {
    let children = fragments[id].childManager
    let store = knownStore(ofChildrenOf: id, in: manager)
    if let store { fragments.retainedStores[store].owner = id }
    fragments[children].attach(
      to: host, in: id, level: fragments[manager].level + 1, number: fragments.newNumber(),
      retaining: store)
    syncRetainedStore(of: children)
  }
}

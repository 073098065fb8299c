// Follows androidx.fragment 1.8, FragmentManager.java: mOnBackPressedCallback, handleOnBackPressed,
// prepareBackStackState, cancelBackStackTransition, and what execPendingActions and
// execSingleAction do about mTransitioningOp.

/// A pop that is shown while the finger is still on its way back: it has been executed, its
/// fragments wait before their last step, and the transaction is kept in case the finger returns.
extension ActivityThread {
  /// `handleOnBackStarted`
  mutating func handleOnBackStarted(
    _ manager: FragmentManagerID
  ) throws(AndroidException) {
    guard image.app.fragmentLibrary.followsBackGestures else { return }
    try forceCompleteEffects(ofContainersIn: manager)
    try enqueue(.prepareBackStackTransition, in: manager, allowStateLoss: false)
  }

  /// `handleOnBackProgressed`
  mutating func handleOnBackProgressed(
    _ manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let id = fragments[listsOf: manager].transitioning else { return }
    for container in containers(changedBy: id) { try seekEffects(in: container) }
    try tellBackStackListeners(of: manager, .onBackStackChangeProgressed)
  }

  /// `handleOnBackPressed`
  ///
  /// - Returns: false: there is nothing that it may pop, and Back goes to the next handler.
  mutating func handleOnBackPressed(
    _ manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    try handlingTransition(in: manager) { process throws(AndroidException) in
      try process.execPendingActions(in: manager, allowStateLoss: true)
    }
    if let id = fragments[listsOf: manager].transitioning {
      try commitTransition(id, in: manager)
      return true
    }
    if fragments[listsOf: manager].backStack.isEmpty { return false }
    guard isBelowPrimary(manager) else { return false }
    _ = try popNow(.unnamed(inclusive: false), in: manager)
    return true
  }

  private mutating func commitTransition(
    _ id: TransactionID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    try tellBackStackListeners(
      of: manager, .onBackStackChangeCommitted, of: fragmentsOnBackStack(of: [id]), isPop: true)
    forgetTransitioning(of: id)
    for container in containers(changedBy: id) { try completeBack(in: container) }
    if image.app.fragmentLibrary.holdsWithoutContainer {
      try finishUncontained(of: id, in: manager)
    }
    // Code that was told of it may have interrupted it, and then the transaction has been committed
    // again.
    let isInterrupted = fragments[listsOf: manager].transitioning != id
    endTransition(in: manager)
    try updateBack(by: manager)
    if !isInterrupted { fragments.transactions.remove(id) }
  }

  private mutating func finishUncontained(
    of id: TransactionID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for operation in fragments.transactions[id].operations {
      guard let fragment = operation.fragment, fragments[fragment].container == nil else {
        continue
      }
      try moveToExpectedState(stateManager(for: fragment, in: manager))
    }
  }

  /// `cancelBackStackTransition`: the transaction is committed once more.
  mutating func handleOnBackCancelled(
    _ manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let id = fragments[listsOf: manager].transitioning else { return }
    try prepareToRecommit(id, in: manager)
    let isToldInside = image.app.fragmentLibrary.tellsOfCancelledGestureInside
    fragments.transactions[id].tellsOfCancelledGesture = isToldInside
    try enqueue(.run(id), in: manager, allowStateLoss: false)
    try handlingTransition(in: manager) { process throws(AndroidException) in
      try process.execPendingActions(in: manager, allowStateLoss: true)
      try process.forcePostponedEffects(in: manager)
    }
    if !isToldInside { try tellBackStackListeners(of: manager, .onBackStackChangeCancelled) }
    endTransition(in: manager)
  }

  /// `PrepareBackStackTransitionState.generateOps`
  mutating func generateTransition(
    in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    guard let id = fragments[listsOf: manager].backStack.last else { return false }
    fragments[listsOf: manager].transitioning = id
    for operation in fragments.transactions[id].operations {
      if let fragment = operation.fragment { fragments[fragment].isTransitioning = true }
    }
    let popped = generatePop(.unnamed(inclusive: false), in: manager)
    let batch = fragments[listsOf: manager].batch.map(\.transaction)
    try tellBackStackListeners(
      of: manager, .onBackStackChangeStarted, of: fragmentsOnBackStack(of: batch), isPop: true)
    return popped
  }

  /// Whatever is executed while the finger moves comes after the transaction that it would pop.
  mutating func recommitTransitioning(in manager: FragmentManagerID) throws(AndroidException) {
    guard let id = takeInterruptedTransition(in: manager) else { return }
    try prepareToRecommit(id, in: manager)
    fragments[listsOf: manager].pending.insert(.run(id), at: 0)
    forgetTransitioning(of: id)
  }

  /// The same for a call that executes its action at once.
  mutating func generateTransitioningAgain(in manager: FragmentManagerID) throws(AndroidException) {
    guard let id = takeInterruptedTransition(in: manager) else { return }
    try prepareToRecommit(id, in: manager)
    generate(id, in: manager)
    forgetTransitioning(of: id)
  }

  @inline(__always)
  private mutating func takeInterruptedTransition(in manager: FragmentManagerID) -> TransactionID? {
    guard let id = fragments[listsOf: manager].transitioning,
      !fragments[listsOf: manager].isHandlingTransition,
      image.app.fragmentLibrary.interruptsBackGestures
    else { return nil }
    fragments[listsOf: manager].transitioning = nil
    return id
  }

  private mutating func prepareToRecommit(
    _ id: TransactionID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    var record = fragments.transactions[id]
    if image.app.fragmentLibrary.recommitsAsWritten {
      try record.collapse { fragments[$0].containerName }
    }
    record.identifier = fragments[manager].nextBackStackIdentifier
    fragments.transactions[id] = record
    fragments[manager].nextBackStackIdentifier += 1
  }

  private mutating func forgetTransitioning(of id: TransactionID) {
    for operation in fragments.transactions[id].operations {
      if let fragment = operation.fragment { fragments[fragment].isTransitioning = false }
    }
  }

  private mutating func endTransition(in manager: FragmentManagerID) {
    fragments[listsOf: manager].transitioning = nil
  }

  private mutating func handlingTransition(
    in manager: FragmentManagerID,
    _ body: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    guard image.app.fragmentLibrary.followsBackGestures else { return try body(&self) }
    fragments[listsOf: manager].isHandlingTransition = true
    try body(&self)
    fragments[listsOf: manager].isHandlingTransition = false
  }

  private mutating func containers(changedBy id: TransactionID) -> ShortList<ContainerID> {
    changedContainers(of: [BatchEntry(transaction: id, isPop: true)])
  }

  /// `fragmentsFromRecord`: the fragments that listeners are told of.
  func fragmentsOnBackStack(of ids: [TransactionID]) -> [FragmentID] {
    var found: [FragmentID] = []
    for id in ids where fragments.transactions[id].addsToBackStack {
      for operation in fragments.transactions[id].operations {
        if let fragment = operation.fragment, !found.contains(fragment) { found.append(fragment) }
      }
    }
    return found
  }
}

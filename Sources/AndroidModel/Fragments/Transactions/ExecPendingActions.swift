// Follows androidx.fragment 1.4.1, FragmentManager.java: execPendingActions,
// generateOpsForPendingActions, ensureExecReady.

/// What waits in a manager for its turn.
enum PendingFragmentAction: Hashable, Sendable {
  case run(TransactionID)
  case pop(BackStackSelector)
  case saveBackStack(name: Symbol)
  case restoreBackStack(name: Symbol)
  case clearBackStack(name: Symbol)
  /// `PrepareBackStackTransitionState`: a gesture back has begun.
  case prepareBackStackTransition
}

extension PendingFragmentAction: FewListElement {
  static var placeholder: Self { .prepareBackStackTransition }
}

extension ActivityThread {
  /// Takes an action for later, and posts the message that will run it.
  mutating func enqueue(
    _ action: PendingFragmentAction, in manager: FragmentManagerID, allowStateLoss: Bool
  ) throws(AndroidException) {
    if !allowStateLoss {
      if image.app.fragmentLibrary.asksForHostFirst { try checkAttached(manager) }
      try checkStateLoss(manager)
    }
    guard takesCommits(manager) else {
      if allowStateLoss { return }
      throw FragmentFault.destroyed.exception
    }
    let isFirst = fragments[listsOf: manager].pending.isEmpty
    fragments[listsOf: manager].pending.append(action)
    guard isFirst else { return }
    scheduleExecution(in: manager)
    try updateBack(by: manager)
  }

  mutating func scheduleExecution(in manager: FragmentManagerID) {
    takeBack(.execPendingActions(manager))
    post(.execPendingActions(manager))
  }

  /// - Returns: whether it will be executed.
  mutating func commit(
    _ transaction: TransactionID, in manager: FragmentManagerID, allowStateLoss: Bool
  ) throws(AndroidException) -> Bool {
    if fragments.transactions[transaction].addsToBackStack {
      fragments.transactions[transaction].identifier = fragments[manager].nextBackStackIdentifier
      fragments[manager].nextBackStackIdentifier += 1
    }
    try enqueue(.run(transaction), in: manager, allowStateLoss: allowStateLoss)
    return fragments[listsOf: manager].pending.last == .run(transaction)
  }

  /// Runs a transaction at once, ahead of what is pending.
  mutating func executeNow(
    _ transaction: TransactionID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    try generateTransitioningAgain(in: manager)
    generate(transaction, in: manager)
    fragments[manager].isExecutingNow = true
    try executeBatch(in: manager)
    fragments[manager].isExecutingNow = false
    try updateBack(by: manager)
    try startPendingDeferredFragments(in: manager)
    compactActive(of: manager)
  }

  /// Runs what is pending, and what is committed meanwhile, until nothing is left.
  ///
  /// - Returns: whether there was anything.
  @discardableResult
  @inline(__always)
  mutating func execPendingActions(
    in manager: FragmentManagerID, allowStateLoss: Bool
  ) throws(AndroidException) -> Bool {
    if allowStateLoss, fragments.isIdle(manager) { return false }
    return try execAllPendingActions(in: manager, allowStateLoss: allowStateLoss)
  }

  private mutating func execAllPendingActions(
    in manager: FragmentManagerID, allowStateLoss: Bool
  ) throws(AndroidException) -> Bool {
    try checkReady(manager, allowStateLoss: allowStateLoss)
    if fragments.hasNothingToDo(manager) { return false }
    let didSomething =
      fragments[listsOf: manager].hasNothingWaiting ? false : try execWaiting(in: manager)
    try updateBack(by: manager)
    try startPendingDeferredFragments(in: manager)
    compactActive(of: manager)
    return didSomething
  }

  // A function of its own, as a manager whose fragments have moved mostly has nothing that waits.
  private mutating func execWaiting(
    in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    if fragments[listsOf: manager].transitioning != nil { try recommitTransitioning(in: manager) }
    if !fragments[listsOf: manager].postponed.isEmpty {
      try executing(in: manager) { process throws(AndroidException) in
        try process.completePostponed(in: manager)
      }
    }
    var didSomething = false
    while fragments.hasPendingActions(in: manager), try generateOpsForPendingActions(in: manager) {
      try executeBatch(in: manager)
      didSomething = true
    }
    return didSomething
  }

  private mutating func generateOpsForPendingActions(
    in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    let actions = fragments[listsOf: manager].pending
    if actions.count == 1, case .run(let id) = actions[0] {
      generate(id, in: manager)
      forgetPending(in: manager)
      return true
    }
    // Also what is committed from inside is cleared with the rest.
    defer { forgetPending(in: manager) }
    var didSomething = false
    for action in actions where try generate(action, in: manager) {
      didSomething = true
    }
    return didSomething
  }

  private mutating func forgetPending(in manager: FragmentManagerID) {
    fragments[listsOf: manager].pending.removeAll()
    takeBack(.execPendingActions(manager))
  }

  /// Puts the transactions that an action comes to into the batch.
  private mutating func generate(
    _ action: PendingFragmentAction, in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    switch action {
    case .run(let id):
      generate(id, in: manager)
      return true
    case .pop(let selector):
      if selector.goesToPrimaryNavigation,
        try popPrimaryNavigation(in: manager)
      {
        return false
      }
      return generatePop(selector, in: manager)
    case .saveBackStack(let name): return try generateSave(name, in: manager)
    case .restoreBackStack(let name): return try generateRestore(name, in: manager)
    case .clearBackStack(let name):
      guard try generateRestore(name, in: manager) else { return false }
      return generatePop(.named(name, inclusive: true), in: manager)
    case .prepareBackStackTransition: return try generateTransition(in: manager)
    }
  }

  mutating func generate(_ id: TransactionID, in manager: FragmentManagerID) {
    fragments.generate(id, in: manager)
  }

  /// What every immediate call checks first.
  @inline(__always)
  func checkReady(
    _ manager: FragmentManagerID, allowStateLoss: Bool
  ) throws(AndroidException) {
    if fragments[manager].isExecuting { throw FragmentFault.alreadyExecuting.exception }
    try checkAttached(manager)
    if !allowStateLoss { try checkStateLoss(manager) }
  }

  /// What a pop at once asks for ahead of that.
  @inline(__always)
  func checkStateFirst(_ manager: FragmentManagerID) throws(AndroidException) {
    if !image.app.fragmentLibrary.asksForHostFirst { try checkStateLoss(manager) }
  }

  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  private mutating func takesCommits(_ manager: FragmentManagerID) -> Bool {
    fragments[manager].host != nil
      && (!fragments[manager].isDestroyed || image.app.fragmentLibrary.takesCommitsWhileDestroyed)
  }

  @inline(__always)
  private func checkAttached(_ manager: FragmentManagerID) throws(AndroidException) {
    guard fragments[manager].host == nil else { return }
    throw fragments[manager].isDestroyed || !image.app.fragmentLibrary.asksForHostFirst
      ? FragmentFault.destroyed.exception : FragmentFault.notAttached.exception
  }

  @inline(__always)
  private func checkStateLoss(_ manager: FragmentManagerID) throws(AndroidException) {
    if fragments[manager].isStateSaved { throw FragmentFault.stateSaved.exception }
  }
}

extension FragmentObjects {
  fileprivate mutating func generate(_ id: TransactionID, in manager: FragmentManagerID) {
    self[listsOf: manager].batch.append(BatchEntry(transaction: id, isPop: false))
    if transactions[id].addsToBackStack { self[listsOf: manager].backStack.append(id) }
  }

  @inline(__always)
  fileprivate func hasPendingActions(in manager: FragmentManagerID) -> Bool {
    !self[listsOf: manager].pending.isEmpty
  }
}

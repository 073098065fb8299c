// Follows androidx.fragment 1.4.1, FragmentManager.java: removeRedundantOperationsAndExecute,
// executeOpsTogether.

/// How a batch of transactions is executed.
extension ActivityThread {
  /// Executes what the manager has generated, and clears it whatever happens.
  mutating func executeBatch(in manager: FragmentManagerID) throws(AndroidException) {
    fragments[manager].isExecuting = true
    defer { fragments.endBatch(of: manager) }
    let batch = fragments[listsOf: manager].batch
    if !fragments[listsOf: manager].postponed.isEmpty {
      try completePostponed(in: manager, before: batch)
    }
    if batch.count == 1 { return try executeOpsTogether(batch, in: manager) }
    try executeOneByOne(batch, in: manager)
  }

  private mutating func executeOneByOne(
    _ batch: ShortList<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for range in ranges(of: batch, in: manager) {
      try executeOpsTogether(ShortList(batch[range]), in: manager)
    }
  }

  /// Neighbours that allow reordering are executed as one. One that does not stands alone, except
  /// that pops in a row are one.
  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  private mutating func ranges(
    of batch: ShortList<BatchEntry>, in manager: FragmentManagerID
  ) -> [Range<Int>] {
    func allowsReordering(_ place: Int) -> Bool {
      fragments.transactions[batch[place].transaction].allowsReordering
    }
    var ranges: [Range<Int>] = []
    var start = 0
    while start < batch.count {
      var end = start + 1
      if allowsReordering(start) {
        while end < batch.count, allowsReordering(end) { end += 1 }
      } else if batch[start].isPop {
        while end < batch.count, batch[end].isPop, !allowsReordering(end) { end += 1 }
      }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  private mutating func executeOpsTogether(
    _ batch: ShortList<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    expandOps(of: batch, in: manager)
    try image.engine.execute(batch, in: manager, &self)
    if image.hasFragmentMenus { invalidateMenuIfNeeded(by: manager) }
    try reportExecution(of: batch, in: manager)
  }

  /// All operations only change what is wanted of the fragments; then their state managers move
  /// them.
  mutating func executeByStates(
    _ batch: ShortList<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let first = batch.first, let last = batch.last else { return }
    if !fragments.transactions[first.transaction].allowsReordering,
      fragments[manager].state >= .created
    {
      try activateOperands(of: batch, in: manager)
    }
    for index in batch.indices {
      try perform(batch[index].transaction, isPop: batch[index].isPop, in: manager)
    }
    try announceBackStackChange(by: batch, isPop: last.isPop, in: manager)
    // The last one decides the direction of all.
    try moveOperands(of: batch, isPop: last.isPop, in: manager)
    try moveToState(manager)
    for container in changedContainers(of: batch)
    where !fragments.containers[container].effects.isEmpty {
      fragments.containers[container].effects.isPop = last.isPop
      markPostponed(container)
      try executeEffects(in: container)
    }
  }

  private mutating func expandOps(
    of batch: ShortList<BatchEntry>, in manager: FragmentManagerID
  ) {
    var primary = fragments[manager].primaryNavigation
    let hasPrimary = primary != nil
    guard
      batch.contains(where: { (entry: BatchEntry) in
        entry.isPop
          || fragments.transactions[entry.transaction].needsExpansion(hasPrimary: hasPrimary)
      })
    else { return }
    let library = image.app.fragmentLibrary
    var added = fragments[listsOf: manager].added
    for index in batch.indices {
      let entry = batch[index]
      if entry.isPop {
        fragments.transactions[entry.transaction].trackPop(
          added: &added, primary: &primary, in: library)
      } else {
        let operations = fragments.transactions[entry.transaction].expanded(
          added: &added, primary: &primary
        ) { fragments[$0].containerName }
        fragments.transactions[entry.transaction].operations = operations
      }
    }
  }

  /// Without reordering every fragment that is mentioned goes through its states, even one that is
  /// not added in the end.
  private mutating func activateOperands(
    of batch: ShortList<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for index in batch.indices {
      let transaction = batch[index].transaction
      for place in fragments.transactions[transaction].operations.indices {
        guard let fragment = fragments.transactions[transaction].operations[place].fragment,
          fragments[fragment].manager != nil
        else { continue }
        makeActive(try stateManager(for: fragment, in: manager))
      }
    }
  }

  /// The operations of a pop are counted down; the others are gone through by an iterator, which
  /// refuses to go on once code has added to them.
  private mutating func moveOperands(
    of batch: ShortList<BatchEntry>, isPop: Bool, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for index in batch.indices {
      let entry = batch[index]
      let last = fragments.transactions[entry.transaction].operations.count - 1
      for place in 0..<last + 1 {
        let operation = fragments.transactions[entry.transaction].operations[
          isPop ? last - place : place]
        guard let fragment = operation.fragment else { continue }
        try moveToExpectedState(stateManager(for: fragment, in: manager))
        guard isPop || !fragments.transactions[entry.transaction].hasGrown else {
          throw AndroidException.concurrentModification
        }
      }
    }
  }

  /// `addOp` of the transaction that is being executed at once.
  mutating func addToExecuting(in manager: FragmentManagerID) {
    guard let entry = fragments[listsOf: manager].batch.last else { return }
    fragments.transactions[entry.transaction].hasGrown = true
  }

  /// The containers that the batch's fragments are in now, in the order of the operations.
  mutating func changedContainers(of batch: ShortList<BatchEntry>) -> ShortList<ContainerID> {
    var containers = ShortList<ContainerID>()
    for index in batch.indices {
      let entry = batch[index]
      for place in fragments.transactions[entry.transaction].operations.indices {
        let operation = fragments.transactions[entry.transaction].operations[place]
        if let fragment = operation.fragment, let container = fragments[fragment].container,
          !containers.contains(container)
        {
          containers.append(container)
        }
      }
    }
    return containers
  }
}

extension FragmentObjects {
  /// Forgets what was executed, but for what may be popped yet.
  fileprivate mutating func endBatch(of manager: FragmentManagerID) {
    self[manager].isExecuting = false
    let batch = self[listsOf: manager].batch.takeAll()
    for index in batch.indices {
      let entry = batch[index]
      // What has gone onto the back stack is kept until it is popped, and then as long as a gesture
      // may bring it back.
      let isKept =
        entry.isPop
        ? self[listsOf: manager].transitioning == entry.transaction
        : transactions[entry.transaction].addsToBackStack
      if !isKept { transactions.remove(entry.transaction) }
    }
  }
}

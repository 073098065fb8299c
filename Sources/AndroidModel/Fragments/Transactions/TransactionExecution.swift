// Follows androidx.fragment 1.4.1, FragmentManager.java: removeRedundantOperationsAndExecute,
// executeOpsTogether.

/// How a batch of transactions is executed.
extension ActivityThread {
  /// Executes what the manager has generated, and clears it whatever happens.
  mutating func executeBatch(in manager: FragmentManagerID) throws(AndroidException) {
    fragments[manager].isExecuting = true
    defer {
      fragments[manager].isExecuting = false
      for entry in fragments[listsOf: manager].batch {
        let isOnBackStack = fragments.transactions[entry.transaction].isOnBackStack
        let mayComeBack = fragments[listsOf: manager].transitioning == entry.transaction
        if !isOnBackStack, !mayComeBack {
          fragments.transactions.remove(entry.transaction)
        }
      }
      fragments[listsOf: manager].batch.removeAll(keepingCapacity: true)
    }
    let batch = fragments[listsOf: manager].batch
    try completePostponed(in: manager, before: batch)
    if batch.count == 1 { return try executeOpsTogether(batch[...], in: manager) }
    for range in ranges(of: batch, in: manager) {
      try executeOpsTogether(batch[range], in: manager)
    }
  }

  /// Neighbours that allow reordering are executed as one. One that does not stands alone, except
  /// that pops in a row are one.
  private func ranges(of batch: [BatchEntry], in manager: FragmentManagerID) -> [Range<Int>] {
    let allowsReordering = batch.map { fragments.transactions[$0.transaction].allowsReordering }
    var ranges: [Range<Int>] = []
    var start = 0
    while start < batch.count {
      var end = start + 1
      if allowsReordering[start] {
        while end < batch.count, allowsReordering[end] { end += 1 }
      } else if batch[start].isPop {
        while end < batch.count, batch[end].isPop, !allowsReordering[end] { end += 1 }
      }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  private mutating func executeOpsTogether(
    _ batch: ArraySlice<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    expandOps(of: batch, in: manager)
    try image.engine.execute(batch, in: manager, &self)
    try reportExecution(of: batch, in: manager)
  }

  /// All operations only change what is wanted of the fragments; then their state managers move them.
  mutating func executeByStates(
    _ batch: ArraySlice<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let first = batch.first, let last = batch.last else { return }
    if !fragments.transactions[first.transaction].allowsReordering,
      fragments[manager].state >= .created
    {
      try activateOperands(of: batch, in: manager)
    }
    for entry in batch {
      try perform(entry.transaction, isPop: entry.isPop, in: manager)
    }
    try announceBackStackChange(by: batch, isPop: last.isPop, in: manager)
    // The last one decides the direction of all.
    try moveOperands(of: batch, isPop: last.isPop, in: manager)
    try moveToState(manager)
    for container in changedContainers(of: batch) {
      if !fragments.containers[container].effects.isEmpty {
        fragments.containers[container].effects.isPop = last.isPop
      }
      markPostponed(container)
      try executeEffects(in: container)
    }
  }

  private mutating func expandOps(
    of batch: ArraySlice<BatchEntry>, in manager: FragmentManagerID
  ) {
    var primary = fragments[manager].primaryNavigation
    let hasPrimary = primary != nil
    guard
      batch.contains(where: {
        $0.isPop || fragments.transactions[$0.transaction].needsExpansion(hasPrimary: hasPrimary)
      })
    else { return }
    var added = fragments[listsOf: manager].added
    for entry in batch {
      if entry.isPop {
        fragments.transactions[entry.transaction].trackPop(added: &added, primary: &primary)
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
    of batch: ArraySlice<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for entry in batch {
      for operation in fragments.transactions[entry.transaction].operations {
        guard let fragment = operation.fragment, fragments[fragment].manager != nil else {
          continue
        }
        makeActive(try stateManager(for: fragment, in: manager))
      }
    }
  }

  private mutating func moveOperands(
    of batch: ArraySlice<BatchEntry>, isPop: Bool, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for entry in batch {
      let operations = fragments.transactions[entry.transaction].operations
      for index in operations.indices {
        let operation = operations[isPop ? operations.count - 1 - index : index]
        guard let fragment = operation.fragment else { continue }
        try moveToExpectedState(stateManager(for: fragment, in: manager))
      }
    }
  }

  /// The containers that the batch's fragments are in now, in the order of the operations.
  @inline(__always)
  func changedContainers(of batch: ArraySlice<BatchEntry>) -> ShortList<ContainerID> {
    var containers = ShortList<ContainerID>()
    for entry in batch {
      for operation in fragments.transactions[entry.transaction].operations {
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

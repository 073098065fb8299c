// Follows aosp-mirror/platform_frameworks_support@b9cd833 (androidx.fragment 1.1),
// FragmentManager.java: executeOpsTogether, addAddedFragments; BackStackRecord.java: executeOps.

/// How the library executed a batch before its state manager. What reordering decides is not only
/// what is executed together, but also when the fragments move.
extension ActivityThread {
  /// With reordering, all operations only change what is wanted of the fragments, and then they
  /// move: first the new ones come up, then the old ones go. Without, each operation moves its
  /// fragment at once, except that new ones wait for the end.
  mutating func executeInOneGo(
    _ batch: ShortList<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let first = batch.first else { return }
    let allowsReordering =
      fragments.transactions[first.transaction].allowsReordering
    if !allowsReordering { try createEntering(of: batch, in: manager) }
    for index in batch.indices {
      try perform(batch[index].transaction, isPop: batch[index].isPop, in: manager)
      // Of several pops only the last one lets the others move.
      let isLast = index == batch.indices.last
      if !allowsReordering, isLast || !batch[index].isPop {
        try moveToState(manager)
      }
    }
    if allowsReordering {
      try startAdded(in: manager)
      if try postponeTransactions(of: batch, in: manager) { try moveToState(manager) }
    }
  }

  /// Before anything else the fragments that are about to be seen are created, since they may bring
  /// transitions that have to be known by then.
  private mutating func createEntering(
    of batch: ShortList<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard fragments[manager].state >= .created,
      !image.hostsPlatformFragments || version.createsEnteringAhead
    else { return }
    for entry in batch where !entry.isPop || hasViews(manager) {
      let operations = fragments.transactions[entry.transaction].operations
      for operation in entry.isPop ? FewList(operations.reversed()) : operations {
        guard let fragment = operation.fragment, operation.command.bringsIn(isPop: entry.isPop),
          fragments[fragment].containerName != nil, fragments[fragment].state < .created
        else { continue }
        let stateManager = try stateManager(for: fragment, in: manager)
        makeActive(stateManager)
        try moveInOneGo(stateManager, to: .created)
      }
    }
  }

  /// Whether there is anything that containers could be in: a host's layout, or the parent's view.
  private func hasViews(_ manager: FragmentManagerID) -> Bool {
    fragments[manager].parent.map { fragments[$0].view != nil } ?? true
  }

  /// New fragments come up as far as STARTED: then it is known whether one wants to wait.
  mutating func startAdded(in manager: FragmentManagerID) throws(AndroidException) {
    guard fragments[manager].state >= .created else { return }
    let target = min(fragments[manager].state, .started)
    for fragment in fragments[listsOf: manager].added where fragments[fragment].state < target {
      try moveInOneGo(stateManager(for: fragment, in: manager), to: target)
    }
  }
}

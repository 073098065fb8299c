/// A transaction that was carried out to see what it adds, found to be waited for, and taken back.
struct PostponedTransaction: Hashable, Sendable {
  let id: TransactionID
  let record: BackStackRecord
  let isPop: Bool
  /// The entering fragments that are not ready to be seen.
  var waitsFor: [FragmentID]
}

/// How transactions waited for their fragments before the state manager: as a whole. What they
/// would take away stays as it is, and what they bring in is started but not yet added.
///
/// https://developer.android.com/reference/androidx/fragment/app/Fragment#postponeEnterTransition()
extension ActivityThread {
  /// Takes back the transactions of a batch that have to wait, unless a later one is about the same
  /// container.
  ///
  /// - Returns: whether anything is left that does not wait.
  mutating func postponeTransactions(
    of batch: ShortList<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    var isAnythingLeft = false
    var laterContainers: Set<Symbol> = []
    for entry in batch.reversed() {
      let record = fragments.transactions[entry.transaction]
      let waitsFor = unreadyFragments(of: record)
      let containers = containerNames(of: record)
      if waitsFor.isEmpty || !laterContainers.isDisjoint(with: containers) {
        isAnythingLeft = true
      } else {
        fragments[listsOf: manager].postponed.append(
          PostponedTransaction(
            id: entry.transaction, record: record, isPop: entry.isPop, waitsFor: waitsFor))
        try performOperations(of: record, isPop: !entry.isPop, in: manager)
        keepNewViewsInvisible(record)
        try startAdded(in: manager)
      }
      laterContainers.formUnion(containers)
    }
    return isAnythingLeft
  }

  /// Carries out what need not, or must not, wait any longer.
  ///
  /// - Parameter batch: what is about to be executed. A transaction that is popped by it was never
  ///   seen; one that shares a container with it has to be done before it. At first what was popped
  ///   went on waiting.
  mutating func completePostponed(
    in manager: FragmentManagerID, before batch: ShortList<BatchEntry> = []
  ) throws(AndroidException) {
    guard !fragments[listsOf: manager].postponed.isEmpty else { return }
    let containers = Set(
      batch.map { fragments.transactions[$0.transaction] }
        .flatMap(containerNames))
    for postponed in fragments[listsOf: manager].postponed {
      let isPopped = batch.contains { $0.transaction == postponed.id && $0.isPop }
      let isCanceled = !postponed.isPop && isPopped
      guard
        isCanceled || postponed.waitsFor.isEmpty
          || !containers.isDisjoint(with: containerNames(of: postponed.record))
      else { continue }
      if !isCanceled || image.app.fragmentLibrary.forgetsPostponedOncePopped {
        fragments[listsOf: manager].postponed.removeAll { $0 == postponed }
      }
      if isCanceled {
        try performOperations(of: postponed.record, isPop: false, in: manager)
        forgetNewViews(postponed.record)
      } else {
        try complete(postponed, in: manager)
      }
    }
  }

  /// Carries out all that waits, ready or not.
  mutating func forcePostponedTransactions(
    in manager: FragmentManagerID
  ) throws(AndroidException) {
    while let postponed = fragments[listsOf: manager].postponed.first {
      fragments[listsOf: manager].postponed.removeFirst()
      try complete(postponed, in: manager)
    }
  }

  /// `startPostponedEnterTransition()`: a transaction that waits for no other fragment comes with
  /// the next execution.
  mutating func stopWaiting(for fragment: FragmentID) {
    fragments[fragment].isEnterPostponed = false
    guard fragments[fragment].isAttached, let manager = fragments[fragment].manager else { return }
    for index in fragments[listsOf: manager].postponed.indices
    where fragments[listsOf: manager].postponed[index].waitsFor.contains(fragment) {
      fragments[listsOf: manager].postponed[index].waitsFor.removeAll { $0 == fragment }
      if fragments[listsOf: manager].postponed[index].waitsFor.isEmpty {
        scheduleExecution(in: manager)
      }
    }
  }

  private mutating func complete(
    _ postponed: PostponedTransaction, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if !postponed.waitsFor.isEmpty {
      for fragment in fragments[listsOf: manager].added {
        fragments[fragment].isEnterPostponed = false
      }
    }
    try performOperations(of: postponed.record, isPop: postponed.isPop, in: manager)
    try moveToState(manager)
  }

  private func unreadyFragments(of record: BackStackRecord) -> [FragmentID] {
    record.operations.compactMap(\.fragment).filter { id in
      let fragment = fragments[id]
      return fragment.isAdded && fragment.view != nil && !fragment.isDetached
        && !fragment.isHidden && fragment.isEnterPostponed
    }
  }

  private func containerNames(of record: BackStackRecord) -> [Symbol] {
    record.operations.compactMap { $0.fragment.flatMap { fragments[$0].containerName } }
  }

  private mutating func keepNewViewsInvisible(_ record: BackStackRecord) {
    for fragment in record.operations.compactMap(\.fragment)
    where fragments[fragment].legacy.isNewlyAdded && !fragments[fragment].isAdded {
      keepInvisible(fragment)
    }
  }

  private mutating func forgetNewViews(_ record: BackStackRecord) {
    for fragment in record.operations.compactMap(\.fragment) {
      fragments[fragment].legacy.isNewlyAdded = false
    }
  }
}

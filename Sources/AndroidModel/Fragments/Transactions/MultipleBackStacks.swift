// Follows androidx.fragment 1.4.1, FragmentManager.java: saveBackStackState,
// restoreBackStackState, clearBackStackState.

/// Entries of the back stack that were put away under a name.
struct SavedBackStack: Hashable, Sendable {
  /// The fragments that the entries refer to.
  var fragments: [FragmentKey]
  /// Bottom first.
  var transactions: [SavedTransaction]
}

extension ActivityThread {
  /// `saveBackStack`: pops down to the name and below it, keeping the state of what goes away.
  mutating func generateSave(
    _ name: Symbol, in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    guard let bottom = backStackIndex(.named(name, inclusive: true), in: manager) else {
      return false
    }
    let ids = Array(fragments[listsOf: manager].backStack[bottom...])
    let records = ids.map { fragments.transactions[$0] }
    guard records.allSatisfy(\.allowsReordering) else {
      throw FragmentFault.backStackNotReordering.exception
    }
    let mentioned = try selfContainedFragments(of: records)
    try checkNothingRetained(mentioned)

    var saved: [SavedTransaction] = []
    for record in records {
      var copy = record
      try copy.collapse { fragments[$0].containerName }
      saved.append(SavedTransaction(copy) { fragments[$0].key })
    }
    for id in ids.reversed() {
      fragments.transactions[id].isBeingSaved = true
      fragments[listsOf: manager].batch.append(BatchEntry(transaction: id, isPop: true))
    }
    fragments[listsOf: manager].backStack.removeSubrange(bottom...)
    fragments[listsOf: manager].savedBackStacks[name] = SavedBackStack(
      fragments: mentioned.map { fragments[$0].key }, transactions: saved)
    return true
  }

  /// Every fragment that the entries mention.
  ///
  /// - Throws: if an entry mentions one that it does not add itself.
  private func selfContainedFragments(
    of records: [BackStackRecord]
  ) throws(AndroidException) -> [FragmentID] {
    var all: [FragmentID] = []
    for record in records {
      var affected: [FragmentID] = []
      var added: Set<FragmentID> = []
      for operation in record.operations {
        guard let fragment = operation.fragment else { continue }
        let adds = operation.command == .add || operation.command == .replace
        if !operation.isDerived || adds || operation.command == .setPrimaryNavigation {
          if !all.contains(fragment) { all.append(fragment) }
          affected.append(fragment)
        }
        if adds { added.insert(fragment) }
      }
      guard affected.allSatisfy(added.contains) else {
        throw FragmentFault.backStackNotSelfContained.exception
      }
    }
    return all
  }

  private func checkNothingRetained(_ mentioned: [FragmentID]) throws(AndroidException) {
    var search = mentioned
    while let id = search.popLast() {
      if fragments[id].retainsInstance { throw FragmentFault.backStackRetained.exception }
      search += fragments.activeStateManagers(in: fragments[id].childManager)
        .compactMap { fragments[$0]?.fragment }
    }
  }

  /// `restoreBackStack`: commits the entries again, with new instances made from the saved state.
  mutating func generateRestore(
    _ name: Symbol, in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    guard let saved = fragments[listsOf: manager].savedBackStacks[name] else { return false }
    fragments[listsOf: manager].savedBackStacks[name] = nil
    let instances = try restoredInstances(of: saved, in: manager)
    for transaction in saved.transactions {
      var record = transaction.record
      record.identifier = nil
      for index in transaction.operations.indices {
        guard let key = transaction.operations[index].fragment else { continue }
        guard let instance = instances[key] else { throw FragmentFault.missingSavedState.exception }
        record.operations[index].fragment = instance
      }
      let id = fragments.transactions.insert(record)
      generate(id, in: manager)
    }
    return !saved.transactions.isEmpty
  }

  /// What is still on its way out in this very batch is used again.
  private mutating func restoredInstances(
    of saved: SavedBackStack, in manager: FragmentManagerID
  ) throws(AndroidException) -> [FragmentKey: FragmentID] {
    var leaving: [FragmentKey: FragmentID] = [:]
    for entry in fragments[listsOf: manager].batch {
      guard fragments.transactions[entry.transaction].isBeingSaved else { continue }
      for fragment in fragments.transactions[entry.transaction].operations.compactMap(\.fragment) {
        leaving[fragments[fragment].key] = fragment
      }
    }
    var instances: [FragmentKey: FragmentID] = [:]
    for key in saved.fragments {
      if let instance = leaving[key] {
        instances[key] = instance
      } else if let state = fragments[listsOf: manager].savedStates[key] {
        fragments[listsOf: manager].savedStates[key] = nil
        instances[key] = try instantiate(state, in: manager)
      }
    }
    return instances
  }
}

// Follows androidx.fragment 1.4.1, BackStackRecord.java: executeOps, executePopOps.

/// What the operations of a transaction do: they change what is wanted of the fragments.
extension ActivityThread {
  mutating func perform(
    _ id: TransactionID, isPop: Bool, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if fragments.transactions[id].addsToBackStack { fragments.nest(id, by: isPop ? -1 : 1) }
    let isBeingSaved = fragments.transactions[id].isBeingSaved
    let allowsReordering = fragments.transactions[id].allowsReordering
    let transition = fragments.transactions[id].transition(isPop: isPop)
    let last = fragments.transactions[id].operations.count - 1
    for place in 0..<last + 1 {
      // It is looked up each time, as the whole record would be copied otherwise.
      try perform(
        fragments.transactions[id].operations[isPop ? last - place : place],
        isBeingSaved: isBeingSaved, allowsReordering: allowsReordering, isPop: isPop, transition,
        in: manager)
    }
  }

  /// Performs the operations of a transaction that has been taken out, or undoes them from the last
  /// to the first.
  mutating func performOperations(
    of record: BackStackRecord, isPop: Bool, in manager: FragmentManagerID
  ) throws(AndroidException) {
    let last = record.operations.count - 1
    for place in record.operations.indices {
      try perform(
        record.operations[isPop ? last - place : place], isBeingSaved: record.isBeingSaved,
        allowsReordering: record.allowsReordering, isPop: isPop,
        record.transition(isPop: isPop), in: manager)
    }
  }

  @inline(__always)
  private mutating func perform(
    _ operation: FragmentTransactionOperation, isBeingSaved: Bool, allowsReordering: Bool,
    isPop: Bool, _ transition: FragmentTransit?, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if let fragment = operation.fragment {
      fragments[fragment].note(operation, isBeingSaved: isBeingSaved, isPop: isPop, transition)
    }
    if isPop {
      try undo(operation, in: manager)
    } else {
      try perform(operation, in: manager)
    }
    if image.hasFragmentMenus { noteMenuChange(by: operation, in: manager) }
    try image.engine.followUp(
      operation, allowsReordering: allowsReordering, isPop: isPop, in: manager, &self)
  }

  private mutating func perform(
    _ operation: FragmentTransactionOperation, in manager: FragmentManagerID
  ) throws(AndroidException) {
    switch operation.command {
    case .add: try addFragment(try subject(of: operation), to: manager)
    case .remove: removeFragment(try subject(of: operation), from: manager)
    case .hide: setHidden(try subject(of: operation), true)
    case .show: setHidden(try subject(of: operation), false)
    case .detach: detachFragment(try subject(of: operation), from: manager)
    case .attach: try attachFragment(try subject(of: operation), to: manager)
    case .setPrimaryNavigation: try setPrimaryNavigation(operation.fragment, in: manager)
    case .unsetPrimaryNavigation: try setPrimaryNavigation(nil, in: manager)
    case .setMaximum:
      try setMaximum(try subject(of: operation), operation.newMaximum, in: manager)
    case .replace: break  // expanded before
    }
  }

  private mutating func undo(
    _ operation: FragmentTransactionOperation, in manager: FragmentManagerID
  ) throws(AndroidException) {
    switch operation.command {
    case .add: removeFragment(try subject(of: operation), from: manager)
    case .remove: try addFragment(try subject(of: operation), to: manager)
    case .hide: setHidden(try subject(of: operation), false)
    case .show: setHidden(try subject(of: operation), true)
    case .detach: try attachFragment(try subject(of: operation), to: manager)
    case .attach: detachFragment(try subject(of: operation), from: manager)
    case .setPrimaryNavigation: try setPrimaryNavigation(nil, in: manager)
    case .unsetPrimaryNavigation: try setPrimaryNavigation(operation.fragment, in: manager)
    case .setMaximum:
      try setMaximum(try subject(of: operation), operation.oldMaximum, in: manager)
    case .replace: break  // expanded before
    }
  }

  private func subject(of operation: FragmentTransactionOperation) throws(AndroidException)
    -> FragmentID
  {
    guard let fragment = operation.fragment else { throw FragmentFault.noSuchObject.exception }
    return fragment
  }

  private mutating func setMaximum(
    _ fragment: FragmentID, _ maximum: LifecycleState, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard isOwn(fragment, of: manager) else { throw FragmentFault.notActive.exception }
    fragments[fragment].maximum = maximum
  }

  mutating func isOwn(_ fragment: FragmentID, of manager: FragmentManagerID) -> Bool {
    fragments.isActive(fragment, in: manager)
      && (!fragments[fragment].isAttached || fragments[fragment].manager == manager)
  }
}

extension FragmentObjects {
  /// An entry more, or one less, of the back stack refers to its fragments.
  fileprivate mutating func nest(_ id: TransactionID, by entries: Int32) {
    for place in transactions[id].operations.indices {
      if let fragment = transactions[id].operations[place].fragment {
        self[fragment].backStackNesting += entries
      }
    }
  }
}

// Follows androidx.fragment 1.4.1, FragmentTransaction.java and BackStackRecord.java: doAddOp and
// the operations.

/// What the app's calls on a `FragmentTransaction` check and note down before it is committed.
extension ActivityThread {
  /// - Parameter record: a new one, made where it is wanted: to return it would be to copy it.
  mutating func build(
    _ record: inout BackStackRecord, of transaction: FragmentTransaction,
    for manager: FragmentManagerID, in subject: CodeOwner
  ) throws(AndroidException) {
    if let reordering = transaction.reordering {
      record.allowsReordering = reordering
    } else {
      record.allowsReordering = reordersUnasked
    }
    record.addsToBackStack = transaction.backStack != nil
    record.name = transaction.backStack?.name.map { ledger.symbols.symbol(for: $0) }
    record.transition = transaction.transition
    if transaction.transition?.matchesActivity == true,
      !image.app.fragmentLibrary.matchesActivityTransitions
    {
      throw FragmentFault.noSuchMethod.exception
    }
    if transaction.runsOnCommit {
      if record.addsToBackStack { throw FragmentFault.backStackNotAllowed.exception }
      record.runsOnCommit = subject
    }
    for place in transaction.operations.indices {
      var built = try build(transaction.operations[place], for: manager, in: subject)
      built.animations = transaction.animations
      record.operations.append(built)
    }
    if image.hasTargets { try setTargets(of: record.operations, in: manager) }
  }

  /// What becomes of a transaction for which `setReorderingAllowed` is not called.
  @inline(__always)
  var reordersUnasked: Bool {
    image.hostsPlatformFragments && version.reordersTransactionsUnasked
  }

  /// The same of those by which a dialog is shown and dismissed.
  var reordersDialogTransactions: Bool {
    image.app.fragmentLibrary.reordersDialogTransactions || reordersUnasked
  }

  private mutating func build(
    _ operation: FragmentTransaction.Operation, for manager: FragmentManagerID,
    in subject: CodeOwner
  ) throws(AndroidException) -> FragmentTransactionOperation {
    switch operation {
    case .add(let operand, let container, let tag):
      let fragment = try instance(of: operand, in: subject)
      return try buildAddition(.add, fragment, symbol(container), symbol(tag), for: manager)
    case .replace(let operand, let container, let tag):
      let fragment = try instance(of: operand, in: subject)
      guard container != nil else { throw FragmentFault.replaceWithoutContainer.exception }
      return try buildAddition(.replace, fragment, symbol(container), symbol(tag), for: manager)
    case .remove(let fragment):
      return try buildChange(.remove, fragment, for: manager, in: subject)
    case .hide(let fragment):
      return try buildChange(.hide, fragment, for: manager, in: subject)
    case .show(let fragment):
      return try buildChange(.show, fragment, for: manager, in: subject)
    case .detach(let fragment):
      return try buildChange(.detach, fragment, for: manager, in: subject)
    case .attach(let fragment):
      // The only one that does not ask whose fragment it is.
      return FragmentTransactionOperation(
        command: .attach, fragment: try existing(fragment, in: subject))
    case .setMaxLifecycle(let fragment, let maximum):
      return try buildMaximum(try existing(fragment, in: subject), maximum, for: manager)
    case .setPrimaryNavigationFragment(let fragment):
      guard let fragment else {
        return FragmentTransactionOperation(command: .setPrimaryNavigation, fragment: nil)
      }
      return try buildChange(.setPrimaryNavigation, fragment, for: manager, in: subject)
    }
  }

  private mutating func symbol(_ name: String?) -> Symbol? {
    name.map { ledger.symbols.symbol(for: $0) }
  }

  /// The tag and the container are set at once, whatever becomes of the transaction.
  mutating func buildAddition(
    _ command: FragmentTransactionOperation.Command, _ fragment: FragmentID, _ container: Symbol?,
    _ tag: Symbol?, for manager: FragmentManagerID
  ) throws(AndroidException) -> FragmentTransactionOperation {
    if fragments[fragment].isReused { try report(.detectFragmentReuse, by: fragment) }
    if refuses(fragments[fragment].object.classID) {
      throw FragmentFault.notPublicStatic.exception
    }
    if let fault = fragments[fragment].prepareAddition(to: manager, container, tag) {
      throw fault.exception
    }
    if !fragments[manager].hasHadFragments { fragments[manager].hasHadFragments = true }
    return FragmentTransactionOperation(command: command, fragment: fragment)
  }

  /// Whether the class could not be made anew, and the library looks.
  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  private mutating func refuses(_ classID: ClassID) -> Bool {
    guard image.fragment(classID)?.declaration.flaws.isNotPublicStatic == true else { return false }
    return !image.hostsPlatformFragments || version.refusesClassesItCouldNotMake
  }

  private mutating func buildChange(
    _ command: FragmentTransactionOperation.Command, _ reference: FragmentReference,
    for manager: FragmentManagerID, in subject: CodeOwner
  ) throws(AndroidException) -> FragmentTransactionOperation {
    let fragment = try existing(reference, in: subject)
    if let own = fragments[fragment].manager, own != manager,
      image.app.fragmentLibrary.asksWhoseFragment
    {
      throw FragmentFault.otherManager.exception
    }
    return FragmentTransactionOperation(command: command, fragment: fragment)
  }

  private mutating func buildMaximum(
    _ fragment: FragmentID, _ maximum: LifecycleState, for manager: FragmentManagerID
  ) throws(AndroidException) -> FragmentTransactionOperation {
    guard image.app.fragmentLibrary.hasMaximumLifecycle else {
      throw FragmentFault.noSuchMethod.exception
    }
    guard fragments[fragment].manager == manager else {
      throw FragmentFault.otherManagerForMaximum.exception
    }
    if maximum == .destroyed { throw FragmentFault.maximumDestroyed.exception }
    let isCreated = fragments[fragment].state > .initializing
    if maximum < .created, isCreated || !image.app.fragmentLibrary.allowsMaximumBelowCreated {
      throw FragmentFault.maximumTooLow.exception
    }
    return FragmentTransactionOperation(
      command: .setMaximum, fragment: fragment, oldMaximum: fragments[fragment].maximum,
      newMaximum: maximum)
  }

  private mutating func instance(
    of operand: FragmentTransaction.Operand, in subject: CodeOwner
  ) throws(AndroidException) -> FragmentID {
    switch operand {
    case .new(let className):
      return try newFragment(ledger.classID(of: className))
    case .restored(let className, let saved):
      let fragment = try newFragment(ledger.classID(of: className))
      let state = self.fragment(named: saved).flatMap { fragments.statesOfApp[$0] }
      try setInitialSavedState(state, of: fragment)
      return fragment
    case .existing(let reference):
      return try existing(reference, in: subject)
    }
  }

  mutating func existing(
    _ reference: FragmentReference, in subject: CodeOwner
  ) throws(AndroidException) -> FragmentID {
    switch (reference, subject) {
    case (.instance(let name), _):
      guard let id = fragment(named: name) else { throw FragmentFault.noSuchObject.exception }
      return id
    case (.current, .fragment(let id)): return id
    case (.current, .application), (.current, .activity):
      throw FragmentFault.noSuchObject.exception
    }
  }

  func checkArgumentsMayChange(of id: FragmentID) throws(AndroidException) {
    guard let manager = fragments[id].manager, fragments[manager].isStateSaved else { return }
    throw FragmentFault.argumentsAfterSave.exception
  }

  /// Constructs a fragment, and makes the calls that its class declares.
  mutating func newFragment(
    _ classID: ClassID, key: FragmentKey? = nil
  ) throws(AndroidException) -> FragmentID {
    let traits = image.fragment(classID)?.traits ?? .undeclared
    let id = fragments.nextFragment
    let object = ledger.newInstance(of: classID)
    var record = Fragment(
      id: id, object: object, key: key ?? FragmentKey(firstInstance: object, incarnation: 0),
      kind: traits.kind, childManager: fragments.newManager())
    record.isLifecycleObserved = image.app.fragmentLibrary.hasLifecycles
    if traits.retainsInstance { try report(.detectRetainInstanceUsage, by: nil) }
    record.retainsInstance = traits.retainsInstance
    record.retainChangedWithoutManager = traits.retainsInstance
    record.forgetsSuper = traits.forgetsSuper
    fragments.insert(record)
    // Code that makes such a fragment calls this at once; a restored one has it in its state.
    if !traits.userVisibleHint, key == nil { try setUserVisibleHint(id, false) }
    return id
  }
}

extension Fragment {
  /// - Returns: what forbids it.
  fileprivate mutating func prepareAddition(
    to manager: FragmentManagerID, _ container: Symbol?, _ tag: Symbol?
  ) -> FragmentFault? {
    if let tag {
      if let old = self.tag, old != tag { return .changeTag }
      self.tag = tag
    }
    if let container {
      if let old = viewID, old != .container(container) { return .changeContainer }
      put(into: container)
    }
    self.manager = manager
    return nil
  }
}

// Follows androidx.fragment 1.4.1, FragmentManager.java: enqueueAction, execSingleAction,
// popBackStackImmediate, executePendingTransactions.

/// A call of the app on a fragment manager whose arguments have been worked out.
enum PreparedFragmentCall: Hashable, Sendable {
  /// The transaction is gone if the call fails, or has nothing to do.
  case commit(TransactionID, FragmentTransaction.Commit, FragmentManagerID)
  case enqueue(PendingFragmentAction, FragmentManagerID)
  case executePendingTransactions(FragmentManagerID)
  case popNow(BackStackSelector, FragmentManagerID)
  case inflate(ClassID, FragmentManagerID)
  /// A call that executes nothing: all of it is done at once.
  case simple(FragmentAction, in: CodeOwner)
}

/// A call has three parts, and what an exception leaves behind depends on which one threw it.
extension ActivityThread {
  /// Puts a call together: asks for the manager, builds the transaction.
  mutating func prepare(
    _ action: FragmentAction, in subject: CodeOwner
  ) throws(AndroidException) -> PreparedFragmentCall {
    if image.hostsPlatformFragments { try requirePlatformMethods(of: action) }
    switch action {
    case .transaction(let transaction):
      let manager = try self.manager(transaction.manager, in: subject)
      var record = BackStackRecord()
      try build(&record, of: transaction, for: manager, in: subject)
      return .commit(fragments.transactions.insert(consume record), transaction.commit, manager)
    case .executePendingTransactions(let manager):
      return .executePendingTransactions(try self.manager(manager, in: subject))
    case .popBackStack(let manager, let target, let immediate):
      let manager = try self.manager(manager, in: subject)
      let selector = try backStackSelector(target)
      return immediate ? .popNow(selector, manager) : .enqueue(.pop(selector), manager)
    case .saveBackStack(let manager, let name):
      return try prepareSaved(
        .saveBackStack(name: ledger.symbols.symbol(for: name)),
        in: try self.manager(manager, in: subject))
    case .restoreBackStack(let manager, let name):
      return try prepareSaved(
        .restoreBackStack(name: ledger.symbols.symbol(for: name)),
        in: try self.manager(manager, in: subject))
    case .clearBackStack(let manager, let name):
      return try prepareSaved(
        .clearBackStack(name: ledger.symbols.symbol(for: name)),
        in: try self.manager(manager, in: subject))
    case .showDialog(let manager, let className, let tag, let now):
      let manager = try self.manager(manager, in: subject)
      var record = BackStackRecord()
      record.allowsReordering = reordersDialogTransactions
      return try prepareShow(
        className, tag: tag, by: record, now ? .commitNow : .commit, in: manager)
    case .showDialogOnBackStack(let manager, let className, let tag, let name):
      let manager = try self.manager(manager, in: subject)
      var record = BackStackRecord()
      record.addsToBackStack = true
      record.name = name.map { ledger.symbols.symbol(for: $0) }
      record.allowsReordering = reordersUnasked
      return try prepareShow(className, tag: tag, by: record, .commit, in: manager)
    case .inflate(let manager, let className):
      return .inflate(ledger.classID(of: className), try self.manager(manager, in: subject))
    case .setUserVisibleHint, .setMenuVisibility, .saveFragmentInstanceState, .setArguments,
      .getViewLifecycleOwner, .postponeEnterTransition, .startPostponedEnterTransition,
      .dismissDialog, .cancelDialog, .setCancelable,
      .registerObserver, .unregisterObserver, .addBackStackListener, .removeBackStackListener,
      .addAttachListener, .removeAttachListener,
      .setStrictModePolicy, .result:
      return .simple(action, in: subject)
    }
  }

  /// A call for a back stack that is put away.
  private mutating func prepareSaved(
    _ action: PendingFragmentAction, in manager: FragmentManagerID
  ) throws(AndroidException) -> PreparedFragmentCall {
    guard image.app.fragmentLibrary.hasMultipleBackStacks else {
      throw FragmentFault.noSuchMethod.exception
    }
    return .enqueue(action, manager)
  }

  private mutating func prepareShow(
    _ className: String, tag: String?, by record: consuming BackStackRecord,
    _ kind: FragmentTransaction.Commit, in manager: FragmentManagerID
  ) throws(AndroidException) -> PreparedFragmentCall {
    let fragment = try newFragment(ledger.classID(of: className))
    let tag = tag.map { ledger.symbols.symbol(for: $0) }
    return try prepareShow(fragment, tag: tag, by: record, kind, in: manager)
  }

  private mutating func prepareShow(
    _ fragment: FragmentID, tag: Symbol?, by record: consuming BackStackRecord,
    _ kind: FragmentTransaction.Commit, in manager: FragmentManagerID
  ) throws(AndroidException) -> PreparedFragmentCall {
    fragments[fragment].dialog.isShownByApp = true
    if record.addsToBackStack {
      // What `commit` will return.
      fragments[fragment].dialog.backStackIdentifier = Int32(
        truncatingIfNeeded: fragments[manager].nextBackStackIdentifier)
    }
    record.operations = [try buildAddition(.add, fragment, nil, tag, for: manager)]
    return .commit(fragments.transactions.insert(record), kind, manager)
  }

  /// `DialogFragment.show` of an instance that is there.
  mutating func show(
    _ fragment: FragmentID, tag: Symbol, in manager: FragmentManagerID
  ) throws(AndroidException) {
    var record = BackStackRecord()
    record.allowsReordering = reordersDialogTransactions
    try perform(try prepareShow(fragment, tag: tag, by: record, .commit, in: manager))
  }

  /// Makes the call up to the point where it would begin to execute anything.
  ///
  /// - Returns: whether there is something to execute now.
  mutating func admit(_ call: PreparedFragmentCall) throws(AndroidException) -> Bool {
    switch call {
    case .commit(let transaction, let kind, let manager):
      return try admit(transaction, kind, in: manager)
    case .enqueue(let action, let manager):
      try enqueue(action, in: manager, allowStateLoss: false)
      return false
    case .executePendingTransactions(let manager):
      try checkReady(manager, allowStateLoss: true)
      return true
    case .popNow(let selector, let manager):
      try checkPop(selector, in: manager)
      return true
    case .inflate: return true
    case .simple(let action, let subject):
      try performSimple(action, in: subject)
      return false
    }
  }

  private mutating func admit(
    _ transaction: TransactionID, _ kind: FragmentTransaction.Commit, in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    var isTaken = false
    defer { if !isTaken { fragments.transactions.remove(transaction) } }
    switch kind {
    case .commit, .commitAllowingStateLoss:
      isTaken = try commit(
        transaction, in: manager, allowStateLoss: kind == .commitAllowingStateLoss)
      return false
    case .commitNow, .commitNowAllowingStateLoss:
      isTaken = try admitNow(
        transaction, in: manager, allowStateLoss: kind == .commitNowAllowingStateLoss)
      return isTaken
    }
  }

  /// `commitInternal` allows it once; the calls that execute at once do not look.
  ///
  /// - Parameter record: the transaction as it was when it was committed first.
  mutating func commitAgain(
    _ record: consuming BackStackRecord, _ kind: FragmentTransaction.Commit,
    in manager: FragmentManagerID
  ) throws(AndroidException) {
    switch kind {
    case .commit, .commitAllowingStateLoss: throw FragmentFault.commitAlreadyCalled.exception
    case .commitNow, .commitNowAllowingStateLoss:
      try commit(record, kind, in: manager)
    }
  }

  /// Commits a transaction as code of the app would.
  mutating func commit(
    _ record: consuming BackStackRecord, _ kind: FragmentTransaction.Commit,
    in manager: FragmentManagerID
  ) throws(AndroidException) {
    try perform(.commit(fragments.transactions.insert(record), kind, manager))
  }

  /// Makes a call, and executes at once what it executes before it returns.
  mutating func perform(_ call: PreparedFragmentCall) throws(AndroidException) {
    if try admit(call) { _ = try execute(call) }
  }

  // It changes nothing: see `takesCommits`.
  private mutating func admitNow(
    _ transaction: TransactionID, in manager: FragmentManagerID, allowStateLoss: Bool
  ) throws(AndroidException) -> Bool {
    if fragments.transactions[transaction].addsToBackStack {
      throw FragmentFault.backStackNotAllowed.exception
    }
    let isGone = fragments[manager].host == nil || fragments[manager].isDestroyed
    if allowStateLoss && isGone { return false }
    try checkReady(manager, allowStateLoss: allowStateLoss)
    return true
  }

  /// Executes what an admitted call asks for.
  ///
  /// - Returns: the call's own return value; nil if it has none.
  mutating func execute(_ call: PreparedFragmentCall) throws(AndroidException) -> Bool? {
    switch call {
    case .commit(let transaction, _, let manager):
      try executeNow(transaction, in: manager)
      return nil
    case .executePendingTransactions(let manager):
      let didSomething = try execPendingActions(in: manager, allowStateLoss: true)
      try forcePostponedEffects(in: manager)
      try forcePostponedTransactions(in: manager)
      return didSomething
    case .popNow(let selector, let manager):
      return try popNow(selector, in: manager)
    case .inflate(let classID, let manager):
      try inflate(classID, in: manager)
      return nil
    case .enqueue, .simple:
      return nil
    }
  }

  mutating func manager(
    _ reference: FragmentManagerReference, in subject: CodeOwner
  ) throws(AndroidException) -> FragmentManagerID {
    switch (reference, subject) {
    case (.host, .activity(let id)), (.child, .activity(let id)), (.parent, .activity(let id)):
      guard isLive(id) else { return try fragmentManager(ofDestroyed: id) }
      return hostManager(of: id.token)
    case (.host, .fragment(let id)):
      guard let host = fragments[id].manager.flatMap({ fragments[$0].host }) else {
        throw FragmentFault.notAttached.exception
      }
      return hostManager(of: host)
    case (.childOf(let name), _):
      guard let id = fragment(named: name) else {
        throw FragmentFault.childManagerNotAttached.exception
      }
      return try childManager(of: id)
    case (.childOfNewest(let className), _):
      guard let id = newestFragment(of: className, around: subject) else {
        throw FragmentFault.childManagerNotAttached.exception
      }
      return try childManager(of: id)
    case (.child, .fragment(let id)): return try childManager(of: id)
    case (.parent, .fragment(let id)):
      guard let manager = fragments[id].manager else { throw FragmentFault.notAttached.exception }
      return manager
    case (.host, .application), (.child, .application), (.parent, .application):
      throw FragmentFault.noSuchObject.exception
    }
  }

  /// `getChildFragmentManager()`
  private mutating func childManager(
    of id: FragmentID
  ) throws(AndroidException) -> FragmentManagerID {
    guard fragments[id].isAttached else { throw FragmentFault.childManagerNotAttached.exception }
    if image.hostsPlatformFragments { makeChildManager(of: id) }
    return fragments[id].childManager
  }
}

/// A call of the app on a fragment manager whose arguments have been worked out.
enum PreparedFragmentCall: Hashable, Sendable {
  case commit(TransactionRecord, FragmentTransaction.Commit, FragmentManagerID)
  case enqueue(PendingFragmentAction, FragmentManagerID)
  case executePendingTransactions(FragmentManagerID)
  case popNow(BackStackSelector, FragmentManagerID)
  case setUserVisibleHint(InstanceID, Bool)
  case saveFragmentInstanceState(InstanceID, FragmentManagerID)
  case registerObserver(FragmentObserver, FragmentManagerID)
  case unregisterObserver(owner: AndroidEvent.Subject, FragmentManagerID)
  case addBackStackListener(AndroidEvent.Subject, FragmentManagerID)
  case removeBackStackListener(AndroidEvent.Subject, FragmentManagerID)
  case result(FragmentResultAction, owner: LifecycleOwner?, FragmentManagerID)
  /// All is done with the arguments.
  case nothing
  case dismissDialog(InstanceID, DialogDismissal)
  case cancelDialog(InstanceID)
  case inflate(className: String, FragmentManagerID)
  case postponeEntering(InstanceID)
  case startPostponedEntering(InstanceID)
}

/// A call has three parts, and what an exception leaves behind depends on which one threw it.
extension AppProcess {
  /// Puts a call together: asks for the manager, builds the transaction.
  mutating func prepare(
    _ action: FragmentAction, in subject: AndroidEvent.Subject
  ) throws(AndroidException) -> PreparedFragmentCall {
    switch action {
    case .transaction(let transaction):
      let manager = try self.manager(transaction.manager, in: subject)
      let record = try build(transaction, for: manager, in: subject)
      return .commit(record, transaction.commit, manager)
    case .executePendingTransactions(let manager):
      return .executePendingTransactions(try self.manager(manager, in: subject))
    case .popBackStack(let manager, let target, let immediate):
      let manager = try self.manager(manager, in: subject)
      let selector = try BackStackSelector(target)
      return immediate ? .popNow(selector, manager) : .enqueue(.pop(selector), manager)
    case .saveBackStack(let manager, let name):
      return try prepareSaved(
        .saveBackStack(name: name), in: try self.manager(manager, in: subject))
    case .restoreBackStack(let manager, let name):
      return try prepareSaved(
        .restoreBackStack(name: name), in: try self.manager(manager, in: subject))
    case .clearBackStack(let manager, let name):
      return try prepareSaved(
        .clearBackStack(name: name), in: try self.manager(manager, in: subject))
    case .setUserVisibleHint(let fragment, let isVisible):
      return .setUserVisibleHint(try existing(fragment, in: subject), isVisible)
    case .saveFragmentInstanceState(let manager, let fragment):
      let manager = try self.manager(manager, in: subject)
      return .saveFragmentInstanceState(try existing(fragment, in: subject), manager)
    case .registerObserver(let manager, let isRecursive):
      return .registerObserver(
        FragmentObserver(owner: subject, isRecursive: isRecursive),
        try self.manager(manager, in: subject))
    case .unregisterObserver(let manager):
      return .unregisterObserver(owner: subject, try self.manager(manager, in: subject))
    case .addBackStackListener(let manager):
      return .addBackStackListener(subject, try self.manager(manager, in: subject))
    case .removeBackStackListener(let manager):
      return .removeBackStackListener(subject, try self.manager(manager, in: subject))
    case .result(let manager, let action):
      return try prepareResult(action, in: try self.manager(manager, in: subject), of: subject)
    case .setArguments(let fragment):
      try checkArgumentsMayChange(of: try existing(fragment, in: subject))
      return .nothing
    case .getViewLifecycleOwner(let fragment):
      _ = try viewLifecycleOwner(of: try existing(fragment, in: subject))
      return .nothing
    case .showDialog(let manager, let className, let tag, let now):
      let manager = try self.manager(manager, in: subject)
      return try prepareShow(className, tag: tag, now: now, in: manager)
    case .dismissDialog(let fragment, let way):
      return .dismissDialog(try existing(fragment, in: subject), way)
    case .cancelDialog(let fragment):
      return .cancelDialog(try existing(fragment, in: subject))
    case .inflate(let manager, let className):
      return .inflate(className: className, try self.manager(manager, in: subject))
    case .postponeEnterTransition(let fragment):
      return .postponeEntering(try existing(fragment, in: subject))
    case .startPostponedEnterTransition(let fragment):
      return .startPostponedEntering(try existing(fragment, in: subject))
    }
  }

  /// A call for a back stack that is put away.
  private func prepareSaved(
    _ action: PendingFragmentAction, in manager: FragmentManagerID
  ) throws(AndroidException) -> PreparedFragmentCall {
    guard app.fragmentLibrary.hasMultipleBackStacks else {
      throw FragmentFault.noSuchMethod.exception
    }
    return .enqueue(action, manager)
  }

  private mutating func prepareShow(
    _ className: String, tag: String?, now: Bool, in manager: FragmentManagerID
  ) throws(AndroidException) -> PreparedFragmentCall {
    let fragment = newFragment(className)
    fragments[fragment].dialog.isShownByApp = true
    var record = TransactionRecord()
    record.allowsReordering = app.fragmentLibrary.reordersDialogTransactions
    record.operations = [try buildAddition(.add, fragment, nil, tag, for: manager)]
    return .commit(record, now ? .commitNow : .commit, manager)
  }

  /// Makes the call up to the point where it would begin to execute anything.
  ///
  /// - Returns: whether there is something to execute now.
  mutating func admit(_ call: PreparedFragmentCall) throws(AndroidException) -> Bool {
    switch call {
    case .commit(let record, let kind, let manager):
      switch kind {
      case .commit: try commit(record, in: manager, allowStateLoss: false)
      case .commitAllowingStateLoss: try commit(record, in: manager, allowStateLoss: true)
      case .commitNow: return try admitNow(record, in: manager, allowStateLoss: false)
      case .commitNowAllowingStateLoss:
        return try admitNow(record, in: manager, allowStateLoss: true)
      }
      return false
    case .enqueue(let action, let manager):
      try enqueue(action, in: manager, allowStateLoss: false)
      return false
    case .executePendingTransactions(let manager):
      try checkReady(manager, allowStateLoss: true)
      return true
    case .popNow(let selector, let manager):
      try checkPop(selector, in: manager)
      return true
    case .setUserVisibleHint(let fragment, let isVisible):
      try setUserVisibleHint(fragment, isVisible)
      return false
    case .saveFragmentInstanceState(let fragment, let manager):
      let state = try saveInstanceState(of: fragment, in: manager)
      fragments.statesOfApp[fragment] = state
      return false
    case .registerObserver(let observer, let manager):
      register(observer, in: manager)
      return false
    case .unregisterObserver(let owner, let manager):
      unregisterObserver(of: owner, in: manager)
      return false
    case .addBackStackListener(let listener, let manager):
      addBackStackListener(listener, to: manager)
      return false
    case .removeBackStackListener(let listener, let manager):
      removeBackStackListener(listener, from: manager)
      return false
    case .result(let action, let owner, let manager):
      try perform(action, owner: owner, in: manager)
      return false
    case .nothing: return false
    case .dismissDialog(let fragment, let way):
      try dismissDialog(fragment, way)
      return false
    case .cancelDialog(let fragment):
      try cancelDialog(fragment)
      return false
    case .inflate: return true
    case .postponeEntering(let fragment):
      fragments[fragment].isEnterPostponed = true
      return false
    case .startPostponedEntering(let fragment):
      startPostponedEntering(fragment)
      return false
    }
  }

  private func admitNow(
    _ record: TransactionRecord, in manager: FragmentManagerID, allowStateLoss: Bool
  ) throws(AndroidException) -> Bool {
    if record.addsToBackStack { throw FragmentFault.backStackNotAllowed.exception }
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
    case .commit(let record, _, let manager):
      try executeNow(record, in: manager)
      return nil
    case .executePendingTransactions(let manager):
      let didSomething = try executePending(in: manager, allowStateLoss: true)
      try forcePostponedEffects(in: manager)
      try forcePostponedTransactions(in: manager)
      return didSomething
    case .popNow(let selector, let manager):
      return try popNow(selector, in: manager)
    case .inflate(let className, let manager):
      try inflate(className, in: manager)
      return nil
    case .enqueue, .setUserVisibleHint, .saveFragmentInstanceState, .registerObserver,
      .unregisterObserver, .addBackStackListener, .removeBackStackListener, .result, .nothing,
      .dismissDialog, .cancelDialog, .postponeEntering,
      .startPostponedEntering:
      return nil
    }
  }

  private mutating func manager(
    _ reference: FragmentManagerReference, in subject: AndroidEvent.Subject
  ) throws(AndroidException) -> FragmentManagerID {
    switch (reference, subject) {
    case (.host, .activity(let id)), (.child, .activity(let id)), (.parent, .activity(let id)):
      guard let activity = activity(id) else { throw FragmentFault.noSuchObject.exception }
      return hostManager(of: activity.token)
    case (.host, .fragment(let id)):
      guard let host = fragments[id].manager.flatMap({ fragments[$0].host }) else {
        throw FragmentFault.notAttached.exception
      }
      return hostManager(of: host)
    case (.childOf(let id), _), (.child, .fragment(let id)):
      guard fragments[id].isAttached else { throw FragmentFault.childManagerNotAttached.exception }
      return fragments[id].childManager
    case (.parent, .fragment(let id)):
      guard let manager = fragments[id].manager else { throw FragmentFault.notAttached.exception }
      return manager
    case (.host, .application), (.child, .application), (.parent, .application):
      throw FragmentFault.noSuchObject.exception
    }
  }
}

// Follows androidx.fragment 1.4.1, FragmentManager.java: popBackStackState, findBackStackIndex,
// PopBackStackState.

/// Which entries of the back stack a pop takes.
enum BackStackSelector: Hashable, Sendable {
  /// The topmost, or with `inclusive` all.
  case unnamed(inclusive: Bool)
  /// Down to the entry of this name, or with `inclusive` also that and its neighbours of the name.
  case named(Symbol, inclusive: Bool)
  /// The same with what `commit` returned.
  case identified(Int, inclusive: Bool)

  /// A pop that names nothing belongs to the primary navigation fragment's children first.
  var goesToPrimaryNavigation: Bool {
    switch self {
    case .unnamed: true
    case .named, .identified: false
    }
  }
}

extension ActivityThread {
  mutating func backStackSelector(
    _ target: BackStackTarget
  ) throws(AndroidException) -> BackStackSelector {
    switch target {
    case .top: return .unnamed(inclusive: false)
    case .named(nil, let inclusive): return .unnamed(inclusive: inclusive)
    case .named(let name?, let inclusive):
      return .named(ledger.symbols.symbol(for: name), inclusive: inclusive)
    case .identified(let identifier, let inclusive):
      guard identifier >= 0 else { throw FragmentFault.badIdentifier.exception }
      return .identified(identifier, inclusive: inclusive)
    }
  }

  /// - Returns: whether anything was popped.
  mutating func popNow(
    _ selector: BackStackSelector, in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    try checkStateFirst(manager)
    try execPendingActions(in: manager, allowStateLoss: false)
    try checkReady(manager, allowStateLoss: true)
    if selector.goesToPrimaryNavigation, try popPrimaryNavigation(in: manager) { return true }
    let popped = generatePop(selector, in: manager)
    if popped {
      // Elsewhere what is on the stack has not enabled the callback for Back.
      let isForBack = isBelowPrimary(manager)
      fragments[manager].isExecutingNow = !isForBack
      try executeBatch(in: manager)
      fragments[manager].isExecutingNow = false
    }
    try updateBack(by: manager)
    try startPendingDeferredFragments(in: manager)
    compactActive(of: manager)
    return popped
  }

  /// What a pop at once checks before anything runs: as long as nothing is pending, also the
  /// children that it lets pop first.
  func checkPop(
    _ selector: BackStackSelector, in manager: FragmentManagerID
  ) throws(AndroidException) {
    try checkStateFirst(manager)
    try checkReady(manager, allowStateLoss: false)
    guard fragments[listsOf: manager].pending.isEmpty, selector.goesToPrimaryNavigation,
      let children = try managerOfPrimaryNavigation(in: manager)
    else { return }
    try checkPop(.unnamed(inclusive: false), in: children)
  }

  /// Lets the children of the primary navigation fragment pop first.
  mutating func popPrimaryNavigation(
    in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    guard let children = try managerOfPrimaryNavigation(in: manager) else { return false }
    return try popNow(.unnamed(inclusive: false), in: children)
  }

  private func managerOfPrimaryNavigation(
    in manager: FragmentManagerID
  ) throws(AndroidException) -> FragmentManagerID? {
    guard let primary = fragments[manager].primaryNavigation else { return nil }
    guard fragments[primary].isAttached else {
      throw FragmentFault.childManagerNotAttached.exception
    }
    return fragments[primary].childManager
  }

  /// Takes entries off the back stack, topmost first.
  mutating func generatePop(
    _ selector: BackStackSelector, in manager: FragmentManagerID
  ) -> Bool {
    guard let bottom = backStackIndex(selector, in: manager) else { return false }
    for id in fragments[listsOf: manager].backStack[bottom...].reversed() {
      fragments[listsOf: manager].batch.append(BatchEntry(transaction: id, isPop: true))
    }
    fragments[listsOf: manager].backStack.removeSubrange(bottom...)
    return true
  }

  /// The lowest entry that is taken; nil if none is.
  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  mutating func backStackIndex(_ selector: BackStackSelector, in manager: FragmentManagerID) -> Int?
  {
    guard !fragments[listsOf: manager].backStack.isEmpty else { return nil }
    switch selector {
    case .unnamed(let inclusive):
      return inclusive ? 0 : fragments[listsOf: manager].backStack.count - 1
    case .named(let name, let inclusive):
      return backStackIndex(inclusive: inclusive, in: manager) { $0.name == name }
    case .identified(let identifier, let inclusive):
      return backStackIndex(inclusive: inclusive, in: manager) { $0.identifier == identifier }
    }
  }

  private func backStackIndex(
    inclusive: Bool, in manager: FragmentManagerID, matches: (BackStackRecord) -> Bool
  ) -> Int? {
    let backStack = fragments[listsOf: manager].backStack
    func isMatch(_ id: TransactionID) -> Bool { matches(fragments.transactions[id]) }
    guard var index = backStack.lastIndex(where: isMatch) else { return nil }
    guard inclusive else { return index == backStack.count - 1 ? nil : index + 1 }
    while index > 0, isMatch(backStack[index - 1]) { index -= 1 }
    return index
  }
}

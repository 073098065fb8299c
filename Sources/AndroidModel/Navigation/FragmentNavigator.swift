// Follows androidx.navigation 2.9, FragmentNavigator.kt.

/// What a `FragmentNavigator` keeps besides its back stack.
struct FragmentNavigator: Hashable, Sendable {
  /// What the fragment manager is about to execute for the controller: `pendingOps`.
  var pending: [Operation] = []
  /// `savedIds`: the back stacks that the fragment manager has put away.
  var savedIDs: [Symbol] = []
  /// The fragments among whose view models there is a `ClearEntryStateViewModel`.
  var clearing: Set<FragmentID> = []

  struct Operation: Hashable, Sendable {
    let id: Symbol
    let isPop: Bool
  }

  /// `addPendingOps`
  mutating func note(_ id: Symbol?, isPop: Bool = false, again: Bool = false) {
    guard let id else { return }
    if !again { pending.removeAll { $0.id == id } }
    pending.append(Operation(id: id, isPop: isPop))
  }
}

/// It goes to a destination by a transaction on the host's child manager, and hears from that when
/// it has been executed and undone.
extension ActivityThread {
  mutating func navigateFragments(
    to entries: [NavEntryID], _ options: NavOptions, in host: FragmentID
  ) throws(AndroidException) {
    // It writes a line into the log.
    guard !fragments[navControllers[host].manager].isStateSaved else { return }
    for entry in entries { try navigateFragment(to: entry, options, in: host) }
  }

  private mutating func navigateFragment(
    to entry: NavEntryID, _ options: NavOptions, in host: FragmentID
  ) throws(AndroidException) {
    let backStack = navControllers[host][.fragment].backStack
    guard let id = navControllers[host][entry]?.id else { return }
    let place = navControllers[host].fragmentNavigator.savedIDs.firstIndex(of: id)
    if options.restoreState, let place, !backStack.isEmpty {
      navControllers[host].fragmentNavigator.savedIDs.remove(at: place)
      try enqueue(
        .restoreBackStack(name: id), in: navControllers[host].manager, allowStateLoss: false)
      return try push(entry, to: .fragment, in: host)
    }
    var record = try newTransaction(to: entry, options.animations, in: host)
    if let outgoing = backStack.last {
      navControllers[host].fragmentNavigator.note(navControllers[host][outgoing]?.id)
      navControllers[host].fragmentNavigator.note(id)
      record.addsToBackStack = true
      record.name = id
    }
    try commit(record, .commit, in: navControllers[host].manager)
    try push(entry, to: .fragment, in: host)
  }

  /// `onLaunchSingleTop`: what is on the manager's back stack is popped, and put there anew,
  /// without any options.
  mutating func launchSingleTopFragment(
    _ entry: NavEntryID, in host: FragmentID
  ) throws(AndroidException) {
    let manager = navControllers[host].manager
    guard !fragments[manager].isStateSaved, let id = navControllers[host][entry]?.id else { return }
    var record = try newTransaction(to: entry, FragmentAnimations(), in: host)
    let backStack = navControllers[host][.fragment].backStack
    if backStack.count > 1 {
      let incoming = backStack[backStack.count - 2]
      navControllers[host].fragmentNavigator.note(navControllers[host][incoming]?.id)
      navControllers[host].fragmentNavigator.note(id, isPop: true)
      try enqueue(.pop(.named(id, inclusive: true)), in: manager, allowStateLoss: false)
      navControllers[host].fragmentNavigator.note(id, again: true)
      record.addsToBackStack = true
      record.name = id
    }
    try commit(record, .commit, in: manager)
    try replaceTop(by: entry, of: .fragment, in: host)
  }

  /// `createFragmentTransaction`
  private mutating func newTransaction(
    to entry: NavEntryID, _ animations: FragmentAnimations, in host: FragmentID
  ) throws(AndroidException) -> BackStackRecord {
    var record = BackStackRecord()
    record.allowsReordering = true
    guard let found = navControllers[host][entry],
      case .fragment(let classID) = image.navGraphs[found.destination].content
    else { return record }
    try askFragmentFactory(of: navControllers[host].manager)
    let fragment = try newFragment(classID)
    record.operations = [
      try buildAddition(
        .replace, fragment, ContainerNames.ofView, found.id, for: navControllers[host].manager),
      FragmentTransactionOperation(command: .setPrimaryNavigation, fragment: fragment),
    ]
    for place in record.operations.indices { record.operations[place].animations = animations }
    return record
  }

  /// `popBackStack`
  mutating func popFragments(
    downTo entry: NavEntryID, saveState: Bool, in host: FragmentID
  ) throws(AndroidException) {
    let manager = navControllers[host].manager
    let backStack = navControllers[host][.fragment].backStack
    guard !fragments[manager].isStateSaved, let id = navControllers[host][entry]?.id else { return }
    guard let place = backStack.firstIndex(of: entry) else { throw AndroidException.unknownEntry }
    if place > 0 {
      navControllers[host].fragmentNavigator.note(navControllers[host][backStack[place - 1]]?.id)
    }
    let popped = backStack[place...].compactMap { navControllers[host][$0]?.id }
    let initial = navControllers[host][backStack[0]]?.id
    for id in popped {
      let isPending = navControllers[host].fragmentNavigator.pending.contains { $0.id == id }
      // The manager's listeners hear of all but the first.
      if isPending || id != initial {
        navControllers[host].fragmentNavigator.note(id, isPop: true)
      }
    }
    if saveState {
      for id in popped.reversed() where id != initial {
        try enqueue(.saveBackStack(name: id), in: manager, allowStateLoss: false)
        if !navControllers[host].fragmentNavigator.savedIDs.contains(id) {
          navControllers[host].fragmentNavigator.savedIDs.append(id)
        }
      }
    } else {
      try enqueue(.pop(.named(id, inclusive: true)), in: manager, allowStateLoss: false)
    }
    try popWithTransition(entry, from: .fragment, saveState: saveState, in: host)
  }
}

// Follows androidx.navigation 2.9, NavControllerImpl.kt: navigate, addEntryToBackStack,
// launchSingleTopInternal, restoreStateInternal, executeRestoreState; NavGraphNavigator.kt:
// navigate.

extension ActivityThread {
  /// `navigate`
  mutating func navigate(
    to node: NavDestinationID, _ options: NavOptions, popUpTo: NavDestinationID?,
    in host: FragmentID
  ) throws(AndroidException) {
    navControllers[host].isNavigating = true
    var hasChanged = false
    if let popUpTo {
      hasChanged = try popBackStack(
        to: popUpTo, inclusive: options.popUpToInclusive, saveState: options.popUpToSaveState,
        in: host)
    }
    if options.restoreState, navControllers[host].saved.ids.contains(node) {
      if try restoreStack(of: node, options, in: host) { hasChanged = true }
    } else if options.launchSingleTop, try launchSingleTop(node, in: host) {
      hasChanged = true
    } else {
      let entry = newEntry(node, in: host)
      let addition = NavAddition(node: node)
      if try navigate([entry], options, addition, in: host) { hasChanged = true }
    }
    navControllers[host].isNavigating = false
    if hasChanged {
      try dispatchOnDestinationChanged(of: host)
    } else {
      try updateBackStackLifecycle(of: host)
    }
  }

  /// `NavBackStackEntry.create`
  ///
  /// - Parameter id: that of an entry which was saved, or whose place it takes.
  mutating func newEntry(
    _ destination: NavDestinationID, id: Symbol? = nil, in host: FragmentID
  ) -> NavEntryID {
    let entry = NavBackStackEntry(
      id: id ?? newEntryID(destination, in: host), destination: destination,
      hostState: navControllers[host].hostState)
    return navControllers[host].insert(entry)
  }

  private mutating func newEntryID(
    _ destination: NavDestinationID, in host: FragmentID
  ) -> Symbol {
    navControllers[host].idsGiven += 1
    let name = "\(image.navGraphs[destination].name)-\(navControllers[host].idsGiven)"
    return ledger.symbols.symbol(for: name)
  }

  /// `navigateInternal`: the navigator of the entries goes to each of them.
  ///
  /// - Returns: whether it has put one on the back stack.
  private mutating func navigate(
    _ entries: [NavEntryID], _ options: NavOptions, _ addition: NavAddition, in host: FragmentID
  ) throws(AndroidException) -> Bool {
    guard let first = entries.first.flatMap({ destination(of: $0, in: host) }) else { return false }
    navControllers[host].adding = addition
    try go(to: entries, by: image.navGraphs.navigator(of: first), options, in: host)
    let hasNavigated = navControllers[host].adding?.hasNavigated ?? true
    navControllers[host].adding = nil
    return hasNavigated
  }

  /// `Navigator.navigate`
  private mutating func go(
    to entries: [NavEntryID], by navigator: NavigatorKind, _ options: NavOptions,
    in host: FragmentID
  ) throws(AndroidException) {
    switch navigator {
    case .fragment: try navigateFragments(to: entries, options, in: host)
    case .dialog: try showDialogs(of: entries, in: host)
    case .navigation: try navigateToStart(of: entries, options, in: host)
    }
  }

  /// `NavGraphNavigator.navigate`
  private mutating func navigateToStart(
    of entries: [NavEntryID], _ options: NavOptions, in host: FragmentID
  ) throws(AndroidException) {
    for entry in entries {
      guard let graph = destination(of: entry, in: host) else { continue }
      guard let start = image.navGraphs.start(of: graph) else {
        throw AndroidException(
          "IllegalStateException",
          "no start destination defined via app:startDestination for \(image.navGraphs[graph].name)"
        )
      }
      let startEntry = newEntry(start, in: host)
      try go(to: [startEntry], by: image.navGraphs.navigator(of: start), options, in: host)
    }
  }

  // MARK: Onto the back stack

  /// `addEntryToBackStack`, called by the state of the navigator.
  mutating func addToBackStack(
    _ entry: NavEntryID, in host: FragmentID
  ) throws(AndroidException) {
    guard var addition = navControllers[host].adding,
      let target = destination(of: entry, in: host)
    else { return }
    addition.hasNavigated = true
    var restored: [NavEntryID] = []
    if let place = addition.restored.firstIndex(of: entry), place >= addition.added {
      restored = Array(addition.restored[addition.added...place])
      addition.added = place + 1
    }
    navControllers[host].adding = addition
    if !image.navGraphs.isFloatingWindow(target) { try popFloatingWindows(in: host) }
    // For a restored stack each entry is where it leads.
    let node = addition.restored.isEmpty ? addition.node : target
    var graphs = try graphsOfCall(to: node, target, in: host)
    graphs += graphsOnTheWay(to: graphs.last ?? target, in: host)
    let lowest = graphs.last ?? target
    try popOrphanedGraphs(unlike: lowest, in: host)
    try push(graphs.reversed(), entry, restored, in: host)
  }

  private mutating func popFloatingWindows(in host: FragmentID) throws(AndroidException) {
    while let top = navControllers[host].backQueue.last,
      let destination = destination(of: top, in: host),
      image.navGraphs.isFloatingWindow(destination),
      try popBackStack(to: destination, inclusive: true, saveState: false, in: host)
    {}
  }

  /// A call that leads to a graph makes a new one of it, and of those down to where it begins.
  ///
  /// - Returns: the graphs from the inside to the outside.
  private mutating func graphsOfCall(
    to node: NavDestinationID, _ target: NavDestinationID, in host: FragmentID
  ) throws(AndroidException) -> [NavDestinationID] {
    guard image.navGraphs.isGraph(node) else { return [] }
    var graphs: [NavDestinationID] = []
    var next = target
    while next != node, let parent = image.navGraphs[next].parent {
      graphs.append(parent)
      if let top = navControllers[host].backQueue.last, destination(of: top, in: host) == parent {
        _ = try popEntry(top, saveState: false, in: host)
      }
      next = parent
    }
    return graphs
  }

  /// The graphs around what cannot be reached from where the controller is.
  private func graphsOnTheWay(
    to destination: NavDestinationID, in host: FragmentID
  ) -> [NavDestinationID] {
    var graphs: [NavDestinationID] = []
    var next = destination
    while !isReachable(next, in: host), let parent = image.navGraphs[next].parent {
      graphs.append(parent)
      next = parent
    }
    return graphs
  }

  /// `findDestination`: it is in a graph that the current destination is, or is in.
  func isReachable(_ destination: NavDestinationID, in host: FragmentID) -> Bool {
    guard let root = navControllers[host].graph else { return false }
    return image.navGraphs.destination(
      named: image.navGraphs[destination].name, from: currentDestination(of: host) ?? root,
      in: root) == destination
  }

  private mutating func popOrphanedGraphs(
    unlike lowest: NavDestinationID, in host: FragmentID
  ) throws(AndroidException) {
    while let top = navControllers[host].backQueue.last, let graph = destination(of: top, in: host),
      image.navGraphs.isGraph(graph), !image.navGraphs.nodes(of: graph).contains(lowest)
    {
      _ = try popEntry(top, saveState: false, in: host)
    }
  }

  private mutating func push(
    _ graphs: [NavDestinationID], _ entry: NavEntryID, _ restored: [NavEntryID],
    in host: FragmentID
  ) throws(AndroidException) {
    var graphs = graphs
    let lowest =
      navControllers[host].backQueue.first.flatMap { destination(of: $0, in: host) } ?? graphs.first
    if let root = navControllers[host].graph, lowest != root { graphs.insert(root, at: 0) }
    var added: [NavEntryID] = []
    for graph in graphs {
      let known = restored.last { destination(of: $0, in: host) == graph }
      let entry = known ?? newEntry(graph, in: host)
      navControllers[host][.navigation].backStack.append(entry)
      added.append(entry)
    }
    added.append(entry)
    navControllers[host].backQueue += added
    for entry in added { link(entry, in: host) }
  }

  func currentDestination(of host: FragmentID) -> NavDestinationID? {
    navControllers[host].backQueue.last.flatMap { destination(of: $0, in: host) }
  }

  /// `getTopGraph`: the graph that the current destination is, or is in; nil: there is none yet.
  func topGraph(of host: FragmentID) -> NavDestinationID? {
    guard let current = currentDestination(of: host) else { return nil }
    return image.navGraphs.isGraph(current) ? current : image.navGraphs[current].parent
  }

  // MARK: Single top

  /// `launchSingleTopInternal`: the entries on top make way for new ones of the same ids.
  private mutating func launchSingleTop(
    _ node: NavDestinationID, in host: FragmentID
  ) throws(AndroidException) -> Bool {
    let backStack = navControllers[host].backQueue
    let destinations = backStack.map { destination(of: $0, in: host) }
    guard let place = destinations.lastIndex(of: node) else { return false }
    var expected = [node]
    while let last = expected.last, let start = image.navGraphs.start(of: last) {
      expected.append(start)
    }
    guard destinations[place...].elementsEqual(expected.map(Optional.some)) else { return false }
    for old in backStack[place...].reversed() {
      navControllers[host].backQueue.removeLast()
      try unlink(old, in: host)
    }
    var replacements: [NavEntryID] = []
    for old in backStack[place...] {
      guard let found = navControllers[host][old] else { continue }
      let entry = newEntry(found.destination, id: found.id, in: host)
      // The host may be further already, and tell the old one yet.
      navControllers[host].change(entry) { $0.hostState = found.hostState }
      link(entry, in: host)
      navControllers[host].backQueue.append(entry)
      replacements.append(entry)
    }
    for (entry, old) in zip(replacements, backStack[place...]) {
      guard let maximum = navControllers[host][old]?.maximum else { continue }
      try setMaximum(maximum, of: entry, in: host)
    }
    for entry in replacements {
      guard let destination = destination(of: entry, in: host) else { continue }
      switch image.navGraphs.navigator(of: destination) {
      case .fragment: try launchSingleTopFragment(entry, in: host)
      case .dialog: try launchSingleTopDialog(entry, in: host)
      case .navigation: try replaceTop(by: entry, of: .navigation, in: host)
      }
    }
    return true
  }

  // MARK: What was kept

  /// `restoreStateInternal`: entries that follow each other by one navigator are given to it
  /// together.
  mutating func restoreStack(
    of node: NavDestinationID, _ options: NavOptions, in host: FragmentID
  ) throws(AndroidException) -> Bool {
    let saved = navControllers[host].saved.take(node)
    try checkFound(saved, in: host)
    let entries = saved.map { newEntry($0.destination, id: $0.id, in: host) }
    var groups: [(navigator: NavigatorKind, entries: [NavEntryID])] = []
    for (entry, state) in zip(entries, saved) where !image.navGraphs.isGraph(state.destination) {
      let navigator = image.navGraphs.navigator(of: state.destination)
      if let last = groups.last, last.navigator == navigator {
        groups[groups.count - 1].entries.append(entry)
      } else {
        groups.append((navigator, [entry]))
      }
    }
    var hasNavigated = false
    for group in groups {
      let addition = NavAddition(node: node, restored: entries)
      if try navigate(group.entries, options, addition, in: host) { hasNavigated = true }
    }
    return hasNavigated
  }

  /// `instantiateBackStack` looks for each in the graphs around the one before it, and in those
  /// inside of them. The graph of the host is in none, and so is found from itself alone.
  private func checkFound(_ saved: [SavedNavEntry], in host: FragmentID) throws(AndroidException) {
    guard let root = navControllers[host].graph else { return }
    var current = currentDestination(of: host) ?? root
    for entry in saved {
      guard entry.destination != root || current == root else {
        throw AndroidException(
          "IllegalStateException",
          "Restore State failed: destination \(image.navGraphs[root].name) cannot be found from the "
            + "current destination \(image.navGraphs[current].name)")
      }
      current = entry.destination
    }
  }

  /// `clearBackStackInternal`: it comes back to be popped for good.
  mutating func clearStack(
    of node: NavDestinationID, in host: FragmentID
  ) throws(AndroidException) -> Bool {
    navControllers[host].isNavigating = true
    var options = NavOptions()
    options.restoreState = true
    let hasRestored = try restoreStack(of: node, options, in: host)
    navControllers[host].isNavigating = false
    guard hasRestored else { return false }
    return try popBackStack(to: node, inclusive: true, saveState: false, in: host)
  }
}

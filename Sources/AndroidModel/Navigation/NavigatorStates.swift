// Follows androidx.navigation 2.9, NavigatorState.kt: pushWithTransition, popWithTransition,
// markTransitionComplete, prepareForTransition, onLaunchSingleTop; NavControllerImpl.kt: push, pop,
// markTransitionComplete, prepareForTransition, unlinkChildFromParent.

/// What navigators tell the controller of their back stacks.
extension ActivityThread {
  /// `pushWithTransition`: the new entry and the one before it are in transition.
  ///
  /// - Parameter navigator: the one that has the entry.
  mutating func push(
    _ entry: NavEntryID, to navigator: NavigatorKind, in host: FragmentID
  ) throws(AndroidException) {
    if let previous = navControllers[host][navigator].backStack.last {
      navControllers[host][navigator].beginTransition(of: previous)
    }
    navControllers[host][navigator].beginTransition(of: entry)
    guard navControllers[host].adding != nil else { return }
    try addToBackStack(entry, in: host)
    navControllers[host][navigator].backStack.append(entry)
  }

  /// `popWithTransition`: what goes and what comes are in transition.
  mutating func popWithTransition(
    _ entry: NavEntryID, from navigator: NavigatorKind, saveState: Bool, in host: FragmentID
  ) throws(AndroidException) {
    let state = navControllers[host][navigator]
    let place = state.backStack.firstIndex(of: entry)
    if state.transitionsInProgress.contains(entry), place == nil { return }
    navControllers[host][navigator].beginTransition(of: entry)
    if let place, place > 0 {
      navControllers[host][navigator].beginTransition(of: state.backStack[place - 1])
    }
    try pop(entry, from: navigator, saveState: saveState, in: host)
  }

  /// `pop`: asked for by the controller, or on the navigator's own account.
  mutating func pop(
    _ entry: NavEntryID, from navigator: NavigatorKind, saveState: Bool, in host: FragmentID
  ) throws(AndroidException) {
    if saveState {
      navControllers[host].savedEntries.insert(entry)
    } else {
      navControllers[host].savedEntries.remove(entry)
    }
    guard let pop = navControllers[host].popHandler else {
      return try popFromNavigator(entry, of: navigator, in: host)
    }
    navControllers[host].pops[pop].isReceived = true
    if let saved = try popEntry(entry, saveState: saveState, in: host) {
      navControllers[host].pops[pop].saved.insert(saved, at: 0)
    }
    takeOff(entry, navigator, in: host)
  }

  /// `popBackStackFromNavigator`
  private mutating func popFromNavigator(
    _ entry: NavEntryID, of navigator: NavigatorKind, in host: FragmentID
  ) throws(AndroidException) {
    let backStack = navControllers[host].backQueue
    guard let place = backStack.firstIndex(of: entry) else { return }
    if place + 1 < backStack.count, let above = destination(of: backStack[place + 1], in: host) {
      _ = try popBackStack(to: above, inclusive: true, saveState: false, in: host)
    }
    _ = try popEntry(entry, saveState: false, in: host)
    takeOff(entry, navigator, in: host)
    try dispatchOnDestinationChanged(of: host)
  }

  private mutating func takeOff(
    _ entry: NavEntryID, _ navigator: NavigatorKind, in host: FragmentID
  ) {
    let backStack = navControllers[host][navigator].backStack
    guard let place = backStack.firstIndex(of: entry) else { return }
    navControllers[host][navigator].backStack.removeSubrange(place...)
  }

  /// `onLaunchSingleTop`: another entry of the same id takes the place.
  mutating func replaceTop(
    by entry: NavEntryID, of navigator: NavigatorKind, in host: FragmentID
  ) throws(AndroidException) {
    let backStack = navControllers[host][navigator].backStack
    let id = navControllers[host][entry]?.id
    guard let place = backStack.lastIndex(where: { navControllers[host][$0]?.id == id }) else {
      throw AndroidException.unknownEntry
    }
    navControllers[host][navigator].backStack[place] = entry
  }

  /// `prepareForTransition`
  mutating func prepareForTransition(
    _ entry: NavEntryID, of navigator: NavigatorKind, in host: FragmentID
  ) throws(AndroidException) {
    navControllers[host][navigator].beginTransition(of: entry)
    guard navControllers[host].backQueue.contains(entry) else {
      throw AndroidException(
        "IllegalStateException", "Cannot transition entry that is not in the back stack")
    }
    try setMaximum(.started, of: entry, in: host)
  }

  /// `markTransitionComplete`: an entry that is on the back stack may go on; one that is not is
  /// destroyed.
  mutating func completeTransition(
    of entry: NavEntryID, _ navigator: NavigatorKind, in host: FragmentID
  ) throws(AndroidException) {
    let keepsState = navControllers[host].savedEntries.contains(entry)
    navControllers[host][navigator].endTransition(of: entry)
    navControllers[host].savedEntries.remove(entry)
    guard !navControllers[host].backQueue.contains(entry) else {
      if !navControllers[host].isNavigating { try updateBackStackLifecycle(of: host) }
      return
    }
    try unlink(entry, in: host)
    if let found = navControllers[host][entry] {
      if found.lifecycle >= .created { try setMaximum(.destroyed, of: entry, in: host) }
      let successor = navControllers[host].last(
        of: navControllers[host].backQueue, withID: found.id)
      if !keepsState, successor == nil { try clearViewModels(ofEntry: found.id, in: host) }
    }
    try updateBackStackLifecycle(of: host)
  }

  mutating func completeAllTransitions(
    of navigator: NavigatorKind, in host: FragmentID
  ) throws(AndroidException) {
    for entry in navControllers[host][navigator].transitionsInProgress {
      try completeTransition(of: entry, navigator, in: host)
    }
  }

  // MARK: What is in a graph

  /// `linkChildToParent`
  mutating func link(_ entry: NavEntryID, in host: FragmentID) {
    guard let destination = destination(of: entry, in: host),
      let parent = image.navGraphs[destination].parent,
      let above = navControllers[host].backQueue.last(where: {
        self.destination(of: $0, in: host) == parent
      })
    else { return }
    navControllers[host].parents[entry] = above
    navControllers[host].childCounts[above, default: 0] += 1
  }

  /// `unlinkChildFromParent`: with the last that was in it a graph is at its end too.
  mutating func unlink(_ entry: NavEntryID, in host: FragmentID) throws(AndroidException) {
    guard let parent = navControllers[host].parents.removeValue(forKey: entry),
      let count = navControllers[host].childCounts[parent]
    else { return }
    navControllers[host].childCounts[parent] = count - 1
    guard count == 1 else { return }
    try completeTransition(of: parent, .navigation, in: host)
    navControllers[host].childCounts[parent] = nil
  }
}

extension AndroidException {
  /// A navigator looks for an entry that it does not have, and goes on with the place -1 in its
  /// list.
  static let unknownEntry = AndroidException("IndexOutOfBoundsException", "fromIndex = -1")
}

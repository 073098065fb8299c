// Follows androidx.navigation 2.9, NavControllerImpl.kt: popBackStackInternal,
// executePopOperations, popEntryFromBackStack, clearBackStackInternal; Navigator.kt: popBackStack.

extension ActivityThread {
  /// `popBackStackInternal`: each entry by its navigator, down to the destination.
  ///
  /// - Returns: whether anything was popped.
  mutating func popBackStack(
    to target: NavDestinationID, inclusive: Bool, saveState: Bool, in host: FragmentID
  ) throws(AndroidException) -> Bool {
    var navigators: [NavigatorKind] = []
    var isFound = false
    for entry in navControllers[host].backQueue.reversed() {
      guard let destination = destination(of: entry, in: host) else { continue }
      if inclusive || destination != target {
        navigators.append(image.navGraphs.navigator(of: destination))
      }
      isFound = destination == target
      if isFound { break }
    }
    guard isFound else { return false }
    var hasPopped = false
    let pop = navControllers[host].pops.endIndex
    navControllers[host].pops.append(NavPop())
    for navigator in navigators {
      guard let entry = navControllers[host].backQueue.last else {
        throw AndroidException("NoSuchElementException", "the back stack is empty")
      }
      navControllers[host].pops[pop].isReceived = false
      navControllers[host].popHandler = pop
      try popBackStack(entry, by: navigator, saveState: saveState, in: host)
      navControllers[host].popHandler = nil
      guard navControllers[host].pops[pop].isReceived else { break }
      hasPopped = true
    }
    let saved = navControllers[host].pops.removeLast().saved
    if saveState { keep(saved, target, inclusive: inclusive, in: host) }
    return hasPopped
  }

  /// `Navigator.popBackStack`
  private mutating func popBackStack(
    _ entry: NavEntryID, by navigator: NavigatorKind, saveState: Bool, in host: FragmentID
  ) throws(AndroidException) {
    switch navigator {
    case .navigation:
      guard navControllers[host][navigator].backStack.contains(entry) else {
        throw AndroidException(
          "IllegalStateException",
          "popBackStack was called with an entry which does not exist in the back stack")
      }
      try pop(entry, from: navigator, saveState: saveState, in: host)
    case .fragment: try popFragments(downTo: entry, saveState: saveState, in: host)
    case .dialog: try popDialogs(downTo: entry, saveState: saveState, in: host)
    }
  }

  /// What was popped is kept for the destination down to which that was, and for the lowest that
  /// went, each with the graphs that begin with it.
  private mutating func keep(
    _ saved: [SavedNavEntry], _ target: NavDestinationID, inclusive: Bool, in host: FragmentID
  ) {
    if !inclusive { note(saved.first?.id, for: target, in: host) }
    guard let first = saved.first else { return }
    // Code of the app may have gone meanwhile to where it cannot be found from.
    if isReachable(first.destination, in: host) {
      note(first.id, for: first.destination, in: host)
    }
    if navControllers[host].saved.ids.values.contains(first.id) {
      navControllers[host].saved.states[first.id] = saved
    }
  }

  private mutating func note(
    _ id: Symbol?, for destination: NavDestinationID, in host: FragmentID
  ) {
    for place in image.navGraphs.withGraphsThatStart(at: destination) {
      // Only if there is none yet.
      guard !navControllers[host].saved.ids.contains(place) else { return }
      navControllers[host].saved.ids[place] = .some(id)
    }
  }

  /// `popEntryFromBackStack`: the entry is destroyed, or waits stopped for the end of its
  /// transition.
  ///
  /// - Returns: what is kept of it.
  mutating func popEntry(
    _ entry: NavEntryID, saveState: Bool, in host: FragmentID
  ) throws(AndroidException) -> SavedNavEntry? {
    guard let found = navControllers[host][entry], navControllers[host].backQueue.last == entry
    else {
      throw AndroidException(
        "IllegalStateException", "Attempted to pop what is not the top of the back stack")
    }
    navControllers[host].backQueue.removeLast()
    let navigator = image.navGraphs.navigator(of: found.destination)
    let isInTransition =
      navControllers[host][navigator].transitionsInProgress.contains(entry)
      || navControllers[host].childCounts[entry] != nil
    var saved: SavedNavEntry?
    if found.lifecycle >= .created {
      if saveState {
        try setMaximum(.created, of: entry, in: host)
        saved = SavedNavEntry(found)
      }
      try setMaximum(isInTransition ? .created : .destroyed, of: entry, in: host)
      if !isInTransition { try unlink(entry, in: host) }
    }
    if !saveState, !isInTransition { try clearViewModels(ofEntry: found.id, in: host) }
    return saved
  }
}

// Follows androidx.navigation 2.9, NavBackStackEntryState.kt; NavControllerImpl.kt: saveState,
// restoreState, backStackMap, backStackStates.

/// `NavBackStackEntryState`: an entry in saved state.
struct SavedNavEntry: Hashable, Sendable {
  let id: Symbol
  let destination: NavDestinationID
}

/// What was popped with its state, and comes back with the next navigation to it.
struct SavedNavStacks: Hashable, Sendable {
  /// `backStackMap`: under which id something is kept for a destination; nil: nothing was there to
  /// keep.
  var ids = InsertionOrderedMap<NavDestinationID, Symbol?>()
  /// `backStackStates`, each with the lowest entry first.
  var states = InsertionOrderedMap<Symbol, [SavedNavEntry]>()

  /// Takes out what is kept for a destination, so that it does not come back a second time.
  mutating func take(_ destination: NavDestinationID) -> [SavedNavEntry] {
    guard let id = ids[destination] else { return [] }
    ids.removeAll { $0 == id }
    guard let id else { return [] }
    defer { states[id] = nil }
    return states[id] ?? []
  }
}

/// What a host saves of its controller.
struct SavedNavController: Hashable, Sendable {
  var backStack: [SavedNavEntry]
  var stacks: SavedNavStacks
  /// `FragmentNavigator.savedIds`
  var savedIDs: [Symbol]
  var idsGiven: Int32
  var isDeepLinkHandled: Bool
}

extension NavController {
  var savedState: SavedNavController {
    SavedNavController(
      backStack: backQueue.compactMap { self[$0].map(SavedNavEntry.init) }, stacks: saved,
      savedIDs: fragmentNavigator.savedIDs, idsGiven: idsGiven,
      isDeepLinkHandled: isDeepLinkHandled)
  }
}

extension SavedNavEntry {
  init(_ entry: NavBackStackEntry) {
    self.init(id: entry.id, destination: entry.destination)
  }
}

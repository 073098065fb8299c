// Follows androidx.navigation 2.9, NavHostFragment.kt; NavControllerImpl.kt: setGraph,
// onGraphCreated, restoreState.

/// The entry points of this folder: what a fragment does that is declared as a host. Code that
/// moves fragments asks first whether the app has any.
extension ActivityThread {
  /// The graph of its class; nil: it is no `NavHostFragment`.
  func navGraph(of fragment: FragmentID) -> NavDestinationID? {
    image.navGraphs.graph(ofHost: fragments[fragment].object.classID)
  }

  /// What a `NavHostFragment` does in the `super` call of a callback, behind that of `Fragment`.
  mutating func runNavHostSuper(
    of callback: FragmentCallback, _ id: FragmentID
  ) throws(AndroidException) {
    // What is made from saved state knows it only in `onCreate`.
    guard callback == .onAttach, !fragments[id].isRestored else { return }
    try makePrimary(id)
  }

  /// `defaultNavHost`
  private mutating func makePrimary(_ id: FragmentID) throws(AndroidException) {
    guard image.navGraphs.isDefaultHost(fragments[id].object.classID),
      let manager = fragments[id].manager
    else { return }
    var record = BackStackRecord()
    record.operations = [FragmentTransactionOperation(command: .setPrimaryNavigation, fragment: id)]
    try commit(record, .commit, in: manager)
  }

  /// What `onCreate` does ahead of the `super` call, in which the children are created.
  mutating func createNavHost(_ id: FragmentID) throws(AndroidException) {
    guard navGraph(of: id) != nil else { return }
    try createNavController(of: id)
    if fragments[id].isRestored { try makePrimary(id) }
  }

  /// `navHostController`, when it is asked for the first time.
  mutating func createNavController(of id: FragmentID) throws(AndroidException) {
    guard let graph = navGraph(of: id), !navControllers.has(id) else { return }
    guard image.app.fragmentLibrary.announcesBackStackChanges else {
      throw FragmentFault.noSuchMethod.exception
    }
    navControllers[id].manager = fragments[id].childManager
    // Its navigator keeps a view model with the fragment of each destination.
    _ = retainedStore(of: fragments[id].childManager)
    _ = try addObserver(
      .navigation(.controller, of: id), to: .fragment(id, fragments[id].key))
    let states = fragments.savedStates
    let saved = states[id]?.navController?.value
    if let saved { restoreNavController(of: id, saved) }
    navControllers[id].graph = graph
    for entry in saved?.backStack ?? [] { restore(entry, in: id) }
    if navControllers[id].backQueue.isEmpty {
      if try !handleDeepLinkOfActivity(in: id) {
        try navigate(to: graph, NavOptions(), popUpTo: nil, in: id)
      }
    } else {
      try dispatchOnDestinationChanged(of: id)
    }
  }

  private mutating func restoreNavController(of id: FragmentID, _ saved: SavedNavController) {
    navControllers[id].saved = saved.stacks
    navControllers[id].fragmentNavigator.savedIDs = saved.savedIDs
    navControllers[id].idsGiven = saved.idsGiven
    navControllers[id].isDeepLinkHandled = saved.isDeepLinkHandled
  }

  private mutating func restore(_ saved: SavedNavEntry, in host: FragmentID) {
    let entry = newEntry(saved.destination, id: saved.id, in: host)
    navControllers[host].backQueue.append(entry)
    let navigator = image.navGraphs.navigator(of: saved.destination)
    navControllers[host][navigator].backStack.append(entry)
    if navigator == .dialog { navControllers[host].dialogNavigator.awaitingAttach.append(saved.id) }
    link(entry, in: host)
  }

  /// What a host puts into its saved state.
  mutating func savedNavController(of id: FragmentID) -> Boxed<SavedNavController>? {
    navControllers.has(id) ? Boxed(navControllers[id].savedState) : nil
  }
}

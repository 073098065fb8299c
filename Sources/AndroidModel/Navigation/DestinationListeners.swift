// Follows androidx.navigation 2.9, NavControllerImpl.kt: addOnDestinationChangedListener,
// dispatchOnDestinationChanged.

/// The `OnDestinationChangedListener`s of a controller.
struct DestinationListeners: Hashable, Sendable {
  /// The objects whose code has added them.
  var owners: [CodeOwner] = []
  /// `backStackEntriesToDispatch`: the entries that the controller has come to, and of which no
  /// listener has been told yet.
  var due: [NavDestinationID] = []
  /// `dispatchReentrantCount`
  var depth = 0
}

extension ActivityThread {
  /// `addOnDestinationChangedListener`: it hears at once where the controller is.
  mutating func addDestinationListener(
    _ owner: CodeOwner, in host: FragmentID
  ) throws(AndroidException) {
    navControllers[host].listeners.owners.append(owner)
    guard let current = currentDestination(of: host) else { return }
    try tell(owner, destination: current)
  }

  mutating func removeDestinationListener(_ owner: CodeOwner, in host: FragmentID) {
    guard let place = navControllers[host].listeners.owners.firstIndex(of: owner) else { return }
    navControllers[host].listeners.owners.remove(at: place)
  }

  /// `dispatchOnDestinationChanged`: no graph is left on top, every entry gets its state, and then
  /// all listeners hear of it. If an entry's observer navigates, they are told later.
  mutating func dispatchOnDestinationChanged(of host: FragmentID) throws(AndroidException) {
    while let top = currentDestination(of: host), image.navGraphs.isGraph(top),
      let entry = navControllers[host].backQueue.last
    {
      _ = try popEntry(entry, saveState: false, in: host)
    }
    if let current = currentDestination(of: host) {
      navControllers[host].listeners.due.append(current)
    }
    navControllers[host].listeners.depth += 1
    try updateBackStackLifecycle(of: host)
    navControllers[host].listeners.depth -= 1
    guard navControllers[host].listeners.depth == 0 else { return }
    let due = navControllers[host].listeners.due
    navControllers[host].listeners.due = []
    for destination in due {
      for owner in navControllers[host].listeners.owners {
        try tell(owner, destination: destination)
      }
    }
  }

  private mutating func tell(
    _ owner: CodeOwner, destination: NavDestinationID
  ) throws(AndroidException) {
    let name = trace.keep(image.navGraphs[destination].name)
    try tell(.onDestinationChanged, to: owner, arguments: .destination(name))
  }
}

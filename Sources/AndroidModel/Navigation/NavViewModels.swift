// Follows androidx.navigation 2.9, NavBackStackEntryImpl.kt: viewModelStore;
// NavControllerViewModel.kt.

/// The view models of entries. They are kept in one of the host's, and so outlive a configuration
/// change.
extension ActivityThread {
  /// `ViewModelProvider(getBackStackEntry(id))`
  mutating func perform(
    _ action: ViewModelAction, ofEntry name: String, in subject: CodeOwner
  ) throws(AndroidException) {
    let host = try findNavController(subject)
    let controller = navControllers[host]
    let found = controller.backQueue.last { entry in
      controller[entry].map { image.navGraphs[$0.destination].name == name } ?? false
    }
    guard let entry = found.flatMap({ controller[$0] }) else {
      throw AndroidException(
        "IllegalArgumentException", "No destination with ID \(name) is on the back stack")
    }
    // Its Lifecycle is still INITIALIZED in the `onCreate` of a fragment that comes with the host.
    guard entry.lifecycle != .destroyed, let owner = viewModelStore(of: .fragment(host)) else {
      throw AndroidException(
        "IllegalStateException",
        "You cannot access the NavBackStackEntry's ViewModels until it is added to the back stack, "
          + "and after it is destroyed")
    }
    try perform(
      action, in: retainedStore(ofEntry: entry.id, in: owner), of: .fragment(host))
  }

  mutating func clearViewModels(
    ofEntry id: Symbol, in host: FragmentID
  ) throws(AndroidException) {
    guard let owner = viewModelStore(of: .fragment(host)) else { return }
    try clearViewModels(in: giveUpEntryStore(id, in: owner), of: .fragment(host))
  }
}

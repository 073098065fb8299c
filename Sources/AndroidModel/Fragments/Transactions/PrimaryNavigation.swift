// Follows androidx.fragment 1.4.1, FragmentManager.java: setPrimaryNavigationFragment,
// dispatchParentPrimaryNavigationFragmentChanged.

/// The fragment that Back and unnamed pops go to first.
extension ActivityThread {
  mutating func setPrimaryNavigation(
    _ fragment: FragmentID?, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if let fragment, !isOwn(fragment, of: manager) { throw FragmentFault.notActive.exception }
    let previous = fragments[manager].primaryNavigation
    fragments[manager].primaryNavigation = fragment
    try tellPrimaryNavigation(previous, in: manager)
    try tellPrimaryNavigation(fragments[manager].primaryNavigation, in: manager)
  }

  /// Tells a fragment whether it is primary now, and then the one below it, which is only if all
  /// above are.
  mutating func tellPrimaryNavigation(
    _ fragment: FragmentID?, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let fragment, fragments.isActive(fragment, in: manager),
      image.app.fragmentLibrary.tellsOfPrimaryNavigation
    else { return }
    // What is retained stays active, but has been taken from its manager when that is gone.
    guard fragments[fragment].manager != nil else { throw FragmentFault.noSuchObject.exception }
    let isPrimary = isPrimaryNavigation(fragment)
    guard fragments[fragment].isPrimaryNavigation != isPrimary else { return }
    fragments[fragment].isPrimaryNavigation = isPrimary
    try call(
      .fragment(.onPrimaryNavigationFragmentChanged), on: .fragment(fragment),
      arguments: .flag(.isPrimaryNavigationFragment, isPrimary))
    let children = fragments[fragment].childManager
    try tellPrimaryNavigation(fragments[children].primaryNavigation, in: children)
  }

  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  private mutating func isPrimaryNavigation(_ fragment: FragmentID) -> Bool {
    guard let manager = fragments[fragment].manager,
      fragments[manager].primaryNavigation == fragment
    else { return false }
    return isBelowPrimary(manager)
  }

  /// Whether all fragments above this manager are the primary ones.
  mutating func isBelowPrimary(_ manager: FragmentManagerID) -> Bool {
    guard let parent = fragments[manager].parent else { return true }
    return isPrimaryNavigation(parent)
  }
}

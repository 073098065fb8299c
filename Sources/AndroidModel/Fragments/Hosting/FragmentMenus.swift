// Follows androidx.fragment 1.4.1, FragmentManager.java: dispatchCreateOptionsMenu,
// dispatchPrepareOptionsMenu, isMenuAvailable, mNeedMenuInvalidate; Fragment.java: performCreateOptionsMenu,
// setHasOptionsMenu, setMenuVisibility.

/// What fragments have to do with the options menu of their activity.
///
/// https://developer.android.com/reference/androidx/fragment/app/Fragment#setHasOptionsMenu(boolean)
extension ActivityThread {
  /// The activity has been asked, and its fragments come after it.
  mutating func askFragments(
    _ callback: FragmentCallback, forMenuOf host: ActivityToken
  ) throws(AndroidException) {
    guard image.hasFragmentMenus, let manager = fragmentManager(of: host) else { return }
    try askForMenu(callback, in: manager)
  }

  /// Each before its children, in the order of addition. What is hidden is not asked, nor is a page that is
  /// not the one in front.
  private mutating func askForMenu(
    _ callback: FragmentCallback, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard fragments[manager].state >= .created else { return }
    for id in Array(fragments[listsOf: manager].added)
    where !fragments[id].isHidden && fragments[id].isMenuVisible {
      if hasOptionsMenu(id) { try callFragment(callback, id) }
      try askForMenu(callback, in: fragments[id].childManager)
    }
  }

  /// `setHasOptionsMenu(true)`, which the class calls in its `onCreate`, has been called.
  private func hasOptionsMenu(_ id: FragmentID) -> Bool {
    fragments[id].isCreated
      && image.fragment(fragments[id].object.classID)?.declaration.hasOptionsMenu == true
  }

  /// The fragment has been created.
  mutating func invalidateMenu(for id: FragmentID) {
    guard image.hasFragmentMenus, hasOptionsMenu(id), fragments[id].isAttached,
      fragments[id].isAdded, !isHidden(id)
    else { return }
    if let host = fragments[id].manager.flatMap({ fragments[$0].host }) {
      invalidateOptionsMenu(host)
    }
  }

  /// `setMenuVisibility`, by which an adapter says whether its page is the one in front.
  mutating func setMenuVisibility(_ id: FragmentID, _ isVisible: Bool) {
    guard image.hasFragmentMenus, fragments[id].isMenuVisible != isVisible else { return }
    fragments[id].isMenuVisible = isVisible
    invalidateMenu(for: id)
  }

  /// An operation has changed whose menus there are.
  mutating func noteMenuChange(
    by operation: FragmentTransactionOperation, in manager: FragmentManagerID
  ) {
    guard let fragment = operation.fragment, operation.command.changesMenus,
      isMenuAvailable(fragment)
    else { return }
    fragments[manager].needsMenuInvalidated = true
  }

  private func isMenuAvailable(_ id: FragmentID) -> Bool {
    if hasOptionsMenu(id), fragments[id].isMenuVisible { return true }
    return fragments[listsOf: fragments[id].childManager].added.contains { isMenuAvailable($0) }
  }

  /// It waits until the manager is resumed.
  mutating func invalidateMenuIfNeeded(by manager: FragmentManagerID) {
    guard fragments[manager].needsMenuInvalidated, fragments[manager].state == .resumed,
      let host = fragments[manager].host
    else { return }
    fragments[manager].needsMenuInvalidated = false
    invalidateOptionsMenu(host)
  }
}

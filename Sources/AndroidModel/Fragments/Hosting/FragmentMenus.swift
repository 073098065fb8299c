// Follows androidx.fragment 1.4.1, FragmentManager.java: dispatchCreateOptionsMenu,
// dispatchPrepareOptionsMenu, dispatchOptionsItemSelected, dispatchContextItemSelected,
// dispatchOptionsMenuClosed, isMenuAvailable, mNeedMenuInvalidate; Fragment.java:
// performCreateOptionsMenu, performOptionsItemSelected, performContextItemSelected,
// performOptionsMenuClosed, setHasOptionsMenu, setMenuVisibility.

/// What fragments have to do with the options menu of their activity.
///
/// https://developer.android.com/reference/androidx/fragment/app/Fragment#setHasOptionsMenu(boolean)
extension ActivityThread {
  /// The activity has been asked, and its fragments come after it.
  mutating func askFragments(
    _ callback: FragmentCallback, forMenuOf host: ActivityToken
  ) throws(AndroidException) {
    guard image.hasFragmentMenus || callback == .onContextItemSelected,
      let manager = fragmentManager(of: host)
    else { return }
    _ = try askForMenu(callback, in: manager)
  }

  /// Each before its children, in the order of addition. Hidden fragments are not asked.
  ///
  /// - Returns: whether any fragment was asked.
  private mutating func askForMenu(
    _ callback: FragmentCallback, in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    guard fragments[manager].state >= .created else { return false }
    var asked: [FragmentID] = []
    for id in Array(fragments[listsOf: manager].added)
    where !fragments[id].isHidden && (fragments[id].isMenuVisible || callback.isOfMadeMenu) {
      let isAsked = callback == .onContextItemSelected || hasVisibleMenu(id)
      if isAsked { try callFragment(callback, id) }
      let areChildrenAsked = try askForMenu(callback, in: fragments[id].childManager)
      if isAsked || areChildrenAsked { asked.append(id) }
    }
    if callback == .onCreateOptionsMenu { try noteMenus(of: asked, in: manager) }
    return !asked.isEmpty
  }

  /// `mCreatedMenus`: a fragment that had items in the menu before and has none any more is told,
  /// even if it is gone.
  private mutating func noteMenus(
    of asked: [FragmentID], in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard fragments[listsOf: manager].createdMenus != asked else { return }
    for id in fragments[listsOf: manager].createdMenus where !asked.contains(id) {
      try callFragment(.onDestroyOptionsMenu, id)
    }
    fragments[listsOf: manager].createdMenus = asked
  }

  private func hasVisibleMenu(_ id: FragmentID) -> Bool {
    fragments[id].isMenuVisible && hasOptionsMenu(id)
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

  /// `setMenuVisibility`, by which an adapter says whether its page is the one in front, or the
  /// app's code whatever it likes.
  mutating func setMenuVisibility(_ id: FragmentID, _ isVisible: Bool) {
    guard image.hasFragmentMenus, fragments[id].isMenuVisible != isVisible else { return }
    fragments[id].isMenuVisible = isVisible
    invalidateMenu(for: id)
  }

  /// An operation has changed which fragments have menus.
  mutating func noteMenuChange(
    by operation: FragmentTransactionOperation, in manager: FragmentManagerID
  ) {
    guard let fragment = operation.fragment, operation.command.changesMenus,
      isMenuAvailable(fragment)
    else { return }
    fragments[manager].needsMenuInvalidated = true
  }

  /// Also a child on the back stack may have one.
  private func isMenuAvailable(_ id: FragmentID) -> Bool {
    if hasVisibleMenu(id) { return true }
    for stateManager in fragments.activeStateManagers(in: fragments[id].childManager) {
      if let child = fragments[stateManager]?.fragment, isMenuAvailable(child) { return true }
    }
    return false
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

extension FragmentCallback {
  /// Of an item that was picked, and of the end, the children are told whether their parent is the
  /// page in front or not.
  fileprivate var isOfMadeMenu: Bool {
    self == .onOptionsItemSelected || self == .onContextItemSelected || self == .onOptionsMenuClosed
  }
}

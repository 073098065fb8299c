/// `setUserVisibleHint`: a fragment that says of itself that the user does not see it starts only
/// after its siblings.
///
/// https://developer.android.com/reference/androidx/fragment/app/Fragment#setUserVisibleHint(boolean)
extension ActivityThread {
  /// The call, which an app may have overridden.
  mutating func setUserVisibleHint(
    _ id: FragmentID, _ isVisible: Bool
  ) throws(AndroidException) {
    try callFragment(
      .setUserVisibleHint, id, arguments: .flag(.isVisibleToUser, isVisible),
      superCall: { process throws(AndroidException) in
        try process.takeUserVisibleHint(id, isVisible)
      })
  }

  private mutating func takeUserVisibleHint(
    _ id: FragmentID, _ isVisible: Bool
  ) throws(AndroidException) {
    try report(.detectSetUserVisibleHint, by: id)
    if !fragments[id].userVisibleHint, isVisible, fragments[id].state < .started,
      let manager = fragments[id].manager, followsHint(id, in: manager)
    {
      try startDeferred(stateManager(for: id, in: manager))
    }
    fragments[id].userVisibleHint = isVisible
    fragments[id].defersStart = fragments[id].state < .started && !isVisible
    if !isVisible { fragments.hasDeferredStarts = true }
    if fragments.savedStates[id] != nil { fragments[id].hintOverSavedState = isVisible }
  }

  /// The platform's own once asked for a manager alone, which it has as soon as its transaction is
  /// written. Not being added, it is created by that, and no more.
  private func followsHint(_ id: FragmentID, in manager: FragmentManagerID) -> Bool {
    if fragments[id].isAttached, fragments[id].isAdded, fragments[id].isCreated { return true }
    return image.hostsPlatformFragments && fragments[manager].host != nil
      && version.followsHintsBeforeAdded
  }

  /// What saved state says of the hint, unless the app has changed it since.
  mutating func restoreUserVisibleHint(_ id: FragmentID, from saved: FragmentBundle) {
    fragments[id].userVisibleHint = fragments[id].hintOverSavedState ?? saved.userVisibleHint
    fragments[id].hintOverSavedState = nil
    guard !fragments[id].userVisibleHint else { return }
    fragments[id].defersStart = true
    fragments.hasDeferredStarts = true
  }

  mutating func startDeferredFragments(
    in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard fragments.hasDeferredStarts else { return }
    for entry in fragments[listsOf: manager].active.entries {
      if let stateManager = entry.value { try startDeferred(stateManager) }
    }
  }

  /// Starts those that came up while the manager was executing; mostly there is none.
  @inline(__always)
  mutating func startPendingDeferredFragments(
    in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard fragments[manager].hasPendingDeferredStart else { return }
    fragments[manager].hasPendingDeferredStart = false
    try startDeferredFragments(in: manager)
  }

  /// While the manager executes, it only notes that a fragment waits.
  private mutating func startDeferred(_ id: FragmentStateManagerID) throws(AndroidException) {
    guard let fragment = fragments[id]?.fragment, fragments[fragment].defersStart else { return }
    guard !fragments[id.manager].isExecuting else {
      fragments[id.manager].hasPendingDeferredStart = true
      return
    }
    fragments[fragment].defersStart = false
    try image.engine.move(id, to: fragments[id.manager].state, in: &self)
  }
}

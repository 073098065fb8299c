// Follows androidx.fragment 1.4.1, FragmentManager.java: mOnBackPressedCallback,
// handleOnBackPressed, isPrimaryNavigation.

/// How fragment managers answer Back.
extension ActivityThread {
  /// Back, before the activity itself answers it. The managers along the chain of primary navigation
  /// fragments are asked, the innermost first; a manager whose owner is not started is not.
  ///
  /// - Returns: whether a fragment manager popped its back stack for it.
  mutating func popFragmentsOnBack(_ host: ActivityToken) throws(AndroidException) -> Bool {
    guard !isHostStopped(host), let root = fragmentManager(of: host) else {
      return false
    }
    for manager in primaryChain(from: root).reversed() {
      try execPendingActions(in: manager, allowStateLoss: true)
      if !fragments[listsOf: manager].backStack.isEmpty {
        return try popNow(.unnamed(inclusive: false), in: manager)
      }
    }
    return false
  }

  /// The host's manager, then the children's of its primary navigation fragment, and so on.
  private func primaryChain(from root: FragmentManagerID) -> [FragmentManagerID] {
    var chain = [root]
    var next = fragments[root].primaryNavigation
    while let fragment = next, fragments[fragment].isAttached,
      fragments[fragment].lifecycle >= .started
    {
      let children = fragments[fragment].childManager
      chain.append(children)
      next = fragments[children].primaryNavigation
    }
    return chain
  }
}

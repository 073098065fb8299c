// Follows aosp-mirror/platform_frameworks_support@b9cd833 (androidx.fragment 1.1),
// FragmentManager.java: animateRemoveFragment, endAnimatingAwayFragments.

/// Views that are animated out of their containers.
extension ActivityThread {
  /// The animation with which the fragment's view leaves; nil if nobody would see it.
  mutating func takeExitAnimation(
    of fragment: FragmentID, in manager: FragmentManagerID
  ) -> FragmentAnimation? {
    let view = fragments[fragment].view
    guard fragments[fragment].container != nil, view?.visibility == .visible,
      fragments[manager].state > .initializing, !fragments[manager].isDestroyed
    else { return nil }
    defer { fragments[fragment].legacy.nextAnimation = nil }
    return fragments[fragment].legacy.nextAnimation
  }

  mutating func beginExit(_ animation: FragmentAnimation, of stateManager: FragmentStateManagerID) {
    guard let fragment = fragments[stateManager]?.fragment else { return }
    fragments[fragment].legacy.exit = LegacyExit(
      stateManager: stateManager, stateAfterwards: .created)
    fragments.runningAnimations.append(
      RunningAnimation(kind: animation, waiter: .exit(fragment)))
  }

  /// Whether the fragment has to wait with its destruction. A host that goes does not let it.
  mutating func awaitsExit(
    _ fragment: FragmentID, in manager: FragmentManagerID, to state: FragmentState
  ) -> Bool {
    if fragments[manager].isDestroyed { cutExitShort(of: fragment) }
    guard fragments[fragment].legacy.exit != nil else { return false }
    fragments[fragment].legacy.exit?.stateAfterwards = state
    return true
  }

  /// An animation has come to its end.
  mutating func finishExit(of fragment: FragmentID) throws(AndroidException) {
    guard let exit = fragments[fragment].legacy.exit else { return }
    fragments[fragment].legacy.exit = nil
    try moveInOneGo(exit.stateManager, to: exit.stateAfterwards)
  }

  /// The fragment is wanted again: it first becomes what it would have become after its exit. The
  /// animation goes on, and its end will be taken for that of the next exit, if there is one by then.
  mutating func giveUpExit(of fragment: FragmentID) throws(AndroidException) {
    guard let exit = fragments[fragment].legacy.exit else { return }
    fragments[fragment].legacy.exit = nil
    try moveInOneGo(exit.stateManager, to: exit.stateAfterwards, keepsActive: true)
  }

  /// Before the state is saved, whatever is on its way out is out.
  mutating func finishExits(in manager: FragmentManagerID) throws(AndroidException) {
    for entry in fragments[listsOf: manager].active.entries {
      guard let stateManager = entry.value, let fragment = fragments[stateManager]?.fragment,
        let exit = cutExitShort(of: fragment)
      else { continue }
      try moveInOneGo(exit.stateManager, to: exit.stateAfterwards)
    }
  }

  @discardableResult
  private mutating func cutExitShort(of fragment: FragmentID) -> LegacyExit? {
    guard let exit = fragments[fragment].legacy.exit else { return nil }
    fragments[fragment].legacy.exit = nil
    fragments.runningAnimations.removeAll { $0.waiter == .exit(fragment) }
    return exit
  }
}

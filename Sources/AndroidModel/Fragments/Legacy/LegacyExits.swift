// Follows aosp-mirror/platform_frameworks_support@b9cd833 (androidx.fragment 1.1),
// FragmentManager.java: animateRemoveFragment, endAnimatingAwayFragments; and 1.2,
// FragmentManager.java: cancelExitAnimation, removeCancellationSignal, destroyFragmentView.

/// Views that are animated out of their containers.
extension ActivityThread {
  /// The view is taken out of its container, and if there is an animation it is drawn there until
  /// that ends. The fragment loses it at once, or at the end.
  mutating func letViewLeave(
    _ fragment: FragmentID, _ stateManager: FragmentStateManagerID
  ) throws(AndroidException) {
    let isSeen = isSeenLeaving(fragment, in: stateManager.manager)
    let container = fragments[fragment].container
    var animation: FragmentAnimation?
    if image.app.fragmentLibrary.keepsLeavingViews {
      if isSeen { animation = try takeLegacyAnimation(of: fragment, isEntering: false) }
      if animation != nil {
        removeViewFromContainer(fragment)
      } else {
        try destroyViewWithLifecycle(fragment)
      }
    } else {
      try destroyViewWithLifecycle(fragment)
      if isSeen { animation = try takeLegacyAnimation(of: fragment, isEntering: false) }
    }
    if let animation { beginExit(animation, of: stateManager, in: container) }
  }

  /// Whether the fragment's view would be seen leaving.
  private func isSeenLeaving(_ fragment: FragmentID, in manager: FragmentManagerID) -> Bool {
    fragments[fragment].container != nil && fragments[fragment].view?.visibility == .visible
      && fragments[manager].state > .initializing && !fragments[manager].isDestroyed
      && !leavesWithParent(fragment)
  }

  /// `isRemovingParent`: the view that it stands in goes, and it with that.
  private func leavesWithParent(_ fragment: FragmentID) -> Bool {
    guard image.app.fragmentLibrary.sparesChildrenOfRemoved, let parent = fragments[fragment].parent
    else { return false }
    if fragments[parent].isRemoving { return true }
    return image.app.fragmentLibrary.sparesDescendantsOfRemoved && leavesWithParent(parent)
  }

  /// The animation of the fragment's view. Before 1.1 what the latest operation has set for it
  /// stays set.
  @discardableResult
  mutating func takeLegacyAnimation(
    of fragment: FragmentID, isEntering: Bool
  ) throws(AndroidException) -> FragmentAnimation? {
    let next = fragments[fragment].legacy.nextAnimation
    if image.app.fragmentLibrary.clearsNextAnimation {
      fragments[fragment].legacy.nextAnimation = nil
    }
    return try loadAnimation(of: fragment, isEntering: isEntering, next)
  }

  private mutating func beginExit(
    _ animation: FragmentAnimation, of stateManager: FragmentStateManagerID,
    in container: ContainerID?
  ) {
    guard let fragment = fragments[stateManager]?.fragment else { return }
    fragments[fragment].legacy.exit = LegacyExit(
      stateManager: stateManager, stateAfterwards: .created)
    begin(
      RunningAnimation(kind: animation, waiter: .exit(fragment), container: container),
      isPop: fragments[fragment].legacy.isPopped)
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
    try end(exit, of: fragment)
  }

  /// The fragment is wanted again. Until 1.1 it first becomes what it would have become after its
  /// exit. The animation goes on, and its end will be taken for that of the next exit, if there is
  /// one by then. From 1.2 on the animation is cancelled, and the old view goes before there is a
  /// new one.
  mutating func giveUpExit(
    of fragment: FragmentID, for target: FragmentState
  ) throws(AndroidException) {
    guard let exit = fragments[fragment].legacy.exit else { return }
    if image.app.fragmentLibrary.keepsLeavingViews {
      guard fragments[fragment].state < target else { return }
      cutExitShort(of: fragment)
      return try destroyView(fragment)
    }
    fragments[fragment].legacy.exit = nil
    try moveInOneGo(exit.stateManager, to: exit.stateAfterwards, keepsActive: true)
  }

  /// Before the state is saved, whatever is on its way out is out.
  mutating func finishExits(in manager: FragmentManagerID) throws(AndroidException) {
    for entry in fragments[listsOf: manager].active.entries {
      guard let stateManager = entry.value, let fragment = fragments[stateManager]?.fragment,
        let exit = cutExitShort(of: fragment)
      else { continue }
      try end(exit, of: fragment)
    }
  }

  private mutating func end(
    _ exit: LegacyExit, of fragment: FragmentID
  ) throws(AndroidException) {
    if image.app.fragmentLibrary.keepsLeavingViews { try destroyView(fragment) }
    try moveInOneGo(exit.stateManager, to: exit.stateAfterwards)
  }

  @discardableResult
  private mutating func cutExitShort(of fragment: FragmentID) -> LegacyExit? {
    guard let exit = fragments[fragment].legacy.exit else { return nil }
    fragments[fragment].legacy.exit = nil
    fragments.runningAnimations.removeAll { $0.waiter == .exit(fragment) }
    return exit
  }
}

// Follows aosp-mirror/platform_frameworks_support@b9cd833 (androidx.fragment 1.1),
// FragmentManager.java: moveToState, moveFragmentToExpectedState; and 1.2,
// FragmentStateManager.java: computeMaxState.

/// How the library moved fragments before its state manager.
extension ActivityThread {
  /// Takes the fragment to a state, or as near as it may come, in one go: how far that is is worked
  /// out before the first step, and no step looks again.
  mutating func moveInOneGo(
    _ id: FragmentStateManagerID, to wanted: FragmentState, keepsActive: Bool = false
  ) throws(AndroidException) {
    guard let fragment = fragments[id]?.fragment else { return }
    // A parent's move makes its children move, from inside a callback or not.
    try mainThread.enter()
    defer { mainThread.leave() }
    var target = reachableState(of: fragment, wanted, in: id.manager)
    if fragments[fragment].state <= target {
      if fragments[fragment].isWaitingForLayout, !image.app.fragmentLibrary.limitsEveryMove {
        return
      }
      try giveUpExit(of: fragment, for: target)
      let state = fragments[fragment].state
      if state == .created { try makeLegacyInflatedView(fragment, in: id.manager) }
      for step in LegacyStep.between(state, target) {
        try climb(step, fragment, in: id.manager)
      }
    } else {
      for step in LegacyStep.between(target, fragments[fragment].state).reversed() {
        if step == .create, awaitsExit(fragment, in: id.manager, to: target) {
          target = .created
          break
        }
        try descend(step, fragment, id, keepsActive: keepsActive)
      }
    }
    fragments[fragment].state = target
  }

  /// How far the fragment may come. Since 1.2 its mover asks this of a fragment that is being
  /// removed as well, and wants one that is not active to be no more than created. One whose
  /// element is not in the layout waits for it until the host has started, when none will come any
  /// more.
  private func reachableState(
    of id: FragmentID, _ wanted: FragmentState, in manager: FragmentManagerID
  ) -> FragmentState {
    let reachable = fragments[id].reachableState(wanted)
    let isActive = fragments.activeStateManager(fragments[id].key, in: manager) != nil
    guard !isActive || fragments[id].isRemoving || fragments[id].isWaitingForLayout,
      image.app.fragmentLibrary.limitsEveryMove
    else { return reachable }
    let leavesForGood = fragments[id].isRemoving && !fragments[id].isInBackStack
    var maximum = leavesForGood ? FragmentState.initializing : .created
    if fragments[id].isWaitingForLayout, fragments[manager].state < .activityCreated {
      maximum = min(maximum, fragments[id].state)
    }
    return min(reachable, maximum)
  }

  /// Takes the fragment where its manager's state and its removal want it, and tells it then that
  /// it has been hidden or shown. A fragment that is not active stays what it is.
  mutating func moveAsExpected(
    _ fragment: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let stateManager = fragments.activeStateManager(fragments[fragment].key, in: manager)
    else { return }
    try moveAsExpected(fragment, in: manager, by: stateManager)
  }

  /// The same after an operation that names the fragment. In 1.0 nobody asked whether the manager
  /// has it at all: one that was never added, or is no more, was attached and created like one on
  /// the back stack. The platform's own managers do so since they can reorder; before, hiding and
  /// showing told the fragment at once, and the other operations asked whether it was added.
  mutating func moveNamed(
    _ fragment: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if image.app.fragmentLibrary.leavesInactiveAlone {
      try moveAsExpected(fragment, in: manager)
    } else if !image.hostsPlatformFragments || version.hasReorderedTransactions {
      try moveAsExpected(fragment, in: manager, by: stateManager(for: fragment, in: manager))
    } else {
      try moveAsExpected(fragment, in: manager)
      if fragments[fragment].hiddenChanged { try tellHiddenChanged(fragment) }
    }
  }

  private mutating func moveAsExpected(
    _ fragment: FragmentID, in manager: FragmentManagerID, by stateManager: FragmentStateManagerID
  ) throws(AndroidException) {
    try moveInOneGo(stateManager, to: fragments[fragment].wantedState(fragments[manager].state))
    putViewInOrder(of: fragment, in: manager)
    try showNewView(of: fragment)
    if fragments[fragment].hiddenChanged { try tellHiddenChanged(fragment) }
  }

  private mutating func tellHiddenChanged(_ fragment: FragmentID) throws(AndroidException) {
    let isHidden = fragments[fragment].isHidden
    if fragments[fragment].view != nil {
      let animation = try takeLegacyAnimation(of: fragment, isEntering: !isHidden)
      if isHidden, animation == .animator {
        beginHiding(fragment)
      } else {
        setVisibility(isHidden ? .gone : .visible, of: fragment)
      }
    }
    fragments[fragment].hiddenChanged = false
    try callHiddenChanged(fragment, isHidden)
  }

  /// A view comes on top of its container, and is lifted over that of the fragment added before it
  /// if it stands below.
  private mutating func putViewInOrder(of id: FragmentID, in manager: FragmentManagerID) {
    guard fragments[id].view != nil, let container = fragments[id].container,
      let under = fragmentUnder(id, in: container, of: manager)
    else { return }
    let views = views(in: container)
    guard let own = views.firstIndex(of: id), let other = views.firstIndex(of: under), own < other
    else { return }
    fragments.containers[container].views.remove(at: own)
    fragments.containers[container].views.insert(id, at: other)
  }

  private func fragmentUnder(
    _ id: FragmentID, in container: ContainerID, of manager: FragmentManagerID
  ) -> FragmentID? {
    let added = fragments[listsOf: manager].added
    return added.prefix { $0 != id }.last {
      fragments[$0].container == container && fragments[$0].view != nil
    }
  }

  /// The animation of an entering view is not waited for.
  private mutating func showNewView(of fragment: FragmentID) throws(AndroidException) {
    guard let view = fragments[fragment].view, fragments[fragment].legacy.isNewlyAdded else {
      return
    }
    fragments[fragment].legacy.isNewlyAdded = false
    if view.visibility == .transparent { setVisibility(.visible, of: fragment) }
    try takeLegacyAnimation(of: fragment, isEntering: true)
  }

  /// Walks the added fragments in the order of their addition, then the active ones that are on
  /// their way out. The latter stand in a hash table there; here the order is that of their
  /// activation. A fragment that is not added but new belongs to a transaction that waits.
  ///
  /// The manager of the platform's own fragments before Android 8 walks nothing but the active ones.
  mutating func moveAllAsExpected(in manager: FragmentManagerID) throws(AndroidException) {
    let addedComeFirst = !image.hostsPlatformFragments || version.movesInOrderOfAddition
    if addedComeFirst {
      for fragment in fragments[listsOf: manager].added {
        try moveAsExpected(fragment, in: manager)
      }
    }
    for entry in fragments[listsOf: manager].active.entries {
      guard let fragment = fragments.activeFragment(entry.key, in: manager) else { continue }
      let isOnItsWayOut =
        !fragments[fragment].legacy.isNewlyAdded
        && (fragments[fragment].isRemoving || fragments[fragment].isDetached)
      if isOnItsWayOut || !addedComeFirst && fragments[fragment].isAdded {
        try moveAsExpected(fragment, in: manager)
      }
    }
  }
}

extension Fragment {
  /// One whose element is not in the layout may only go down.
  fileprivate var isWaitingForLayout: Bool { isFromLayout && !isInLayout }

  /// The state in which its manager's state and its removal want it.
  fileprivate func wantedState(_ managerState: FragmentState) -> FragmentState {
    isRemoving ? min(managerState, isInBackStack ? .created : .initializing) : managerState
  }

  fileprivate func reachableState(_ wanted: FragmentState) -> FragmentState {
    var target = wanted
    if !isAdded {
      target = min(target, .created)
    }
    if isRemoving && target > state {
      // On the back stack it is created all the same, so that it can be saved.
      let isStillToBeCreated = state == .initializing && isInBackStack
      target = isStillToBeCreated ? .created : state
    }
    if defersStart && state < .started {
      target = min(target, .activityCreated)
    }
    return min(target, maximum.highestFragmentState)
  }
}

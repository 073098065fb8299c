// Follows androidx.fragment 1.4.1, FragmentStateManager.java: computeExpectedState.

extension ActivityThread {
  /// See `FragmentObjects`. It is mutating though it changes nothing, since all objects would be
  /// copied for a call that is not.
  @inline(never)
  mutating func computeExpectedState(
    of id: FragmentID, _ managerState: FragmentState
  ) -> FragmentState {
    let isHeld =
      fragments[id].isTransitioning
      && (fragments[id].container != nil || image.app.fragmentLibrary.holdsWithoutContainer)
    return fragments.computeExpectedState(of: id, managerState, isHeld: isHeld)
  }
}

extension FragmentObjects {
  /// The state that a fragment should have now.
  ///
  /// The caps are applied in this order: the manager's own state, the maximum lifecycle, the layout
  /// that names it, not being added, effects that its view waits for, being removed, a deferred
  /// start, and a gesture back that is under way.
  ///
  /// - Parameters:
  ///   - managerState: the state of the manager that moves it.
  ///   - isHeld: such a gesture may yet be given up.
  @inline(__always)
  fileprivate func computeExpectedState(
    of id: FragmentID, _ managerState: FragmentState, isHeld: Bool
  ) -> FragmentState {
    guard self[id].manager != nil else { return self[id].state }
    var expected = min(managerState, self[id].maximum.highestFragmentState)
    if self[id].isFromLayout {
      expected = stateInLayout(of: id, managerState, otherwise: expected)
    }
    if !self[id].isAdded {
      expected = min(expected, .created)
    }
    switch awaitedEffect(of: id) {
    case .adding:
      expected = min(expected, .awaitingEnterEffects)
    case .removing:
      expected = max(expected, .awaitingExitEffects)
    case .visibility, nil:
      if self[id].isRemoving {
        expected = min(expected, self[id].isInBackStack ? .created : .initializing)
      }
    }
    if self[id].defersStart && self[id].state < .started {
      expected = min(expected, .activityCreated)
    }
    // Its view is to be seen.
    if isHeld { expected = max(expected, .awaitingExitEffects) }
    return expected
  }

  /// A fragment in a layout has its view as soon as the layout is inflated, and goes no further
  /// until the view has been put into its parent. One that is not in the layout waits for
  /// `onInflate`; once its host has started none will come, and it is only created.
  @inline(__always)
  private func stateInLayout(
    of id: FragmentID, _ managerState: FragmentState, otherwise expected: FragmentState
  ) -> FragmentState {
    guard self[id].isInLayout else {
      return min(expected, managerState < .activityCreated ? self[id].state : .created)
    }
    let isWithoutParent = self[id].view != nil && !isInContainer(id)
    return isWithoutParent ? .viewCreated : max(managerState, .viewCreated)
  }

  /// What the effect that the fragment's view waits for will do to it.
  @inline(__always)
  private func awaitedEffect(of id: FragmentID) -> SpecialEffectsOperation.Impact? {
    guard let container = self[id].container, !containers[container].effects.isEmpty else {
      return nil
    }
    return containers[container].effects.impact(on: id)
  }
}

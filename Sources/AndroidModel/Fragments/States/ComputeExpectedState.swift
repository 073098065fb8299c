// Follows androidx.fragment 1.4.1, FragmentStateManager.java: computeExpectedState.

extension ActivityThread {
  /// The state that a fragment should have now.
  ///
  /// The caps are applied in this order: the manager's own state, the maximum lifecycle, the layout
  /// that names it, not being added, effects that its view waits for, being removed, and a deferred
  /// start.
  @inline(__always)
  func computeExpectedState(for stateManager: FragmentStateManager) -> FragmentState {
    let id = stateManager.fragment
    guard fragments[id].manager != nil else { return fragments[id].state }
    var expected = min(stateManager.managerState, fragments[id].maximum.highestFragmentState)
    if fragments[id].isFromLayout {
      expected = stateInLayout(of: id, stateManager.managerState, otherwise: expected)
    }
    if !fragments[id].isAdded {
      expected = min(expected, .created)
    }
    switch awaitedEffect(of: id) {
    case .adding:
      expected = min(expected, .awaitingEnterEffects)
    case .removing:
      expected = max(expected, .awaitingExitEffects)
    case .visibility, nil:
      if fragments[id].isRemoving {
        expected = min(expected, fragments[id].isInBackStack ? .created : .initializing)
      }
    }
    if fragments[id].defersStart && fragments[id].state < .started {
      expected = min(expected, .activityCreated)
    }
    return expected
  }

  /// A fragment in a layout has its view as soon as the layout is inflated, and goes no further until
  /// the view has been put into its parent. One that is not in the layout waits for `onInflate`; once
  /// its host has started none will come, and it is only created.
  private func stateInLayout(
    of id: FragmentID, _ managerState: FragmentState, otherwise expected: FragmentState
  ) -> FragmentState {
    guard fragments[id].isInLayout else {
      return min(expected, managerState < .activityCreated ? fragments[id].state : .created)
    }
    let isWithoutParent = fragments[id].view != nil && !isInContainer(id)
    return isWithoutParent ? .viewCreated : max(managerState, .viewCreated)
  }

  /// What the effect that the fragment's view waits for will do to it.
  @inline(__always)
  private func awaitedEffect(of id: FragmentID) -> SpecialEffectsOperation.Impact? {
    guard let container = fragments[id].container,
      !fragments.containers[container].effects.isEmpty
    else { return nil }
    return awaitedEffect(of: id, in: container)
  }

  private func awaitedEffect(
    of id: FragmentID, in container: ContainerID
  ) -> SpecialEffectsOperation.Impact? {
    let waiting = { (operation: SpecialEffectsOperation) in
      operation.fragment == id && !operation.isCanceled
    }
    let pending = fragments.containers[container].effects.pending.first(where: waiting)?.impact
    switch pending {
    case .adding, .removing: return pending
    case .visibility, nil:
      return fragments.containers[container].effects.running.first(where: waiting)?.impact
        ?? pending
    }
  }
}

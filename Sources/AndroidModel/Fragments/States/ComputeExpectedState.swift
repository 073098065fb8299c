// Follows androidx.fragment 1.4.1, FragmentStateManager.java: computeExpectedState.

extension ActivityThread {
  /// The state that a fragment should have now.
  ///
  /// The caps are applied in this order: the manager's own state, the maximum lifecycle, the layout
  /// that names it, not being added, effects that its view waits for, being removed, and a deferred
  /// start.
  func computeExpectedState(for stateManager: FragmentStateManager) -> FragmentState {
    let fragment = fragments[stateManager.fragment]
    guard fragment.manager != nil else { return fragment.state }
    var expected = min(stateManager.managerState, fragment.maximum.highestFragmentState)
    if fragment.isFromLayout {
      expected = stateInLayout(of: fragment, stateManager.managerState, otherwise: expected)
    }
    if !fragment.isAdded {
      expected = min(expected, .created)
    }
    switch awaitedEffect(of: fragment) {
    case .adding:
      expected = min(expected, .awaitingEnterEffects)
    case .removing:
      expected = max(expected, .awaitingExitEffects)
    case .visibility, nil:
      if fragment.isRemoving {
        expected = min(expected, fragment.isInBackStack ? .created : .initializing)
      }
    }
    if fragment.defersStart && fragment.state < .started {
      expected = min(expected, .activityCreated)
    }
    return expected
  }

  /// A fragment in a layout has its view as soon as the layout is inflated, and goes no further until
  /// the view has been put into its parent. One that is not in the layout waits for `onInflate`; once
  /// its host has started none will come, and it is only created.
  private func stateInLayout(
    of fragment: Fragment, _ managerState: FragmentState, otherwise expected: FragmentState
  ) -> FragmentState {
    guard fragment.isInLayout else {
      return min(expected, managerState < .activityCreated ? fragment.state : .created)
    }
    let isWithoutParent = fragment.view != nil && !isInContainer(fragment.id)
    return isWithoutParent ? .viewCreated : max(managerState, .viewCreated)
  }

  /// What the effect that the fragment's view waits for will do to it.
  private func awaitedEffect(of fragment: Fragment) -> SpecialEffectsOperation.Impact? {
    guard let container = fragment.container,
      !fragments.containers[container].effects.isEmpty
    else { return nil }
    let waiting = { (operation: SpecialEffectsOperation) in
      operation.fragment == fragment.id && !operation.isCanceled
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

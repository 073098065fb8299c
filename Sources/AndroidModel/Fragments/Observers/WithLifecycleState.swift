// Follows androidx.lifecycle 2.5, WithLifecycleState.kt: withStateAtLeastUnchecked,
// suspendWithStateAtLeastUnchecked.

extension ActivityThread {
  /// Of a coroutine of the `lifecycleScope`, which at the end of the Lifecycle launches nothing any
  /// more.
  mutating func run(
    _ block: LifecycleBlock, once owner: LifecycleOwner
  ) throws(AndroidException) {
    let state = lifecycleState(of: owner)
    guard state != .destroyed else { return }
    if state >= block.state {
      try tell(.awaitedState(.run), block)
    } else {
      _ = try addObserver(.awaitedState(block), to: owner)
    }
  }

  /// What its observer does, which runs the block itself.
  mutating func moveAwaitingBlock(
    _ block: LifecycleBlock, _ observation: LifecycleObservation, by event: LifecycleEvent
  ) throws(AndroidException) {
    if event.leadsUp(to: block.state) {
      removeObserver(observation)
      try tell(.awaitedState(.run), block)
    } else if event == .onDestroy {
      try cancelAwaiting(block, observation)
    }
  }

  mutating func cancelAwaiting(
    _ block: LifecycleBlock, _ observation: LifecycleObservation
  ) throws(AndroidException) {
    removeObserver(observation)
    try resume(.cancelledAwaiting(block))
  }
}

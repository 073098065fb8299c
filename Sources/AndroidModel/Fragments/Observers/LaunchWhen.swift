// Follows androidx.lifecycle 2.5, PausingDispatcher.kt: whenStateAtLeast, isDispatchNeeded; LifecycleController.kt;
// DispatchQueue.kt.

/// A block that is launched once. Below its state nothing of it runs: what would be resumed waits in a queue of its
/// own, until the Lifecycle is up again or at its end.
struct PausedBlock: Hashable, Sendable {
  let name: Symbol
  let code: CodeOwner
  /// In which it runs.
  let state: FragmentLifecycleState

  enum Job: Hashable, Sendable {
    /// It is in the queue, and has not begun.
    case launched
    case begun
    /// Its cancellation is in the queue.
    case cancelled
  }
}

extension ActivityThread {
  mutating func launch(
    _ block: PausedBlock, when owner: LifecycleOwner
  ) throws(AndroidException) {
    try resume(.paused(block, owner))
  }

  /// `LifecycleController.init`, and then the block, if the queue is open by now.
  mutating func controlPaused(
    _ block: PausedBlock, by owner: LifecycleOwner
  ) throws(AndroidException) {
    let observation = try addObserver(.pausedBlock(block), to: owner)
    // On a Lifecycle that is destroyed there is none, and the block never begins.
    guard let observer = fragments.observers.observer(observation.number, of: owner) else { return }
    let isOpen = observer.state > .initialized && lifecycleState(of: owner) >= block.state
    fragments.coroutines.pausedJobs[observation.number] = isOpen ? .begun : .launched
    if isOpen { try tell(.launched, block) }
  }

  /// What its observer does, which looks at the state and not at the event.
  mutating func movePausedBlock(
    _ block: PausedBlock, observer: Int32, of owner: LifecycleOwner
  ) throws(AndroidException) {
    let state = lifecycleState(of: owner)
    guard state == .destroyed || state >= block.state,
      let job = fragments.coroutines.pausedJobs[observer]
    else { return }
    if state != .destroyed, job == .launched {
      fragments.coroutines.pausedJobs[observer] = .begun
      return try tell(.launched, block)
    }
    guard state == .destroyed || job == .cancelled else { return }
    fragments.coroutines.pausedJobs[observer] = nil
    if state != .destroyed {
      removeObserver(LifecycleObservation(owner: owner, number: observer))
    }
    // One that has not begun never does.
    if job != .launched { try tell(.cancelled, block) }
  }

  /// `cancel()` of the coroutine that has launched it. Below its state it does not hear of that yet.
  mutating func cancelPaused(
    _ block: PausedBlock, _ observation: LifecycleObservation
  ) throws(AndroidException) {
    let number = observation.number
    switch fragments.coroutines.pausedJobs[number] {
    case .begun? where lifecycleState(of: observation.owner) < block.state:
      fragments.coroutines.pausedJobs[number] = .cancelled
    case .begun?:
      fragments.coroutines.pausedJobs[number] = nil
      removeObserver(observation)
      try resume(.cancelledPaused(block))
    case .launched?:
      fragments.coroutines.pausedJobs[number] = nil
      removeObserver(observation)
    case .cancelled?, nil: break
    }
  }

  mutating func tell(
    _ callback: PausedBlockCallback, _ block: PausedBlock
  ) throws(AndroidException) {
    let name = trace.keep(ledger.symbols.name(of: block.name))
    try tell(.pausedBlock(callback), to: block.code, arguments: .repeatedBlock(name))
  }
}

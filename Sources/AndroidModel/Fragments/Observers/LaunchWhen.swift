// Follows androidx.lifecycle 2.5, PausingDispatcher.kt: whenStateAtLeast, isDispatchNeeded;
// LifecycleController.kt; DispatchQueue.kt.

/// The run of a block that is launched once. Below its state nothing of it runs: what would be
/// resumed waits in a queue of its own, until the Lifecycle is up again or at its end.
enum PausedJob: Hashable, Sendable {
  /// It is in the queue, and has not begun.
  case launched
  case running
  /// The queue is shut, and what it waits for would be put into it.
  case paused
  /// Its cancellation is in the queue.
  case cancelled
}

extension ActivityThread {
  mutating func launch(
    _ block: LifecycleBlock, when owner: LifecycleOwner
  ) throws(AndroidException) {
    try resume(.paused(block, owner))
  }

  /// `LifecycleController.init`, and then the block, if the queue is open by now.
  mutating func controlPaused(
    _ block: LifecycleBlock, by owner: LifecycleOwner
  ) throws(AndroidException) {
    let observation = try addObserver(.pausedBlock(block), to: owner)
    // On a Lifecycle that is destroyed there is none, and the block never begins.
    guard let observer = fragments.observers.observer(observation.number, of: owner) else { return }
    let isOpen = observer.state > .initialized && lifecycleState(of: owner) >= block.state
    fragments.coroutines.pausedJobs[observation.number] = isOpen ? .running : .launched
    if isOpen { try tell(.pausedBlock(.launched), block) }
  }

  /// What its observer does, which looks at the state and not at the event.
  mutating func movePausedBlock(
    _ block: LifecycleBlock, observer: Int32, of owner: LifecycleOwner
  ) throws(AndroidException) {
    guard let job = fragments.coroutines.pausedJobs[observer] else { return }
    let state = lifecycleState(of: owner)
    if state == .destroyed {
      fragments.coroutines.pausedJobs[observer] = nil
      // One that has not begun never does.
      if job != .launched { try tell(.pausedBlock(.cancelled), block) }
    } else if state >= block.state {
      try runQueued(block, job, LifecycleObservation(owner: owner, number: observer))
    } else if job == .running {
      fragments.coroutines.pausedJobs[observer] = .paused
    }
  }

  /// `DispatchQueue.resume`
  private mutating func runQueued(
    _ block: LifecycleBlock, _ job: PausedJob, _ observation: LifecycleObservation
  ) throws(AndroidException) {
    switch job {
    case .launched:
      fragments.coroutines.pausedJobs[observation.number] = .running
      try tell(.pausedBlock(.launched), block)
    case .paused: fragments.coroutines.pausedJobs[observation.number] = .running
    case .cancelled:
      fragments.coroutines.pausedJobs[observation.number] = nil
      removeObserver(observation)
      try tell(.pausedBlock(.cancelled), block)
    case .running: break
    }
  }

  /// `cancel()` of the coroutine that has launched it. While the queue is shut the coroutine does
  /// not hear of that yet. The queue shuts only when the observer is told: code that is told ahead
  /// of it, on the way down, still finds it open.
  mutating func cancelPaused(
    _ block: LifecycleBlock, _ observation: LifecycleObservation
  ) throws(AndroidException) {
    let number = observation.number
    switch fragments.coroutines.pausedJobs[number] {
    case .paused?: fragments.coroutines.pausedJobs[number] = .cancelled
    case .running?:
      fragments.coroutines.pausedJobs[number] = nil
      removeObserver(observation)
      try resume(.cancelledPaused(block))
    case .launched?:
      fragments.coroutines.pausedJobs[number] = nil
      removeObserver(observation)
    case .cancelled?, nil: break
    }
  }
}

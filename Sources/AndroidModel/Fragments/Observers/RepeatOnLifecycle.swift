// Follows androidx.lifecycle 2.4, RepeatOnLifecycle.kt.

/// A run of a block that is begun anew whenever its Lifecycle is up.
enum RepeatedJob: Hashable, Sendable {
  /// It waits for its turn, and has not begun.
  case launched
  case running
}

extension ActivityThread {
  mutating func repeatOnLifecycle(
    _ block: LifecycleBlock, of owner: LifecycleOwner
  ) throws(AndroidException) {
    guard block.state != .initialized else {
      throw AndroidException(
        "IllegalArgumentException",
        "repeatOnLifecycle cannot start work with the INITIALIZED lifecycle state.")
    }
    try resume(.repetition(block, owner))
  }

  /// What its observer does.
  mutating func moveRepeatedBlock(
    _ block: LifecycleBlock, observer: Int32, by event: LifecycleEvent
  ) throws(AndroidException) {
    if event.leadsUp(to: block.state) {
      fragments.coroutines.repeatedJobs[observer] = .launched
      try resume(.launched(block, observer: observer))
    } else if event.leadsDown(from: block.state) {
      try cancel(block, observer: observer)
    }
  }

  /// One that has not begun never does.
  mutating func cancel(
    _ block: LifecycleBlock, observer: Int32
  ) throws(AndroidException) {
    guard let job = fragments.coroutines.repeatedJobs.removeValue(forKey: observer) else { return }
    switch job {
    case .launched: break
    case .running: try resume(.cancelled(block))
    }
  }
}

extension LifecycleEvent {
  /// `Event.upTo`
  func leadsUp(to state: LifecycleState) -> Bool {
    switch self {
    case .onCreate: state == .created
    case .onStart: state == .started
    case .onResume: state == .resumed
    case .onPause, .onStop, .onDestroy: false
    }
  }

  /// `Event.downFrom`
  func leadsDown(from state: LifecycleState) -> Bool {
    switch self {
    case .onCreate, .onStart, .onResume: false
    case .onPause: state == .resumed
    case .onStop: state == .started
    case .onDestroy: state == .created
    }
  }
}

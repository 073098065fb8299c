// Follows androidx.lifecycle 2.4, RepeatOnLifecycle.kt.

/// A block that goes on until it is cancelled.
struct RepeatedBlock: Hashable, Sendable {
  let name: Symbol
  let code: CodeOwner
  /// In which it runs.
  let state: FragmentLifecycleState

  enum Job: Hashable, Sendable {
    /// It waits for its turn, and has not begun.
    case launched
    case running
  }
}

extension ActivityThread {
  mutating func repeatOnLifecycle(
    _ block: RepeatedBlock, of owner: LifecycleOwner
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
    _ block: RepeatedBlock, observer: Int32, by event: LifecycleEvent
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
    _ block: RepeatedBlock, observer: Int32
  ) throws(AndroidException) {
    guard let job = fragments.coroutines.repeatedJobs.removeValue(forKey: observer) else { return }
    switch job {
    case .launched: break
    case .running: try resume(.cancelled(block))
    }
  }

  mutating func tell(
    _ callback: RepeatedBlockCallback, _ block: RepeatedBlock
  ) throws(AndroidException) {
    let name = trace.keep(ledger.symbols.name(of: block.name))
    try tell(.repeatedBlock(callback), to: block.code, arguments: .repeatedBlock(name))
  }
}

extension LifecycleEvent {
  /// `Event.upTo`
  func leadsUp(to state: FragmentLifecycleState) -> Bool {
    switch self {
    case .onCreate: state == .created
    case .onStart: state == .started
    case .onResume: state == .resumed
    case .onPause, .onStop, .onDestroy: false
    }
  }

  /// `Event.downFrom`
  func leadsDown(from state: FragmentLifecycleState) -> Bool {
    switch self {
    case .onCreate, .onStart, .onResume: false
    case .onPause: state == .resumed
    case .onStop: state == .started
    case .onDestroy: state == .created
    }
  }
}

// Follows androidx.lifecycle 2.4, RepeatOnLifecycle.kt, and kotlinx.coroutines,
// DispatchedContinuation.kt: resumeUndispatched, executeUnconfined.

/// What the coroutines of the process wait for that are on `Dispatchers.Main.immediate`.
struct MainImmediateDispatcher: Hashable, Sendable {
  /// The block of each repetition, by its observer; none: it is not to run now.
  var jobs: [Int32: Job] = [:]
  /// What is to be resumed once the coroutine that runs waits.
  var queue: ArraySlice<Resumption> = []
  /// A coroutine runs.
  var isRunning = false

  enum Job: Hashable, Sendable {
    case launched
    case running
  }

  enum Resumption: Hashable, Sendable {
    /// The coroutine that is to repeat the block.
    case repetition(RepeatedBlock, LifecycleOwner)
    case launched(RepeatedBlock, observer: Int32)
    case cancelled(RepeatedBlock)
  }
}

extension MainImmediateDispatcher {
  /// - Returns: whether there was one that waited.
  fileprivate mutating func takeBackRepetition(of name: Symbol, _ code: CodeOwner) -> Bool {
    let place = queue.lastIndex { resumption in
      guard case .repetition(let block, _) = resumption else { return false }
      return block.name == name && block.code == code
    }
    if let place { queue.remove(at: place) }
    return place != nil
  }
}

/// A block that goes on until it is cancelled.
struct RepeatedBlock: Hashable, Sendable {
  let name: Symbol
  let code: CodeOwner
  /// In which it runs.
  let state: FragmentLifecycleState
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

  /// `cancel()` of the coroutine that repeats, and with it of the block.
  mutating func cancelRepeating(_ name: Symbol, in subject: CodeOwner) throws(AndroidException) {
    // One that waits for its turn never comes to look at the Lifecycle.
    if fragments.coroutines.takeBackRepetition(of: name, subject) { return }
    var found: RepeatedBlock?
    let newest = fragments.observers.newest { observer in
      guard case .repeatedBlock(let block) = observer.role, block.name == name,
        block.code == subject
      else { return false }
      found = block
      return true
    }
    guard let newest, let block = found else { return }
    removeObserver(newest)
    try cancel(block, observer: newest.number)
  }

  /// What its observer does.
  mutating func moveRepeatedBlock(
    _ block: RepeatedBlock, observer: Int32, by event: LifecycleEvent
  ) throws(AndroidException) {
    if event.leadsUp(to: block.state) {
      fragments.coroutines.jobs[observer] = .launched
      try resume(.launched(block, observer: observer))
    } else if event.leadsDown(from: block.state) {
      try cancel(block, observer: observer)
    }
  }

  /// One that has not begun never does.
  private mutating func cancel(
    _ block: RepeatedBlock, observer: Int32
  ) throws(AndroidException) {
    guard let job = fragments.coroutines.jobs.removeValue(forKey: observer) else { return }
    switch job {
    case .launched: break
    case .running: try resume(.cancelled(block))
    }
  }

  /// On the main thread a coroutine goes on at once; only one that another resumes has to wait until that
  /// waits itself.
  private mutating func resume(
    _ resumption: MainImmediateDispatcher.Resumption
  ) throws(AndroidException) {
    fragments.coroutines.queue.append(resumption)
    guard !fragments.coroutines.isRunning else { return }
    fragments.coroutines.isRunning = true
    while let next = fragments.coroutines.queue.popFirst() {
      try mainThread.look()
      try run(next)
    }
    fragments.coroutines.isRunning = false
  }

  private mutating func run(
    _ resumption: MainImmediateDispatcher.Resumption
  ) throws(AndroidException) {
    switch resumption {
    case .repetition(let block, let owner):
      _ = try addObserver(.repeatedBlock(block), to: owner)
    case .launched(let block, let observer):
      guard fragments.coroutines.jobs[observer] == .launched else { return }
      fragments.coroutines.jobs[observer] = .running
      try tell(.launched, block)
    case .cancelled(let block): try tell(.cancelled, block)
    }
  }

  private mutating func tell(
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

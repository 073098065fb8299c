// Follows kotlinx.coroutines, DispatchedContinuation.kt: resumeUndispatched, executeUnconfined.

/// What the coroutines of the process wait for that are on `Dispatchers.Main.immediate`.
struct MainImmediateDispatcher: Hashable, Sendable {
  /// The block of each repetition, by its observer; none: it is not to run now.
  var repeatedJobs: [Int32: RepeatedJob] = [:]
  /// Each block that is only launched once, by its observer.
  var pausedJobs: [Int32: PausedJob] = [:]
  /// What is to be resumed once the coroutine that runs waits.
  var queue: ArraySlice<Resumption> = []
  /// A coroutine runs.
  var isRunning = false

  enum Resumption: Hashable, Sendable {
    /// The coroutine that is to repeat the block.
    case repetition(LifecycleBlock, LifecycleOwner)
    case launched(LifecycleBlock, observer: Int32)
    case cancelled(LifecycleBlock)
    /// The coroutine that is to launch the block.
    case paused(LifecycleBlock, LifecycleOwner)
    case cancelledPaused(LifecycleBlock)
    /// The coroutine that is to run the block once.
    case awaiting(LifecycleBlock, LifecycleOwner)
    case cancelledAwaiting(LifecycleBlock)
  }
}

extension MainImmediateDispatcher {
  /// - Returns: whether there was one that waited.
  fileprivate mutating func takeBackLaunch(of name: Symbol, _ code: CodeOwner) -> Bool {
    let place = queue.lastIndex { resumption in
      switch resumption {
      case .repetition(let block, _), .paused(let block, _), .awaiting(let block, _):
        block.isNamed(name, of: code)
      case .launched, .cancelled, .cancelledPaused, .cancelledAwaiting: false
      }
    }
    if let place { queue.remove(at: place) }
    return place != nil
  }
}

extension ActivityThread {
  /// On the main thread a coroutine goes on at once; only one that another resumes has to wait
  /// until that waits itself.
  mutating func resume(
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
      guard fragments.coroutines.repeatedJobs[observer] == .launched else { return }
      fragments.coroutines.repeatedJobs[observer] = .running
      try tell(.repeatedBlock(.launched), block)
    case .cancelled(let block): try tell(.repeatedBlock(.cancelled), block)
    case .paused(let block, let owner): try controlPaused(block, by: owner)
    case .cancelledPaused(let block): try tell(.pausedBlock(.cancelled), block)
    case .awaiting(let block, let owner): try run(block, once: owner)
    case .cancelledAwaiting(let block): try tell(.awaitedState(.cancelled), block)
    }
  }

  /// `cancel()` of the coroutine that repeats or has launched it, and with that of the block.
  mutating func cancelBlock(_ name: Symbol, in subject: CodeOwner) throws(AndroidException) {
    // One that waits for its turn never comes to look at the Lifecycle.
    if fragments.coroutines.takeBackLaunch(of: name, subject) { return }
    let newest = fragments.observers.newest { $0.isOfBlock(named: name, of: subject) }
    guard let newest,
      let observer = fragments.observers.observer(newest.number, of: newest.owner)
    else { return }
    switch observer.role {
    case .repeatedBlock(let block):
      removeObserver(newest)
      try cancel(block, observer: newest.number)
    case .pausedBlock(let block): try cancelPaused(block, newest)
    case .awaitedState(let block): try cancelAwaiting(block, newest)
    default: break  // no block
    }
  }
}

extension LifecycleObserver {
  /// Of a block of this name, by code of this object.
  fileprivate func isOfBlock(named name: Symbol, of code: CodeOwner) -> Bool {
    switch role {
    case .repeatedBlock(let block), .pausedBlock(let block), .awaitedState(let block):
      block.isNamed(name, of: code)
    default: false  // all others, of which there are many
    }
  }
}

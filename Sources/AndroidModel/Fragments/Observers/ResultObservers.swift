// Follows androidx.lifecycle 2.4, LifecycleRegistry.java: addObserver, sync, forwardPass,
// backwardPass.

/// An object with an androidx Lifecycle that result listeners can follow.
enum LifecycleOwner: Hashable, Sendable {
  case activity(ActivityID)
  /// The key tells the Lifecycle from the one that the same instance had before it was removed.
  case fragment(FragmentID, FragmentKey)
  case view(of: FragmentID, creation: Int32)

  /// The object whose code runs when the owner's listener is called.
  var codeOwner: CodeOwner {
    switch self {
    case .activity(let id): .activity(id)
    case .fragment(let id, _), .view(let id, _): .fragment(id)
    }
  }
}

/// The Lifecycle observer behind one result listener.
struct ResultObserver: Hashable, Sendable {
  /// Observers that were added later have higher numbers.
  let number: Int32
  let manager: FragmentManagerID
  let requestKey: Symbol
  /// How far it has followed the Lifecycle.
  var state = FragmentLifecycleState.initialized
}

/// An observer that is being told of an event: what is added to the Lifecycle from inside may not
/// get ahead of it.
struct LifecycleDispatch: Hashable, Sendable {
  let owner: LifecycleOwner
  let state: FragmentLifecycleState
}

/// `LifecycleRegistry`, as far as result listeners can tell.
extension ActivityThread {
  /// DESTROYED also for an owner that is gone.
  @inline(__always)
  func lifecycleState(of owner: LifecycleOwner) -> FragmentLifecycleState {
    switch owner {
    case .activity(let id): return hostLifecycle(of: id)
    case .fragment(let id, let key):
      return fragments[id].key == key ? fragments[id].lifecycle : .destroyed
    case .view(let id, let creation):
      if let view = fragments[id].view, view.creation == creation { return view.lifecycle }
      return fragments[id].viewLifecycleOwner?.creation == creation ? .initialized : .destroyed
    }
  }

  /// Tells the observers of the owner in the order in which they were added; the app's own comes
  /// before all listeners.
  mutating func tellObservers(
    of owner: LifecycleOwner, from old: FragmentLifecycleState,
    appObserver: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    try dispatching(to: owner, at: min(old, lifecycleState(of: owner)), appObserver)
    guard !fragments.resultObservers.isEmpty else { return }
    moveObserversDown(of: owner)
    try moveObserversUp(of: owner)
  }

  private mutating func dispatching(
    to owner: LifecycleOwner, at state: FragmentLifecycleState,
    _ body: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    // Only code of the app could add an observer from inside.
    guard !image.scripts.isEmpty else { return try body(&self) }
    fragments.dispatches.append(LifecycleDispatch(owner: owner, state: state))
    defer { fragments.dispatches.removeLast() }
    try body(&self)
  }

  /// The new observer hears of every event that it has missed.
  mutating func addObserver(
    _ observer: ResultObserver, to owner: LifecycleOwner
  ) throws(AndroidException) {
    fragments.resultObservers[owner, default: []].append(observer)
    try moveUp(observer.number, of: owner)
  }

  mutating func removeObserver(_ number: Int32, of owner: LifecycleOwner) {
    fragments.resultObservers[owner]?.removeAll { $0.number == number }
    if fragments.resultObservers[owner]?.isEmpty == true { fragments.resultObservers[owner] = nil }
  }

  private mutating func moveObserversUp(of owner: LifecycleOwner) throws(AndroidException) {
    var last: Int32 = 0
    while let index = firstObserver(after: last, of: owner),
      let observer = fragments.resultObservers[owner]?[index]
    {
      last = observer.number
      try moveUp(observer.number, of: owner)
    }
  }

  private mutating func moveUp(_ number: Int32, of owner: LifecycleOwner) throws(AndroidException) {
    while let index = firstObserver(after: number - 1, of: owner),
      let observer = fragments.resultObservers[owner]?[index], observer.number == number
    {
      let innermost = fragments.dispatches.last { $0.owner == owner }
      let limit = min(lifecycleState(of: owner), innermost?.state ?? .resumed)
      guard observer.state < limit, let step = observer.state.step(towards: limit) else { return }
      try dispatching(to: owner, at: observer.state) { process throws(AndroidException) in
        if step.event == .onStart { try process.deliverStoredResult(to: observer, of: owner) }
      }
      if let index = firstObserver(after: number - 1, of: owner),
        fragments.resultObservers[owner]?[index].number == number
      {
        fragments.resultObservers[owner]?[index].state = step.state
      }
    }
  }

  /// A listener is told of nothing on the way down; at the end it is forgotten.
  private mutating func moveObserversDown(of owner: LifecycleOwner) {
    guard let observers = fragments.resultObservers[owner] else { return }
    let state = lifecycleState(of: owner)
    if state == .destroyed {
      fragments.resultObservers[owner] = nil
      for observer in observers {
        fragments[listsOf: observer.manager].results.listeners[observer.requestKey] = nil
      }
    } else {
      fragments.resultObservers[owner] = observers.map { observer in
        var observer = observer
        observer.state = min(observer.state, state)
        return observer
      }
    }
  }

  /// Where the first observer with a higher number than this stands. They are in that order.
  private func firstObserver(after number: Int32, of owner: LifecycleOwner) -> Int? {
    guard let observers = fragments.resultObservers[owner] else { return nil }
    var low = 0
    var high = observers.count
    while low < high {
      let middle = (low + high) / 2
      if observers[middle].number > number { high = middle } else { low = middle + 1 }
    }
    return low < observers.count ? low : nil
  }
}

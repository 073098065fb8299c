// Follows androidx.lifecycle 2.4, LifecycleRegistry.java: mObserverMap, ObserverWithState,
// mHandlingEvent, mNewEventOccurred.

/// An observer that was added to a Lifecycle. The app's own, which it adds in its constructor or
/// with its view, is none of these: it is always there, and the first.
struct LifecycleObserver: Hashable, Sendable {
  /// Observers that were added later have higher numbers.
  let number: Int32
  let role: Role
  /// The state up to which it has followed the Lifecycle.
  var state = LifecycleState.initialized

  fileprivate var isOfApp: Bool {
    switch role {
    case .ofApp: true
    case .resultListener, .backCallback, .activityResult, .menuProvider, .repeatedBlock,
      .pausedBlock, .awaitedState, .liveData, .navigation:
      false
    }
  }

  enum Role: Hashable, Sendable {
    /// Behind a `FragmentResultListener`.
    case resultListener(FragmentManagerID, requestKey: Symbol)
    /// `LifecycleOnBackPressedCancellable`
    case backCallback(number: Int32, of: ActivityToken)
    /// The observer of a launcher for results.
    case activityResult(ActivityResultKey, of: ActivityID)
    /// The observer of a provider of menus.
    case menuProvider(number: Int32, of: ActivityToken)
    /// The observer of a block that is repeated.
    case repeatedBlock(LifecycleBlock)
    /// The observer of a block that is launched once.
    case pausedBlock(LifecycleBlock)
    /// The observer of a block that waits for its state, to run once.
    case awaitedState(LifecycleBlock)
    /// `LifecycleBoundObserver`
    case liveData(LiveDataPlace)
    /// An observer of the navigation that this fragment is the host of.
    case navigation(NavObserver, of: FragmentID)
    /// Added by the app's code.
    case ofApp(name: Symbol, CodeOwner)
  }
}

/// What it takes to find an observer on its Lifecycle again, and remove it.
struct LifecycleObservation: Hashable, Sendable {
  let owner: LifecycleOwner
  let number: Int32
}

/// An observer that is being told of an event: what is added to the Lifecycle from inside may not
/// get ahead of it.
struct LifecycleDispatch: Hashable, Sendable {
  let owner: LifecycleOwner
  let state: LifecycleState
}

/// The app's own observer of a Lifecycle: the first.
struct AppLifecycleObserver {
  /// The state up to which it has followed the Lifecycle.
  var state: LifecycleState
  let isThere: Bool
}

/// The observers that have been added to any Lifecycle of a process.
struct LifecycleObservers: Hashable, Sendable {
  /// The oldest first.
  private var ofOwners: [LifecycleOwner: [LifecycleObserver]] = [:]
  /// Those that are being told of an event, the innermost last.
  var dispatches: [LifecycleDispatch] = []
  /// `mNewEventOccurred`: the owners that have got a new state while their observers were being
  /// told, each with the state that it had before.
  private var changes: [LifecycleOwner: LifecycleState] = [:]

  var isEmpty: Bool { ofOwners.isEmpty }

  subscript(owner: LifecycleOwner) -> [LifecycleObserver] { ofOwners[owner] ?? [] }

  /// `mHandlingEvent`, or an observer is being added.
  func isTelling(of owner: LifecycleOwner) -> Bool { dispatches.contains { $0.owner == owner } }

  mutating func noteChange(of owner: LifecycleOwner, from old: LifecycleState) {
    if changes[owner] == nil { changes[owner] = old }
  }

  @inline(__always)
  func hasChanged(_ owner: LifecycleOwner) -> Bool { !changes.isEmpty && changes[owner] != nil }

  mutating func takeChange(of owner: LifecycleOwner) -> Bool {
    changes.removeValue(forKey: owner) != nil
  }

  /// Nil: it has not got another.
  func state(beforeChangeOf owner: LifecycleOwner) -> LifecycleState? { changes[owner] }

  mutating func append(_ observer: LifecycleObserver, to owner: LifecycleOwner) {
    ofOwners[owner, default: []].append(observer)
  }

  mutating func remove(_ number: Int32, of owner: LifecycleOwner) {
    ofOwners[owner]?.removeAll { $0.number == number }
    if ofOwners[owner]?.isEmpty == true { ofOwners[owner] = nil }
  }

  mutating func removeAll(of owner: LifecycleOwner) { ofOwners[owner] = nil }

  /// The app's own observers stay, and begin anew: `upEvent`.
  mutating func removeLibrariesOwn(of owner: LifecycleOwner) {
    var staying = self[owner].filter(\.isOfApp)
    for index in staying.indices { staying[index].state = .initialized }
    ofOwners[owner] = staying.isEmpty ? nil : staying
  }

  /// The Lifecycle is that of another life.
  mutating func move(from old: LifecycleOwner, to new: LifecycleOwner) {
    if let observers = ofOwners.removeValue(forKey: old) { ofOwners[new] = observers }
  }

  mutating func setState(
    _ state: LifecycleState, of number: Int32, on owner: LifecycleOwner
  ) {
    guard let index = place(after: number - 1, of: owner) else { return }
    if ofOwners[owner]?[index].number == number { ofOwners[owner]?[index].state = state }
  }

  /// Nil: it has been removed.
  func observer(_ number: Int32, of owner: LifecycleOwner) -> LifecycleObserver? {
    let next = observer(after: number - 1, of: owner)
    return next?.number == number ? next : nil
  }

  /// The first with a higher number.
  func observer(after number: Int32, of owner: LifecycleOwner) -> LifecycleObserver? {
    place(after: number, of: owner).flatMap { ofOwners[owner]?[$0] }
  }

  /// The last with a lower number.
  func observer(before number: Int32, of owner: LifecycleOwner) -> LifecycleObserver? {
    guard let observers = ofOwners[owner] else { return nil }
    let place = place(after: number - 1, of: owner) ?? observers.count
    return place > 0 ? observers[place - 1] : nil
  }

  /// Where the first observer with a higher number stands. They are in that order.
  private func place(after number: Int32, of owner: LifecycleOwner) -> Int? {
    guard let observers = ofOwners[owner] else { return nil }
    let place = observers.endOfPrefix { $0.number <= number }
    return place < observers.count ? place : nil
  }
}

extension LifecycleObservers {
  /// The one that was added last of those that are so.
  func newest(
    where isSought: (LifecycleObserver) -> Bool
  ) -> LifecycleObservation? {
    var newest: LifecycleObservation?
    // Numbers are unique, so the order of the owners does not matter.
    for (owner, observers) in ofOwners {
      guard let last = observers.last(where: isSought) else { continue }
      if last.number > newest?.number ?? 0 { newest = .init(owner: owner, number: last.number) }
    }
    return newest
  }
}

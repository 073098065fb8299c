// Follows androidx.lifecycle 2.4, LiveData.java: its fields, ObserverWrapper.

/// The observers of a `LiveData`, and how far they have been told.
struct LiveData: Hashable, Sendable {
  /// `mVersion`: how often its value was set.
  var version = 0
  /// `mObservers`, the oldest first.
  private var observers: [LiveDataObserver] = []
  /// `mActiveCount`
  var activeCount = 0
  /// `mChangingActiveState`
  var isChangingActiveState = false
  /// `mDispatchingValue`
  var isDispatching = false
  /// `mDispatchInvalidated`
  var isDispatchInvalidated = false

  mutating func append(_ observer: LiveDataObserver) { observers.append(observer) }

  mutating func remove(_ number: Int32) { observers.removeAll { $0.number == number } }

  /// Does nothing if it has been removed.
  mutating func change(_ number: Int32, _ change: (inout LiveDataObserver) -> Void) {
    let place = place(after: number - 1)
    if place < observers.count, observers[place].number == number { change(&observers[place]) }
  }

  /// Nil: it has been removed.
  func observer(_ number: Int32) -> LiveDataObserver? {
    let next = observer(after: number - 1)
    return next?.number == number ? next : nil
  }

  /// The first with a higher number.
  func observer(after number: Int32) -> LiveDataObserver? {
    let place = place(after: number)
    return place < observers.count ? observers[place] : nil
  }

  /// The one that this code keeps under this name.
  func observer(named name: Symbol, of code: CodeOwner) -> LiveDataObserver? {
    observers.first { $0.name == name && $0.code == code }
  }

  /// Where the first observer with a higher number stands, or would. They are in that order.
  private func place(after number: Int32) -> Int {
    observers.endOfPrefix { $0.number <= number }
  }
}

/// An observer of a `LiveData`.
struct LiveDataObserver: Hashable, Sendable {
  /// Observers that were added later have higher numbers.
  let number: Int32
  /// The object whose code is told.
  let code: CodeOwner
  /// The owner of the Lifecycle that it follows; nil: it is always active.
  let owner: LifecycleOwner?
  /// Under which its code keeps it; nil: it does not.
  var name: Symbol?
  /// `mActive`
  var isActive = false
  /// `mLastVersion`
  var lastVersion = 0
  /// It has been told of a value; `mDeliveredData` of a loader's, which may be added once more.
  var hasDeliveredData = false
}

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

/// A `LiveData` of the app, with its value.
struct AppLiveData: Hashable, Sendable {
  var observed = LiveData()
  /// `mData`, as code prints it.
  var value = Self.null
  /// `mPendingData`: it has been posted and is not set yet.
  var pendingValue: String?

  static let null = "null"
}

/// The identity of a `LiveData` of the app.
struct LiveDataID: Hashable, Sendable {
  let name: Symbol
  var holder = Holder.process

  /// What has it.
  enum Holder: Hashable, Sendable {
    case process
    /// The view model of this number.
    case viewModel(Int32)
    case fragment(FragmentID)
  }
}

/// The app's, by what has them. Those of a view model go with it.
struct AppLiveDataTable: Hashable, Sendable {
  private var byHolder: [LiveDataID.Holder: [Symbol: AppLiveData]] = [:]

  var isEmpty: Bool { byHolder.isEmpty }

  /// Nil: it has not been named yet.
  subscript(id: LiveDataID) -> AppLiveData? { byHolder[id.holder]?[id.name] }

  /// Makes it if it has not been named yet.
  mutating func change(_ id: LiveDataID, _ change: (inout AppLiveData) -> Void) {
    change(&byHolder[id.holder, default: [:]][id.name, default: AppLiveData()])
  }

  mutating func removeAll(ofModel number: Int32) { byHolder[.viewModel(number)] = nil }
}

/// Where a `LiveData` is found.
enum LiveDataPlace: Hashable, Sendable {
  case ofApp(LiveDataID)
  /// A loader is one, which the number tells from others of its id.
  case loader(LoaderPlace, number: Int32)
}

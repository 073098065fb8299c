// Follows androidx.loader 1.1, LoaderManagerImpl.java: LoaderViewModel, LoaderInfo, LoaderObserver; and
// androidx.lifecycle, LiveData.java, which LoaderInfo is.

/// The loaders of one owner. It is kept where the owner's view models are, and so outlives a configuration
/// change.
struct LoaderViewModel: Hashable, Sendable {
  /// How many view models of the owner were there before it.
  let place: Int
  /// In the order of their ids.
  private(set) var loaders: [LoaderInfo] = []
  var isCreatingLoader = false

  init(place: Int) { self.place = place }

  subscript(id: Int) -> LoaderInfo? {
    get { loaders.first { $0.id == id } }
    set {
      let place = loaders.firstIndex { $0.id >= id } ?? loaders.count
      let isThere = place < loaders.count && loaders[place].id == id
      if isThere { loaders.remove(at: place) }
      if let newValue { loaders.insert(newValue, at: place) }
    }
  }
}

/// A loader, and who waits for what it loads.
struct LoaderInfo: Hashable, Sendable {
  let id: Int
  /// By which it is told from one before it of the same id.
  let number: Int32
  /// `mPriorLoader`: the one before it is reset once this has loaded.
  var hasPriorLoader: Bool
  /// `mVersion`: how often it has loaded something.
  var version = 0
  /// `mObservers`: there are two while one takes the place of the other.
  var observers: [LoaderObserver] = []
  /// `mObserver`, by its number; nil: there is none.
  var current: Int32?
  /// `mDispatchingValue`
  var isDispatching = false
  /// `mDispatchInvalidated`
  var isDispatchInvalidated = false

  /// `hasActiveObservers`
  var isActive: Bool { observers.contains { $0.isActive } }

  func observer(_ number: Int32?) -> LoaderObserver? { observers.first { $0.number == number } }
}

/// `LoaderCallbacks` that wait for a loader, and their place on the Lifecycle of their owner.
struct LoaderObserver: Hashable, Sendable {
  let observation: LifecycleObservation
  /// Whose code the callbacks are.
  let code: CodeOwner
  /// `mDeliveredData`
  var hasDeliveredData = false
  /// Its owner is started.
  var isActive = false
  /// `mLastVersion`
  var lastVersion = 0

  var number: Int32 { observation.number }
}

/// Where a loader is found.
struct LoaderPlace: Hashable, Sendable {
  let store: RetainedStoreID
  let id: Int
}

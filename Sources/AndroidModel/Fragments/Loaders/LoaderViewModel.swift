// Follows androidx.loader 1.1, LoaderManagerImpl.java: LoaderViewModel, LoaderInfo, LoaderObserver.

/// The loaders of one owner. It is kept where the owner's view models are, and so outlives a
/// configuration change.
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

/// A loader, which is a `LiveData` of what it loads.
struct LoaderInfo: Hashable, Sendable {
  let id: Int
  /// Tells it from loaders before it with the same id.
  let number: Int32
  /// `mPriorLoader`: the one before it is reset once this has loaded.
  var hasPriorLoader: Bool
  /// The `LoaderCallbacks` that wait for it observe it: two, while one takes the place of the
  /// other.
  var liveData = LiveData()
  /// `mObserver`, by its number; nil: there is none.
  var current: Int32?

  var currentObserver: LiveDataObserver? { current.flatMap { liveData.observer($0) } }
}

/// Where a loader is found.
struct LoaderPlace: Hashable, Sendable {
  let store: RetainedStoreID
  let id: Int

  func liveData(of info: LoaderInfo) -> LiveDataPlace { .loader(self, number: info.number) }
}

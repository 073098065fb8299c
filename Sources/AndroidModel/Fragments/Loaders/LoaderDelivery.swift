// Follows androidx.loader 1.1, LoaderManagerImpl.java: LoaderInfo.setValue, onLoadComplete;
// Loader.java: deliverResult.

/// What a loader has loaded comes to its callbacks as any value of a `LiveData` does.
extension ActivityThread {
  /// `Loader.deliverResult`. With it the loader that this one has replaced is of no more use.
  mutating func deliverResult(
    at place: LoaderPlace, in code: CodeOwner
  ) throws(AndroidException) {
    guard let loaded = loader(at: place) else {
      throw AndroidException("NullPointerException", "there is no loader \(place.id)")
    }
    try announceValue(of: place.liveData(of: loaded))
    guard let info = loader(at: place), info.number == loaded.number, info.hasPriorLoader else {
      return
    }
    changeLoader(at: place) { $0.hasPriorLoader = false }
    try tell(.onReset, place, to: code)
  }

  mutating func tell(
    _ callback: LoaderCallback, _ place: LoaderPlace, to code: CodeOwner
  ) throws(AndroidException) {
    try tell(.loader(callback), to: code, arguments: .loaderID(place.id))
  }

  // MARK: The store

  func loader(at place: LoaderPlace) -> LoaderInfo? {
    fragments.retainedStores[place.store].loaders?.value[place.id]
  }

  /// Does nothing for an owner that has never had one.
  mutating func changeLoaders(
    in store: RetainedStoreID, _ change: (inout LoaderViewModel) -> Void
  ) {
    guard var loaders = fragments.retainedStores[store].loaders?.value else { return }
    change(&loaders)
    fragments.retainedStores[store].loaders = Boxed(loaders)
  }

  /// Does nothing if it is not there any more.
  mutating func changeLoader(at place: LoaderPlace, _ change: (inout LoaderInfo) -> Void) {
    changeLoaders(in: place.store) { loaders in
      guard var info = loaders[place.id] else { return }
      change(&info)
      loaders[place.id] = info
    }
  }
}

// Follows androidx.loader 1.1, LoaderManagerImpl.java: initLoader, restartLoader, destroyLoader,
// setCallback, markForRedelivery, destroy, onCleared.

/// `LoaderManager`: the loaders of an owner, and the objects that have their callbacks.
extension ActivityThread {
  /// Carries out a call on the loaders of the object whose code runs.
  mutating func perform(
    _ action: LoaderAction, in subject: CodeOwner
  ) throws(AndroidException) {
    guard let store = viewModelStore(of: subject) else {
      throw AndroidException("IllegalStateException", "there is no view model store to ask yet")
    }
    let place = LoaderPlace(store: store, id: action.id)
    makeLoaderViewModel(in: store)
    guard fragments.retainedStores[store].loaders?.value.isCreatingLoader != true else {
      throw AndroidException("IllegalStateException", "Called while creating a loader")
    }
    switch action.call {
    case .initLoader:
      if loader(at: place) == nil {
        try createLoader(at: place, hasPriorLoader: false, in: subject)
      }
      try setCallback(at: place, in: subject)
    case .restartLoader:
      let hasPriorLoader = try destroyLoader(at: place, resets: false, in: subject)
      try createLoader(at: place, hasPriorLoader: hasPriorLoader, in: subject)
      try setCallback(at: place, in: subject)
    case .destroyLoader:
      guard loader(at: place) != nil else { return }
      _ = try destroyLoader(at: place, resets: true, in: subject)
      changeLoaders(in: store) { $0[place.id] = nil }
    case .deliverResult: try deliverResult(at: place, in: subject)
    }
  }

  /// `LoaderManager.getInstance`: the loaders are a view model among the others.
  private mutating func makeLoaderViewModel(in store: RetainedStoreID) {
    guard fragments.retainedStores[store].loaders == nil else { return }
    let others = fragments.retainedStores[store].viewModels?.value.models.count ?? 0
    fragments.retainedStores[store].loaders = Boxed(LoaderViewModel(place: others))
    fragments.hasLoaders = true
  }

  /// `createAndInstallLoader`
  private mutating func createLoader(
    at place: LoaderPlace, hasPriorLoader: Bool, in code: CodeOwner
  ) throws(AndroidException) {
    changeLoaders(in: place.store) { $0.isCreatingLoader = true }
    try tell(.onCreateLoader, place, to: code)
    let info = LoaderInfo(
      id: place.id, number: fragments.newNumber(), hasPriorLoader: hasPriorLoader)
    changeLoaders(in: place.store) { loaders in
      loaders.isCreatingLoader = false
      loaders[place.id] = info
    }
  }

  /// The new callbacks are added before the ones that they replace go.
  private mutating func setCallback(
    at place: LoaderPlace, in code: CodeOwner
  ) throws(AndroidException) {
    let owner = try listenerOwner(.this, in: code)
    guard let info = loader(at: place) else { return }
    let observer = LiveDataObserver(number: fragments.newNumber(), code: code, owner: owner)
    try observe(place.liveData(of: info), by: observer)
    // The code that is told may have put another loader in its place, or set its callbacks as well.
    guard let after = loader(at: place), after.number == info.number else { return }
    if let old = after.current { try removeObserver(old, of: place.liveData(of: info)) }
    changeLoader(at: place) { $0.current = observer.number }
  }

  /// What has been delivered is delivered once more, to the next view of the fragment.
  mutating func markLoadersForRedelivery(of id: FragmentID) throws(AndroidException) {
    guard let store = fragments[fragments[id].childManager].retainedStore,
      let loaders = fragments.retainedStores[store].loaders?.value.loaders
    else { return }
    for info in loaders {
      guard let old = info.currentObserver else { continue }
      let place = LoaderPlace(store: store, id: info.id)
      try removeObserver(old.number, of: place.liveData(of: info))
      let new = LiveDataObserver(
        number: fragments.newNumber(), code: old.code, owner: old.owner,
        hasDeliveredData: old.hasDeliveredData)
      changeLoader(at: place) { $0.current = new.number }
      try observe(place.liveData(of: info), by: new)
    }
  }

  /// `LoaderInfo.destroy`: only callbacks that have got data and still listen hear that it is gone.
  ///
  /// - Returns: whether there is a loader that has yet to be reset.
  private mutating func destroyLoader(
    at place: LoaderPlace, resets: Bool, in code: CodeOwner
  ) throws(AndroidException) -> Bool {
    guard loader(at: place) != nil else { return false }
    try tell(.onAbandon, place, to: code)
    // The code that is told may have set other callbacks.
    guard let info = loader(at: place) else { return false }
    let observer = info.currentObserver
    if let observer {
      try removeObserver(observer.number, of: place.liveData(of: info))
      if resets, observer.hasDeliveredData { try tell(.onLoaderReset, place, to: observer.code) }
    }
    guard resets || observer?.hasDeliveredData == false else { return true }
    try tell(.onReset, place, to: code)
    return info.hasPriorLoader
  }

  /// `LoaderViewModel.onCleared`: the owner is gone for good.
  mutating func clearLoaders(
    in store: RetainedStoreID, of owner: CodeOwner
  ) throws(AndroidException) {
    guard let loaders = fragments.retainedStores[store].loaders?.value.loaders else { return }
    for info in loaders {
      let place = LoaderPlace(store: store, id: info.id)
      _ = try destroyLoader(at: place, resets: true, in: owner)
    }
    fragments.retainedStores[store].loaders = nil
  }
}

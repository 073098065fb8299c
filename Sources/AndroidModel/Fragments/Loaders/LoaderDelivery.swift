// Follows androidx.lifecycle, LiveData.java: setValue, dispatchingValue, considerNotify, removeObserver,
// LifecycleBoundObserver; and androidx.loader 1.1, LoaderManagerImpl.java: onActive, onInactive, setValue.

/// How what a loader loads comes to the callbacks: while their owner is started.
extension ActivityThread {
  /// `Loader.deliverResult`. With it the loader that this one has replaced is of no more use.
  mutating func deliverResult(
    at place: LoaderPlace, in code: CodeOwner
  ) throws(AndroidException) {
    guard let loaded = loader(at: place) else {
      throw AndroidException("NullPointerException", "there is no loader \(place.id)")
    }
    changeLoader(at: place) { $0.version += 1 }
    try dispatchLoaded(at: place)
    guard let info = loader(at: place), info.number == loaded.number, info.hasPriorLoader else {
      return
    }
    changeLoader(at: place) { $0.hasPriorLoader = false }
    try tell(.onReset, place, to: code)
  }

  /// `onStateChanged` of what observes the owner.
  mutating func moveLoaderObserver(
    _ number: Int32, at place: LoaderPlace
  ) throws(AndroidException) {
    guard let observer = loader(at: place)?.observer(number) else { return }
    let state = lifecycleState(of: observer.observation.owner)
    if state == .destroyed {
      try removeLoaderObserver(number, at: place)
    } else {
      try setLoaderObserver(number, isActive: state >= .started, at: place)
    }
  }

  /// `activeStateChanged`: the first that is active lets the loader load, and the last lets it rest.
  private mutating func setLoaderObserver(
    _ number: Int32, isActive: Bool, at place: LoaderPlace
  ) throws(AndroidException) {
    guard let info = loader(at: place), let observer = info.observer(number),
      observer.isActive != isActive
    else { return }
    changeLoaderObserver(number, at: place) { $0.isActive = isActive }
    if !info.isActive {
      try tell(.onStartLoading, place, to: observer.code)
    } else if loader(at: place)?.isActive == false {
      try tell(.onStopLoading, place, to: observer.code)
    }
    if isActive { try dispatchLoaded(at: place, to: number) }
  }

  /// `LoaderInfo.removeObserver`
  mutating func removeLoaderObserver(
    _ number: Int32, at place: LoaderPlace
  ) throws(AndroidException) {
    guard let observer = loader(at: place)?.observer(number) else { return }
    removeObserver(observer.observation)
    changeLoader(at: place) { info in
      info.observers.removeAll { $0.number == number }
      info.current = nil
    }
    if observer.isActive, loader(at: place)?.isActive == false {
      try tell(.onStopLoading, place, to: observer.code)
    }
  }

  /// `dispatchingValue`: what comes from inside of it is told after it.
  ///
  /// - Parameter initiator: whom it is for at first; nil: everybody.
  private mutating func dispatchLoaded(
    at place: LoaderPlace, to initiator: Int32? = nil
  ) throws(AndroidException) {
    guard let info = loader(at: place) else { return }
    guard !info.isDispatching else {
      changeLoader(at: place) { $0.isDispatchInvalidated = true }
      return
    }
    changeLoader(at: place) { $0.isDispatching = true }
    var next = initiator.map { [$0] } ?? info.observers.map(\.number)
    while true {
      try mainThread.look()
      changeLoader(at: place) { $0.isDispatchInvalidated = false }
      for number in next {
        try considerNotifying(number, at: place)
        if loader(at: place)?.isDispatchInvalidated == true { break }
      }
      // The code that is told may have put another loader in its place.
      guard let after = loader(at: place), after.number == info.number else { return }
      guard after.isDispatchInvalidated else { break }
      next = after.observers.map(\.number)
    }
    changeLoader(at: place) { $0.isDispatching = false }
  }

  /// `considerNotify`
  private mutating func considerNotifying(
    _ number: Int32, at place: LoaderPlace
  ) throws(AndroidException) {
    guard let info = loader(at: place), let observer = info.observer(number), observer.isActive
    else { return }
    guard lifecycleState(of: observer.observation.owner) >= .started else {
      return try setLoaderObserver(number, isActive: false, at: place)
    }
    guard observer.lastVersion < info.version else { return }
    changeLoaderObserver(number, at: place) { observer in
      observer.lastVersion = info.version
      observer.hasDeliveredData = true
    }
    try tell(.onLoadFinished, place, to: observer.code)
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

  private mutating func changeLoaderObserver(
    _ number: Int32, at place: LoaderPlace, _ change: (inout LoaderObserver) -> Void
  ) {
    changeLoader(at: place) { info in
      guard let index = info.observers.firstIndex(where: { $0.number == number }) else { return }
      change(&info.observers[index])
    }
  }
}

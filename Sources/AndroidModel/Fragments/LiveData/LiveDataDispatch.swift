// Follows androidx.lifecycle 2.4, LiveData.java: setValue, dispatchingValue, considerNotify,
// changeActiveCounter, removeObserver, ObserverWrapper, LifecycleBoundObserver,
// AlwaysActiveObserver.

/// How a value comes to its observers: while their owners are started.
extension ActivityThread {
  mutating func observe(
    _ place: LiveDataPlace, by observer: LiveDataObserver
  ) throws(AndroidException) {
    changeLiveData(at: place) { $0.append(observer) }
    if let owner = observer.owner {
      let observation = LifecycleObservation(owner: owner, number: observer.number)
      try addObserver(.liveData(place), as: observation)
    } else {
      try setObserver(observer.number, of: place, isActive: true)
    }
  }

  /// `removeObserver`, which a loader overrides: it forgets the observer that has its callbacks.
  mutating func removeObserver(
    _ number: Int32, of place: LiveDataPlace
  ) throws(AndroidException) {
    guard let observer = observer(number, of: place) else { return }
    changeLiveData(at: place) { $0.remove(number) }
    if case .loader(let loader, _) = place { changeLoader(at: loader) { $0.current = nil } }
    if let owner = observer.owner {
      removeObserver(LifecycleObservation(owner: owner, number: number))
    }
    if observer.isActive { try changeActiveCount(of: place, by: -1, because: observer.code) }
  }

  /// `onStateChanged` of what observes the owner. It looks at the state, not at the event.
  mutating func moveObserver(_ number: Int32, of place: LiveDataPlace) throws(AndroidException) {
    guard let owner = observer(number, of: place)?.owner else { return }
    var state = lifecycleState(of: owner)
    guard state != .destroyed else { return try removeObserver(number, of: place) }
    var last: LifecycleState?
    while state != last {
      try mainThread.look()
      last = state
      try setObserver(number, of: place, isActive: state >= .started)
      state = lifecycleState(of: owner)
    }
  }

  /// `setValue`, of a value that is there already.
  mutating func announceValue(of place: LiveDataPlace) throws(AndroidException) {
    changeLiveData(at: place) { $0.version += 1 }
    try dispatchValue(of: place)
  }

  // MARK: Active observers

  /// `activeStateChanged`
  private mutating func setObserver(
    _ number: Int32, of place: LiveDataPlace, isActive: Bool
  ) throws(AndroidException) {
    guard let observer = observer(number, of: place), observer.isActive != isActive else { return }
    changeLiveData(at: place) { data in data.change(number) { $0.isActive = isActive } }
    try changeActiveCount(of: place, by: isActive ? 1 : -1, because: observer.code)
    if isActive { try dispatchValue(of: place, to: number) }
  }

  /// `changeActiveCounter`: what changes it from inside is told after it.
  private mutating func changeActiveCount(
    of place: LiveDataPlace, by change: Int, because code: CodeOwner
  ) throws(AndroidException) {
    guard var last = liveData(at: place)?.activeCount else { return }
    changeLiveData(at: place) { $0.activeCount += change }
    guard liveData(at: place)?.isChangingActiveState == false else { return }
    changeLiveData(at: place) { $0.isChangingActiveState = true }
    while let count = liveData(at: place)?.activeCount, count != last {
      try mainThread.look()
      let wasActive = last > 0
      last = count
      if wasActive != (count > 0) { try tell(of: place, isActive: count > 0, to: code) }
    }
    changeLiveData(at: place) { $0.isChangingActiveState = false }
  }

  // MARK: Values

  /// `dispatchingValue`: what comes from inside of it is told after it.
  ///
  /// - Parameter initiator: the observer that it is for at first; nil: all.
  private mutating func dispatchValue(
    of place: LiveDataPlace, to initiator: Int32? = nil
  ) throws(AndroidException) {
    guard let isDispatching = liveData(at: place)?.isDispatching else { return }
    guard !isDispatching else {
      return changeLiveData(at: place) { $0.isDispatchInvalidated = true }
    }
    changeLiveData(at: place) { $0.isDispatching = true }
    var initiator = initiator
    repeat {
      try mainThread.look()
      changeLiveData(at: place) { $0.isDispatchInvalidated = false }
      if let number = initiator {
        initiator = nil
        try considerNotifying(number, of: place)
      } else {
        try considerNotifyingAll(of: place)
      }
    } while liveData(at: place)?.isDispatchInvalidated == true
    changeLiveData(at: place) { $0.isDispatching = false }
  }

  /// Observers that are added meanwhile are told as well.
  private mutating func considerNotifyingAll(of place: LiveDataPlace) throws(AndroidException) {
    var last: Int32 = 0
    while let number = liveData(at: place)?.observer(after: last)?.number {
      last = number
      try considerNotifying(number, of: place)
      if liveData(at: place)?.isDispatchInvalidated == true { return }
    }
  }

  /// `considerNotify`: its owner may have another state by now, of which the observer has not heard
  /// yet.
  private mutating func considerNotifying(
    _ number: Int32, of place: LiveDataPlace
  ) throws(AndroidException) {
    guard let observer = observer(number, of: place), observer.isActive else { return }
    if let owner = observer.owner, lifecycleState(of: owner) < .started {
      return try setObserver(number, of: place, isActive: false)
    }
    guard let version = liveData(at: place)?.version, observer.lastVersion < version else { return }
    changeLiveData(at: place) { data in
      data.change(number) { observer in
        observer.lastVersion = version
        observer.hasDeliveredData = true
      }
    }
    try tellValue(of: place, to: observer.code)
  }

  // MARK: What is told

  private mutating func tell(
    of place: LiveDataPlace, isActive: Bool, to code: CodeOwner
  ) throws(AndroidException) {
    switch place {
    case .ofApp(let data): try tell(isActive ? .onActive : .onInactive, of: data.name, to: code)
    case .loader(let loader, _):
      try tell(isActive ? .onStartLoading : .onStopLoading, loader, to: code)
    }
  }

  private mutating func tellValue(
    of place: LiveDataPlace, to code: CodeOwner
  ) throws(AndroidException) {
    switch place {
    case .ofApp(let data):
      try tell(.onChanged, of: data.name, value: fragments.liveData[data]?.value, to: code)
    case .loader(let loader, _): try tell(.onLoadFinished, loader, to: code)
    }
  }

  private mutating func tell(
    _ callback: LiveDataCallback, of name: Symbol, value: String? = nil, to code: CodeOwner
  ) throws(AndroidException) {
    // Code that hears of one can set another.
    try mainThread.enter()
    defer { mainThread.leave() }
    let name = trace.keep(ledger.symbols.name(of: name))
    var text: TraceText?
    if let value { text = trace.keep(value) }
    try tell(.liveData(callback), to: code, arguments: .liveData(name, value: text))
  }

  // MARK: The store

  /// Nil for one that has not been named yet, and for a loader that is gone.
  private func liveData(at place: LiveDataPlace) -> LiveData? {
    switch place {
    case .ofApp(let data): fragments.liveData[data]?.observed
    case .loader(let loader, let number):
      self.loader(at: loader).flatMap { $0.number == number ? $0.liveData : nil }
    }
  }

  func observer(_ number: Int32, of place: LiveDataPlace) -> LiveDataObserver? {
    liveData(at: place)?.observer(number)
  }

  private mutating func changeLiveData(
    at place: LiveDataPlace, _ change: (inout LiveData) -> Void
  ) {
    switch place {
    case .ofApp(let data): fragments.liveData.change(data) { change(&$0.observed) }
    case .loader(let loader, let number):
      changeLoader(at: loader) { if $0.number == number { change(&$0.liveData) } }
    }
  }
}

// Follows androidx.lifecycle 2.4, LiveData.java: observe, observeForever, removeObservers,
// postValue.

extension ActivityThread {
  /// Carries out a call on a LiveData of the process, of a view model or of a fragment.
  mutating func perform(
    _ action: LiveDataAction, in subject: CodeOwner
  ) throws(AndroidException) {
    // A LiveData that has not been named yet has no observer to remove.
    if action.removes, ledger.symbols.known(action.data.name) == nil { return }
    let data = try liveData(action.data, in: subject)
    switch action.call {
    case .observe(let observer, let owner):
      try observe(
        data, as: observer, owner: try listenerOwner(owner, in: subject), in: subject)
    case .observeForever(let observer):
      try observe(data, as: observer, owner: nil, in: subject)
    case .removeObserver(let observer):
      guard let kept = ledger.symbols.known(observer),
        let found = fragments.liveData[data]?.observed.observer(named: kept, of: subject)
      else { return }
      try removeObserver(found.number, of: .ofApp(data))
    case .removeObservers(let owner):
      try removeObservers(of: try listenerOwner(owner, in: subject), from: data)
    case .setValue(let value): try setValue(value, of: data)
    case .postValue(let value): postValue(value, of: data)
    }
  }

  /// A view model is made if it is not there, and has its LiveData from its constructor on.
  private mutating func liveData(
    _ data: LiveDataAction.Target, in subject: CodeOwner
  ) throws(AndroidException) -> LiveDataID {
    switch data {
    case .ofProcess(let name): return LiveDataID(name: ledger.symbols.symbol(for: name))
    case .ofViewModel(let model, let name):
      let symbol = ledger.symbols.symbol(for: name)
      let key = ledger.symbols.symbol(for: model)
      return LiveDataID(name: symbol, holder: .viewModel(try numberOfViewModel(key, of: subject)))
    case .ofView(let fragment):
      return try viewLifecycleOwnerLiveData(of: try existing(fragment, in: subject))
    }
  }

  /// - Parameters:
  ///   - kept: under which name the code keeps the observer; nil: it is a new one.
  ///   - owner: nil: it is to be active always.
  private mutating func observe(
    _ data: LiveDataID, as kept: String?, owner: LifecycleOwner?, in code: CodeOwner
  ) throws(AndroidException) {
    if let owner, lifecycleState(of: owner) == .destroyed { return }
    var keptName: Symbol?
    if let kept { keptName = ledger.symbols.symbol(for: kept) }
    if let keptName,
      let known = fragments.liveData[data]?.observed.observer(named: keptName, of: code)
    {
      guard known.owner == owner else {
        throw AndroidException(
          "IllegalArgumentException", "Cannot add the same observer with different lifecycles")
      }
      return
    }
    let observer = LiveDataObserver(
      number: fragments.newNumber(), code: code, owner: owner, name: keptName)
    try observe(.ofApp(data), by: observer)
  }

  private mutating func removeObservers(
    of owner: LifecycleOwner, from data: LiveDataID
  ) throws(AndroidException) {
    var last: Int32 = 0
    while let observer = fragments.liveData[data]?.observed.observer(after: last) {
      last = observer.number
      if observer.owner == owner { try removeObserver(last, of: .ofApp(data)) }
    }
  }

  mutating func setValue(_ value: String, of data: LiveDataID) throws(AndroidException) {
    fragments.liveData.change(data) { $0.value = value }
    try announceValue(of: .ofApp(data))
  }

  /// If a post is waiting already, that one gets the value.
  private mutating func postValue(_ value: String, of data: LiveDataID) {
    let isPosted = fragments.liveData[data]?.pendingValue != nil
    fragments.liveData.change(data) { $0.pendingValue = value }
    if !isPosted { looper.post(.setPostedValue(of: data)) }
  }

  /// `mPostValueRunnable`
  mutating func setPostedValue(of data: LiveDataID) throws(AndroidException) {
    guard let value = fragments.liveData[data]?.pendingValue else { return }
    fragments.liveData.change(data) { $0.pendingValue = nil }
    try setValue(value, of: data)
  }
}

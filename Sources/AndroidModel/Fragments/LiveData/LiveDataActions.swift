// Follows androidx.lifecycle 2.4, LiveData.java: observe, observeForever, removeObservers, postValue.

extension ActivityThread {
  /// Carries out a call on a LiveData of the process.
  mutating func perform(
    _ action: LiveDataAction, in subject: CodeOwner
  ) throws(AndroidException) {
    switch action.call {
    case .observe(let observer, let owner):
      try observe(
        action.name, as: observer, owner: try listenerOwner(owner, in: subject), in: subject)
    case .observeForever(let observer):
      try observe(action.name, as: observer, owner: nil, in: subject)
    case .removeObserver(let observer):
      guard let name = ledger.symbols.known(action.name),
        let kept = ledger.symbols.known(observer),
        let found = fragments.liveData[name]?.observed.observer(named: kept, of: subject)
      else { return }
      try removeObserver(found.number, of: .ofApp(name))
    case .removeObservers(let owner):
      guard let name = ledger.symbols.known(action.name) else { return }
      try removeObservers(of: try listenerOwner(owner, in: subject), from: name)
    case .setValue(let value): try setValue(value, of: ledger.symbols.symbol(for: action.name))
    case .postValue(let value): postValue(value, of: ledger.symbols.symbol(for: action.name))
    }
  }

  /// - Parameters:
  ///   - kept: under which name the code keeps the observer; nil: it is a new one.
  ///   - owner: nil: it is to be active always.
  private mutating func observe(
    _ name: String, as kept: String?, owner: LifecycleOwner?, in code: CodeOwner
  ) throws(AndroidException) {
    if let owner, lifecycleState(of: owner) == .destroyed { return }
    let name = ledger.symbols.symbol(for: name)
    var keptName: Symbol?
    if let kept { keptName = ledger.symbols.symbol(for: kept) }
    if let keptName,
      let known = fragments.liveData[name]?.observed.observer(named: keptName, of: code)
    {
      guard known.owner == owner else {
        throw AndroidException(
          "IllegalArgumentException", "Cannot add the same observer with different lifecycles")
      }
      return
    }
    let observer = LiveDataObserver(
      number: fragments.newNumber(), code: code, owner: owner, name: keptName)
    try observe(.ofApp(name), by: observer)
  }

  private mutating func removeObservers(
    of owner: LifecycleOwner, from name: Symbol
  ) throws(AndroidException) {
    var last: Int32 = 0
    while let observer = fragments.liveData[name]?.observed.observer(after: last) {
      last = observer.number
      if observer.owner == owner { try removeObserver(last, of: .ofApp(name)) }
    }
  }

  private mutating func setValue(_ value: String, of name: Symbol) throws(AndroidException) {
    fragments.liveData[name, default: AppLiveData()].value = value
    try announceValue(of: .ofApp(name))
  }

  /// Where one is waiting already, it is that which gets the value.
  private mutating func postValue(_ value: String, of name: Symbol) {
    let isPosted = fragments.liveData[name]?.pendingValue != nil
    fragments.liveData[name, default: AppLiveData()].pendingValue = value
    if !isPosted { looper.post(.setPostedValue(of: name)) }
  }

  /// `mPostValueRunnable`
  mutating func setPostedValue(of name: Symbol) throws(AndroidException) {
    guard let value = fragments.liveData[name]?.pendingValue else { return }
    fragments.liveData[name]?.pendingValue = nil
    try setValue(value, of: name)
  }
}

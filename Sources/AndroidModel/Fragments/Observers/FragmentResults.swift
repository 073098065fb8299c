/// A call on the results of a fragment manager.
///
/// https://developer.android.com/guide/fragments/communicate#fragment-result
public enum FragmentResultAction: Hashable, Sendable {
  case setFragmentResult(requestKey: String, result: String)
  case clearFragmentResult(requestKey: String)
  case setFragmentResultListener(requestKey: String, owner: ListenerOwner)
  case clearFragmentResultListener(requestKey: String)
}

/// The results of one fragment manager.
struct FragmentResults: Hashable, Sendable {
  /// Results that have not been taken yet, by request key.
  var stored = [Symbol: String]()
  /// By request key: the observer on the Lifecycle of the owner, which is the listener.
  var listeners = [Symbol: LifecycleObservation]()
}

extension ActivityThread {
  mutating func perform(
    _ action: FragmentResultAction, in manager: FragmentManagerID,
    of subject: CodeOwner
  ) throws(AndroidException) {
    guard image.app.fragmentLibrary.hasFragmentResults else {
      throw FragmentFault.noSuchMethod.exception
    }
    switch action {
    case .setFragmentResult(let key, let result):
      try setResult(result, for: ledger.symbols.symbol(for: key), in: manager)
    case .clearFragmentResult(let key):
      fragments[listsOf: manager].results.stored[ledger.symbols.symbol(for: key)] = nil
    case .setFragmentResultListener(let key, let kind):
      let owner = try listenerOwner(kind, in: subject)
      try setResultListener(for: ledger.symbols.symbol(for: key), owner: owner, in: manager)
    case .clearFragmentResultListener(let key):
      let key = ledger.symbols.symbol(for: key)
      guard let old = fragments[listsOf: manager].results.listeners.removeValue(forKey: key) else {
        return
      }
      removeObserver(old)
    }
  }

  mutating func listenerOwner(
    _ kind: ListenerOwner, in subject: CodeOwner
  ) throws(AndroidException) -> LifecycleOwner {
    switch (kind, subject) {
    case (.this, .activity(let id)): return .activity(id)
    case (.this, .fragment(let id)): return .fragment(id, fragments[id].key)
    case (.view, .fragment(let id)): return try viewLifecycleOwner(of: id)
    case (_, .application), (.view, .activity): throw FragmentFault.noSuchObject.exception
    }
  }

  /// `getViewLifecycleOwner()`, and its Lifecycle.
  mutating func viewLifecycleOwner(of id: FragmentID) throws(AndroidException) -> LifecycleOwner {
    if let view = fragments[id].view { return .view(of: id, creation: view.creation) }
    guard let owner = fragments[id].viewLifecycleOwner else {
      throw FragmentFault.noViewLifecycleOwner.exception
    }
    fragments[id].viewLifecycleOwner?.isUsed = true
    return .view(of: id, creation: owner.creation)
  }

  /// A listener whose owner has started gets the result at once; for any other it is stored.
  private mutating func setResult(
    _ result: String, for key: Symbol, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if let listener = fragments[listsOf: manager].results.listeners[key],
      lifecycleState(of: listener.owner) >= .started
    {
      try callResultListener(of: listener.owner, key, result)
    } else {
      fragments[listsOf: manager].results.stored[key] = result
    }
  }

  /// A new listener takes the place of the old one.
  private mutating func setResultListener(
    for key: Symbol, owner: LifecycleOwner, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard lifecycleState(of: owner) != .destroyed else { return }
    let listener = LifecycleObservation(owner: owner, number: fragments.newNumber())
    let isKnownFirst = image.app.fragmentLibrary.knowsResultListenersFirst
    if isKnownFirst { keepResultListener(listener, for: key, in: manager) }
    try addObserver(.resultListener(manager, requestKey: key), as: listener)
    if !isKnownFirst { keepResultListener(listener, for: key, in: manager) }
  }

  private mutating func keepResultListener(
    _ listener: LifecycleObservation, for key: Symbol, in manager: FragmentManagerID
  ) {
    if let old = fragments[listsOf: manager].results.listeners.updateValue(listener, forKey: key) {
      removeObserver(old)
    }
  }

  /// What the observer of a listener does when its owner has started.
  mutating func deliverStoredResult(
    for key: Symbol, in manager: FragmentManagerID, to owner: LifecycleOwner
  ) throws(AndroidException) {
    guard let result = fragments[listsOf: manager].results.stored[key] else { return }
    try callResultListener(of: owner, key, result)
    fragments[listsOf: manager].results.stored[key] = nil
  }

  private mutating func callResultListener(
    of owner: LifecycleOwner, _ key: Symbol, _ result: String
  ) throws(AndroidException) {
    let key = trace.keep(ledger.symbols.name(of: key))
    let result = trace.keep(result)
    try call(
      .fragmentResult, on: owner.codeOwner,
      arguments: .fragmentResult(requestKey: key, result: result))
  }
}

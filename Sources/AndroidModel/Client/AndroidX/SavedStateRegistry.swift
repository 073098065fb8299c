// Follows androidx.savedstate 1.2, SavedStateRegistry.kt, SavedStateRegistryController.kt, Recreator.kt.

/// `SavedStateRegistry` of an activity.
struct SavedStateRegistry: Hashable, Sendable {
  /// In the order in which they were registered.
  var providers = InsertionOrderedMap<Symbol, Provider>()
  /// What was restored and nobody has consumed.
  var restored = InsertionOrderedMap<Symbol, String>()
  /// `runOnNextRecreation`
  var recreated: [Symbol] = []

  struct Provider: Hashable, Sendable {
    let owner: CodeOwner
    let value: String
  }
}

/// What of it goes into the bundle.
struct SavedStates: Hashable, Sendable {
  var values = InsertionOrderedMap<Symbol, String>()
  /// The classes of the `Recreator`.
  var recreated: [Symbol] = []
}

extension ActivityThread {
  @inline(__always)
  private func savedStateRegistry(of token: ActivityToken) -> SavedStateRegistry? {
    activities[belongingsOf: token]?.value.savedStateRegistry?.value
  }

  private mutating func changeSavedStateRegistry(
    of token: ActivityToken, _ change: (inout SavedStateRegistry) -> Void
  ) {
    self.change(\.savedStateRegistry, of: token, from: SavedStateRegistry(), change)
  }

  mutating func perform(
    _ action: SavedStateAction, in subject: CodeOwner, of token: ActivityToken
  ) throws(AndroidException) {
    switch action {
    case .registerProvider(let key, let value):
      let key = ledger.symbols.symbol(for: key)
      guard savedStateRegistry(of: token)?.providers[key] == nil else {
        throw AndroidException(
          "IllegalArgumentException",
          "SavedStateProvider with the given key is already registered")
      }
      changeSavedStateRegistry(of: token) { registry in
        registry.providers[key] = .init(owner: subject, value: value)
      }
    case .unregisterProvider(let key):
      let key = ledger.symbols.symbol(for: key)
      changeSavedStateRegistry(of: token) { $0.providers[key] = nil }
    case .consume(let key): try consume(key, in: subject, of: token)
    case .runOnNextRecreation(let className):
      // `isAllowingSavingState`: from the start to the stop, and before the first start.
      guard activities[token]?.lifecycle != .stopped else {
        throw AndroidException(
          "IllegalStateException", "Can not perform this action after onSaveInstanceState")
      }
      let name = ledger.symbols.symbol(for: className)
      changeSavedStateRegistry(of: token) { registry in
        if !registry.recreated.contains(name) { registry.recreated.append(name) }
      }
    }
  }

  /// `consumeRestoredStateForKey`; what it returned is told, and is gone from then on.
  private mutating func consume(
    _ key: String, in subject: CodeOwner, of token: ActivityToken
  ) throws(AndroidException) {
    guard activities[token]?.hasRestoredStates != false else {
      throw AndroidException(
        "IllegalStateException",
        "You can consumeRestoredStateForKey only after super.onCreate of corresponding component")
    }
    let symbol = ledger.symbols.symbol(for: key)
    let value = savedStateRegistry(of: token)?.restored[symbol]
    if value != nil { changeSavedStateRegistry(of: token) { $0.restored[symbol] = nil } }
    try tell(
      .savedState(.consumed), to: subject,
      arguments: .savedState(key: trace.keep(key), value: value.map { trace.keep($0) }))
  }

  /// `performRestore`, the first that `ComponentActivity.onCreate` does.
  mutating func restoreSavedStates(of token: ActivityToken) {
    activities.change(token) { $0.hasRestoredStates = true }
    guard let states = activities[belongingsOf: token]?.value.restoredState?.states else { return }
    changeSavedStateRegistry(of: token) { $0.restored = states.value.values }
  }

  /// `performSave`: what nobody has consumed is passed on, unless a provider has something for its key.
  mutating func saveStates(of token: ActivityToken) throws(AndroidException) -> SavedStates? {
    guard let registry = savedStateRegistry(of: token) else { return nil }
    var saved = SavedStates(values: registry.restored, recreated: registry.recreated)
    for entry in registry.providers.entries {
      let (key, provider) = (entry.key, entry.value)
      try tell(
        .savedState(.saveState), to: provider.owner,
        arguments: .savedState(
          key: trace.keep(ledger.symbols.name(of: key)), value: trace.keep(provider.value)))
      saved.values[key] = provider.value
    }
    return saved
  }

  /// `Recreator`, the first observer of all: `onRecreated` of what the old instance has left.
  mutating func tellRecreated(_ id: ActivityID) throws(AndroidException) {
    guard let belongings = activities[belongingsOf: id.token],
      let states = belongings.value.restoredState?.states
    else { return }
    for name in states.value.recreated {
      try tell(
        .savedState(.onRecreated), to: .activity(id),
        arguments: .observer(trace.keep(ledger.symbols.name(of: name))))
    }
  }
}

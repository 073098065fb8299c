// Follows androidx.savedstate 1.2, SavedStateRegistry.kt, SavedStateRegistryController.kt,
// Recreator.kt.

/// `SavedStateRegistry` of an activity or a fragment.
struct SavedStateRegistry: Hashable, Sendable {
  /// What each provider gives, in the order in which they were registered.
  var providers = InsertionOrderedMap<Symbol, String>()
  /// What was restored and has not been consumed.
  var restored = InsertionOrderedMap<Symbol, String>()
  /// `runOnNextRecreation`
  var recreated: [Symbol] = []
}

/// What of it goes into the bundle.
struct SavedStates: Hashable, Sendable {
  var values = InsertionOrderedMap<Symbol, String>()
  /// The classes of the `Recreator`.
  var recreated: [Symbol] = []
}

extension ActivityThread {
  @inline(__always)
  private func savedStateRegistry(of owner: CodeOwner) -> SavedStateRegistry? {
    switch owner {
    case .application: nil
    case .activity(let id): activities[belongingsOf: id.token]?.value.savedStateRegistry?.value
    case .fragment(let id): fragments.savedStateRegistries[id]?.value
    }
  }

  private mutating func changeSavedStateRegistry(
    of owner: CodeOwner, _ change: (inout SavedStateRegistry) -> Void
  ) {
    switch owner {
    case .application: break
    case .activity(let id):
      self.change(\.savedStateRegistry, of: id.token, from: SavedStateRegistry(), change)
    case .fragment(let id): changeSavedStateRegistry(ofFragment: id, change)
    }
  }

  /// A call on the registry of the object whose code runs.
  mutating func perform(
    _ action: SavedStateAction, in owner: CodeOwner
  ) throws(AndroidException) {
    switch action {
    case .registerProvider(let key, let value):
      let key = ledger.symbols.symbol(for: key)
      guard savedStateRegistry(of: owner)?.providers[key] == nil else {
        throw AndroidException(
          "IllegalArgumentException",
          "SavedStateProvider with the given key is already registered")
      }
      changeSavedStateRegistry(of: owner) { $0.providers[key] = value }
    case .unregisterProvider(let key):
      let key = ledger.symbols.symbol(for: key)
      changeSavedStateRegistry(of: owner) { $0.providers[key] = nil }
    case .consume(let key): try consume(key, of: owner)
    case .runOnNextRecreation(let className):
      guard isAllowingSavingState(owner) else {
        throw AndroidException(
          "IllegalStateException", "Can not perform this action after onSaveInstanceState")
      }
      let name = ledger.symbols.symbol(for: className)
      changeSavedStateRegistry(of: owner) { registry in
        if !registry.recreated.contains(name) { registry.recreated.append(name) }
      }
    }
  }

  /// `consumeRestoredStateForKey`; what it returned is told, and is gone from then on.
  private mutating func consume(
    _ key: String, of owner: CodeOwner
  ) throws(AndroidException) {
    guard hasRestoredStates(owner) else {
      throw AndroidException(
        "IllegalStateException",
        "You can consumeRestoredStateForKey only after super.onCreate of corresponding component")
    }
    let symbol = ledger.symbols.symbol(for: key)
    let value = savedStateRegistry(of: owner)?.restored[symbol]
    if value != nil { changeSavedStateRegistry(of: owner) { $0.restored[symbol] = nil } }
    try tell(
      .savedState(.consumed), to: owner,
      arguments: .savedState(key: trace.keep(key), value: value.map { trace.keep($0) }))
  }

  /// From the start to the stop, and before the first start.
  private func isAllowingSavingState(_ owner: CodeOwner) -> Bool {
    switch owner {
    case .application: false
    case .activity(let id): activities[id.token]?.lifecycle != .stopped
    case .fragment(let id): fragments[id].lifecycle >= .started || !fragments[id].hasStarted
    }
  }

  /// `isRestored`
  private func hasRestoredStates(_ owner: CodeOwner) -> Bool {
    switch owner {
    case .application: false
    case .activity(let id): activities[id.token]?.hasRestoredStates != false
    case .fragment(let id):
      // On the way down it stays so, until `initState` makes another registry and Lifecycle.
      fragments[id].lifecycle != .initialized
        || fragments[id].state
          >= (image.app.fragmentLibrary.restoresBeforeAttach ? .attached : .created)
    }
  }

  /// `performRestore`, the first that `ComponentActivity.onCreate` does.
  mutating func restoreSavedStates(of token: ActivityToken) {
    activities.change(token) { $0.hasRestoredStates = true }
    guard let id = activities[token]?.id,
      let states = activities[belongingsOf: token]?.value.restoredState?.states
    else { return }
    changeSavedStateRegistry(of: .activity(id)) { $0.restored = states.value.values }
  }

  /// `performSave`: what has not been consumed is passed on, unless a provider has something for
  /// its key. A provider may register others, which are asked as well, and unregister those that
  /// have not been asked (`iteratorWithAdditions`).
  mutating func saveStates(of owner: CodeOwner) throws(AndroidException) -> SavedStates? {
    guard let registry = savedStateRegistry(of: owner) else { return nil }
    var saved = SavedStates(values: registry.restored, recreated: registry.recreated)
    var asked = Set<Symbol>()
    while let entry = savedStateRegistry(of: owner)?.providers.entries
      .first(where: { !asked.contains($0.key) })
    {
      asked.insert(entry.key)
      try tell(
        .savedState(.saveState), to: owner,
        arguments: .savedState(
          key: trace.keep(ledger.symbols.name(of: entry.key)), value: trace.keep(entry.value)))
      saved.values[entry.key] = entry.value
    }
    return saved
  }

  /// `Recreator`, the first observer of all: `onRecreated` of what the old instance has left.
  mutating func tellRecreated(_ id: ActivityID) throws(AndroidException) {
    let states = activities[belongingsOf: id.token]?.value.restoredState?.states
    try tellRecreated(.activity(id), from: states?.value)
  }

  /// The same of a fragment.
  mutating func tellRecreated(_ id: FragmentID) throws(AndroidException) {
    try tellRecreated(.fragment(id), from: fragments.savedStates[id]?.states?.value)
  }

  private mutating func tellRecreated(
    _ owner: CodeOwner, from states: SavedStates?
  ) throws(AndroidException) {
    for name in states?.recreated ?? [] {
      try tell(
        .savedState(.onRecreated), to: owner,
        arguments: .observer(trace.keep(ledger.symbols.name(of: name))))
    }
  }
}

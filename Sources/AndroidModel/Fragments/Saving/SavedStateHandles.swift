// Follows androidx.lifecycle 2.8, SavedStateHandle.kt, SavedStateHandleSupport.kt:
// SavedStateHandlesProvider.

/// The `SavedStateHandle` of a view model.
struct SavedStateHandle: Hashable, Sendable {
  typealias Values = InsertionOrderedMap<Symbol, String>

  /// `regular`
  var values = Values()
  /// `savedStateProviders`, with what each of them gives.
  var providers = Values()
}

/// What is saved of the handles of an owner, by the keys of their view models.
struct SavedStateHandles: Hashable, Sendable {
  private(set) var values = InsertionOrderedMap<Symbol?, SavedStateHandle.Values>()

  var isEmpty: Bool { values.isEmpty }

  /// `consumeRestoredStateForKey`
  mutating func consume(_ key: Symbol?) -> SavedStateHandle.Values {
    defer { values[key] = nil }
    return values[key] ?? SavedStateHandle.Values()
  }

  mutating func keep(_ state: SavedStateHandle.Values, for key: Symbol?) {
    if !state.isEmpty { values[key] = state }
  }
}

extension ActivityThread {
  /// A call on the handle of a view model.
  mutating func performOnHandle(
    _ call: ViewModelAction.Call, of model: Symbol?, in store: RetainedStoreID, of owner: CodeOwner
  ) throws(AndroidException) {
    switch call {
    case .get, .addCloseable: break  // are no calls on it
    case .set(let key, let value):
      let key = ledger.symbols.symbol(for: key)
      changeViewModel(model, in: store) { $0.savedStateHandle.values[key] = value }
    case .getSaved(let key):
      let symbol = ledger.symbols.symbol(for: key)
      let value = viewModel(model, in: store)?.savedStateHandle.values[symbol]
      try tell(
        .viewModel(.get), to: owner,
        arguments: .savedState(key: trace.keep(key), value: value.map { trace.keep($0) }))
    case .remove(let key):
      let key = ledger.symbols.symbol(for: key)
      changeViewModel(model, in: store) { $0.savedStateHandle.values[key] = nil }
    case .setSavedStateProvider(let key, let value):
      let key = ledger.symbols.symbol(for: key)
      changeViewModel(model, in: store) { $0.savedStateHandle.providers[key] = value }
    case .clearSavedStateProvider(let key):
      let key = ledger.symbols.symbol(for: key)
      changeViewModel(model, in: store) { $0.savedStateHandle.providers[key] = nil }
    }
  }

  /// `performRestore`: a view model that has outlived the instance before goes on with what it has.
  mutating func restoreHandles(_ saved: SavedStateHandles, of owner: CodeOwner) {
    guard let store = viewModelStore(of: owner) else { return }
    changeViewModels(in: store) { viewModels in
      for entry in saved.values.entries where !viewModels.models.contains(entry.key) {
        viewModels.restored.keep(entry.value, for: entry.key)
      }
    }
  }

  /// `SavedStateHandlesProvider.saveState`: what has not been asked for yet is passed on.
  ///
  /// - Returns: nil if there is nothing to save.
  mutating func saveHandles(
    of owner: CodeOwner, in manager: FragmentManagerID
  ) throws(AndroidException) -> SavedStateHandles? {
    guard let store = fragments[manager].retainedStore else { return nil }
    let viewModels = fragments.retainedStores[store].viewModels
    guard let viewModels = viewModels?.value else { return nil }
    var saved = viewModels.restored
    for key in viewModels.models.keys {
      saved.keep(try saveHandle(of: key, in: store, of: owner), for: key)
    }
    return saved.isEmpty ? nil : saved
  }

  /// What the providers give becomes a part of the handle.
  private mutating func saveHandle(
    of model: Symbol?, in store: RetainedStoreID, of owner: CodeOwner
  ) throws(AndroidException) -> SavedStateHandle.Values {
    for entry in viewModel(model, in: store)?.savedStateHandle.providers.entries ?? [] {
      try tell(
        .viewModel(.saveState), to: owner,
        arguments: .savedState(
          key: trace.keep(ledger.symbols.name(of: entry.key)), value: trace.keep(entry.value)))
      changeViewModel(model, in: store) { $0.savedStateHandle.values[entry.key] = entry.value }
    }
    return viewModel(model, in: store)?.savedStateHandle.values ?? SavedStateHandle.Values()
  }
}

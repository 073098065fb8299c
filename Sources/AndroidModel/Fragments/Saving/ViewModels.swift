// Follows androidx.lifecycle 2.8, ViewModel.kt, ViewModelImpl.kt, ViewModelStore.kt.

/// One `ViewModel`.
struct ViewModel: Hashable, Sendable {
  /// `keyToCloseables`
  var keyedCloseables = InsertionOrderedMap<Symbol, Symbol>()
  /// `closeables`
  var closeables: [Symbol] = []
  var savedStateHandle = SavedStateHandle()
  /// What is added from then on is closed at once.
  var isCleared = false
  /// Tells its LiveData from those of others; 0 as long as none of them has been named.
  var number: Int32 = 0
}

/// The view models of one owner. It is kept where the retained children of the owner are.
struct ViewModelStore: Hashable, Sendable {
  /// By the key under which they were asked for; nil: that of their class.
  var models = InsertionOrderedMap<Symbol?, ViewModel>()
  /// What was saved of models that have not been asked for since.
  var restored = SavedStateHandles()
}

extension ActivityThread {
  /// Carries out a call on a view model of the object whose code runs.
  mutating func perform(
    _ action: ViewModelAction, in owner: CodeOwner
  ) throws(AndroidException) {
    if let entry = action.entry { return try perform(action, ofEntry: entry, in: owner) }
    guard let store = viewModelStore(of: owner) else {
      throw AndroidException("IllegalStateException", "there is no view model store to ask yet")
    }
    try perform(action, in: store, of: owner)
  }

  mutating func perform(
    _ action: ViewModelAction, in store: RetainedStoreID, of owner: CodeOwner
  ) throws(AndroidException) {
    let key = action.key.map { ledger.symbols.symbol(for: $0) }
    try getViewModel(key, in: store, of: owner)
    switch action.call {
    case .get: break
    case .addCloseable(let name, let closeableKey):
      let name = ledger.symbols.symbol(for: name)
      if viewModel(key, in: store)?.isCleared == true { return try close(name, of: owner) }
      if let closeableKey = closeableKey.map({ ledger.symbols.symbol(for: $0) }) {
        let old = viewModel(key, in: store)?.keyedCloseables[closeableKey]
        changeViewModel(key, in: store) { $0.keyedCloseables[closeableKey] = name }
        if let old { try close(old, of: owner) }
      } else {
        changeViewModel(key, in: store) { model in
          if !model.closeables.contains(name) { model.closeables.append(name) }
        }
      }
    case .set, .getSaved, .remove, .setSavedStateProvider, .clearSavedStateProvider:
      try performOnHandle(action.call, of: key, in: store, of: owner)
    }
  }

  /// `ViewModelProvider.get`: makes the view model unless it is there.
  private mutating func getViewModel(
    _ key: Symbol?, in store: RetainedStoreID, of owner: CodeOwner
  ) throws(AndroidException) {
    guard viewModel(key, in: store) == nil else { return }
    changeViewModels(in: store) { viewModels in
      var model = ViewModel()
      model.savedStateHandle.values = viewModels.restored.consume(key)
      viewModels.models[key] = model
    }
    try tell(.viewModel(.`init`), to: owner, arguments: argument(key))
  }

  /// Of the object's view model under this key, which is made if it is not there.
  mutating func numberOfViewModel(
    _ key: Symbol, of owner: CodeOwner
  ) throws(AndroidException) -> Int32 {
    guard let store = viewModelStore(of: owner) else {
      throw AndroidException("IllegalStateException", "there is no view model store to ask yet")
    }
    try getViewModel(key, in: store, of: owner)
    if let number = viewModel(key, in: store)?.number, number > 0 { return number }
    let number = fragments.newNumber()
    changeViewModel(key, in: store) { $0.number = number }
    return number
  }

  /// `ViewModelStore.clear`: the owner is gone for good. They go in the order in which they were
  /// made, which the documentation of Kotlin's `mutableMapOf` promises; the `HashMap` that the
  /// store had as long as it was written in Java promised none. Code that is told may make another.
  /// If there is no next one to go on to, that goes with the rest without being told; otherwise the
  /// iterator refuses to go on.
  mutating func clearViewModels(
    in store: RetainedStoreID?, of owner: CodeOwner
  ) throws(AndroidException) {
    guard let store else { return }
    while let entry = giveUpNextEntryStore(in: store) { try clearViewModels(in: entry, of: owner) }
    let models = fragments.retainedStores[store].viewModels?.value.models.entries ?? []
    let loaders =
      fragments.hasLoaders ? fragments.retainedStores[store].loaders?.value.place : nil
    for (place, entry) in models.enumerated() {
      if let now = fragments.retainedStores[store].viewModels?.value.models,
        now.count != models.count
      {
        throw AndroidException.concurrentModification
      }
      if place == loaders { try clearLoaders(in: store, of: owner) }
      changeViewModel(entry.key, in: store) { $0.isCleared = true }
      for closeable in entry.value.keyedCloseables.values { try close(closeable, of: owner) }
      for closeable in entry.value.closeables { try close(closeable, of: owner) }
      try tell(.viewModel(.onCleared), to: owner, arguments: argument(entry.key))
      if entry.value.number > 0 { fragments.liveData.removeAll(ofModel: entry.value.number) }
    }
    if let loaders, loaders >= models.count { try clearLoaders(in: store, of: owner) }
    if fragments.retainedStores[store].viewModels != nil {
      fragments.retainedStores[store].viewModels = nil
    }
  }

  private mutating func close(
    _ closeable: Symbol, of owner: CodeOwner
  ) throws(AndroidException) {
    let name = trace.keep(ledger.symbols.name(of: closeable))
    try tell(.viewModel(.close), to: owner, arguments: .closeable(name))
  }

  private mutating func argument(_ key: Symbol?) -> CallbackArguments {
    guard let key else { return .none }
    return .viewModelKey(trace.keep(ledger.symbols.name(of: key)))
  }

  // MARK: The store

  func viewModel(_ key: Symbol?, in store: RetainedStoreID) -> ViewModel? {
    fragments.retainedStores[store].viewModels?.value.models[key]
  }

  mutating func changeViewModel(
    _ key: Symbol?, in store: RetainedStoreID, _ change: (inout ViewModel) -> Void
  ) {
    changeViewModels(in: store) { viewModels in
      if let place = viewModels.models.place(of: key) { change(&viewModels.models[place: place]) }
    }
  }

  mutating func changeViewModels(
    in store: RetainedStoreID, _ change: (inout ViewModelStore) -> Void
  ) {
    var viewModels = fragments.retainedStores[store].viewModels?.value ?? ViewModelStore()
    change(&viewModels)
    fragments.retainedStores[store].viewModels = Boxed(viewModels)
  }

  /// Nil before the owner is attached and after it is detached, and as long as a fragment may not
  /// be created.
  mutating func viewModelStore(of owner: CodeOwner) -> RetainedStoreID? {
    switch owner {
    case .application: nil
    case .activity(let id):
      isLive(id) ? fragments[hostManager(of: id.token)].retainedStore : nil
    case .fragment(let id):
      fragments.isHeldBelowCreated(id) ? nil : retainedStore(of: fragments[id].childManager)
    }
  }
}

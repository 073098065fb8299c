/// The view models of activities and fragments, one for each owner. Each is kept where the retained
/// children of its owner are.
///
/// https://developer.android.com/topic/libraries/architecture/viewmodel
extension AppProcess {
  /// Makes the view model unless it is there.
  mutating func getViewModel(of owner: AndroidEvent.Subject) throws(AndroidException) {
    guard let store = viewModelStore(of: owner) else {
      throw AndroidException("IllegalStateException", "there is no view model store to ask yet")
    }
    guard fragments.retainedStores[store]?.hasViewModel == false else { return }
    fragments.retainedStores[store]?.hasViewModel = true
    try tell(.viewModel(.`init`), to: owner)
  }

  /// The owner is gone for good.
  mutating func clearViewModel(
    in store: RetainedStoreID?, of owner: AndroidEvent.Subject
  ) throws(AndroidException) {
    guard let store, fragments.retainedStores[store]?.hasViewModel == true else { return }
    fragments.retainedStores[store]?.hasViewModel = false
    try tell(.viewModel(.onCleared), to: owner)
  }

  /// Nil before the owner is attached and after it is detached.
  private mutating func viewModelStore(of owner: AndroidEvent.Subject) -> RetainedStoreID? {
    switch owner {
    case .application: nil
    case .activity(let id):
      tokens[id].flatMap { fragments[hostManager(of: $0)].retainedStore }
    case .fragment(let id): fragments[fragments[id].childManager].retainedStore
    }
  }
}

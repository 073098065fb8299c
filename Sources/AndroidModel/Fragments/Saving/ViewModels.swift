/// The view models of activities and fragments, one for each owner. Each is kept where the retained
/// children of its owner are.
///
/// https://developer.android.com/topic/libraries/architecture/viewmodel
extension ActivityThread {
  /// Makes the view model unless it is there.
  mutating func getViewModel(of owner: CodeOwner) throws(AndroidException) {
    guard let store = viewModelStore(of: owner) else {
      throw AndroidException("IllegalStateException", "there is no view model store to ask yet")
    }
    guard fragments.retainedStores[store].hasViewModel == false else { return }
    fragments.retainedStores[store].hasViewModel = true
    try tell(.viewModel(.`init`), to: owner)
  }

  /// The owner is gone for good.
  mutating func clearViewModel(
    in store: RetainedStoreID?, of owner: CodeOwner
  ) throws(AndroidException) {
    guard let store, fragments.retainedStores[store].hasViewModel == true else { return }
    fragments.retainedStores[store].hasViewModel = false
    try tell(.viewModel(.onCleared), to: owner)
  }

  /// Nil before the owner is attached and after it is detached.
  private mutating func viewModelStore(of owner: CodeOwner) -> RetainedStoreID? {
    switch owner {
    case .application: nil
    case .activity(let id):
      isLive(id) ? fragments[hostManager(of: id.token)].retainedStore : nil
    case .fragment(let id): fragments[fragments[id].childManager].retainedStore
    }
  }
}

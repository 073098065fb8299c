// Follows androidx.fragment 1.8, Fragment.java: mSavedStateRegistryController, initLifecycle.

/// The registries of saved states that fragments have of their own.
extension ActivityThread {
  mutating func changeSavedStateRegistry(
    ofFragment id: FragmentID, _ change: (inout SavedStateRegistry) -> Void
  ) {
    var registry = fragments.savedStateRegistries[id]?.value ?? SavedStateRegistry()
    change(&registry)
    fragments.savedStateRegistries[id] = Boxed(registry)
  }

  /// `performRestore`; the registry also saves the handles of the fragment's view models.
  mutating func restoreSavedStates(of id: FragmentID) {
    guard !fragments[id].isCreated, let bundle = fragments.savedStates[id] else { return }
    if let handles = bundle.handles { restoreHandles(handles.value, of: .fragment(id)) }
    if let states = bundle.states {
      changeSavedStateRegistry(ofFragment: id) { $0.restored = states.value.values }
    }
  }
}

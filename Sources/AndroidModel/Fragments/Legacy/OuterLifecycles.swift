// Follows aosp-mirror/platform_frameworks_support@96237d5 (androidx.fragment 1.0), Fragment.java:
// performStop, performDestroy, onDestroyView, onDestroy.

/// The steps of 1.0 that were others altogether, all of which have changed with 1.1. The children
/// were told in between a fragment's own callback and its Lifecycle, the view's Lifecycle was left
/// alone when the fragment stopped, and what ends a view or the view models was done by the
/// fragment's own methods, which overrides call as `super`.
extension ActivityThread {
  mutating func stopWithChildren(_ id: FragmentID) throws(AndroidException) {
    guard !image.app.fragmentLibrary.nestsLifecycles else { return try stop(id) }
    try moveLifecycle(of: id, to: .created)
    try dispatchStop(fragments[id].childManager)
    fragments[id].state = .activityCreated
    try callFragment(.onStop, id)
    try notifyObservers(.onFragmentStopped, of: id, in: fragments[id].manager)
  }

  mutating func destroyViewWithLifecycle(_ id: FragmentID) throws(AndroidException) {
    guard !image.app.fragmentLibrary.stopsViewLifecycles else { return try destroyView(id) }
    try takeViewOut(id)
    fragments[id].state = .created
    try callFragment(
      .onDestroyView, id,
      superCall: { process throws(AndroidException) in
        try process.endViewLifecycle(of: id)
      })
    try dropView(id)
  }

  mutating func destroyWithViewModels(
    _ id: FragmentID, in manager: FragmentManagerID, keepsActive: Bool
  ) throws(AndroidException) {
    guard !image.app.fragmentLibrary.nestsLifecycles else {
      return try destroy(id, in: manager, keepsActive: keepsActive)
    }
    guard let clears = beginDestruction(of: id, in: manager) else { return }
    var left = clears ? giveUpRetainedState(of: id, in: manager) : nil
    if !image.app.fragmentLibrary.clearsViewModelsInSuper {
      try clearViewModels(in: left, of: .fragment(id))
      left = nil
    }
    try moveLifecycle(of: id, to: .destroyed)
    try dispatchDestroy(fragments[id].childManager)
    fragments[id].state = .attached
    fragments[id].isCreated = false
    try callFragment(
      .onDestroy, id,
      superCall: { process throws(AndroidException) in
        try process.clearViewModels(in: left, of: .fragment(id))
      })
    try endDestruction(of: id, in: manager, keepsActive: keepsActive)
  }
}

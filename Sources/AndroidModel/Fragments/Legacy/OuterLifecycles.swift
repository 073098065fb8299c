// Follows aosp-mirror/platform_frameworks_support@96237d5 (androidx.fragment 1.0), Fragment.java:
// performStop, performDestroy, onDestroyView, onDestroy.

/// The steps of 1.0 that were others altogether. The children were told in between a fragment's own callback and
/// its Lifecycle, the view's Lifecycle was left alone when the fragment stopped, and what ends a view or the view
/// models was done by the fragment's own methods, which overrides call as `super`.
extension ActivityThread {
  mutating func stopWithChildren(_ id: FragmentID) throws(AndroidException) {
    let library = image.app.fragmentLibrary
    if library.nestsLifecycles, library.stopsViewLifecycles { return try stop(id) }
    if !library.nestsLifecycles { try stopLifecycles(of: id) }
    try dispatchStop(fragments[id].childManager)
    if library.nestsLifecycles { try stopLifecycles(of: id) }
    fragments[id].state = .activityCreated
    try callFragment(.onStop, id)
    try notifyObservers(.onFragmentStopped, of: id, in: fragments[id].manager)
  }

  private mutating func stopLifecycles(of id: FragmentID) throws(AndroidException) {
    if image.app.fragmentLibrary.stopsViewLifecycles {
      try moveLifecycles(of: id, downTo: .created)
    } else {
      try moveLifecycle(of: id, to: .created)
    }
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
    let library = image.app.fragmentLibrary
    if library.nestsLifecycles, !library.clearsViewModelsInSuper {
      return try destroy(id, in: manager, keepsActive: keepsActive)
    }
    guard let clears = beginDestruction(of: id, in: manager) else { return }
    var left = clears ? giveUpRetainedState(of: id, in: manager) : nil
    if !library.clearsViewModelsInSuper {
      try clearViewModels(in: left, of: .fragment(id))
      left = nil
    }
    if !library.nestsLifecycles { try moveLifecycle(of: id, to: .destroyed) }
    try dispatchDestroy(fragments[id].childManager)
    if library.nestsLifecycles { try moveLifecycle(of: id, to: .destroyed) }
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

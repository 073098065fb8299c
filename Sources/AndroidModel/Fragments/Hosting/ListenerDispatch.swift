// Follows androidx.fragment 1.4.1, FragmentActivity.java: onConfigurationChanged,
// onMultiWindowModeChanged, onPictureInPictureModeChanged, onLowMemory; 1.8, FragmentManager.java:
// attachController.

/// What an androidx activity passes on to its fragments and to the listeners that code has added to
/// it. Since the fragment managers have become such listeners each has its turn; before, the
/// activity told them itself.
extension ActivityThread {
  /// `super.onConfigurationChanged`: commits are legal again.
  mutating func dispatchConfigurationChanged(_ host: ActivityToken) throws(AndroidException) {
    var listeners = listeners(.onConfigurationChanged, of: host)
    if tellsListenersItself {
      if image.app.fragmentLibrary.notesStateAhead { dispatchFragmentsNoteStateNotSaved(host) }
      try tell(listeners.takeAll())
    }
    if let manager = hostManager(of: host, noting: { $0.noteStateNotSaved() }) {
      noteStateNotSaved(manager)
      try callAddedFragments(.onConfigurationChanged, in: manager, besides: &listeners)
    }
    try tell(listeners.takeAll())
  }

  /// `super.onMultiWindowModeChanged`, `super.onPictureInPictureModeChanged`
  mutating func dispatch(
    _ change: WindowModeChange, of host: ActivityToken
  ) throws(AndroidException) {
    var listeners = listeners(change.ofListener, of: host)
    if !image.hostsPlatformFragments, let manager = fragmentManager(of: host) {
      try callAddedFragments(change, in: manager, besides: &listeners)
    }
    // The override for fragments calls no super: only the newer method around it gets to the
    // listeners.
    guard !tellsListenersItself || version.tellsModesWithConfiguration else { return }
    try tell(listeners.takeAll())
  }

  /// `super.onLowMemory`
  mutating func dispatchFragmentsLowMemory(_ host: ActivityToken) throws(AndroidException) {
    guard !image.app.fragmentLibrary.hostTellsEveryManager,
      let manager = fragmentManager(of: host)
    else { return }
    var none = WaitingListeners.none
    try callAddedFragments(.onLowMemory, in: manager, besides: &none)
  }

  /// `super.onTrimMemory`: what AndroidX's fragments hear as low memory now. The platform's own
  /// hear all of it.
  mutating func dispatch(_ level: TrimLevel, of host: ActivityToken) throws(AndroidException) {
    var listeners = listeners(.onTrimMemory, of: host)
    if let manager = fragmentManager(of: host) {
      if image.hostsPlatformFragments {
        try callAddedFragments(
          .onTrimMemory, in: manager, arguments: .level(level), besides: &listeners)
      } else if level == .complete, image.app.fragmentLibrary.hostTellsEveryManager {
        try callAddedFragments(.onLowMemory, in: manager, besides: &listeners)
      }
    }
    try tell(listeners.takeAll())
  }

  /// An AndroidX activity whose fragment manager is no listener.
  private var tellsListenersItself: Bool {
    @inline(__always) get {
      image.app.fragmentLibrary.dispatchesInsideSuper
        && !image.app.fragmentLibrary.hostTellsEveryManager
    }
  }
}

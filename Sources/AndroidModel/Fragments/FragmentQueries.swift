/// What the rest of the process asks about fragments.
extension AppProcess {
  /// The state of a live fragment's Lifecycle.
  func fragmentState(_ id: InstanceID) -> FragmentLifecycleState? {
    fragments[id].manager == nil ? nil : fragments[id].lifecycle
  }

  /// The live fragment of this class that was made last.
  func newestFragment(of className: String) -> InstanceID? {
    fragments.instances
      .filter { $0.id.className == className && $0.manager != nil }
      .map(\.id).max()
  }

  /// The activity that hosts this fragment; nil if it is detached.
  func hostActivity(ofFragment id: InstanceID) -> ActivityToken? {
    fragments[id].manager.flatMap { fragments[$0].host }
  }
}

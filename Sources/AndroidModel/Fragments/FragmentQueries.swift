/// What the rest of the process asks about fragments.
extension AppProcess {
  /// The state of a live fragment's Lifecycle.
  func fragmentState(_ id: InstanceID) -> FragmentLifecycleState? {
    guard let fragment = fragments.fragments[id], fragment.manager != nil else { return nil }
    return fragment.lifecycle
  }

  /// The live fragment of this class that was made last.
  func newestFragment(of className: String) -> InstanceID? {
    fragments.fragments.values
      .filter { $0.id.className == className && $0.manager != nil }
      .map(\.id).max()
  }

  /// The activity that hosts this fragment; nil if it is detached.
  func hostActivity(ofFragment id: InstanceID) -> ActivityToken? {
    fragments.fragments[id]?.manager.flatMap { fragments[$0].host }
  }
}

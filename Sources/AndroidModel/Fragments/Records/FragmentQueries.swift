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

  /// The dialog fragment of this host whose dialog was made last and is showing.
  func showingDialog(of host: ActivityToken) -> InstanceID? {
    fragments.instances.last {
      $0.dialog.dialog?.isShowing == true && hostActivity(ofFragment: $0.id) == host
    }?.id
  }

  /// The activity that hosts this fragment; nil if it is detached.
  func hostActivity(ofFragment id: InstanceID) -> ActivityToken? {
    fragments[id].manager.flatMap { fragments[$0].host }
  }
}

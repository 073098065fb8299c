// Follows androidx.fragment 1.4.1, FragmentManager.java: findFragmentByWho, getHost.

/// What the rest of the process asks about fragments.
extension ActivityThread {
  /// The fragment of this name, alive or not; nil if this process never constructed it.
  // Inlined, since a mutating caller would copy the process for the call.
  @inline(__always)
  func fragment(named id: InstanceID) -> FragmentID? {
    guard let object = ledger.classNames.object(named: id) else { return nil }
    // A fragment that was constructed later has a higher number. A loop, since a closure would take
    // a copy of the process.
    var next = fragments.newestInstance(of: object.classID)
    while let id = next, fragments[id].object.number > object.number {
      next = fragments[id].olderOfClass
    }
    guard let found = next, fragments[found].object == object else { return nil }
    return found
  }

  /// The state of a live fragment's Lifecycle.
  func fragmentState(named id: InstanceID) -> LifecycleState? {
    fragment(named: id).flatMap { fragments[$0].manager == nil ? nil : fragments[$0].lifecycle }
  }

  /// The live fragment of this class that was made last.
  func newestFragment(of classID: ClassID) -> FragmentID? {
    fragments.newestInstance(of: classID) { fragments[$0].manager != nil }
  }

  /// The activity or the fragment in whose manager this fragment is; nil if it is in none.
  func container(of fragment: FragmentID) -> InstanceID? {
    guard let manager = fragments[fragment].manager else { return nil }
    if let parent = fragments[manager].parent { return name(of: parent) }
    guard let host = fragments[manager].host else { return nil }
    return ledger.newestInstance(of: host)
  }

  /// The fragment of this class that was made last, of those in this container.
  func newestFragment(of className: String, in container: InstanceID) -> InstanceID? {
    guard let classID = ledger.knownClassID(of: className),
      let newest = fragments.newestInstance(
        of: classID, where: { self.container(of: $0) == container })
    else { return nil }
    return name(of: newest)
  }

  /// The fragment of this class that was made last, of those that the activity of the object has,
  /// or else of all.
  func newestFragment(of className: String, around subject: CodeOwner) -> FragmentID? {
    guard let classID = ledger.knownClassID(of: className) else { return nil }
    let host = hostToken(of: subject)
    return fragments.newestInstance(of: classID, where: { hostActivity(ofFragment: $0) == host })
      ?? fragments.newestInstance(of: classID)
  }

  /// The dialog fragment of this host whose dialog is showing and was shown last, which is when it
  /// got its window. The fragment may have been made before that of another dialog.
  func showingDialog(of host: ActivityToken) -> FragmentID? {
    var topWindow: Int32 = 0
    var dialog: FragmentID?
    for fragment in fragments.instances {
      guard let window = fragment.dialog.window?.windowNumber, window > topWindow,
        hostActivity(ofFragment: fragment.id) == host
      else { continue }
      topWindow = window
      dialog = fragment.id
    }
    return dialog
  }

  /// The activity that hosts this fragment; nil if it is detached.
  func hostActivity(ofFragment id: FragmentID) -> ActivityToken? {
    fragments[id].manager.flatMap { fragments[$0].host }
  }
}

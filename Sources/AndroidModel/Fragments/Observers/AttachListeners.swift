// Follows androidx.fragment 1.4.1, FragmentManager.java: addFragmentOnAttachListener,
// dispatchOnAttachFragment.

/// A `FragmentOnAttachListener`.
struct AttachListener: Hashable, Sendable {
  /// The manager of whose fragments it hears; of their children it does not.
  let manager: FragmentManagerID
  /// The object whose code added it.
  let owner: CodeOwner
}

extension ActivityThread {
  mutating func addAttachListener(
    _ owner: CodeOwner, to manager: FragmentManagerID
  ) throws(AndroidException) {
    try requireAttachListeners()
    fragments.attachListeners.append(AttachListener(manager: manager, owner: owner))
  }

  /// Takes back the first of this object; without one nothing happens.
  mutating func removeAttachListener(
    _ owner: CodeOwner, from manager: FragmentManagerID
  ) throws(AndroidException) {
    try requireAttachListeners()
    let listener = AttachListener(manager: manager, owner: owner)
    guard let place = fragments.attachListeners.firstIndex(of: listener) else { return }
    fragments.attachListeners.remove(at: place)
  }

  private func requireAttachListeners() throws(AndroidException) {
    guard image.app.fragmentLibrary.hasAttachListeners else {
      throw FragmentFault.noSuchMethod.exception
    }
  }

  /// Behind the host or the parent fragment, which the manager has had for a listener from the
  /// first.
  mutating func tellAttachListeners(
    of id: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for listener in fragments.attachListeners where listener.manager == manager {
      try call(
        .attachListener, on: listener.owner, arguments: .fragment(fragments[id].object))
    }
  }
}

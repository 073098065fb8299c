// Follows androidx.fragment 1.4.1, FragmentLifecycleCallbacksDispatcher.java.

/// One registration of `FragmentLifecycleCallbacks` with a manager.
struct FragmentObserver: Hashable, Sendable {
  /// The object whose code registered it, and which therefore can take it back.
  let owner: CodeOwner
  /// It hears of the fragments of child managers too, at any depth.
  let isRecursive: Bool
}

/// `FragmentLifecycleCallbacksDispatcher`
extension ActivityThread {
  mutating func register(_ observer: FragmentObserver, in manager: FragmentManagerID) {
    fragments.hasObservers = true
    fragments[listsOf: manager].observers.append(observer)
  }

  /// Takes back the first registration of this object; without one nothing happens.
  mutating func unregisterObserver(of owner: CodeOwner, in manager: FragmentManagerID) {
    guard let index = fragments[listsOf: manager].observers.firstIndex(where: { $0.owner == owner })
    else {
      return
    }
    fragments[listsOf: manager].observers.remove(at: index)
  }

  /// Tells all observers that have to hear of a step of this fragment.
  mutating func notifyObservers(
    _ callback: FragmentObserverCallback, of id: FragmentID, in manager: FragmentManagerID?
  ) throws(AndroidException) {
    guard let manager, fragments.hasObservers else { return }
    try notifyObservers(of: manager, isOwn: true, callback, of: id)
  }

  /// The outermost manager goes first; of the managers around its own only the recursive observers
  /// are asked.
  private mutating func notifyObservers(
    of manager: FragmentManagerID, isOwn: Bool, _ callback: FragmentObserverCallback,
    of id: FragmentID
  ) throws(AndroidException) {
    let parent = fragments[manager].parent
    if let parent {
      guard let outer = fragments[parent].manager else { throw FragmentFault.notAttached.exception }
      try notifyObservers(of: outer, isOwn: false, callback, of: id)
    }
    for observer in fragments[listsOf: manager].observers where isOwn || observer.isRecursive {
      try call(
        .fragmentObserver(callback), on: .fragment(id),
        arguments: observerArguments(callback, of: id, in: manager))
    }
  }

  /// The manager with which the observer is registered, by its owner, and the bundle of the
  /// callbacks that pass one on.
  private func observerArguments(
    _ callback: FragmentObserverCallback, of id: FragmentID, in manager: FragmentManagerID
  ) -> CallbackArguments {
    let owner =
      fragments[manager].parent.map { fragments[$0].object }
      ?? fragments[manager].host.flatMap { hostInstance(of: $0) }?.object
    return .observed(
      manager: owner, savedStateIsNull: callback.passesSavedState ? hasNoSavedState(id) : nil)
  }
}

extension FragmentObserverCallback {
  /// The bundle that the fragment goes on from is an argument.
  fileprivate var passesSavedState: Bool {
    switch self {
    case .onFragmentPreCreated, .onFragmentCreated, .onFragmentViewCreated: true
    case .onFragmentPreAttached, .onFragmentAttached, .onFragmentActivityCreated,
      .onFragmentStarted, .onFragmentResumed, .onFragmentPaused, .onFragmentStopped,
      .onFragmentSaveInstanceState, .onFragmentViewDestroyed, .onFragmentDestroyed,
      .onFragmentDetached:
      false
    }
  }
}

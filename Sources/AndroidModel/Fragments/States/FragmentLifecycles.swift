// Follows androidx.fragment 1.4.1, Fragment.java: mLifecycleRegistry;
// FragmentViewLifecycleOwner.java; FragmentActivity.java: markState.

/// The androidx Lifecycles of fragments and of their views, as observers see them that were added
/// in the constructor and in `onCreateView`.
extension ActivityThread {
  /// The fragment's own, and then that of its view.
  mutating func moveLifecycles(
    of id: FragmentID, upTo target: LifecycleState
  ) throws(AndroidException) {
    guard hearsLifecycles else { return fragments[id].moveLifecycles(to: target) }
    try moveLifecycle(of: id, to: target)
    try moveViewLifecycle(of: id, to: target)
  }

  /// That of the fragment's view, and then its own.
  mutating func moveLifecycles(
    of id: FragmentID, downTo target: LifecycleState
  ) throws(AndroidException) {
    guard hearsLifecycles else { return fragments[id].moveLifecycles(to: target) }
    try moveViewLifecycle(of: id, to: target)
    try moveLifecycle(of: id, to: target)
  }

  mutating func moveLifecycle(
    of id: FragmentID, to target: LifecycleState
  ) throws(AndroidException) {
    guard hearsLifecycles else {
      fragments[id].lifecycle = fragments[id].lifecycle.end(ofWayTo: target)
      return
    }
    while let (event, state) = fragments[id].lifecycle.step(towards: target) {
      let old = fragments[id].lifecycle
      fragments[id].lifecycle = state
      if hasBackCallbacks, let host = hostActivity(ofFragment: id) {
        try noteBack(.fragment(id, fragments[id].key), of: host, event)
      }
      try tellObservers(of: .fragment(id, fragments[id].key), event, from: old)
      try tellPagers(inViewOf: id)
    }
  }

  mutating func moveViewLifecycle(
    of id: FragmentID, to target: LifecycleState
  ) throws(AndroidException) {
    guard hearsLifecycles else {
      guard var view = fragments[id].view else { return }
      view.lifecycle = view.lifecycle.end(ofWayTo: target)
      fragments[id].view = view
      return
    }
    while var view = fragments[id].view, let (event, state) = view.lifecycle.step(towards: target) {
      let old = view.lifecycle
      view.lifecycle = state
      fragments[id].view = view
      try tellObservers(of: .view(of: id, creation: view.creation), event, from: old)
    }
  }

  /// Whether the steps that a Lifecycle takes can be observed.
  @inline(__always)
  private var hearsLifecycles: Bool {
    recording.contains(.lifecycles) || image.hasLifecycleCode || image.hasPagers
      || hasBackCallbacks || !fragments.observers.isEmpty
  }

  /// Before a host's `onStop` and save, all Lifecycles go down ahead of the callbacks. What an
  /// observer adds meanwhile goes down with the rest.
  mutating func markState(in manager: FragmentManagerID) throws(AndroidException) {
    while try markOnce(in: manager) { try mainThread.look() }
  }

  private mutating func markOnce(in manager: FragmentManagerID) throws(AndroidException) -> Bool {
    image.app.fragmentLibrary.marksViewLifecyclesWithFragments
      ? try markLifecyclesCreated(in: manager) : try markFragmentsCreated(in: manager)
  }

  /// Children before parents, a view before its fragment.
  ///
  /// - Returns: whether there was one to take down.
  private mutating func markLifecyclesCreated(
    in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    var hasMarked = false
    let added = fragments[listsOf: manager].added
    for place in added.indices {
      let id = added[place]
      let children = fragments[id].childManager
      if fragments[id].isAttached, !fragments.hasNoLists(children),
        try markLifecyclesCreated(in: children)
      {
        hasMarked = true
      }
      if let view = fragments[id].view, view.lifecycle >= .started {
        try moveViewLifecycle(of: id, to: .created)
        hasMarked = true
      }
      if fragments[id].lifecycle >= .started {
        try moveLifecycle(of: id, to: .created)
        hasMarked = true
      }
    }
    return hasMarked
  }
}

extension Fragment {
  fileprivate mutating func moveLifecycles(to target: LifecycleState) {
    lifecycle = lifecycle.end(ofWayTo: target)
    guard var view else { return }
    view.lifecycle = view.lifecycle.end(ofWayTo: target)
    self.view = view
  }
}

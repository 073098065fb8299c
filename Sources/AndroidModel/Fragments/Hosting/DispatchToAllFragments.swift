// Follows androidx.fragment 1.4.1, FragmentManager.java: dispatchConfigurationChanged,
// dispatchMultiWindowModeChanged, dispatchLowMemory; 1.8, attachController, isParentAdded.

/// What the host passes on to all of its fragments, whatever their states are.
extension ActivityThread {
  /// Tells the added fragments in the order of their addition, each before its children.
  ///
  /// - Parameter listeners: the activity's; each has its turn before the managers that were
  ///   attached after it.
  mutating func callAddedFragments(
    _ callback: FragmentCallback, in manager: FragmentManagerID,
    arguments: CallbackArguments = .none, besides listeners: inout WaitingListeners
  ) throws(AndroidException) {
    try forEachAddedFragment(in: manager, besides: &listeners) {
      process, id throws(AndroidException) in
      try process.callFragment(callback, id, arguments: arguments)
    }
  }

  /// `dispatchMultiWindowModeChanged`, `dispatchPictureInPictureModeChanged`: the old managers went
  /// through their fragments backwards for these two.
  mutating func callAddedFragments(
    _ change: WindowModeChange, in manager: FragmentManagerID,
    besides listeners: inout WaitingListeners
  ) throws(AndroidException) {
    try forEachAddedFragment(
      in: manager, backwards: !image.app.fragmentLibrary.passesModesOnInOrder, besides: &listeners
    ) { process, id throws(AndroidException) in
      try process.callFragment(change.ofFragment, id, arguments: change.arguments)
    }
  }

  private mutating func forEachAddedFragment(
    in manager: FragmentManagerID, backwards: Bool = false,
    besides listeners: inout WaitingListeners,
    _ body: (inout ActivityThread, FragmentID) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    guard image.app.fragmentLibrary.hostTellsEveryManager else {
      return try forEachAddedFragment(in: manager, backwards: backwards, isRecursive: true, body)
    }
    for manager in managersInOrderOfAttachment(below: manager) {
      try tell(listeners.take(before: fragments[manager].attachmentNumber))
      guard isParentAdded(of: manager) else { continue }
      try forEachAddedFragment(in: manager, backwards: backwards, isRecursive: false, body)
    }
  }

  private mutating func forEachAddedFragment(
    in manager: FragmentManagerID, backwards: Bool, isRecursive: Bool,
    _ body: (inout ActivityThread, FragmentID) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    let added = Array(fragments[listsOf: manager].added)
    for id in backwards ? added.reversed() : added {
      try body(&self, id)
      guard isRecursive else { continue }
      let children = fragments[id].childManager
      try forEachAddedFragment(in: children, backwards: backwards, isRecursive: true, body)
    }
  }

  /// Each has registered with the host when it was attached.
  private func managersInOrderOfAttachment(below root: FragmentManagerID) -> [FragmentManagerID] {
    var found = [root]
    var next = 0
    while next < found.count {
      for id in fragments.activeStateManagers(in: found[next]) {
        guard let fragment = fragments[id]?.fragment, fragments[fragment].isAttached else {
          continue
        }
        found.append(fragments[fragment].childManager)
      }
      next += 1
    }
    return found.sorted { fragments[$0].attachmentNumber < fragments[$1].attachmentNumber }
  }

  /// A manager whose fragment, or a fragment around that, waits on the back stack passes nothing
  /// on.
  private func isParentAdded(of manager: FragmentManagerID) -> Bool {
    var next = fragments[manager].parent
    while let parent = next {
      guard fragments[parent].isAdded else { return false }
      next = fragments[parent].parent
    }
    return true
  }
}

// Follows androidx.fragment 1.4.1, FragmentManager.java: reportBackStackChanged;
// BackStackRecord.java: runOnCommitRunnables; 1.8, FragmentManager.java: executeOpsTogether.

/// What is told of a batch when all its fragments have been moved.
extension ActivityThread {
  mutating func addBackStackListener(
    _ listener: CodeOwner, to manager: FragmentManagerID
  ) {
    fragments[listsOf: manager].backStackListeners.append(listener)
  }

  mutating func removeBackStackListener(
    _ listener: CodeOwner, from manager: FragmentManagerID
  ) {
    guard let index = fragments[listsOf: manager].backStackListeners.firstIndex(of: listener) else {
      return
    }
    fragments[listsOf: manager].backStackListeners.remove(at: index)
  }

  /// Runs what transactions have to run on their commit; then the listeners hear once that the back
  /// stack has changed, however many entries came and went.
  mutating func reportExecution(
    of batch: ShortList<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for index in batch.indices {
      let entry = batch[index]
      if fragments.transactions[entry.transaction].tellsOfCancelledGesture {
        fragments.transactions[entry.transaction].tellsOfCancelledGesture = false
        try tellBackStackListeners(of: manager, .onBackStackChangeCancelled)
      }
      guard let owner = fragments.transactions[entry.transaction].runsOnCommit,
        let callback = owner.onCommit
      else { continue }
      try call(callback, on: owner)
    }
    guard !fragments[listsOf: manager].backStackListeners.isEmpty,
      batch.contains(where: { fragments.transactions[$0.transaction].addsToBackStack })
    else { return }
    try reportBackStackChanged(in: manager)
  }

  /// By the places that they have in the list at that moment: one that removes itself lets the next
  /// one's turn pass, and one that is added meanwhile has its turn.
  private mutating func reportBackStackChanged(
    in manager: FragmentManagerID
  ) throws(AndroidException) {
    var place = 0
    while place < fragments[listsOf: manager].backStackListeners.count {
      try mainThread.look()
      let listener = fragments[listsOf: manager].backStackListeners[place]
      if let callback = listener.callback(for: .onBackStackChanged) {
        try call(callback, on: listener)
      }
      place += 1
    }
  }

  /// Before any fragment moves. During a gesture back they hear of it when the finger decides.
  mutating func announceBackStackChange(
    by batch: ShortList<BatchEntry>, isPop: Bool, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard
      image.hasNavHosts || !fragments[listsOf: manager].backStackListeners.isEmpty,
      image.app.fragmentLibrary.announcesBackStackChanges,
      fragments[listsOf: manager].transitioning == nil,
      batch.contains(where: { fragments.transactions[$0.transaction].addsToBackStack })
    else { return }
    // Of all that is executed now, also what does not belong together with this.
    let changed = fragmentsOnBackStack(of: fragments[listsOf: manager].batch.map(\.transaction))
    for step in [BackStackChange.onBackStackChangeStarted, .onBackStackChangeCommitted] {
      try tellBackStackListeners(of: manager, step, of: changed, isPop: isPop)
    }
  }

  /// Each listener hears of all fragments before the next one does.
  mutating func tellBackStackListeners(
    of manager: FragmentManagerID, _ change: BackStackChange, of changed: [FragmentID],
    isPop: Bool
  ) throws(AndroidException) {
    if image.hasNavHosts { try noteNavigation(change, of: changed, isPop: isPop, in: manager) }
    try forEachBackStackListener(of: manager) { process, listener throws(AndroidException) in
      guard let callback = listener.callback(for: change) else { return }
      for fragment in changed {
        try process.call(
          callback, on: listener,
          arguments: .backStackChange(of: process.fragments[fragment].object, isPop: isPop))
      }
    }
  }

  mutating func tellBackStackListeners(
    of manager: FragmentManagerID, _ change: BackStackChange
  ) throws(AndroidException) {
    try forEachBackStackListener(of: manager) { process, listener throws(AndroidException) in
      guard let callback = listener.callback(for: change) else { return }
      try process.call(callback, on: listener)
    }
  }

  /// By an iterator of the list: it finds its end by the size alone, and goes on to none if the
  /// list has changed.
  private mutating func forEachBackStackListener(
    of manager: FragmentManagerID,
    _ body: (inout ActivityThread, CodeOwner) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    let listeners = fragments[listsOf: manager].backStackListeners
    var place = 0
    while place != fragments[listsOf: manager].backStackListeners.count {
      guard fragments[listsOf: manager].backStackListeners == listeners else {
        throw AndroidException.concurrentModification
      }
      try body(&self, listeners[place])
      place += 1
    }
  }
}

extension CodeOwner {
  /// `Runnable.run` of what this object gave to `runOnCommit`; nil for one that has no fragments.
  fileprivate var onCommit: AndroidCallback? {
    switch self {
    case .activity: .activity(.runOnCommit)
    case .fragment: .fragment(.runOnCommit)
    case .application: nil
    }
  }

  /// A method of `OnBackStackChangedListener`; nil for an object that has no fragments.
  fileprivate func callback(for change: BackStackChange) -> AndroidCallback? {
    switch self {
    case .activity: .activity(change.ofActivity)
    case .fragment: .fragment(change.ofFragment)
    case .application: nil
    }
  }
}

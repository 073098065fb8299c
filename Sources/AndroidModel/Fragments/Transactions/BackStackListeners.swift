// Follows androidx.fragment 1.4.1, FragmentManager.java: reportBackStackChanged;
// BackStackRecord.java: runOnCommitRunnables.

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
    of batch: ArraySlice<BatchEntry>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for entry in batch {
      guard let owner = fragments.transactions[entry.transaction].runsOnCommit,
        let callback = owner.onCommit
      else { continue }
      try call(callback, on: owner)
    }
    guard !fragments[listsOf: manager].backStackListeners.isEmpty,
      batch.contains(where: { fragments.transactions[$0.transaction].addsToBackStack })
    else { return }
    for listener in fragments[listsOf: manager].backStackListeners {
      guard let callback = listener.onBackStackChanged else { continue }
      try call(callback, on: listener)
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

  /// `OnBackStackChangedListener.onBackStackChanged`; nil for an object that has no fragments.
  fileprivate var onBackStackChanged: AndroidCallback? {
    switch self {
    case .activity: .activity(.onBackStackChanged)
    case .fragment: .fragment(.onBackStackChanged)
    case .application: nil
    }
  }
}

// Follows aosp-mirror/platform_frameworks_support@b9cd833 (androidx.fragment 1.1),
// FragmentActivity.java: markFragmentsCreated, markState.

extension ActivityThread {
  /// What a host's `onStop` and save did to Lifecycles before the state manager: no views, and the
  /// children ahead of their parent or behind it.
  ///
  /// - Returns: whether there was one to take down.
  mutating func markFragmentsCreated(
    in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    let childrenComeFirst = image.app.fragmentLibrary.marksChildrenFirst
    var hasMarked = false
    for id in fragments[listsOf: manager].added {
      if childrenComeFirst, try markChildrenCreated(of: id) { hasMarked = true }
      if fragments[id].lifecycle >= .started {
        try moveLifecycle(of: id, to: .created)
        hasMarked = true
      }
      if !childrenComeFirst, try markChildrenCreated(of: id) { hasMarked = true }
    }
    return hasMarked
  }

  private mutating func markChildrenCreated(of id: FragmentID) throws(AndroidException) -> Bool {
    guard fragments[id].isAttached else { return false }
    return try markFragmentsCreated(in: fragments[id].childManager)
  }
}

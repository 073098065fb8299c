// Follows aosp-mirror/platform_frameworks_support@b9cd833 (androidx.fragment 1.1),
// FragmentActivity.java: markFragmentsCreated, markState.

extension ActivityThread {
  /// What a host's `onStop` and save did to Lifecycles before the state manager: fragments before
  /// their children, and no views.
  ///
  /// - Returns: whether there was one to take down.
  mutating func markFragmentsCreated(
    in manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    var hasMarked = false
    for id in fragments[listsOf: manager].added {
      if fragments[id].lifecycle >= .started {
        try moveLifecycle(of: id, to: .created)
        hasMarked = true
      }
      if fragments[id].isAttached, try markFragmentsCreated(in: fragments[id].childManager) {
        hasMarked = true
      }
    }
    return hasMarked
  }
}

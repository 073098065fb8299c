extension AppProcess {
  /// What a host's `onStop` and save did to Lifecycles before the state manager: fragments before
  /// their children, and no views.
  mutating func markFragmentsCreated(in manager: FragmentManagerID) {
    for id in fragments[manager].added {
      if fragments[id].lifecycle >= .started {
        moveLifecycle(of: id, to: .created)
      }
      if fragments[id].isAttached {
        markFragmentsCreated(in: fragments[id].childManager)
      }
    }
  }
}

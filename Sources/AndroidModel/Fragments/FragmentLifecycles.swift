/// The androidx Lifecycles of fragments and of their views, as observers see them that were added in
/// the constructor and in `onCreateView`.
extension AppProcess {
  mutating func moveLifecycle(of id: InstanceID, to target: FragmentLifecycleState) {
    while let (event, state) = fragments[id].lifecycle.step(towards: target) {
      fragments[id].lifecycle = state
      if fragments[id].isLifecycleObserved {
        events.append(AndroidEvent(.fragment(id), .lifecycle(event, ofView: false)))
      }
    }
  }

  mutating func moveViewLifecycle(of id: InstanceID, to target: FragmentLifecycleState) {
    while let (event, state) = fragments[id].view?.lifecycle.step(towards: target) {
      fragments[id].view?.lifecycle = state
      events.append(AndroidEvent(.fragment(id), .lifecycle(event, ofView: true)))
    }
  }

  /// Before a host's `onStop` and save, all Lifecycles go down ahead of the callbacks: children
  /// before parents, a view before its fragment.
  mutating func markCreated(in manager: FragmentManagerID) {
    guard app.fragmentLibrary.marksViewLifecyclesWithFragments else {
      markFragmentsCreated(in: manager)
      return
    }
    for id in fragments[manager].added {
      if fragments[id].isAttached {
        markCreated(in: fragments[id].childManager)
      }
      if let view = fragments[id].view, view.lifecycle >= .started {
        moveViewLifecycle(of: id, to: .created)
      }
      if fragments[id].lifecycle >= .started {
        moveLifecycle(of: id, to: .created)
      }
    }
  }
}

/// Dismissals that have been asked for and have to wait for another transition.
extension UIApplication {
  /// Behind what is on its way out in front of it: https://github.com/pointfreeco/swift-navigation/issues/254,
  /// where the presenter goes right after what it has presented. An animated one also waits for a
  /// change of a stack around its presenter, because two such transitions do not run at the same
  /// time: radar 22565398,
  /// https://github.com/lionheart/openradar-mirror/issues/5961
  func mustWait(_ dismissal: Dismissal) -> Bool {
    if let front = dismissal.chain.last.flatMap(nextPresentation), isLeaving(front) { return true }
    guard dismissal.isAnimated, isAlive(dismissal.presenter) else { return false }
    let root = ancestor(of: dismissal.presenter) { $0.parent == nil } ?? dismissal.presenter
    return hasStackInTransition(inTree: root)
  }

  private func hasStackInTransition(inTree id: ControllerID) -> Bool {
    guard isAlive(id) else { return false }
    if self[id].container.isNavigation, isInAnimatedTransition(id) { return true }
    return self[id].children.contains { hasStackInTransition(inTree: $0) }
  }

  mutating func postpone(_ dismissal: Dismissal) {
    waitingDismissals.append(Posted(item: dismissal, reason: reason))
  }

  /// A transition has ended: what waits looks again after the next commit.
  mutating func resumeDismissals() {
    let waiting = waitingDismissals
    waitingDismissals = []
    for dismissal in waiting {
      runLoop.runAfterCommit(.beginDismissal(dismissal.item), because: dismissal.reason)
    }
  }
}

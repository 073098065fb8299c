/// Dismissals that have been asked for and have to wait for another transition.
extension UIApplication {
  /// Behind what is on its way out in front of it: https://github.com/pointfreeco/swift-navigation/issues/254,
  /// where the presenter goes right after what it has presented.
  func mustWait(_ dismissal: Dismissal) -> Bool {
    dismissal.chain.last.flatMap(nextPresentation).map(isLeaving) ?? false
  }

  mutating func putOff(_ dismissal: Dismissal) {
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

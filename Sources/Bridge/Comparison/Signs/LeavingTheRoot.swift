/// What signs ask where the root of the app is left.
extension TwoSidedStep {
  /// Whether the user comes back to an app that has ended on Android, and has its root on iOS.
  var comesBackToRoot: Bool {
    ios.hasNoWayBack && ios.appBefore == .background && android.has(.terminate)
      && android.app <= .background
  }

  /// Whether Android leaves the app by its root, and by nothing that has come over it.
  var leavesByRootAlone: Bool {
    ios.hasNoWayBack && !android.has(.didHide, cause: .appState)
  }

  /// Whether it tells of a screen that Android has had in sight, on this display or another, and iOS has as well, or
  /// of a part in it.
  func isOfSeen(_ event: NeutralEvent) -> Bool {
    android.before.shown.subtracting(android.before.coming).contains { screen in
      ios.screensBefore.contains(screen) && belongs(event.subject, to: screen)
    }
  }

  /// The screen to which Android goes back from the one that both have in front, and that iOS has below it: that one is
  /// no root.
  var screenGoneBackTo: NeutralSubject? {
    guard let front = android.before.front, ios.before.front == front, android.isEnding(front),
      let next = android.after.front, next != front, ios.screensBefore.contains(next)
    else { return nil }
    return next
  }

  /// Whether a screen that stays, or what stands in it, gives way to one that both open, or that a link brings.
  func givesWay(_ event: NeutralEvent) -> Bool {
    if ios.hasLink, event.isTransition, event.isAppearance, !android.isEnding(event.subject) {
      return true
    }
    guard event.isHiding || event.name == .saveState, !android.isEnding(event.subject),
      let front = android.after.front, front != event.subject
    else { return false }
    return android.has(.load, of: front) && ios.has(.load, of: front)
  }

  /// Whether a screen ends out of sight that was in front when the app was left, and stays there on iOS, or what
  /// stands in it.
  func endsKeptRoot(_ event: NeutralEvent) -> Bool {
    guard event.isFinal, let front = android.before.front, android.isEnding(front) else {
      return false
    }
    return ios.before.front == front && ios.after.screens.contains(front)
      && belongs(event.subject, to: front)
  }
}

/// Conditions for signs when the root of the app is left.
extension TwoSidedStep {
  /// Whether the user comes back to an app that has ended on Android and still has its root on iOS.
  var returnsToRoot: Bool {
    ios.hasNoWayBack && ios.appBefore == .background && android.has(.terminate)
      && android.app <= .background
  }

  /// Whether Android leaves the app only by its root, and not because something has come over it.
  var leavesByRootAlone: Bool {
    ios.hasNoWayBack && !android.has(.didHide, cause: .appState)
  }

  /// Whether the event is about a screen that was visible on Android, on any display, and that iOS
  /// has as well, or about a part in it.
  func concernsVisibleScreen(_ event: NeutralEvent) -> Bool {
    android.before.shown.subtracting(android.before.appearing).contains { screen in
      ios.screensBefore.contains(screen) && belongs(event.subject, to: screen)
    }
  }

  /// The screen to which Android goes back from the front screen of both, if iOS has it below that
  /// one, which is therefore not the root.
  var backDestination: NeutralSubject? {
    guard let front = android.before.front, ios.before.front == front, android.isEnding(front),
      let next = android.after.front, next != front, ios.screensBefore.contains(next)
    else { return nil }
    return next
  }

  /// Whether a screen that stays, or its contents, gives way to one that both open, or that a link
  /// opens.
  func givesWay(_ event: NeutralEvent) -> Bool {
    if ios.hasLink, event.isTransition, event.isAppearance, !android.isEnding(event.subject) {
      return true
    }
    guard event.isHiding || event.name == .saveState, !android.isEnding(event.subject),
      let front = android.after.front, front != event.subject
    else { return false }
    return android.has(.load, of: front) && ios.has(.load, of: front)
  }

  /// Whether a screen, or its contents, ends out of sight although it was in front when the app was
  /// left and iOS keeps it there.
  func endsRetainedRoot(_ event: NeutralEvent) -> Bool {
    guard event.isFinal, let front = android.before.front, android.isEnding(front) else {
      return false
    }
    return ios.before.front == front && ios.after.screens.contains(front)
      && belongs(event.subject, to: front)
  }
}

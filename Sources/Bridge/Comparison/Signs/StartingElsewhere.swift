/// Conditions for signs when Android starts the app, or comes back to it, with another screen than
/// iOS.
extension TwoSidedStep {
  /// Whether Android creates a screen for a process that has none in front, while iOS already has
  /// one, which may have changed its size or look meanwhile.
  var createsFirstScreenAlone: Bool {
    // Android may have been in front before, or iOS still, for another reason.
    let isApart = !ongoing.ofApp.isEmpty
    return
      (android.has(.enterForeground)
      || android.appBefore > .background
        && (ios.has(.enterForeground) || isApart && android.isActivated))
      && (ios.has(.enterForeground) || ios.has(.activate) || isApart && ios.staysActive)
      && !android.has(.launch) && !android.has(.restoreState)
      && !android.subjects(of: .load).isEmpty && !ios.movesScreens
  }

  /// Whether Android comes back with a new screen, while iOS comes back as it was.
  func returnsWithNewScreen(_ event: NeutralEvent) -> Bool {
    createsFirstScreenAlone && !ios.hasLink && !android.screensBefore.isEmpty
      && event.subject.scope != .app && !createsLate(event.subject)
  }

  /// Whether Android's launcher leads to another screen than the one that was left, which has its
  /// own task.
  var returnsElsewhere: Bool {
    guard let left = android.before.front, android.has(.enterForeground, cause: .appState),
      !ios.hasLink
    else { return false }
    return !android.after.shown.contains(left) && android.after.screens.contains(left)
      && android.subjects(of: .load).isEmpty && ios.after.front == ios.before.front
      // A screen that was started behind the lock screen was in front on neither side before, and
      // is on both now.
      && android.after.front != ios.after.front
      && android.subjects(of: .didShow).contains { $0.scope == .screen && $0 != left }
  }

  /// Whether the app starts anew on both, with different screens.
  var startsDifferently: Bool {
    guard hasRun, android.has(.launch), ios.has(.launch), !android.has(.restoreState),
      !hasKeptTask, !ios.hasLink
    else { return false }
    let (here, there) = (android.subjects(of: .load), ios.subjects(of: .load))
    return !here.isEmpty && !there.isEmpty && here.isDisjoint(with: there)
  }

  /// Whether the list of recent apps starts a task anew that a link had begun, and begins it with
  /// the link's screen, while iOS begins with its root.
  var restartsTaskOfLink: Bool {
    followsLink && startsDifferently && android.has(.load, cause: .appState)
  }

  /// Whether Android creates this screen, or the one that contains this part, in a task of its own
  /// before the app has left, while iOS leaves and comes back as it was.
  func opensByIconWhileLeaving(_ event: NeutralEvent) -> Bool {
    isBriefLeave && !ios.hasLink && !ios.movesScreens && !android.has(.restoreState)
      && android.subjects(of: .load).contains { screen in
        belongs(event.subject, to: screen) && !ios.screensBefore.contains(screen)
      }
  }
}

/// Conditions for signs when the app leaves, comes back or begins during the transition of a
/// screen.
extension TwoSidedStep {
  /// Whether a start while the app leaves keeps it in front on Android, while iOS opens the screen
  /// in the background, or under what has come over the app.
  var keepsAppInFront: Bool {
    android.appBefore > .background && android.app == .active && !android.has(.enterBackground)
      && (ios.app == .background || opensDuringCall)
      && !Set(android.subjects(of: .load).map(\.className))
        .isDisjoint(with: ios.subjects(of: .load).map(\.className))
  }

  /// Whether Android creates the screen over a call for which it has paused the previous one, while
  /// on iOS the call has the input.
  private var opensDuringCall: Bool {
    ios.isDeactivated && ios.app == .inactive && !ios.hasPrompt
      && android.has(.willHide, cause: .appState) && android.has(.load, cause: .appState)
  }

  /// Whether the app on iOS is in the background, or something else has its input.
  var isLeftOnIOS: Bool {
    ios.has(.enterBackground) || ios.app == .background || ios.isDeactivated || ios.keepsInactive
  }

  /// Whether the app is left and its end is reported, whatever transition was in progress.
  var terminatesInTransition: Bool { android.has(.enterBackground) && ios.has(.terminate) }

  /// Whether the same step closes a screen and leaves the app.
  var closesWhileLeaving: Bool {
    android.has(.enterBackground)
      && (ios.has(.enterBackground) || ios.isDeactivated || ios.has(.terminate))
      && android.leaves(.screen) && ios.leaves(.screen)
  }

  /// Whether iOS creates a screen before the app comes back, while Android comes back without it.
  var opensBeforeReturn: Bool {
    [android, ios].allSatisfy { $0.appBefore == .background && $0.has(.enterForeground) }
      && android.subjects(of: .load).isEmpty
      && ios.subjects(of: .load).contains { $0.scope == .screen }
  }

  /// Whether the process on iOS begins with this screen, or with one that contains this part.
  func beginsWith(_ subject: NeutralSubject) -> Bool {
    ios.subjects(of: .load).contains {
      belongs(subject, to: $0) && ios.has(.load, of: $0, cause: .launch)
    }
  }
}

/// What signs ask where the app leaves, comes back or begins while a screen comes or goes.
extension TwoSidedStep {
  /// Whether a start as the app leaves keeps it in front on Android, while iOS opens the screen where nobody sees it,
  /// or under what has come over the app.
  var keepsAppInFront: Bool {
    android.appBefore > .background && android.app == .active && !android.has(.enterBackground)
      && (ios.app == .background || opensUnderCall)
      && !android.subjects(of: .load).isDisjoint(with: ios.subjects(of: .load))
  }

  /// Whether the screen that Android makes is over a call by which it has paused the one before, and that has the
  /// input on iOS.
  private var opensUnderCall: Bool {
    ios.isDeactivated && ios.app == .inactive && !ios.hasPrompt
      && android.has(.willHide, cause: .appState) && android.has(.load, cause: .appState)
  }

  /// Whether nobody sees the app on iOS, or something else has its input.
  var isLeftOnIOS: Bool {
    ios.has(.enterBackground) || ios.app == .background || ios.isDeactivated || ios.keepsInactive
  }

  /// Whether the app is left and ended, and told so, whatever was on its way.
  var endsOnTheWay: Bool { android.has(.enterBackground) && ios.has(.terminate) }

  /// Whether a screen is closed and the app leaves, in one go.
  var closesInLeaving: Bool {
    android.has(.enterBackground)
      && (ios.has(.enterBackground) || ios.isDeactivated || ios.has(.terminate))
      && android.leaves(.screen) && ios.leaves(.screen)
  }

  /// Whether iOS makes a screen before the app comes back, which Android brings back without it.
  var opensBeforeReturn: Bool {
    [android, ios].allSatisfy { $0.appBefore == .background && $0.has(.enterForeground) }
      && android.subjects(of: .load).isEmpty
      && ios.subjects(of: .load).contains { $0.scope == .screen }
  }

  /// Whether the process of iOS begins with this screen, or with one in which this part stands.
  func beginsWith(_ subject: NeutralSubject) -> Bool {
    ios.subjects(of: .load).contains {
      belongs(subject, to: $0) && ios.has(.load, of: $0, cause: .launch)
    }
  }
}

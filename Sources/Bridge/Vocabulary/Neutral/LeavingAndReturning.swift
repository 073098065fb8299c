import AndroidModel
import IOSModel

extension NeutralVerb {
  /// Verbs that leave the app and return to it.
  static let leavingAndReturning = [
    NeutralVerb(
      "home", summary: "The user goes to the home screen, and the app to the background.",
      android: .home, ios: .home),
    NeutralVerb(
      "return", summary: "The user returns to the app by its icon on the home screen.",
      android: { _, _ in [.returnByLauncher] }, ios: { context, _ in context.tappingIcon },
      unavailableOnIOS: unavailableUnlessLeft
    ).ifRefused(leaveFirst),
    NeutralVerb(
      "return from recents",
      summary: "The user returns to the app by the app switcher, which may be open already.",
      android: { _, _ in [.returnByRecents] }, ios: { context, _ in context.choosingInSwitcher },
      unavailableOnIOS: unavailableUnlessLeft
    ).ifRefused(leaveFirst),
    NeutralVerb(
      "switch app", summary: "The user switches to another app, by the app switcher if it is open.",
      android: .switchApp, ios: .otherAppToFront),
    NeutralVerb(
      "open app switcher", summary: "The app switcher opens, which is the list of recent tasks.",
      android: .openRecents, ios: .openAppSwitcher),
    NeutralVerb(
      "close app switcher", summary: "The app switcher closes, back to what it was opened over.",
      android: .closeRecents, ios: .closeAppSwitcher
    ).ifRefused("'open app switcher' has to come first"),
  ]

  /// Back at the root has left the app on Android only.
  private static let unavailableUnlessLeft: UnavailabilityCheck<IOSStimuli> = { context, _, _ in
    context.hasNotLeft ? .appNotLeft : nil
  }

  private static let leaveFirst =
    "'home' or 'switch app' leaves the app first, and 'launch' starts an app that has ended"
}

import AndroidModel
import IOSModel

extension NeutralVerb {
  /// Verbs that leave the app and return to it.
  static let leavingAndReturning = [
    NeutralVerb("home", summary: "The user goes to the home screen.", android: .home, ios: .home),
    NeutralVerb(
      "return", summary: "The user comes back by the icon on the home screen.",
      android: { _, _ in [.returnByLauncher] }, ios: { context, _ in context.tappingIcon },
      omittedOnIOS: whereNotLeft
    ).ifRefused(wayBehind),
    NeutralVerb(
      "return from recents", summary: "The user comes back by the app switcher, open or not.",
      android: { _, _ in [.returnByRecents] }, ios: { context, _ in context.choosingInSwitcher },
      omittedOnIOS: whereNotLeft
    ).ifRefused(wayBehind),
    NeutralVerb(
      "switch app", summary: "The user switches to another app, by an open app switcher or not.",
      android: .switchApp, ios: .otherAppToFront),
    NeutralVerb(
      "open app switcher", summary: "The app switcher opens, which is the list of recent tasks.",
      android: .openRecents, ios: .openAppSwitcher),
    NeutralVerb(
      "close app switcher", summary: "The app switcher closes on what it was opened over.",
      android: .closeRecents, ios: .closeAppSwitcher
    ).ifRefused("'open app switcher' comes before"),
  ]

  /// Back at the root has left the app on Android only.
  private static let whereNotLeft: Omitting<IOSStimuli> = { context, _, _ in
    context.hasNotLeft ? .notLeft : nil
  }

  private static let wayBehind =
    "'home' or 'switch app' leaves the app first, and 'launch' begins one that has ended"
}

import AndroidModel
import IOSModel

extension NeutralVerb {
  /// Ways out of the app and back into it.
  static let leavingAndReturning = [
    NeutralVerb("home", summary: "The user goes to the home screen.", android: .home, ios: .home),
    NeutralVerb(
      "return", summary: "The user comes back by the icon on the home screen.",
      android: { _, _ in [.returnByLauncher] }, ios: { context, _ in context.returning }
    ).ifRefused(wayBehind),
    NeutralVerb(
      "return from recents", summary: "The user comes back by the app switcher.",
      android: { _, _ in [.returnByRecents] }, ios: { context, _ in context.returning }
    ).ifRefused(wayBehind),
    NeutralVerb(
      "switch app", summary: "The user switches to another app.", android: .switchApp,
      ios: .otherAppToFront),
  ]

  private static let wayBehind =
    "'home' or 'switch app' leaves the app first, and 'launch' begins one that has ended"
}

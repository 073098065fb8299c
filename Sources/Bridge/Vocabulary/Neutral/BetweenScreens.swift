import AndroidModel
import IOSModel
import Specification

extension NeutralVerb {
  /// Verbs that go from screen to screen.
  static let betweenScreens = [launch, open, present, back] + backGesture + [close, deepLink]

  static let launch = NeutralVerb(
    "launch", .object("screen", Kind.screens), makesInstances: true,
    summary:
      "Starts the app from its icon, or brings it to the front as it is; while it is in front, iOS has no icon to tap.",
    android: { [.launch(activity: try $0.activity($1))] },
    ios: {
      _ = try $0.name($1)
      return [.launch]
    }
  ).ifRefused("'home' leaves the app first")

  private static let open = NeutralVerb(
    "open", .object("screen", Kind.screens), makesInstances: true,
    summary: "Goes to another screen in the ordinary way: startActivity, show(_:sender:).",
    android: { [.appCode(.startActivity(Intent(try $0.activity($1))), in: $0.caller)] },
    ios: { [.appCode(.show(.new(className: try $0.name($1))), in: nil)] })

  private static let present = NeutralVerb(
    "present", .object("screen", Kind.screens), makesInstances: true,
    summary: "Goes to another screen modally: startActivity, present(_:animated:).",
    android: { [.appCode(.startActivity(Intent(try $0.activity($1))), in: $0.caller)] },
    ios: {
      [.appCode(.present(.new(className: try $0.name($1)), style: nil, animated: true), in: nil)]
    })

  private static let back = NeutralVerb(
    "back", summary: "The user goes back.",
    android: { _, _ in [.back] },
    ios: { _, _ in [.back] },
    // At a root screen the user has no way back.
    unavailableOnIOS: { context, _, isRefused in
      isRefused && context.visibility.app == .active ? .noWayBack : nil
    })

  private static let close = NeutralVerb(
    "close", .object("screen", Kind.screens).optional,
    summary: "The app closes a screen: finish(); pop or dismiss. Without an operand, the topmost.",
    android: { context, call in
      [.appCode(.finish, in: call.objects.first.map(context.current) ?? context.caller)]
    },
    ios: { [try $0.closing($1.objects.first)] },
    // A screen that has lost its place finds no container to call, and an app has no call that
    // removes the root of its window.
    unavailableOnIOS: { context, call, _ in
      if context.isLeaving(closing: call.objects.first) { return .alreadyLeaving }
      return context.isRoot(closing: call.objects.first) ? .rootCannotBeClosed : nil
    })

  private static let deepLink = NeutralVerb(
    "deep link", .object("screen", Kind.screens), makesInstances: true,
    summary: "Another app opens a link to a screen.",
    android: { [.deepLink(Intent(try $0.activity($1)))] },
    ios: {
      _ = try $0.name($1)
      return [.open(.url)]
    })
}

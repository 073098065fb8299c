/// Flutter's states, in the order in which an app goes through them.
///
/// https://api.flutter.dev/flutter/dart-ui/AppLifecycleState.html
enum AppLifecycleState: String, LensWord {
  case detached
  case resumed
  case inactive
  case hidden
  case paused

  var summary: String {
    switch self {
    case .detached: "The engine runs without a view."
    case .resumed: "The app is in front and has the focus."
    case .inactive: "The app is visible and something else has the focus."
    case .hidden: "Every view of the app is about to be hidden, or to be shown again."
    case .paused: "The app is not visible."
    }
  }
}

/// The Dart side of the channel, which generates the states that the platform skips.
///
/// `ServicesBinding._generateStateTransitions` of packages/flutter/lib/src/services/binding.dart;
/// tested by packages/flutter/test/widgets/app_lifecycle_listener_test.dart.
struct ServicesBinding: Hashable, Sendable {
  /// Nil until the first message, which is taken as it is.
  private(set) var state: AppLifecycleState?

  /// The states that the app's observers receive for a message.
  mutating func receive(_ message: AppLifecycleState) -> [AppLifecycleState] {
    let old = state
    state = message
    guard let old else { return [message] }
    let all = AppLifecycleState.allCases
    guard old != message, let from = all.firstIndex(of: old), let to = all.firstIndex(of: message)
    else { return [] }
    if message == .detached { return all[(from + 1)...] + [.detached] }
    return from < to ? Array(all[(from + 1)...to]) : all[to..<from].reversed()
  }
}

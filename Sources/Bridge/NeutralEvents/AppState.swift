/// The state of the app as a whole, in the order of how much of it the user has.
package enum AppState: Hashable, Sendable, Comparable, CaseIterable {
  case notRunning
  case background
  /// In front, but something else has the user's input.
  case inactive
  case active
}

/// How much of a screen the user has, as far as callbacks tell.
package enum EffectiveVisibility: String, Hashable, Sendable, Comparable, CaseIterable {
  /// There is a screen that has not come into sight, or has left it, be it with its app.
  case hidden
  /// It is in sight, but on its way, paused, or in an app that is not active.
  case visible
  /// It is resumed, or has appeared in an app and a window that are active.
  case active

  package static func < (left: EffectiveVisibility, right: EffectiveVisibility) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .hidden: 0
    case .visible: 1
    case .active: 2
    }
  }

  /// The most that any screen can have while the app is in this state.
  init(limitedBy app: AppState) {
    switch app {
    case .notRunning, .background: self = .hidden
    case .inactive: self = .visible
    case .active: self = .active
    }
  }
}

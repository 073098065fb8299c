/// The state of the app as a whole, ordered by how visible it is to the user.
package enum AppState: Hashable, Sendable, Comparable, CaseIterable {
  case notRunning
  case background
  /// In front, but something else has the user's input.
  case inactive
  case active
}

/// How visible a screen is to the user, as far as callbacks tell.
package enum EffectiveVisibility: String, Hashable, Sendable, Comparable, CaseIterable {
  /// The screen exists and has not appeared, or has disappeared, possibly with its app.
  case hidden
  /// The screen is visible, but in transition, paused, or in an app that is not active.
  case visible
  /// The screen is resumed, or has appeared in an active app and window.
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

  /// The highest visibility that a screen can have while the app is in this state.
  init(limitedBy app: AppState) {
    switch app {
    case .notRunning, .background: self = .hidden
    case .inactive: self = .visible
    case .active: self = .active
    }
  }
}

/// The state of the app as a whole, in the order of how much of it the user has.
package enum AppState: Hashable, Sendable, Comparable, CaseIterable {
  case notRunning
  case background
  /// In front, but something else has the user's input.
  case inactive
  case active
}

/// How much of a screen the user has.
package enum EffectiveVisibility: String, Hashable, Sendable, Comparable, CaseIterable {
  case hidden
  case visible
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

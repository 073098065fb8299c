// Follows androidx.fragment 1.4.1, Fragment.java: INITIALIZING to RESUMED.

/// Where a fragment or a fragment manager stands. A fragment takes every step in between.
enum FragmentState: Int, Hashable, Sendable, Comparable {
  case initializing
  case attached
  case created
  case viewCreated
  /// Going down, a removed fragment waits here until its view's exit effect has ended.
  case awaitingExitEffects
  case activityCreated
  case started
  /// Going up, an added fragment waits here until its view's enter effect has ended.
  case awaitingEnterEffects
  case resumed

  var next: FragmentState { FragmentState(rawValue: rawValue + 1) ?? self }

  var previous: FragmentState { FragmentState(rawValue: rawValue - 1) ?? self }

  static func < (left: FragmentState, right: FragmentState) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LifecycleState {
  /// The highest state that a fragment with this maximum lifecycle may have.
  var highestFragmentState: FragmentState {
    switch self {
    case .destroyed: .initializing
    case .initialized: .attached
    case .created: .created
    case .started: .started
    case .resumed: .resumed
    }
  }
}

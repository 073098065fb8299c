/// The state of a `Lifecycle`, of an activity, a fragment or its view.
///
/// https://developer.android.com/reference/androidx/lifecycle/Lifecycle.State
public enum FragmentLifecycleState: String, Hashable, Sendable, CaseIterable, Comparable {
  case destroyed = "DESTROYED"
  case initialized = "INITIALIZED"
  case created = "CREATED"
  case started = "STARTED"
  case resumed = "RESUMED"

  /// From the end of the life to its height.
  public static func < (left: FragmentLifecycleState, right: FragmentLifecycleState) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .destroyed: 0
    case .initialized: 1
    case .created: 2
    case .started: 3
    case .resumed: 4
    }
  }
}

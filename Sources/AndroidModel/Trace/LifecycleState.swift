/// The state of an androidx `Lifecycle`: of an activity, a fragment, its view, or an entry of a
/// navigation's back stack.
///
/// https://developer.android.com/reference/androidx/lifecycle/Lifecycle.State
public enum LifecycleState: String, Hashable, Sendable, CaseIterable, Comparable {
  case destroyed = "DESTROYED"
  case initialized = "INITIALIZED"
  case created = "CREATED"
  case started = "STARTED"
  case resumed = "RESUMED"

  /// From the end of the life to its height.
  public static func < (left: LifecycleState, right: LifecycleState) -> Bool {
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

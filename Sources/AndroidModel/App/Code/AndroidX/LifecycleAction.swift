/// A call on a `Lifecycle`.
///
/// https://developer.android.com/reference/androidx/lifecycle/Lifecycle
public enum LifecycleAction: Hashable, Sendable {
  /// `addObserver`, of a new observer of the object whose code runs.
  case addObserver(name: String, owner: ListenerOwner)
  /// `removeObserver`
  case removeObserver(name: String)
  /// `lifecycleScope.launch { repeatOnLifecycle(state) { … } }`, of a block that goes on until it
  /// is cancelled.
  case repeatOnLifecycle(
    block: String, state: LifecycleState, owner: ListenerOwner)
  /// `lifecycleScope.launchWhenStarted` or one of its like, of a block that goes on until it is
  /// cancelled.
  case launchWhen(
    block: String, state: LaunchState, owner: ListenerOwner)
  /// `lifecycleScope.launch { withStarted { … } }` or one of its like, of a block that runs once.
  case withState(
    block: String, state: LaunchState, owner: ListenerOwner)
  /// `cancel()` of the job that repeats the block, or has launched it.
  case cancelRepeating(block: String)

  /// The states for which there is a call of the kind.
  public enum LaunchState: Hashable, Sendable {
    case created
    case started
    case resumed

    var state: LifecycleState {
      switch self {
      case .created: .created
      case .started: .started
      case .resumed: .resumed
      }
    }
  }
}

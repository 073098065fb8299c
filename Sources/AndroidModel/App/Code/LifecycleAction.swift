/// A call on a `Lifecycle`.
///
/// https://developer.android.com/reference/androidx/lifecycle/Lifecycle
public enum LifecycleAction: Hashable, Sendable {
  /// `addObserver`, of a new observer of the object whose code runs.
  case addObserver(name: String, owner: FragmentResultAction.ListenerOwner)
  /// `removeObserver`
  case removeObserver(name: String)
  /// `lifecycleScope.launch { repeatOnLifecycle(state) { … } }`, of a block that goes on until it is
  /// cancelled.
  case repeatOnLifecycle(
    block: String, state: FragmentLifecycleState, owner: FragmentResultAction.ListenerOwner)
  /// `cancel()` of the job that repeats the block.
  case cancelRepeating(block: String)
}

/// A call on an androidx Lifecycle.
///
/// https://developer.android.com/reference/androidx/lifecycle/Lifecycle
public enum LifecycleAction: Hashable, Sendable {
  /// `addObserver`, of a new observer of the object whose code runs.
  case addObserver(name: String, owner: FragmentResultAction.ListenerOwner)
  /// `removeObserver`
  case removeObserver(name: String)
}

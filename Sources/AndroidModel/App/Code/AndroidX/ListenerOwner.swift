/// The owner of the Lifecycle that a listener, an observer or a block follows: the `LifecycleOwner`
/// that the code passes.
///
/// https://developer.android.com/reference/androidx/lifecycle/LifecycleOwner
public enum ListenerOwner: String, Hashable, Sendable, CaseIterable {
  /// The activity or the fragment whose code runs.
  case this
  /// `getViewLifecycleOwner()` of the fragment whose code runs.
  case view
}

/// The owner of the Lifecycle that a listener, an observer or a block follows.
public enum ListenerOwner: String, Hashable, Sendable, CaseIterable {
  /// The activity or the fragment whose code runs.
  case this
  /// `getViewLifecycleOwner()` of the fragment whose code runs.
  case view
}

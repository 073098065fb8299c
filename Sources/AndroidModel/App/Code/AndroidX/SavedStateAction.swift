/// A call on the `SavedStateRegistry` of an activity or a fragment.
///
/// https://developer.android.com/reference/androidx/savedstate/SavedStateRegistry
public enum SavedStateAction: Hashable, Sendable {
  /// `registerSavedStateProvider`, of a provider that always gives this.
  case registerProvider(key: String, value: String)
  /// `unregisterSavedStateProvider`
  case unregisterProvider(key: String)
  /// `consumeRestoredStateForKey`
  case consume(key: String)
  /// `runOnNextRecreation`, with a class of this name.
  case runOnNextRecreation(className: String)
}

/// A call on a view model of the object whose code runs, which is always one of the same class. It
/// is made if it is not there: `by viewModels()`.
///
/// https://developer.android.com/reference/androidx/lifecycle/ViewModel
public struct ViewModelAction: Hashable, Sendable {
  /// The key under which the provider is asked for it; nil: that of its class.
  public let key: String?
  /// Not the object's own, but that of the `NavBackStackEntry` of this destination, on the back
  /// stack of the `NavController` that the object finds.
  public let entry: String?
  /// What is called.
  public let call: Call

  /// A call on the view model under this key.
  public init(key: String? = nil, entry: String? = nil, _ call: Call) {
    self.key = key
    self.entry = entry
    self.call = call
  }

  /// What is called of a view model.
  public enum Call: Hashable, Sendable {
    /// Nothing but `ViewModelProvider.get`.
    case get
    /// `addCloseable`, under a key or without one.
    case addCloseable(name: String, key: String?)
    /// `SavedStateHandle.set`
    case set(key: String, value: String)
    /// `SavedStateHandle.get`
    case getSaved(key: String)
    /// `SavedStateHandle.remove`
    case remove(key: String)
    /// `SavedStateHandle.setSavedStateProvider`, of a provider that always gives this.
    case setSavedStateProvider(key: String, value: String)
    /// `SavedStateHandle.clearSavedStateProvider`
    case clearSavedStateProvider(key: String)
  }
}

/// A call about the listeners of an androidx `ComponentActivity`.
///
/// https://developer.android.com/reference/androidx/activity/ComponentActivity
public enum ActivityListenerAction: Hashable, Sendable {
  /// `addOn…Listener`, of a new listener of the object whose code runs.
  case add(ActivityListenerCallback, name: String)
  /// `removeOn…Listener`, of the latest of this name.
  case remove(ActivityListenerCallback, name: String)

  /// What the listener hears, and its name.
  var listener: (callback: ActivityListenerCallback, name: String) {
    switch self {
    case .add(let callback, let name), .remove(let callback, let name): (callback, name)
    }
  }
}

/// What is left of an activity when the device has been started anew.
///
/// https://developer.android.com/guide/topics/manifest/activity-element#persistableMode
public enum PersistableMode: String, Hashable, Sendable, CaseIterable {
  /// The task that it is the root of, which begins anew.
  case persistRootOnly
  /// Itself, with what it has put into its `PersistableBundle`.
  case persistAcrossReboots
  /// Nothing.
  case persistNever
}

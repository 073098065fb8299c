/// What every container of the tree has: what it asks for itself, over what its parent gives it.
///
/// `ConfigurationContainer`, `WindowConfiguration` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ConfigurationContainer.java
struct ConfigurationContainer: Hashable, Sendable {
  /// `mRequestedOverrideConfiguration`
  var requestedOverride = ConfigurationOverride()
  /// Undefined: the parent's.
  var windowingMode = WindowingMode.undefined
  var activityType = ActivityType.undefined

  /// The configuration of a container below this parent: its `mFullConfiguration`.
  func resolve(below parent: Configuration) -> Configuration {
    requestedOverride.applied(to: parent)
  }
}

/// `WindowConfiguration.WINDOWING_MODE_…`
enum WindowingMode: Hashable, Sendable {
  case undefined
  case fullscreen
  /// Beside others: a half of a split screen, or a part of a task.
  case multiWindow
  /// Picture-in-picture.
  case pinned
  case freeform
}

/// `WindowConfiguration.ACTIVITY_TYPE_…`
enum ActivityType: Hashable, Sendable {
  case undefined
  case standard
  case home
}

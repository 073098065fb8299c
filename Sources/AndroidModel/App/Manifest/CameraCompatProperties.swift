/// What the manifest says of the system's treatment of an upright app that uses a camera on a large
/// screen (API 34).
///
/// https://developer.android.com/reference/android/view/WindowManager#PROPERTY_CAMERA_COMPAT_ALLOW_FORCE_ROTATION and
/// the two properties beside it.
public struct CameraCompatProperties: Hashable, Sendable {
  /// The display may be turned for it.
  public var allowForceRotation = true
  /// It may be stopped and resumed once the display has turned.
  public var allowRefresh = true
  /// For that it is paused only, and not stopped.
  public var enableRefreshViaPause = false

  /// A manifest that says nothing of it.
  public init() {}
}

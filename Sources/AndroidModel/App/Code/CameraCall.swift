/// What an app does with a camera.
///
/// https://developer.android.com/reference/android/hardware/camera2/CameraManager
public enum CameraCall: Hashable, Sendable {
  /// `CameraManager.openCamera`
  case openCamera
  /// `CameraDevice.close`
  case close
}

import AndroidModel
import Specification

/// What an app does with a camera, and what happens to it.
enum CameraWords {
  static let page =
    "https://developer.android.com/reference/android/view/WindowManager#PROPERTY_CAMERA_COMPAT_ALLOW_FORCE_ROTATION"

  static let calls = [
    AndroidCall(
      "openCamera", hasReceiver: true,
      summary: "CameraManager.openCamera; the display's camera policy notices it a second later.",
      page:
        "https://developer.android.com/reference/android/hardware/camera2/CameraManager#openCamera(java.lang.String,%20java.util.concurrent.Executor,%20android.hardware.camera2.CameraDevice.StateCallback)"
    ) { _, call in .init(.camera(.openCamera), on: call.receiver) },
    AndroidCall(
      "closeCamera", hasReceiver: true,
      summary: "CameraDevice.close; the display's camera policy notices it two seconds later.",
      page: "https://developer.android.com/reference/android/hardware/camera2/CameraDevice#close()"
    ) { _, call in .init(.camera(.close), on: call.receiver) },
  ]
}

/// How the user holds the device, and whether its display goes by that.
///
/// `DisplayRotation.mUserRotation`, `mUserRotationMode`, `OrientationListener` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/DisplayRotation.java
struct UserRotation: Hashable, Sendable {
  /// `ROTATION_0`: as the device is made.
  static let natural = LayoutElement.Orientation.portrait

  /// As the sensor says.
  private(set) var held = Self.natural
  /// `USER_ROTATION_LOCKED`; nil: `USER_ROTATION_FREE`, as auto-rotate is on.
  private(set) var locked: LayoutElement.Orientation?
  /// It has been turned while the sensor was not listened to.
  private(set) var hasUnnoticedRotation = false

  /// The rotation of a display for which no activity asks for an orientation.
  var preferred: LayoutElement.Orientation { locked ?? held }

  mutating func rotate() { held = held == .portrait ? .landscape : .portrait }

  /// Turned once more it is as before.
  mutating func rotateUnnoticed() { hasUnnoticedRotation.toggle() }

  /// What has been turned unnoticed is noticed.
  mutating func noticeRotation() {
    hasUnnoticedRotation = false
    rotate()
  }

  /// With auto-rotate off the display is kept as it is made.
  mutating func lockNaturally() {
    if locked != nil { locked = Self.natural }
  }

  /// Auto-rotate is turned off, or on again.
  ///
  /// - Parameter orientation: the one that is kept meanwhile.
  mutating func toggleLock(at orientation: LayoutElement.Orientation) {
    locked = locked == nil ? orientation : nil
  }
}

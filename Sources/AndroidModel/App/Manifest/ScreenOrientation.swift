/// The orientation that an activity asks for: `android:screenOrientation`,
/// `setRequestedOrientation`.
///
/// https://developer.android.com/guide/topics/manifest/activity-element#screen
public enum ScreenOrientation: String, Hashable, Sendable, CaseIterable {
  /// The system chooses: as the user holds the device.
  case unspecified
  case portrait
  case landscape
  /// Either way up of the orientation, as the sensor says.
  case sensorPortrait
  case sensorLandscape
  /// Either way up, if the user lets the sensor choose.
  case userPortrait
  case userLandscape
  /// The other way up.
  case reversePortrait
  case reverseLandscape
  /// As the user holds the device, whether the user lets the sensor choose or not.
  case sensor
  case fullSensor
  /// As the device is made, however it is held.
  case nosensor
  /// As the user prefers.
  case user
  case fullUser
  /// Whichever it has now.
  case locked
  /// That of the activity below.
  case behind
}

extension ScreenOrientation {
  /// The one that it insists on: `isFixedOrientationPortrait`, `isFixedOrientationLandscape`.
  var fixed: LayoutElement.Orientation? {
    switch self {
    case .portrait, .sensorPortrait, .userPortrait, .reversePortrait: .portrait
    case .landscape, .sensorLandscape, .userLandscape, .reverseLandscape: .landscape
    case .unspecified, .sensor, .fullSensor, .nosensor, .user, .fullUser, .locked, .behind: nil
    }
  }

  /// `DisplayArea.shouldIgnoreOrientationRequest`: cameras ask for it, or it is not to fix the
  /// orientation.
  var hasReasonOnLargeScreens: Bool {
    switch self {
    case .locked, .nosensor, .sensor, .fullSensor: true
    case .unspecified, .portrait, .landscape, .sensorPortrait, .sensorLandscape, .userPortrait,
      .userLandscape, .reversePortrait, .reverseLandscape, .user, .fullUser, .behind:
      false
    }
  }

  /// `ActivityInfo.isFixedOrientation`
  var isFixed: Bool { fixed != nil || self == .locked }
}

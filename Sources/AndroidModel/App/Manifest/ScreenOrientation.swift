/// The orientation that an activity asks for: `android:screenOrientation`, `setRequestedOrientation`.
///
/// https://developer.android.com/guide/topics/manifest/activity-element#screen
public enum ScreenOrientation: String, Hashable, Sendable, CaseIterable {
  /// The system chooses: as the user holds the device.
  case unspecified
  case portrait
  case landscape
  /// Whichever it has now.
  case locked
  /// That of the activity below.
  case behind
}

extension ScreenOrientation {
  /// `ActivityInfo.isFixedOrientation`
  var isFixed: Bool {
    switch self {
    case .portrait, .landscape, .locked: true
    case .unspecified, .behind: false
    }
  }
}

/// The displays of the device; the further ones, besides its own screen, are all alike.
///
/// https://source.android.com/docs/core/display/multi_display
public struct DisplaySettings: Hashable, Sendable {
  /// How many displays there are, with the device's own.
  public var count = 1
  /// The device's own display is wide enough for two activities side by side, as a tablet's is or a
  /// foldable's that is open.
  public var isLarge = false
  /// `config_isWindowManagerCameraCompatTreatmentEnabled`: the maker of the device has it turn, if
  /// it is large, for an upright app that uses a camera (API 34).
  public var treatsCameras = false
  /// The further displays have a home screen of their own (API 29).
  public var haveSystemDecorations = false
  /// `Display.REMOVE_MODE_DESTROY_CONTENT`: what is on them goes with them.
  public var destroyContentOnRemoval = false

  /// The device's own display alone.
  public init() {}

  /// More displays than any device has.
  public static let most = 8
}

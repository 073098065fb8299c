/// Aspects of the configuration: those that have changed, or those whose changes an activity
/// handles itself.
///
/// https://developer.android.com/guide/topics/manifest/activity-element#config
public struct ConfigurationChanges: OptionSet, Hashable, Sendable {
  /// One bit for each aspect, in the order below.
  public let rawValue: Int
  /// The aspects of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Portrait or landscape.
  public static let orientation = ConfigurationChanges(rawValue: 1 << 0)
  /// The available size; changes with the orientation.
  public static let screenSize = ConfigurationChanges(rawValue: 1 << 1)
  /// The size whatever the orientation, as on another display.
  public static let smallestScreenSize = ConfigurationChanges(rawValue: 1 << 2)
  /// The class of layout, as on another display.
  public static let screenLayout = ConfigurationChanges(rawValue: 1 << 3)
  /// The language.
  public static let locale = ConfigurationChanges(rawValue: 1 << 4)
  /// Left to right or right to left.
  public static let layoutDirection = ConfigurationChanges(rawValue: 1 << 5)
  /// Night mode, or a dock.
  public static let uiMode = ConfigurationChanges(rawValue: 1 << 6)
  /// The display density, which manifests can name since API 24.
  public static let density = ConfigurationChanges(rawValue: 1 << 7)
  /// The user's font size.
  public static let fontScale = ConfigurationChanges(rawValue: 1 << 8)
  /// The kind of keyboard.
  public static let keyboard = ConfigurationChanges(rawValue: 1 << 9)
  /// Whether the keyboard can be used.
  public static let keyboardHidden = ConfigurationChanges(rawValue: 1 << 10)
  /// Trackball or direction pad.
  public static let navigation = ConfigurationChanges(rawValue: 1 << 11)
  /// The kind of touchscreen.
  public static let touchscreen = ConfigurationChanges(rawValue: 1 << 12)
  /// Colour gamut and dynamic range (API 26).
  public static let colorMode = ConfigurationChanges(rawValue: 1 << 13)
  /// The mobile country code of the SIM.
  public static let mcc = ConfigurationChanges(rawValue: 1 << 14)
  /// The mobile network code of the SIM.
  public static let mnc = ConfigurationChanges(rawValue: 1 << 15)
  /// Bolder text (API 31).
  public static let fontWeightAdjustment = ConfigurationChanges(rawValue: 1 << 16)
  /// How the user is addressed (API 34).
  public static let grammaticalGender = ConfigurationChanges(rawValue: 1 << 17)

  /// The paths of the resources, as of an overlay, which manifests can name since API 36.
  public static let assetsPaths = ConfigurationChanges(rawValue: 1 << 30)
  /// No aspect, but the word of an activity without resources, for which no change matters (API
  /// 36).
  public static let resourcesUnused = ConfigurationChanges(rawValue: 1 << 32)

  /// The words for what changes by itself, in the order of the platform's documentation.
  public static let names: [(name: String, change: ConfigurationChanges)] = [
    ("mcc", .mcc), ("mnc", .mnc), ("locale", .locale), ("touchscreen", .touchscreen),
    ("keyboard", .keyboard), ("keyboardHidden", .keyboardHidden), ("navigation", .navigation),
    ("orientation", .orientation), ("screenLayout", .screenLayout), ("uiMode", .uiMode),
    ("screenSize", .screenSize), ("smallestScreenSize", .smallestScreenSize),
    ("density", .density), ("layoutDirection", .layoutDirection), ("colorMode", .colorMode),
    ("fontScale", .fontScale), ("fontWeightAdjustment", .fontWeightAdjustment),
    ("grammaticalGender", .grammaticalGender),
  ]

  /// The manifest's words.
  public static let namesInManifests: [(name: String, change: ConfigurationChanges)] =
    names + [
      (name: "assetsPaths", change: ConfigurationChanges.assetsPaths),
      (name: "resourcesUnused", change: ConfigurationChanges.resourcesUnused),
    ]
}

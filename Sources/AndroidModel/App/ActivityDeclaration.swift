/// An `<activity>` of the manifest.
///
/// https://developer.android.com/guide/topics/manifest/activity-element
public struct ActivityDeclaration: Hashable, Sendable {
  public var name: String
  public var launchMode: LaunchMode = .standard
  /// Nil: the application's.
  public var taskAffinity: String?
  public var configChanges: ConfigurationChanges = []
  public var theme: ActivityTheme = .opaque
  public var noHistory = false
  /// Has the MAIN action and the LAUNCHER category.
  public var isLauncher = true
  public var showWhenLocked = false
  public var turnScreenOn = false

  public init(name: String) {
    self.name = name
  }
}

public enum LaunchMode: String, Hashable, Sendable, CaseIterable {
  case standard
  case singleTop
  case singleTask
  case singleInstance
  case singleInstancePerTask
}

/// What the window shows behind itself. Only `opaque` hides the activity below.
public enum ActivityTheme: String, Hashable, Sendable, CaseIterable {
  case opaque
  case translucent
  /// Floating: `Theme.Dialog`.
  case dialog
  /// `Theme.NoDisplay`: must finish before its `onResume` ends.
  case noDisplay
}

/// The `android:configChanges` that an activity handles itself.
public struct ConfigurationChanges: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let orientation = ConfigurationChanges(rawValue: 1 << 0)
  public static let screenSize = ConfigurationChanges(rawValue: 1 << 1)
  public static let smallestScreenSize = ConfigurationChanges(rawValue: 1 << 2)
  public static let screenLayout = ConfigurationChanges(rawValue: 1 << 3)
  public static let locale = ConfigurationChanges(rawValue: 1 << 4)
  public static let layoutDirection = ConfigurationChanges(rawValue: 1 << 5)
  public static let uiMode = ConfigurationChanges(rawValue: 1 << 6)
  public static let density = ConfigurationChanges(rawValue: 1 << 7)
  public static let fontScale = ConfigurationChanges(rawValue: 1 << 8)
  public static let keyboard = ConfigurationChanges(rawValue: 1 << 9)
  public static let keyboardHidden = ConfigurationChanges(rawValue: 1 << 10)
  public static let navigation = ConfigurationChanges(rawValue: 1 << 11)
  public static let touchscreen = ConfigurationChanges(rawValue: 1 << 12)
  public static let colorMode = ConfigurationChanges(rawValue: 1 << 13)
  public static let mcc = ConfigurationChanges(rawValue: 1 << 14)
  public static let mnc = ConfigurationChanges(rawValue: 1 << 15)
  public static let fontWeightAdjustment = ConfigurationChanges(rawValue: 1 << 16)
  public static let grammaticalGender = ConfigurationChanges(rawValue: 1 << 17)

  /// The manifest's words, in the order of the platform's documentation.
  public static let names: [(name: String, change: ConfigurationChanges)] = [
    ("mcc", .mcc), ("mnc", .mnc), ("locale", .locale), ("touchscreen", .touchscreen),
    ("keyboard", .keyboard), ("keyboardHidden", .keyboardHidden), ("navigation", .navigation),
    ("orientation", .orientation), ("screenLayout", .screenLayout), ("uiMode", .uiMode),
    ("screenSize", .screenSize), ("smallestScreenSize", .smallestScreenSize),
    ("density", .density), ("layoutDirection", .layoutDirection), ("colorMode", .colorMode),
    ("fontScale", .fontScale), ("fontWeightAdjustment", .fontWeightAdjustment),
    ("grammaticalGender", .grammaticalGender),
  ]
}

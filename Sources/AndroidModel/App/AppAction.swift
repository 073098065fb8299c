/// A call that app code makes into the framework, from a callback script or from a listener while
/// the app is idle. Without an explicit receiver it is made on the object whose code runs.
public enum AppAction: Hashable, Sendable {
  /// `startActivity` or, with a request code, `startActivityForResult`.
  case startActivity(Intent, requestCode: Int? = nil)
  /// `startActivities`
  case startActivities([Intent])
  case finish
  case finishAffinity
  case finishAndRemoveTask
  case setResult(code: Int)
  case recreate
  case moveTaskToBack
  case releaseInstance
  /// `setIntent`
  case setIntent(Intent)
  case requestPermissions
  /// A dialog window of the activity itself; no server is involved.
  case showDialog
  case dismissDialog
  /// A call on the object's fragment manager.
  case fragments(FragmentAction)
}

/// https://developer.android.com/reference/android/content/Intent
public struct Intent: Hashable, Sendable {
  /// The class named by the component.
  public var component: String
  public var flags: IntentFlags
  /// Extras in the order in which they were put.
  public var extras: [Extra]

  public struct Extra: Hashable, Sendable {
    public var key: String
    public var value: String
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  public init(_ component: String, flags: IntentFlags = [], extras: [Extra] = []) {
    self.component = component
    self.flags = flags
    self.extras = extras
  }
}

/// `Intent.FLAG_ACTIVITY_…`
public struct IntentFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let newTask = IntentFlags(rawValue: 1 << 0)
  public static let multipleTask = IntentFlags(rawValue: 1 << 1)
  public static let newDocument = IntentFlags(rawValue: 1 << 2)
  public static let clearTop = IntentFlags(rawValue: 1 << 3)
  public static let singleTop = IntentFlags(rawValue: 1 << 4)
  public static let clearTask = IntentFlags(rawValue: 1 << 5)
  public static let reorderToFront = IntentFlags(rawValue: 1 << 6)
  public static let noHistory = IntentFlags(rawValue: 1 << 7)
  public static let previousIsTop = IntentFlags(rawValue: 1 << 8)
  public static let forwardResult = IntentFlags(rawValue: 1 << 9)
  public static let resetTaskIfNeeded = IntentFlags(rawValue: 1 << 10)
  public static let taskOnHome = IntentFlags(rawValue: 1 << 11)
  public static let noUserAction = IntentFlags(rawValue: 1 << 12)

  /// The constants' names without `FLAG_ACTIVITY_`.
  public static let names: [(name: String, flag: IntentFlags)] = [
    ("NEW_TASK", .newTask), ("MULTIPLE_TASK", .multipleTask), ("NEW_DOCUMENT", .newDocument),
    ("CLEAR_TOP", .clearTop), ("SINGLE_TOP", .singleTop), ("CLEAR_TASK", .clearTask),
    ("REORDER_TO_FRONT", .reorderToFront), ("NO_HISTORY", .noHistory),
    ("PREVIOUS_IS_TOP", .previousIsTop), ("FORWARD_RESULT", .forwardResult),
    ("RESET_TASK_IF_NEEDED", .resetTaskIfNeeded), ("TASK_ON_HOME", .taskOnHome),
    ("NO_USER_ACTION", .noUserAction),
  ]
}

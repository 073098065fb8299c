/// `Intent.FLAG_ACTIVITY_…`
///
/// https://developer.android.com/reference/android/content/Intent#setFlags(int)
public struct IntentFlags: OptionSet, Hashable, Sendable {
  /// One bit for each flag, in the order below.
  public let rawValue: Int
  /// The flags of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Starts in a task of its own affinity.
  public static let newTask = IntentFlags(rawValue: 1 << 0)
  /// With `newTask`: always in another task.
  public static let multipleTask = IntentFlags(rawValue: 1 << 1)
  /// In a task that stands for a document.
  public static let newDocument = IntentFlags(rawValue: 1 << 2)
  /// Finishes what is above the activity.
  public static let clearTop = IntentFlags(rawValue: 1 << 3)
  /// Not another instance if it is on top already.
  public static let singleTop = IntentFlags(rawValue: 1 << 4)
  /// With `newTask`: finishes everything in the task first.
  public static let clearTask = IntentFlags(rawValue: 1 << 5)
  /// Moves an existing instance to the top of its task.
  public static let reorderToFront = IntentFlags(rawValue: 1 << 6)
  /// Finished as soon as it is stopped.
  public static let noHistory = IntentFlags(rawValue: 1 << 7)
  /// The caller does not count as the top.
  public static let previousIsTop = IntentFlags(rawValue: 1 << 8)
  /// The result goes where the caller's would have gone.
  public static let forwardResult = IntentFlags(rawValue: 1 << 9)
  /// What the launcher adds: a task that is there is shown as it is.
  public static let resetTaskIfNeeded = IntentFlags(rawValue: 1 << 10)
  /// The home screen comes below the task.
  public static let taskOnHome = IntentFlags(rawValue: 1 << 11)
  /// No `onUserLeaveHint` for the one that is left.
  public static let noUserAction = IntentFlags(rawValue: 1 << 12)
  /// The task is not among the recent ones.
  public static let excludeFromRecents = IntentFlags(rawValue: 1 << 13)
  /// With `newDocument`: the task stays among the recent ones when it is finished.
  public static let retainInRecents = IntentFlags(rawValue: 1 << 14)
  /// The same bit as `newDocument` since API 21: finished, with what is above it, when its task is
  /// reset.
  public static let clearWhenTaskReset = newDocument
  /// With `newTask`, from a side of a split screen: on the other side.
  public static let launchAdjacent = IntentFlags(rawValue: 1 << 15)

  /// It comes without an animation, which makes no difference to callbacks.
  public static let noAnimation = IntentFlags(rawValue: 1 << 20)
  /// Only if a single activity is found, so that the user need not be asked (API 30).
  public static let requireDefault = IntentFlags(rawValue: 1 << 18)
  /// Not to a browser (API 30).
  public static let requireNonBrowser = IntentFlags(rawValue: 1 << 19)

  /// Set by the system: its task was brought to the front for it.
  public static let broughtToFront = IntentFlags(rawValue: 1 << 16)
  /// Set by the system: its task was begun anew from the list of recent tasks.
  public static let launchedFromHistory = IntentFlags(rawValue: 1 << 17)

  /// Those that the system sets, and that apps only read.
  public static let systemNames: [(name: String, flag: IntentFlags)] = [
    ("BROUGHT_TO_FRONT", .broughtToFront), ("LAUNCHED_FROM_HISTORY", .launchedFromHistory),
  ]

  /// The names of those that apps give, as the constants have them without `FLAG_ACTIVITY_`.
  public static let names: [(name: String, flag: IntentFlags)] = [
    ("NEW_TASK", .newTask), ("MULTIPLE_TASK", .multipleTask), ("NEW_DOCUMENT", .newDocument),
    ("CLEAR_TOP", .clearTop), ("SINGLE_TOP", .singleTop), ("CLEAR_TASK", .clearTask),
    ("REORDER_TO_FRONT", .reorderToFront), ("NO_HISTORY", .noHistory),
    ("PREVIOUS_IS_TOP", .previousIsTop), ("FORWARD_RESULT", .forwardResult),
    ("RESET_TASK_IF_NEEDED", .resetTaskIfNeeded), ("TASK_ON_HOME", .taskOnHome),
    ("NO_USER_ACTION", .noUserAction), ("CLEAR_WHEN_TASK_RESET", .clearWhenTaskReset),
    ("EXCLUDE_FROM_RECENTS", .excludeFromRecents), ("RETAIN_IN_RECENTS", .retainInRecents),
    ("LAUNCH_ADJACENT", .launchAdjacent), ("REQUIRE_DEFAULT", .requireDefault),
    ("REQUIRE_NON_BROWSER", .requireNonBrowser), ("NO_ANIMATION", .noAnimation),
  ]
}

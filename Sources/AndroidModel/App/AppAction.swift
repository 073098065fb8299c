/// A call that app code makes into the framework, from a callback script or from a listener while
/// the app is idle. Without an explicit receiver it is made on the object whose code runs.
///
/// It is passed on as a reference, since some of the calls carry much.
///
/// https://developer.android.com/reference/android/app/Activity
public indirect enum AppAction: Hashable, Sendable {
  /// `startActivity` or, with a request code, `startActivityForResult`.
  case startActivity(Intent, requestCode: Int? = nil)
  /// `startActivities`
  case startActivities([Intent])
  /// `startActivity`, or with several intents `startActivities`, on a context that is no activity.
  case startFromContext(ContextComponent, [Intent])
  /// `PendingIntent.send`, with what was said by `setPendingIntentBackgroundActivityStartMode` (API 34).
  case send(PendingIntent, mode: BackgroundActivityStartMode = .systemDefined)
  /// `startIntentSender` or, with a request code, `startIntentSenderForResult`: what the pending intent
  /// starts is started from here.
  case startIntentSender(
    PendingIntent, requestCode: Int? = nil, mode: BackgroundActivityStartMode = .systemDefined)
  /// `TaskStackBuilder` with this intent and the parents of its activity, and its `startActivities`.
  case startTaskStack(Intent)
  /// A call on the `AppTask` of the task that this activity is in.
  case appTask(InstanceID, AppTaskAction)
  case finish
  /// `finishAfterTransition`
  case finishAfterTransition
  case finishAffinity
  case finishAndRemoveTask
  /// `finishActivity`: what it has started under this code.
  case finishActivity(requestCode: Int)
  case setResult(code: Int)
  case recreate
  /// `moveTaskToBack`; without `nonRoot` only of the root of a task.
  case moveTaskToBack(nonRoot: Bool = true)
  /// `navigateUpTo`
  case navigateUpTo(Intent)
  /// `setTranslucent`: what is below shows through it from now on, or no more (API 30).
  case setTranslucent(Bool)
  /// `onNavigateUp`: up to the `parentActivityName` of the manifest.
  case onNavigateUp
  case releaseInstance
  /// `setIntent`
  case setIntent(Intent)
  /// `requestPermissions`
  case requestPermissions(requestCode: Int? = nil)
  /// `enterPictureInPictureMode`
  case enterPictureInPictureMode
  /// `setPictureInPictureParams` with `setAutoEnterEnabled` and `setAspectRatio`
  case setPictureInPictureParams(autoEnter: Bool, aspectRatio: AspectRatio? = nil)
  /// `setHandoffEnabled`: it may continue on another device (API 37).
  case setHandoffEnabled(Bool)
  case lockScreen(LockScreenCall)
  case startLockTask
  case stopLockTask
  case setRequestedOrientation(ScreenOrientation)
  /// `requestFullscreenMode`
  case requestFullscreenMode(FullscreenModeRequest)
  /// `SplitController.pinTopActivityStack` for the task of the activity.
  case pinTopActivityStack
  case unpinTopActivityStack
  /// A dialog of the activity itself: it opens one more window, and nobody is paused for it.
  case showDialog(DialogClass = .dialog)
  case dismissDialog
  /// A call about a dialog that the activity keeps under an id.
  case managedDialog(ManagedDialogAction)
  /// `setFinishOnTouchOutside`
  case setFinishOnTouchOutside(Bool)
  case window(WindowAction)
  /// `setCurrentItem` of a pager.
  case setCurrentItem(pager: String, item: Int, smoothScroll: Bool)
  /// A change of a pager's data set, and the call on its adapter that tells of it.
  case changePager(pager: String, PagerDataChange)
  /// `setAdapter` of the pager that was made last under this name: a new one, or null.
  case setAdapter(pager: String, isNull: Bool)
  /// A call on a view model of the object.
  case viewModel(ViewModelAction)
  /// Calls the constructor of a fragment class. The app holds the new fragment, which no fragment
  /// manager knows yet.
  case makeFragment(className: String)
  /// A call on the object's fragment manager.
  case fragments(FragmentAction)
  /// A call on the `NavController` that the object finds.
  case navController(NavigationAction)
  /// A call on a launcher for results.
  case result(ActivityResultAction)
  /// A call on the `SavedStateRegistry`.
  case savedState(SavedStateAction)
  /// `registerActivityLifecycleCallbacks`, of the `Application` if that is whose code runs.
  case registerActivityLifecycleCallbacks
  /// `unregisterActivityLifecycleCallbacks`
  case unregisterActivityLifecycleCallbacks
  /// `invalidateOptionsMenu`
  case invalidateOptionsMenu
  /// A call about a menu that opens over the activity.
  case menu(MenuAction)
  /// A call about the listeners of the activity.
  case activityListener(ActivityListenerAction)
  /// `setVisible`: whether its window is shown once it is resumed.
  case setVisible(Bool)
  /// `startActionMode`
  case startActionMode
  /// `ActionMode.finish`
  case finishActionMode
  /// A call about Back.
  case back(BackAction)
  /// A call on the object's Lifecycle, or on that of its view.
  case lifecycle(LifecycleAction)
  /// `Thread.sleep`: the main thread takes this long, as with any other work.
  case sleep(milliseconds: Int)
}

extension AppAction {
  /// Whether the main thread does nothing else for some time.
  var takesTime: Bool {
    guard case .sleep = self else { return false }
    return true
  }
}

/// `FULLSCREEN_MODE_REQUEST_ENTER` and `…_EXIT`
///
/// https://developer.android.com/reference/android/app/Activity#requestFullscreenMode(int,android.os.OutcomeReceiver)
public enum FullscreenModeRequest: String, Hashable, Sendable, CaseIterable {
  case enter = "ENTER"
  case exit = "EXIT"
}

/// https://developer.android.com/reference/android/content/Intent
public struct Intent: Hashable, Sendable {
  // Apart, as an intent is handed on often and hardly ever changed.
  private var content: Boxed<Content>

  private struct Content: Hashable, Sendable {
    var component: String
    var action: Action?
    var categories: [String] = []
    var data: String?
    var type: String?
    var asksUser = false
    var flags: IntentFlags
    var extras: [Extra]
    var options = ActivityOptions()
  }

  /// The class named by the component; empty: it is implicit, and the system looks for one.
  public var component: String {
    get { content.value.component }
    set { content.value.component = newValue }
  }
  /// `getAction()`, with the category that goes with it; nil: none.
  public var action: Action? {
    get { content.value.action }
    set { content.value.action = newValue }
  }
  /// `getCategories()`, without `android.intent.category.`.
  public var categories: [String] {
    get { content.value.categories }
    set { content.value.categories = newValue }
  }
  /// `getData()`
  public var data: String? {
    get { content.value.data }
    set { content.value.data = newValue }
  }
  /// `getType()`, as the code has set it.
  public var type: String? {
    get { content.value.type }
    set { content.value.type = newValue }
  }
  /// `createChooser`: the user is asked, whoever is found.
  public var asksUser: Bool {
    get { content.value.asksUser }
    set { content.value.asksUser = newValue }
  }
  /// What `addFlags` was given.
  public var flags: IntentFlags {
    get { content.value.flags }
    set { if newValue != flags { content.value.flags = newValue } }
  }
  /// Extras in the order in which they were put.
  public var extras: [Extra] {
    get { content.value.extras }
    set { content.value.extras = newValue }
  }
  /// The options that the start carries along, which are no part of what the activity gets.
  public var options: ActivityOptions {
    get { content.value.options }
    set { if newValue != options { content.value.options = newValue } }
  }

  /// One `putExtra`.
  public struct Extra: Hashable, Sendable {
    /// Its name.
    public var key: String
    /// Its value as text.
    public var value: String
    /// An extra of this name.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// What an intent asks for.
  public enum Action: Hashable, Sendable {
    /// MAIN, of the category LAUNCHER.
    case main
    case view
    /// Without `android.intent.action.`, or an app's own.
    case other(String)
  }

  /// An explicit intent for a class.
  public init(
    _ component: String, flags: IntentFlags = [], extras: [Extra] = [], action: Action? = nil,
    data: String? = nil
  ) {
    content = Boxed(
      Content(component: component, action: action, data: data, flags: flags, extras: extras))
  }
}

/// What has a context of its own and is no activity.
///
/// https://developer.android.com/guide/components/fundamentals#Components
public enum ContextComponent: String, Hashable, Sendable, CaseIterable {
  /// `getApplicationContext()`
  case application
  case service
  case receiver

  /// Whether the system starts a process for it; the code of the others runs in one that is there.
  var startsProcess: Bool {
    switch self {
    case .application: false
    case .service, .receiver: true
    }
  }
}

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
  /// The result goes to whom the caller's would have gone.
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

  /// Only if a single activity is found, so that nobody has to be asked (API 30).
  public static let requireDefault = IntentFlags(rawValue: 1 << 18)
  /// Not to a browser (API 30).
  public static let requireNonBrowser = IntentFlags(rawValue: 1 << 19)

  /// Of the system's own: its task was brought to the front for it.
  public static let broughtToFront = IntentFlags(rawValue: 1 << 16)
  /// Of the system's own: its task was begun anew from the list of recent tasks.
  public static let launchedFromHistory = IntentFlags(rawValue: 1 << 17)

  /// Those of the system's own, which apps read and do not give.
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
    ("REQUIRE_NON_BROWSER", .requireNonBrowser),
  ]
}

/// An `<activity>` of the manifest.
///
/// https://developer.android.com/guide/topics/manifest/activity-element
public struct ActivityDeclaration: Hashable, Sendable {
  /// The class, by which intents and scripts name it.
  public var name: String
  /// `android:launchMode`
  public var launchMode: LaunchMode = .standard
  /// Nil: the application's.
  public var taskAffinity: String?
  /// `android:process`; nil: the one of its app.
  public var process: String?
  /// The package that it belongs to, if that is not the app under test. Each has a uid of its own.
  public var package: String?
  /// It is installed in the work profile, whose apps have uids and processes of their own.
  public var isInWorkProfile = false
  /// `android:configChanges`: what it handles itself instead of being restarted.
  public var configChanges: ConfigurationChanges = []
  /// `android:recreateOnConfigChanges`: what it is restarted for though others are not (API 26).
  public var recreateOnConfigChanges: ConfigurationChanges = []
  /// `android:theme`, as far as it decides what shows through.
  public var theme: ActivityTheme = .opaque
  /// `android:noHistory`: finished as soon as it is stopped.
  public var noHistory = false
  /// Has the MAIN action and the LAUNCHER category.
  public var isLauncher = true
  /// `android:showWhenLocked`: shows over the keyguard (API 27).
  public var showWhenLocked = false
  /// `android:inheritShowWhenLocked`: shows over the keyguard if the activity below does (API 29).
  public var inheritShowWhenLocked = false
  /// `android:resumeWhilePausing`: it is begun without waiting for the pause of the one before (API
  /// 24).
  public var resumeWhilePausing = false
  /// `android:turnScreenOn`: wakes the device when started (API 27).
  public var turnScreenOn = false
  /// `android:allowTaskReparenting`: a reset moves it to the task of its affinity.
  public var allowTaskReparenting = false
  /// `android:finishOnTaskLaunch`: a reset of its task finishes it.
  public var finishOnTaskLaunch = false
  /// `android:finishOnCloseSystemDialogs`: the Home key finishes it, wherever it is.
  public var finishOnCloseSystemDialogs = false
  /// `android:clearTaskOnLaunch`: a reset of its task by this activity finishes all others.
  public var clearTaskOnLaunch = false
  /// `android:stateNotNeeded`: its record outlives its process without a saved state, too.
  public var stateNotNeeded = false
  /// `android:documentLaunchMode`
  public var documentLaunchMode = DocumentLaunchMode.none
  /// `android:relinquishTaskIdentity`: the activity above it says what its task is.
  public var relinquishTaskIdentity = false
  /// `android:autoRemoveFromRecents`: its task leaves the recent ones with its last activity.
  public var autoRemoveFromRecents = false
  /// `android:excludeFromRecents`: its task is not among the recent ones.
  public var excludeFromRecents = false
  /// `android:persistableMode`: what of it outlives a reboot.
  public var persistableMode = PersistableMode.persistRootOnly
  /// `android:maxRecents`: how many documents of it the recent tasks hold; nil: the default.
  public var maxRecents: Int?
  /// `android:targetActivity`: it is an `<activity-alias>`, another name for this one; nil: it is
  /// none.
  public var targetActivity: String?
  /// `android:parentActivityName`: where Up leads.
  public var parentActivityName: String?

  /// `android:resizeableActivity`: it may stand beside others (API 24).
  public var resizeableActivity = true
  /// `android:maxAspectRatio`, `android:minAspectRatio`: its window is not of any shape.
  public var hasFixedAspectRatio = false
  /// The metadata `android.supports_size_changes`: it keeps no size, though it may not be resized
  /// (API 30).
  public var supportsSizeChanges = false
  /// The property `android.window.PROPERTY_COMPAT_ALLOW_RESTRICTED_RESIZABILITY`: a large screen
  /// follows what it asks for (API 36).
  public var allowRestrictedResizability = false
  /// `android:exported`: other apps may start it.
  public var isExported = true
  /// Its content view is of a class of its own, with overrides and an id.
  public var hasContentView = false
  /// It has an app bar with an options menu.
  public var hasOptionsMenu = false
  /// `<intent-filter>`, besides that of the launcher; nil: there is none.
  public var intentFilter: IntentFilter?
  /// `android:showForAllUsers`: it is shown whichever user has the device (API 23).
  public var showForAllUsers = false
  /// `android:allowCrossUidActivitySwitchFromBelow` of its application: activities of other apps
  /// below it may start others over it (API 35).
  public var allowCrossUidActivitySwitchFromBelow = true
  /// Overrides that do not call `super`; only those in `ActivityCallback.checkedForSuper` have
  /// consequences at once.
  public var overridesWithoutSuper: [ActivityCallback] = []
  /// How many bytes `onSaveInstanceState` puts into the bundle.
  public var savedStateSize = 0
  /// `android:enableOnBackInvokedCallback`; nil: as the application has it (API 33).
  public var enableOnBackInvokedCallback: Bool?
  /// `android:lockTaskMode` (API 23)
  public var lockTaskMode = LockTaskMode.normal
  /// `android:supportsPictureInPicture`: it may become a small window over others (API 26).
  public var supportsPictureInPicture = false
  /// `android:screenOrientation`
  public var screenOrientation = ScreenOrientation.unspecified
  /// Ahead of `super.onCreate` it gives its fragment manager a `FragmentFactory` of the app's own.
  public var hasFragmentFactory = false
  /// What the app tells its window library about it.
  public var embedding = EmbeddingRules()

  /// An activity with the defaults of the manifest, and an icon in the launcher.
  public init(name: String) {
    self.name = name
  }
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

/// The server's record of one activity: it outlives the instance and the process.
///
/// `ActivityRecord` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
struct ActivityRecord: WindowContainer {
  let token: ActivityToken
  let component: Component
  var intent: Intent
  /// The task fragment that it is in.
  var parent: TaskFragmentID
  /// `mShowWhenLocked`, `mInheritShownWhenLocked`, `mTurnScreenOn`: what the manifest says until
  /// the code says otherwise.
  var lockScreen = LockScreenFlags()
  /// `mTaskOverlay`: it lies over all others of its task, also over those that come later.
  var isTaskOverlay = false
  /// It was started with a scene transition.
  var hasSceneTransition = false
  /// `lockTaskLaunchMode`, as far as the caller of its start has set it.
  var isLockTaskEnabled = false
  /// `LAUNCH_SOURCE_TYPE_HOME`: the home screen has started it.
  var isFromHome = false
  /// `mLaunchIntoPipHostActivity` is set: it was launched into picture-in-picture, out of its
  /// caller's task.
  var isLaunchedIntoPicture = false
  /// `mLastParentBeforePip`: where it goes back to from picture-in-picture; nil: its task came
  /// along.
  var lastParentBeforePip: TaskID?
  /// Its picture is at the edge of the screen, partly out of sight.
  var isStashed = false
  /// `mOccludesParent`, once the app has said it; nil: as the theme has it.
  var occludesParent: Bool?
  /// `pictureInPictureArgs.isAutoEnterEnabled`
  var entersPictureInPictureWhenLeft = false
  /// `supportsEnterPipOnTaskSwitch`: another task has come in front of its own, so that it may
  /// enter picture-in-picture as it leaves.
  var isLeftForAnotherTask = false
  /// `mOrientation`
  var requestedOrientation = ScreenOrientation.unspecified
  /// `mCompatDisplayInsets`: the configuration whose size it keeps; nil: none.
  var compatDisplayInsets: Configuration?
  /// `mDisplayChangedWithoutRestart`: it was made for another display.
  var hasChangedDisplay = false
  var state = State.initializing
  /// `app`: the process that has an instance of it; nil: none has.
  var app: ProcessName?
  /// `finishing`
  var isFinishing = false
  /// `deferRelaunchUntilPaused`, once `configDestroy`: the change waits for the pause that is under
  /// way.
  var defersRelaunchUntilPaused = false
  /// `forceNewConfig`: it is to be made anew, whatever has changed.
  var forcesNewConfiguration = false
  /// The configuration that the client was last told: `mLastReportedConfiguration`.
  var lastReportedConfiguration = Configuration()
  /// The display's rotation at that time: `windowConfiguration.getDisplayRotation`.
  var lastReportedRotation = UserRotation.natural
  /// `sleeping`: it was stopped while nothing could be seen.
  var isSleeping = false
  /// Why it was paused; nil since it was last resumed.
  var pauseReason: AndroidReason?
  /// Nil: nothing has been saved since it was last resumed.
  var savedState: ActivitySavedState?
  /// `launchCount`: since its state was last saved.
  var launchCount: UInt8 = 0
  /// `mPersistentState` is there: the state that outlives a reboot, as it was saved last.
  var hasPersistentState = false
  /// The snapshot that was taken as it was hidden; nil: none.
  var snapshot: Snapshot?
  /// The activity that asked for a result.
  var resultTo: ResultReceiver?
  /// `launchedFromUid`, kept for a chooser and for a permission dialog alone.
  var launchedFrom: UID?
  /// Nil, as in most cases: nothing waits for it.
  private(set) var pending: Boxed<Pending>?
  /// Its windows, bottom to top: the main one, then its dialogs'.
  var windows = ShortList<WindowState>()
  /// `mLastWindowCreateTime`: the latest that it has had, by its serial.
  var lastWindow: UInt32 = 0

  /// The results and intents that wait for it to be resumed: `results` and `newIntents`.
  struct Pending: Hashable, Sendable {
    var results: [ActivityResult] = []
    var newIntents: [Intent] = []
  }

  /// The app or part of the system whose activity it is.
  enum Component: Hashable, Sendable {
    case app(ActivityInfo)
    case home
    case otherApp
    /// `EmptyActivity` or `EmptyFloatingActivity` of androidx.test.core, in the app of the tests.
    case empty(isFloating: Bool)
    case assistant
    /// `DreamActivity`
    case dream
    /// `GrantPermissionsActivity`
    case permissionDialog
    /// `ResolverActivity`, or `ChooserActivity` if an app wants it.
    case resolver
    /// `UnlaunchableAppActivity`: the app is in a profile that is paused.
    case unlaunchableApp

    var processName: ProcessName {
      switch self {
      case .app(let info): info.processName
      case .home: .launcher
      case .otherApp, .empty: .otherApp
      case .assistant: .assistant
      case .dream: .dream
      case .permissionDialog: .permissionController
      case .resolver, .unlaunchableApp: .systemDialogs
      }
    }

    fileprivate var manifestInfo: ActivityInfo? {
      switch self {
      case .app(let info): info
      case .home, .otherApp, .empty, .assistant, .dream, .permissionDialog, .resolver,
        .unlaunchableApp:
        nil
      }
    }

    var lockScreen: LockScreenFlags {
      switch self {
      case .app(let info): info.lockScreen
      case .dream: .showWhenLocked
      case .home, .otherApp, .empty, .assistant, .permissionDialog, .resolver, .unlaunchableApp: []
      }
    }
  }

  /// `ActivityRecord.State`
  enum State: UInt8, Hashable, Sendable {
    /// No instance was asked for yet.
    case initializing
    case started
    case resumed
    case pausing
    case paused
    case stopping
    case stopped
    /// Like the two before, but in name only: its window stays visible, and `onStop` does not run.
    case stoppingWhileShown
    case stoppedWhileShown
    /// Waits for the next activity to be idle before it is destroyed.
    case finishing
    case destroying
    /// The instance is gone, the record stays.
    case destroyed
  }

  /// The kind of snapshot, by what was hidden.
  enum Snapshot: Hashable, Sendable {
    /// `ActivitySnapshotController`: the activity, by another one of its task.
    case ofActivity
    /// `TaskSnapshotController`: the task that it was on top of.
    case ofTask
  }

  /// `resultTo` and `requestCode`
  struct ResultReceiver: Hashable, Sendable {
    let token: ActivityToken
    let requestCode: Int
  }

  var id: ActivityToken { token }

  /// Nil: it is another app's.
  var info: ActivityInfo? { component.manifestInfo }

  @inline(__always)
  var isOfApp: Bool {
    switch component {
    case .app: true
    case .home, .otherApp, .empty, .assistant, .dream, .permissionDialog, .resolver,
      .unlaunchableApp:
      false
    }
  }

  /// `processName`: the process that its instance lives in, once there is one.
  var processName: ProcessName { component.processName }

  /// `attachedToProcess`
  @inline(__always)
  var isAttached: Bool { app != nil }

  /// `fillsParent`: it hides what is below it.
  var isOpaque: Bool { occludesParent ?? isOpaqueByTheme }

  private var isOpaqueByTheme: Bool {
    switch component {
    case .app(let info): info.isOpaque
    case .home, .otherApp, .assistant, .dream: true
    case .empty(let isFloating): !isFloating
    case .permissionDialog, .resolver, .unlaunchableApp: false
    }
  }

  var hasNoHistory: Bool { info?.hasNoHistory == true || intent.flags.contains(.noHistory) }

  func isInstance(of name: ClassID) -> Bool { info?.name == name }

  @inline(__always)
  var hasPendingResults: Bool { pending.map { !$0.value.results.isEmpty } ?? false }

  mutating func wait(_ result: ActivityResult) {
    pending = pending ?? Boxed(Pending())
    pending?.value.results.append(result)
  }

  mutating func wait(_ newIntent: Intent) {
    pending = pending ?? Boxed(Pending())
    pending?.value.newIntents.append(newIntent)
  }

  /// It gets all that has waited for it.
  @inline(__always)
  mutating func takePending() -> Pending {
    guard let waiting = pending.take() else { return Pending() }
    return waiting.value
  }

  /// It gets the results alone.
  mutating func takePendingResults() -> [ActivityResult] {
    guard let results = pending?.value.results else { return [] }
    pending?.value.results = []
    return results
  }

  mutating func startPausing(because reason: AndroidReason) {
    state = .pausing
    pauseReason = reason
  }

  mutating func resume() {
    state = .resumed
    pauseReason = nil
  }

  /// It gets an instance.
  @inline(__always)
  mutating func attach(
    to process: ProcessName, _ configuration: Configuration, rotation: LayoutElement.Orientation
  ) {
    app = process
    if launchCount < .max { launchCount += 1 }
    forcesNewConfiguration = false
    lastReportedConfiguration = configuration
    lastReportedRotation = rotation
  }

  static func vacancy(_ token: ActivityToken) -> ActivityRecord {
    ActivityRecord(
      token: token, component: .home, intent: .none,
      parent: TaskFragmentID(slot: 0, number: 0))
  }
}

extension ActivityToken: WindowContainerID {}

extension Intent {
  /// The intent of an activity that is not the app's.
  static let none = Intent("")
}

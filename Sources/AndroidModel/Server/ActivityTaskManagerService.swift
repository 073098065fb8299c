/// The server half of the machine: tasks, activity records and what the screen shows.
///
/// It decides the state that each activity should be in, and tells the process; the process
/// reports.
///
/// `ActivityTaskManagerService` and `ActivityTaskSupervisor` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskManagerService.java
struct ActivityTaskManagerService: Hashable, Sendable {
  let image: AppImage
  let version: AndroidVersion
  var root = RootWindowContainer()
  /// In the order of their names.
  private(set) var processes: InPlace<WindowProcessController>
  /// `mLruProcesses`: those of the modelled apps that were ever started, the last used one last.
  var lruProcesses = ShortList<ProcessName>()
  /// `mPreviousProcess`
  var previousProcess: ProcessName?
  /// `mTopResumedActivity`: the one that was told to be it.
  var topResumedActivity: ActivityToken?
  /// `mTopResumedActivityWaitingForPrev`: it has not reported yet that it is the topmost no more.
  var releasingTopResumedState: ActivityToken?
  /// `mStoppingActivities`: to be stopped, or if finishing destroyed, once the next one is idle.
  var stoppingActivities = ShortList<LeavingActivity>()
  /// `mActivitiesWaitingForVisibleActivity`: what was paused for the next one, until that is idle.
  var waitingForNext = ShortList<ActivityToken>()
  /// `mFinishingActivities`: to be destroyed once the next activity is idle.
  var finishingActivities = ShortList<LeavingActivity>()
  /// `mRecentTasks`
  var recentTasks = RecentTasks()
  /// `BackNavigationController.mAnimationHandler`: what a finger that goes back moves.
  var backNavigation: BackNavigation?
  /// `mEnteringAnimation`: they come into sight, in order.
  var enteringActivities = ShortList<ActivityToken>()
  var transitions = TransitionController()
  /// `mRelaunchReason`
  var sizeRelaunches = SizeRelaunches()
  /// `Task.isDragResizing`, of whichever task.
  var isDragResizing = false
  /// The server sent itself the message to look after the two lists above.
  var isIdleScheduled = false
  var appSwitches = AppSwitches()
  /// `mUserLeaving`: the pause to come is the user's choice.
  var isUserLeaving = false
  /// `mDeferResumeCount`: a task is being cleared.
  var isResumeDeferred = false
  /// A start is being carried out: no other process answers before it is.
  var isStarting = false
  /// The activity that the start being carried out launches into picture-in-picture, which it
  /// enters at the end of the start.
  var startedAsPicture: ActivityToken?
  /// The start being carried out has cleared the task of the picture for its own activity.
  var hasClearedPicture = false
  /// No entry: the user has not been asked.
  var permissions: [UID: PermissionState] = [:]
  /// `isQuietModeEnabled`
  var isWorkProfilePaused = false
  var lockTask = LockTaskController()
  /// `mLastStartActivityRecord`: what may turn the screen on, until it is resumed.
  var lastStartedActivity: ActivityToken?
  /// Some activity has asked for an orientation, or the device has been turned.
  var fixesOrientation = false
  /// `mFixedRotationLaunchingApp`: some process is told of a turn once the transition is over.
  var isConfigurationDeferred = false
  var users = UserSwitching()
  var preferredActivities: [PreferredActivity] = []
  /// `mPackageConfigPersister`
  var packageLocales = PackageLocales()
  var nightMode = PackageNightMode()
  var cameras = CameraStateMonitor()
  /// Changes that have still to be broadcast.
  var packageChanges: [ComponentSetting] = []
  /// Nil: the app embeds no activities, or the release cannot.
  var splitController: SplitController?
  /// Milliseconds of logical time.
  var clock = 0
  /// Only of an app whose code takes long.
  var timeouts = ReportTimeouts()
  /// Code that runs besides the app's callbacks takes long.
  var stimulusTakesTime = false
  /// The messages that go to the processes next.
  var outgoing: [OutgoingMessage] = []
  /// The reason for what the server does at the moment.
  var reason = AndroidReason.system
  /// The first defect that was noticed.
  private(set) var defect: ModelDefect?

  /// - Parameter displays: those that are there.
  init(image: AppImage, version: AndroidVersion, displays: DisplaySettings) {
    self.image = image
    self.version = version
    let names = ProcessName.ofSystem + image.processes.indices.map { .ofApp($0) }
    processes = InPlace(names.map { WindowProcessController(name: $0) })
    lockTask.allowsApp = image.app.mayLockTask
    lockTask.allowsKeyguard = image.app.hasKeyguardInLockTask && version.hasLockTaskFeatures
    addActivityOfSystem(.home, to: root.createRootTask(.home))
    resumeFocusedTasksTopActivities()
    setLarge(displays.isLarge)
    if displays.count > 1, version.hasSecondaryDisplays { addDisplays(displays) }
    if image.embedsActivities, version.hasActivityEmbedding { splitController = SplitController() }
  }

  /// The process of this name.
  subscript(process: ProcessName) -> WindowProcessController {
    @inline(__always) unsafeAddress { processes.address(of: process.index) }
    @inline(__always) _modify { yield &processes[process.index] }
  }

  /// Makes the record of an activity that is not the app's; its process is always there.
  @discardableResult
  mutating func addActivityOfSystem(
    _ component: ActivityRecord.Component, intent: Intent = .none, to fragment: TaskFragmentID
  ) -> ActivityToken {
    let token = root.addActivity(component, intent: intent, to: fragment)
    if let activity = find(token) { root.activities[activity].app = component.processName }
    root.addWindow(.main(of: token))
    return token
  }

  /// A record that has to exist. If it does not, that is a defect of the model, and nothing is
  /// done.
  @inline(__always)
  mutating func find(
    _ token: ActivityToken, file: StaticString = #fileID, line: UInt = #line
  ) -> RootWindowContainer.ActivityPlace? {
    if let activity = root.activities.find(token) { return activity }
    noteLostRecord(file, line)
    return nil
  }

  @inline(never)
  private mutating func noteLostRecord(_ file: StaticString, _ line: UInt) {
    if defect == nil {
      defect = ModelDefect("an activity record that is gone", file: file, line: line)
    }
  }

  /// Tells the process that has the activity.
  mutating func schedule(
    _ callback: TransactionItem = .none, final: LifecycleRequest? = nil, to token: ActivityToken,
    because reason: AndroidReason? = nil
  ) {
    post(
      .transaction(ClientTransaction(token: token, callback: callback, finalState: final)),
      toProcessOf: token, because: reason)
  }

  mutating func tell(
    _ notice: ActivityNotice, to token: ActivityToken, because reason: AndroidReason? = nil
  ) {
    post(.notice(token, notice), toProcessOf: token, because: reason)
  }

  /// Sends it to the process in which the activity lives, if it lives in one.
  @inline(__always)
  mutating func post(
    _ message: consuming ClientMessage, toProcessOf token: ActivityToken,
    because reason: AndroidReason? = nil
  ) {
    guard let activity = find(token), let process = root.activities[activity].app else { return }
    post(message, to: process, because: reason)
  }

  /// Sends a message to a process, if its code runs.
  mutating func post(
    _ message: consuming ClientMessage, to process: ProcessName,
    because reason: AndroidReason? = nil
  ) {
    guard process.runsApp else { return }
    outgoing.reserveInitialCapacity(8)
    outgoing.append(
      OutgoingMessage(content: message, process: process, reason: reason ?? self.reason))
  }

  /// Sends it to every process that lives.
  mutating func postToAll(_ message: ClientMessage) {
    for process in processes where process.hasThread { post(message, to: process.name) }
  }

  /// Takes a record off its task and forgets it: `removeFromHistory`. Who waits for its result is
  /// told that there is none.
  mutating func removeFromHistory(_ token: ActivityToken) {
    guard let activity = find(token) else { return }
    finishActivityResults(of: activity)
    forget(token)
    forgetRelaunch(of: token)
    let task = root.task(of: activity)
    if let ended = root.removeActivity(activity) {
      removeLockedTask(ended.id)
      if let identity = ended.identity { recentTasks.end(ended.id, identity) }
    } else if let task {
      root.updateEffectiveIntent(of: task)
      finishIfOnlyOverlaysAreLeft(in: task)
    }
    dissolveIncompleteSplit()
  }

  /// No list of the server has the activity any more.
  mutating func forget(_ token: ActivityToken) {
    timeouts.removeAll(of: token)
    removeFromStopping(token)
    removeFromFinishing(token)
    if topResumedActivity == token { topResumedActivity = nil }
    if releasingTopResumedState == token { releaseTopResumedState() }
    if lastStartedActivity == token { lastStartedActivity = nil }
  }
}

/// A message to a process on its way: a binder call of `IApplicationThread`.
struct OutgoingMessage: Hashable, Sendable {
  var content: ClientMessage
  let process: ProcessName
  let reason: AndroidReason
}

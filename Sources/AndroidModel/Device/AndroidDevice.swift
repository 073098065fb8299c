/// A device with an app on it: the system's server and, while they live, the app's processes.
///
/// A value: a copy is a snapshot, and equal devices behave the same for ever.
///
/// https://developer.android.com/guide/components/activities/process-lifecycle
public struct AndroidDevice: Hashable, Sendable {
  /// The release of the platform, as this app meets it.
  public var version: AndroidVersion { server.version }
  /// The app under test, with the activities of other packages that it names.
  public var app: AndroidApp { image.app }
  var image: AppImage { server.image }
  /// What its reactions say of each callback.
  public let recording: EventRecording
  var server: ActivityTaskManagerService
  /// The process that runs; while there is none, one in which nothing has happened.
  var process: ActivityThread
  var hasProcess = false
  /// The others that live, in the order of their names.
  var waitingProcesses: [ActivityThread] = []
  /// Back presses that wait for a window to get them.
  var pendingBacks = 0
  /// The finger that is on its way back.
  var backGesture: BackGesture?
  /// The full-screen intents of the notifications that are shown heads-up: these stay until they
  /// are tapped.
  var headsUp: [[Intent]] = []

  /// A device after boot, with the home screen in front.
  ///
  /// - Parameters:
  ///   - api: a level that is not among `AndroidVersion.supported` counts as the nearest of those.
  ///   - recording: what its reactions say of each callback.
  public init(api: Int, app: AndroidApp, recording: EventRecording = .all) {
    self.init(
      version: AndroidVersion(api: api, targetSDK: app.targetSDK), app: app, recording: recording)
  }

  /// A device after boot, with the home screen in front.
  ///
  /// - Parameter recording: what its reactions say of each callback.
  public init(version: AndroidVersion, app: AndroidApp, recording: EventRecording = .all) {
    self.recording = recording
    let image = AppImage(app)
    process = ActivityThread(
      image: image, version: version, ledger: Boxed(DeviceLedger(image: image)),
      recording: recording)
    server = ActivityTaskManagerService(
      image: image, version: version, displays: app.displays)
    server.processStoppingAndFinishingActivities()
  }

  /// Gives a stimulus and runs the system and the app until both are idle.
  ///
  /// - Throws: `ImpossibleStimulus` if it could not be given now, or if the app never becomes idle
  ///   after it; the device is then unchanged.
  public mutating func perform(
    _ stimulus: AndroidStimulus
  ) throws(ImpossibleStimulus) -> AndroidReaction {
    guard !image.mayBeRefusedLate else { return try perform([stimulus]) }
    var reaction = AndroidReaction()
    try inject(stimulus, &reaction)
    try settle(&reaction)
    return reaction
  }

  /// Gives several stimuli without letting the app settle in between, then runs until all is idle.
  ///
  /// - Throws: `ImpossibleStimulus` if one of them could not be given, or if the app never becomes
  ///   idle after them; the device is then unchanged.
  public mutating func perform(
    _ stimuli: [AndroidStimulus]
  ) throws(ImpossibleStimulus) -> AndroidReaction {
    if stimuli.count == 1, !image.mayBeRefusedLate { return try perform(stimuli[0]) }
    // That something is refused may turn out only after much has changed.
    let before = self
    var reaction = AndroidReaction()
    server.stimulusTakesTime = stimuli.contains { $0.takesTime }
    do throws(ImpossibleStimulus) {
      for stimulus in stimuli { try inject(stimulus, &reaction) }
      try settle(&reaction)
    } catch {
      self = before
      throw error
    }
    return reaction
  }

  /// The app's tasks, frontmost first.
  public var tasks: [TaskSnapshot] {
    server.root.appTasks.map { task in
      TaskSnapshot(activities: server.root.activities(in: task).compactMap { instance($0) })
    }
  }

  /// Whether its own display is wider than high, as it stands now.
  public var isLandscape: Bool { server.root.configuration.orientation == .landscape }

  /// Whether an activity stands over the others in picture-in-picture.
  public var hasPicture: Bool { server.root.pinnedTask != nil }

  /// Whether a dialog is up that an activity's own code has shown.
  public var showsDialog: Bool {
    process.showsDialog || waitingProcesses.contains { $0.showsDialog }
  }

  /// How many windows are up that the code of activities has opened and that take the keys: dialogs,
  /// popups and menus.
  public var ownWindows: Int {
    waitingProcesses.reduce(process.ownWindows) { $0 + $1.ownWindows }
  }

  /// Whether an activity has the keyboard on the screen, or an action mode, which Back ends first.
  public var hasModeThatBackEnds: Bool {
    process.hasModeThatBackEnds || waitingProcesses.contains { $0.hasModeThatBackEnds }
  }

  /// Whether a gesture for Back has begun and not ended.
  public var isBackGestureUnderWay: Bool { backGesture != nil }

  /// The classes for which the recent tasks were made, the newest first. Some of them may have
  /// ended.
  public var recentTasks: [String] {
    server.shownRecentTasks.compactMap { entry in
      let identity = server.identity(of: entry)
      return (identity?.base ?? identity?.ofMovedActivity).map { image.name(of: $0.activity) }
    }
  }

  /// The entry in the list of recent tasks with this activity in its task, or that was made for it.
  func recentTask(with activity: InstanceID) -> RecentTasks.Entry? {
    for entry in server.shownRecentTasks where shows(entry, activity) { return entry }
    return nil
  }

  private func shows(_ entry: RecentTasks.Entry, _ activity: InstanceID) -> Bool {
    if let ended = entry.ended {
      guard let name = ended.realActivity else { return false }
      return image.name(of: name) == activity.className
    }
    for token in server.root.activities(in: entry.task) where instance(token) == activity {
      return true
    }
    return false
  }

  /// The state of an activity; nil if there never was such an instance.
  public func state(of activity: InstanceID) -> ActivityState? {
    if let instance = instance(named: activity) { return instance.observedActivityState }
    let hasRecord = server.root.appTasks.contains { task in
      server.root.activities(in: task).contains { instance($0) == activity }
    }
    if hasRecord { return .notCreated }
    let wasMade =
      process.ledger.hasMade(activity) && image.activity(named: activity.className) != nil
    return wasMade ? .destroyed : nil
  }

  /// The state of a live fragment's Lifecycle; nil if there is no such fragment.
  public func state(ofFragment fragment: InstanceID) -> LifecycleState? {
    process.fragmentState(named: fragment) ?? inWaiting { $0.fragmentState(named: fragment) }
  }

  /// The activity or the fragment in whose manager a fragment is; nil if it is in none.
  public func container(ofFragment fragment: InstanceID) -> InstanceID? {
    guard let process = process(having: fragment), let id = process.fragment(named: fragment)
    else { return nil }
    return process.container(of: id)
  }

  /// The newest fragment of a class in the manager of this activity or fragment; nil if it has
  /// none.
  public func currentFragment(of className: String, in container: InstanceID) -> InstanceID? {
    process(having: container)?.newestFragment(of: className, in: container)
  }

  /// What a live activity or fragment says of itself; nil if there is no such object or it has no
  /// such property.
  public func value(of property: AndroidProperty, on id: InstanceID) -> Bool? {
    guard let process = process(having: id), let owner = process.liveObject(named: id) else {
      return nil
    }
    if property == .isTaskRoot, case .activity(let activity) = owner {
      return server.root.isAtRoot(activity.token)
    }
    return process.value(of: property, on: owner)
  }

  /// The value of an extra of the activity's current `getIntent()`.
  public func intentExtra(_ key: String, of activity: InstanceID) -> String? {
    intent(of: activity)?.extras.last { $0.key == key }?.value
  }

  /// `getIntent()` of a live activity.
  public func intent(of activity: InstanceID) -> Intent? {
    guard let process = process(having: activity),
      let token = process.activity(named: activity)?.token
    else { return nil }
    return process.activities[belongingsOf: token]?.value.intent
  }

  /// The newest live instance of an activity or fragment class.
  public func currentInstance(of className: String) -> InstanceID? {
    let newest = process.newestInstance(of: className)
    guard !waitingProcesses.isEmpty else { return newest }
    let found = waitingProcesses.compactMap { $0.newestInstance(of: className) }
    return ([newest].compactMap(\.self) + found).max { $0.number < $1.number }
  }

  /// The name of what a record stands for: its newest instance or the one that it would make.
  private func instance(_ token: ActivityToken) -> InstanceID? {
    guard let activity = server.root.activities.find(token),
      let info = server.root.activities[activity].info,
      !server.root.activities[activity].isFinishing
    else { return nil }
    return process.ledger.newestInstance(of: token)
      ?? process.ledger.nextInstance(of: image.name(of: info.name))
  }
}

extension ActivityInstance {
  fileprivate var observedActivityState: ActivityState {
    switch lifecycle {
    case .preCreate: .notCreated
    case .created: .created
    case .started: .started
    case .resumed: .resumed
    case .paused: .paused
    case .stopped: .stopped
    case .destroyed: .destroyed
    }
  }
}

/// A device with one app on it: the system's server and, while it lives, the app's process.
///
/// A value: a copy is a snapshot, and equal devices behave the same for ever.
public struct AndroidDevice: Hashable, Sendable {
  /// The release of the platform, as this app meets it.
  public let version: AndroidVersion
  /// The one app that is installed.
  public var app: AndroidApp { image.app }
  let image: AppImage
  var server: ActivityTaskManager
  /// Nil while the app has no process.
  var process: AppProcess?
  /// What outlives the processes, while there is none.
  var ledger: InstanceLedger
  /// Back presses that wait for a window to get them.
  var pendingBacks = 0

  /// A device after boot, with the home screen in front.
  public init(api: Int, app: AndroidApp) {
    let version = AndroidVersion(api: api, targetSDK: app.targetSDK)
    self.version = version
    let image = AppImage(app)
    self.image = image
    ledger = InstanceLedger(image: image)
    server = ActivityTaskManager(image: image, version: version)
    server.processIdle()
  }

  /// Gives a stimulus and runs the system and the app until both are idle.
  ///
  /// - Throws: `ImpossibleStimulus` if nobody could give it now; the device is then unchanged.
  public mutating func perform(
    _ stimulus: AndroidStimulus
  ) throws(ImpossibleStimulus) -> AndroidReaction {
    try perform([stimulus])
  }

  /// Gives several stimuli without letting the app settle in between, then runs until all is idle.
  ///
  /// - Throws: `ImpossibleStimulus` if one of them could not be given, or if the app never becomes
  ///   idle after them; the device is then unchanged.
  public mutating func perform(
    _ stimuli: [AndroidStimulus]
  ) throws(ImpossibleStimulus) -> AndroidReaction {
    var next = self
    var reaction = AndroidReaction()
    for stimulus in stimuli { try next.inject(stimulus, &reaction) }
    try next.settle(&reaction)
    next.process?.mainThread.rest()
    self = next
    return reaction
  }

  /// The app's tasks, frontmost first.
  public var tasks: [TaskSnapshot] {
    server.appTasks.map { task in
      TaskSnapshot(activities: task.activities.compactMap(instance))
    }
  }

  /// The state of an activity; nil if there never was such an instance.
  public func state(of activity: InstanceID) -> ActivityState? {
    if let instance = process?.activity(named: activity) { return instance.observedActivityState }
    let hasRecord = server.appTasks.contains { task in
      task.activities.contains { instance($0) == activity }
    }
    if hasRecord { return .notCreated }
    let wasMade =
      currentLedger.hasMade(activity) && image.activity(named: activity.className) != nil
    return wasMade ? .destroyed : nil
  }

  /// The state of a live fragment's Lifecycle; nil if there is no such fragment.
  public func state(ofFragment fragment: InstanceID) -> FragmentLifecycleState? {
    process?.fragmentState(named: fragment)
  }

  /// The value of an extra of the activity's current `getIntent()`.
  public func intentExtra(_ key: String, of activity: InstanceID) -> String? {
    process?.activity(named: activity)?.intent.extras.last { $0.key == key }?.value
  }

  /// The newest live instance of an activity or fragment class.
  public func currentInstance(of className: String) -> InstanceID? {
    process?.newestInstance(of: className)
  }

  var currentLedger: InstanceLedger { process?.ledger ?? ledger }

  /// The name of what a record stands for: its newest instance or the one that it would make.
  private func instance(_ token: ActivityToken) -> InstanceID? {
    guard let record = server.records[token], let declaration = record.declaration,
      !record.isFinishing
    else { return nil }
    let ledger = currentLedger
    return ledger.newestInstance(of: token) ?? ledger.nextInstance(of: declaration.name)
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

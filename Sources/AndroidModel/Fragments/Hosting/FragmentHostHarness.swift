/// A bare host for fragments: one activity at a time in a process without a server, whose callbacks
/// are called one by one. It goes through the same code as the real client. It is not part of
/// Android; it stands for the harness in which the recordings of the fragment library were made.
package struct FragmentHostHarness: Hashable, Sendable {
  private var process: ActivityThread
  private let className: String
  private var token: ActivityToken?
  private var saved: ActivitySavedState?
  private var retained: RetainedFragments?

  package init(_ app: FragmentHostApp, recording: EventRecording = .all) {
    className = app.className
    process = ActivityThread(
      image: app.image, version: FragmentHostApp.version,
      ledger: Boxed(DeviceLedger(image: app.image)), recording: recording)
    process.trace.reserveInitialCapacity()
  }

  /// The present host, also after its destruction.
  package var host: InstanceID? {
    token.flatMap { process.activities[$0] }.map { process.ledger.name(of: $0.id.object) }
  }

  /// The state of the host's Lifecycle; nil before there is a host.
  package var hostState: LifecycleState? {
    mutating get {
      switch lifecycle {
      case nil: nil
      case .preCreate: .initialized
      case .created, .stopped: .created
      case .started, .paused: .started
      case .resumed: .resumed
      case .destroyed: .destroyed
      }
    }
  }

  /// Whether the host has been started and paused again, or stopped again.
  package var hostIsPaused: Bool { mutating get { lifecycle == .paused } }
  package var hostIsStopped: Bool { mutating get { lifecycle == .stopped } }

  // Mutating, here and below, though it changes nothing: the process would be copied for a getter
  // that is not.
  private var lifecycle: ActivityLifecycleState? {
    mutating get {
      guard let token else { return nil }
      return process.activities[token]?.lifecycle
    }
  }

  /// Nil without a live host.
  package var snapshot: FragmentSnapshot? {
    token.flatMap { process.fragmentSnapshot(of: $0) }
  }

  /// Whether the snapshot would be this one; quicker than to take it.
  package mutating func fragmentsAre(_ expected: FragmentSnapshot?) -> Bool {
    guard let token else { return expected == nil }
    return process.fragments(of: token, are: expected)
  }

  /// What the rest of the world calls an object.
  package func name(of object: ObjectID) -> InstanceID { process.ledger.name(of: object) }

  /// The names of all classes by their numbers: the host's, those of the declared fragments, then
  /// what else code has named.
  package var classNames: [String] { process.ledger.classNames.all }

  /// The records of what the app has been told since they were last forgotten. Classes are
  /// numbered: first the host's, then the fragments' as they were declared.
  package var records: [EventRecord] { mutating get { process.trace.records } }

  /// Begins a new list of records.
  package mutating func forgetRecords() {
    process.trace.removeAll()
  }

  /// Takes what the app has been told since the last time.
  package mutating func takeEvents() -> EventLog {
    defer { process.trace.removeAll() }
    var log = EventLog()
    log.append(process.trace, process.ledger.classNames)
    return log
  }
}

/// The steps of the host.
extension FragmentHostHarness {
  /// A new host and its `onCreate`.
  ///
  /// - Parameters:
  ///   - saved: with the state of the latest save.
  ///   - retained: with what the previous host left for a configuration change.
  package mutating func create(saved: Bool, retained: Bool) throws(AndroidException) {
    guard let declared = process.image.declaredActivity(named: className) else { return }
    let token = ActivityToken(slot: 0, number: 0)
    self.token = token
    var activity = ActivityInstance(id: process.ledger.newInstance(of: className, for: token))
    activity.isAttached = true
    activity.retainedFragments = retained ? self.retained : nil
    self.retained = nil
    activity.hostManager = HostManager(process.fragmentManager(of: token))
    process.activities.insert(
      activity,
      with: Boxed(
        ActivityBelongings(
          activity: declared, intent: Intent(className), configuration: Configuration(),
          restoredState: saved ? self.saved : nil)))
    // The recordings are of it from here on.
    _ = process.hostManager(of: token)
    try process.performCreate(token)
  }

  /// `onStart`, after `onRestart` if the host had been stopped.
  package mutating func start() throws(AndroidException) {
    guard let token else { return }
    if hostIsStopped { try process.performRestart(token) }
    try process.performStart(token)
  }

  /// `onResume` and `onPostResume`
  package mutating func resume() throws(AndroidException) {
    if let token { try process.performResumeActivity(token, forgetsStarts: true) }
  }

  /// `onPause`
  package mutating func pause() throws(AndroidException) {
    if let token { try process.performPause(token) }
  }

  /// `onStop`
  package mutating func stop() throws(AndroidException) {
    if let token { try process.performStop(token) }
  }

  /// `onSaveInstanceState`, whose bundle the next instance begins with.
  package mutating func save() throws(AndroidException) {
    guard let token else { return }
    try process.performSaveInstanceState(token)
    saved = process.activities[belongingsOf: token]?.value.savedState
  }

  /// `onDestroy`, of an instance that the next one replaces if it is for a new configuration.
  package mutating func destroy(changingConfigurations: Bool) throws(AndroidException) {
    guard let token else { return }
    process.noteEnd(of: token, isChangingConfigurations: changingConfigurations)
    if changingConfigurations { retained = process.retainFragments(token) }
    try process.performDestroy(token)
  }

  /// The process ends and a new one begins; only the saved state is left.
  package mutating func endProcess() {
    let told = process.takeTrace()
    process = ActivityThread(
      image: process.image, version: process.version, ledger: Boxed(process.ledger),
      recording: process.recording)
    process.trace = told
    retained = nil
    token = nil
  }

  /// Runs the main queue until it is empty and every animation has ended.
  package mutating func runQueue() throws(AndroidException) {
    defer { process.mainThread.rest() }
    repeat {
      while !process.looper.isUsedUp { try process.handleNextMessage() }
      try process.endFirstAnimation()
    } while !process.looper.isEmpty || process.hasRunningAnimation
  }
}

/// The app's calls.
extension FragmentHostHarness {
  /// How far a call came.
  package enum CallPhase: Hashable, Sendable {
    case build
    /// In the call itself, which leaves its work for later.
    case enqueue
    /// In the checks of an immediate call.
    case precheck
    case execute
  }

  /// A call that has thrown.
  package struct CallFailure: Error {
    package var exception: AndroidException
    package var phase: CallPhase
  }

  /// Makes a call as code of the host.
  ///
  /// - Returns: what the call returned; nil if it returns nothing.
  package mutating func call(_ action: FragmentAction) throws(CallFailure) -> Bool? {
    let owner =
      token.flatMap { process.activities[$0] }.map { CodeOwner.activity($0.id) } ?? .application
    var phase = CallPhase.build
    do throws(AndroidException) {
      let call = try process.prepare(action, in: owner)
      phase = call.isImmediate ? .precheck : .enqueue
      guard try process.admit(call) else { return nil }
      phase = .execute
      return try process.execute(call)
    } catch {
      throw CallFailure(exception: error, phase: phase)
    }
  }
}

extension PreparedFragmentCall {
  /// It executes before it returns.
  var isImmediate: Bool {
    switch self {
    case .commit(_, let kind, _):
      switch kind {
      case .commit, .commitAllowingStateLoss: false
      case .commitNow, .commitNowAllowingStateLoss: true
      }
    case .executePendingTransactions, .popNow, .inflate: true
    case .enqueue, .simple: false
    }
  }
}

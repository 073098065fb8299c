import AndroidModel

/// Runs the inputs of a recorded program on the model, one by one.
struct ProgramRun {
  private var harness: FragmentHostHarness
  private let observesLifecycles: Bool
  /// The index of the record before which the process died in this step, if it did.
  private var deathPlace: Int?
  /// Whether the app has crashed.
  private(set) var hasCrashed = false

  /// The result of an input.
  struct Result {
    var log: CallbackLog
    var outcome: RecordedOutcome?
  }

  /// The state after the latest input, unless it was a crash.
  var state: ObservedState {
    mutating get { ObservedState(host: harness.hostState, snapshot: harness.snapshot) }
  }

  /// Whether the run is in this state; faster than computing the state.
  @inline(__always)
  mutating func isState(_ state: ObservedState) -> Bool {
    harness.hostState == state.host && harness.fragmentsAre(state.snapshot)
  }

  init(_ program: RecordedProgram) {
    harness = FragmentHostHarness(
      program.app, recording: CallbackLog.recording(ofLifecycles: program.observe))
    observesLifecycles = program.observe
  }

  /// All classes that the program has named so far.
  var classes: RecordedClasses { RecordedClasses(names: harness.classNames) }

  /// Performs the input of a step, and runs the main queue until it is empty.
  mutating func perform(_ step: RecordedStep) -> Result {
    harness.forgetRecords()
    deathPlace = nil
    var outcome = RecordedOutcome()
    switch step.do {
    case .host(let step):
      do throws(Failure) {
        try perform(step)
      } catch {
        outcome.exception = error.exception
      }
    case .call(let call):
      outcome = perform(call)
    case .group(let calls):
      outcome.steps = []
      for call in calls where !hasCrashed {
        outcome.steps?.append(perform(call))
      }
    }
    hasCrashed = hasCrashed || outcome.exception?.fatal == true
    if !hasCrashed {
      do throws(Failure) {
        try runQueue()
      } catch {
        outcome.exception = error.exception
        hasCrashed = true
      }
    }
    let isEmpty =
      outcome.returned == nil && outcome.exception == nil
      && outcome.steps?.allSatisfy { $0 == RecordedOutcome() } ?? true
    return Result(
      log: CallbackLog(
        observesLifecycles: observesLifecycles, records: harness.records, deathPlace: deathPlace),
      outcome: isEmpty ? nil : outcome)
  }

  private mutating func perform(_ call: RecordedCall) -> RecordedOutcome {
    do throws(FragmentHostHarness.CallFailure) {
      return RecordedOutcome(returned: try harness.call(call.action))
    } catch {
      let exception = RecordedException(error.exception, in: .init(error.phase))
      hasCrashed = exception.fatal
      return RecordedOutcome(exception: exception)
    }
  }

  private struct Failure: Error {
    var exception: RecordedException
  }

  private mutating func runQueue() throws(Failure) {
    do throws(AndroidException) {
      try harness.runQueue()
    } catch {
      throw Failure(exception: RecordedException(error, in: .queue))
    }
  }

  private mutating func callHost(
    _ step: (inout FragmentHostHarness) throws(AndroidException) -> Void
  ) throws(Failure) {
    do throws(AndroidException) {
      try step(&harness)
    } catch {
      throw Failure(exception: RecordedException(error, in: .host))
    }
  }
}

/// The steps of the host, as the recordings define them.
extension ProgramRun {
  private mutating func perform(_ step: RecordedHostStep) throws(Failure) {
    switch step.kind {
    case .launch: try goUp(to: .resumed, saved: false, retained: false)
    case .create:
      try callHost { host throws(AndroidException) in
        try host.create(saved: step.saved, retained: step.retained)
      }
    case .start: try callHost { host throws(AndroidException) in try host.start() }
    case .resume: try callHost { host throws(AndroidException) in try host.resume() }
    case .pause: try callHost { host throws(AndroidException) in try host.pause() }
    case .stop: try callHost { host throws(AndroidException) in try host.stop() }
    case .save: try callHost { host throws(AndroidException) in try host.save() }
    case .destroy:
      try callHost { host throws(AndroidException) in
        try host.destroy(changingConfigurations: step.changingConfigurations)
      }
    case .recreate: try recreate()
    case .background: try goToBackground()
    case .foreground:
      try callHost { host throws(AndroidException) in
        try host.start()
        try host.resume()
      }
    case .finish: try finish()
    case .processDeath: try dieAndReturn()
    }
  }

  private mutating func goUp(
    to state: LifecycleState, saved: Bool, retained: Bool
  ) throws(Failure) {
    try callHost { host throws(AndroidException) in
      try host.create(saved: saved, retained: retained)
      if state >= .started { try host.start() }
      if state >= .resumed { try host.resume() }
    }
  }

  /// Moves the host down from its current state; the queue runs after `onPause`.
  private mutating func goDown(saving: Bool) throws(Failure) {
    if harness.hostState == .resumed {
      try callHost { host throws(AndroidException) in try host.pause() }
      try runQueue()
    }
    try callHost { host throws(AndroidException) in
      if host.hostState == .started { try host.stop() }
      if saving { try host.save() }
    }
  }

  private mutating func goToBackground() throws(Failure) {
    try goDown(saving: true)
  }

  private mutating func finish() throws(Failure) {
    try goDown(saving: false)
    try callHost { host throws(AndroidException) in
      try host.destroy(changingConfigurations: false)
    }
  }

  /// A rotation: moves down and up again to the same state, in a single message.
  private mutating func recreate() throws(Failure) {
    let state = harness.hostState ?? .resumed
    let wasPaused = harness.hostIsPaused
    let wasStopped = harness.hostIsStopped
    try callHost { host throws(AndroidException) in
      if host.hostState == .resumed { try host.pause() }
      if host.hostState == .started { try host.stop() }
      try host.save()
      try host.destroy(changingConfigurations: true)
      try host.create(saved: true, retained: true)
      if state >= .started || wasStopped { try host.start() }
      if state >= .resumed || wasPaused { try host.resume() }
      if wasPaused { try host.pause() }
      if wasStopped { try host.stop() }
    }
  }

  private mutating func dieAndReturn() throws(Failure) {
    if harness.hostState != .created { try goDown(saving: true) }
    deathPlace = harness.records.count
    harness.endProcess()
    try goUp(to: .resumed, saved: true, retained: false)
  }
}

extension FragmentDeclaration {
  init(name: String, _ recorded: RecordedClass) {
    self.init(name: name)
    kind =
      switch recorded.kind {
      case .view: .view
      case .headless: .headless
      case .dialog: .dialog(hasContentView: recorded.view ?? false)
      }
    retainsInstance = recorded.retain ?? false
  }
}

extension CallbackScript {
  init(_ recorded: RecordedScript, isHost: Bool) throws {
    let callback: AndroidCallback? =
      isHost
      ? ActivityCallback(rawValue: recorded.callback).map { .activity($0) }
      : FragmentCallback(rawValue: recorded.callback).map { .fragment($0) }
    guard let callback else {
      throw MalformedRecording("unknown callback '\(recorded.on).\(recorded.callback)'")
    }
    self.init(
      .allInstances(ofClass: recorded.on), callback,
      condition: recorded.ifNew == true ? .withoutSavedState : .always, times: recorded.times,
      do: recorded.do.map { .fragments($0.action) })
  }
}

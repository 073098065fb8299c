import Lenses
import Specification

/// The recording of one step on one platform, for a comparison.
struct RecordedStep {
  var cells: [ComparisonCell] = []
  /// The number of callbacks that are not among the cells.
  var leftOut = 0
  var notes: [StepNote] = []
  /// The reports of each framework that runs here, by its name.
  var reports: [String: [TraceEntry]] = [:]
  /// How visible each screen is to the user after the step, if the step was reached.
  var visibility: [ScreenVisibility]?
  var facts = StepFacts()
  /// Whether the step hides a fragment of Android, or shows it again.
  var hidesPart = false
  /// Whether the platform has no such input or call.
  var hasNoWayBack = false
  /// Whether an alert or a dialog of the app itself is showing after the step.
  var showsAlert = false
  /// The state of the app after the step.
  var app: AppState = .notRunning
  /// The tasks after the step, front first, each bottom to top, by the classes of their records;
  /// nil if the platform has none, or they are unknown.
  var tasks: [[String]]?
  /// Whether the app has died of an exception in the step.
  var hasCrashed = false
  /// Whether the step was carried out and all its events are among the cells.
  var isWhole = true
}

/// Records each step of a script on one platform.
struct SideRecorder<D: Driver> {
  private(set) var steps: [RecordedStep]
  /// Whether every step of this platform was possible.
  private(set) var isCarriedOut = true
  let script: Script
  let objects: ObjectTable
  private let shown: ShownEvents<D>
  private var citations: CitationTracker<D>?
  private let lenses: [Lens]
  /// The properties that the frameworks read from the app's objects.
  private let questions: [String]
  /// The version on which it ran; nil if the script cannot run.
  private(set) var version: D.Version?
  private let asked = AskedBehaviours()

  /// - Parameters:
  ///   - version: nil if the script leaves the platform out.
  ///   - citations: the evidence for the order of events; nil to leave it out.
  ///   - lenses: the frameworks to run.
  ///   - recordsMarks: whether to record the marks inside callbacks, and not only their beginnings.
  ///   - alter: changes the behaviour of the version, for a trial.
  ///   - rebuild: changes how the app is built, for a trial.
  init(
    _ script: Script, _ objects: ObjectTable, _ version: Int?, _ detail: CallbackDetail,
    citing citations: CitationIndex<D>? = nil, lenses: [Lens] = [],
    recordsMarks: Bool = false, altering alter: (D.Version) -> D.Version = { $0 },
    rebuilding rebuild: (D.Plan) -> D.Plan = { $0 }
  ) {
    self.script = script
    self.objects = objects
    self.citations = citations.map(CitationTracker.init)
    self.lenses = lenses
    questions = lenses.flatMap(\.questions)
    shown = ShownEvents(script, objects, detail)
    steps = Array(repeating: RecordedStep(), count: script.steps.count)
    guard let version else { return }
    do {
      let plan = D.plan(rebuild(try D.plan(script, objects)), asking: questions)
      let altered = alter(D.version(version, for: plan))
      self.version = altered
      record(
        plan, altered.telling(asked), LensRecorder(lenses, objects, on: [version]), recordsMarks)
    } catch {
      isCarriedOut = false
      if !steps.isEmpty {
        steps[0].notes = [
          StepNote(.impossibleScript, "the script cannot be carried out: \(error.reason)")
        ]
      }
      for position in steps.indices { steps[position].isWhole = false }
    }
  }

  private mutating func record(
    _ plan: D.Plan, _ version: D.Version, _ frameworks: LensRecorder<D>, _ recordsMarks: Bool
  ) {
    var frameworks = frameworks
    var driver = D(plan, objects, version: version, recordsMarks: recordsMarks)
    var events = 0
    for (position, step) in script.steps.enumerated() {
      guard let inputs = D.inputs(of: step) else {
        // A step for the other platform leaves this one unchanged.
        steps[position].visibility = driver.visibility.all
        continue
      }
      let record = driver.perform(inputs)
      events += record.events.count
      let grounds = citations?.grounds(of: record, in: step) ?? []
      steps[position] = recorded(record, grounds, driver)
      if record.problem == nil {
        frameworks.record(record)
        steps[position].reports = reports(frameworks)
      } else {
        let endless = EndlessCode(until: position, plan, version, self)
        steps[position].cells = endless?.cells ?? []
        steps[position].notes += endless.map { [StepNote(.endless, $0.explanation)] } ?? []
      }
      if !Limit.events.allows(events) {
        steps[position].notes.append(StepNote(.endless, Limit.events.complaint))
      }
      guard record.problem != nil || !Limit.events.allows(events) else { continue }
      // Later steps would be meaningless.
      isCarriedOut = false
      for later in steps.indices.dropFirst(position + 1) {
        steps[later].notes = [
          StepNote(.notRun, "not run, because an earlier step could not be carried out")
        ]
        steps[later].isWhole = false
      }
      return
    }
  }

  /// Whether the script would have done the same on this version, without frameworks.
  func represents(_ other: D.Version) -> Bool {
    version?.agrees(with: other, on: asked) ?? false
  }

  /// Whether the result of the script can depend on this behaviour.
  func hasAsked(_ behaviour: D.Version.Behaviour) -> Bool {
    version.map { !represents($0.toggling(behaviour)) } ?? false
  }

  private func reports(_ frameworks: LensRecorder<D>) -> [String: [TraceEntry]] {
    var reports: [String: [TraceEntry]] = [:]
    for lens in lenses {
      reports[lens.name] = frameworks.reports(of: lens.name)?.map(\.entry)
    }
    return reports
  }

  private func recorded(
    _ record: StepRecord<D.Event>, _ grounds: [EventGround], _ driver: D
  ) -> RecordedStep {
    var step = RecordedStep(
      notes: notes(on: record), visibility: driver.visibility.all,
      facts: driver.facts(of: record),
      hidesPart: record.events.contains(where: \.isHiddenChange),
      hasNoWayBack: record.unavailableInput != nil, showsAlert: driver.showsAlert,
      app: driver.visibility.app,
      tasks: driver.tasks.map { $0.map { task in task.map { String($0.classOfInstance) } } },
      hasCrashed: record.crash != nil, isWhole: record.problem == nil && record.crash == nil)
    let (cells, leftOut) = cells(record, grounds)
    step.leftOut = leftOut
    step.cells = cells
    guard let cycle = Cycle(in: record.events.map(\.entry), longerThan: Self.manyEvents) else {
      return step
    }
    // A repetition is shown only once.
    step.cells = self.cells(record, grounds, upTo: cycle.range.upperBound).cells
    step.notes.append(StepNote(.endless, explanation(of: cycle, in: record)))
    step.isWhole = false
    return step
  }

  /// A step is searched for a cycle if it has more events than this.
  private static var manyEvents: Int { 300 }

  private func notes(on record: StepRecord<D.Event>) -> [StepNote] {
    [
      record.problem?.note, record.unavailableInput.map { StepNote(.noSuchInput, $0.explanation) },
      record.crash.map { StepNote(.crash, "the app died of \($0.exception): \($0.reason)") },
    ].compactMap { $0 } + record.warnings.map { StepNote(.warning, "console: \($0)") }
  }

  /// The callbacks that are shown, with their neutral events, and the number of those that are not.
  func cells(
    _ record: StepRecord<D.Event>, _ grounds: [EventGround] = [], upTo end: Int = .max
  ) -> (cells: [ComparisonCell], leftOut: Int) {
    var cells: [ComparisonCell] = []
    var leftOut = 0
    var next = 0
    for (position, event) in record.events.prefix(end).enumerated() {
      let ground = grounds.indices.contains(position) ? grounds[position] : nil
      let reason = record.reasons.indices.contains(position) ? record.reasons[position] : nil
      var derived: [MappedEvent] = []
      while next < record.neutral.count, record.neutral[next].source == position {
        derived.append(record.neutral[next])
        next += 1
      }
      // The callback belongs to the event of its own object; the app's events are derived from it.
      let own =
        derived.firstIndex { $0.isExplicit && $0.event.subject != .app }
        ?? derived.firstIndex { $0.isExplicit }
      for (index, mapped) in derived.enumerated() {
        cells.append(
          index == own
            ? .init(
              callback: entry(of: event), reason: reason, neutral: mapped.event, ground: ground)
            : .init(callback: nil, neutral: mapped.event))
      }
      // Console text becomes a note.
      guard own == nil, event.isCallback else { continue }
      if shown.contains(event) {
        cells.append(
          .init(callback: entry(of: event), reason: reason, neutral: nil, ground: ground))
      } else {
        leftOut += 1
      }
    }
    return (cells, leftOut)
  }

  /// Leaves out properties that only a framework has read, which do not concern the reader.
  private func entry(of event: D.Event) -> TraceEntry {
    lenses.isEmpty ? event.entry : event.entry(withoutAnswersTo: questions)
  }
}

import Lenses
import Specification

/// What one platform did in one step of a comparison.
struct RecordedStep {
  var cells: [ComparisonCell] = []
  /// How many callbacks are not among the cells.
  var leftOut = 0
  var notes: [StepNote] = []
  /// What each framework reports that runs here, by its name.
  var reports: [String: [TraceEntry]] = [:]
  /// What the user has of each screen after it, if it was reached.
  var visibility: [ScreenVisibility]?
  var manner = StepManner()
  /// Whether a fragment of Android is hidden in it, or shown again.
  var hidesPart = false
  /// Whether the platform has no input or call for it.
  var hasNoWayBack = false
  /// Whether an alert or a dialog of the app's own is up after it.
  var showsAlert = false
  /// The state of the app after it.
  var app: AppState = .notRunning
  /// The tasks after it, front first, each bottom to top, by the classes of what has a record in them; nil where there
  /// are none, or nobody knows.
  var tasks: [[String]]?
  /// Whether the app has died of an exception in it.
  var hasCrashed = false
  /// Whether it was carried out, and everything that came of it is among the cells.
  var isWhole = true
}

/// Records what one platform does in each step of a script.
struct SideRecorder<D: Driver> {
  private(set) var steps: [RecordedStep]
  /// Whether every step of this platform was possible.
  private(set) var isCarriedOut = true
  let script: Script
  let objects: ObjectTable
  private let shown: ShownEvents<D>
  private var citations: CitationTracker<D>?
  private let lenses: [Lens]
  /// What the frameworks ask the objects of the app.
  private let questions: [String]
  /// The version on which it ran; nil where the script cannot run.
  private(set) var version: D.Version?
  private let asked = AskedBehaviours()

  /// - Parameters:
  ///   - version: nil if the script leaves the platform out.
  ///   - citations: what pins events to their places; nil if nobody asks.
  ///   - lenses: the frameworks that listen.
  ///   - recordsMarks: whether somebody looks inside callbacks, and not only at their beginnings.
  ///   - alter: what the version is to do otherwise than it does.
  ///   - rebuild: what the app is built with otherwise than it is.
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
    _ plan: D.Plan, _ version: D.Version, _ listeners: LensRecorder<D>, _ recordsMarks: Bool
  ) {
    var listeners = listeners
    var driver = D(plan, objects, version: version, recordsMarks: recordsMarks)
    var events = 0
    for (position, step) in script.steps.enumerated() {
      guard let inputs = D.inputs(of: step) else {
        // A step of the other platform leaves this one as it was.
        steps[position].visibility = driver.visibility.all
        continue
      }
      let record = driver.perform(inputs)
      events += record.events.count
      let grounds = citations?.grounds(of: record, in: step) ?? []
      steps[position] = recorded(record, grounds, driver)
      if record.problem == nil {
        listeners.hear(record)
        steps[position].reports = reports(listeners)
      } else {
        let endless = EndlessCode(until: position, plan, version, self)
        steps[position].cells = endless?.cells ?? []
        steps[position].notes += endless.map { [StepNote(.endless, $0.explanation)] } ?? []
      }
      if !Limit.events.allows(events) {
        steps[position].notes.append(StepNote(.endless, Limit.events.complaint))
      }
      guard record.problem != nil || !Limit.events.allows(events) else { continue }
      // What would come after it has no meaning.
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

  /// Whether the script, without a framework that listens, would have done the same on this version.
  func speaks(for other: D.Version) -> Bool {
    version?.agrees(with: other, on: asked) ?? false
  }

  /// Whether what the script has done can depend on this behaviour.
  func hasAsked(_ behaviour: D.Version.Behaviour) -> Bool {
    version.map { !speaks(for: $0.toggling(behaviour)) } ?? false
  }

  private func reports(_ listeners: LensRecorder<D>) -> [String: [TraceEntry]] {
    var reports: [String: [TraceEntry]] = [:]
    for lens in lenses {
      reports[lens.name] = listeners.reports(of: lens.name)?.map(\.entry)
    }
    return reports
  }

  private func recorded(
    _ record: StepRecord<D.Event>, _ grounds: [EventGround], _ driver: D
  ) -> RecordedStep {
    var step = RecordedStep(
      notes: notes(on: record), visibility: driver.visibility.all,
      manner: driver.manner(of: record),
      hidesPart: record.events.contains(where: \.tellsOfHiding),
      hasNoWayBack: record.omission != nil, showsAlert: driver.showsAlert,
      app: driver.visibility.app,
      tasks: driver.tasks.map { $0.map { task in task.map { String($0.classOfInstance) } } },
      hasCrashed: record.crash != nil, isWhole: record.problem == nil && record.crash == nil)
    let (cells, leftOut) = cells(record, grounds)
    step.leftOut = leftOut
    step.cells = cells
    guard let cycle = Cycle(in: record.events.map(\.entry), longerThan: Self.manyEvents) else {
      return step
    }
    // Nobody reads the same thousands of times.
    step.cells = self.cells(record, grounds, upTo: cycle.range.upperBound).cells
    step.notes.append(StepNote(.endless, explanation(of: cycle, in: record)))
    step.isWhole = false
    return step
  }

  /// More events of one step than this are looked through for a cycle.
  private static var manyEvents: Int { 300 }

  private func notes(on record: StepRecord<D.Event>) -> [StepNote] {
    [
      record.problem?.note, record.omission.map { StepNote(.noSuchInput, $0.explanation) },
      record.crash.map { StepNote(.crash, "the app died of \($0.exception): \($0.reason)") },
    ].compactMap { $0 } + record.warnings.map { StepNote(.warning, "console: \($0)") }
  }

  /// The callbacks that are shown with the neutral events that they tell, and how many are not.
  func cells(
    _ record: StepRecord<D.Event>, _ grounds: [EventGround] = [], upTo end: Int = .max
  ) -> (cells: [ComparisonCell], leftOut: Int) {
    var cells: [ComparisonCell] = []
    var leftOut = 0
    var next = 0
    for (position, event) in record.events.prefix(end).enumerated() {
      let ground = grounds.indices.contains(position) ? grounds[position] : nil
      let reason = record.reasons.indices.contains(position) ? record.reasons[position] : nil
      var told: [MappedEvent] = []
      while next < record.neutral.count, record.neutral[next].source == position {
        told.append(record.neutral[next])
        next += 1
      }
      // The callback belongs to the event of its own object; the app's are drawn from it.
      let own =
        told.firstIndex { $0.isTold && $0.event.subject != .app }
        ?? told.firstIndex { $0.isTold }
      for (index, mapped) in told.enumerated() {
        cells.append(
          index == own
            ? .init(
              callback: entry(of: event), reason: reason, neutral: mapped.event, ground: ground)
            : .init(callback: nil, neutral: mapped.event))
      }
      // A console's text is a note.
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

  /// What only a framework has asked is nothing to the reader.
  private func entry(of event: D.Event) -> TraceEntry {
    lenses.isEmpty ? event.entry : event.entry(withoutAnswersTo: questions)
  }
}

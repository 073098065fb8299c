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
  /// How many alerts, or other things that are no screens, are showing over the app's screens after
  /// the step.
  var alerts = 0
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

/// Records a step for a comparison.
struct StepRecorder<D: Driver> {
  private let shown: ShownEvents<D>
  /// The properties that frameworks read from the app's objects.
  private let questions: [String]

  init(_ shown: ShownEvents<D>, withoutAnswersTo questions: [String] = []) {
    self.shown = shown
    self.questions = questions
  }

  /// - Parameters:
  ///   - driver: the device after the step.
  ///   - grounds: the evidence for the order of the events; empty to leave it out.
  func recorded(
    _ record: StepRecord<D.Event>, _ driver: D, _ grounds: [EventGround] = []
  ) -> RecordedStep {
    var step = RecordedStep(
      notes: notes(on: record), visibility: driver.visibility.all,
      facts: driver.facts(of: record),
      hidesPart: record.events.contains(where: \.isHiddenChange),
      hasNoWayBack: record.unavailableInput != nil, alerts: driver.alerts,
      app: driver.visibility.app,
      tasks: driver.tasks.map { $0.map { task in task.map { String($0.classOfInstance) } } },
      hasCrashed: record.crash != nil, isWhole: record.problem == nil && record.crash == nil)
    let (cells, leftOut) = cells(record, grounds)
    step.leftOut = leftOut
    step.cells = cells
    // Callbacks that repeat without end are a recursion, and that ends with a crash. In a step that
    // has come to its end, several objects of a class have got the same callbacks.
    guard record.crash != nil,
      let cycle = Cycle(in: record.events.map(\.entry), longerThan: Self.manyEvents)
    else { return step }
    // A repetition is shown only once.
    step.cells = self.cells(record, grounds, upTo: cycle.range.upperBound).cells
    step.notes.append(StepNote(.endless, explanation(of: cycle, in: record)))
    step.isWhole = false
    return step
  }

  /// A step that ends with a crash is searched for a cycle if it has more events than this.
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
    questions.isEmpty ? event.entry : event.entry(withoutAnswersTo: questions)
  }
}

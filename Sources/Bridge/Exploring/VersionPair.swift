/// One device on two versions of its platform, both of which receive the same steps.
struct VersionPair<D: Driver> {
  private var before: D
  private var after: D
  /// The events in which they may not differ.
  private let shown: ShownEvents<D>

  init(_ app: ComparedApp<D>) {
    shown = app.shown
    before = app.driver(on: app.before)
    after = app.driver(on: app.after)
  }

  /// Everything that their future depends on.
  struct State: Hashable {
    fileprivate let before: D.Device
    fileprivate let after: D.Device
  }

  var state: State { State(before: before.device, after: after.device) }

  /// The result of a step.
  enum Outcome {
    case same
    case different
    /// Neither can carry it out, for this reason.
    case impossible(String)
  }

  mutating func perform(_ inputs: [D.Input]) -> Outcome {
    let older = before.perform(inputs)
    let newer = after.perform(inputs)
    if let problem = older.problem, newer.problem != nil {
      return .impossible(problem.explanation)
    }
    return ShownStep(older, shown) == ShownStep(newer, shown) ? .same : .different
  }
}

/// An app, and the two versions on which it is compared.
struct ComparedApp<D: Driver> {
  let plan: D.Plan
  let objects: ObjectTable
  let before: D.Version
  let after: D.Version
  /// The events in which the versions may not differ.
  let shown: ShownEvents<D>

  init(
    _ app: ExploredApp<D>, _ before: Int, _ after: Int, showing shown: ShownEvents<D>
  ) {
    plan = app.plan
    objects = app.objects
    self.before = D.version(before, for: plan)
    self.after = D.version(after, for: plan)
    self.shown = shown
  }

  func driver(on version: D.Version) -> D {
    D(plan, objects, version: version, recordsMarks: false)
  }
}

/// The part of a step in which two versions may not differ.
struct ShownStep: Hashable {
  private let problem: StepProblem?
  private let crash: Crash?
  private let entries: [TraceEntry]

  init<D: Driver>(_ record: StepRecord<D.Event>, _ shown: ShownEvents<D>) {
    problem = record.problem
    crash = record.crash
    entries = record.events.filter(shown.contains).map(\.entry)
  }

  /// Whether later steps say something.
  var isPossible: Bool { problem == nil }
}

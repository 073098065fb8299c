import Specification

/// Compares a log with a model's events.
struct LogComparison {
  private let log: DeviceLog
  /// The classes that the log names.
  let objects: Set<String>
  /// The callbacks that the app logs for them.
  let callbacks: Set<String>
  /// The callbacks in the log.
  private let written: Set<String>
  /// The callbacks in the log with their owners, for each scope.
  private let logged: [LogScope: Set<LoggedCallback>]
  /// Callbacks that are compared for every kind, although the log never contains them.
  private let alsoLogged: Set<String>
  /// How many lines the log has of each class.
  private let lineCounts: [String: Int]
  private var alignments: KnownAlignments

  private struct LoggedCallback: Hashable {
    /// The group of callbacks that the object receives, or its class.
    var owner: String?
    var name: String
  }

  init(_ log: DeviceLog, _ alsoLogged: [String]) {
    self.log = log
    self.alsoLogged = Set(alsoLogged)
    let counts = log.entries.reduce(into: [LoggedCallback: Int]()) {
      $0[LoggedCallback(owner: $1.object, name: $1.callback), default: 0] += 1
    }
    var lineCounts: [String: Int] = [:]
    var logged: [LogScope: Set<LoggedCallback>] = [:]
    for case (let callback, let object?, let count) in counts.map({ ($0, $0.owner, $1) }) {
      lineCounts[String(object.classOfInstance), default: 0] += count
      for scope in LogScope.allCases {
        logged[scope, default: []]
          .insert(LoggedCallback(owner: scope.owner(of: object, in: log), name: callback.name))
      }
    }
    self.lineCounts = lineCounts
    self.logged = logged
    objects = Set(lineCounts.keys)
    written = Set(counts.keys.map(\.name))
    callbacks = written.union(alsoLogged)
    alignments = KnownAlignments(LogAlignment(log))
  }

  /// The basis of a verdict.
  struct Finding: Hashable {
    var habit: Habit
    var steps: [LogJudgement.Step]
    /// The callbacks in the log that the model sends to no object.
    var unsent: [String] = []
  }

  /// What the app is assumed to write of its callbacks.
  struct Habit: Hashable {
    var scope: LogScope
    var placement: LogPlacement
    /// The classes that write only the first of two lines.
    var once: Set<String> = []

    /// Where a class writes its lines.
    func marks(of name: String) -> ArraySlice<EventMark> {
      placement.marks.prefix(once.contains(name) ? 1 : placement.marks.count)
    }
  }

  /// The log compared with the events of the steps, assuming the habit for which the two differ
  /// least; the first of equally near ones.
  mutating func nearest(_ records: [RecordedStep], _ steps: [Step]) -> Finding {
    let uniform = LogScope.allCases.flatMap { scope in
      LogPlacement.allCases.map { Habit(scope: scope, placement: $0) }
    }
    let first = nearest(records, of: uniform)
    // An excerpt has no lines of the other steps, however many its classes write.
    let covered = Self.covered(records, by: first.steps)
    let choices = [classesWritingOnce(records), classesWritingOnce(covered)].uniqued
    let mixed = choices.filter { !$0.isEmpty && $0 != objects }.flatMap { once in
      uniform.filter { $0.placement.marks.count > 1 }.map { habit in
        Habit(scope: habit.scope, placement: habit.placement, once: once)
      }
    }
    var finding = mixed.isEmpty ? first : nearest(records, of: [first.habit] + mixed)
    for (place, (step, record)) in zip(steps, records).enumerated() {
      finding.steps[place].text = step.text
      finding.steps[place].notes = record.notes.filter(\.kind.leavesUndone)
    }
    let sent = records.reduce(into: Set<String>()) { sent, record in
      sent.formUnion(record.callbacks.map(\.entry.name))
    }
    if !records.isEmpty { finding.unsent = written.subtracting(sent).sorted() }
    return finding
  }

  /// The steps have neither texts nor notes.
  private mutating func nearest(_ records: [RecordedStep], of habits: [Habit]) -> Finding {
    let nearest = alignments.nearest(of: habits.map { trace(of: records, $0) })
    return Finding(habit: habits[nearest.position], steps: nearest.steps)
  }

  private func trace(of records: [RecordedStep], _ habit: Habit) -> ModelTrace {
    var trace = ModelTrace(stepCount: records.count)
    for (position, record) in records.enumerated() {
      for (_, entry) in record.callbacks {
        let count = lines(for: entry, habit)
        guard count > 0 else { continue }
        // Instance numbers count if the log has them.
        let object = log.hasNumbers ? entry.subject : String(entry.subject.classOfInstance)
        let event = ModelTrace.Event(name: "\(object).\(entry.name)", step: position)
        trace.events += Array(repeating: event, count: count)
      }
    }
    return trace
  }

  /// The steps from the one with which the log begins to the last of which it has a line.
  private static func covered(
    _ records: [RecordedStep], by steps: [LogJudgement.Step]
  ) -> [RecordedStep] {
    let last = steps.lastIndex { $0.rows.contains { $0.line != nil } } ?? -1
    return zip(records, steps.prefix(last + 1)).filter { !$1.isBeforeLog }.map(\.0)
  }

  /// The classes of which the log has no more lines than these steps of the model have callbacks,
  /// while others may write two lines for each.
  private func classesWritingOnce(_ records: [RecordedStep]) -> Set<String> {
    var surplus = lineCounts
    for (_, entry) in records.flatMap(\.callbacks) where entry.mark == EventMark.entered.text {
      let name = String(entry.subject.classOfInstance)
      let callback = LoggedCallback(owner: name, name: entry.name)
      if logged[.object]?.contains(callback) == true { surplus[name, default: 0] -= 1 }
    }
    return Set(surplus.filter { $0.value <= 0 }.keys)
  }

  /// How many lines the app writes for an event, which may also be the return from `super` or the
  /// end of a callback.
  private func lines(for entry: TraceEntry, _ habit: Habit) -> Int {
    let name = String(entry.subject.classOfInstance)
    guard objects.contains(name) else { return 0 }
    let owner = habit.scope.owner(of: entry.subject, in: log)
    let callback = LoggedCallback(owner: owner, name: entry.name)
    guard alsoLogged.contains(entry.name) || logged[habit.scope]?.contains(callback) == true else {
      return 0
    }
    let marks = habit.marks(of: name)
    // Nothing comes inside a callback without marks, so that both its lines come at once.
    guard log.words.hasMarks(entry.name) else {
      return entry.mark == EventMark.entered.text ? marks.count : 0
    }
    return marks.count { $0.text == entry.mark }
  }
}

extension LogScope {
  fileprivate func owner(of object: String, in log: DeviceLog) -> String? {
    switch self {
    case .kind: log.words.group(of: object)
    case .object: String(object.classOfInstance)
    }
  }
}

extension StepNote.Kind {
  /// Whether the step was not carried out as written.
  fileprivate var leavesUndone: Bool {
    switch self {
    case .impossibleScript, .impossibleStep, .defect, .notRun, .endless: true
    case .noSuchInput, .crash, .warning: false
    }
  }
}

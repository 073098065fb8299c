import Specification

/// Compares a log with a model's events.
struct LogComparison {
  private let log: DeviceLog
  /// The classes that the log names.
  let objects: Set<String>
  /// The callbacks that the app logs for them.
  let callbacks: Set<String>
  /// The callbacks in the log with their owners, for each scope.
  private let logged: [LogScope: Set<LoggedCallback>]
  /// Callbacks that are compared for every kind, although the log never contains them.
  private let alsoLogged: Set<String>
  /// The log's callbacks in comparable form.
  private let written: [String]

  private struct LoggedCallback: Hashable {
    /// The group of callbacks that the object receives, or its class.
    var owner: String?
    var name: String
  }

  init(_ log: DeviceLog, _ alsoLogged: [String]) {
    self.log = log
    self.alsoLogged = Set(alsoLogged)
    objects = Set(log.entries.map { String($0.object.classOfInstance) })
    callbacks = Set(log.entries.map(\.callback) + alsoLogged)
    var logged: [LogScope: Set<LoggedCallback>] = [:]
    for scope in LogScope.allCases {
      logged[scope] = Set(
        log.entries.map {
          LoggedCallback(owner: scope.owner(of: $0.object, in: log), name: $0.callback)
        })
    }
    self.logged = logged
    written = log.entries.map { "\(Self.name(of: $0.object, in: log)).\($0.callback)" }
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

  /// The model's events of a step in comparable form.
  private struct ModelEvent {
    var event: String
    var step: Int
  }

  /// The log compared with the events of the steps, assuming the habit for which the two differ
  /// least; the first of equally near ones.
  func nearest(_ records: [RecordedStep], _ steps: [Step]) -> Finding {
    let uniform = LogScope.allCases.flatMap { scope in
      LogPlacement.allCases.map { finding(records, steps, Habit(scope: scope, placement: $0)) }
    }
    // An excerpt has no lines of the other steps, however many its classes write.
    let covered = Self.covered(records, by: Self.nearest(of: uniform))
    let choices = [classesWritingOnce(records), classesWritingOnce(covered)].uniqued
    let mixed = choices.filter { !$0.isEmpty && $0 != objects }.flatMap { once in
      uniform.map(\.habit).filter { $0.placement.marks.count > 1 }.map { habit in
        finding(records, steps, Habit(scope: habit.scope, placement: habit.placement, once: once))
      }
    }
    return Self.nearest(of: uniform + mixed)
  }

  private static func nearest(of findings: [Finding]) -> Finding {
    let distances = findings.map { $0.steps.reduce(0) { $0 + $1.differences } }
    let least = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return findings[least]
  }

  /// The steps from the one with which the log begins to the last of which it has a line.
  private static func covered(
    _ records: [RecordedStep], by finding: Finding
  ) -> [RecordedStep] {
    let last = finding.steps.lastIndex { $0.rows.contains { $0.line != nil } } ?? -1
    return zip(records, finding.steps.prefix(last + 1)).filter { !$1.isBeforeLog }.map(\.0)
  }

  /// The classes of which the log has no more lines than these steps of the model have callbacks,
  /// while others may write two lines for each.
  private func classesWritingOnce(_ records: [RecordedStep]) -> Set<String> {
    var surplus: [String: Int] = [:]
    for entry in log.entries { surplus[String(entry.object.classOfInstance), default: 0] += 1 }
    for (_, entry) in records.flatMap(\.callbacks) where entry.mark == EventMark.entered.text {
      let name = String(entry.subject.classOfInstance)
      let callback = LoggedCallback(owner: name, name: entry.name)
      if logged[.object]?.contains(callback) == true { surplus[name, default: 0] -= 1 }
    }
    return Set(surplus.filter { $0.value <= 0 }.keys)
  }

  private func finding(_ records: [RecordedStep], _ steps: [Step], _ habit: Habit) -> Finding {
    var modelEvents: [ModelEvent] = []
    var unsent = Set(log.entries.map(\.callback))
    for (position, record) in records.enumerated() {
      for (_, entry) in record.callbacks {
        unsent.remove(entry.name)
        let event = "\(Self.name(of: entry.subject, in: log)).\(entry.name)"
        let lines = lines(for: entry, habit)
        modelEvents += Array(repeating: ModelEvent(event: event, step: position), count: lines)
      }
    }
    var judged = zip(steps, records).map { step, record in
      LogJudgement.Step(
        text: step.text, rows: [], notes: record.notes.filter(\.kind.leavesUndone))
    }
    guard !judged.isEmpty else { return Finding(habit: habit, steps: []) }
    let (start, order) = beginning(in: modelEvents)
    let first = start < modelEvents.endIndex ? modelEvents[start].step : 0
    if start > 0 { for step in 0..<first { judged[step].isBeforeLog = true } }
    let rows = order.steps.map { step in
      let left = step.left.map { modelEvents[start + $0] }
      return UnplacedRow(
        row: LogJudgement.Row(
          event: left?.event ?? step.right.map { written[$0] } ?? "",
          side: step.right == nil ? .model : left == nil ? .log : .both,
          line: step.right.map { log.entries[$0].line }),
        step: left?.step)
    }
    for (step, row) in zip(rows.steps(from: first), rows) { judged[step].rows.append(row.row) }
    let layout = log.platform.layoutCallbacks
    for step in judged.indices { judged[step].rows.leaveOutFurtherLayouts(layout) }
    judged.leaveOutOrder(of: log.platform.callbacksWithoutOrder)
    return Finding(habit: habit, steps: judged, unsent: unsent.sorted())
  }

  /// Where the comparison begins, and both sides from there on. Most logs are excerpts, while a
  /// script has to begin at the beginning, so a log may begin with any step that has the log's
  /// first callback. If that is not the first of the step, those before it are missing.
  private func beginning(in modelEvents: [ModelEvent]) -> (start: Int, order: CommonOrder) {
    var best = (start: 0, order: CommonOrder(modelEvents.map(\.event), written))
    var least = distance(best.order, of: modelEvents[...])
    for place in modelEvents.indices.dropFirst()
    where modelEvents[place].step != modelEvents[place - 1].step {
      let rest = modelEvents[place...]
      let step = rest.prefix { $0.step == modelEvents[place].step }
      guard step.contains(where: { $0.event == written.first }) else { continue }
      let order = CommonOrder(rest.map(\.event), written)
      guard let first = order.steps.first(where: { $0.right == 0 })?.left, first < step.count
      else { continue }
      let found = distance(order, of: rest)
      if found < least {
        best = (place, order)
        least = found
      }
    }
    return best
  }

  /// How many callbacks only one side has. Further layout passes are no difference, so they count
  /// only between beginnings that are equally near without them.
  private func distance(
    _ order: CommonOrder, of modelEvents: ArraySlice<ModelEvent>
  ) -> (Int, Int) {
    let layout = log.platform.layoutCallbacks
    var count = 0
    var passes = 0
    for step in order.steps where step.left == nil || step.right == nil {
      let left = step.left.map { modelEvents[modelEvents.startIndex + $0].event }
      guard let event = left ?? step.right.map({ written[$0] }) else { continue }
      count += 1
      if layout.contains(event.callbackOfEvent) { passes += 1 }
    }
    return (count - passes, passes)
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

  /// Instance numbers count if the log has them.
  private static func name(of object: String, in log: DeviceLog) -> String {
    log.hasNumbers ? object : String(object.classOfInstance)
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

extension [LogJudgement.Row] {
  /// Leaves out layout passes that only one side has. A pass comes whenever a view in the window is
  /// marked, which the app's own views may do at any time, so the log may have more of them, and
  /// nobody promises how many come in a row.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()
  fileprivate mutating func leaveOutFurtherLayouts(_ callbacks: Set<String>) {
    func isLayout(_ place: Int) -> Bool {
      callbacks.contains(self[place].event.callbackOfEvent)
    }
    var start = startIndex
    while let first = self[start...].indices.first(where: isLayout) {
      let end = self[first...].indices.first { !isLayout($0) } ?? endIndex
      let written = Set(self[first..<end].filter { $0.side != .model }.map(\.event))
      for place in first..<end {
        self[place].isOfFurtherLayout =
          switch self[place].side {
          case .both: false
          case .log: true
          case .model: written.contains(self[place].event)
          }
      }
      start = end
    }
  }
}

extension String {
  /// `viewDidLoad` of `A.viewDidLoad`
  fileprivate var callbackOfEvent: String { String(split(separator: ".").last ?? "") }
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

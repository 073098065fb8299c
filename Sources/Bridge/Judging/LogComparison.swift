import Specification

/// Puts a log beside what a model does.
struct LogComparison {
  private let log: DeviceLog
  /// The classes that the log names.
  let objects: Set<String>
  /// What the app writes of them.
  let callbacks: Set<String>
  /// What the log has of whom, at each scope.
  private let logged: [LogScope: Set<LoggedCallback>]
  /// What is compared of every sort, though the log never names it.
  private let alsoLogged: Set<String>
  /// The log's callbacks, as they are compared.
  private let written: [String]

  private struct LoggedCallback: Hashable {
    /// The group of callbacks that the object hears, or its class.
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

  /// What a verdict rests on.
  struct Finding: Hashable {
    var scope: LogScope
    var placement: LogPlacement
    var steps: [LogJudgement.Step]
  }

  /// What the model tells in a step, as it is compared.
  private struct Told {
    var event: String
    var step: Int
  }

  /// The log beside what comes in the steps, with the app writing whatever and wherever in its overrides makes the two
  /// most alike; of what is as near, the first.
  func nearest(_ records: [RecordedStep], _ steps: [Step]) -> Finding {
    let findings = LogScope.allCases.flatMap { scope in
      LogPlacement.allCases.map { finding(records, steps, scope, $0) }
    }
    let distances = findings.map { $0.steps.reduce(0) { $0 + $1.differences } }
    let least = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return findings[least]
  }

  private func finding(
    _ records: [RecordedStep], _ steps: [Step], _ scope: LogScope, _ placement: LogPlacement
  ) -> Finding {
    var told: [Told] = []
    for (position, record) in records.enumerated() {
      for callback in record.callbacks where isCompared(callback.entry, scope, placement) {
        let entry = callback.entry
        let event = "\(Self.name(of: entry.subject, in: log)).\(entry.name)"
        told.append(Told(event: event, step: position))
      }
    }
    var judged = zip(steps, records).map { step, record in
      LogJudgement.Step(
        text: step.text, rows: [], notes: record.notes.filter(\.kind.leavesUndone))
    }
    guard !judged.isEmpty else { return Finding(scope: scope, placement: placement, steps: []) }
    let (start, order) = beginning(in: told)
    var current = start < told.endIndex ? told[start].step : 0
    if start > 0 { for step in 0..<current { judged[step].isBeforeLog = true } }
    for step in order.steps {
      let left = step.left.map { told[start + $0] }
      if let left { current = left.step }
      judged[current].rows.append(
        LogJudgement.Row(
          event: left?.event ?? step.right.map { written[$0] } ?? "",
          side: step.right == nil ? .model : left == nil ? .log : .both,
          line: step.right.map { log.entries[$0].line }))
    }
    return Finding(scope: scope, placement: placement, steps: judged)
  }

  /// From where on the two are compared, and both side by side. Most logs are excerpts, while a script has to begin at
  /// the beginning: a log may begin with any step in which the first callback is its own.
  private func beginning(in told: [Told]) -> (start: Int, order: CommonOrder) {
    var best = (start: 0, order: CommonOrder(told.map(\.event), written))
    for place in told.indices.dropFirst()
    where told[place].step != told[place - 1].step && told[place].event == written.first {
      let order = CommonOrder(told[place...].map(\.event), written)
      if order.differences < best.order.differences { best = (place, order) }
    }
    return best
  }

  private func isCompared(
    _ entry: TraceEntry, _ scope: LogScope, _ placement: LogPlacement
  ) -> Bool {
    let mark = log.words.hasMarks(entry.name) ? placement.mark : .entered
    guard entry.mark == mark.text, objects.contains(String(entry.subject.classOfInstance)) else {
      return false
    }
    let callback = LoggedCallback(owner: scope.owner(of: entry.subject, in: log), name: entry.name)
    return alsoLogged.contains(entry.name) || logged[scope]?.contains(callback) == true
  }

  /// Numbers count where the log has them.
  private static func name(of object: String, in log: DeviceLog) -> String {
    log.hasNumbers ? object : String(object.classOfInstance)
  }
}

extension LogScope {
  fileprivate func owner(of object: String, in log: DeviceLog) -> String? {
    switch self {
    case .sort: log.words.group(of: object)
    case .object: String(object.classOfInstance)
    }
  }
}

extension CommonOrder {
  /// How many elements one of the two sequences alone has.
  fileprivate var differences: Int { steps.count { $0.left == nil || $0.right == nil } }
}

extension StepNote.Kind {
  /// Whether the step has not been carried out as it is written.
  fileprivate var leavesUndone: Bool {
    switch self {
    case .impossibleScript, .impossibleStep, .defect, .notRun, .endless: true
    case .noSuchInput, .crash, .warning: false
    }
  }
}

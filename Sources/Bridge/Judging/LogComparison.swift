import Specification

/// Puts a log beside what a model does.
struct LogComparison {
  private let log: DeviceLog
  /// The classes that the log names.
  let objects: Set<String>
  /// What the app writes of them.
  let callbacks: Set<String>
  /// The log's callbacks, as they are compared.
  private let written: [String]

  init(_ log: DeviceLog, _ logged: [String]) {
    self.log = log
    objects = Set(log.entries.map { String($0.object.classOfInstance) })
    callbacks = Set(log.entries.map(\.callback) + logged)
    written = log.entries.map { "\(Self.name(of: $0.object, in: log)).\($0.callback)" }
  }

  /// What a verdict rests on.
  struct Finding: Hashable {
    var placement: LogPlacement
    var steps: [LogJudgement.Step]
  }

  /// The log beside what comes in the steps, with the app writing wherever in its overrides that makes the two most
  /// alike.
  func nearest(_ records: [RecordedStep], _ steps: [Step]) -> Finding {
    let findings = LogPlacement.allCases.map { finding(records, steps, $0) }
    let distances = findings.map { $0.steps.reduce(0) { $0 + $1.differences } }
    let least = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return findings[least]
  }

  private func finding(
    _ records: [RecordedStep], _ steps: [Step], _ placement: LogPlacement
  ) -> Finding {
    var told: [(event: String, step: Int)] = []
    for (position, record) in records.enumerated() {
      for callback in record.callbacks where isCompared(callback.entry, at: placement) {
        let entry = callback.entry
        told.append(("\(Self.name(of: entry.subject, in: log)).\(entry.name)", position))
      }
    }
    var judged = zip(steps, records).map { step, record in
      LogJudgement.Step(
        text: step.text, rows: [], notes: record.notes.filter(\.kind.leavesUndone))
    }
    guard !judged.isEmpty else { return Finding(placement: placement, steps: []) }
    var current = told.first?.step ?? 0
    for step in CommonOrder(told.map(\.event), written).steps {
      if let left = step.left { current = told[left].step }
      judged[current].rows.append(
        LogJudgement.Row(
          event: step.left.map { told[$0].event } ?? step.right.map { written[$0] } ?? "",
          side: step.right == nil ? .model : step.left == nil ? .log : .both,
          line: step.right.map { log.entries[$0].line }))
    }
    return Finding(placement: placement, steps: judged)
  }

  private func isCompared(_ entry: TraceEntry, at placement: LogPlacement) -> Bool {
    let mark = log.words.hasMarks(entry.name) ? placement.mark : .entered
    return entry.mark == mark.text && callbacks.contains(entry.name)
      && objects.contains(String(entry.subject.classOfInstance))
  }

  /// Numbers count where the log has them.
  private static func name(of object: String, in log: DeviceLog) -> String {
    log.hasNumbers ? object : String(object.classOfInstance)
  }
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

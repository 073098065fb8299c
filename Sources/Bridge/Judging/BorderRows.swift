/// A row before it is known to which step it belongs.
struct UnplacedRow {
  var row: LogJudgement.Row
  /// The step of the model's event; nil if only the log has it.
  var step: Int?
}

extension [UnplacedRow] {
  /// The steps of the rows. What only the log has between the events of two steps is divided: the
  /// first ones belong to the earlier step, the others to the later one, so that as many as
  /// possible stand in the step in which the model has the same event, above all if it lacks it
  /// there. If nothing speaks for the later step, they belong to the earlier one.
  ///
  /// - Parameter first: the step in which the rows begin.
  func steps(from first: Int) -> [Int] {
    let counts = ModelCounts(self)
    var steps: [Int] = []
    var latest = first
    while steps.count < count {
      if let step = self[steps.count].step {
        latest = step
        steps.append(step)
        continue
      }
      let run = self[steps.count...].prefix { $0.step == nil }.map(\.row.event)
      let next = self[(steps.count + run.count)...].first?.step ?? latest
      let split = counts.split(of: run, between: latest, and: next)
      steps += Array<Int>(repeating: latest, count: split)
      steps += Array<Int>(repeating: next, count: run.count - split)
    }
    return steps
  }
}

/// Which events the model has in each step.
private struct ModelCounts {
  private var all: [Int: Set<String>] = [:]
  /// Those that the log does not have there.
  private var missing: [Int: Set<String>] = [:]

  init(_ rows: [UnplacedRow]) {
    for case (let row, let step?) in rows.lazy.map({ ($0.row, $0.step) }) {
      all[step, default: []].insert(row.event)
      if row.side == .model { missing[step, default: []].insert(row.event) }
    }
  }

  /// How many of the events belong to the earlier step: as many as possible of the best divisions.
  func split(of events: [String], between earlier: Int, and later: Int) -> Int {
    guard earlier != later else { return events.count }
    var sum = events.reduce(0) { $0 + weight(of: $1, in: later) }
    var best = (sum: sum, split: 0)
    for (place, event) in events.enumerated() {
      sum += weight(of: event, in: earlier) - weight(of: event, in: later)
      if sum >= best.sum { best = (sum, place + 1) }
    }
    return best.split
  }

  private func weight(of event: String, in step: Int) -> Int {
    missing[step]?.contains(event) == true ? 2 : all[step]?.contains(event) == true ? 1 : 0
  }
}

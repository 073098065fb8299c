extension [LogJudgement.Step] {
  /// Leaves out what differs only in its order with callbacks that have none: such a callback
  /// itself, in the same step or in the next, and another that only such callbacks separate from
  /// its place in the log.
  mutating func leaveOutOrder(of callbacks: Set<String>) {
    guard !callbacks.isEmpty else { return }
    var waiting: [WaitingRow] = []
    for step in indices {
      for place in self[step].rows.indices {
        let row = self[step].rows[place]
        let callback = row.event.split(separator: ".").last.map(String.init) ?? ""
        let isOrdered = !callbacks.contains(callback)
        let partner = waiting.firstIndex {
          row.isDifference && $0.row.event == row.event && $0.row.side != row.side
            && (isOrdered || step - $0.step <= 1)
        }
        // An ordered callback is also a border that no other may cross.
        if isOrdered, partner == nil { waiting.removeAll(where: \.isOrdered) }
        guard row.isDifference else { continue }
        if let partner {
          let other = waiting.remove(at: partner)
          self[other.step].rows[other.place].isOfNoOrder = true
          self[step].rows[place].isOfNoOrder = true
        } else {
          waiting.append(WaitingRow(step: step, place: place, row: row, isOrdered: isOrdered))
        }
      }
    }
  }
}

/// A callback that only one side has, until the other has it too.
private struct WaitingRow {
  var step: Int
  /// Its position in the step.
  var place: Int
  var row: LogJudgement.Row
  var isOrdered: Bool
}

extension [LogJudgement.Step] {
  /// Leaves out what differs only in its order with callbacks that have none: such a callback
  /// itself, in the same step or in the next, and another that only such callbacks separate from
  /// its place in the log.
  mutating func leaveOutOrder(of callbacks: Set<String>) {
    guard !callbacks.isEmpty else { return }
    var unordered: [String: WaitingRows] = [:]
    var ordered: WaitingRow?
    for step in indices {
      for place in self[step].rows.indices {
        let row = self[step].rows[place]
        let callback = row.event[(row.event.lastIndex(of: ".") ?? row.event.startIndex)...]
        let waiting = WaitingRow(step: step, place: place, event: row.event, side: row.side)
        var partner: WaitingRow?
        if callbacks.contains(String(callback.dropFirst())) {
          guard row.isDifference else { continue }
          partner = unordered[row.event, default: WaitingRows()].partner(of: waiting)
        } else {
          if row.isDifference, let other = ordered, other.isPartner(of: waiting) { partner = other }
          // An ordered callback is a border that no other may cross.
          ordered = row.isDifference && partner == nil ? waiting : nil
        }
        guard let partner else { continue }
        self[partner.step].rows[partner.place].isOfNoOrder = true
        self[step].rows[place].isOfNoOrder = true
      }
    }
  }
}

/// A callback that only one side has, until the other has it too.
private struct WaitingRow {
  var step: Int
  /// Its position in the step.
  var place: Int
  var event: String
  var side: LogJudgement.Side

  func isPartner(of other: WaitingRow) -> Bool { event == other.event && side != other.side }
}

/// What waits of one callback without an order, all on the same side.
private struct WaitingRows {
  private var rows: [WaitingRow] = []
  private var first = 0

  /// The first row of the other side, in the same step or in the one before; if there is none, the
  /// row waits as well.
  mutating func partner(of row: WaitingRow) -> WaitingRow? {
    while first < rows.count, row.step - rows[first].step > 1 { first += 1 }
    guard first < rows.count, rows[first].isPartner(of: row) else {
      rows.append(row)
      return nil
    }
    first += 1
    return rows[first - 1]
  }
}

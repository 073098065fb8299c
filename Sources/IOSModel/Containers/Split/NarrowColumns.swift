/// Columns on the stack of a narrow window, as the app asks for them.
///
/// What is said of iOS 26 is recorded in Vercantez/openuikit @1bb2ae7c, splitframesprobe, on a
/// phone.
extension UIApplication {
  /// The stack goes back to a column that it has, and takes up any other.
  mutating func show(
    _ column: SplitColumn, ofNarrow id: ControllerID, on base: SplitColumn
  ) throws(Interruption) {
    guard let controller = self[split: id]?[column], let stack = columnStack(base, of: id),
      base != .compact
    else { return }
    self[split: id]?.next = nil
    if column == .secondary, lacksColumnBetween(id, on: base) {
      self[split: id]?.next = column
      return try takeUp(.supplementary, of: id, on: base)
    }
    try announceLeaving(for: column, in: id, on: base)
    guard isAlive(stack), isAlive(controller) else { return }
    if column == base {
      try popToRoot(stack, animated: true)
    } else if self[controller].parent == stack {
      try popTo(controller, on: stack, animated: true)
    } else {
      try move(controller, onto: stack, animated: true)
    }
  }

  /// A detail is the secondary column from then on, which is shown if it is not: `showDetail(D)`.
  mutating func showDetail(
    _ detail: ControllerID, ofNarrow id: ControllerID, on base: SplitColumn
  ) throws(Interruption) {
    let wasOnStack = isOnStack(.secondary, of: id, base)
    try setColumn(.secondary, to: detail, inSplit: id)
    guard !wasOnStack, isAlive(detail) else { return }
    try loadViewIfNeeded(detail)
    guard isAlive(id) else { return }
    if lacksColumnBetween(id, on: base) { return try show(.secondary, ofNarrow: id, on: base) }
    try takeUp(.secondary, of: id, on: base)
  }

  /// Of three columns on a stack each has the one before it under it: `nnw.showSecondary`.
  private func lacksColumnBetween(_ id: ControllerID, on base: SplitColumn) -> Bool {
    guard base == .primary, let split = self[split: id], let stack = columnStack(base, of: id),
      let between = split[.supplementary], isAlive(between), self[between].parent != stack,
      let secondary = split[.secondary], isAlive(secondary), self[secondary].parent != stack
    else { return false }
    return version.hasAdaptiveColumns
  }

  /// The delegate hears of the column that comes onto the stack, and of the one that goes under it.
  private mutating func takeUp(
    _ column: SplitColumn, of id: ControllerID, on base: SplitColumn
  ) throws(Interruption) {
    let top = topColumn(of: id, on: base)
    try announce(
      inOrder([.init(top, isShown: false), .init(column, isShown: true)]), in: id, endsLater: true)
    // Its own code may have shown the column, or made the window wide.
    guard isAlive(id), let split = self[split: id], split.interface == .collapsed(onto: base),
      let controller = split[column], isAlive(controller),
      let stack = columnStack(base, of: id), self[controller].parent != stack
    else { return }
    try move(controller, onto: stack, animated: true)
  }

  /// The stack has come to rest; true if it goes on to the column that the app has named.
  mutating func takeUpNext(of id: ControllerID, on base: SplitColumn) throws(Interruption) -> Bool {
    guard let next = self[split: id]?.next else { return false }
    self[split: id]?.next = nil
    // Its own code may have gone elsewhere meanwhile, or emptied the column.
    guard topColumn(of: id, on: base) == .supplementary, self[split: id]?[next] != nil else {
      return false
    }
    try takeUp(next, of: id, on: base)
    return isAlive(id) && isOnStack(next, of: id, base)
  }
}

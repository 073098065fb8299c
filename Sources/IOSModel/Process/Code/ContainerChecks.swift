/// Whether a page or a column can stand where a call wants it; see `ActionChecks.swift`.
extension UIApplication {
  func checkPage(_ className: String, around id: ControllerID) throws(Interruption) {
    let container = try pageController(of: id, with: [className])
    if let page = keptPage(className, of: container) {
      try require(
        self[pages: container]?.current != page, .undocumented,
        "\(name(container)) shows \(name(page)) already\(Self.undocumented)")
    }
    try checkNoGesture(on: container)
  }

  func checkPages(_ classNames: [String], around id: ControllerID) throws(Interruption) {
    let container = try pageController(of: id, with: classNames)
    try require(
      Set(classNames).count == classNames.count, .undocumented,
      "\(name(container)) would show one page twice\(Self.undocumented)")
    try require(
      !classNames.isEmpty || self[pages: container]?.isAskingForSpine != true, .undocumented,
      "\(name(container)) would get no page for its spine\(Self.undocumented)")
    try checkNoGesture(on: container)
  }

  private func checkNoGesture(on container: ControllerID) throws(Interruption) {
    let isTurning =
      gesture?.site == .container(container) || beginning(in: container)?.isGesture == true
    guard isTurning else { return }
    throw .impossible(
      .undocumented, "a finger is turning the pages of \(name(container))\(Self.undocumented)")
  }

  /// What stands elsewhere cannot be a column, too.
  func check(
    _ operand: AppAction.Operand, as column: SplitColumn, of split: ControllerID
  ) throws(Interruption) {
    try check(operand)
    guard case .existing(let name) = operand, let controller = find(name) else {
      return try checkPlace(of: column, in: split)
    }
    guard self.column(of: controller, in: split) == nil else { return }
    try checkPlace(of: column, in: split)
    try require(
      self[controller].parent == nil && self[controller].presentation == nil
        && !isWindowRoot(controller),
      .undocumented, "\(name) stands somewhere already\(Self.undocumented)")
  }

  /// One that a collapsed split view has put onto its stack; of the secondary it is known.
  private func checkPlace(of column: SplitColumn, in split: ControllerID) throws(Interruption) {
    guard let old = self[split: split]?[column] else { return }
    try require(
      self[old].parent == split || waits(column, of: split) || column == .secondary && isMade(old),
      .undocumented,
      "the \(column.rawValue) column of \(name(split)) is on a stack\(Self.undocumented)")
  }

  func checkClearing(_ column: SplitColumn, of split: ControllerID) throws(Interruption) {
    try checkPlace(of: column, in: split)
    guard case .collapsed(let base)? = self[split: split]?.interface else { return }
    try require(
      base != column, .undocumented,
      "the \(column.rawValue) column is all that \(name(split)) shows\(Self.undocumented)")
  }
}

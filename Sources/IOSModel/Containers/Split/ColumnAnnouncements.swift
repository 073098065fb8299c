/// What the delegate of a split view controller hears of its columns: what the system shows and
/// hides, not what the app does itself.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate. On iOS 26 as recorded in
/// Vercantez/openuikit @4f4063d4 and @1bb2ae7c, splitframesprobe.
extension UIApplication {
  /// The first columns are no change: the delegate of bk2ch09p490SplitViewControllerNew prints the
  /// call, and its notes of a launch have none. On iOS 26 they are one, unless they are the
  /// secondary alone.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willchangeto:)
  mutating func announceDisplayMode(
    of columns: [SplitColumn], after before: [SplitColumn]? = nil, in id: ControllerID
  ) throws(Interruption) {
    guard let split = self[split: id] else { return }
    let new = columns.ofDisplayMode
    var old = (before ?? split.displayed).ofDisplayMode
    if old.isEmpty {
      guard version.hasAdaptiveColumns else { return }
      old = [.secondary]
    }
    guard old != new else { return }
    try callDelegate(
      of: id, .split(.willChangeTo), .displayMode(displayMode(of: new, in: id)))
  }

  /// What these columns are called here. On iOS 26 the secondary column is not displaced, and what
  /// has no room beside it lies over it, whatever the app prefers: splitframesprobe, `mode4` to
  /// `mode6`, and splitwidthprobe.
  func displayMode(of columns: [SplitColumn], in id: ControllerID) -> SplitDisplayMode {
    let columns = columns.ofDisplayMode
    guard version.hasAdaptiveColumns else {
      return splitDeclaration(of: id).displayMode(of: columns, isNarrow: isUpright(id))
    }
    switch columns.count {
    case ...1: return .secondaryOnly
    case 2: return prefersOverlay(id) ? .oneOverSecondary : .oneBesideSecondary
    default:
      return prefersOverlay(id) || room(of: id) < 3 ? .twoOverSecondary : .twoBesideSecondary
    }
  }

  /// The delegate hears of columns that the system shows and hides, not of those that the app does
  /// itself.
  ///
  /// It hears of the end when the columns are where they belong, and before they have appeared and
  /// disappeared.
  ///
  /// - Parameter endsLater: the end is somebody else's to report, mostly that of a transition on
  ///   the stack.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willhide:)
  mutating func announce(
    _ changes: [UISplitViewController.ColumnReport], in id: ControllerID,
    endsLater: Bool = false
  ) throws(Interruption) {
    for change in changes {
      try callDelegate(
        of: id, .split(change.isShown ? .willShow : .willHide),
        .column(change.column, as: .column))
    }
    guard version.reportsColumns, isAlive(id), !changes.isEmpty else { return }
    for change in changes {
      self[split: id]?.reports.removeAll { $0.column == change.column }
      self[split: id]?.reports.append(change)
    }
    if !endsLater { postAfterCommit(.reportColumns(of: id)) }
  }

  /// On iOS 26 columns that are together are in one display mode, whatever the app prefers:
  /// splitframesprobe, `mode1` to `mode3` on a phone. What has yet to be shown is in the mode of
  /// the secondary column alone.
  mutating func announceCollapsedMode(
    of id: ControllerID, after before: [SplitColumn]
  ) throws(Interruption) {
    let mode: SplitDisplayMode =
      before.isEmpty ? .secondaryOnly : displayMode(of: before, in: id)
    guard mode != .oneBesideSecondary, version.hasAdaptiveColumns else { return }
    try callDelegate(
      of: id, .split(.willChangeTo), .displayMode(.oneBesideSecondary))
  }

  /// The columns are where they belong.
  mutating func reportColumns(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), let split = self[split: id] else { return }
    self[split: id]?.reports = []
    for report in split.reports {
      if report.isShown { try reportPending(of: id, isAhead: true) }
      try tell(report, of: id)
    }
    try reportPending(of: id)
    try takeUndisplayedFromScreen(in: id)
  }

  /// That the columns have come together, or apart, is reported with the columns: the first page to
  /// appear has been told that it will, and the others have not been told that they have gone
  /// (splitframesprobe, on a phone).
  mutating func report(
    _ callback: SplitDelegateCallback, of id: ControllerID
  ) throws(Interruption) {
    guard isAlive(id), version.reportsColumns else {
      return try callDelegate(of: id, .split(callback))
    }
    try reportPending(of: id)
    self[split: id]?.pendingCallback = callback
    postAfterCommit(.reportColumns(of: id))
  }

  /// Three columns have come together, or apart, after the one that shows: splitframesprobe.
  mutating func reportPending(
    of id: ControllerID, isAhead: Bool = false
  ) throws(Interruption) {
    guard isAlive(id), let split = self[split: id], let callback = split.pendingCallback,
      !isAhead || split[.compact] != nil || declaration(of: id).split.style != .tripleColumn
    else { return }
    self[split: id]?.pendingCallback = nil
    try callDelegate(of: id, .split(callback))
  }

  /// What goes under others on the stack of a narrow window has gone before the pages hear of it.
  ///
  /// - Parameter andShown: so has what is on top of them come, as it does where the stack itself
  ///   has not been there before: `transition.triple`.
  mutating func reportHiddenColumns(
    of id: ControllerID, andShown: Bool = false
  ) throws(Interruption) {
    guard isAlive(id), let reports = self[split: id]?.reports else { return }
    self[split: id]?.reports = andShown ? [] : reports.filter(\.isShown)
    for report in reports where andShown || !report.isShown { try tell(report, of: id) }
  }

  private mutating func tell(
    _ report: UISplitViewController.ColumnReport, of id: ControllerID
  ) throws(Interruption) {
    try callDelegate(
      of: id, .split(report.isShown ? .didShow : .didHide),
      .column(report.column, as: .column))
  }

  /// A column that only the other width has shown goes once those of this one are where they
  /// belong.
  private mutating func takeUndisplayedFromScreen(in id: ControllerID) throws(Interruption) {
    guard version.hasAdaptiveColumns, let split = self[split: id], split.hasColumnStyle,
      split.interface != .made
    else { return }
    for column in SplitColumn.adaptiveOrder.reversed() where waits(column, of: id) {
      try moveOut(column, of: id, endsAfterCommit: column != .secondary && column != .compact)
    }
    let isExpanded = split.interface == .expanded
    let hidden =
      isExpanded
      ? [SplitColumn.primary, .supplementary].filter { !split.displayed.contains($0) }
      : [SplitColumn.supplementary, .secondary].filter { split.interface != .collapsed(onto: $0) }
    for column in hidden {
      guard let controller = split[column], isAlive(controller),
        self[controller].view.superview == .view(of: id)
      else { continue }
      try takeFromScreen(controller, endsAfterCommit: isExpanded)
    }
  }

  /// The stack of a column has changed its page. Where that is a part of a change of width the end
  /// is another.
  mutating func reportColumns(around stack: ControllerID) throws(Interruption) {
    guard defersTransitions, isAlive(stack), let parent = self[stack].parent,
      let id = self[parent].container.isSplit ? parent : self[parent].parent,
      case .collapsed(let base)? = self[split: id]?.interface,
      parent == id || columnStack(base, of: id) == stack
    else { return }
    if try takeUpNext(of: id, on: base) { return }
    try reportColumns(of: id)
  }

  /// On iOS 26 what goes and what comes is announced column by column.
  func inOrder(
    _ changes: [UISplitViewController.ColumnReport]
  ) -> [UISplitViewController.ColumnReport] {
    guard version.hasAdaptiveColumns else { return changes }
    return SplitColumn.adaptiveOrder.flatMap { column in changes.filter { $0.column == column } }
  }

  /// On iOS 26 everything collapses onto one column, and then the others go onto its stack.
  func collapseSteps(
    from before: [SplitColumn], onto base: SplitColumn, top: SplitColumn
  ) -> [UISplitViewController.ColumnReport] {
    guard version.hasAdaptiveColumns else {
      return before.filter { $0 != top }.map { .init($0, isShown: false) }
        + (before.contains(top) ? [] : [.init(top, isShown: true)])
    }
    let going = before.filter { $0 != base }
    var steps = going.filter { $0 != .secondary }
      .map { UISplitViewController.ColumnReport($0, isShown: false) }
    if !before.contains(base) { steps.append(.init(base, isShown: true)) }
    if going.contains(.secondary) { steps.append(.init(.secondary, isShown: false)) }
    if top != base { steps += [.init(base, isShown: false), .init(top, isShown: true)] }
    return steps
  }

  /// The delegate hears of the column that goes, and not of the one that the app has named.
  mutating func announceLeaving(
    for column: SplitColumn, in id: ControllerID, on base: SplitColumn
  ) throws(Interruption) {
    let top = topColumn(of: id, on: base)
    guard version.hasAdaptiveColumns, top != column else { return }
    try announce([.init(top, isShown: false)], in: id, endsLater: true)
  }
}

extension SplitDeclaration {
  /// What these columns are called. By itself the primary comes beside the secondary where there is
  /// room, and over it on an upright pad.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum
  fileprivate func displayMode(of columns: [SplitColumn], isNarrow: Bool) -> SplitDisplayMode {
    let modes: [SplitDisplayMode] =
      switch columns.count {
      case ...1: [.secondaryOnly]
      case 2: [.oneBesideSecondary, .oneOverSecondary]
      default: [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary]
      }
    if modes.contains(preferredDisplayMode) { return preferredDisplayMode }
    return isNarrow ? modes.dropFirst().first ?? .secondaryOnly : modes.first ?? .secondaryOnly
  }
}

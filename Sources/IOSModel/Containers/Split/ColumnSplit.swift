/// Split controllers of the column style.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller#Column-style-split-views. The
/// delegate's calls are those recorded in mattneub/Programming-iOS-Book-Examples @4f785bf1,
/// bk2ch09p490SplitViewControllerNew; that the columns go onto the primary's stack, where there is
/// no compact column, and come back from it is seen in the stacks of
/// Ranchero-Software/NetNewsWire#5371 and #5385. What is said of iOS 26 is recorded in
/// Vercantez/openuikit @4f4063d4, splitframesprobe.
extension UIApplication {
  /// Shows the columns of the display mode, and no others.
  ///
  /// - Parameter shown: the columns that the stack of a narrow window has shown until now, in the
  ///   same display mode.
  mutating func display(
    in id: ControllerID, after shown: [SplitColumn]? = nil
  ) throws(Interruption) {
    try display(columnsOfDisplayMode(of: id), in: id, after: shown)
  }

  /// The inspector is no part of the mode, and stays as it is once the delegate has heard of that.
  ///
  /// - Parameters:
  ///   - mode: the columns of the mode.
  ///   - room: what the secondary column has had, if the app prefers another mode by now.
  mutating func display(
    _ mode: [SplitColumn], in id: ControllerID, after shown: [SplitColumn]? = nil,
    from room: SecondaryRoom? = nil
  ) throws(Interruption) {
    let room = room ?? secondaryRoom(in: id)
    if shown == nil { try announceDisplayMode(of: mode, in: id) }
    guard isAlive(id), let split = self[split: id] else { return }
    let columns = split.displayedInspector + mode
    let before = shown ?? split.displayed
    let going = before.filter { !columns.contains($0) }
    let coming = columns.filter { !before.contains($0) }
    self[split: id]?.displayed = columns
    if split.displayed.isEmpty, shown == nil || shown == [.compact] {
      for column in SplitColumn.adaptiveOrder {
        if column != .compact {
          try moveIn(column, of: id)
          try loadPage(of: column, in: id)
        }
        if going.contains(column) { try announce([.init(column, isShown: false)], in: id) }
        if coming.contains(column) { try announce([.init(column, isShown: true)], in: id) }
      }
    } else {
      try announce(
        inOrder(going.map { .init($0, isShown: false) } + coming.map { .init($0, isShown: true) }),
        in: id)
    }
    // What a narrow window has shown goes later, after the report.
    for column in going where shown == nil {
      guard !waits(column, of: id), let controller = self[split: id]?[column] else { continue }
      try takeFromScreen(controller, endsAfterCommit: version.hasAdaptiveColumns)
    }
    // What has been on top of the narrow window's stack has not been seen if the stack was not.
    for column in shown == nil ? coming : columns {
      if let controller = self[split: id]?[column] { try bringToScreen(controller, in: id) }
    }
    try secondaryRoomDidChange(in: id, from: room)
  }

  /// On iOS 26 the page that a stack was made around is loaded ahead of it, whether the column
  /// shows or not.
  private mutating func loadPage(of column: SplitColumn, in id: ControllerID) throws(Interruption) {
    guard version.hasAdaptiveColumns, column != .inspector, column != .compact,
      let controller = self[split: id]?[column],
      isAlive(controller), isMade(controller),
      let page = self[navigation: controller].stack.first
    else { return }
    try loadViewIfNeeded(page)
  }

  func isUpright(_ id: ControllerID) -> Bool {
    windowBounds(of: id)?.orientation != .landscape
  }

  /// The device has been turned, which changes the display mode unless the app prefers one.
  mutating func redisplayColumns(in scene: SceneID) throws(Interruption) {
    guard !containers.splits.isEmpty else { return }
    for id in controllers.live {
      guard let split = self[split: id], split.hasColumnStyle, split.interface == .expanded,
        isInWindow(id), window(of: id).map({ self[$0].scene == scene }) == true
      else { continue }
      try withoutDeferringTransitions { app throws(Interruption) in try app.display(in: id) }
    }
  }

  mutating func collapseColumns(_ id: ControllerID) throws(Interruption) {
    guard let split = self[split: id] else { return }
    let before = split.interface == .expanded ? split.displayed : []
    let present = SplitColumn.allCases.ofDisplayMode.filter { split[$0] != nil }
    guard let proposed = present.last, let first = present.first else { return }
    self[split: id]?.interface = .collapsed(onto: proposed == .compact ? .compact : first)
    try reportPending(of: id)
    try announceCollapsedMode(of: id, after: before)
    try callDelegate(
      of: id, .split(.topColumnForCollapsing), .column(proposed, as: .proposed))
    guard isAlive(id) else { return }
    let answer = declaration(of: id).split.topColumnForCollapsing ?? proposed
    let top = present.contains(answer) ? answer : proposed
    let base = top == .compact ? .compact : first
    self[split: id]?.interface = .collapsed(onto: base)
    if split.interface == .made, base != .compact {
      for column in SplitColumn.adaptiveOrder where column != .compact {
        try moveIn(column, of: id)
        try loadPage(of: column, in: id)
      }
    }
    let steps = collapseSteps(from: before, onto: base, top: top)
    let joining = steps.prefix { $0.column != .compact }.count
    try announce(Array(steps[..<joining]), in: id)
    if base == .compact { try moveIn(base, of: id) }
    try announce(Array(steps[joining...]), in: id)
    self[split: id]?.takeUpInterface()
    if !before.isEmpty, base != .compact, base != top {
      try reportHiddenColumns(of: id, andShown: !before.contains(base))
    }
    if before.contains(.inspector), let inspector = split[.inspector] {
      try takeFromScreen(inspector)
    }
    try rearrange(present, of: id, collapsedOnto: base, top: top, displayed: before)
    try postShowDetailTargetDidChange(of: id)
    try report(.didCollapse, of: id)
  }

  /// One column stays in the view; those up to the top go onto its stack.
  private mutating func rearrange(
    _ columns: [SplitColumn], of id: ControllerID, collapsedOnto base: SplitColumn,
    top: SplitColumn, displayed: [SplitColumn]
  ) throws(Interruption) {
    // Columns that wait from now on go later, with the report.
    for column in columns where column != base && !waits(column, of: id) {
      // What is not to be on the stack goes later, too.
      if base != .compact, !column.isUpTo(top), version.hasAdaptiveColumns { continue }
      guard let controller = self[split: id]?[column], isAlive(controller) else { continue }
      let seen = inPlace(of: controller)
      let stays =
        version.hasAdaptiveColumns && column == top && base != .compact
        && displayed.contains(column) && self[seen].appearance == .appeared
        && showsStack(base, of: id)
      if stays { leaveSuperview(seen) } else { try takeFromScreen(controller) }
      guard base != .compact, column.isUpTo(top), let stack = columnStack(base, of: id),
        isAlive(controller),
        // Code in its callbacks may have shown it there already, or put another one into the
        // column.
        self[controller].parent != stack, self[split: id]?[column] == controller
      else { continue }
      try move(controller, onto: stack, animated: false)
    }
    if let shown = self[split: id]?[base] { try bringToScreen(shown, in: id) }
  }

  /// Whether what goes onto the column's stack is seen there: not if something that is presented in
  /// a context has the place of the stack, and not in a tab that is not selected.
  private func showsStack(_ column: SplitColumn, of id: ControllerID) -> Bool {
    guard let controller = self[split: id]?[column], isAlive(controller),
      frontInPlace(of: controller) == controller
    else { return false }
    guard let tabBar = self[tabs: controller] else { return true }
    return tabBar.selected == columnStack(column, of: id)
  }

  mutating func expandColumns(
    _ id: ControllerID, from base: SplitColumn
  ) throws(Interruption) {
    let onTop = version.hasAdaptiveColumns ? topColumn(of: id, on: base) : nil
    let mode = displayMode(of: columnsOfDisplayMode(of: id), in: id)
    self[split: id]?.interface = .expanded
    self[split: id]?.displayed = []
    self[split: id]?.next = nil
    try reportPending(of: id)
    if mode != .oneBesideSecondary, version.hasAdaptiveColumns {
      try callDelegate(of: id, .split(.willChangeTo), .displayMode(mode))
    }
    try callDelegate(of: id, .split(.displayModeForExpanding))
    guard isAlive(id), let split = self[split: id] else { return }
    let shown = split[base]
    let stack = columnStack(base, of: id)
    if let onTop, onTop != base, let top = split[onTop], let stack, isAlive(top) {
      let lowest = self[navigation: stack].stack.first { member in
        SplitColumn.allCases.contains { split[$0] == member }
      }
      if let lowest { try takeBack(top, fromSightOn: stack, andAbove: lowest, into: id) }
    }
    for column in SplitColumn.allCases
    where onTop != .compact && column != base && !waits(column, of: id) {
      try moveIn(column, of: id)
      guard let shown, let controller = split[column], isAlive(controller), isAlive(shown) else {
        continue
      }
      if let stack, isAlive(stack), self[controller].parent == stack {
        try takeOff(controller, from: stack, animated: false)
      }
      try takeBack(controller, into: id)
    }
    try display(in: id, after: onTop.map { [$0] })
    self[split: id]?.takeUpInterface()
    // What only the narrow window has shown goes, on iOS 26 with the report.
    if isAlive(id), let shown, isAlive(shown),
      self[split: id]?.displayed.contains(base) == false, !version.hasAdaptiveColumns
    {
      try takeFromScreen(shown)
    }
    try postShowDetailTargetDidChange(of: id)
    try report(.didExpand, of: id)
  }

  /// The columns leave the stack together, from the lowest one on. What was on top stays in sight,
  /// and hears nothing of the change but whose child it is; the page of the stack itself appears
  /// for the moment.
  mutating func takeBack(
    _ top: ControllerID, fromSightOn stack: ControllerID, andAbove lowest: ControllerID,
    into id: ControllerID
  ) throws(Interruption) {
    let seen = inPlace(of: top)
    guard self[seen].appearance == .appeared else {
      try takeOff(lowest, from: stack, animated: false)
      return try takeBack(top, into: id)
    }
    leaveSuperview(seen)
    try keepingAppeared(top) { app throws(Interruption) in
      try app.takeOff(lowest, from: stack, animated: false)
      try app.takeBack(top, into: id)
    }
    guard isAlive(top) else { return }
    if isAlive(id) { attachSilently(top, in: id) }
    try goWithContainer(inPlace(of: top), of: id)
  }

  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:)
  mutating func show(_ column: SplitColumn, inSplit id: ControllerID) throws(Interruption) {
    guard let split = self[split: id], split[column] != nil else { return }
    switch split.interface {
    case .made: return
    case .expanded:
      guard !split.displayed.contains(column), column != .compact else { return }
      try display(column, isShown: true, inWide: id)
    case .collapsed(let base): try show(column, ofNarrow: id, on: base)
    }
  }

  /// What code of the app asks for where there is room for several columns. The delegate's code may
  /// do so, too, as it hears of the new mode.
  private mutating func display(
    _ column: SplitColumn, isShown: Bool, inWide id: ControllerID
  ) throws(Interruption) {
    guard let asked = self[split: id], let controller = asked[column] else { return }
    let room = secondaryRoom(in: id)
    try announceDisplayMode(of: asked.displayed(with: column, isShown: isShown), in: id)
    guard isAlive(id), isAlive(controller), let split = self[split: id] else { return }
    let columns = split.displayed(with: column, isShown: isShown)
    self[split: id]?.displayed = columns
    animateColumns(of: id)
    prefer(columns, in: id)
    for coming in columns where !split.displayed.contains(coming) {
      if let controller = split[coming] { try bringToScreen(controller, in: id) }
    }
    for going in split.displayed where !columns.contains(going) {
      if let controller = split[going], isAlive(controller) { try takeFromScreen(controller) }
    }
    try secondaryRoomDidChange(in: id, from: room)
  }

  /// The column that the stack shows.
  func topColumn(of id: ControllerID, on base: SplitColumn) -> SplitColumn {
    guard let split = self[split: id], let stack = columnStack(base, of: id),
      let top = self[navigation: stack].stack.last
    else { return base }
    return SplitColumn.allCases.first { split[$0] == top } ?? base
  }

  /// What the stack shows without this column, if that is one.
  private func below(
    _ column: SplitColumn, of id: ControllerID, on base: SplitColumn
  ) -> SplitColumn? {
    guard let split = self[split: id], let stack = columnStack(base, of: id) else { return nil }
    let under = self[navigation: stack].stack.dropLast().last
    return SplitColumn.allCases.first { split[$0] == under } ?? base
  }

  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/hide(_:), which cannot hide
  /// the secondary column; on the stack of a narrow window it takes off only what is on top: the
  /// comment in UISplitViewController.h of iOS 14, as in compnerd/swift-win32 @6d20c1f4,
  /// SplitViewController.swift.
  mutating func hide(_ column: SplitColumn, inSplit id: ControllerID) throws(Interruption) {
    guard let split = self[split: id], let controller = split[column] else { return }
    switch split.interface {
    case .made: return
    case .expanded:
      guard column != .secondary, split.displayed.contains(column) else { return }
      try display(column, isShown: false, inWide: id)
    case .collapsed(let base):
      guard topColumn(of: id, on: base) == column, let stack = columnStack(base, of: id),
        self[controller].parent == stack
      else { return }
      if version.hasAdaptiveColumns, let below = below(column, of: id, on: base) {
        try announce([.init(below, isShown: true)], in: id, endsLater: true)
        guard isAlive(stack), isAlive(controller) else { return }
      }
      try takeOff(controller, from: stack, animated: true)
    }
  }
}

extension UISplitViewController {
  /// What it displays once this column is shown, or hidden. No display mode has the outer one of
  /// three columns without the one between.
  fileprivate func displayed(with column: SplitColumn, isShown: Bool) -> [SplitColumn] {
    guard isShown else {
      return displayed.filter { $0 != column && !(column == .supplementary && $0 == .primary) }
    }
    return SplitColumn.backToFront.filter {
      $0 == column || displayed.contains($0)
        || column == .primary && $0 == .supplementary && self[$0] != nil
    }
  }
}

extension SplitColumn {
  /// The order in which iOS 26 goes through the columns.
  static let adaptiveOrder: [SplitColumn] = [
    .supplementary, .compact, .primary, .secondary, .inspector,
  ]

  /// Whether this column is on the stack when that one is its top.
  fileprivate func isUpTo(_ top: SplitColumn) -> Bool {
    let order: [SplitColumn] = [.primary, .supplementary, .secondary]
    guard let own = order.firstIndex(of: self), let other = order.firstIndex(of: top) else {
      return false
    }
    return own <= other
  }
}

extension ControllerDeclaration {
  /// Only the column style has a middle and a compact column.
  var hasColumnStyle: Bool {
    guard case .split(_, let supplementary, _, let compact, _) = kind else { return false }
    return split.style != .unspecified || supplementary != nil || compact != nil
  }
}

extension SplitDeclaration {
  /// The one that comes first beside the secondary.
  var nearestColumn: SplitColumn { style == .tripleColumn ? .supplementary : .primary }

  /// The columns of the display mode, back to front. By itself a split controller shows the
  /// secondary column alone on an upright pad, as recorded in bk2ch09p490SplitViewControllerNew;
  /// not so on iOS 26.
  func columns(isNarrow: Bool) -> [SplitColumn] {
    switch preferredDisplayMode {
    case .automatic: isNarrow ? [.secondary] : [nearestColumn, .secondary]
    case .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: [nearestColumn, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      [.primary, .supplementary, .secondary]
    }
  }
}

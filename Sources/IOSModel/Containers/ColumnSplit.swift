/// Split controllers of the column style.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller#Column-style-split-views. The
/// delegate's calls are those recorded in mattneub/Programming-iOS-Book-Examples @4f785bf1,
/// bk2ch09p490SplitViewControllerNew; that the columns go onto the primary's stack, where there is no
/// compact column, and come back from it is seen in the stacks of Ranchero-Software/NetNewsWire#5371
/// and #5385.
extension UIApplication {
  /// A column is a stack; the split controller makes one around what is none. It keeps its columns
  /// wherever they stand.
  mutating func wrapped(
    _ controller: ControllerID, for column: SplitColumn, of id: ControllerID
  ) throws(Interruption) -> ControllerID {
    guard column != .compact, !self[controller].container.isNavigation else {
      retain(controller, by: id)
      return controller
    }
    let navigation = try makeNavigation(around: controller)
    retain(navigation, by: id)
    return navigation
  }

  /// Shows the columns of the display mode, and no others.
  mutating func display(in id: ControllerID) throws(Interruption) {
    guard let split = self[split: id] else { return }
    let isUpright = windowBounds(of: id)?.orientation != .landscape
    let columns = declaration(of: id).split.columns(isUpright: isUpright)
      .filter { split[$0] != nil }
    try display(split.displayedInspector + columns, in: id)
  }

  private mutating func display(
    _ columns: [SplitColumn], in id: ControllerID
  ) throws(Interruption) {
    guard let split = self[split: id] else { return }
    let going = split.displayed.filter { !columns.contains($0) }
    let coming = columns.filter { !split.displayed.contains($0) }
    try announce(displayed: columns, in: id)
    guard isAlive(id) else { return }
    self[split: id]?.displayed = columns
    try announce(coming: coming, going: going, in: id)
    for column in going {
      if let controller = self[split: id]?[column] { try takeFromScreen(controller) }
    }
    for column in coming {
      if let controller = self[split: id]?[column] { try bringToScreen(controller, in: id) }
    }
    reportAfterCommit(id)
  }

  /// What the user shows or hides is announced like what the system does.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/presentswithgesture
  mutating func swipeColumns(_ front: ControllerID) throws(Interruption) {
    guard let id = ancestor(of: front, where: { $0.container.isSplit }),
      let split = self[split: id], split.hasColumnStyle, split.interface == .expanded,
      split[declaration(of: id).split.nearestColumn] != nil
    else {
      throw .impossible(
        .notInPosition, "\(name(front)) is in no split view with a column to swipe in or out")
    }
    let nearest = declaration(of: id).split.nearestColumn
    let columns: [SplitColumn] =
      split.displayed.contains(nearest) ? [.secondary] : [nearest, .secondary]
    try callDelegate(of: id, .splitViewControllerInteractivePresentationGestureWillBegin)
    try withoutDeferringTransitions { app throws(Interruption) in
      try app.display(
        split.displayedInspector + columns.filter { split[$0] != nil }, in: id)
    }
    try callDelegate(of: id, .splitViewControllerInteractivePresentationGestureDidEnd)
  }

  /// The first columns are no change: the delegate of bk2ch09p490SplitViewControllerNew prints the call, and
  /// its notes of a launch have none.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willchangeto:)
  private mutating func announce(
    displayed columns: [SplitColumn], in id: ControllerID
  ) throws(Interruption) {
    guard let split = self[split: id], !split.displayed.isEmpty,
      split.displayed.ofDisplayMode != columns.ofDisplayMode
    else { return }
    let isUpright = windowBounds(of: id)?.orientation != .landscape
    let mode = declaration(of: id).split.displayMode(
      of: columns.ofDisplayMode, isUpright: isUpright)
    try callDelegate(of: id, .splitViewControllerWillChangeTo, .displayMode(mode))
  }

  /// Of what the system shows and hides the delegate hears; of what the app does itself it does not.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willhide:)
  private mutating func announce(
    coming: [SplitColumn], going: [SplitColumn], in id: ControllerID
  ) throws(Interruption) {
    for column in going {
      try callDelegate(of: id, .splitViewControllerWillHide, .column(column, as: .column))
    }
    for column in coming {
      try callDelegate(of: id, .splitViewControllerWillShow, .column(column, as: .column))
    }
    guard version.reportsColumns, isAlive(id) else { return }
    self[split: id]?.reports += going.map { .init(column: $0, isShown: false) }
    self[split: id]?.reports += coming.map { .init(column: $0, isShown: true) }
  }

  /// A column that comes by itself has appeared by then; one that comes with its container has not.
  private mutating func reportAfterCommit(_ id: ControllerID) {
    guard isAlive(id), self[id].appearance == .appeared, self[split: id]?.reports.isEmpty == false
    else { return }
    postAfterCommit(.reportColumns(of: id))
  }

  /// The columns are where they belong.
  mutating func reportColumns(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), let reports = self[split: id]?.reports, !reports.isEmpty else { return }
    self[split: id]?.reports = []
    for report in reports {
      try callDelegate(
        of: id, report.isShown ? .splitViewControllerDidShow : .splitViewControllerDidHide,
        .column(report.column, as: .column))
    }
  }

  /// The device has been turned, which changes the display mode unless the app prefers one.
  mutating func displayColumnsAnew(in scene: SceneID) throws(Interruption) {
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
    guard let proposed = present.last, let base = present.first else { return }
    self[split: id]?.interface = .collapsed(onto: proposed == .compact ? .compact : base)
    try callDelegate(
      of: id, .splitViewControllerTopColumnForCollapsing, .column(proposed, as: .proposed))
    guard isAlive(id) else { return }
    let answer = declaration(of: id).split.topColumnForCollapsing ?? proposed
    let top = present.contains(answer) ? answer : proposed
    self[split: id]?.interface = .collapsed(onto: top == .compact ? .compact : base)
    try announce(
      coming: before.contains(top) ? [] : [top], going: before.filter { $0 != top }, in: id)
    if before.contains(.inspector), let inspector = split[.inspector] {
      try takeFromScreen(inspector)
    }
    try rearrange(present, of: id, collapsedOnto: top == .compact ? .compact : base, top: top)
    reportAfterCommit(id)
    try postShowDetailTargetDidChange(of: id)
    try callDelegate(of: id, .splitViewControllerDidCollapse)
  }

  /// One column stays in the view; those up to the top go onto its stack.
  private mutating func rearrange(
    _ columns: [SplitColumn], of id: ControllerID, collapsedOnto base: SplitColumn,
    top: SplitColumn
  ) throws(Interruption) {
    for column in columns where column != base {
      guard let controller = self[split: id]?[column], isAlive(controller) else { continue }
      try takeFromScreen(controller)
      guard base != .compact, column.isUpTo(top), let stack = self[split: id]?[base],
        isAlive(stack), isAlive(controller), self[stack].container.isNavigation
      else { continue }
      try move(controller, onto: stack, animated: false)
    }
    if let shown = self[split: id]?[base] { try bringToScreen(shown, in: id) }
  }

  mutating func expandColumns(
    _ id: ControllerID, from base: SplitColumn
  ) throws(Interruption) {
    self[split: id]?.interface = .expanded
    self[split: id]?.displayed = []
    try callDelegate(of: id, .splitViewControllerDisplayModeForExpanding)
    guard isAlive(id), let split = self[split: id] else { return }
    let shown = split[base]
    for column in SplitColumn.allCases where column != base {
      guard let shown, let controller = split[column], isAlive(controller), isAlive(shown) else {
        continue
      }
      if self[controller].parent == shown { try takeOff(controller, from: shown, animated: false) }
      try takeBack(controller, into: id)
    }
    try display(in: id)
    // What only the narrow window has shown goes.
    if isAlive(id), let shown, isAlive(shown),
      self[split: id]?.displayed.contains(base) == false
    {
      try takeFromScreen(shown)
    }
    try postShowDetailTargetDidChange(of: id)
    try callDelegate(of: id, .splitViewControllerDidExpand)
  }

  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:)
  mutating func show(_ column: SplitColumn, inSplit id: ControllerID) throws(Interruption) {
    guard let split = self[split: id], let controller = split[column] else { return }
    switch split.interface {
    case .made: return
    case .expanded:
      guard !split.displayed.contains(column), column != .compact else { return }
      let columns = SplitColumn.backToFront.filter {
        $0 == column || split.displayed.contains($0)
      }
      try announce(displayed: columns, in: id)
      guard isAlive(id), isAlive(controller) else { return }
      self[split: id]?.displayed = columns
      try bringToScreen(controller, in: id)
    case .collapsed(let base):
      guard let stack = split[base], self[stack].container.isNavigation, base != .compact else {
        return
      }
      if controller == stack {
        try popToRoot(stack, animated: true)
      } else if self[controller].parent == stack {
        try popTo(controller, on: stack, animated: true)
      } else {
        try move(controller, onto: stack, animated: true)
      }
    }
  }

  /// A controller takes the column, with a stack around it if it is none.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:)
  mutating func setColumn(
    _ column: SplitColumn, to controller: ControllerID, inSplit id: ControllerID
  ) throws(Interruption) {
    guard let split = self[split: id], isAlive(controller) else { return }
    let new = try wrapped(controller, for: column, of: id)
    let isShown = shows(column, in: id)
    if isShown, split.interface == .expanded {
      self[split: id]?.displayed = SplitColumn.backToFront.filter {
        $0 == column || split.displayed.contains($0)
      }
    }
    try replace(column, of: id, by: new, isShown: isShown)
    if let old = split[column] { try release(old, by: id) }
    if new != controller { try endHold(new) }
  }

  /// Whether what is in the column is on screen, or would be.
  private func shows(_ column: SplitColumn, in id: ControllerID) -> Bool {
    guard let split = self[split: id] else { return false }
    switch split.interface {
    case .made: return false
    case .expanded:
      let isUpright = windowBounds(of: id)?.orientation != .landscape
      return split.displayed.contains(column)
        || split[column] == nil
          && declaration(of: id).split.columns(isUpright: isUpright).contains(column)
    case .collapsed(let base): return base == column
    }
  }

  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/hide(_:), which cannot hide
  /// the secondary column.
  mutating func hide(_ column: SplitColumn, inSplit id: ControllerID) throws(Interruption) {
    guard let split = self[split: id], let controller = split[column], column != .secondary else {
      return
    }
    switch split.interface {
    case .made: return
    case .expanded:
      guard split.displayed.contains(column) else { return }
      try announce(displayed: split.displayed.filter { $0 != column }, in: id)
      guard isAlive(id), isAlive(controller) else { return }
      self[split: id]?.displayed.removeAll { $0 == column }
      try takeFromScreen(controller)
    case .collapsed(let base):
      guard let stack = split[base], self[controller].parent == stack else { return }
      try takeOff(controller, from: stack, animated: true)
    }
  }
}

extension SplitColumn {
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
  fileprivate var nearestColumn: SplitColumn { style == .tripleColumn ? .supplementary : .primary }

  /// The columns of the display mode, back to front. By itself a split controller shows the secondary
  /// column alone on an upright pad, as recorded in bk2ch09p490SplitViewControllerNew.
  fileprivate func columns(isUpright: Bool) -> [SplitColumn] {
    switch preferredDisplayMode {
    case .automatic: isUpright ? [.secondary] : [nearestColumn, .secondary]
    case .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: [nearestColumn, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      [.primary, .supplementary, .secondary]
    }
  }

  /// What these columns are called. By itself the primary comes beside the secondary where there is room,
  /// and over it on an upright pad.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum
  fileprivate func displayMode(of columns: [SplitColumn], isUpright: Bool) -> SplitDisplayMode {
    let modes: [SplitDisplayMode] =
      switch columns.count {
      case ...1: [.secondaryOnly]
      case 2: [.oneBesideSecondary, .oneOverSecondary]
      default: [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary]
      }
    if modes.contains(preferredDisplayMode) { return preferredDisplayMode }
    return isUpright ? modes.dropFirst().first ?? .secondaryOnly : modes.first ?? .secondaryOnly
  }
}

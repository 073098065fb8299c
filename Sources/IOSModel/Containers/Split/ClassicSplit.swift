/// Split controllers of the classic kind.
///
/// The delegate is asked first; by itself the secondary controller goes onto the primary's stack
/// when the interface collapses, and comes back from its top when it expands:
/// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:collapsesecondary:onto:)
/// and http://commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller/. A primary that is
/// no stack just stays alone, and the secondary is kept for later.
///
/// The behaviour on iOS 26 is recorded in Vercantez/openuikit @4f4063d4 and @1bb2ae7c,
/// splitframesprobe, `transition.legacy`: the same machinery as that of the columns stands behind
/// it.
extension UIApplication {
  /// The columns stand beside each other from the start: they are where they belong already, and
  /// the delegate hears of the end with the beginning.
  mutating func announceClassicColumns(of id: ControllerID) throws(Interruption) {
    guard version.hasAdaptiveColumns, let split = self[split: id] else { return }
    let columns = split.displayed.filter { split[$0] != nil }
    try announceDisplayMode(of: columns, after: [.secondary], in: id)
    for column in columns { try moveIn(column, of: id) }
    try announce(columns.map { .init($0, isShown: true) }, in: id, endsLater: true)
    try reportColumns(of: id)
  }

  mutating func collapseClassic(_ id: ControllerID) throws(Interruption) {
    guard let split = self[split: id] else { return }
    let base: SplitColumn = split[.primary] == nil ? .secondary : .primary
    let before = split.interface == .made ? [] : split.displayed
    if split.interface == .made, version.hasAdaptiveColumns {
      try announceDisplayMode(
        of: split.displayed.filter { split[$0] != nil }, after: [.secondary], in: id)
    }
    self[split: id]?.interface = .collapsed(onto: base)
    try callDelegate(of: id, .split(.primaryViewControllerForCollapsing))
    try moveIn(base, of: id)
    try collapseSecondary(of: id, displayed: before)
    self[split: id]?.takeUpInterface()
    try postShowDetailTargetDidChange(of: id)
    guard version.hasAdaptiveColumns else { return }
    if before.isEmpty { try reportColumns(of: id) }
    try callDelegate(of: id, .split(.didCollapse))
  }

  private mutating func collapseSecondary(
    of id: ControllerID, displayed before: [SplitColumn]
  ) throws(Interruption) {
    guard isAlive(id), let primary = self[split: id]?[.primary],
      let secondary = self[split: id]?[.secondary]
    else { return }
    try callDelegate(
      of: id, .split(.collapseSecondary),
      .controller(secondary, as: .collapseSecondary))
    guard isAlive(id), isAlive(primary), isAlive(secondary) else { return }
    let isLeftToUIKit = !declaration(of: id).split.collapsesSecondary
    if isLeftToUIKit { try callOverride(of: primary, .collapseSecondaryViewController) }
    guard isAlive(id), isAlive(primary), isAlive(secondary) else { return }
    let goesOntoStack = isLeftToUIKit && self[primary].container.isNavigation
    hold(secondary)
    if version.hasAdaptiveColumns {
      try announceCollapse(of: id, from: before, pushing: goesOntoStack ? secondary : nil)
    }
    if goesOntoStack, version.hasAdaptiveColumns, isAlive(secondary), isAlive(primary),
      self[inPlace(of: secondary)].appearance == .appeared, self[primary].isVisible
    {
      // The user sees it all the while.
      self[split: id]?[.secondary] = nil
      try keepingAppeared(secondary) { app throws(Interruption) in
        try app.move(secondary, onto: primary, animated: false)
      }
    } else {
      try takeFromScreen(secondary)
      if goesOntoStack, isAlive(primary) {
        self[split: id]?[.secondary] = nil
        try move(secondary, onto: primary, animated: false)
      }
    }
    try letGo(secondary)
  }

  /// `show(_:sender:)`: with room for both a new one for the column that it has come up from, and
  /// in a narrow window nothing of the split controller's own.
  ///
  /// UISplitViewController.h, the comment there, in xybp888/iOS-SDKs @368c9fb2, iPhoneOS10.3.sdk
  mutating func show(
    _ shown: ControllerID, inClassicSplit id: ControllerID, from child: ControllerID?
  ) throws(Interruption) -> Bool {
    try announceShow(shown, inSplit: id, isDetail: false)
    guard isAlive(id), isAlive(shown), let split = self[split: id] else { return true }
    if case .collapsed = split.interface { return false }
    if child == nil || child != split[.primary] {
      try showDetail(shown, inSplit: id)
    } else if waits(.primary, of: id) {
      try assign(shown, to: .primary, of: id)
    } else {
      try replace(.primary, of: id, by: shown, isShown: shows(.primary, in: id))
    }
    return true
  }

  /// The stack that takes the secondary loads its page before the change is announced.
  private mutating func announceCollapse(
    of id: ControllerID, from before: [SplitColumn], pushing secondary: ControllerID?
  ) throws(Interruption) {
    if let secondary, let page = self[navigation: secondary].stack.last, isAlive(page) {
      try loadViewIfNeeded(page)
    }
    let top: SplitColumn = secondary == nil ? .primary : .secondary
    self[split: id]?.displayed = [top]
    try announce(
      collapseSteps(from: before, onto: .primary, top: top), in: id, endsLater: before.isEmpty)
    self[split: id]?.takeUpInterface()
    if secondary != nil, !before.isEmpty { try reportHiddenColumns(of: id) }
  }

  mutating func expandClassic(
    _ id: ControllerID, from base: SplitColumn
  ) throws(Interruption) {
    self[split: id]?.interface = .expanded
    try callDelegate(of: id, .split(.primaryViewControllerForExpanding))
    try callDelegate(of: id, .split(.separateSecondary))
    if let primary = self[split: id]?[.primary] {
      try callOverride(of: primary, .separateSecondaryViewController)
    }
    guard isAlive(id), let split = self[split: id] else { return }
    if split[.secondary] == nil, base == .primary, let primary = split[.primary] {
      try separateSecondary(from: primary, of: id)
    }
    if version.hasAdaptiveColumns { try announceExpansion(of: id) }
    self[split: id]?.takeUpInterface()
    try moveIn(.secondary, of: id)
    if let secondary = self[split: id]?[.secondary] { try bringToScreen(secondary, in: id) }
    try postShowDetailTargetDidChange(of: id)
    if version.hasAdaptiveColumns { try callDelegate(of: id, .split(.didExpand)) }
  }

  private mutating func announceExpansion(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), let split = self[split: id] else { return }
    let columns = UISplitViewController.classicColumns
    self[split: id]?.displayed = columns
    try announce(
      columns.filter { split[$0] != nil && !split.displayed.contains($0) }
        .map { .init($0, isShown: true) },
      in: id)
  }

  /// `separateSecondaryViewController(for:)` of a stack: its top, unless that is all it has.
  private mutating func separateSecondary(
    from stack: ControllerID, of id: ControllerID
  ) throws(Interruption) {
    guard isAlive(stack), self[navigation: stack].stack.count > 1,
      let top = self[navigation: stack].stack.last, isAlive(top)
    else { return }
    hold(top)
    if version.hasAdaptiveColumns {
      try takeBack(top, fromSightOn: stack, andAbove: top, into: id)
    } else {
      try takeOff(top, from: stack, animated: false)
      try takeBack(top, into: id)
    }
    if isAlive(id), isAlive(top), self[top].parent == id { self[split: id]?[.secondary] = top }
    try letGo(top)
  }

  /// Something goes onto the stack of the narrow window, and the column that it covers is
  /// announced.
  mutating func announceDetailOnStack(of id: ControllerID) throws(Interruption) {
    guard version.hasAdaptiveColumns, let split = self[split: id], !split.hasColumnStyle else {
      return
    }
    self[split: id]?.displayed = []
    try announce(split.displayed.map { .init($0, isShown: false) }, in: id, endsLater: true)
  }

  /// On iOS 26 a detail makes another array of view controllers, for which all views are taken out
  /// and those of the new array put in, also that of the primary, which stays.
  mutating func replaceInAllColumns(
    _ old: ControllerID, of id: ControllerID, by detail: ControllerID
  ) throws(Interruption) {
    guard let primary = self[split: id]?[.primary] else { return }
    hold(old)
    try takeFromScreen(primary, endsAfterCommit: true)
    if self[split: id]?[.secondary] == old { try giveUp(old, inClassicSplit: id) }
    try letGo(old)
    if self[split: id]?[.secondary] == nil { try addChild(detail, to: id) }
    // Code in these callbacks may have shown another one by now.
    guard isAlive(id), isAlive(detail), self[split: id]?[.secondary] == nil else {
      try bringToScreen(primary, in: id)
      return try replaceSecondary(of: id, by: detail)
    }
    self[split: id]?[.secondary] = detail
    try didMove(detail, to: id)
    if isAlive(primary) { try appear(primary, in: id) }
    try bringToScreen(detail, in: id)
  }

  private mutating func giveUp(
    _ old: ControllerID, inClassicSplit id: ControllerID
  ) throws(Interruption) {
    // From here on nothing else takes it out.
    self[split: id]?[.secondary] = nil
    try willMoveToNil(old)
    try removeFromParent(old)
    try takeFromScreen(old, endsAfterCommit: true)
  }
}

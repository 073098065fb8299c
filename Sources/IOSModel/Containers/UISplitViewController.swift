/// What a split controller knows.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
struct UISplitViewController: Hashable, Sendable {
  var primary: ControllerID?
  var secondary: ControllerID?
  var compact: ControllerID?
  var isCollapsed: Bool

  /// Expanded, the columns stand side by side. Collapsed, the compact column is shown or, without
  /// one, the primary: the answer that Apple's own template gives.
  var shown: ShownChildren {
    isCollapsed
      ? ShownChildren(compact ?? primary ?? secondary) : ShownChildren(primary, secondary)
  }

  mutating func forget(_ column: ControllerID) {
    if primary == column { primary = nil }
    if secondary == column { secondary = nil }
    if compact == column { compact = nil }
  }
}

/// Columns by the width of the screen. Collapsing and expanding happen at once, inside the change of
/// size: the stacks of Ranchero-Software/NetNewsWire#5371 and #5385.
extension UIApplication {
  mutating func assembleSplit(
    _ id: ControllerID, _ members: [ControllerID], hasPrimary: Bool, hasSecondary: Bool,
    hasCompact: Bool
  ) throws(Interruption) {
    var rest = members[...]
    let primary = hasPrimary ? rest.popFirst() : nil
    let secondary = hasSecondary ? rest.popFirst() : nil
    let compact = hasCompact ? rest.popFirst() : nil
    self[id].container = .split(
      containers.splits.insert(
        UISplitViewController(
          primary: primary, secondary: secondary, compact: compact,
          isCollapsed: traitCollection.horizontalSizeClass == .compact)))
    for member in members {
      try addChild(member, to: id)
      clearMoving(member)
      try didMove(member, to: id)
    }
  }

  /// `showDetailViewController(_:sender:)` of a split controller: a new secondary column, or, where
  /// there is only one column, one more controller on its stack.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)
  mutating func showDetail(
    _ detail: ControllerID, inSplit id: ControllerID
  ) throws(Interruption) {
    guard let split = self[split: id] else { return }
    if split.isCollapsed {
      if let shown = split.shown.last, let navigation = innermostNavigation(in: shown) {
        try push(detail, on: navigation, animated: true)
      } else {
        try present(detail, from: id, style: nil, animated: true)
      }
      return
    }
    try addChild(detail, to: id)
    let old = split.secondary
    self[split: id]?.secondary = detail
    if let old, isAlive(old) {
      try willMoveToNil(old)
    }
    if isAlive(id), self[id].isVisible, isInWindow(id) {
      try exchange(old, for: detail, in: id)
    } else if let old {
      try detach(old)
    }
    try didMove(detail, to: id)
    if let old {
      try removeFromParent(old)
      try releaseIfUnowned(old)
    }
  }

  /// The order between the columns is not established; the old one goes first.
  private mutating func exchange(
    _ old: ControllerID?, for new: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    try prepareToAppear(new)
    if let old {
      try remove(old)
    }
    try beginAppearance(new, true, animated: false)
    try attach(new, to: .view(of: id))
    try deliverViewIsAppearing(inTree: new)
    if isAlive(id), self[id].appearance == .appeared {
      try endAppearanceIfBegun(new)
    }
  }

  private mutating func remove(_ column: ControllerID) throws(Interruption) {
    try beginAppearance(column, false, animated: false)
    try detach(column)
    try endAppearanceIfBegun(column)
  }

  mutating func adaptSplit(_ id: ControllerID, to width: SizeClass) throws(Interruption) {
    guard let before = self[split: id]?.shown,
      self[split: id]?.isCollapsed != (width == .compact)
    else { return }
    self[split: id]?.isCollapsed = width == .compact
    let after = self[split: id]?.shown ?? ShownChildren()
    guard self[id].isVisible, isInWindow(id) else {
      for column in before where !after.contains(column) { try detach(column) }
      return
    }
    for column in before where !after.contains(column) {
      try remove(column)
    }
    for column in after where !before.contains(column) {
      try prepareToAppear(column)
      try beginAppearance(column, true, animated: false)
      try attach(column, to: .view(of: id))
      endAppearanceAfterCommit(column)
    }
  }

  /// The deepest stack that shows in this controller.
  private func innermostNavigation(in id: ControllerID) -> ControllerID? {
    for child in shownChildren(id) {
      if let inner = innermostNavigation(in: child) { return inner }
    }
    return self[id].container.isNavigation ? id : nil
  }
}

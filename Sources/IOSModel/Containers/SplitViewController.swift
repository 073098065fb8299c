/// What a split controller knows.
struct SplitState: Hashable, Sendable {
  var primary: InstanceID?
  var secondary: InstanceID?
  var compact: InstanceID?
  var isCollapsed: Bool

  /// Expanded, the columns stand side by side. Collapsed, the compact column is shown or, without
  /// one, the primary: the answer that Apple's own template gives.
  var shown: [InstanceID] {
    isCollapsed
      ? [compact ?? primary ?? secondary].compactMap { $0 }
      : [primary, secondary].compactMap { $0 }
  }
}

/// Columns by the width of the screen.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
extension UIKitApplication {
  mutating func assembleSplit(
    _ id: InstanceID, _ members: [InstanceID], hasPrimary: Bool, hasSecondary: Bool,
    hasCompact: Bool
  ) throws(Interruption) {
    var rest = members[...]
    let primary = hasPrimary ? rest.popFirst() : nil
    let secondary = hasSecondary ? rest.popFirst() : nil
    let compact = hasCompact ? rest.popFirst() : nil
    self[id].split = SplitState(
      primary: primary, secondary: secondary, compact: compact,
      isCollapsed: horizontalSizeClass == .compact)
    for member in members {
      try addChild(member, to: id)
      clearMoving(member)
      try didMove(member, to: id)
    }
  }

  /// `showDetailViewController(_:sender:)` of a split controller: a new secondary column, or, where
  /// there is only one column, one more controller on its stack.
  mutating func showDetail(_ detail: InstanceID, in id: InstanceID) throws(Interruption) {
    guard let split = self[id].split else { return }
    if split.isCollapsed {
      if let shown = split.shown.first, let navigation = innermostNavigation(in: shown) {
        try push(detail, on: navigation, animated: true)
      } else {
        try present(detail, from: id, style: nil, animated: true)
      }
      return
    }
    try addChild(detail, to: id)
    let old = split.secondary
    self[id].split?.secondary = detail
    if let old {
      try willMoveToNil(old)
    }
    if self[id].isVisible, isInWindow(id) {
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
    _ old: InstanceID?, for new: InstanceID, in id: InstanceID
  ) throws(Interruption) {
    try prepareToAppear(new)
    if let old {
      try beginAppearance(old, false, animated: false)
      try detach(old)
      try endAppearanceIfBegun(old)
    }
    try beginAppearance(new, true, animated: false)
    try attach(new, to: .view(of: id))
    try deliverViewIsAppearing(inTree: new)
    if self[id].appearance == .appeared {
      try endAppearanceIfBegun(new)
    }
  }

  /// The scene has become narrow or wide.
  mutating func adaptSplits(to width: SizeClass) throws(Interruption) {
    for id in liveControllers {
      guard let split = self[id].split, split.isCollapsed != (width == .compact) else { continue }
      let before = split.shown
      self[id].split?.isCollapsed = width == .compact
      let after = self[id].split?.shown ?? []
      guard self[id].isVisible, isInWindow(id) else {
        for column in before where !after.contains(column) { try detach(column) }
        continue
      }
      for column in before where !after.contains(column) {
        try beginAppearance(column, false, animated: false)
        try detach(column)
        try endAppearanceIfBegun(column)
      }
      for column in after where !before.contains(column) {
        try prepareToAppear(column)
        try beginAppearance(column, true, animated: false)
        try attach(column, to: .view(of: id))
        runLoop.afterCommit.append(.endAppearance(column))
      }
    }
  }

  /// The deepest stack that shows in this controller.
  func innermostNavigation(in id: InstanceID) -> InstanceID? {
    for child in shownChildren(id) {
      if let inner = innermostNavigation(in: child) { return inner }
    }
    return self[id].navigation == nil ? nil : id
  }
}

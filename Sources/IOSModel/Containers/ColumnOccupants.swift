/// Who stands in the columns of a split controller.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:). What is said of
/// iOS 26 is recorded in Vercantez/openuikit @4f4063d4, splitframesprobe.
extension UIApplication {
  private static let madeNavigation = "UINavigationController"

  /// A column is a stack; the split controller makes one around what is none. It keeps its columns
  /// wherever they stand.
  mutating func wrapped(
    _ controller: ControllerID, for column: SplitColumn, of id: ControllerID
  ) throws(Interruption) -> ControllerID {
    guard column != .compact, !self[controller].container.isNavigation else {
      retain(controller, by: id)
      return controller
    }
    let navigation = try makeNavigation(Self.madeNavigation, around: controller)
    retain(navigation, by: id)
    return navigation
  }

  /// What is to stand in the column from now on. A stack that was made for the old page gives it back before
  /// the new one is taken up: splitframesprobe, `showDetail(D)` and `setSecondary(F)`, on iOS 26.
  mutating func newOccupant(
    _ controller: ControllerID, of column: SplitColumn, in id: ControllerID
  ) throws(Interruption) -> ControllerID {
    if let old = self[split: id]?[column], isAlive(old), isMade(old),
      let page = self[navigation: old].stack.last, isAlive(page)
    {
      hold(page)
      try willMoveToNil(page)
      try takeFromScreen(page)
      try removeFromParent(page)
      try letGo(page)
    }
    return try wrapped(controller, for: column, of: id)
  }

  /// The split controller has made this stack around a page.
  mutating func isMade(_ controller: ControllerID) -> Bool {
    controller.classID == names.intern(Self.madeNavigation)
  }

  /// A controller takes the column, with a stack around it if it is none.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:)
  mutating func setColumn(
    _ column: SplitColumn, to controller: ControllerID, inSplit id: ControllerID
  ) throws(Interruption) {
    guard let split = self[split: id], isAlive(controller) else { return }
    let new = try newOccupant(controller, of: column, in: id)
    if case .collapsed(let base) = split.interface, isOnStack(column, of: id, base),
      let stack = split[base], let old = split[column]
    {
      self[split: id]?[column] = new
      try exchange(old, for: new, on: stack)
      try release(old, by: id)
      if new != controller { try endHold(new) }
      return
    }
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

  /// The narrow window has this column's controller on the stack of that one: another one takes its place there
  /// (splitframesprobe, `transition.double`, `showDetail(D)`).
  func isOnStack(_ column: SplitColumn, of id: ControllerID, _ base: SplitColumn) -> Bool {
    guard let split = self[split: id], let stack = split[base], let controller = split[column],
      isAlive(stack), isAlive(controller)
    else { return false }
    return column != base && self[controller].parent == stack
  }

  /// Whether what is in the column is on screen, or would be.
  private func shows(_ column: SplitColumn, in id: ControllerID) -> Bool {
    guard let split = self[split: id] else { return false }
    switch split.interface {
    case .made: return false
    case .expanded:
      return split.displayed.contains(column)
        || split[column] == nil && automaticColumns(of: id).contains(column)
    case .collapsed(let base): return base == column
    }
  }
}

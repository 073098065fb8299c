/// Split controllers of the classic kind.
///
/// The delegate is asked first; by itself the secondary controller goes onto the primary's stack when
/// the interface collapses, and comes back from its top when it expands:
/// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:collapsesecondary:onto:)
/// and http://commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller/. A primary that is
/// no stack just stays alone, and the secondary is kept for later.
extension UIApplication {
  mutating func collapseClassic(_ id: ControllerID) throws(Interruption) {
    let base: SplitColumn = self[split: id]?[.primary] == nil ? .secondary : .primary
    self[split: id]?.interface = .collapsed(onto: base)
    try callDelegate(of: id, .primaryViewControllerForCollapsing)
    try collapseSecondary(of: id)
    try postShowDetailTargetDidChange(of: id)
  }

  private mutating func collapseSecondary(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), let primary = self[split: id]?[.primary],
      let secondary = self[split: id]?[.secondary]
    else { return }
    try callDelegate(
      of: id, .splitViewControllerCollapseSecondary,
      .controller(secondary, as: .collapseSecondary))
    guard isAlive(id), isAlive(primary), isAlive(secondary) else { return }
    let isLeftToUIKit = !declaration(of: id).split.collapsesSecondary
    if isLeftToUIKit { try callOverride(of: primary, .collapseSecondaryViewController) }
    hold(secondary)
    try takeFromScreen(secondary)
    if isLeftToUIKit, isAlive(primary),
      self[primary].container.isNavigation
    {
      self[split: id]?[.secondary] = nil
      try move(secondary, onto: primary, animated: false)
    }
    try letGo(secondary)
  }

  mutating func expandClassic(
    _ id: ControllerID, from base: SplitColumn
  ) throws(Interruption) {
    self[split: id]?.interface = .expanded
    try callDelegate(of: id, .primaryViewControllerForExpanding)
    try callDelegate(of: id, .splitViewControllerSeparateSecondary)
    if let primary = self[split: id]?[.primary] {
      try callOverride(of: primary, .separateSecondaryViewController)
    }
    guard isAlive(id), let split = self[split: id] else { return }
    if split[.secondary] == nil, base == .primary, let primary = split[.primary] {
      try separateSecondary(from: primary, of: id)
    }
    if let secondary = self[split: id]?[.secondary] { try bringToScreen(secondary, in: id) }
    try postShowDetailTargetDidChange(of: id)
  }

  /// `separateSecondaryViewController(for:)` of a stack: its top, unless that is all it has.
  private mutating func separateSecondary(
    from stack: ControllerID, of id: ControllerID
  ) throws(Interruption) {
    guard isAlive(stack), self[navigation: stack].stack.count > 1,
      let top = self[navigation: stack].stack.last, isAlive(top)
    else { return }
    hold(top)
    try takeOff(top, from: stack, animated: false)
    if isAlive(id), isAlive(top), self[top].parent == nil { self[split: id]?[.secondary] = top }
    try takeBack(top, into: id)
    try letGo(top)
  }
}

/// `viewControllers` of a tab bar controller, set at run time: all the old ones leave before the new ones
/// come, and what was selected stays selected if it is still there, or else what has its place, or else the
/// first.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
extension UIApplication {
  mutating func setTabs(_ tabs: [ControllerID], of id: ControllerID) throws(Interruption) {
    try endSwitch(of: id)
    guard isAlive(id), let before = self[tabs: id] else { return }
    let kept = Set(tabs)
    for tab in before.members where !kept.contains(tab) { try removeTab(tab) }
    guard isAlive(id) else { return }
    self[tabs: id]?.members = tabs
    for tab in tabs where isAlive(tab) && self[tab].parent != id {
      try addChild(tab, to: id)
      clearMoving(tab)
      try didMove(tab, to: id)
    }
    guard isAlive(id), let selected = before.selection(among: tabs) else { return }
    self[tabs: id]?.selected = selected
    try adaptContainer(id)
    if isAlive(id), let shown = self[tabs: id]?.selected { try bringToScreen(shown, in: id) }
  }

  private mutating func removeTab(_ tab: ControllerID) throws(Interruption) {
    guard isAlive(tab) else { return }
    try willMoveToNil(tab)
    try takeFromScreen(tab)
    guard isAlive(tab) else { return }
    disown(tab)
    try didMove(tab, to: nil)
    try releaseIfUnowned(tab)
  }

  /// While some of the tabs stand in the More list, what becomes of it is not documented.
  func checkTabs(_ operands: [AppAction.Operand], of id: ControllerID) throws(Interruption) {
    for operand in operands { try check(operand) }
    try require(
      !operands.isEmpty && Set(operands).count == operands.count
        && self[tabs: id]?.usesMore == false && self[tabs: id]?.hasTabs == false,
      .undocumented,
      "what \(name(id)) makes of such tabs, with what it has now, is not documented")
  }
}

extension UITabBarController {
  fileprivate func selection(among tabs: [ControllerID]) -> ControllerID? {
    if let selected, tabs.contains(selected) { return selected }
    guard let place = selected.flatMap(members.firstIndex), tabs.indices.contains(place) else {
      return tabs.first
    }
    return tabs[place]
  }
}

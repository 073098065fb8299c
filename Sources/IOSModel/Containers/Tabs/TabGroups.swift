/// Tabs in groups, of which a sidebar shows the whole tree.
///
/// A group with a managing navigation controller keeps that one's stack: the controller of each tab
/// from the group down to the selected one, if the tab has one. Of several in one branch the
/// outermost manages. Without any, what is shown of the group is the controller of its own tab, and
/// the rest is the app's: the comments of UITabGroup.h and of UITabBarController.h,
/// madsmtm/objc2-generated @fff28a8.
///
/// https://developer.apple.com/documentation/uikit/uitabgroup
extension UIApplication {
  /// The tabs from a root of the bar down to this one and, if that is a group, on to the tab that
  /// it stands for; empty if the bar has no such tab.
  func tabPath(to tab: ClassID, in id: ControllerID) -> [ClassID] {
    for root in self[tabs: id]?.providers ?? [] {
      if let path = tabPath(to: tab, from: root) { return path + destination(in: tab, of: id) }
    }
    return []
  }

  private func tabPath(to tab: ClassID, from outer: ClassID) -> [ClassID]? {
    guard outer != tab else { return [tab] }
    for inner in names.groupTabs(of: outer) {
      if let path = tabPath(to: tab, from: inner) { return [outer] + path }
    }
    return nil
  }

  /// A group is no destination: what is selected in it stays so, or if nothing has been yet, its
  /// first tab is selected instead.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabgroup/issidebardestination, and the comments of UITabGroup.h
  /// on `selectedChild` and `defaultChildIdentifier`.
  private func destination(in tab: ClassID, of id: ControllerID) -> ArraySlice<ClassID> {
    for chosen in (self[tabs: id]?.chosenInGroups ?? []).reversed() {
      if let path = tabPath(to: chosen, from: tab) { return path.dropFirst() }
    }
    var tabs: ArraySlice<ClassID> = []
    while let first = names.groupTabs(of: tabs.last ?? tab).first { tabs.append(first) }
    return tabs
  }

  /// Whether the bar has this group or, where a sidebar shows the tree, one with this tab in it.
  func isInGroup(_ tab: ClassID, of tabBar: UITabBarController) -> Bool {
    for root in tabBar.providers where !names.groupTabs(of: root).isEmpty {
      if root == tab { return true }
      if version.showsSidebars, tabPath(to: tab, from: root) != nil { return true }
    }
    return false
  }

  func selectedTab(of id: ControllerID) -> ClassID? {
    self[tabs: id]?.selectedInGroup ?? self[tabs: id]?.selected?.classID
  }

  /// The user selects a tab in a group, of which the delegate hears as of a tab.
  mutating func tapTab(_ path: [ClassID], of id: ControllerID) throws(Interruption) {
    guard let tab = path.last, names.declaration(of: tab).tabIsEnabled else { return }
    // With a sidebar there is no bar to tap.
    if !self[id].traits.overrides.isEmpty, !version.showsSidebars {
      try callOverride(of: id, .tabBarDidSelect)
    }
    guard isAlive(id) else { return }
    try callDelegate(of: id, .tabs(.shouldSelectTab), .tab(tab))
    guard isAlive(id), names.declaration(of: tab).shouldSelect, selectedTab(of: id) != tab else {
      return
    }
    try select(path, of: id, animated: version.tabSwitchIsAnimated)
  }

  /// `selectedTab = …`, which may be any tab of the tree. The delegate is not asked, and hears of
  /// it as of a tab of the bar.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab
  mutating func selectByCode(_ path: [ClassID], of id: ControllerID) throws(Interruption) {
    guard path.last != selectedTab(of: id) else { return }
    try select(path, of: id, animated: false)
  }

  private mutating func select(
    _ path: [ClassID], of id: ControllerID, animated: Bool
  ) throws(Interruption) {
    guard let tab = path.last else { return }
    let previous = selectedTab(of: id)
    if let shown = try provide(path, in: id), isAlive(id), isAlive(shown) {
      try select(shown, of: id, animated: animated)
    }
    guard isAlive(id) else { return }
    self[tabs: id]?.select(inGroup: tab)
    try reportTab(tab, after: previous, in: id)
  }

  /// What stands for the tabs of this branch: the navigation controller with their controllers on
  /// it, or the controller of the root.
  mutating func provide(
    _ path: [ClassID], in id: ControllerID
  ) throws(Interruption) -> ControllerID? {
    guard let group = path.firstIndex(where: { names.managing(of: $0) != nil }),
      let manager = names.managing(of: path[group])
    else {
      guard let root = path.first else { return nil }
      return try provideTab(root, in: id)
    }
    guard let navigation = try provideInGroup(manager, of: id) else { return nil }
    try takeBack(navigation, into: id)
    var stack: [ControllerID] = []
    for tab in path[group...] {
      try callDelegate(of: id, .tabs(.displayedViewControllers), .tab(tab))
      if let shown = try provideInGroup(tab, of: id) { stack.append(shown) }
    }
    guard isAlive(id), isAlive(navigation) else { return nil }
    stack += pushed(above: stack, on: navigation)
    try setStack(stack, of: navigation, animated: self[tabs: id]?.selected == navigation)
    return isAlive(navigation) ? navigation : nil
  }

  /// What the app has pushed above the controller of a tab is that tab's to show as well, and
  /// outlasts the updates of the stack. (That it goes with another tab in the group is the model's
  /// choice.)
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:displayedviewcontrollersfor:proposedviewcontrollers:)
  private mutating func pushed(
    above tabs: [ControllerID], on navigation: ControllerID
  ) -> [ControllerID] {
    let stack = self[navigation: navigation].stack
    guard let last = tabs.last, let place = stack.firstIndex(of: last) else { return [] }
    return stack[place...].filter { !tabs.contains($0) }
  }

  /// A provider runs once, and its tab keeps what it has made.
  private mutating func provideInGroup(
    _ classID: ClassID, of id: ControllerID
  ) throws(Interruption) -> ControllerID? {
    if let made = self[tabs: id]?.besideBar.first(where: { $0.classID == classID && isAlive($0) }) {
      return made
    }
    let made = try make(classID)
    guard isAlive(id), isAlive(made) else { return nil }
    self[tabs: id]?.besideBar.append(made)
    retain(made, by: id)
    try endHold(made)
    return isAlive(made) ? made : nil
  }

  /// The user moves the tabs of a group in the sidebar.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:displayorderdidchangefor:)
  mutating func reorderTabs(_ className: String, _ front: ControllerID) throws(Interruption) {
    guard version.showsSidebars, let group = names.id(named: className),
      let id = tabBar(around: front, where: { isInGroup(group, of: $0) })
    else {
      throw .impossible(.notInPosition, "no sidebar on screen has a group \(className)")
    }
    try require(
      names.declaration(of: group).allowsReordering, .notInPosition,
      "the group \(className) does not allow reordering")
    try callDelegate(of: id, .tabs(.displayOrderDidChange), .tab(group))
  }
}

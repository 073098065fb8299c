/// `viewControllers` of a tab bar controller, set at run time: all the old ones leave before the
/// new ones come, and what was selected stays selected if it is still there, or else what has its
/// place, or else the first.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
extension UIApplication {
  /// - Parameter animated: an animator of the delegate's takes part in the change of what is
  ///   selected. (What comes of it without one is recorded nowhere.)
  mutating func setTabs(
    _ tabs: [ControllerID], of id: ControllerID, animated: Bool = false
  ) throws(Interruption) {
    // The array keeps them until the call returns.
    for tab in tabs { hold(tab) }
    try replaceTabs(of: id, with: tabs, animated: animated)
    for tab in tabs { try endHold(tab) }
  }

  private mutating func replaceTabs(
    of id: ControllerID, with tabs: [ControllerID], animated: Bool
  ) throws(Interruption) {
    try endSwitch(of: id)
    guard isAlive(id), let before = self[tabs: id] else { return }
    let kept = Set(tabs)
    let switchesByAnimator = animated && isSeenWithAnimator(id)
    self[tabs: id]?.departing = switchesByAnimator ? before.selection(outside: kept) : nil
    for tab in before.members where !kept.contains(tab) {
      if before.hasTabs { keepBesideBar(tab, of: id) }
      try removeTab(tab, of: id)
    }
    guard isAlive(id) else { return }
    self[tabs: id]?.providers = []
    self[tabs: id]?.members = tabs
    for tab in tabs where isAlive(tab) && self[tab].parent != id {
      try addChild(tab, to: id)
      try didMove(tab, to: id)
    }
    guard isAlive(id), let selected = before.selection(among: tabs) else { return }
    if try switchFromDeparting(to: selected, of: id) { return }
    self[tabs: id]?.selected = selected
    try adaptContainer(id)
    try showSelection(of: id)
  }

  private func isSeenWithAnimator(_ id: ControllerID) -> Bool {
    self[id].traits.delegateParts.contains(.animator) && self[id].isVisible && isInWindow(id)
  }

  /// What was selected stays in the window for the delegate's animator, as with any other change of
  /// tab: the tests of quickbirdstudios/XCoordinator @4b6fc6f7, AnimationTests.swift,
  /// testTabBarCoordinator. False if nothing has stayed.
  private mutating func switchFromDeparting(
    to selected: ControllerID, of id: ControllerID
  ) throws(Interruption) -> Bool {
    guard let old = self[tabs: id]?.departing, self[tabs: id]?.selected == old, isAlive(old) else {
      return false
    }
    try adaptContainer(id)
    guard isAlive(id) else { return true }
    let shown = try shownInsteadOfMember(selected, of: id)
    if isAlive(id) { try switchSelection(of: id, from: old, to: shown, animated: true) }
    return true
  }

  /// Its own code may change the tabs once more while its view is loaded, and what is selected then
  /// is shown.
  private mutating func showSelection(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), let shown = self[tabs: id]?.selected, isAlive(shown) else { return }
    if self[id].isVisible, isInWindow(id) || self[id].appearance == .appearing {
      try prepareToAppear(shown)
    }
    guard isAlive(id), self[tabs: id]?.selected == shown else { return }
    try bringToScreen(shown, in: id)
  }

  private mutating func removeTab(
    _ tab: ControllerID, of id: ControllerID
  ) throws(Interruption) {
    guard isAlive(tab) else { return }
    try willMoveToNil(tab)
    guard !isAlive(id) || self[tabs: id]?.departing != tab else { return }
    try takeFromScreen(tab)
    guard isAlive(tab) else { return }
    disown(tab)
    try didMove(tab, to: nil)
    try letGoOfTab(tab, of: id)
  }

  /// Of a More list it has kept its members; what a provider has made it goes on keeping.
  mutating func letGoOfTab(_ tab: ControllerID, of id: ControllerID) throws(Interruption) {
    let isBeside = isAlive(id) && self[tabs: id]?.besideBar.contains(tab) == true
    if !isBeside { try release(tab, by: id) }
  }

  /// While some of the tabs stand in the More list, what becomes of it is not documented.
  /// Controllers in the place of tabs are recorded as `legacy.viewControllersAfterTabs`, of which
  /// none was a tab's.
  func checkTabs(_ operands: [AppAction.Operand], of id: ControllerID) throws(Interruption) {
    for operand in operands { try check(operand) }
    let standsInTab = operands.contains { operand in
      guard case .existing(let name) = operand, let tab = find(name) else { return false }
      return self[tab].parent == id || self[tabs: id]?.besideBar.contains(tab) == true
    }
    try require(
      !operands.isEmpty && Set(operands).count == operands.count && canReplaceTabs(of: id)
        && !(standsInTab && self[tabs: id]?.hasTabs == true),
      .undocumented,
      "what \(name(id)) makes of such tabs, with what it has now, is not documented")
  }

  private func canReplaceTabs(of id: ControllerID) -> Bool {
    self[tabs: id]?.usesMore == false
      && self[tabs: id]?.providers.allSatisfy { names.groupTabs(of: $0).isEmpty } == true
  }
}

/// `tabs`, set at run time: what was selected stays so if it is still there, and nobody hears of
/// it; else the first is selected, which the delegate hears. A tab that goes keeps what its
/// provider has made, and comes back with that, since the app that can name it has kept it.
/// Controllers that are no tab's all go. (What the delegate then hears is recorded nowhere, and is
/// what it hears of tabs.)
///
/// Recorded in Vercantez/openuikit @17849c73, signallastrowsprobe, `tabs.subset`, `tabs.restored`,
/// `tabs.freshProviderReplace` and `legacy.tabsAfterViewControllers`, on a phone as on a pad.
extension UIApplication {
  mutating func setTabs(_ tabs: [ClassID], of id: ControllerID) throws(Interruption) {
    try endSwitch(of: id)
    guard isAlive(id), let before = self[tabs: id] else { return }
    let previous = selectedTab(of: id)
    for tab in before.members where !before.keeps(tab, among: tabs) && isAlive(tab) {
      if before.hasTabs { keepBesideBar(tab, of: id) }
      try removeTab(tab, of: id)
    }
    guard isAlive(id) else { return }
    self[tabs: id]?.providers = tabs
    let staying = before.members.filter { isAlive($0) && self[$0].parent == id }
    self[tabs: id]?.members = tabs.compactMap { tab in staying.first { $0.classID == tab } }
    for tab in tabs {
      guard isAlive(id) else { return }
      _ = try provideTab(tab, in: id)
    }
    guard isAlive(id), let tabBar = self[tabs: id], let first = tabBar.members.first else { return }
    if let selected = tabBar.selected, tabBar.members.contains(selected) { return }
    self[tabs: id]?.selected = first
    try adaptContainer(id)
    try showSelection(of: id)
    guard isAlive(id), self[tabs: id]?.selected == first else { return }
    try reportTab(first.classID, after: previous, in: id)
  }

  private mutating func keepBesideBar(_ tab: ControllerID, of id: ControllerID) {
    guard isAlive(tab), self[tabs: id]?.besideBar.contains(tab) == false else { return }
    self[tabs: id]?.besideBar.append(tab)
    retain(tab, by: id)
  }

  /// The nearest tab bar controller, and the tabs of these classes, if it is recorded what comes of
  /// them: with another one in the place of the selected it is not, and of none at all only that
  /// the selected one stays selected, and not whether it stays on the screen (`tabs.empty`).
  func tabs(
    _ classNames: [String], around id: ControllerID
  ) throws(Interruption) -> (container: ControllerID, tabs: [ClassID]) {
    try require(version.hasUITabs, .wrongKind, "tab bars have no UITabs before iOS 18")
    let container = try tabBarController(of: id)
    let tabs = classNames.compactMap(names.id(named:))
    try require(tabs.count == classNames.count, .wrongKind, "some of the tabs are no controllers")
    try require(
      !tabs.isEmpty && Set(tabs).count == tabs.count && canReplaceTabs(of: container)
        && tabs.allSatisfy { names.groupTabs(of: $0).isEmpty }
        && hasOneSelection(among: tabs, of: container),
      .undocumented,
      "what \(name(container)) makes of such tabs, with what it has now, is not documented")
    return (container, tabs)
  }

  private func hasOneSelection(among tabs: [ClassID], of id: ControllerID) -> Bool {
    guard let tabBar = self[tabs: id], let selected = tabBar.selected,
      !tabBar.keeps(selected, among: tabs), let place = tabBar.members.firstIndex(of: selected)
    else { return true }
    return place == 0 || !tabs.indices.contains(place)
  }
}

extension UITabBarController {
  /// Whether it is the controller of one of these tabs. What was set as a controller is no tab's.
  fileprivate func keeps(_ member: ControllerID, among tabs: [ClassID]) -> Bool {
    hasTabs && tabs.contains(member.classID)
  }

  /// The selected one of the members, unless it is one of these.
  fileprivate func selection(outside kept: Set<ControllerID>) -> ControllerID? {
    guard let selected, members.contains(selected), !kept.contains(selected) else { return nil }
    return selected
  }

  fileprivate func selection(among tabs: [ControllerID]) -> ControllerID? {
    if let selected, tabs.contains(selected) { return selected }
    guard let place = selected.flatMap(members.firstIndex), tabs.indices.contains(place) else {
      return tabs.first
    }
    return tabs[place]
  }
}

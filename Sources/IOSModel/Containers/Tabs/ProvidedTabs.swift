/// Tabs whose controllers are made when they are needed: at once for the bar, whose items are those
/// of the controllers, and in a group when one is selected there.
///
/// https://developer.apple.com/documentation/uikit/uitab, and what is recorded in Vercantez/openuikit @17849c73,
/// signallastrowsprobe, `tbc.afterTabsSet`: each provider has run once, on a phone as on a pad.
extension UIApplication {
  mutating func provideTabs(of id: ControllerID) throws(Interruption) {
    guard let tabBar = self[tabs: id], tabBar.hasTabs else { return }
    for tab in tabBar.providers where names.groupTabs(of: tab).isEmpty {
      guard isAlive(id) else { return }
      _ = try provideTab(tab, in: id)
    }
    guard isAlive(id), let first = firstTab(of: id), tabPath(to: first, in: id).count == 1 else {
      return
    }
    try provideFirstTab(of: id)
  }

  private func firstTab(of id: ControllerID) -> ClassID? {
    guard let tabBar = self[tabs: id], case .tabs(_, let index) = declaration(of: id).kind else {
      return nil
    }
    return tabBar.providers.chosen(index)
  }

  /// Whether it has a tab of this class, on the bar or in a group; its provider may not have run
  /// yet.
  func hasTab(_ classID: ClassID, in id: ControllerID) -> Bool {
    guard let tabBar = self[tabs: id] else { return false }
    return tabBar.members.contains { $0.classID == classID }
      || !tabPath(to: classID, in: id).isEmpty
  }

  /// The tab of this class, which is made now if it has not been yet.
  mutating func provideTab(
    _ classID: ClassID, in id: ControllerID
  ) throws(Interruption) -> ControllerID? {
    if let made = self[tabs: id]?.members.first(where: { $0.classID == classID }) { return made }
    guard let providers = self[tabs: id]?.providers, let place = providers.firstIndex(of: classID)
    else { return nil }
    let kept = self[tabs: id]?.besideBar.first { $0.classID == classID && isAlive($0) }
    let tab: ControllerID
    if let kept { tab = kept } else { tab = try make(classID) }
    guard isAlive(id), isAlive(tab) else { return nil }
    let before = Set(providers[..<place])
    let position = self[tabs: id]?.members.lastIndex { before.contains($0.classID) } ?? -1
    self[tabs: id]?.members.insert(tab, at: position + 1)
    try takeBack(tab, into: id)
    if kept == nil { try endHold(tab) }
    return isAlive(tab) ? tab : nil
  }

  /// One in a group is needed when the container is shown. The delegate hears of the first
  /// selection, too. What is decoded has selected none until then: Ramotion/animated-tab-bar#225,
  /// on iOS 11, and Vercantez/openuikit @b85278ff, fixtures/nibruntime/oracle/nibruntime2.json, on
  /// iOS 26.1.
  mutating func provideFirstTab(of id: ControllerID) throws(Interruption) {
    guard let tabBar = self[tabs: id], tabBar.selected == nil else { return }
    guard tabBar.hasTabs else {
      guard case .tabs(_, let index) = declaration(of: id).kind else { return }
      self[tabs: id]?.selected = tabBar.members.chosen(index)
      return
    }
    guard let first = firstTab(of: id) else { return }
    let path = tabPath(to: first, in: id)
    let tab = path.count > 1 ? try provide(path, in: id) : try provideTab(first, in: id)
    guard isAlive(id) else { return }
    self[tabs: id]?.selected = tab
    if path.count > 1, let inner = path.last { self[tabs: id]?.select(inGroup: inner) }
    if let selected = selectedTab(of: id) { try reportTab(selected, after: nil, in: id) }
  }
}

extension Array {
  /// The one at this place, or the first.
  func chosen(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : first
  }
}

/// What does not fit into a tab bar: in compact width a bar has five places, of which the last is
/// More, a navigation controller with a list of the others. To choose one is a push there.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller and
/// software-mansion/react-native-screens @8fe8b874,
/// apps/src/tests/single-feature-tests/tabs/test-tabs-more-navigation-controller-ios/scenario.md
extension UIApplication {
  private static let placesOnBar = 5

  /// The window has got this width, or the tab bar controller this window.
  mutating func adaptTabs(_ id: ControllerID, to width: SizeClass) throws(Interruption) {
    try provideFirstTab(of: id)
    try adaptSidebar(of: id, to: width)
    guard isAlive(id), let tabBar = self[tabs: id], !tabBar.hasTabs else { return }
    let needsMore = width == .compact && tabBar.members.count > Self.placesOnBar
    guard needsMore != tabBar.usesMore else { return }
    if let more = tabBar.more, self[navigation: more].isTransitioning { return }
    try endSwitch(of: id)
    try withoutDeferringTransitions { app throws(Interruption) in
      try needsMore ? app.beginMore(id) : app.endMore(id)
    }
  }

  private mutating func beginMore(_ id: ControllerID) throws(Interruption) {
    let more = try moreNavigationController(of: id)
    self[tabs: id]?.usesMore = true
    // The stack of the list is going to have some of them for children, and give them back.
    for member in self[tabs: id]?.members ?? [] where isAlive(member) { retain(member, by: id) }
    guard let selected = self[tabs: id]?.selected, isInMoreList(selected, of: id) else { return }
    try takeFromScreen(selected)
    try show(selected, inMore: more, of: id)
    guard isAlive(id), isAlive(more) else { return }
    // It is what the user comes from, also when he has gone back to the list.
    self[tabs: id]?.selectedOnBar = selected
    self[tabs: id]?.selected = more
    try bringToScreen(more, in: id)
  }

  private mutating func moreNavigationController(
    of id: ControllerID
  ) throws(Interruption) -> ControllerID {
    if let more = self[tabs: id]?.more { return more }
    let list = try make(names.intern("UIMoreListController"))
    let more = try makeNavigation("UIMoreNavigationController", around: list)
    try endHold(list)
    self[tabs: id]?.more = more
    retain(more, by: id)
    try takeBack(more, into: id)
    try endHold(more)
    return more
  }

  /// UIKit selects by itself what was chosen in the list, or what was selected before it; the
  /// delegate is not asked.
  private mutating func endMore(_ id: ControllerID) throws(Interruption) {
    guard let tabBar = self[tabs: id], let more = tabBar.more else { return }
    let chosen = self[navigation: more].stack.dropFirst().filter(tabBar.members.contains)
    self[tabs: id]?.usesMore = false
    if let first = self[navigation: more].stack.dropFirst().first {
      try takeOff(first, from: more, animated: false)
    }
    for member in chosen { try takeBack(member, into: id) }
    guard isAlive(id), tabBar.selected == more else { return }
    try takeFromScreen(more)
    let selected = chosen.last ?? tabBar.selectedOnBar ?? tabBar.members.first
    guard isAlive(id), let selected, isAlive(selected) else { return }
    self[tabs: id]?.selected = selected
    try bringToScreen(selected, in: id)
  }

  func isInMoreList(_ tab: ControllerID, of id: ControllerID) -> Bool {
    guard let tabBar = self[tabs: id], tabBar.usesMore else { return false }
    return tabBar.members.dropFirst(Self.placesOnBar - 1).contains(tab)
  }

  /// A tap on the More item: on the one that is selected already, back to the list. The delegate is
  /// asked about More, and hears of the page of the list that comes back with it, if there is one.
  ///
  /// `tabBarController:shouldSelectViewController:` of software-mansion/react-native-screens
  /// @8fe8b874, ios/tabs/host/RNSTabBarController.mm, and pull request 3906
  mutating func tapMore(_ front: ControllerID) throws(Interruption) {
    guard let id = tabBar(around: front, where: { $0.usesMore && isSeen($0) }),
      let more = self[tabs: id]?.more
    else { throw .impossible(.notInPosition, "no tab bar on screen has a More item") }
    try callOverride(of: id, .tabBarDidSelect)
    guard isAlive(id), isAlive(more) else { return }
    try callDelegate(of: id, .tabs(.shouldSelect), .controller(more, as: .select))
    if self[tabs: id]?.selected == more {
      try popToRoot(more, animated: true)
    } else {
      try select(more, of: id, animated: version.tabSwitchIsAnimated)
    }
    guard isAlive(id), isAlive(more) else { return }
    let page = self[navigation: more].stack.dropFirst().first
    try callDelegate(of: id, .tabs(.didSelect), .controller(page ?? more, as: .select))
  }

  /// The Edit button of the list, which brings a sheet of UIKit's own over the tab bar controller.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/customizableviewcontrollers
  mutating func beginCustomizing(_ front: ControllerID) throws(Interruption) {
    let id = try tabBarToEdit(around: front)
    try require(
      self[tabs: id]?.isCustomizing == false, .notInPosition, "the tabs are being edited already")
    self[tabs: id]?.isCustomizing = true
    try callDelegate(
      of: id,
      .tabs(self[tabs: id]?.hasTabs == true ? .willBeginEditing : .willBeginCustomizing))
  }

  mutating func endCustomizing(_ front: ControllerID, changed: Bool) throws(Interruption) {
    guard let id = tabBar(around: front, where: { $0.isCustomizing }) else {
      throw .impossible(.notInPosition, "nobody is editing the tabs")
    }
    self[tabs: id]?.isCustomizing = false
    if self[tabs: id]?.hasTabs == true { return try reportEditing(of: id, changed: changed) }
    try callDelegate(of: id, .tabs(.willEndCustomizing), .flag(changed, as: .changed))
    try callDelegate(of: id, .tabs(.didEndCustomizing), .flag(changed, as: .changed))
  }

  /// The sheet takes all touches; what the user edits in the sidebar leaves the rest where it is.
  func requireNoCustomizing(around front: ControllerID) throws(Interruption) {
    let edited = tabBar(around: front) { $0.isCustomizing && !$0.hasTabs }
    guard let id = edited else { return }
    throw .impossible(
      .notInPosition, "the tabs of \(name(id)) are being edited, in a sheet over it")
  }

  /// The user edits UITabs on a pad, in the sidebar and the bar, and others in the More list.
  ///
  /// https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
  private func tabBarToEdit(around front: ControllerID) throws(Interruption) -> ControllerID {
    if version.showsSidebars, let id = tabBar(around: front, where: { $0.hasTabs }) { return id }
    return try tabBarWithMoreList(around: front)
  }

  private mutating func reportEditing(
    of id: ControllerID, changed: Bool
  ) throws(Interruption) {
    try callDelegate(of: id, .tabs(.didEndEditing))
    if changed { try callDelegate(of: id, .tabs(.visibilityDidChange)) }
  }

  private func tabBarWithMoreList(around front: ControllerID) throws(Interruption) -> ControllerID {
    guard let id = tabBar(around: front, where: { $0.usesMore }), let more = self[tabs: id]?.more,
      self[tabs: id]?.selected == more, self[navigation: more].stack.count == 1
    else { throw .impossible(.notInPosition, "no More list is in front") }
    return id
  }

  /// A tap in the list, of which the tab bar's delegate does not hear.
  mutating func chooseInMoreList(
    _ tab: ControllerID, of id: ControllerID
  ) throws(Interruption) {
    guard let more = self[tabs: id]?.more, self[tabs: id]?.selected == more,
      self[navigation: more].stack.count == 1
    else {
      throw .impossible(.notInPosition, "\(name(tab)) is in the More list, which is not in front")
    }
    try move(tab, onto: more, animated: true)
  }

  /// Code that selects what is in the list selects More, with that shown in it.
  mutating func shownInsteadOfMember(
    _ tab: ControllerID, of id: ControllerID
  ) throws(Interruption) -> ControllerID {
    guard isInMoreList(tab, of: id), let more = self[tabs: id]?.more else { return tab }
    try show(tab, inMore: more, of: id)
    return more
  }

  private mutating func show(
    _ tab: ControllerID, inMore more: ControllerID, of id: ControllerID
  ) throws(Interruption) {
    guard isAlive(more), self[navigation: more].stack.last != tab else { return }
    try popToRoot(more, animated: false)
    guard isAlive(tab), isAlive(more), self[tab].parent != more else { return }
    try move(tab, onto: more, animated: false)
  }
}

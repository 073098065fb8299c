/// What a tab bar controller knows.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
struct UITabBarController: Hashable, Sendable {
  var members: [ControllerID]
  /// One of the members, or `moreNavigationController`.
  var selected: ControllerID?
  /// The tabs whose controllers are made when they are needed, in order; none for a tab bar
  /// controller that has been given its controllers.
  var providers: [ClassID] = []
  var hasTabs: Bool { !providers.isEmpty }
  /// `moreNavigationController`, once there has been need of it.
  var more: ControllerID?
  /// The bar is too narrow for all, and the last are in the More list.
  var usesMore = false
  /// The user rearranges the tabs.
  var isCustomizing = false
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/ishidden
  var isSidebarHidden = true
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/isavailable;
  /// nil before it comes into a window.
  var isSidebarAvailable: Bool?
  /// Code has hidden the bar: https://developer.apple.com/documentation/uikit/uitabbarcontroller/istabbarhidden
  var isBarHidden = false
  /// What was selected before the More list, or before a search tab.
  var selectedOnBar: ControllerID?
  /// The tab inside a group that the user has selected.
  private(set) var selectedInGroup: ClassID?
  /// Those that have been selected, the last one last: each group has a `selectedChild` of its own.
  private(set) var chosenInGroups: [ClassID] = []
  /// What the tabs inside groups have provided, with the groups' navigation controllers, and what
  /// those have that code has taken from the bar.
  var besideBar: [ControllerID] = []
  /// What was selected and is no tab any more: it leaves the container with the switch from it.
  var departing: ControllerID?
  /// The switch under way.
  var transition: ChildTransition?

  init(members: [ControllerID]) {
    self.members = members
  }

  mutating func select(inGroup tab: ClassID) {
    selectedInGroup = tab
    chosenInGroups.removeAll { $0 == tab }
    chosenInGroups.append(tab)
  }

  /// A tab that is in no group is selected.
  mutating func leaveGroup() { selectedInGroup = nil }
}

/// A switch of tabs is set up within the call: a stack of public week notes of December 2024 (iOS
/// 17) shows the touch, the selection and the swap of views in one event. Its delegate calls are
/// those of software-mansion/react-native-screens @8fe8b874, ios/tabs/host/RNSTabBarController.mm.
extension UIApplication {
  /// The delegate of the sidebar hears of it before it comes or goes.
  mutating func setSidebarHidden(_ isHidden: Bool, of id: ControllerID) throws(Interruption) {
    guard self[tabs: id]?.isSidebarHidden == !isHidden else { return }
    try callDelegate(of: id, .tabs(.sidebarVisibilityWillChange))
    self[tabs: id]?.isSidebarHidden = isHidden
  }

  /// `init(nibName:bundle:)` loads the view, so that a subclass hears `viewDidLoad` before anybody
  /// can have given it a tab: between the two a crash of iOS 27 has no frame but the initializer's
  /// (link60/PTCardTabBar @fbf48d1, docs/reference/PTCARDTABBAR_AUDIT.md), and in iOS 11 what is
  /// set on the new object comes too late for it (AndreyPanov/ApplicationCoordinator#20).
  mutating func initializeTabs(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    insertTabs(id)
    try loadViewIfNeeded(id)
  }

  private mutating func insertTabs(_ id: ControllerID) {
    self[id].container = .tabs(containers.tabBars.insert(UITabBarController(members: [])))
  }

  /// What its own code has given it while it loaded stays if nothing else is set.
  mutating func assembleTabs(
    _ id: ControllerID, _ members: [ControllerID], selected: Int
  ) throws(Interruption) {
    guard isAlive(id) else { return }
    if self[tabs: id] == nil { insertTabs(id) }
    let providers = names.providers(of: id.classID)
    guard self[tabs: id]?.members.isEmpty == true else {
      if !providers.isEmpty { try setTabs(providers, of: id) }
      return members.isEmpty ? () : try setTabs(members, of: id)
    }
    self[tabs: id]?.members = members
    if !self[id].isFromStoryboard {
      self[tabs: id]?.selected = members.chosen(selected)
    }
    self[tabs: id]?.providers = providers
    for member in members {
      if self[id].isFromStoryboard {
        adoptDecodedTab(member, by: id)
      } else {
        try addChild(member, to: id)
        try didMove(member, to: id)
      }
    }
    try provideTabs(of: id)
    try loadSelectedTab(of: id)
  }

  /// It has been decoded together with its container, and hears of no move, then or later:
  /// rickytan/RTRootNavigationController#36, May 2017.
  private mutating func adoptDecodedTab(_ tab: ControllerID, by id: ControllerID) {
    guard isAlive(tab), self[tab].parent == nil else { return }
    joinSilently(tab, id)
    clearMoving(tab)
  }

  /// With the view that shows it loaded the first selection is shown at once, and so loads a view:
  /// material-components/material-components-ios#4230. What is decoded has its tabs before its
  /// view.
  private mutating func loadSelectedTab(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[id].view.isLoaded, let selected = self[tabs: id]?.selected,
      isAlive(selected)
    else { return }
    try loadViewIfNeeded(selected)
  }

  /// The user's tap, of which the delegate hears even where nothing changes. Before that the
  /// delegate of the bar does, which is the container itself: a log of April 2017 in
  /// https://cnblogs.com/gaox97329498/p/12070549.html
  ///
  /// What the code of either takes off the bar is not selected any more, which is the model's
  /// choice. A disabled tab takes no tap:
  /// https://developer.apple.com/documentation/uikit/uitab/isenabled
  mutating func tapTab(_ tab: ControllerID, of id: ControllerID) throws(Interruption) {
    guard declaration(of: tab).tabIsEnabled else { return }
    if isInMoreList(tab, of: id) { return try chooseInMoreList(tab, of: id) }
    try callOverride(of: id, .tabBarDidSelect)
    guard isMember(tab, of: id) else { return }
    try askWhetherToSelect(tab, of: id)
    guard isMember(tab, of: id), declaration(of: tab).shouldSelect else { return }
    let previousTab = selectedTab(of: id)
    let previous = self[tabs: id]?.selected
    if previous == tab {
      // The tab that is selected already goes back to its beginning.
      try popToRoot(stack(inTab: tab), animated: true)
    } else {
      try select(tab, of: id, animated: version.tabSwitchIsAnimated)
    }
    try reportSelection(of: tab, after: previousTab, in: id)
  }

  private mutating func isMember(_ tab: ControllerID, of id: ControllerID) -> Bool {
    isAlive(id) && isAlive(tab) && self[tabs: id]?.members.contains(tab) == true
  }

  /// What a tap on the selected tab takes back: the tab, if it is a stack, or one further in. (That
  /// it is the first from the outside is the model's choice.)
  private mutating func stack(inTab tab: ControllerID) -> ControllerID {
    guard !isNavigation(tab), let stack = hostedTree(of: tab).first(where: { isNavigation($0) }),
      version.popsStacksInsideTabs
    else { return tab }
    return stack
  }

  /// Where there are tabs the delegate is asked about them, and not about their controllers:
  /// recorded in Vercantez/openuikit @17849c73, signallastrowsprobe,
  /// `tap.vetoedByLegacyShouldSelect`.
  private mutating func askWhetherToSelect(
    _ tab: ControllerID, of id: ControllerID
  ) throws(Interruption) {
    try self[tabs: id]?.hasTabs == true
      ? callDelegate(of: id, .tabs(.shouldSelectTab), .tab(tab.classID))
      : callDelegate(of: id, .tabs(.shouldSelect), .controller(tab, as: .select))
  }

  /// At every tap, also on what is selected already (`tap.reselect`).
  private mutating func reportSelection(
    of tab: ControllerID, after previous: ClassID?, in id: ControllerID
  ) throws(Interruption) {
    try self[tabs: id]?.hasTabs == true
      ? reportTab(tab.classID, after: previous, in: id)
      : callDelegate(of: id, .tabs(.didSelect), .controller(tab, as: .select))
  }

  mutating func reportTab(
    _ tab: ClassID, after previous: ClassID?, in id: ControllerID
  ) throws(Interruption) {
    guard isAlive(id) else { return }
    try callDelegate(of: id, .tabs(.didSelectTab), .selectedTab(tab, previous: previous))
  }

  /// By code: of a controller the delegate hears nothing, of a tab it does
  /// (`select.selectedTab=t2`, `select.selectedIndex=2`, `select.selectedViewController=chats`).
  mutating func selectByCode(
    _ tab: ControllerID, of id: ControllerID
  ) throws(Interruption) {
    let previous = selectedTab(of: id)
    try select(tab, of: id)
    guard isAlive(id), self[tabs: id]?.hasTabs == true, let selected = selectedTab(of: id),
      selected != previous
    else { return }
    try reportTab(selected, after: previous, in: id)
  }

  /// `selectedViewController = …`; the delegate is not asked.
  mutating func select(
    _ tab: ControllerID, of id: ControllerID, animated: Bool = false
  ) throws(Interruption) {
    try callOverride(of: id, .setSelectedViewController)
    guard isAlive(id) else { return }
    try endSwitch(of: id)
    let tab = try shownInsteadOfMember(tab, of: id)
    guard isAlive(id), let tabBar = self[tabs: id], tabBar.selected != tab else { return }
    self[tabs: id]?.leaveGroup()
    if let from = tabBar.selected, from != tabBar.more { self[tabs: id]?.selectedOnBar = from }
    guard let from = tabBar.selected, self[id].isVisible, isInWindow(id) else {
      return try selectOffScreen(tab, of: id)
    }
    try switchSelection(of: id, from: from, to: tab, animated: animated)
  }

  /// From the selected tab to another one, under the user's eyes.
  mutating func switchSelection(
    of id: ControllerID, from: ControllerID, to tab: ControllerID, animated: Bool
  ) throws(Interruption) {
    let transition = try tabTransition(
      in: id, from: from, to: tab, animated: animated)
    let animated = animated || !transition.parts.isEmpty
    guard isAlive(id) else { return }
    try prepareToAppear(transition.to)
    try prepareFirstDisplay(inTree: transition.to)
    // The new tab's own code may have selected another one.
    guard self[tabs: id]?.selected == from else { return }
    self[tabs: id]?.transition = transition
    self[tabs: id]?.selected = tab
    guard try begin(transition, animated: animated) else { return }
    awaitEnd(of: .children(transition), transition.parts, animated: animated)
  }

  /// With its view loaded the container shows the new tab's at once, in a window or not: the tests
  /// of wix/react-native-navigation (@c9bbcb2, RNNCommandsHandlerTest,
  /// testSetRoot_withBottomTabsAttachModeOnSwitchToTab) select in a window that is never shown. One
  /// that has begun to appear, in no window yet, goes on with the new tab.
  private mutating func selectOffScreen(
    _ tab: ControllerID, of id: ControllerID
  ) throws(Interruption) {
    let old = self[tabs: id]?.selected
    let isAppearing = self[id].appearance == .appearing
    self[tabs: id]?.selected = tab
    if let old {
      try takeFromScreen(old)
      try letDepart(old, from: id)
    }
    try isAppearing ? bringToScreen(tab, in: id) : loadSelectedTab(of: id)
  }

  /// An animator of the delegate's takes part in changes by code, too.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:animationcontrollerfortransitionfrom:to:)
  private mutating func tabTransition(
    in id: ControllerID, from: ControllerID, to: ControllerID, animated: Bool
  ) throws(Interruption) -> ChildTransition {
    let isTransition = animated || !self[id].traits.delegateParts.isEmpty
    var transition = ChildTransition(
      in: id, self[id].container, from: from, to: to,
      order: isTransition ? version.tabTransitionOrder : .tabs)
    transition.parts = try askForParts(of: transition)
    return transition
  }

  /// The old tab has gone from the screen, and from the container if it is no tab any more.
  mutating func letDepart(_ old: ControllerID, from id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[tabs: id]?.departing == old else { return }
    self[tabs: id]?.departing = nil
    guard isAlive(old), self[old].parent == id else { return }
    disown(old)
    try didMove(old, to: nil)
    try letGoOfTab(old, of: id)
  }

  /// The finger went back, and the old tab is selected again. (That what was to leave is a tab
  /// again is the model's choice.)
  mutating func concludeCancelledSwitch(_ transition: ChildTransition) {
    let (id, old) = (transition.container, transition.from)
    self[tabs: id]?.selected = old
    self[tabs: id]?.transition = nil
    guard self[tabs: id]?.departing == old else { return }
    self[tabs: id]?.departing = nil
    self[tabs: id]?.members.append(old)
    clearMoving(old)
  }

  /// A switch during a switch ends the first one at once; no callback of it is lost.
  mutating func endSwitch(of id: ControllerID) throws(Interruption) {
    guard let running = self[tabs: id]?.transition else { return }
    try finishAtOnce(running)
  }
}

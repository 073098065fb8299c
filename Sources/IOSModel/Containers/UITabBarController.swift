/// What a tab bar controller knows.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
struct UITabBarController: Hashable, Sendable {
  var members: [ControllerID]
  var selected: ControllerID?
  /// The switch under way.
  var transition: ChildTransition?
}

extension ChildTransition.Order {
  /// By moving the views itself: the new one begins first and ends last.
  ///
  /// https://ticklecode.com/uitabbarcontrollerlifecycle
  static let tabs = Self(
    begin: [.beginNew, .beginOld, .attachNew],
    end: [.takeUp, .detachOld, .endOld, .endNewInAppearedContainer])

  /// By a transition like a presentation's: the new one also ends first.
  ///
  /// software-mansion/react-native-screens @8fe8b874,
  /// FabricExample/e2e/single-feature-tests/tabs/test-tabs-lifecycle-events.e2e.ts
  static let tabsAsTransition = Self(
    begin: [.beginNew, .beginOld, .attachNew],
    end: [.takeUp, .endNewInAppearedContainer, .detachOld, .endOld])
}

/// A switch of tabs is set up within the call: a stack of public week notes of December 2024 (iOS 17)
/// shows the touch, the selection and the swap of views in one event. Its delegate calls are those of
/// software-mansion/react-native-screens @8fe8b874, ios/tabs/host/RNSTabBarController.mm.
extension UIApplication {
  mutating func assembleTabs(
    _ id: ControllerID, _ members: [ControllerID], selected: Int
  ) throws(Interruption) {
    let initial = members.indices.contains(selected) ? members[selected] : members.first
    self[id].container = .tabs(
      containers.tabBars.insert(UITabBarController(members: members, selected: initial)))
    for member in members {
      try addChild(member, to: id)
      clearMoving(member)
      try didMove(member, to: id)
    }
  }

  /// The user's tap, of which the delegate hears even where nothing changes.
  mutating func tapTab(_ tab: ControllerID, of id: ControllerID) throws(Interruption) {
    try callDelegate(of: id, .tabBarControllerShouldSelect, .controller(tab, as: .select))
    guard declaration(of: tab).shouldSelect else { return }
    if self[tabs: id]?.selected == tab {
      // The tab that is selected already goes back to its beginning.
      try popToRoot(tab, animated: true)
    } else {
      try select(tab, of: id, animated: version.tabSwitchIsAnimated)
    }
    try callDelegate(of: id, .tabBarControllerDidSelect, .controller(tab, as: .select))
  }

  /// `selectedViewController = …`; the delegate is not asked.
  mutating func select(
    _ tab: ControllerID, of id: ControllerID, animated: Bool = false
  ) throws(Interruption) {
    // A switch during a switch ends the first one at once; no callback of it is lost.
    if let running = self[tabs: id]?.transition {
      runLoop.takeOver(.children(running))
      try finish(running)
    }
    guard let from = self[tabs: id]?.selected, from != tab else { return }
    guard self[id].isVisible, isInWindow(id) else {
      try detach(from)
      self[tabs: id]?.selected = tab
      return
    }
    let transition = ChildTransition(
      in: id, self[id].container, from: from, to: tab,
      order: animated ? version.tabTransitionOrder : .tabs)
    self[tabs: id]?.transition = transition
    try prepareToAppear(tab)
    try prepareFirstDisplay(inTree: tab)
    self[tabs: id]?.selected = tab
    try begin(transition, animated: animated)
    schedule(.children(transition), animated: animated)
  }
}

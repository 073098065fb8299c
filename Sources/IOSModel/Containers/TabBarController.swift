/// What a tab bar controller knows.
struct TabState: Hashable, Sendable {
  var members: [InstanceID]
  var selected: InstanceID?
  /// The switch under way.
  var transition: TabTransition?
}

/// From one tab to another.
struct TabTransition: Hashable, Sendable {
  var container: InstanceID
  var from: InstanceID
  var to: InstanceID
}

/// The template of a tab bar controller: the new tab begins first. Since iOS 18 a switch is an
/// animated transition, before it is over within the call.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
extension UIKitApplication {
  mutating func assembleTabs(
    _ id: InstanceID, _ members: [InstanceID], selected: Int
  ) throws(Interruption) {
    let initial = members.indices.contains(selected) ? members[selected] : members.first
    self[id].tabs = TabState(members: members, selected: initial)
    for member in members {
      try addChild(member, to: id)
      clearMoving(member)
      try didMove(member, to: id)
    }
  }

  /// The user's tap, of which the delegate hears even where nothing changes.
  mutating func tapTab(_ tab: InstanceID, of id: InstanceID) throws(Interruption) {
    let argument = IOSEvent.Argument("select", tab.description)
    try callDelegate(of: id, .tabBarControllerShouldSelect, [argument])
    guard self[tab].declaration.shouldSelect else { return }
    if self[id].tabs?.selected == tab {
      // The tab that is selected already goes back to its beginning.
      try popToRoot(tab, animated: true)
    } else {
      try select(tab, of: id)
    }
    try callDelegate(of: id, .tabBarControllerDidSelect, [argument])
  }

  /// `selectedViewController = …`; the delegate is not asked.
  mutating func select(_ tab: InstanceID, of id: InstanceID) throws(Interruption) {
    // A switch during a switch ends the first one at once; no callback of it is lost.
    if let running = self[id].tabs?.transition {
      runLoop.animations.removeAll { $0 == .tab(running) }
      try finishTabSwitch(running)
    }
    guard let from = self[id].tabs?.selected, from != tab else { return }
    guard self[id].isVisible, isInWindow(id) else {
      try detach(from)
      self[id].tabs?.selected = tab
      return
    }
    let transition = TabTransition(container: id, from: from, to: tab)
    let animated = version.tabSwitchIsAnimated
    self[id].tabs?.transition = transition
    try prepareToAppear(tab)
    self[id].tabs?.selected = tab
    try beginAppearance(tab, true, animated: animated)
    try beginAppearance(from, false, animated: animated)
    try attach(tab, to: .view(of: id))
    if animated {
      schedule(.tab(transition), animated: true)
    } else {
      try finishTabSwitch(transition)
    }
  }

  mutating func finishTabSwitch(_ transition: TabTransition) throws(Interruption) {
    let id = transition.container
    self[id].tabs?.transition = nil
    try deliverViewIsAppearing(inTree: transition.to)
    let endsOldFirst = !version.tabSwitchIsAnimated
    if endsOldFirst {
      try detach(transition.from)
      try endAppearanceIfBegun(transition.from)
    }
    if self[id].appearance == .appeared {
      try endAppearanceIfBegun(transition.to)
    }
    if !endsOldFirst {
      try detach(transition.from)
      try endAppearanceIfBegun(transition.from)
    }
  }

}

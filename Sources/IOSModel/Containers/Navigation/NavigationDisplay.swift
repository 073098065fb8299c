/// A stack that comes on screen and goes off with its container, and its first display, which is no
/// transition.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
extension UIApplication {
  /// The first display has nothing to go from: the top begins where the container is laid out for
  /// the first time, and ends with the container, or at once in one that has appeared already.
  mutating func showFirst(of id: ControllerID) throws(Interruption) {
    guard let top = self[navigation: id].stack.last, isAlive(top) else {
      return try releaseDeparted(id)
    }
    self[navigation: id].showFirst(top)
    hold(top)
    try makeSureOfView(of: top)
    try prepareToAppear(top)
    // Its own code may have taken the container off the screen; then it comes back with the
    // container. A stack made by a split view controller may have given it back.
    if isAlive(id), self[id].isVisible, self[navigation: id].shown == top {
      try beginFirst(top, in: id)
    }
    try releaseDeparted(id, except: [top])
    try letGo(top)
  }

  /// A stack asks what it shows first to load its view, and what comes in with an animation once
  /// more, behind its announcement and before its layout, by the method that a subclass can
  /// override: the logs in
  /// https://juejin.cn/post/6844904181753446408, of May 2020, and http://readke.com/c/0Z41505102021.html.
  mutating func makeSureOfView(of page: ControllerID) throws(Interruption) {
    try callOverride(of: page, .loadViewIfNeeded)
  }

  private mutating func beginFirst(
    _ top: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    try beginAppearance(inPlace(of: top), true, animated: self[id].isTransitionAnimated)
    try callDelegate(of: id, .navigation(.willShow), .controller(top, as: .show))
    try addFirstBarItem(id)
    if isAlive(id) { try attach(top, in: id) }
    try goWithContainer(inPlace(of: top), of: id)
    if isAlive(id), self[id].appearance == .appeared {
      try endInPlace(of: top)
      try navigationChildDidAppear(top, in: id)
    } else {
      endInPlaceAfterCommit(of: top)
    }
  }

  /// A container that comes in by a change of tab does not wait for its layout: a profile of an app
  /// that freezes on a tap in its tab bar (iOS 26) shows the layout forced within the tap. A
  /// container that has appeared in advance has no beginning ahead of it that its top could share.
  mutating func prepareFirstDisplay(inTree id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    if self[navigation: id].shown == nil, !self[id].isVisible,
      let top = self[navigation: id].stack.last, isAlive(top)
    {
      self[navigation: id].shown = top
      try prepareToAppear(id)
    }
    guard isAlive(id) else { return }
    for inner in self[id].view.subviews { try prepareFirstDisplay(inTree: inner) }
  }

  /// A child that has not been on screen yet appears with its container, without a transition.
  mutating func navigationChildWillAppear(_ child: ControllerID, in id: ControllerID) {
    guard isAlive(child), self[child].needsDidMove else { return }
    self[navigation: id].showFirst(child)
  }

  /// The delegate hears of the top whenever the container itself appears: the stacks of
  /// software-mansion/react-native-screens#1188.
  mutating func navigationWillAppear(_ id: ControllerID) throws(Interruption) {
    // It has turned round on its way out, when its layout did not take up the change.
    if self[navigation: id].deferredTransition != nil { setNeedsLayout(id) }
    guard let shown = self[navigation: id].shown else { return }
    try callDelegate(of: id, .navigation(.willShow), .controller(shown, as: .show))
    if isNavigation(id), self[navigation: id].isShowingFirst { try addFirstBarItem(id) }
  }

  /// For a first display this is the second time: radars 29912893 and 44966342.
  mutating func navigationDidAppear(_ id: ControllerID) throws(Interruption) {
    guard let shown = self[navigation: id].shown else { return }
    if inPlace(of: shown) != shown { try navigationChildDidAppear(shown, in: id) }
    try callDelegate(of: id, .navigation(.didShow), .controller(shown, as: .show))
  }

  /// Code has changed the stack and taken it off screen at once: the change that was left to the
  /// layout is made unseen, as in any stack that is off screen.
  mutating func navigationDidDisappear(_ id: ControllerID) throws(Interruption) {
    guard self[navigation: id].deferredTransition != nil, !self[navigation: id].isTransitioning,
      self[id].appearance == .disappeared
    else { return }
    try replaceShownOffScreen(id)
    try resumeStackChanges(of: id)
  }

  mutating func navigationChildDidAppear(
    _ child: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    guard self[navigation: id].isShowingFirst else {
      // It has come while its container was appearing, and had to wait for that.
      if isAlive(child), self[child].needsDidMove { try completeMove(of: child, into: id) }
      return
    }
    self[navigation: id].isShowingFirst = false
    try didShow(child, in: id)
  }
}

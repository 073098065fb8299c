/// From one top of a stack to another.
struct NavigationTransition: Hashable, Sendable {
  var container: InstanceID
  var from: InstanceID
  var to: InstanceID
}

/// The template of a navigation controller, the same with and without animation: the old top ends
/// before the new one does.
extension UIKitApplication {
  /// Brings the screen in line with the stack.
  mutating func showTop(of id: InstanceID, animated: Bool) throws(Interruption) {
    guard let navigation = self[id].navigation, !navigation.isTransitioning else { return }
    guard self[id].isVisible, isInWindow(id) else {
      return try replaceShownOffScreen(id)
    }
    guard let from = navigation.shown, let to = navigation.stack.last, from != to else {
      return try releaseDeparted(id)
    }
    let transition = NavigationTransition(container: id, from: from, to: to)
    try beginNavigation(transition, animated: animated)
    if animated {
      schedule(.navigation(transition), animated: true)
    } else {
      try finishNavigation(transition)
    }
  }

  mutating func beginNavigation(
    _ transition: NavigationTransition, animated: Bool
  ) throws(Interruption) {
    let id = transition.container
    self[id].navigation?.isTransitioning = true
    hold([transition.from, transition.to])
    try prepareToAppear(transition.to)
    try beginAppearance(transition.from, false, animated: animated)
    try beginAppearance(transition.to, true, animated: animated)
    try callDelegate(
      of: id, .navigationControllerWillShow, [IOSEvent.Argument("show", transition.to.description)])
    try attach(transition.to, to: .view(of: id))
    try releaseDeparted(id, except: transition.from)
  }

  mutating func finishNavigation(_ transition: NavigationTransition) throws(Interruption) {
    let (id, from, to) = (transition.container, transition.from, transition.to)
    let isLeaving = self[id].navigation?.departing.contains(from) ?? false
    try detach(from)
    if isLeaving {
      self[from].parent = nil
      self[id].children.removeAll { $0 == from }
    }
    try endAppearanceIfBegun(from)
    // From here on app code may change the stack again.
    self[id].navigation?.shown = to
    self[id].navigation?.isTransitioning = false
    if self[id].appearance == .appeared {
      try endAppearanceIfBegun(to)
      try didShow(to, in: id)
    }
    if isLeaving {
      self[id].navigation?.departing.removeAll { $0 == from }
      try didMove(from, to: nil)
      clearMoving(from)
    }
    try letGo([from, to])
    if self[id].navigation?.stack.last != self[id].navigation?.shown {
      try showTop(of: id, animated: true)
    }
  }

  /// The finger went back: the old top never left, and the one below has come for nothing. The
  /// delegate, which has been told of it, is not told that it failed.
  mutating func cancelPop(_ transition: NavigationTransition) throws(Interruption) {
    let (id, from, to) = (transition.container, transition.from, transition.to)
    try beginAppearance(to, false, animated: true)
    try detach(to)
    try endAppearanceIfBegun(to)
    clearMoving(from)
    self[id].navigation?.departing.removeAll { $0 == from }
    self[id].navigation?.stack.append(from)
    try beginAppearance(from, true, animated: true)
    try deliverViewIsAppearing(inTree: from)
    try endAppearanceIfBegun(from)
    self[id].navigation?.isTransitioning = false
    try letGo([from, to])
  }

  /// The pop that a finger at the edge begins.
  mutating func beginInteractivePop(_ id: InstanceID) throws(Interruption) -> NavigationTransition?
  {
    guard let stack = self[id].navigation?.stack, stack.count > 1,
      let from = self[id].navigation?.shown
    else { return nil }
    self[id].navigation?.stack.removeLast()
    self[id].navigation?.departing.append(from)
    try willMoveToNil(from)
    let transition = NavigationTransition(
      container: id, from: from, to: stack[stack.count - 2])
    try beginNavigation(transition, animated: true)
    return transition
  }

  /// Nothing is on screen, so nothing appears: the view is exchanged when the container appears.
  mutating func replaceShownOffScreen(_ id: InstanceID) throws(Interruption) {
    guard let navigation = self[id].navigation else { return }
    if let shown = navigation.shown, shown != navigation.stack.last {
      try detach(shown)
      try endAppearanceIfBegun(shown)
      self[id].navigation?.shown = navigation.stack.last
    }
    try releaseDeparted(id)
  }

  /// Lets go of what was taken off the stack and is not on screen.
  private mutating func releaseDeparted(
    _ id: InstanceID, except visible: InstanceID? = nil
  ) throws(Interruption) {
    let departed = (self[id].navigation?.departing ?? []).filter { $0 != visible }
    guard !departed.isEmpty else { return }
    let gone = Set(departed)
    self[id].navigation?.departing.removeAll { gone.contains($0) }
    self[id].children.removeAll { gone.contains($0) }
    for member in departed {
      self[member].parent = nil
    }
    for member in departed {
      try didMove(member, to: nil)
      clearMoving(member)
      try releaseIfUnowned(member)
    }
  }

  /// The first display needs no transition: the top appears with its container.
  mutating func navigationWillShowFirst(
    _ id: InstanceID, _ child: InstanceID
  ) throws(Interruption) {
    self[id].navigation?.shown = child
    self[id].navigation?.isShowingFirst = true
    try callDelegate(
      of: id, .navigationControllerWillShow, [IOSEvent.Argument("show", child.description)])
  }

  mutating func navigationDidShowFirst(
    _ id: InstanceID, _ child: InstanceID
  ) throws(Interruption) {
    self[id].navigation?.isShowingFirst = false
    try didShow(child, in: id)
  }

  /// Whether `didMove` or `didShow` comes first is not established; both follow viewDidAppear.
  private mutating func didShow(_ child: InstanceID, in id: InstanceID) throws(Interruption) {
    clearMoving(child)
    if self[child].owesDidMove {
      try didMove(child, to: id)
    }
    try callDelegate(
      of: id, .navigationControllerDidShow, [IOSEvent.Argument("show", child.description)])
  }
}

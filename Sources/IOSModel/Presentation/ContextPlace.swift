/// A controller that is presented in its presenter's own context takes the place of the presenter's
/// view: it is in a transition view that is put beside where that view was. A container goes on
/// moving the place with whatever is in it, so that what is there goes and comes with the page or
/// the tab (openradar 18552380).
///
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/currentcontext
extension UIApplication {
  /// The controller that is seen in the place of this one: itself, or one that it presents instead
  /// of itself.
  ///
  /// It is mutating though it changes nothing, since the process would be copied for a call that is
  /// not.
  @inline(__always)
  mutating func inPlace(of id: ControllerID) -> ControllerID {
    presentations.isEmpty ? id : findInPlace(of: id)
  }

  @inline(never)
  private mutating func findInPlace(of id: ControllerID) -> ControllerID { frontInPlace(of: id) }

  /// The same for callers that are not mutating.
  func frontInPlace(of id: ControllerID) -> ControllerID { presentedInPlace(of: id).last ?? id }

  /// The controller that has taken the place of this one's view, the one that has taken its place,
  /// and so on.
  private func presentedInPlace(of id: ControllerID) -> ShortList<ControllerID> {
    var inPlace = ShortList<ControllerID>()
    var current = id
    // App code may have two controllers present each other.
    while let next = replacement(of: current), next != id, !inPlace.contains(next) {
      inPlace.append(next)
      current = next
    }
    return inPlace
  }

  /// A controller on its way in has the place if the presenter's view has left it meanwhile; one on
  /// its way out that has left the place already leaves it to its presenter.
  private func replacement(of id: ControllerID) -> ControllerID? {
    guard isAlive(id), self[id].view.superview == nil, let presented = self[id].presented,
      let presentation = self[presentation: presented], presentation.style.takesPlace
    else { return nil }
    let isGone = self[presented].view.superview == nil
    switch presentation.phase {
    case .posted: return nil
    case .appearing: return isGone ? presented : nil
    case .presented: return presentation.presentersHost?.controller == nil ? nil : presented
    case .dismissing:
      return isGone || presentation.presentersHost?.controller == nil ? nil : presented
    }
  }

  /// All controllers that the place concerns, back to front: the controller, and those that it
  /// presents, has begun to present or is dismissing instead of itself.
  private func occupants(of id: ControllerID) -> ShortList<ControllerID> {
    var occupants = ShortList(id)
    var current = id
    while isAlive(current), let next = self[current].presented, !occupants.contains(next),
      self[presentation: next]?.style.takesPlace == true
    {
      occupants.append(next)
      current = next
    }
    return occupants
  }

  /// The child is in the container's view from now on, or beside it the controller that has its
  /// place.
  mutating func attach(_ child: ControllerID, in id: ControllerID) throws(Interruption) {
    let (front, host) = movePlace(of: child, into: id)
    try attach(front, to: host)
  }

  /// The same for a view that stays in sight, so that no callback tells of it.
  mutating func attachSilently(_ child: ControllerID, in id: ControllerID) {
    let (front, host) = movePlace(of: child, into: id)
    enterSuperview(front, host)
  }

  private mutating func movePlace(
    of child: ControllerID, into id: ControllerID
  ) -> (front: ControllerID, host: UIView.Superview) {
    let inPlace = presentations.isEmpty ? ShortList() : presentedInPlace(of: child)
    guard let front = inPlace.last else { return (child, .view(of: id)) }
    for presented in inPlace {
      self[presentation: presented]?.presentersHost =
        presented == inPlace.first ? .view(of: id) : .context(of: id)
    }
    return (front, .context(of: id))
  }

  /// Neither the child is in the container's view, nor beside it the controller that has its
  /// place.
  mutating func isToBeAttached(_ child: ControllerID, in id: ControllerID) -> Bool {
    let front = frontInPlace(of: child)
    return self[front].view.superview != (front == child ? .view(of: id) : .context(of: id))
  }

  /// What is in the child's place begins to disappear.
  mutating func beginToLeave(
    _ child: ControllerID, animated: Bool
  ) throws(Interruption) {
    guard !presentations.isEmpty else {
      return try beginAppearance(child, false, animated: animated)
    }
    for occupant in occupants(of: child).reversed() {
      try beginAppearance(occupant, false, animated: animated)
    }
  }

  /// It leaves the container's view.
  mutating func detachPlace(of child: ControllerID) throws(Interruption) {
    guard !presentations.isEmpty else { return try detach(child) }
    for occupant in occupants(of: child) where isInPlace(occupant, of: child) {
      try detach(occupant)
    }
  }

  /// A controller that covers the whole window instead is not in the place.
  private func isInPlace(_ occupant: ControllerID, of child: ControllerID) -> Bool {
    guard occupant != child, isAlive(occupant) else { return true }
    if case .context? = self[occupant].view.superview { return true }
    return false
  }

  /// Its end, in either direction. A controller that has been brought back meanwhile into a view
  /// that has left goes with that view.
  mutating func endInPlace(of child: ControllerID) throws(Interruption) {
    guard !presentations.isEmpty else { return try endAppearanceIfBegun(child) }
    for occupant in occupants(of: child).reversed() { try goWithView(occupant) }
  }

  /// The same for the old child, which may have lost its view's place by now.
  mutating func endOutOfPlace(of child: ControllerID) throws(Interruption) {
    try presentations.isEmpty ? goWithView(child) : endInPlace(of: child)
  }

  private mutating func goWithView(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    if self[id].isVisible, self[id].view.superview == nil, !keptVisible.contains(id),
      !self[id].traits.providesNoView
    {
      try beginAppearance(id, false, animated: false)
    }
    try endAppearanceIfBegun(id)
  }
}

extension UIApplication {
  /// A controller that is no child does not wait for the end of the container.
  mutating func endInPlaceAfterCommit(of child: ControllerID) {
    let front = inPlace(of: child)
    if front != child { endAppearanceAfterCommit(front) }
  }
}

extension EffectiveStyle {
  /// What is presented has the place of its presenter's view.
  fileprivate var takesPlace: Bool { isInContext && removesPresenter }
}

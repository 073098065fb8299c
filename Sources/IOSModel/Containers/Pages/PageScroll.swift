/// A page that is set by code has been told of its move before the turn, and the turn itself ends
/// as it would by hand, or, without animation, the old page first.
extension ChildTransition.Order {
  static let scrollByCode = Self(
    begin: [.beginNew, .beginOld, .attachNew],
    end: [.takeUp, .detachOld, .endNew, .endOld])

  static let scrollAtOnce = Self(
    begin: [.beginNew, .beginOld, .attachNew],
    end: [.takeUp, .detachOld, .endOld, .moveOldOut, .endNew])

  var movesInAhead: Bool { self == .scrollByCode || self == .scrollAtOnce }
}

/// `setViewControllers(_:direction:animated:)` of pages that scroll.
///
/// As probed on iOS 26.1 (Vercantez/openuikit @02ee39c2, docs/KNOWN_GAPS.md, and @0862ded6,
/// UIPageViewControllerTests): the page is a child, and has been told so, before it has a view, and
/// the old one hears twice that it is to leave, when the new one comes and when it goes.
extension UIApplication {
  mutating func setScrollingPage(
    _ page: ControllerID, of id: ControllerID, animated: Bool
  ) throws(Interruption) {
    if !animated, let running = self[pages: id]?.turn, running.from != page,
      beginning(in: id) == nil
    {
      return try overtake(running, with: page)
    }
    try completeTurn(of: id)
    guard isAlive(id), isAlive(page), let current = self[pages: id]?.current, current != page
    else { return }
    hold(id)
    guard try moveIn(page, over: current, in: id) else { return try endHold(id) }
    let isAtOnce = !animated || self[id].appearance == .disappeared
    let order: ChildTransition.Order = isAtOnce ? .scrollAtOnce : .scrollByCode
    guard let turn = pageTurn(in: id, to: page, order: order) else { return try endHold(id) }
    holdPages(of: turn)
    guard !isAtOnce else { return try turnAtOnce(turn) }
    self[pages: id]?.turnByCode = .waiting(turn)
    try askForPageIndicator(of: id)
    postAfterCommit(.beginPageTurn(of: id))
  }

  /// The scroll view moves with the next turn of the run loop, and the pages hear of it then.
  mutating func beginWaitingTurn(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), case .waiting(let turn)? = self[pages: id]?.turnByCode else { return }
    self[pages: id]?.turnByCode = .running(turn)
    guard try begin(turn, animated: true) else { return }
    try finish(turn, animated: true)
  }

  private mutating func turnAtOnce(_ turn: ChildTransition) throws(Interruption) {
    guard try begin(turn, animated: false) else { return }
    try finish(turn)
    try askForPageIndicator(of: turn.container)
  }

  /// A page that is set without animation is there at once: the turn under way stops, its new page
  /// turns round, and both of its pages leave.
  private mutating func overtake(
    _ running: ChildTransition, with page: ControllerID
  ) throws(Interruption) {
    let id = running.container
    guard isAlive(page), try moveIn(page, over: running.to, in: id) else { return }
    try beginWaitingTurn(of: id)
    guard isAlive(id), self[pages: id]?.turn == running else {
      return try leaveUnlessSet(page, in: id)
    }
    takeOver(running)
    takeUpPage(running)
    guard var turn = pageTurn(in: id, to: page, order: .scrollAtOnce) else { return }
    turn.overtaken = running.from
    // The other two are held since the turn that it overtakes.
    hold(page)
    try turnAtOnce(turn)
  }

  /// False if code of a page has set another one meanwhile.
  private mutating func moveIn(
    _ page: ControllerID, over old: ControllerID, in id: ControllerID
  ) throws(Interruption) -> Bool {
    let before = self[pages: id]
    if isAlive(old), self[old].parent == id { try willMoveToNil(old) }
    // As a neighbour of the old one it has been told already.
    let isChild = isAlive(page) && self[page].parent == id
    try addChild(page, to: id)
    if !isChild, isComing(page, to: id, since: before) { try didMove(page, to: id) }
    if isComing(page, to: id, since: before) { try loadViewIfNeeded(page) }
    if isComing(page, to: id, since: before) { return true }
    try leaveUnlessSet(page, in: id)
    return false
  }

  private func isComing(
    _ page: ControllerID, to id: ControllerID, since before: UIPageViewController?
  ) -> Bool {
    guard isAlive(id), isAlive(page), self[page].parent == id else { return false }
    return self[pages: id]?.current == before?.current && self[pages: id]?.turn == before?.turn
  }

  private mutating func leaveUnlessSet(
    _ page: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    guard isAlive(id), !shows(page, in: id), self[pages: id]?.turn?.to != page else { return }
    try leave(page, id)
  }

  /// An old page has no parent any more before the new one has appeared.
  mutating func letPageGo(_ transition: ChildTransition) throws(Interruption) {
    let id = transition.container
    if let overtaken = transition.overtaken {
      try detachPlace(of: overtaken)
      try callEndAppearanceTransition(of: overtaken)
      try endInPlace(of: overtaken)
      try leave(overtaken, id)
      try letGo(overtaken)
    }
    try leave(transition.from, id)
  }
}

/// The questions to the data source of pages. App code answers them with pages that it keeps, or with new ones, as
/// Apple's ZoomingPDFViewer does (ModelController.m, `viewControllerAtIndex:storyboard:`).
///
/// When they are asked is that of
/// http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html
extension UIApplication {
  /// What a finger turns to comes from the data source, whatever the style. Nil if its code has made something else
  /// of the turn.
  ///
  /// https://developer.apple.com/documentation/uikit/uipageviewcontroller
  mutating func pageTurnByFinger(
    in id: ControllerID, isForward: Bool
  ) throws(Interruption) -> ChildTransition? {
    guard let pages = self[pages: id], let current = pages.current else { return nil }
    switch pages.style {
    case .scroll: try askForNeighbours(of: current, in: id)
    case .pageCurl: try askForNeighbour(of: current, isForward: isForward, in: id)
    }
    guard let asked = self[pages: id], asked.current == current, asked.turn == nil,
      let next = asked.neighbour(of: current, isForward: isForward)
    else { return nil }
    var turn = pageTurn(in: id, to: next)
    turn?.isGesture = true
    return turn
  }

  /// A scrolling page controller asks for both neighbours before the first gesture on a page, and keeps
  /// what it gets.
  private mutating func askForNeighbours(
    of page: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    guard let pages = self[pages: id] else { return }
    self[pages: id]?.cached = [.after, .before]
    if !pages.cached.contains(.after) {
      try askForNeighbour(of: page, isForward: true, in: id)
    }
    if !pages.cached.contains(.before) {
      try askForNeighbour(of: page, isForward: false, in: id)
    }
  }

  /// After a gesture the old page is the new one's neighbour, and the one beyond is asked for at once.
  /// A turn by code begins anew, and pages that curl keep no neighbour.
  mutating func moveCache(after transition: ChildTransition) throws(Interruption) {
    let (id, old, page) = (transition.container, transition.from, transition.to)
    guard let pages = self[pages: id] else { return }
    guard pages.style == .scroll, transition.isGesture,
      let isForward = pages.isForward(from: old, to: page)
    else {
      self[pages: id]?.cached = []
      return try letGoOfNeighbours(in: id)
    }
    try turnNeighbours(from: old, to: page, isForward: isForward, in: id)
    try askForNeighbour(of: page, isForward: isForward, in: id)
  }

  /// A page that was made for a curl and has not come is kept by nobody.
  mutating func forgetCurl(in id: ControllerID) throws(Interruption) {
    guard self[pages: id]?.style == .pageCurl else { return }
    try letGoOfNeighbours(in: id)
  }

  private mutating func askForNeighbour(
    of page: ControllerID, isForward: Bool, in id: ControllerID
  ) throws(Interruption) {
    try isForward
      ? callDelegate(of: id, .pages(.after), .controller(page, as: .after))
      : callDelegate(of: id, .pages(.before), .controller(page, as: .before))
    try makeNeighbour(of: page, isForward: isForward, in: id)
  }

  /// The answer is a new page, which the page controller alone keeps.
  private mutating func makeNeighbour(
    of page: ControllerID, isForward: Bool, in id: ControllerID
  ) throws(Interruption) {
    guard let pages = self[pages: id], pages.current == page,
      let classID = pages.classToMake(beside: page, isForward: isForward)
    else { return }
    let neighbour = try make(classID)
    if isAlive(id), self[pages: id]?.current == page {
      retain(neighbour, by: id)
      self[pages: id]?.setNeighbour(neighbour, isForward: isForward)
    }
    try letGo(neighbour)
  }

  /// The page that a finger has turned away from stays beside the new one, and the one on its other side goes: it
  /// keeps three at most (alexrainman/CarouselView @4041f55d, CarouselViewImplementation.cs of iOS, its comment on
  /// issue 125).
  private mutating func turnNeighbours(
    from old: ControllerID, to page: ControllerID, isForward: Bool, in id: ControllerID
  ) throws(Interruption) {
    guard let pages = self[pages: id], !pages.made.isEmpty, pages.current == page, isAlive(old)
    else { return }
    retain(old, by: id)
    self[pages: id]?.before = isForward ? old : nil
    self[pages: id]?.after = isForward ? nil : old
    try releaseNeighbours(of: pages, by: id)
  }

  private mutating func letGoOfNeighbours(in id: ControllerID) throws(Interruption) {
    guard let pages = self[pages: id] else { return }
    self[pages: id]?.before = nil
    self[pages: id]?.after = nil
    try releaseNeighbours(of: pages, by: id)
  }

  /// What had been made to stand beside the page that was shown until now.
  private mutating func releaseNeighbours(
    of pages: UIPageViewController, by id: ControllerID
  ) throws(Interruption) {
    if let before = pages.before { try release(before, by: id) }
    if let after = pages.after { try release(after, by: id) }
  }

  /// `setViewControllers` with what the app's code makes for it, as the first page or as both at a spine in the
  /// middle. Their maker holds them.
  mutating func makeFirstPages(of id: ControllerID) throws(Interruption) -> [ControllerID] {
    guard let pages = self[pages: id] else { return [] }
    var first: [ControllerID] = []
    for classID in pages.made.prefix(pages.spine.pageCount) { first.append(try make(classID)) }
    return first
  }
}

extension UIPageViewController {
  /// What a finger brings, once the data source has been asked.
  fileprivate func neighbour(of page: ControllerID, isForward: Bool) -> ControllerID? {
    guard made.isEmpty else { return isForward ? after : before }
    guard let place = place(of: page), hasPage(beside: place, isForward: isForward) else {
      return nil
    }
    return pages[isForward ? place + 1 : place - 1]
  }

  fileprivate func classToMake(beside page: ControllerID, isForward: Bool) -> ClassID? {
    guard !made.isEmpty, let place = place(of: page),
      hasPage(beside: place, isForward: isForward)
    else { return nil }
    return made[isForward ? place + 1 : place - 1]
  }

  fileprivate mutating func setNeighbour(_ page: ControllerID, isForward: Bool) {
    if isForward { after = page } else { before = page }
  }
}

/// The questions to the data source of pages. App code answers them with pages that it keeps, or
/// with new ones, as Apple's ZoomingPDFViewer does (ModelController.m,
/// `viewControllerAtIndex:storyboard:`).
///
/// When they are asked is that of
/// http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html
extension UIApplication {
  /// The page that a finger turns to comes from the data source, whatever the style. Nil if the
  /// data source's code has prevented the turn, or other code has removed the page and nothing
  /// keeps it alive.
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
      let next = isForward ? asked.after : asked.before, isAlive(next)
    else { return nil }
    var turn = pageTurn(in: id, to: next)
    turn?.isGesture = true
    return turn
  }

  /// A scrolling page controller asks for both neighbours before the first gesture on a page, and
  /// keeps what it gets.
  private mutating func askForNeighbours(
    of page: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    guard self[pages: id]?.hasAskedForNeighbours == false else { return }
    self[pages: id]?.hasAskedForNeighbours = true
    try askForNeighbour(of: page, isForward: true, in: id)
    try askForNeighbour(of: page, isForward: false, in: id)
  }

  /// After a gesture the old page is the new one's neighbour, and the one beyond is asked for at
  /// once. A turn by code begins anew, and pages that curl keep no neighbour.
  mutating func renewNeighbours(after transition: ChildTransition) throws(Interruption) {
    let (id, old, page) = (transition.container, transition.from, transition.to)
    guard transition.order.keepsNeighbours,
      let isForward = self[pages: id]?.isForward(from: old, to: page)
    else {
      self[pages: id]?.hasAskedForNeighbours = false
      return try letGoOfNeighbours(in: id)
    }
    try turnNeighbours(from: old, to: page, isForward: isForward, in: id)
    try askForNeighbour(of: page, isForward: isForward, in: id)
  }

  /// A curl that has been given up leaves nothing behind.
  mutating func forgetCurl(_ transition: ChildTransition) throws(Interruption) {
    guard !transition.order.keepsNeighbours else { return }
    try leave(transition.to, transition.container)
    try letGoOfNeighbours(in: transition.container)
  }

  private mutating func askForNeighbour(
    of page: ControllerID, isForward: Bool, in id: ControllerID
  ) throws(Interruption) {
    try isForward
      ? callDelegate(of: id, .pages(.after), .controller(page, as: .after))
      : callDelegate(of: id, .pages(.before), .controller(page, as: .before))
    try takeNeighbour(of: page, isForward: isForward, in: id)
  }

  /// The answer is a page that the data source keeps, or a new one, which only the page controller
  /// keeps.
  private mutating func takeNeighbour(
    of page: ControllerID, isForward: Bool, in id: ControllerID
  ) throws(Interruption) {
    guard let pages = self[pages: id], pages.current == page,
      let place = pages.place(of: page), pages.hasPage(beside: place, isForward: isForward)
    else { return }
    let next = isForward ? place + 1 : place - 1
    guard !pages.madeClasses.isEmpty else {
      return try keepPage(pages.pages[next], beside: page, isForward: isForward, in: id)
    }
    let made = try make(pages.madeClasses[next])
    try keepPage(made, beside: page, isForward: isForward, in: id)
    try letGo(made)
  }

  /// Where pages scroll a neighbour is a child as long as it is kept: alexrainman/CarouselView
  /// @4041f55d, CarouselViewImplementation.cs of iOS, its comment on issue 125. Like a page that
  /// code sets, it is told so before it has a view.
  private mutating func keepPage(
    _ neighbour: ControllerID, beside page: ControllerID, isForward: Bool, in id: ControllerID
  ) throws(Interruption) {
    guard isAlive(id), isAlive(neighbour) else { return }
    if self[pages: id]?.style == .scroll {
      try receivePage(neighbour, in: id)
    } else if self[pages: id]?.madeClasses.isEmpty == false {
      retain(neighbour, by: id)
    }
    guard isAlive(id), isAlive(neighbour), self[pages: id]?.current == page else {
      return try flush(neighbour, from: id)
    }
    if isForward {
      self[pages: id]?.after = neighbour
    } else {
      self[pages: id]?.before = neighbour
    }
  }

  /// It may be a child already.
  mutating func receivePage(_ page: ControllerID, in id: ControllerID) throws(Interruption) {
    guard isAlive(page), self[page].parent != id else { return }
    try addChild(page, to: id)
    guard isAlive(page), self[page].parent == id else { return }
    try didMove(page, to: id)
  }

  /// The page that a finger has turned away from stays beside the new one, and the one on its other
  /// side goes: it keeps three at most.
  private mutating func turnNeighbours(
    from old: ControllerID, to page: ControllerID, isForward: Bool, in id: ControllerID
  ) throws(Interruption) {
    guard let pages = self[pages: id], pages.current == page else {
      return try flush(old, from: id)
    }
    self[pages: id]?.before = isForward ? old : nil
    self[pages: id]?.after = isForward ? nil : old
    try flushNeighbours(of: pages, from: id)
  }

  private mutating func letGoOfNeighbours(in id: ControllerID) throws(Interruption) {
    guard let pages = self[pages: id] else { return }
    self[pages: id]?.before = nil
    self[pages: id]?.after = nil
    try flushNeighbours(of: pages, from: id)
  }

  /// The neighbours of the page that was shown until now.
  private mutating func flushNeighbours(
    of pages: UIPageViewController, from id: ControllerID
  ) throws(Interruption) {
    if let before = pages.before { try flush(before, from: id) }
    if let after = pages.after { try flush(after, from: id) }
  }

  /// It is no longer a neighbour, unless it is shown, or is about to be.
  private mutating func flush(
    _ neighbour: ControllerID, from id: ControllerID
  ) throws(Interruption) {
    guard isAlive(neighbour) else { return }
    switch self[pages: id]?.style {
    case .scroll?:
      guard !shows(neighbour, in: id), self[pages: id]?.turn?.to != neighbour else { return }
      try leave(neighbour, id)
      try releaseIfUnowned(neighbour)
    case .pageCurl?:
      guard self[pages: id]?.madeClasses.isEmpty == false else { return }
      try release(neighbour, by: id)
    case nil: try releaseIfUnowned(neighbour)
    }
  }

  /// `setViewControllers` with pages that the app's code makes for it: the first one, or two for a
  /// spine in the middle. The caller holds them.
  mutating func makeFirstPages(of id: ControllerID) throws(Interruption) -> [ControllerID] {
    guard let pages = self[pages: id] else { return [] }
    var first: [ControllerID] = []
    for classID in pages.madeClasses.prefix(pages.spine.pageCount) {
      first.append(try make(classID))
    }
    return first
  }
}

extension ChildTransition.Order {
  /// A finger scrolls, from the page to one of its neighbours.
  var keepsNeighbours: Bool { self == .scroll }
}

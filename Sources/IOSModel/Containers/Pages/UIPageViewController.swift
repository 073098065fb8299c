/// The state of a page controller. Its data source, which is app code, has the pages.
///
/// https://developer.apple.com/documentation/uikit/uipageviewcontroller
struct UIPageViewController: Hashable, Sendable {
  /// Those that the data source keeps, in order.
  var pages: [ControllerID]
  /// The classes of those that it makes anew whenever it is asked, in order; none if it keeps them.
  var madeClasses: [ClassID] = []
  var style: ControllerDeclaration.PageTransition
  var current: ControllerID?
  /// The page on the other side of a spine in the middle.
  var beside: ControllerID?
  var spine = SpineLocation.min
  /// The delegate is being asked for another spine, and may set the pages for it.
  var isAskingForSpine = false
  var turnByCode: TurnByCode?
  /// The data source has been asked for both neighbours of the current page.
  var hasAskedForNeighbours = false
  /// Its answers: the page before the current one, and the page after it.
  var before: ControllerID?
  var after: ControllerID?

  /// A turn by code, from the call to the end of its animation.
  enum TurnByCode: Hashable, Sendable {
    /// It begins with the next turn of the run loop.
    case waiting(ChildTransition)
    /// Its animation is still running.
    case running(ChildTransition)
  }

  var turn: ChildTransition? {
    switch turnByCode {
    case .waiting(let turn), .running(let turn): turn
    case nil: nil
    }
  }

  var shown: ShownChildren {
    switch (current, beside) {
    case (let current?, let beside?): ShownChildren([current, beside])
    default: ShownChildren(current ?? beside)
    }
  }

  /// Whether a page comes after another in the order of the data source; nil if it does not have
  /// both.
  func isForward(from old: ControllerID, to new: ControllerID) -> Bool? {
    guard let before = place(of: old), let after = place(of: new) else { return nil }
    return before < after
  }

  /// Its place in that order; nil if it has none.
  func place(of page: ControllerID) -> Int? {
    madeClasses.isEmpty
      ? pages.firstIndex(of: page) : madeClasses.firstIndex(of: page.classID)
  }

  func hasPage(beside place: Int, isForward: Bool) -> Bool {
    let places = madeClasses.isEmpty ? pages.indices : madeClasses.indices
    return places.contains(isForward ? place + 1 : place - 1)
  }
}

/// Scrolling and curling end in different orders.
///
/// http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html
extension ChildTransition.Order {
  static let scroll = Self(
    begin: [.moveNewIn, .beginNew, .beginOld, .attachNew],
    end: [.takeUp, .detachOld, .endNew, .endOld],
    cancel: [.restoreOld, .bringBackOld, .endOld, .withdrawNew, .detachNew, .endNew])

  static let curl = Self(
    begin: [.moveNewIn, .beginNew, .beginOld, .attachNew],
    end: [.takeUp, .detachOld, .endOld, .endNew],
    cancel: [.restoreOld, .withdrawNew, .bringBackOld, .detachNew, .endNew, .endOld])
}

/// Pages: the delegate hears of gestures only
/// (https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate), and the first page
/// appears where it is set: https://github.com/uias/Pageboy/issues/233.
extension UIApplication {
  mutating func assemblePages(
    _ id: ControllerID, _ members: [ControllerID], _ style: ControllerDeclaration.PageTransition
  ) {
    var pages = UIPageViewController(pages: members, style: style)
    pages.madeClasses = names.providers(of: id.classID)
    if style == .pageCurl { pages.spine = declaration(of: id).spineLocation }
    self[id].container = .pages(containers.pageControllers.insert(pages))
    for member in members {
      retain(member, by: id)
    }
  }

  /// `setViewControllers` in viewDidLoad, as the app of every page controller does: without
  /// animation the page's appearance is over within the call, whether or not the container is on
  /// screen.
  mutating func showFirstPage(_ id: ControllerID) throws(Interruption) {
    let made = try makeFirstPages(of: id)
    guard let pages = self[pages: id] else { return }
    let first = made + pages.pages.prefix(2)
    guard let page = first.first else { return }
    self[pages: id]?.current = page
    if pages.spine == .mid { self[pages: id]?.beside = first.dropFirst().first }
    try bring(page, into: id)
    if let beside = self[pages: id]?.beside { try bring(beside, into: id) }
    for page in made { try letGo(page) }
    try askForPageIndicator(of: id)
  }

  /// For scrolling pages, and only after a turn by code: after a gesture UIKit counts on by itself.
  ///
  /// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
  mutating func askForPageIndicator(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[pages: id]?.style == .scroll, declaration(of: id).showsPageIndicator
    else { return }
    try callDelegate(of: id, .pages(.presentationCount))
    try callDelegate(of: id, .pages(.presentationIndex))
  }

  /// Its own code may turn to another page at any time.
  private mutating func bring(_ page: ControllerID, into id: ControllerID) throws(Interruption) {
    try addChild(page, to: id)
    // It may have done so before it was a child that could leave.
    guard shows(page, in: id) else { return try leave(page, id) }
    let scrolls = self[pages: id]?.style == .scroll
    if scrolls {
      try didMove(page, to: id)
      guard shows(page, in: id) else { return }
    }
    try loadViewIfNeeded(page)
    guard shows(page, in: id) else { return }
    try attach(page, to: .view(of: id))
    try beginAppearanceTransition(page, true, animated: false)
    guard shows(page, in: id) else { return }
    try callEndAppearanceTransition(of: page)
    try endAppearanceIfBegun(page)
    guard shows(page, in: id), !scrolls else { return }
    try didMove(page, to: id)
  }

  func shows(_ page: ControllerID, in id: ControllerID) -> Bool {
    self[pages: id]?.current == page || self[pages: id]?.beside == page
  }

  /// `setViewControllers(_:direction:animated:)`; neither the delegate nor the data source is
  /// asked.
  mutating func setPage(
    _ page: ControllerID, of id: ControllerID, animated: Bool
  ) throws(Interruption) {
    // The app shows the first page where the view loads.
    try loadViewIfNeeded(id)
    try checkCount(1, in: id)
    try checkQueue(of: id, for: page)
    if self[pages: id]?.style == .scroll {
      return try setScrollingPage(page, of: id, animated: animated)
    }
    try completeTurn(of: id)
    guard isAlive(page), self[pages: id]?.current != page,
      let transition = pageTurn(in: id, to: page)
    else { return }
    let animated = animated && !transition.isInAdvance
    if animated { self[pages: id]?.turnByCode = .running(transition) }
    guard try beginPageTurn(transition, animated: animated) else { return }
    try finish(transition, animated: animated)
  }

  /// Curling pages have a spine, whose place may be another after a turn. How the question stands
  /// to what the controllers are told of the turn is recorded nowhere.
  ///
  /// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:spinelocationfor:)
  mutating func askForSpines(in scene: SceneID) throws(Interruption) {
    guard !containers.pageControllers.isEmpty else { return }
    for id in controllers.live
    where isAlive(id) && self[pages: id]?.style == .pageCurl && isInWindow(id)
      && self.scene(of: id)?.id == scene
    {
      try askForSpine(of: id)
    }
  }

  /// The queue of a scroll view does not take the same turn twice: radar 20302671 and
  /// fpt-software/Material-Controls-For-iOS#182.
  private func checkQueue(
    of id: ControllerID, for page: ControllerID
  ) throws(Interruption) {
    guard let pages = self[pages: id], pages.style == .scroll, pages.turn?.to == page else {
      return
    }
    throw .exception("NSInternalInconsistencyException", "Duplicate states in queue")
  }

  /// A turn that comes in the middle of a turn by code completes that one at once:
  /// ermalkaleci/CarbonKit#113 and fpt-software/Material-Controls-For-iOS#111. They show it for a
  /// finger; that the same holds for another animated turn by code, at which UIKit may also fail,
  /// is the model's choice.
  mutating func completeTurn(of id: ControllerID) throws(Interruption) {
    try beginWaitingTurn(of: id)
    guard let running = self[pages: id]?.turn ?? beginning(in: id) else { return }
    try finishAtOnce(running)
  }

  /// While it turns only the new page has a future.
  func pageMayAppear(_ page: ControllerID, in id: ControllerID) -> Bool {
    switch self[pages: id]?.turnByCode {
    case .waiting: return self[pages: id]?.current == page
    case .running(let turn): return turn.to == page
    case nil: break
    }
    if let turn = beginning(in: id) { return turn.to == page }
    if case .children(let turn)? = gesture, turn.container == id { return turn.to == page }
    return true
  }

  /// The way from the current page to another.
  ///
  /// - Parameter order: nil for that of a finger, or of pages that curl.
  func pageTurn(
    in id: ControllerID, to page: ControllerID, order: ChildTransition.Order? = nil
  ) -> ChildTransition? {
    guard let style = self[pages: id]?.style, let current = self[pages: id]?.current else {
      return nil
    }
    var turn = ChildTransition(
      in: id, self[id].container, from: current, to: page,
      order: order ?? (style == .scroll ? .scroll : .curl))
    // As with the first page, whether the container has yet to be shown or has been.
    turn.isInAdvance = self[id].appearance == .disappeared
    return turn
  }

  /// False if app code has made something else of it meanwhile.
  mutating func beginPageTurn(
    _ transition: ChildTransition, animated: Bool
  ) throws(Interruption) -> Bool {
    let id = transition.container
    if transition.isGesture {
      try callDelegate(
        of: id, .pages(.willTransitionTo), .controller(transition.to, as: .to))
      guard isAlive(id), isAlive(transition.to), self[pages: id]?.current == transition.from,
        self[pages: id]?.turn == nil
      else { return false }
    }
    hold(id)
    holdPages(of: transition)
    return try begin(transition, animated: animated)
  }

  /// The pages of a turn, and the page controller, may have no other owner by the time that they
  /// have to hear of its end.
  mutating func holdPages(of transition: ChildTransition) {
    hold(transition.from)
    hold(transition.to)
  }

  private mutating func letGoAfter(_ transition: ChildTransition) throws(Interruption) {
    try letGo(transition.from)
    try letGo(transition.to)
    try endHold(transition.container)
  }

  mutating func moveNewIn(_ transition: ChildTransition) throws(Interruption) {
    let (id, page) = (transition.container, transition.to)
    guard !transition.order.keepsNeighbours else {
      try receivePage(page, in: id)
      return try loadViewIfNeeded(page)
    }
    willLeaveParent(transition.from)
    try addChild(page, to: id)
    guard !beginnings.isEmpty, beginning(in: id) == nil else { return try loadViewIfNeeded(page) }
    // Its own code has had the turn ended before it was a child.
    guard isAlive(page), self[page].parent == id else { return }
    try shows(page, in: id) ? didMove(page, to: id) : leave(page, id)
  }

  mutating func takeUpPage(_ transition: ChildTransition) {
    self[pages: transition.container]?.current = transition.to
    self[pages: transition.container]?.turnByCode = nil
  }

  mutating func concludePageTurn(_ transition: ChildTransition) throws(Interruption) {
    let (id, old, new) = (transition.container, transition.from, transition.to)
    if !transition.order.keepsNeighbours {
      // App code may have given either away.
      if isAlive(new), self[new].parent == id, !transition.order.movesInAhead {
        try didMove(new, to: id)
      }
      try leave(old, id)
    }
    try announceEnd(transition, completed: true)
    try renewNeighbours(after: transition)
    try letGoAfter(transition)
  }

  mutating func concludeCancelledPageTurn(
    _ transition: ChildTransition
  ) throws(Interruption) {
    try forgetCurl(transition)
    try announceEnd(transition, completed: false)
    try letGoAfter(transition)
  }

  /// The page is no child any more; the data source may keep it.
  mutating func leave(_ page: ControllerID, _ id: ControllerID) throws(Interruption) {
    guard isAlive(page), self[page].parent == id else { return }
    try willMoveToNil(page)
    try removeFromParent(page)
  }

  private mutating func announceEnd(
    _ transition: ChildTransition, completed: Bool
  ) throws(Interruption) {
    guard transition.isGesture else { return }
    try callDelegate(
      of: transition.container, .pages(.didFinishAnimating),
      .finishedAnimating(previous: transition.from, completed: completed))
  }
}

/// What a page controller knows. Its data source, which is app code, keeps the pages.
///
/// https://developer.apple.com/documentation/uikit/uipageviewcontroller
struct UIPageViewController: Hashable, Sendable {
  var pages: [ControllerID]
  var style: ControllerDeclaration.PageTransition
  var current: ControllerID?
}

/// Scrolling and curling end in different orders.
///
/// http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html
extension ChildTransition.Order {
  static let scroll = Self(
    begin: [.beginNew, .beginOld, .attachNew],
    end: [.takeUp, .detachOld, .endNew, .endOld],
    cancel: [.restoreOld, .bringBackOld, .endOld, .withdrawNew, .detachNew, .endNew])

  static let curl = Self(
    begin: [.beginNew, .beginOld, .attachNew],
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
    self[id].container = .pages(
      containers.pageControllers.insert(UIPageViewController(pages: members, style: style)))
    for member in members {
      retain(member, by: id)
    }
  }

  /// `setViewControllers` in viewDidLoad, as the app of every page controller does: without animation
  /// the page's appearance is over within the call, whether or not the container is on screen.
  mutating func showFirstPage(_ id: ControllerID) throws(Interruption) {
    guard let first = self[pages: id]?.pages.first else { return }
    self[pages: id]?.current = first
    try addChild(first, to: id)
    try loadViewIfNeeded(first)
    try attach(first, to: .view(of: id))
    try beginAppearance(first, true, animated: false)
    try endAppearanceIfBegun(first)
    try didMove(first, to: id)
  }

  /// `setViewControllers(_:direction:animated:)`; the delegate is not asked.
  mutating func setPage(
    _ page: ControllerID, of id: ControllerID, animated: Bool
  ) throws(Interruption) {
    // The app shows the first page where the view loads.
    try loadViewIfNeeded(id)
    guard isAlive(page), self[pages: id]?.current != page,
      let transition = pageTurn(in: id, to: page)
    else { return }
    try beginPageTurn(transition, animated: animated)
    try finish(transition, animated: animated)
  }

  /// The way from the current page to another.
  func pageTurn(in id: ControllerID, to page: ControllerID) -> ChildTransition? {
    guard let style = self[pages: id]?.style, let current = self[pages: id]?.current else {
      return nil
    }
    return ChildTransition(
      in: id, self[id].container, from: current, to: page,
      order: style == .scroll ? .scroll : .curl)
  }

  mutating func beginPageTurn(
    _ transition: ChildTransition, animated: Bool
  ) throws(Interruption) {
    let id = transition.container
    if transition.isGesture {
      try callDelegate(
        of: id, .pageViewControllerWillTransitionTo, .controller(transition.to, as: .to))
    }
    try addChild(transition.to, to: id)
    try loadViewIfNeeded(transition.to)
    willLeaveParent(transition.from)
    try begin(transition, animated: animated)
  }

  mutating func concludePageTurn(_ transition: ChildTransition) throws(Interruption) {
    try didMove(transition.to, to: transition.container)
    try leave(transition.from)
    try announceEnd(transition, completed: true)
  }

  mutating func concludeCancelledPageTurn(
    _ transition: ChildTransition
  ) throws(Interruption) {
    try leave(transition.to)
    try announceEnd(transition, completed: false)
  }

  /// The page is no child any more; the data source keeps it.
  private mutating func leave(_ page: ControllerID) throws(Interruption) {
    try call(page, .willMove, .toParent(nil))
    try removeFromParent(page)
  }

  private mutating func announceEnd(
    _ transition: ChildTransition, completed: Bool
  ) throws(Interruption) {
    guard transition.isGesture else { return }
    try callDelegate(
      of: transition.container, .pageViewControllerDidFinishAnimating,
      .finishedAnimating(previous: transition.from, completed: completed))
  }
}

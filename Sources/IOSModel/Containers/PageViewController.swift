/// What a page controller knows. Its data source, which is app code, keeps the pages.
struct PageState: Hashable, Sendable {
  var pages: [InstanceID]
  var current: InstanceID?
}

/// From one page to another.
struct PageTransition: Hashable, Sendable {
  var container: InstanceID
  var from: InstanceID
  var to: InstanceID
  /// By the user's finger, of which the delegate hears.
  var isGesture: Bool
}

/// The templates of a page controller: scrolling and curling end in different orders.
///
/// https://developer.apple.com/documentation/uikit/uipageviewcontroller
extension UIKitApplication {
  mutating func assemblePages(_ id: InstanceID, _ members: [InstanceID]) {
    self[id].pages = PageState(pages: members)
    for member in members {
      retain(member, by: id)
    }
  }

  /// `setViewControllers` in viewDidLoad, as the app of every page controller does: without animation
  /// the page's appearance is over within the call, whether or not the container is on screen.
  mutating func showFirstPage(_ id: InstanceID) throws(Interruption) {
    guard let first = self[id].pages?.pages.first else { return }
    self[id].pages?.current = first
    try addChild(first, to: id)
    try loadViewIfNeeded(first)
    try attach(first, to: .view(of: id))
    try beginAppearance(first, true, animated: false)
    try endAppearanceIfBegun(first)
    try didMove(first, to: id)
  }

  /// `setViewControllers(_:direction:animated:)`; the delegate is not asked.
  mutating func setPage(
    _ page: InstanceID, of id: InstanceID, animated: Bool
  ) throws(Interruption) {
    guard let current = self[id].pages?.current else {
      return try loadViewIfNeeded(id)
    }
    guard page != current else { return }
    let transition = PageTransition(container: id, from: current, to: page, isGesture: false)
    try beginPageTurn(transition, animated: animated)
    if animated {
      schedule(.page(transition), animated: true)
    } else {
      try finishPageTurn(transition)
    }
  }

  mutating func beginPageTurn(
    _ transition: PageTransition, animated: Bool
  ) throws(Interruption) {
    let id = transition.container
    if transition.isGesture {
      try callDelegate(
        of: id, .pageViewControllerWillTransitionTo,
        [IOSEvent.Argument("to", transition.to.description)])
    }
    try addChild(transition.to, to: id)
    try loadViewIfNeeded(transition.to)
    self[transition.from].relations.isMovingFromParent = true
    try beginAppearance(transition.to, true, animated: animated)
    try beginAppearance(transition.from, false, animated: animated)
    try attach(transition.to, to: .view(of: id))
  }

  mutating func finishPageTurn(_ transition: PageTransition) throws(Interruption) {
    let (id, from, to) = (transition.container, transition.from, transition.to)
    self[id].pages?.current = to
    try detach(from)
    switch pageStyle(id) {
    case .scroll:
      try endAppearanceIfBegun(to)
      try endAppearanceIfBegun(from)
    case .pageCurl:
      try endAppearanceIfBegun(from)
      try endAppearanceIfBegun(to)
    }
    try didMove(to, to: id)
    try call(from, .willMove, [.toParent(nil)])
    try removeFromParent(from)
    try announceEnd(transition, completed: true)
  }

  mutating func cancelPageTurn(_ transition: PageTransition) throws(Interruption) {
    let (from, to) = (transition.from, transition.to)
    clearMoving(from)
    switch pageStyle(transition.container) {
    case .scroll:
      try beginAppearance(from, true, animated: true)
      try endAppearanceIfBegun(from)
      try beginAppearance(to, false, animated: true)
      try detach(to)
      try endAppearanceIfBegun(to)
    case .pageCurl:
      try beginAppearance(to, false, animated: true)
      try beginAppearance(from, true, animated: true)
      try detach(to)
      try endAppearanceIfBegun(to)
      try endAppearanceIfBegun(from)
    }
    try call(to, .willMove, [.toParent(nil)])
    try removeFromParent(to)
    try announceEnd(transition, completed: false)
  }

  private mutating func announceEnd(
    _ transition: PageTransition, completed: Bool
  ) throws(Interruption) {
    guard transition.isGesture else { return }
    try callDelegate(
      of: transition.container, .pageViewControllerDidFinishAnimating,
      [
        IOSEvent.Argument("previous", transition.from.description),
        IOSEvent.Argument("completed", completed ? "true" : "false"),
      ])
  }

  private func pageStyle(_ id: InstanceID) -> ControllerDeclaration.PageTransition {
    switch self[id].declaration.kind {
    case .pages(_, let style): style
    case .plain, .navigation, .tabs, .split, .alert: .scroll
    }
  }
}

/// The interface that all of UIKit's containers share: other folders deal with a container
/// through it, and need not know which kinds there are.
///
/// https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/ImplementingaContainerViewController.html
extension UIApplication {
  /// Takes up the controllers that the container starts with.
  mutating func assemble(
    _ id: ControllerID, _ members: [ControllerID], as kind: ControllerDeclaration.Kind
  ) throws(Interruption) {
    switch kind {
    case .plain, .alert: break
    case .search: for member in members { retain(member, by: id) }
    case .navigation: try assembleNavigation(id, stack: members)
    case .tabs(_, let selected): try assembleTabs(id, members, selected: selected)
    case .pages(_, let style): assemblePages(id, members, style)
    case .split(let primary, let supplementary, let secondary, let compact, let inspector):
      let columns = zip(
        SplitColumn.allCases, [primary, supplementary, secondary, compact, inspector])
      try assembleSplit(id, zip(columns.filter { $0.1 != nil }.map(\.0), members))
    }
  }

  /// The controller goes, and its state as a container with it.
  mutating func discardContainer(_ id: ControllerID) {
    containers.remove(self[id].container)
  }

  /// The children whose views belong into the container's as soon as it is in use.
  @inline(__always)
  func childrenToAttach(in id: ControllerID) -> ShownChildren {
    switch self[id].container {
    case .navigation(let index): living(containers.navigations.elements[Int(index)].shown)
    case .none, .tabs, .pages, .split: shownChildren(id)
    }
  }

  /// The container is about to lay out its view.
  mutating func containerWillLayoutSubviews(_ id: ControllerID) throws(Interruption) {
    switch kindIfAlive(id) {
    case .navigation: try startDeferredTransitionIfNeeded(id)
    case .none, .tabs, .pages, .split: break
    }
  }

  /// The children that the container shows; none for a plain controller, whose own code decides.
  @inline(__always)
  func shownChildren(_ id: ControllerID) -> ShownChildren {
    switch self[id].container {
    case .none: ShownChildren()
    case .navigation(let index): living(containers.navigations.elements[Int(index)].visible)
    case .tabs(let index): living(containers.tabBars.elements[Int(index)]?.selected)
    case .pages(let index): living(containers.pageControllers.elements[Int(index)]?.shown)
    case .split(let index): containers.splits.elements[Int(index)]?.shown ?? ShownChildren()
    }
  }

  /// A child that app code has taken out of the container is gone for good. Its view may still be
  /// on screen, so that the container goes on from it to the next one.
  mutating func forget(_ child: ControllerID, in id: ControllerID) {
    switch kindIfAlive(id) {
    case .navigation:
      self[navigation: id].stack.removeAll { $0 == child }
    case .tabs: self[tabs: id]?.members.removeAll { $0 == child }
    case .split: self[split: id]?.forget(child)
    case .none, .pages: break
    }
  }

  /// `viewControllers`; nil for a controller that has no such property.
  func viewControllers(of id: ControllerID) -> [ControllerID]? {
    switch self[id].container {
    case .none: nil
    case .navigation: self[navigation: id].stack
    case .tabs: self[tabs: id]?.members
    // A page that is set is listed at once, before the turn to it begins.
    case .pages: self[pages: id].map { [$0.turn?.to ?? $0.current, $0.beside].compactMap(\.self) }
    case .split: viewControllers(ofSplit: id)
    }
  }

  /// The container has got its view.
  mutating func containerDidLoadView(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    switch self[id].container {
    case .pages: try showFirstPage(id)
    case .none, .navigation, .tabs, .split: break
    }
  }

  /// Whether a child appears along with its container: code of another child may have taken it out.
  @inline(__always)
  func mayAppear(_ child: ControllerID, in id: ControllerID) -> Bool {
    switch kindIfAlive(id) {
    // During a change of the top only the new top is going to appear.
    case .navigation: self[navigation: id].stack.last == child
    case .tabs: self[tabs: id]?.selected == child
    case .pages: pageMayAppear(child, in: id)
    case .none, .split: controllers.records[controllers.slot(of: child)].parent == id
    }
  }

  /// The child that decides on the edges of the screen: a stack names its top and a tab controller
  /// its selected tab (kern0x1b/charon @17b6c86, homeindicator-expectations.h).
  func childForEdges(of id: ControllerID) -> ControllerID? {
    switch self[id].container {
    case .navigation: self[navigation: id].stack.last
    case .tabs: self[tabs: id]?.selected.flatMap { isAlive($0) ? $0 : nil }
    case .none, .pages, .split: nil
    }
  }

  /// A child has begun to appear together with its container.
  mutating func childWillAppear(_ child: ControllerID, in id: ControllerID) {
    switch kindIfAlive(id) {
    case .navigation: navigationChildWillAppear(child, in: id)
    case .none, .tabs, .pages, .split: break
    }
  }

  /// The container and the children that go with it have begun to appear.
  @inline(__always)
  mutating func containerWillAppear(_ id: ControllerID) throws(Interruption) {
    switch kindIfAlive(id) {
    case .navigation: try navigationWillAppear(id)
    case .none, .tabs, .pages, .split: break
    }
  }

  /// The container and the children that go with it have appeared.
  @inline(__always)
  mutating func containerDidAppear(_ id: ControllerID) throws(Interruption) {
    switch kindIfAlive(id) {
    case .navigation: try navigationDidAppear(id)
    case .none, .tabs, .pages, .split: break
    }
  }

  /// The container and the children that go with it have disappeared.
  @inline(__always)
  mutating func containerDidDisappear(_ id: ControllerID) throws(Interruption) {
    switch kindIfAlive(id) {
    case .navigation: try navigationDidDisappear(id)
    case .none, .tabs, .pages, .split: break
    }
  }

  /// A child has appeared together with its container.
  mutating func childDidAppear(
    _ child: ControllerID, in id: ControllerID
  ) throws(Interruption) {
    switch kindIfAlive(id) {
    case .navigation: try navigationChildDidAppear(child, in: id)
    case .none, .tabs, .pages, .split: break
    }
  }

  /// A transition of the container's own is on its way, or going to be with the next layout, and
  /// animated.
  func isInAnimatedTransition(_ id: ControllerID) -> Bool {
    switch kindIfAlive(id) {
    case .navigation:
      self[navigation: id].awaitsAnimatedTransition
        || self[navigation: id].isTransitioning
          && isInAnimatedAppearance(self[navigation: id].shown)
    case .tabs: isInAnimatedAppearance(self[tabs: id]?.transition?.to)
    case .none, .pages, .split: false
    }
  }

  private func isInAnimatedAppearance(_ child: ControllerID?) -> Bool {
    guard let child = child.map({ frontInPlace(of: $0) }), isAlive(child) else { return false }
    return self[child].isInTransition && self[child].isTransitionAnimated
  }

  /// A transition of the container's own is under way, which ends its children itself.
  @inline(__always)
  func endsChildrenItself(_ id: ControllerID) -> Bool {
    switch kindIfAlive(id) {
    case .navigation:
      self[navigation: id].isTransitioning
    case .none, .tabs, .pages, .split: false
    }
  }

  /// `show(_:sender:)`, if the container has its own way to carry it out; false if it has none.
  ///
  /// - Parameter child: of the container, from which the call has come up; nil: it was the
  ///   container's own.
  mutating func show(
    _ shown: ControllerID, in id: ControllerID, from child: ControllerID?
  ) throws(Interruption) -> Bool {
    switch self[id].container {
    case .navigation: try push(shown, on: id, animated: true)
    // With columns it has none: Vercantez/openuikit @4f4063d4, splitframesprobe, `show(E)`, which
    // presents.
    case .split where self[split: id]?.hasColumnStyle == true: return false
    case .split: return try show(shown, inClassicSplit: id, from: child)
    case .none, .tabs, .pages: return false
    }
    return true
  }

  /// `showDetailViewController(_:sender:)`, likewise.
  mutating func showDetail(
    _ shown: ControllerID, in id: ControllerID
  ) throws(Interruption) -> Bool {
    guard self[id].container.isSplit else { return false }
    try announceShow(shown, inSplit: id, isDetail: true)
    try showDetail(shown, inSplit: id)
    return true
  }

  /// An unwind segue brings the container back to one of its children.
  mutating func unwind(
    _ id: ControllerID, to child: ControllerID, animated: Bool
  ) throws(Interruption) {
    switch kindIfAlive(id) {
    case .navigation: try popTo(child, on: id, animated: animated)
    case .tabs: try select(child, of: id)
    case .none, .pages, .split: break
    }
  }

  /// The container comes into a window, or its window has become narrow or wide.
  @inline(__always)
  mutating func adaptContainer(_ id: ControllerID) throws(Interruption) {
    switch kindIfAlive(id) {
    case .tabs: try adaptTabs(id, to: traitCollection(of: id).horizontalSizeClass)
    case .split: try adaptSplit(id, to: traitCollection(of: id).horizontalSizeClass)
    case .none, .navigation, .pages: break
    }
  }

  /// A transition between two children is on its way: the delegate may hear of it.
  mutating func announce(_ transition: ChildTransition) throws(Interruption) {
    switch transition.kind {
    case .navigation: try announceTop(of: transition)
    case .none, .tabs, .pages, .split: break
    }
  }

  /// From here on the container counts the new child as the one that it shows.
  mutating func takeUp(_ transition: ChildTransition) throws(Interruption) {
    switch transition.kind {
    case .navigation: try takeUpTop(transition)
    case .tabs: self[tabs: transition.container]?.transition = nil
    case .pages: takeUpPage(transition)
    case .none, .split: break
    }
  }

  /// All callbacks of appearance have been sent.
  ///
  /// - Parameter hasEndedNew: false if the new child has to wait for its container.
  mutating func conclude(
    _ transition: ChildTransition, hasEndedNew: Bool
  ) throws(Interruption) {
    switch transition.kind {
    case .navigation: try concludeNavigation(transition, hasEndedNew: hasEndedNew)
    case .tabs:
      try letDepart(transition.from, from: transition.container)
      try activateSearchOfSelectedTab(in: transition.container)
    case .split: break
    case .pages: try concludePageTurn(transition)
    case .none: try concludeSwap(transition)
    }
  }

  /// The finger has taken the transition back.
  mutating func concludeCancelled(_ transition: ChildTransition) throws(Interruption) {
    switch transition.kind {
    case .navigation: try concludeCancelledPop(transition)
    case .pages: try concludeCancelledPageTurn(transition)
    case .tabs: concludeCancelledSwitch(transition)
    case .none, .split: break
    }
  }

  @inline(__always)
  private func living(_ child: ControllerID?) -> ShownChildren {
    guard let child, isAlive(child) else { return ShownChildren() }
    return ShownChildren(child)
  }

  /// Only its parent keeps a page alive that the data source has made, and code may have removed
  /// it.
  @inline(__always)
  private func living(_ pages: ShownChildren?) -> ShownChildren {
    guard let pages else { return ShownChildren() }
    for page in pages where !isAlive(page) { return ShownChildren(pages.filter { isAlive($0) }) }
    return pages
  }

  @inline(__always)
  private func kindIfAlive(_ id: ControllerID) -> ContainerKind {
    isAlive(id) ? self[id].container : .none
  }
}

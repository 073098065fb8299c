/// A container's way from one child to another.
///
/// All containers take the same steps; the order in which they take them is data with its sources:
/// `Order`. The steps are those of a container of one's own in
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)
struct ChildTransition: Hashable, Sendable {
  let container: ControllerID
  let kind: ContainerKind
  let from: ControllerID
  let to: ControllerID
  let order: Order
  /// The user's finger drives it, and the delegate hears of that.
  var isGesture = false
  /// The objects that the container's delegate has given for it.
  var parts: TransitionParts = []
  /// The container is on no screen when it begins. The new page of a page controller appears all
  /// the same.
  var isInAdvance = false
  /// The old child leaves the container with this transition.
  var oldLeaves = false
  /// The page that was about to leave with the turn which this one overtakes.
  var overtaken: ControllerID?

  /// - Parameter kind: the kind of the container; none for one of the app's own.
  init(
    in container: ControllerID, _ kind: ContainerKind, from: ControllerID, to: ControllerID,
    order: Order
  ) {
    self.container = container
    self.kind = kind
    self.from = from
    self.to = to
    self.order = order
  }

  var site: TransitionSite { .container(container) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(container)
    hasher.combine(from)
    hasher.combine(to)
  }
}

extension ChildTransition {
  /// A transition whose beginning is under way. If app code in its callbacks asks for something
  /// that ends it at once, the rest of the beginning runs first, so that nothing ends that has not
  /// begun.
  struct Beginning: Hashable, Sendable {
    let transition: ChildTransition
    let isAnimated: Bool
    /// What is left of it.
    var steps: Steps
    /// It has been ended meanwhile.
    var isOver = false

    init(_ transition: ChildTransition, isAnimated: Bool) {
      self.transition = transition
      self.isAnimated = isAnimated
      steps = transition.order.begin
    }
  }
}

extension UIApplication {
  /// False if app code has ended it during its beginning.
  @discardableResult
  mutating func begin(
    _ transition: ChildTransition, animated: Bool
  ) throws(Interruption) -> Bool {
    if animated {
      openCoordinator(
        transition.site, isInteractive: transition.isGesture || transition.parts.isDriven)
    }
    let position = beginnings.count
    beginnings.append(.init(transition, isAnimated: animated))
    try proceed(transition, withBeginningAt: position, animated: animated)
    guard !beginnings.removeLast().isOver else { return false }
    if !coordinators.isEmpty { try runAlongsideAnimations(transition.site) }
    return true
  }

  private mutating func proceed(
    _ transition: ChildTransition, withBeginningAt position: Int, animated: Bool
  ) throws(Interruption) {
    while let step = beginnings[position].steps.next() {
      _ = try run(step, of: transition, animated: animated)
    }
  }

  /// False if something else has ended it meanwhile.
  private mutating func completeBeginning(
    of transition: ChildTransition
  ) throws(Interruption) -> Bool {
    let position = beginnings.lastIndex { !$0.isOver && $0.transition == transition }
    guard let position else { return true }
    try proceed(
      transition, withBeginningAt: position, animated: beginnings[position].isAnimated)
    guard !beginnings[position].isOver else { return false }
    beginnings[position].isOver = true
    return true
  }

  /// The transition of this container whose beginning is under way.
  func beginning(in container: ControllerID) -> ChildTransition? {
    beginnings.last { !$0.isOver && $0.transition.container == container }?.transition
  }

  /// Ends the transition with its animation, or at once without one.
  mutating func finish(
    _ transition: ChildTransition, animated: Bool
  ) throws(Interruption) {
    if animated {
      awaitEnd(of: .children(transition), transition.parts, animated: true)
    } else {
      try finish(transition)
    }
  }

  mutating func finish(_ transition: ChildTransition) throws(Interruption) {
    if !beginnings.isEmpty {
      guard try completeBeginning(of: transition) else { return }
    }
    var transition = transition
    transition.oldLeaves = isDeparting(transition.from, from: transition.container)
    var hasEndedNew = false
    for step in transition.order.end {
      if try run(step, of: transition, animated: false) { hasEndedNew = true }
    }
    try conclude(transition, hasEndedNew: hasEndedNew)
    try didComplete(transition, completed: true)
    if !containers.splits.isEmpty { try reportColumns(around: transition.container) }
  }

  /// Ends a transition that something else cuts short. If it is animated, its calls find the
  /// coordinator as at any other end: the completions are still to run.
  mutating func finishAtOnce(_ transition: ChildTransition) throws(Interruption) {
    let hasCoordinator = isInAnimatedTransition(transition.container)
    takeOver(transition)
    guard hasCoordinator else { return try finish(transition) }
    try withCoordinator(of: .children(transition)) { app throws(Interruption) in
      try app.finish(transition)
    }
  }

  mutating func cancel(_ transition: ChildTransition) throws(Interruption) {
    for step in transition.order.cancel {
      _ = try run(step, of: transition, animated: true)
    }
    try concludeCancelled(transition)
    try didComplete(transition, completed: false)
  }

  /// A tab bar controller whose changes of tab are not transitions like others runs the delegate's
  /// animator through a transition of its own, which tells the animator of the end once more, after
  /// the context has: seedante/iOS-ViewController-Transition-Demo @1cda1cb, the comment on
  /// `animationEnded:`.
  private mutating func didComplete(
    _ transition: ChildTransition, completed: Bool
  ) throws(Interruption) {
    let (id, parts) = (transition.container, transition.parts)
    try transitionDidComplete(transition.site, of: id, parts, completed: completed)
    guard case .tabs = transition.kind, parts.contains(.animator), !version.tabSwitchIsTransition
    else { return }
    try callTransition(id, .animationEnded, .flag(completed, as: .transitionCompleted))
  }

  /// True if the step has ended the new child. Not inlined, as that would slow down the loops over
  /// the steps.
  @inline(never)
  private mutating func run(
    _ step: ChildTransition.Step, of transition: ChildTransition, animated: Bool
  ) throws(Interruption) -> Bool {
    let (id, old, new) = (transition.container, transition.from, transition.to)
    switch step {
    case .moveNewIn: try moveNewIn(transition)
    case .beginOld: try beginOld(of: transition, animated: animated)
    case .beginNew: try beginNew(of: transition, animated: animated)
    case .announce: try announce(transition)
    case .attachNew: try attachNew(of: transition, animated: animated)
    case .detachOld: try detachOld(of: transition)
    case .disownOld:
      if transition.oldLeaves, isAlive(old), self[old].parent == id { disown(old) }
    case .endOld:
      if transition.kind.isPages { try callEndAppearanceTransition(of: old) }
      try endOutOfPlace(of: old)
    case .moveOldOut:
      try transition.kind.isPages ? letPageGo(transition) : moveOut(transition)
    case .takeUp: try takeUp(transition)
    case .endNew:
      if transition.kind.isPages { try callEndAppearanceTransition(of: inPlace(of: new)) }
      try endInPlace(of: new)
      return true
    case .endNewInAppearedContainer:
      guard isAlive(id), self[id].appearance == .appeared else {
        endInPlaceAfterCommit(of: new)
        return false
      }
      try endInPlace(of: new)
      return true
    case .bringBackOld:
      // No child comes back into a container that has gone meanwhile.
      guard isAlive(id), self[id].isVisible else { return false }
      let returning = inPlace(of: old)
      if transition.kind.isPages {
        try beginAppearanceTransition(returning, true, animated: animated)
      } else {
        try beginAppearance(returning, true, animated: animated)
      }
    case .withdrawNew:
      if transition.kind.isPages, isAlive(new), self[new].isVisible {
        try callOverride(of: new, .beginAppearanceTransition)
      }
      try beginToLeave(new, animated: animated)
    case .detachNew: try detachPlace(of: new)
    case .restoreOld: restoreOld(transition)
    case .revealOld: try deliverViewIsAppearing(inTree: inPlace(of: old))
    }
    return false
  }

  private mutating func beginOld(
    of transition: ChildTransition, animated: Bool
  ) throws(Interruption) {
    let old = transition.from
    guard keptVisible.isEmpty || !keptVisible.contains(old) else { return }
    if transition.kind.beginsByPublicMethod, isAlive(old), self[old].isVisible {
      try callOverride(of: old, .beginAppearanceTransition)
    }
    try beginToLeave(old, animated: animated)
  }

  private mutating func beginNew(
    of transition: ChildTransition, animated: Bool
  ) throws(Interruption) {
    let coming = inPlace(of: transition.to)
    if transition.kind.beginsByPublicMethod {
      try beginAppearanceTransition(coming, true, animated: animated)
    } else {
      try beginAppearance(coming, true, animated: animated)
    }
    if animated, transition.kind.isNavigation { try makeSureOfView(of: transition.to) }
  }

  private mutating func attachNew(
    of transition: ChildTransition, animated: Bool
  ) throws(Interruption) {
    let (id, new) = (transition.container, transition.to)
    if animated { try attachToPushAnimation(transition) }
    // The animator puts the new view there.
    try animateTransition(of: id, transition.parts)
    try attach(new, in: id)
    if !transition.isInAdvance { try goWithContainer(inPlace(of: new), of: id) }
  }

  /// Code at the end of the new child may have brought the old one back. In a swap it makes no
  /// difference that the parent has come on screen meanwhile, with both of them.
  private mutating func detachOld(of transition: ChildTransition) throws(Interruption) {
    let old = transition.from
    let isBack =
      isAlive(old) && self[inPlace(of: old)].isVisible && mayAppear(old, in: transition.container)
    let isSwapOffScreen = transition.isInAdvance && transition.kind == .none
    if !isBack || isSwapOffScreen { try detachPlace(of: old) }
  }
}

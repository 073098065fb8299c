/// Where a transition takes place.
enum TransitionSite: Hashable, Sendable {
  /// This controller comes or goes as a presentation.
  case presentation(of: ControllerID)
  /// This container goes from one child to another.
  case container(ControllerID)
  /// This split controller shows or hides columns.
  case columns(of: ControllerID)
  /// The window changes its size, or turns.
  case size
}

/// What app code has asked of a transition before its end, and the state that it is in.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
struct UIViewControllerTransitionCoordinator: Hashable, Sendable {
  let site: TransitionSite
  /// A finger drives it.
  var isInteractive = false
  var isCancelled = false
  /// The controllers whose code waits, in the order in which they asked; they are kept alive until
  /// then. One that asks too late for the animations gets the completion alone: radar 20171073.
  var alongside: [ControllerID] = []
  var interactionHandlers: [ControllerID] = []
}

/// The order of what a coordinator does is that of the comments in UIKit's header
/// UIViewControllerTransitionCoordinator.h, xybp888/iOS-SDKs @368c9fb; that its completion handlers
/// run within `completeTransition`, behind the controllers' own calls, that of the addresses in the
/// stacks of wordpress-mobile/WordPress-iOS#7284 and Instabug/Instabug-iOS#159, both of iOS 10.
extension UIApplication {
  /// `transitionCoordinator`: of a presentation that is on its way, or else of the parent, which
  /// may be a container on the way from one child to another.
  func transitionSite(of id: ControllerID) -> TransitionSite? {
    if isChangingSize { return .size }
    var current: ControllerID? = id
    var child: ControllerID?
    while let candidate = current {
      if let presentation = self[presentation: candidate], presentation.isBetween {
        return .presentation(of: candidate)
      }
      if let presented = self[candidate].presented,
        self[presentation: presented]?.isBetween == true
      {
        return .presentation(of: presented)
      }
      if isInAnimatedTransition(candidate),
        self[tabs: candidate]?.transition?.lendsCoordinator(to: child) != false
      {
        return .container(candidate)
      }
      if let site = columnSite(of: candidate) { return site }
      if let ending = endingTransition, let site = ending.site,
        ending.lendsCoordinator(to: candidate, asking: child, in: self)
      {
        return site
      }
      child = candidate
      current = self[candidate].parent
    }
    return nil
  }

  /// The calls of the end still find the coordinator: Vercantez/openuikit @06c32825,
  /// uikit-tail-transitions.md, measured it in `viewDidAppear` of an animated push, and nil after
  /// that.
  mutating func withCoordinator(
    of transition: Transition, _ end: (inout UIApplication) throws(Interruption) -> Void
  ) throws(Interruption) {
    guard names.app.image.usesCoordinators, hasCoordinator(transition) else {
      return try end(&self)
    }
    let outer = endingTransition
    endingTransition = transition
    defer { endingTransition = outer }
    try end(&self)
  }

  /// A sheet's animator ends also what is not animated, which has no coordinator from the beginning
  /// on: the same report.
  private func hasCoordinator(_ transition: Transition) -> Bool {
    switch transition {
    case .presentation(let presented): self[presentation: presented]?.isBetween == true
    case .dismissal(let dismissal): dismissal.isAnimated || dismissal.parts.contains(.animator)
    case .children, .columns, .size, .keyboard: true
    }
  }

  /// The coordinator of a transition, if code has asked for something of it.
  func coordinator(at site: TransitionSite) -> UIViewControllerTransitionCoordinator? {
    coordinators.first { $0.site == site }
  }

  /// A transition begins, and app code is going to ask its coordinator.
  mutating func openCoordinator(_ site: TransitionSite, isInteractive: Bool) {
    guard names.app.image.usesCoordinators else { return }
    let position = coordinatorPosition(site)
    coordinators[position].isInteractive = isInteractive
  }

  /// `animate(alongsideTransition:completion:)`, with both blocks.
  mutating func animateAlongsideTransition(of id: ControllerID) {
    guard let site = transitionSite(of: id) else { return }
    hold(id)
    coordinators[coordinatorPosition(site)].alongside.append(id)
  }

  /// `notifyWhenInteractionChanges(_:)`
  mutating func notifyWhenInteractionChanges(of id: ControllerID) {
    guard let site = transitionSite(of: id) else { return }
    coordinators[coordinatorPosition(site)].interactionHandlers.append(id)
  }

  private mutating func coordinatorPosition(_ site: TransitionSite) -> Int {
    if let known = coordinators.firstIndex(where: { $0.site == site }) { return known }
    coordinators.append(
      UIViewControllerTransitionCoordinator(site: site, isInteractive: gesture?.site == site))
    return coordinators.count - 1
  }

  /// The animations of the transition are set up.
  mutating func runAlongsideAnimations(_ site: TransitionSite) throws(Interruption) {
    guard let position = coordinators.firstIndex(where: { $0.site == site }) else { return }
    for id in coordinators[position].alongside {
      try callTransition(id, .alongsideTransition)
    }
  }

  /// The window has its new size: what is animated alongside runs behind the layout, in the same
  /// animation.
  mutating func sizeWillAnimate() {
    guard coordinator(at: .size) != nil else { return }
    postAfterCommit(.runAlongsideAnimations(.size))
    runLoop.animate(.size, because: reason)
  }

  /// The finger has left the transition, which goes on, or back, by itself.
  mutating func interactionDidChange(
    _ site: TransitionSite, isCancelled: Bool
  ) throws(Interruption) {
    guard let position = coordinators.firstIndex(where: { $0.site == site }) else { return }
    coordinators[position].isInteractive = false
    coordinators[position].isCancelled = isCancelled
    for id in coordinators[position].interactionHandlers {
      try callTransition(id, .interactionChanges, .flag(isCancelled, as: .isCancelled))
    }
  }

  /// The transition has been completed: the coordinator's last calls, of which those of the block
  /// that was added last come first (airbnb/epoxy-ios @a2b0450e,
  /// StubTransitionCoordinator.complete).
  mutating func closeCoordinator(_ site: TransitionSite) throws(Interruption) {
    guard let position = coordinators.firstIndex(where: { $0.site == site }) else { return }
    let coordinator = coordinators.remove(at: position)
    for id in coordinator.alongside.reversed() {
      try callTransition(
        id, .alongsideCompletion, .flag(coordinator.isCancelled, as: .isCancelled))
    }
    for id in coordinator.alongside { try letGo(id) }
  }
}

extension ChildTransition {
  /// A tab that goes finds none, as long as tab bar controllers move the views themselves:
  /// mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p300customAnimation3. Pages turn
  /// without one, and so do the children of an app's own container.
  fileprivate func lendsCoordinator(to child: ControllerID?) -> Bool {
    switch kind {
    case .navigation: true
    case .tabs: order != .tabs || from != child
    case .none, .pages, .split: false
    }
  }
}

extension Transition {
  /// Where code finds its coordinator; nil for the keyboard's, which has none.
  var site: TransitionSite? {
    switch self {
    case .children(let transition): transition.site
    case .presentation(let presented): .presentation(of: presented)
    case .dismissal(let dismissal): dismissal.presented.map(TransitionSite.presentation)
    case .columns(let split): .columns(of: split)
    case .size: .size
    case .keyboard: nil
    }
  }

  /// Whether this controller takes part in it, and finds the coordinator at its end; a child of it
  /// asks.
  fileprivate func lendsCoordinator(
    to candidate: ControllerID, asking child: ControllerID?, in app: borrowing UIApplication
  ) -> Bool {
    switch self {
    case .children(let transition):
      transition.container == candidate && transition.lendsCoordinator(to: child)
    case .presentation(let presented):
      presented == candidate
        || app[presentation: presented]?.presentingViewController == candidate
    case .dismissal(let dismissal):
      dismissal.presenter == candidate || dismissal.chain.contains(candidate)
    case .columns, .size, .keyboard: false
    }
  }
}

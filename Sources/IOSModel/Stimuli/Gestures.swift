/// A transition that follows a finger.
enum InteractiveTransition: Hashable, Sendable {
  case children(ChildTransition)
  case sheet(Dismissal)
  /// With an interaction controller of the app's own.
  case presentation(of: ControllerID)
  case dismissal(Dismissal)

  var site: TransitionSite? { scheduled.site }

  /// A controller in whose scene the finger is.
  fileprivate var place: ControllerID {
    switch self {
    case .children(let transition): transition.container
    case .presentation(let presented): presented
    case .sheet(let dismissal), .dismissal(let dismissal): dismissal.presenter
    }
  }

  /// The controller in whose view UIKit's own recognizer follows the finger.
  fileprivate var touched: ControllerID? {
    switch self {
    case .children(let transition): transition.isGesture ? transition.container : nil
    case .sheet(let dismissal): dismissal.presented
    case .presentation, .dismissal: nil
    }
  }

  var isOfTheApp: Bool {
    switch self {
    case .children(let transition): transition.parts.isDriven
    case .presentation, .dismissal: true
    case .sheet: false
    }
  }

  /// The transition that is left once no finger drives it.
  var scheduled: Transition {
    switch self {
    case .children(let transition): .children(transition)
    case .presentation(let presented): .presentation(of: presented)
    case .sheet(let dismissal), .dismissal(let dismissal): .dismissal(dismissal)
    }
  }
}

/// Gestures that a transition follows, completed, cancelled or held.
extension UIApplication {
  mutating func swipeBack(_ front: ControllerID, _ motion: Gesture) throws(Interruption) {
    if case .children(let transition)? = gesture, transition.kind.isNavigation,
      transition.isGesture
    {
      return try endGesture(motion)
    }
    try requireNoGesture()
    let front = touched(behind: front)
    guard let navigation = poppableNavigation(of: front) else {
      throw .impossible(
        .notInPosition, "no navigation controller around \(name(front)) has a screen to go back to")
    }
    // An animator of the delegate's own turns the edge swipe off:
    // mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p301customAnimation4,
    // Animator.swift.
    try require(
      !self[navigation].traits.delegateParts.contains(.animator), .notInPosition,
      "the delegate of \(name(navigation)) has an animator of its own, and with one there is no edge swipe"
    )
    try requireBackButton(of: navigation)
    try completeInterrupted(navigation)
    // Any other swipe during a transition of the same stack is not recognized.
    try require(
      !self[navigation: navigation].isTransitioning, .notInPosition,
      "\(name(navigation)) is in the middle of a transition and takes no swipe")
    guard let transition = try beginInteractivePop(navigation) else {
      throw .impossible(.notInPosition, "\(name(navigation)) has not shown anything yet")
    }
    try follow(.children(transition), motion)
  }

  /// The edge swipe goes with the bar, and with the button in it: lionheart/openradar-mirror#2688,
  /// wordpress-mobile/WordPress-iOS#6007. A page that zooms has a gesture of its own.
  private mutating func requireBackButton(of navigation: ControllerID) throws(Interruption) {
    let zooms =
      self[navigation: navigation].stack.last.map { declaration(of: $0).prefersZoom } == true
    guard !zooms else { return }
    try require(
      !self[navigation: navigation].isNavigationBarHidden, .notInPosition,
      "\(name(navigation)) hides its bar, and without the bar there is no edge swipe")
    let showsBackButton = showsBackButton(navigation)
    try require(
      showsBackButton, .notInPosition,
      "\(name(navigation)) shows no back button, and without it there is no edge swipe")
  }

  mutating func dragSheet(_ front: ControllerID, _ motion: Gesture) throws(Interruption) {
    if case .sheet? = gesture {
      return try endGesture(motion)
    }
    try requireNoGesture()
    let sheet = presentedAncestor(of: behindSearch(front))
    guard let sheet, let presentation = self[presentation: sheet], presentation.style.isSheet
    else {
      throw .impossible(
        .notInPosition, "\(name(front)) is not in a sheet that can be dragged")
    }
    try require(
      presentation.phase == .presented, .notInPosition,
      "\(name(sheet)) is in the middle of a transition")
    try requireEdge(of: sheet)
    guard
      let dismissal = try beginDismissalByUser(
        of: sheet, presenter: presentation.presentingViewController, cause: .drag)
    else { return }
    try follow(.sheet(dismissal), motion)
  }

  mutating func swipePage(
    _ front: ControllerID, forward: Bool, _ motion: Gesture
  ) throws(Interruption) {
    if case .children(let transition)? = gesture, transition.kind.isPages {
      return try endGesture(motion)
    }
    try requireNoGesture()
    guard let container = ancestor(of: front, where: { $0.container.isPages }),
      let pages = self[pages: container], let current = pages.turn?.to ?? pages.current,
      isAlive(current), let place = pages.place(of: current)
    else {
      throw .impossible(
        .notInPosition, "no page controller shows \(name(front))")
    }
    try require(
      pages.beside == nil, .undocumented,
      "\(name(container)) shows two pages, and in which order two turn is recorded nowhere")
    try require(
      pages.hasPage(beside: place, isForward: forward), .notInPosition,
      "there is no page \(forward ? "after" : "before") \(name(current))")
    try completeTurn(of: container)
    guard let transition = try pageTurnByFinger(in: container, isForward: forward) else { return }
    guard try beginPageTurn(transition, animated: true) else { return }
    try follow(.children(transition), motion)
  }

  private func requireNoGesture() throws(Interruption) {
    try require(gesture == nil, .notInPosition, "another gesture is under way")
  }

  /// The transition follows the finger. Of a gesture in one go the end is an event of its own, so
  /// that the frames between are drawn.
  private mutating func follow(
    _ transition: InteractiveTransition, _ motion: Gesture
  ) throws(Interruption) {
    gesture = transition
    guard motion != .begin else { return }
    runLoop.send(.endGesture(motion), because: reason)
  }

  mutating func endGesture(_ motion: Gesture) throws(Interruption) {
    try require(motion != .begin, .notInPosition, "the gesture has begun already")
    guard motion == .complete else { return try cancelGesture() }
    guard let gesture else { return }
    try leave(gesture, isCancelled: false)
    switch gesture {
    case .children(let transition) where transition.parts.isEmpty:
      try withCoordinator(of: gesture.scheduled) { app throws(Interruption) in
        try app.finish(transition)
      }
    case .sheet(let dismissal):
      try withCoordinator(of: gesture.scheduled) { app throws(Interruption) in
        try app.finishDismissalByUser(dismissal)
      }
    // The app's animator runs on to its end.
    case .children, .presentation, .dismissal: schedule(gesture.scheduled, animated: true)
    }
  }

  private mutating func leave(
    _ transition: InteractiveTransition, isCancelled: Bool
  ) throws(Interruption) {
    gesture = nil
    if let site = transition.site { try interactionDidChange(site, isCancelled: isCancelled) }
  }

  /// The finger that drives an interaction controller of the app's own is lifted.
  ///
  /// https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
  mutating func dragTransition(_ motion: Gesture) throws(Interruption) {
    try require(
      gesture?.isOfTheApp == true, .notInPosition,
      "no interaction controller of the app's own is under way")
    try endGesture(motion)
  }

  /// A transition whose interaction controller asks for a finger gets the one that is free; false
  /// if there is none.
  mutating func follow(_ transition: InteractiveTransition) -> Bool {
    guard gesture == nil else { return false }
    gesture = transition
    return true
  }

  /// Something else takes the transition over, and neither its end nor its finger is waited for.
  mutating func takeOver(_ transition: ChildTransition) {
    runLoop.takeOver(.children(transition))
    if gesture == .children(transition) { gesture = nil }
  }

  func isInteractive(_ site: TransitionSite) -> Bool {
    coordinator(at: site)?.isInteractive ?? (gesture?.site == site)
  }

  /// The system takes the touches in this scene away, and leaves those in another one.
  ///
  /// https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)
  mutating func cancelGesture(in scene: SceneID) throws(Interruption) {
    guard let place = gesture?.place else { return }
    if isAlive(place), self.scene(of: place)?.id != scene { return }
    try cancelGesture()
  }

  /// A view has left its window. If it handles the touch, that is cancelled.
  ///
  /// https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)
  mutating func takeTouchAway(from id: ControllerID) {
    guard let gesture, gesture.touched == id else { return }
    runLoop.send(.cancelTouch, because: reason)
  }

  /// A view that was only moved elsewhere has left its window on the way, and is in one again.
  mutating func cancelTouchOutsideWindow() throws(Interruption) {
    guard let touched = gesture?.touched, !isAlive(touched) || !isInWindow(touched) else { return }
    try cancelGesture()
  }

  /// The finger goes back.
  private mutating func cancelGesture() throws(Interruption) {
    guard let gesture else { return }
    try leave(gesture, isCancelled: true)
    try withCoordinator(of: gesture.scheduled) { app throws(Interruption) in
      switch gesture {
      case .children(let transition): try app.cancel(transition)
      case .presentation(let presented): try app.cancelPresentation(of: presented)
      case .sheet(let dismissal), .dismissal(let dismissal): try app.cancelDismissal(dismissal)
      }
    }
  }
}

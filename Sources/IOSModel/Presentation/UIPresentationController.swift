/// How a controller is presented.
///
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
struct UIPresentationController: Hashable, Sendable {
  let presentedViewController: ControllerID
  let presentingViewController: ControllerID
  var style: EffectiveStyle
  /// The style that the app asked for, from which a resized scene finds its own.
  let requestedStyle: ModalPresentationStyle?
  /// What its delegate has answered; nil if it has none.
  let adaptiveStyle: ModalPresentationStyle?
  /// The controller on which app code called `present`, or did what came to it.
  let caller: ControllerID
  /// The transition under way, or the last one, is animated.
  var isAnimated: Bool
  /// What the app has brought along for that transition.
  var parts: TransitionParts
  let listener: Listener
  var phase = Phase.posted
  /// The size of its container view is new.
  var containerNeedsLayout = true
  /// `selectedDetentIdentifier` of a sheet; nil: the smallest that there is.
  var selectedDetent: SheetDetent?
  /// The later it was asked for, the higher: how transition views lie on each other.
  var place: Int32 = 0
  /// Where the presenter's view was before this presentation took it off the screen.
  var presentersHost: UIView.Superview?

  /// On its way to the screen or from it.
  var isInTransition: Bool { phase == .appearing || phase == .dismissing }

  /// Its presenter has left the screen for it, or is about to, and comes back with the dismissal
  /// alone.
  var hasTakenPresenter: Bool {
    presentersHost != nil || phase == .appearing && style.removesPresenter
  }

  /// As long as it has not been adapted to something else.
  var isPopover: Bool { requestedStyle == .popover && style == .overlay }

  /// Stacks under it put off or refuse what is animated, from the call of `present` or `dismiss`
  /// on.
  var isPending: Bool { phase != .presented }

  /// On its way to the screen, from the call on.
  var isComing: Bool { phase == .posted || phase == .appearing }

  /// Its transition has been asked for, and not been completed.
  var isBetween: Bool { isPending && (isAnimated || parts.contains(.animator)) }

  /// The one that is told of its end.
  enum Listener: Hashable, Sendable {
    /// The completion handler that the caller has given.
    case completionHandler
    /// The delegate of a search controller, which has presented itself.
    case searchDelegate
    /// UIKit has presented it, for a segue or for `show`, to which no handler can be given.
    case nobody
  }

  enum Phase: Hashable, Sendable {
    /// Asked for; begins after the commit of the current turn.
    case posted
    case appearing
    case presented
    case dismissing
  }

  init(
    of presented: ControllerID, by presenter: ControllerID, style: EffectiveStyle,
    requestedStyle: ModalPresentationStyle?, adaptiveStyle: ModalPresentationStyle?,
    caller: ControllerID, listener: Listener, isAnimated: Bool, parts: TransitionParts
  ) {
    presentedViewController = presented
    presentingViewController = presenter
    self.style = style
    self.requestedStyle = requestedStyle
    self.adaptiveStyle = adaptiveStyle
    self.caller = caller
    self.listener = listener
    self.isAnimated = isAnimated
    self.parts = parts
  }
}

extension UIApplication {
  /// How a controller is presented; nil if it is not.
  subscript(presentation id: ControllerID) -> UIPresentationController? {
    @inline(__always)
    _read {
      let slot = controllers.slot(of: id)
      yield presentations.elements[Int(controllers.records[slot].presentation ?? 0)]
    }
    @inline(__always)
    _modify {
      let slot = controllers.slot(of: id)
      yield &presentations.elements[Int(controllers.records[slot].presentation ?? 0)]
    }
  }

  /// The container view lays out before what is presented in it; a presentation controller of the
  /// app's own hears of both ends.
  ///
  /// https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerviewwilllayoutsubviews()
  mutating func layOutContainerView(of presented: ControllerID) throws(Interruption) {
    guard let presentation = self[presentation: presented], presentation.containerNeedsLayout,
      presentation.parts.contains(.presentationController)
    else { return }
    self[presentation: presented]?.containerNeedsLayout = false
    try callTransition(presented, .containerViewWillLayoutSubviews)
    track(.containerViewWillLayoutSubviews, of: presented)
    try callTransition(presented, .containerViewDidLayoutSubviews)
    track(.containerViewDidLayoutSubviews, of: presented)
  }

  /// The window has another size.
  mutating func containerNeedsLayout(around presented: ControllerID) {
    self[presentation: presented]?.containerNeedsLayout = true
  }

  /// One of the app's own hears this, if the controller is presented by one.
  mutating func presentationController(
    of presented: ControllerID, hears callback: TransitionCallback
  ) throws(Interruption) {
    guard isAlive(presented), !presentations.isEmpty,
      self[presentation: presented]?.parts.contains(.presentationController) == true
    else { return }
    try callTransition(presented, callback)
  }

  /// It hears of the size, finds out the one that the presented controller will have, and hands
  /// that on: the comments in AAPLCustomPresentationController.m of Apple's sample, WYHLoop/demoo
  /// @0b38701.
  mutating func presentationControllerWillResize(
    _ presented: ControllerID
  ) throws(Interruption) {
    try presentationController(of: presented, hears: .presentationControllerViewWillTransition)
    try presentationController(
      of: presented, hears: .presentationControllerSizeForChildContentContainer)
  }

  /// Sets both ends of the relation.
  mutating func relate(_ presentation: UIPresentationController) {
    let presented = presentation.presentedViewController
    guard isAlive(presented), isAlive(presentation.presentingViewController) else { return }
    var placed = presentation
    placed.place = (presentations.elements.lazy.compactMap { $0?.place }.max() ?? 0) + 1
    self[presented].presentation = presentations.insert(placed)
    self[presentation.presentingViewController].presented = presented
  }

  /// Clears both ends of the relation.
  mutating func unrelate(_ presented: ControllerID) {
    guard isAlive(presented), let index = self[presented].presentation else { return }
    if let presenter = presentations.elements[Int(index)]?.presentingViewController,
      isAlive(presenter)
    {
      self[presenter].presented = nil
    }
    presentations.remove(index)
    self[presented].presentation = nil
    takeBackTraits(of: presented)
  }
}

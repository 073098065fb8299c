/// The state of a navigation controller.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
struct UINavigationController: Hashable, Sendable, Vacatable {
  static let vacant = Self(stack: [])

  /// `viewControllers`, bottom to top: what app code reads, ahead of the screen.
  var stack: [ControllerID]
  /// The controller whose view is on screen; nil before the first display.
  var shown: ControllerID?
  var isTransitioning = false
  /// The stack has changed, and the next layout takes it up, animated or not; nil if it has not.
  var deferredTransition: DeferredTransition?
  /// What the last change that was made during the transition under way said of an animation.
  var animatesCatchUp = false
  /// The top appears together with the container, without a transition.
  var isShowingFirst = false
  /// Taken off the stack and not yet let go.
  var departing: [ControllerID] = []
  /// A page that was listed again on its way off the screen, and is to move in after that. It may
  /// have been taken off once more since; a deep stack is searched only for this one.
  var returning: ControllerID?
  /// A page was pushed onto one that was never shown, which still waits to hear that it has moved.
  var hasCoveredUnseen = false
  /// The next layout puts another one into the place of the top, as the container around the stack
  /// wants it, and nothing moves for the pages under it.
  var replacesTop = false
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  /// What the bar has yet to do about the item of a page that was pushed or popped.
  var itemChange: BarItemChange?
  /// A split view controller has made it around a controller that is no stack itself.
  var isMadeForColumn = false
  /// What is to follow the transition under way.
  var waiting: [StackChange] = []

  init(stack: [ControllerID]) {
    self.stack = stack
  }

  struct DeferredTransition: Hashable, Sendable {
    var isAnimated: Bool
  }

  /// What is on screen, or will be with the first display.
  var visible: ControllerID? { shown ?? stack.last }

  /// The way from what is on screen to the top of the stack, if they differ.
  var change: (from: ControllerID, to: ControllerID)? {
    guard let shown, let top = stack.last, shown != top else { return nil }
    return (shown, top)
  }

  /// The screen does not show the top of the stack yet.
  var isBehind: Bool { stack.last != shown }

  /// The next layout begins an animated transition.
  var awaitsAnimatedTransition: Bool { deferredTransition?.isAnimated == true }

  /// The next layout has something to take up.
  var asksForLayout: Bool { !isTransitioning && (deferredTransition != nil || shown == nil) }

  mutating func showFirst(_ top: ControllerID) {
    shown = top
    isShowingFirst = true
    itemChange = nil
  }

  mutating func takeUp(_ top: ControllerID) {
    shown = top
    isTransitioning = false
  }

  /// It is on its way off the screen.
  func isLeaving(_ page: ControllerID) -> Bool {
    isTransitioning && shown == page && departing.contains(page)
  }

  /// It is on the stack, or has been until now.
  func knows(_ page: ControllerID) -> Bool {
    stack.last == page || stack.contains(page) || departing.contains(page)
  }

  /// A page that another container takes from the stack is neither listed nor shown any more.
  mutating func remove(_ page: ControllerID) {
    stack.removeAll { $0 == page }
    if shown == page { shown = nil }
  }

  /// The depth and the two ends are enough to tell most stacks apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(stack.count)
    hasher.combine(stack.last)
    hasher.combine(shown)
    hasher.combine(isTransitioning)
  }
}

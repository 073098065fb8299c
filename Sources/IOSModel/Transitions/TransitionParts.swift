/// What the app brings along for the transitions of a controller, instead of what UIKit has itself.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
struct TransitionParts: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// A `UIViewControllerAnimatedTransitioning`.
  static let animator = Self(rawValue: 1 << 0)
  /// A `UIViewControllerInteractiveTransitioning`, with which a finger drives the animator.
  static let interactionController = Self(rawValue: 1 << 1)
  /// A `UIPresentationController` of the app's own.
  static let presentationController = Self(rawValue: 1 << 2)
  /// The animator never calls `completeTransition(_:)`.
  static let neverCompletes = Self(rawValue: 1 << 3)
  /// The interaction controller leaves the beginning to the animator.
  static let startsByItself = Self(rawValue: 1 << 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// - Parameters:
  ///   - completes: the animator says when it has ended.
  ///   - startsInteractively: a finger drives it from its beginning.
  init(_ objects: [TransitionObject], completes: Bool, startsInteractively: Bool) {
    guard !objects.isEmpty else {
      self = []
      return
    }
    var parts: TransitionParts = completes ? [] : .neverCompletes
    if !startsInteractively { parts.insert(.startsByItself) }
    self = objects.reduce(into: parts) { parts, object in
      switch object {
      case .animator: parts.insert(.animator)
      case .interactionController: parts.insert(.interactionController)
      case .presentationController: parts.insert(.presentationController)
      }
    }
  }
}

/// An object that a delegate provides when UIKit asks it how to carry out a transition.
public enum TransitionObject: String, Hashable, Sendable, CaseIterable {
  /// https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
  case animator
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
  case interactionController
  /// https://developer.apple.com/documentation/uikit/uipresentationcontroller
  case presentationController

  /// Those that the delegate of a container can provide.
  public static let ofContainers: [TransitionObject] = [.animator, .interactionController]
}

/// The user's way back in the middle of a transition of the stack.
///
/// https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions
extension UIApplication {
  /// A push that zooms is not cancelled by a gesture that comes in its middle: it is completed at
  /// once, so that the pop begins from a controller that has appeared. Since iOS 26 that goes for
  /// the transitions of UIKit's own, whichever way they lead:
  /// software-mansion/react-native-screens#3093. With an animator of the app's it does not work:
  /// grahammendick/navigation#888.
  mutating func completeInterrupted(_ id: ControllerID) throws(Interruption) {
    guard let running = runLoop.runningTransition(in: id), isAlive(running.to),
      declaration(of: running.to).prefersZoom
        || (version.interruptsNavigation && !running.parts.contains(.animator))
    else { return }
    try finishAtOnce(running)
  }

  /// The controller that the user's touches reach while this one is being popped: since iOS 26 the
  /// one that the pop uncovers.
  @inline(__always)
  func touched(behind front: ControllerID) -> ControllerID {
    guard version.interruptsNavigation else { return front }
    return pageComing(for: outermost(around: front)) ?? front
  }
}

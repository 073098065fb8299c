/// A push that grows out of a view of the screen below.
///
/// https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions
extension UIApplication {
  /// A gesture that comes in its middle does not cancel it: the push is completed at once, so that the pop
  /// begins from a controller that has appeared.
  mutating func completeZoom(of id: ControllerID) throws(Interruption) {
    guard let running = runLoop.runningTransition(in: id),
      isAlive(running.to), declaration(of: running.to).prefersZoom
    else { return }
    takeOver(running)
    try finish(running)
  }
}

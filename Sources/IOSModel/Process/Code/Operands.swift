/// The objects that calls of app code name, of which a new one is made by the call. It is not part
/// of UIKit; it stands for the variables of the code.
extension UIApplication {
  /// An instance that does not exist yet is made if it is the next of its class.
  func check(_ operand: AppAction.Operand) throws(Interruption) {
    guard case .existing(let name) = operand, !isNext(name) else { return }
    _ = try living(name)
  }

  /// Makes or finds the operand, which app code lets go of after the call. A receiver that loses
  /// its last owner meanwhile lives until the call returns.
  mutating func withResolved(
    _ operand: AppAction.Operand, for receiver: ControllerID,
    _ body: (inout UIApplication, ControllerID) throws(Interruption) -> Void
  ) throws(Interruption) {
    hold(receiver)
    let id = try resolve(operand)
    // Its own code may have given the operand away while it was made.
    if isAlive(id) { try body(&self, id) }
    try releaseIfUnowned(id)
    try endHold(receiver)
  }
}

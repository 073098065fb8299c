/// The calls that bring a controller onto the screen, whatever the receiver is in.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:) and
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
extension UIApplication {
  @inline(never)
  mutating func show(
    _ operand: AppAction.Operand, from id: ControllerID
  ) throws(Interruption) {
    try withChecked(operand, for: id) { app, shown throws(Interruption) in
      try app.show(shown, from: id)
    }
  }

  @inline(never)
  mutating func showDetail(
    _ operand: AppAction.Operand, from id: ControllerID
  ) throws(Interruption) {
    try withChecked(operand, for: id) { app, shown throws(Interruption) in
      try app.showDetail(shown, from: id)
    }
  }

  @inline(never)
  mutating func present(
    _ operand: AppAction.Operand, from id: ControllerID, style: ModalPresentationStyle?,
    animated: Bool
  ) throws(Interruption) {
    try withChecked(operand, for: id) { app, presented throws(Interruption) in
      try app.callOverride(of: id, .present)
      try app.present(presented, from: id, style: style, animated: animated)
    }
  }

  private mutating func withChecked(
    _ operand: AppAction.Operand, for receiver: ControllerID,
    _ body: (inout UIApplication, ControllerID) throws(Interruption) -> Void
  ) throws(Interruption) {
    try check(operand)
    try withResolved(operand, for: receiver, body)
  }
}

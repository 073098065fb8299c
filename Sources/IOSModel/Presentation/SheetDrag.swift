/// The user drags a sheet. The delegate hears of this way of closing, and only of this one.
///
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
extension UIKitApplication {
  /// Whether the sheet follows the finger; if it must not go, only the attempt is reported.
  mutating func beginSheetDrag(
    _ sheet: InstanceID, presenter: InstanceID
  ) throws(Interruption) -> Dismissal? {
    if self[sheet].declaration.isModalInPresentation {
      try callDelegate(of: sheet, .presentationControllerDidAttemptToDismiss)
      return nil
    }
    try callDelegate(of: sheet, .presentationControllerShouldDismiss)
    guard self[sheet].declaration.shouldDismiss else {
      try callDelegate(of: sheet, .presentationControllerDidAttemptToDismiss)
      return nil
    }
    try callDelegate(of: sheet, .presentationControllerWillDismiss)
    return try beginDismissal(by: presenter, caller: nil, animated: true)
  }

  mutating func finishSheetDrag(_ dismissal: Dismissal) throws(Interruption) {
    hold(dismissal.chain)
    try finishDismissal(dismissal)
    if let sheet = dismissal.chain.first {
      try callDelegate(of: sheet, .presentationControllerDidDismiss)
    }
    try letGo(dismissal.chain)
  }
}

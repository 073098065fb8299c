/// The user drags a sheet. The delegate hears of this way of closing, and only of this one.
///
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
extension UIApplication {
  /// Whether the sheet follows the finger; if it must not go, only the attempt is reported.
  mutating func beginSheetDrag(
    _ sheet: ControllerID, presenter: ControllerID
  ) throws(Interruption) -> Dismissal? {
    if declaration(of: sheet).isModalInPresentation {
      try callDelegate(of: sheet, .presentationControllerDidAttemptToDismiss)
      return nil
    }
    try callDelegate(of: sheet, .presentationControllerShouldDismiss)
    guard declaration(of: sheet).shouldDismiss else {
      try callDelegate(of: sheet, .presentationControllerDidAttemptToDismiss)
      return nil
    }
    try callDelegate(of: sheet, .presentationControllerWillDismiss)
    return try beginInteractiveDismissal(by: presenter)
  }

  mutating func finishSheetDrag(_ dismissal: Dismissal) throws(Interruption) {
    for presented in dismissal.chain { hold(presented) }
    try finishDismissal(dismissal)
    if let sheet = dismissal.chain.first {
      try callDelegate(of: sheet, .presentationControllerDidDismiss)
    }
    for presented in dismissal.chain { try letGo(presented) }
  }
}

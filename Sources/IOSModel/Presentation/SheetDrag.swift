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
    let dismissal = prepareDismissal(by: presenter, caller: nil, animated: true)
    // Here app code may ask the coordinator already: the header UIPresentationController.h of iOS 13, as
    // mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p264presentedViewController, has it.
    try callDelegate(of: sheet, .presentationControllerWillDismiss)
    try begin(dismissal, animated: true)
    return dismissal
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

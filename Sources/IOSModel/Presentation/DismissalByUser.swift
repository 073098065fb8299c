/// The user dismisses what is presented, by a drag on the sheet or a tap beside the popover. The
/// delegate hears of these ways of closing, and only of them.
///
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
extension UIApplication {
  /// Whether it goes; if it must not, only the attempt is reported.
  mutating func beginDismissalByUser(
    of presented: ControllerID, presenter: ControllerID, cause: Dismissal.Cause
  ) throws(Interruption) -> Dismissal? {
    guard try mayBeDismissedByUser(presented, isByTap: cause == .tap) else { return nil }
    var dismissal = prepareDismissal(by: presenter, cause: cause, animated: true)
    // Here app code may ask the coordinator already: the header UIPresentationController.h of iOS
    // 13, as mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p264presentedViewController,
    // has it.
    if version.tellsOfEveryDismissal {
      try callDelegate(of: presented, .presentation(.willDismiss))
    }
    try begin(&dismissal)
    return dismissal
  }

  /// A tap beside a sheet that may not go is dropped without a word:
  /// software-mansion/react-native-screens#3771.
  ///
  /// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontrollershoulddismisspopover(_:)
  private mutating func mayBeDismissedByUser(
    _ presented: ControllerID, isByTap: Bool
  ) throws(Interruption) -> Bool {
    guard version.tellsOfEveryDismissal else {
      try callDelegate(of: presented, .presentation(.shouldDismissPopover))
      return declaration(of: presented).shouldDismiss
    }
    if !isModalInPresentation(presented) {
      try callDelegate(of: presented, .presentation(.shouldDismiss))
      if declaration(of: presented).shouldDismiss { return true }
    }
    if isByTap, self[presentation: presented]?.style.isSheet == true { return false }
    try callDelegate(of: presented, .presentation(.didAttemptToDismiss))
    return false
  }

  /// A stack is as modal as the page that it shows: EditViewController of
  /// https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet
  @inline(__always)
  func isModalInPresentation(_ presented: ControllerID) -> Bool {
    if self[presented].isModalInPresentation { return true }
    guard self[presented].container.isNavigation,
      let top = self[navigation: presented].stack.last, isAlive(top)
    else { return false }
    return self[top].isModalInPresentation
  }

  mutating func finishDismissalByUser(_ dismissal: Dismissal) throws(Interruption) {
    for presented in dismissal.chain { hold(presented) }
    try finishDismissal(dismissal)
    if let presented = dismissal.presented {
      try callDelegate(
        of: presented,
        .presentation(version.tellsOfEveryDismissal ? .didDismiss : .didDismissPopover))
    }
    for presented in dismissal.chain { try letGo(presented) }
  }
}

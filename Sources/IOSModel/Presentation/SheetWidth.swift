/// What is presented in a sheet on a pad has less room than its window, and compact width from its
/// presentation controller.
///
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller/overridetraitcollection; which sheets are
/// narrow is that of hacknicity/ModallyPresentedSplitVCIPadOS16Bug @8c3ea71d, README.md, and of
/// radar 27448912, on iOS 9.
extension UIApplication {
  /// From the call of `present` on, before the view is loaded.
  mutating func overrideTraits(of presented: ControllerID, in style: ModalPresentationStyle?) {
    guard version.idiom == .pad, isAlive(presented), isNarrow(style, for: presented) else { return }
    givenTraitsWillChange(under: presented)
    self[presented].overrideWidth = .compact
  }

  /// The presentation goes, and with it the traits that it has given. A controller that is kept
  /// hears of that if it comes back in another style.
  mutating func takeBackTraits(of presented: ControllerID) {
    guard self[presented].overrideWidth != nil else { return }
    givenTraitsWillChange(under: presented)
    self[presented].overrideWidth = nil
  }

  /// A page sheet is narrow since it is a card, on iOS 13; what width the wider ones before gave is
  /// not recorded.
  private func isNarrow(_ style: ModalPresentationStyle?, for presented: ControllerID) -> Bool {
    let isSplit = self[presented].container.isSplit
    switch style ?? .automatic {
    case .formSheet: return !isSplit || !version.widensSheetsForSplits
    case .pageSheet:
      return version.sheetsKeepPresenterInCompactWidth
        && (!isSplit || !version.widensSheetsForSplits)
    // For a split view controller it takes the whole width.
    case .automatic: return version.automaticPresentationIsSheet && !isSplit
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
      .none:
      return false
    }
  }
}

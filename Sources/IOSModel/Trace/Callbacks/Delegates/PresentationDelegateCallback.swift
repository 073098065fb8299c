/// Methods of `UIAdaptivePresentationControllerDelegate`, and of those of sheets and popovers,
/// which inherit from it.
public enum PresentationDelegateCallback: String, Hashable, Sendable, CaseIterable {
  /// `adaptivePresentationStyle(for:traitCollection:)`
  case adaptivePresentationStyle
  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`
  case viewControllerForAdaptivePresentationStyle =
    "presentationControllerViewControllerForAdaptivePresentationStyle"
  /// `presentationController(_:prepare:)`
  case prepare = "presentationControllerPrepare"
  /// `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`
  case willPresentWithAdaptiveStyle = "presentationControllerWillPresentWithAdaptiveStyle"
  case shouldDismiss = "presentationControllerShouldDismiss"
  case willDismiss = "presentationControllerWillDismiss"
  case didDismiss = "presentationControllerDidDismiss"
  case didAttemptToDismiss = "presentationControllerDidAttemptToDismiss"
  case didChangeSelectedDetentIdentifier =
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier"
  case prepareForPopoverPresentation
  /// `popoverPresentationController(_:willRepositionPopoverTo:in:)`
  case willRepositionPopover = "popoverPresentationControllerWillReposition"
  case shouldDismissPopover = "popoverPresentationControllerShouldDismissPopover"
  case didDismissPopover = "popoverPresentationControllerDidDismissPopover"
}

extension PresentationDelegateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .adaptivePresentationStyle:
      .init(
        "The delegate is asked for the style that replaces its presentation style.",
        page: Page.presentationDelegate)
    case .viewControllerForAdaptivePresentationStyle:
      .init(
        "The delegate is asked for a controller that replaces it in the other style.",
        "style", page: Page.presentationDelegate)
    case .prepare:
      .init(
        "The delegate may configure the presentation controller of the other style; since iOS 15.",
        "style",
        page: Page.presentationDelegate)
    case .willPresentWithAdaptiveStyle:
      .init(
        "The delegate is told in which style it is about to be presented; 'none' is its own.",
        "style", page: Page.presentationDelegate)
    case .shouldDismiss:
      .init(
        "The delegate is asked whether the user may dismiss the sheet.",
        page: Page.presentationDelegate)
    case .willDismiss:
      .init(
        "The delegate is told that the user begins to dismiss the sheet.",
        page: Page.presentationDelegate)
    case .didDismiss:
      .init(
        "The delegate is told that the user has dismissed the sheet.",
        page: Page.presentationDelegate
      )
    case .didAttemptToDismiss:
      .init(
        "The delegate is told that the user has tried to dismiss a sheet that may not be dismissed.",
        page: Page.presentationDelegate)
    case .didChangeSelectedDetentIdentifier:
      .init(
        "The delegate is told that the user has resized the sheet; since iOS 15.",
        page: Page.sheetDelegate)
    case .prepareForPopoverPresentation:
      .init(
        "The delegate is told that the popover is about to be presented.",
        page: Page.popoverDelegate)
    case .willRepositionPopover:
      .init(
        "The delegate is told that the popover may need another anchor.",
        page: Page.popoverDelegate)
    case .shouldDismissPopover:
      .init(
        "The delegate is asked whether the user may dismiss the popover; up to iOS 12.",
        page: Page.popoverDelegate)
    case .didDismissPopover:
      .init(
        "The delegate is told that the user has dismissed the popover; up to iOS 12.",
        page: Page.popoverDelegate)
    }
  }
}

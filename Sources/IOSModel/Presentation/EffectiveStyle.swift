/// What becomes of a presentation style on this device: the questions that its order depends on.
///
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
struct EffectiveStyle: Hashable, Sendable {
  /// The presenter's view leaves the screen, so that the presenter disappears.
  var removesPresenter: Bool
  /// The user can drag it away. It comes and goes through a property animator, with or without
  /// animation: gametimesf/GTSheet#19, and ww-tech/lasso, ModalTestingTests+SystemBehavior.
  var isSheet: Bool
  /// It covers the nearest ancestor that defines a presentation context.
  var isInContext: Bool
  /// It decides in the place of the root in which orientation the interface stands.
  var fillsScreen: Bool

  static let fullScreen = EffectiveStyle(
    removesPresenter: true, isSheet: false, isInContext: false, fillsScreen: true)
  static let overFullScreen = EffectiveStyle(
    removesPresenter: false, isSheet: false, isInContext: false, fillsScreen: true)
  static let overlay = EffectiveStyle(
    removesPresenter: false, isSheet: false, isInContext: false, fillsScreen: false)
  /// Over the controller that has the search bar, or over what defines a context around it.
  static let search = EffectiveStyle(
    removesPresenter: false, isSheet: false, isInContext: true, fillsScreen: false)
  static let sheet = EffectiveStyle(
    removesPresenter: false, isSheet: true, isInContext: false, fillsScreen: false)
}

extension UIApplication {
  /// The style of the call, or else the controller's own. A sheet of actions is a popover where there is room for
  /// one on a pad, and says where it points to there: sberrevoets/SDCAlertView#306.
  func requestedStyle(
    of id: ControllerID, _ style: ModalPresentationStyle?
  ) -> ModalPresentationStyle? {
    let ofAlert: ModalPresentationStyle? = isActionSheet(id) ? .popover : nil
    let requested = style ?? declaration(of: id).modalPresentationStyle ?? ofAlert
    guard requested == .popover, declaration(of: id).kind == .alert,
      version.idiom == .phone || windowTraits(of: id).horizontalSizeClass == .compact
    else { return requested }
    return nil
  }

  func isActionSheet(_ id: ControllerID) -> Bool {
    declaration(of: id).alert.preferredStyle == .actionSheet
  }

  /// Nil for `none`, with which nothing can be presented.
  func effectiveStyle(
    of declared: ModalPresentationStyle?, for id: ControllerID
  ) -> EffectiveStyle? {
    switch declaration(of: id).kind {
    case .alert: return .overlay
    case .search: return .search
    case .plain, .navigation, .tabs, .split, .pages: break
    }
    switch declared ?? .automatic {
    case .automatic:
      return version.automaticPresentationIsSheet ? .sheet : .fullScreen
    case .fullScreen:
      return .fullScreen
    case .pageSheet, .formSheet:
      if version.sheetsKeepPresenterInCompactWidth { return .sheet }
      return windowTraits(of: id).horizontalSizeClass == .compact ? .fullScreen : .overlay
    case .popover:
      // A phone of regular width lies on its side, where it is compact in height.
      if windowTraits(of: id).horizontalSizeClass == .regular,
        version.idiom == .pad || !version.sheetsKeepPresenterInCompactWidth
      {
        return .overlay
      }
      return version.sheetsKeepPresenterInCompactWidth ? .sheet : .fullScreen
    case .currentContext:
      return EffectiveStyle(
        removesPresenter: true, isSheet: false, isInContext: true, fillsScreen: false)
    case .overCurrentContext:
      return EffectiveStyle(
        removesPresenter: false, isSheet: false, isInContext: true, fillsScreen: false)
    case .overFullScreen:
      return .overFullScreen
    case .custom:
      var style = EffectiveStyle.overlay
      style.removesPresenter = declaration(of: id).removesPresentersView
      return style
    case .none:
      return nil
    }
  }
}

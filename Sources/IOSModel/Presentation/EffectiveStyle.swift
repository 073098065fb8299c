/// How a presentation style is carried out on this device, as far as the order of the callbacks
/// depends on it.
///
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
struct EffectiveStyle: Hashable, Sendable {
  /// The presenter's view leaves the screen, so that the presenter disappears.
  var removesPresenter: Bool
  let extent: Extent

  /// How much of the screen it takes, and how it gets there.
  enum Extent: Hashable, Sendable {
    /// It lies over the screen: an alert, a popover, or a transition of the app's own.
    case overlay
    /// The user can drag it away. It comes and goes through a property animator, with or without
    /// animation: gametimesf/GTSheet#19, and ww-tech/lasso, ModalTestingTests+SystemBehavior.
    case sheet
    /// It covers the nearest ancestor that defines a presentation context.
    case context
    /// It fills the screen, and decides in the root's place in which orientation the interface
    /// stands.
    case screen
  }

  var isSheet: Bool { extent == .sheet }
  var isInContext: Bool { extent == .context }
  var fillsScreen: Bool { extent == .screen }

  static let fullScreen = EffectiveStyle(removesPresenter: true, extent: .screen)
  static let overFullScreen = EffectiveStyle(removesPresenter: false, extent: .screen)
  static let currentContext = EffectiveStyle(removesPresenter: true, extent: .context)
  static let overCurrentContext = EffectiveStyle(removesPresenter: false, extent: .context)
  static let overlay = EffectiveStyle(removesPresenter: false, extent: .overlay)
  static let sheet = EffectiveStyle(removesPresenter: false, extent: .sheet)
}

extension UIApplication {
  /// The style of the call, or else the controller's own. A sheet of actions is a popover where
  /// there is room for one on a pad, and says where it points to there:
  /// sberrevoets/SDCAlertView#306.
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
    // Over the controller that has the search bar, or over what defines a context around it.
    case .search: return .overCurrentContext
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
      return .currentContext
    case .overCurrentContext:
      return .overCurrentContext
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

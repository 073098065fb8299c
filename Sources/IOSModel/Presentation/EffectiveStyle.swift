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

  static let fullScreen = EffectiveStyle(
    removesPresenter: true, isSheet: false, isInContext: false)
  static let overlay = EffectiveStyle(
    removesPresenter: false, isSheet: false, isInContext: false)
  static let sheet = EffectiveStyle(removesPresenter: false, isSheet: true, isInContext: false)
}

extension UIApplication {
  /// Nil for `none`, with which nothing can be presented.
  func effectiveStyle(
    of declared: ModalPresentationStyle?, for id: ControllerID
  ) -> EffectiveStyle? {
    if declaration(of: id).kind == .alert { return .overlay }
    switch declared ?? .automatic {
    case .automatic:
      return version.automaticPresentationIsSheet ? .sheet : .fullScreen
    case .fullScreen:
      return .fullScreen
    case .pageSheet, .formSheet:
      if version.sheetsKeepPresenterInCompactWidth { return .sheet }
      return traitCollection.horizontalSizeClass == .compact ? .fullScreen : .overlay
    case .popover:
      if traitCollection.horizontalSizeClass == .regular { return .overlay }
      return version.sheetsKeepPresenterInCompactWidth ? .sheet : .fullScreen
    case .currentContext:
      return EffectiveStyle(removesPresenter: true, isSheet: false, isInContext: true)
    case .overCurrentContext:
      return EffectiveStyle(removesPresenter: false, isSheet: false, isInContext: true)
    case .overFullScreen:
      return .overlay
    case .custom:
      var style = EffectiveStyle.overlay
      style.removesPresenter = declaration(of: id).removesPresentersView
      return style
    case .none:
      return nil
    }
  }

  /// A presentation finds its style anew in the new width.
  mutating func adaptPresentations() {
    for id in controllers.live {
      guard let presentation = self[presentation: id], presentation.presentersHost == nil,
        let style = effectiveStyle(of: presentation.requestedStyle, for: id),
        !style.removesPresenter
      else { continue }
      self[presentation: id]?.style = style
    }
  }
}

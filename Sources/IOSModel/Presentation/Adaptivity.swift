/// A presentation in another style than the one asked for, as its delegate wants it or the width
/// demands.
///
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate; the order of
/// the questions is that of mattneub/Programming-iOS-Book-Examples @4f785bf1,
/// bk2ch06p271presentedViewControllerAdaptive and bk2ch09p477popoversOnPhone.
extension UIApplication {
  /// Asks the delegate, whatever the traits are, and then for another controller, unless it wants
  /// no adaptation. Nil: there is no delegate, or it is not asked for this style.
  mutating func askForAdaptiveStyle(
    of presented: ControllerID, _ requested: ModalPresentationStyle?
  ) throws(Interruption) -> ModalPresentationStyle? {
    guard let answer = declaration(of: presented).adaptivePresentationStyle, adapts(requested)
    else { return nil }
    try callDelegate(of: presented, .presentation(.adaptivePresentationStyle))
    if answer != .none, isAlive(presented) {
      try callDelegate(
        of: presented, .presentation(.viewControllerForAdaptivePresentationStyle),
        .style(answer))
      if version.preparesAdaptivePresentations {
        try callDelegate(of: presented, .presentation(.prepare), .style(answer))
      }
    }
    return answer
  }

  /// The style that is used for the one that was asked for, given the delegate's answer.
  func adaptedStyle(
    of requested: ModalPresentationStyle?, to answer: ModalPresentationStyle?,
    for presented: ControllerID
  ) -> EffectiveStyle? {
    guard let answer else { return effectiveStyle(of: requested, for: presented) }
    return switch answer {
    case .none: unadapted(requested)
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .pageSheet, .formSheet: unadapted(answer)
    case .automatic, .currentContext, .custom, .overCurrentContext, .popover:
      effectiveStyle(of: requested, for: presented)
    }
  }

  /// The style whose presentation controller presents and decides on the width: the delegate's, if
  /// it is a style to adapt to.
  func decidingStyle(
    of requested: ModalPresentationStyle?, adaptedTo answer: ModalPresentationStyle?
  ) -> ModalPresentationStyle? {
    switch answer {
    case .fullScreen?, .overFullScreen?, .pageSheet?, .formSheet?: answer
    case .automatic?, .currentContext?, .custom?, .overCurrentContext?, .popover?, .none?, nil:
      requested
    }
  }

  /// Sheets and popovers adapt; a style that fills the screen or a context does not.
  private func adapts(_ style: ModalPresentationStyle?) -> Bool {
    switch style ?? .automatic {
    case .pageSheet, .formSheet, .popover: true
    case .automatic: version.automaticPresentationIsSheet
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }

  /// The style as it is where there is room for it.
  private func unadapted(_ style: ModalPresentationStyle?) -> EffectiveStyle {
    style == .popover || !version.sheetsKeepPresenterInCompactWidth ? .overlay : .sheet
  }

  /// A presentation finds its style anew in the new width.
  mutating func adaptPresentations(in scene: SceneID) throws(Interruption) {
    for id in controllers.live where isAlive(id) {
      guard let presentation = self[presentation: id], !presentation.hasTakenPresenter,
        self.scene(of: id)?.id == scene
      else {
        continue
      }
      let answer = try askForAdaptiveStyle(of: id, presentation.requestedStyle)
      guard isAlive(id), self[presentation: id] != nil,
        let style = adaptedStyle(of: presentation.requestedStyle, to: answer, for: id),
        !style.removesPresenter
      else { continue }
      if let answer, style != presentation.style {
        try callDelegate(
          of: id, .presentation(.willPresentWithAdaptiveStyle), .style(answer))
        guard isAlive(id) else { continue }
      }
      self[presentation: id]?.style = style
    }
  }
}

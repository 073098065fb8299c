/// Who presents, and who is asked to dismiss.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext and
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
extension UIApplication {
  /// The controller that really presents: the nearest ancestor that defines the context, for the
  /// styles that ask for one, or else the outermost.
  func presenter(for caller: ControllerID, _ style: EffectiveStyle) -> ControllerID {
    if style.isInContext,
      let context = ancestor(of: caller, where: { definesPresentationContext($0) })
    {
      return context
    }
    return ancestor(of: caller) { $0.parent == nil } ?? caller
  }

  /// Whether it says so itself, or has a search in its navigation item: since iOS 13 the stack that
  /// shows such a page sets the property, whatever the app has set.
  ///
  /// https://developer.apple.com/documentation/ios-ipados-release-notes/ios-13-release-notes
  private func definesPresentationContext(_ controller: UIViewController) -> Bool {
    if controller.definesPresentationContext { return true }
    guard controller.traits.searches, let parent = controller.parent else { return false }
    return self[parent].container.isNavigation && version.searchesDefineContext
  }

  /// The one that is presented: this controller, or the nearest around it.
  func presentedAncestor(of id: ControllerID) -> ControllerID? {
    ancestor(of: id) { $0.presentation != nil }
  }

  /// Whether it is inside a popover, whose content stays where it is whatever is presented from
  /// there.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
  func isInPopover(_ id: ControllerID) -> Bool {
    guard let presented = presentedAncestor(of: id) else { return false }
    return self[presentation: presented]?.isPopover == true
  }

  /// `presentedViewController`: what this controller or the nearest ancestor presents.
  func presentedController(of id: ControllerID) -> ControllerID? {
    guard let presenter = ancestor(of: id, where: { $0.presented != nil }) else { return nil }
    return self[presenter].presented
  }

  /// `presentingViewController`: the controller that presents this one or the nearest ancestor.
  func presentingController(of id: ControllerID) -> ControllerID? {
    guard let presented = presentedAncestor(of: id) else { return nil }
    return self[presentation: presented]?.presentingViewController
  }

  /// The presenter that carries out `dismiss` on a controller: the one of what it presents, or else
  /// the one that presents it.
  ///
  /// A controller on its way out no longer counts as presented, so that a second request goes one
  /// further down: https://github.com/pointfreeco/swift-navigation/issues/254 and
  /// https://github.com/software-mansion/react-native-screens/pull/2671
  func presenterToDismiss(_ id: ControllerID) -> ControllerID? {
    ancestor(of: id) { $0.presented.map { !isLeaving($0) } ?? false }
      ?? presentingController(of: id)
  }

  /// Its dismissal has been asked for, and is not over.
  func isLeaving(_ presented: ControllerID) -> Bool {
    self[presentation: presented]?.phase == .dismissing
  }

  /// What a presenter presents, and what that presents, up to the front.
  func presentationChain(from presenter: ControllerID) -> [ControllerID] {
    // It may have gone with its window meanwhile.
    guard isAlive(presenter), self[presenter].presented != nil else { return [] }
    var chain: [ControllerID] = []
    // App code may put a presenter's view into what it presents.
    var passed: Set<ControllerID> = []
    var current = self[presenter].presented
    while let presented = current, passed.insert(presented).inserted {
      chain.append(presented)
      current = nextPresentation(over: presented)
    }
    return chain
  }

  /// What a presented controller presents itself, or a child of it in a context of its own.
  func nextPresentation(over id: ControllerID) -> ControllerID? {
    if let presented = self[id].presented { return presented }
    for child in self[id].view.subviews {
      if let presented = nextPresentation(over: child) { return presented }
    }
    return self[id].isUIKitContainer ? nil : presentationInPlaceOfChild(of: id)
  }

  /// What a child presents in a context of its own may have taken its view's place.
  private func presentationInPlaceOfChild(of id: ControllerID) -> ControllerID? {
    for child in self[id].children where self[child].view.superview == nil {
      if let presented = presentationInPlace(of: child, in: id) { return presented }
    }
    return nil
  }

  private func presentationInPlace(of child: ControllerID, in id: ControllerID) -> ControllerID? {
    guard let presented = self[child].presented,
      self[presentation: presented]?.presentersHost == .view(of: id)
    else { return nil }
    return presented
  }
}

extension UIViewController {
  /// Of UIKit's own controllers a navigation controller does, if the app does not say otherwise.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext
  var definesPresentationContext: Bool {
    traits.definesPresentationContext ?? container.isNavigation
  }
}

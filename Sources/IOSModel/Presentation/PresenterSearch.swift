/// Who presents, and who is asked to dismiss.
extension UIKitApplication {
  /// The controller itself and its parents, from the inside out.
  func ancestry(of id: InstanceID) -> [InstanceID] {
    var result = [id]
    var current = id
    while let parent = self[current].parent {
      result.append(parent)
      current = parent
    }
    return result
  }

  /// The controller that really presents: the nearest ancestor that defines the context, for the
  /// styles that ask for one, or else the outermost.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext
  func presenter(for caller: InstanceID, _ style: EffectiveStyle) -> InstanceID {
    let ancestry = ancestry(of: caller)
    if style.isInContext,
      let context = ancestry.first(where: { self[$0].declaration.definesPresentationContext })
    {
      return context
    }
    return ancestry.last ?? caller
  }

  /// `presentedViewController`: what this controller or the nearest ancestor presents.
  func presentedController(of id: InstanceID) -> InstanceID? {
    for ancestor in ancestry(of: id) {
      if let presented = self[ancestor].presented { return presented }
    }
    return nil
  }

  /// `presentingViewController`: who presents this controller or the nearest ancestor.
  func presentingController(of id: InstanceID) -> InstanceID? {
    for ancestor in ancestry(of: id) {
      if let presentation = self[ancestor].presentation { return presentation.presenter }
    }
    return nil
  }

  /// The presenter that carries out `dismiss` on a controller: the one of what it presents, or else
  /// the one that presents it.
  func presenterToDismiss(_ id: InstanceID) -> InstanceID? {
    for ancestor in ancestry(of: id) where self[ancestor].presented != nil {
      return ancestor
    }
    return presentingController(of: id)
  }

  /// What a presenter presents, and what that presents, up to the front.
  func presentationChain(from presenter: InstanceID) -> [InstanceID] {
    var chain: [InstanceID] = []
    // App code may hang a presenter's view into what it presents.
    var passed: Set<InstanceID> = []
    var current = self[presenter].presented
    while let presented = current, passed.insert(presented).inserted {
      chain.append(presented)
      current = nextPresentation(over: presented)
    }
    return chain
  }

  /// What a presented controller presents itself, or a child of it in a context of its own.
  func nextPresentation(over id: InstanceID) -> InstanceID? {
    if let presented = self[id].presented { return presented }
    for child in self[id].subviews {
      if let presented = nextPresentation(over: child) { return presented }
    }
    return nil
  }
}

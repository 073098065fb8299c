/// Calls of app code into UIKit.
extension UIKitApplication {
  /// - Parameter receiver: the controller whose code runs; nil in a delegate, which calls on the
  ///   controller in front.
  mutating func perform(_ action: AppAction, by receiver: InstanceID?) throws(Interruption) {
    if case .setWindowRoot(let operand) = action {
      return try setWindowRoot(try resolve(operand))
    }
    guard let id = receiver ?? frontmost else { return }
    switch action {
    case .setWindowRoot: break
    case .show, .showDetail, .present, .dismiss, .performSegue:
      try performPresentation(action, by: id)
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .selectTab, .setPage:
      try performInContainer(action, by: id)
    case .addChild, .addSubview, .didMoveToParent, .willMoveToNil, .removeFromSuperview,
      .removeFromParent, .embed, .unembed, .transition, .beginAppearanceTransition,
      .endAppearanceTransition:
      try performContainment(action, by: id)
    case .loadViewIfNeeded: try loadViewIfNeeded(id)
    case .setView(let isNil): try setView(id, isNil: isNil)
    // A hidden view stays in the hierarchy: nobody is told.
    case .setHidden: break
    case .setNeedsLayout: setNeedsLayout(id)
    }
  }

  private mutating func performPresentation(
    _ action: AppAction, by id: InstanceID
  ) throws(Interruption) {
    switch action {
    case .show(let operand):
      try withResolved(operand) { app, shown throws(Interruption) in
        try app.show(shown, from: id)
      }
    case .showDetail(let operand):
      try withResolved(operand) { app, shown throws(Interruption) in
        try app.showDetail(shown, from: id)
      }
    case .present(let operand, let style, let animated):
      try withResolved(operand) { app, presented throws(Interruption) in
        try app.present(presented, from: id, style: style, animated: animated)
      }
    case .dismiss(let animated): try dismiss(id, animated: animated)
    case .performSegue(let className, let kind):
      try performSegue(to: className, kind: kind, from: id)
    default: break
    }
  }

  /// Without the container the call goes to nil and does nothing.
  private mutating func performInContainer(
    _ action: AppAction, by id: InstanceID
  ) throws(Interruption) {
    switch action {
    case .push(let operand, let animated):
      guard let container = navigation(of: id) else { return }
      try withResolved(operand) { app, pushed throws(Interruption) in
        try app.push(pushed, on: container, animated: animated)
      }
    case .pop(let animated):
      guard let container = navigation(of: id) else { return }
      try pop(container, animated: animated)
    case .popToRoot(let animated):
      guard let container = navigation(of: id) else { return }
      try popToRoot(container, animated: animated)
    case .popTo(let target, let animated):
      guard let container = navigation(of: id) else { return }
      try popTo(target, on: container, animated: animated)
    case .setViewControllers(let operands, let animated):
      guard let container = navigation(of: id) else { return }
      var stack: [InstanceID] = []
      for operand in operands { stack.append(try resolve(operand)) }
      try setStack(stack, of: container, animated: animated)
    case .selectTab(let className):
      guard let container = ancestor(of: id, where: { $0.tabs != nil }),
        let tab = self[container].tabs?.members.first(where: { $0.className == className })
      else { return }
      try select(tab, of: container)
    case .setPage(let className, let animated):
      guard let container = ancestor(of: id, where: { $0.pages != nil }),
        let page = self[container].pages?.pages.first(where: { $0.className == className })
      else { return }
      try setPage(page, of: container, animated: animated)
    default: break
    }
  }

  private mutating func performContainment(
    _ action: AppAction, by id: InstanceID
  ) throws(Interruption) {
    switch action {
    case .addChild(let operand): try addChild(try resolve(operand), to: id)
    case .embed(let operand): try embed(try resolve(operand), in: id)
    case .addSubview(let child):
      let child = try resolve(child)
      // A view does not keep its controller; app code that wants one alive does.
      if self[child].parent == nil { retain(child, by: id) }
      try addSubview(child, to: id)
    case .didMoveToParent(let child, let isParent):
      try didMove(child, to: isParent ? id : nil)
    case .willMoveToNil(let child): try willMoveToNil(child)
    case .removeFromSuperview(let child): try removeFromSuperview(child)
    case .removeFromParent(let child):
      try removeFromParent(child)
      try releaseIfUnowned(child)
    case .unembed(let child): try unembed(child)
    case .transition(let from, let to): try swap(from: from, to: to, in: id)
    case .beginAppearanceTransition(let child, let isAppearing, let animated):
      try beginAppearance(child, isAppearing, animated: animated)
    case .endAppearanceTransition(let child): try endAppearance(child)
    default: break
    }
  }

  /// Makes or finds the operand, which app code lets go of after the call.
  private mutating func withResolved(
    _ operand: AppAction.Operand,
    _ body: (inout UIKitApplication, InstanceID) throws(Interruption) -> Void
  ) throws(Interruption) {
    let id = try resolve(operand)
    try body(&self, id)
    try releaseIfUnowned(id)
  }
}

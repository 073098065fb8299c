/// The calls of a custom container.
extension UIKitApplication {
  mutating func performContainment(
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
    case .setWindowRoot, .show, .showDetail, .present, .dismiss, .performSegue, .push, .pop,
      .popToRoot, .popTo, .setViewControllers, .selectTab, .setPage, .loadViewIfNeeded, .setView,
      .setHidden, .setNeedsLayout:
      break
    }
  }
}

/// The calls of a custom container's code, each about a child.
///
/// https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/ImplementingaContainerViewController.html
/// A begin or an end too many shows in the console only:
/// http://stackoverflow.com/questions/9088465/unbalanced-calls-to-begin-end-appearance-transitions-for-detailviewcontroller
extension UIApplication {
  @inline(never)
  mutating func perform(_ action: ContainmentAction, by id: ControllerID) throws(Interruption) {
    try check(action, by: id)
    switch action {
    case .addChild(let operand): try addChildOfApp(try resolve(operand), to: id)
    case .addSubview(let name): try addSubview(name, to: id)
    case .didMoveToParent(let name, let isParent):
      try didMove(try living(name), to: isParent ? id : nil)
    case .willMoveToNil(let name): try willMoveToNil(try living(name))
    case .removeFromSuperview(let name): try removeFromSuperview(name)
    case .removeFromParent(let name): try removeFromParent(name)
    case .embed(let operand): try embed(try resolve(operand), in: id)
    case .unembed(let name): try unembed(try living(name))
    case .transition(let from, let to): try swap(from: from, to: to, in: id)
    case .beginAppearanceTransition(let name, let isAppearing, let animated):
      try beginAppearance(name, isAppearing, animated: animated)
    case .endAppearanceTransition(let name): try endAppearance(name)
    case .setOverrideTraitCollection(let name, let width):
      try setOverrideTraits(of: try living(name), to: width)
    }
  }

  /// A view does not keep its controller; app code that wants one alive does.
  mutating func addSubview(_ name: InstanceID, to id: ControllerID) throws(Interruption) {
    let child = try resolve(name)
    if self[child].parent == nil, child != id { retain(child, by: id) }
    try addSubview(child, to: id)
  }

  /// Code that names the view reads it.
  mutating func removeFromSuperview(_ name: InstanceID) throws(Interruption) {
    let child = try living(name)
    try loadViewIfNeeded(child)
    try removeFromSuperview(child)
  }

  mutating func removeFromParent(_ name: InstanceID) throws(Interruption) {
    let child = try living(name)
    try removeFromParent(child)
    try releaseIfUnowned(child)
  }

  mutating func swap(
    from: InstanceID, to: InstanceID, in id: ControllerID
  ) throws(Interruption) {
    let old = try living(from)
    let new = try resolve(to)
    guard self[old].parent == id, self[new].parent == id else {
      throw .exception(
        "NSInvalidArgumentException",
        "Children view controllers \(from) and \(to) must have a common parent view controller")
    }
    try swap(from: old, to: new, in: id)
  }

  mutating func beginAppearance(
    _ name: InstanceID, _ isAppearing: Bool, animated: Bool
  ) throws(Interruption) {
    let id = try living(name)
    try callOverride(of: id, .beginAppearanceTransition)
    try beginAppearanceByCode(id, isAppearing, animated: animated)
  }

  mutating func endAppearance(_ name: InstanceID) throws(Interruption) {
    let id = try living(name)
    try callOverride(of: id, .endAppearanceTransition)
    guard isAlive(id) else { return }
    switch self[id].appearance {
    case .appearing where isLeftToWindow(id): return
    case .appearing, .disappearing: try endAppearanceIfBegun(id)
    case .appeared, .disappeared:
      try warn("Unbalanced calls to begin/end appearance transitions for <\(name)>.")
    }
  }

  /// The window has begun as well, and has not ended: so `end` leaves it, says Quick/Quick#941, and
  /// pointfreeco/swift-snapshot-testing#317 reads "state: appearing" after it.
  private func isLeftToWindow(_ id: ControllerID) -> Bool {
    version.windowEndsAppearance && isWindowRoot(id) && runLoop.awaitsEnd(of: id)
  }
}

/// Custom containers.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
extension UIKitApplication {
  /// Sends `willMove(toParent:)`, as `addChild` does; `didMove` is left to the container.
  mutating func addChild(_ child: InstanceID, to parent: InstanceID) throws(Interruption) {
    if self[child].parent == parent { return }
    guard !ancestry(of: parent).contains(child) else {
      throw .exception(
        IOSException("NSInvalidArgumentException", "\(child) would become a child of itself"))
    }
    if self[child].parent != nil {
      try removeFromParent(child)
    }
    try call(child, .willMove, [.toParent(parent)])
    self[child].parent = parent
    self[parent].children.append(child)
    self[child].relations.isMovingToParent = true
  }

  /// Sends `didMove(toParent: nil)`; `willMove` is left to the container.
  mutating func removeFromParent(_ child: InstanceID) throws(Interruption) {
    guard let parent = self[child].parent else { return }
    self[child].parent = nil
    self[parent].children.removeAll { $0 == child }
    try didMove(child, to: nil)
  }

  mutating func willMoveToNil(_ child: InstanceID) throws(Interruption) {
    self[child].relations.isMovingFromParent = true
    try call(child, .willMove, [.toParent(nil)])
  }

  mutating func didMove(_ child: InstanceID, to parent: InstanceID?) throws(Interruption) {
    self[child].owesDidMove = false
    // A child whose appearance is still under way is still moving.
    if self[child].appearance == .appeared || self[child].appearance == .disappeared {
      clearMoving(child)
    }
    try call(child, .didMove, [.toParent(parent)])
  }

  mutating func clearMoving(_ id: InstanceID) {
    self[id].relations.isMovingToParent = false
    self[id].relations.isMovingFromParent = false
  }

  /// The whole protocol in one go.
  mutating func embed(_ child: InstanceID, in parent: InstanceID) throws(Interruption) {
    try addChild(child, to: parent)
    try addSubview(child, to: parent)
    try didMove(child, to: parent)
  }

  mutating func unembed(_ child: InstanceID) throws(Interruption) {
    try willMoveToNil(child)
    try removeFromSuperview(child)
    try removeFromParent(child)
    try releaseIfUnowned(child)
  }
}

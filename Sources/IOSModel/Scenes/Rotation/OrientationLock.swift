/// A scene whose controller prefers so does not turn.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked
extension UIApplication {
  /// The override answers something else from now on, and has not been asked yet.
  mutating func setPrefersOrientationLocked(_ id: ControllerID, _ isLocked: Bool) {
    self[id].prefersOrientationLocked = isLocked
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofprefersinterfaceorientationlocked()
  mutating func updateOrientationLock(by id: ControllerID) throws(Interruption) {
    guard let scene = scene(of: id), let asked = decider(in: scene) else { return }
    let wasLocked = isOrientationLocked(scene)
    try callOverride(of: asked, .prefersInterfaceOrientationLocked)
    guard isAlive(asked) else { return }
    self[asked].reportedOrientationLock = self[asked].prefersOrientationLocked
    if isOrientationLocked(scene) != wasLocked { send(.changesGeometry, to: scene.id) }
  }

  /// Only the one scene that fills the screen can be.
  ///
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinterfaceorientationlocked
  func isOrientationLocked(_ scene: UIScene) -> Bool {
    guard version.locksOrientation, device.scenesOnScreen == ShortList(scene.id),
      !scene.bounds.hasOtherWidth,
      let decider = decider(in: scene)
    else { return false }
    return self[decider].reportedOrientationLock
  }

  private func decider(in scene: UIScene) -> ControllerID? {
    windowRoot(of: scene).map { screenDecider(under: $0) }
  }
}

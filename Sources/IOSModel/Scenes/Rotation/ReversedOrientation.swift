/// A turn by 180 degrees: the interface stands on the other side of the device, in the bounds that
/// it had. The window tells of it as of any turn, and the size in the call is the one that is
/// there: ComposeContainer.uikit.kt of JetBrains/compose-multiplatform-core @2a78fe89, which
/// compares the two.
///
/// https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
extension UIApplication {
  /// Whether the scene stands in the posture in which the device is held, and the other way round.
  mutating func isToReverse(_ scene: UIScene) -> Bool {
    guard scene.bounds.orientation == device.orientation else { return false }
    return standsReversed(scene) != scene.isReversed
  }

  /// The scene has its posture from now on, on the side on which the device is held, where that may
  /// be.
  mutating func orientAsHeld(_ id: SceneID) {
    guard let scene = self[id] else { return }
    let isReversed = standsReversed(scene)
    if isReversed != scene.isReversed { self[id]?.isReversed = isReversed }
  }

  /// A controller that permits one landscape is taken to permit both. An interface that is not
  /// oriented as the device is held has the first of the two.
  private mutating func standsReversed(_ scene: UIScene) -> Bool {
    guard device.isReversed, scene.bounds.orientation == device.orientation else { return false }
    switch device.orientation {
    case .landscape: return true
    case .portrait: return allowsUpsideDown(scene)
    }
  }

  /// A phone without a Home button never does, and no other is modelled. A pad does if everybody
  /// permits it.
  ///
  /// https://developer.apple.com/documentation/uikit/uiinterfaceorientation/portraitupsidedown and
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
  private mutating func allowsUpsideDown(_ scene: UIScene) -> Bool {
    guard version.idiom == .pad else { return false }
    if supportsMultitasking { return true }
    let app = names.app.image.app
    let ofApp =
      orientationsBySceneDelegate ?? app.orientationsByDelegate
      ?? app.supportedInterfaceOrientations
    guard ofApp == .all else { return false }
    guard let asked = orientationDecider(in: scene) else { return true }
    let own =
      self[asked].supportedInterfaceOrientations ?? declaration(of: asked).orientationsByDelegate
    return own == nil || own == .all
  }
}

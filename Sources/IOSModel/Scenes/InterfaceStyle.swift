/// A scene takes up whether the system is light or dark, which nobody is told of in advance.
///
/// The methods that are called of a controller, and of a presentation controller for its container view, are those
/// that the page lists: https://developer.apple.com/documentation/uikit/supporting-dark-mode-in-your-interface
extension UIApplication {
  mutating func changeStyle(of scene: SceneID) throws(Interruption) {
    let due = device.interfaceStyle
    guard let now = self[scene]?.bounds.interfaceStyle, now != due else { return }
    self[scene]?.bounds.interfaceStyle = due
    try styleDidChange(of: hostedTrees(of: scene, where: { $0.overrideStyle == nil }))
    // https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdate:interfaceorientation:traitcollection:)
    if usesScenes { try callSceneDelegate(scene, .didUpdateCoordinateSpace) }
  }

  /// - Parameter ids: outer ones first.
  mutating func styleDidChange(of ids: [ControllerID]) throws(Interruption) {
    try traitsDidChange(of: ids)
    for id in ids where isAlive(id) && isInWindow(id) {
      setNeedsUpdateConstraints(id)
      setNeedsLayout(id)
      if self[id].presentation != nil { containerNeedsLayout(around: id) }
    }
  }

  /// A scene that was away meanwhile hears of it while the app is inactive on its way to the front, with which size
  /// and orientation are done by then: https://stackoverflow.com/questions/63372828
  mutating func catchUpWithStyle(_ scene: SceneID) throws(Interruption) {
    guard let now = self[scene]?.bounds.interfaceStyle, now != device.interfaceStyle else { return }
    try because(.configuration) { app throws(Interruption) in try app.changeStyle(of: scene) }
  }
}

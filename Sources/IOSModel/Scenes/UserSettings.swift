/// A scene takes up what the user has chosen for all apps, the look of the system, the size and
/// weight of text and the contrast. No controller is told in advance.
///
/// The methods that are called of a controller, and of a presentation controller for its container
/// view, are those that the page lists:
/// https://developer.apple.com/documentation/uikit/supporting-dark-mode-in-your-interface
extension UIApplication {
  mutating func adoptUserSettings(in scene: SceneID) throws(Interruption) {
    guard let now = self[scene]?.bounds else { return }
    let style = device.interfaceStyle
    let category = device.contentSizeCategory
    let weight = device.legibilityWeight
    let contrast = device.accessibilityContrast
    let hasOtherStyle = now.interfaceStyle != style
    let hasOthers =
      now.contentSizeCategory != category || now.legibilityWeight != weight
      || now.accessibilityContrast != contrast
    guard hasOtherStyle || hasOthers else { return }
    self[scene]?.bounds.interfaceStyle = style
    self[scene]?.bounds.contentSizeCategory = category
    self[scene]?.bounds.legibilityWeight = weight
    self[scene]?.bounds.accessibilityContrast = contrast
    let restyled = hasOtherStyle ? hostedTrees(of: scene, where: { $0.overrideStyle == nil }) : []
    // A controller that overrides the style overrides neither text nor contrast.
    try traitsDidChange(of: hasOthers ? hostedTrees(of: scene) : restyled)
    redraw(restyled)
    invalidateContainerViews(in: scene)
    // https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdate:interfaceorientation:traitcollection:)
    if usesScenes { try callSceneDelegate(scene, .didUpdateCoordinateSpace) }
  }

  /// Their look has changed, of which they have been told.
  mutating func redraw(_ ids: [ControllerID]) {
    for id in ids where isAlive(id) && isInWindow(id) {
      setNeedsUpdateConstraints(id)
      setNeedsLayout(id)
      if self[id].presentation != nil { containerNeedsLayout(around: id) }
    }
  }

  /// A scene that was away meanwhile hears of it while the app is inactive on its way to the front;
  /// size and orientation have been caught up with by then:
  /// https://stackoverflow.com/questions/63372828
  mutating func catchUpWithUserSettings(_ scene: SceneID) throws(Interruption) {
    try because(.configuration) { app throws(Interruption) in
      try app.adoptUserSettings(in: scene)
    }
  }
}

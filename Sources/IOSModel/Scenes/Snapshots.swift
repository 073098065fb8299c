/// Snapshots of an app that has gone to the background, for the app switcher.
///
/// The system changes the settings, has everything laid out, and puts the settings back. No
/// appearance callback is part of it: the stacks of mozilla-mobile/firefox-ios#9878 and
/// Tencent/QMUI_iOS#1471; two passes of layout after sceneDidEnterBackground are in the log of
/// hdk2200/UIViewControllerLifeCycle, and an iPad's two changes of size in radar 23010208. Compact
/// width is the one setting in which containers change what they contain:
/// https://developer.apple.com/forums/thread/728951.
extension UIApplication {
  mutating func takeSnapshots(of scene: SceneID) throws(Interruption) {
    guard self[scene]?.state == .background else { return }
    if version.idiom == .pad, hasTwoPostures {
      for _ in 0..<2 {
        self[scene]?.bounds.orientation.rotate()
        for root in sizeRoots(of: scene) { try forwardSize(to: root) }
        try layOutForSnapshot(hostedTrees(of: scene))
      }
    }
    if version.idiom == .pad, hasTwoPostures,
      self[scene]?.bounds.horizontalSizeClass == .regular, version.takesSnapshotsInCompactWidth
    {
      for width in [SizeClass.compact, .regular] {
        try resizeForSnapshot(scene, to: width)
        try layOutForSnapshot(hostedTrees(of: scene))
      }
    }
    if version.takesSnapshotsInBothStyles {
      for _ in 0..<2 {
        self[scene]?.bounds.interfaceStyle.toggle()
        let changed = hostedTrees(of: scene, where: { $0.overrideStyle == nil })
        try traitsDidChange(of: changed)
        try layOutForSnapshot(changed)
      }
    }
  }

  /// A scene that the user does not see is drawn anew for the app switcher. One that is not
  /// connected is connected for that, and stays in the background.
  ///
  /// https://developer.apple.com/videos/play/wwdc2019/246
  mutating func refresh(_ scene: SceneID) throws(Interruption) {
    if self[scene] == nil {
      try connect(scene)
      try restoreInteractionState(of: scene)
    }
    if self[scene]?.state == .background { send(.takesSnapshots, to: scene) }
  }

  /// Only such an app can stand beside another one, in compact width:
  /// https://developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/AdoptingMultitaskingOniPad/QuickStartForSlideOverAndSplitView.html
  private var hasTwoPostures: Bool {
    supportsMultitasking
      || names.app.image.app.supportedInterfaceOrientations.orientations.count > 1
  }

  private mutating func layOutForSnapshot(_ ids: [ControllerID]) throws(Interruption) {
    for id in ids where isAlive(id) && isInWindow(id) {
      setNeedsUpdateConstraints(id)
      setNeedsLayout(id)
    }
    try commit()
  }
}

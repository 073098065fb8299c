/// Pictures of an app that has gone to the background, for the app switcher.
///
/// The system changes the settings, has everything laid out, and puts the settings back. No appearance
/// callback is part of it: the stacks of mozilla-mobile/firefox-ios#9878 and Tencent/QMUI_iOS#1471; two
/// passes of layout after sceneDidEnterBackground are in the log of hdk2200/UIViewControllerLifeCycle,
/// and an iPad's two changes of size in radar 23010208.
extension UIApplication {
  mutating func takeSnapshots() throws(Interruption) {
    guard state == .background else { return }
    if version.idiom == .pad, hasTwoPostures {
      for _ in 0..<2 {
        interfaceOrientation.turn()
        for root in sizeRoots { try forwardSize(to: root) }
        try layOutForSnapshot()
      }
    }
    if version.takesSnapshotsInBothStyles {
      for _ in 0..<2 {
        for id in hostedTrees(of: sizeRoots) { try call(id, .traitCollectionDidChange) }
        try layOutForSnapshot()
      }
    }
  }

  private var hasTwoPostures: Bool {
    names.app.image.app.supportedInterfaceOrientations.orientations.count > 1
  }

  private mutating func layOutForSnapshot() throws(Interruption) {
    for id in hostedTrees(of: sizeRoots) { setNeedsLayout(id) }
    try commit()
  }
}

/// Popovers that point to something in a view.
///
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
extension UIApplication {
  /// A turn may have moved what they point to. How this stands to what the controllers are told of
  /// the turn is recorded nowhere.
  mutating func repositionPopovers(in scene: SceneID) throws(Interruption) {
    guard !presentations.isEmpty else { return }
    for root in sizeRoots(of: scene)
    where isAlive(root) && self[presentation: root]?.isPopover == true {
      try callDelegate(of: root, .presentation(.willRepositionPopover))
    }
  }
}

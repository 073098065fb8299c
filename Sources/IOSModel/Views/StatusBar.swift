/// The controller that is asked about the status bar, the home indicator, the edges of the screen,
/// and the locks of pointer and orientation: the root, or in its place the topmost presentation
/// that fills the screen or captures the bar; and from there the child that a container names.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarstyle and
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance
extension UIApplication {
  /// Of the styles that fill the screen only the one of that name takes the bar over without asking
  /// for it, as the page of `modalPresentationCapturesStatusBarAppearance` says.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()
  /// and, where the application alone says how the bar looks,
  /// https://developer.apple.com/documentation/bundleresources/information-property-list/uiviewcontrollerbasedstatusbarappearance
  mutating func updateStatusBar() throws(Interruption) {
    guard names.app.image.app.asksForStatusBar, let root = rootViewController else { return }
    let asked = screenDecider(under: root) { $0 == .fullScreen }
    try callOverride(of: asked, .prefersStatusBarHidden)
    try callOverride(of: asked, .preferredStatusBarStyle)
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofhomeindicatorautohidden()
  mutating func updateHomeIndicator() throws(Interruption) {
    guard let asked = edgeDecider() else { return }
    try callOverride(of: asked, .prefersHomeIndicatorAutoHidden)
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofscreenedgesdeferringsystemgestures()
  mutating func updateScreenEdges() throws(Interruption) {
    guard let asked = edgeDecider() else { return }
    try callOverride(of: asked, .preferredScreenEdgesDeferringSystemGestures)
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofpreferspointerlocked()
  mutating func updatePointerLock() throws(Interruption) {
    guard let asked = frontDecider() else { return }
    try callOverride(of: asked, .prefersPointerLocked)
  }

  private mutating func frontDecider() -> ControllerID? {
    guard let root = rootViewController else { return nil }
    return screenDecider(under: root)
  }

  /// The controller that decides on the edges of the screen, with the home indicator at the lowest.
  private mutating func edgeDecider() -> ControllerID? {
    guard var decider = frontDecider() else { return nil }
    while let child = childForStatusBar(of: decider) ?? childForEdges(of: decider) {
      decider = child
    }
    return decider
  }

  /// - Parameters:
  ///   - root: a window's.
  ///   - takesOver: whether a presentation of this style decides without capturing the bar.
  func screenDecider(
    under root: ControllerID, where takesOver: (EffectiveStyle) -> Bool = { $0.fillsScreen }
  ) -> ControllerID {
    let presented = presentedInFront(of: root).last { id in
      if let style = self[presentation: id]?.style, takesOver(style) { return true }
      return declaration(of: id).capturesStatusBar
    }
    var decider = presented ?? root
    while let child = childForStatusBar(of: decider) { decider = child }
    return decider
  }

  private func childForStatusBar(of id: ControllerID) -> ControllerID? {
    guard let name = declaration(of: id).childForStatusBar, let classID = names.id(named: name)
    else { return nil }
    return self[id].children.first { $0.classID == classID }
  }
}

/// The controller that is asked about the status bar, the home indicator, the edges of the screen,
/// and the locks of pointer and orientation: the root, or in its place the topmost presentation
/// that fills the screen or captures the bar; and from there the child that a container names.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarstyle and
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance
extension UIApplication {
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()
  /// and, where the application alone says how the bar looks,
  /// https://developer.apple.com/documentation/bundleresources/information-property-list/uiviewcontrollerbasedstatusbarappearance
  mutating func updateStatusBar() throws(Interruption) {
    guard names.app.image.app.asksForStatusBar, let asked = statusBarDecider else { return }
    try callOverride(of: asked, .prefersStatusBarHidden)
    try callOverride(of: asked, .preferredStatusBarStyle)
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofhomeindicatorautohidden()
  mutating func updateHomeIndicator() throws(Interruption) {
    guard let asked = edgeDecider else { return }
    try callOverride(of: asked, .prefersHomeIndicatorAutoHidden)
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofscreenedgesdeferringsystemgestures()
  mutating func updateScreenEdges() throws(Interruption) {
    guard let asked = edgeDecider else { return }
    try callOverride(of: asked, .preferredScreenEdgesDeferringSystemGestures)
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofpreferspointerlocked()
  mutating func updatePointerLock() throws(Interruption) {
    guard let asked = statusBarDecider else { return }
    try callOverride(of: asked, .prefersPointerLocked)
  }

  private var statusBarDecider: ControllerID? {
    rootViewController.map { screenDecider(under: $0) }
  }

  /// The controller that decides on the edges of the screen, with the home indicator at the lowest.
  private var edgeDecider: ControllerID? {
    guard var decider = statusBarDecider else { return nil }
    while let child = childForStatusBar(of: decider) ?? childForEdges(of: decider) {
      decider = child
    }
    return decider
  }

  /// - Parameter root: a window's.
  func screenDecider(under root: ControllerID) -> ControllerID {
    var decider = presentedInFront(of: root).last { decidesOnStatusBar($0) } ?? root
    while let child = childForStatusBar(of: decider) { decider = child }
    return decider
  }

  private func decidesOnStatusBar(_ presented: ControllerID) -> Bool {
    self[presentation: presented]?.style.fillsScreen == true
      || declaration(of: presented).capturesStatusBar
  }

  private func childForStatusBar(of id: ControllerID) -> ControllerID? {
    guard let name = declaration(of: id).childForStatusBar, let classID = names.id(named: name)
    else { return nil }
    return self[id].children.first { $0.classID == classID }
  }
}

/// The root controller of a window: its will-callback comes within the call that shows it, its
/// did-callback after the first commit, as in the stacks of Expo Go (iOS 18) and of defagos'
/// ios5-root-container-bug.
///
/// https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
extension UIApplication {
  /// `window.rootViewController = …`. In a visible window the old root goes and the new one comes
  /// within the assignment, except for the new one's viewDidAppear. What the old root presents stays
  /// and keeps it alive. (Which of the two is told first is not established.)
  mutating func setWindowRoot(_ root: ControllerID) throws(Interruption) {
    let window = keyWindow
    let old = self[window].rootViewController
    guard old != root, isAlive(root) else { return }
    if let old, !self[window].isHidden {
      try beginAppearance(old, false, animated: false)
      try detach(old)
      endAppearanceAfterCommit(old)
    }
    self[window].rootViewController = root
    if !self[window].isHidden {
      try showRoot(of: window)
    }
    if let old {
      try releaseIfUnowned(old)
    }
  }

  /// The root's viewDidAppear is posted, so that it comes after the layout.
  ///
  /// https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
  mutating func makeKeyAndVisible(_ window: WindowID) throws(Interruption) {
    guard self[window].isHidden else { return }
    self[window].isHidden = false
    try showRoot(of: window)
  }

  private mutating func showRoot(of window: WindowID) throws(Interruption) {
    guard let root = self[window].rootViewController else { return }
    try beginAppearance(root, true, animated: false)
    try attach(root, to: .window(window))
    try turn(for: root)
    endAppearanceAfterCommit(root)
  }
}

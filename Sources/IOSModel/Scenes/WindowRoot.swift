extension UIKitApplication {
  /// `window.rootViewController = …`. In a visible window the old root goes and the new one comes
  /// within the assignment, except for the new one's viewDidAppear. What the old root presents stays
  /// and keeps it alive. (Which of the two is told first is not established.)
  mutating func setWindowRoot(_ root: InstanceID) throws(Interruption) {
    let old = window.root
    guard old != root else { return }
    if let old, window.isVisible {
      try beginAppearance(old, false, animated: false)
      try detach(old)
      try endAppearanceIfBegun(old)
    }
    window.root = root
    if window.isVisible {
      try showWindowRoot()
    }
    if let old {
      try releaseIfUnowned(old)
    }
  }

  /// `makeKeyAndVisible()`: the root's viewDidAppear is posted, so that it comes after the layout.
  mutating func makeWindowVisible() throws(Interruption) {
    guard !window.isVisible else { return }
    window.isVisible = true
    try showWindowRoot()
  }

  private mutating func showWindowRoot() throws(Interruption) {
    guard let root = window.root else { return }
    try beginAppearance(root, true, animated: false)
    try attach(root, to: .window)
    runLoop.afterCommit.append(.endAppearance(root))
  }
}

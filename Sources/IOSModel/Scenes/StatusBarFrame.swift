/// What the app's delegate and its observers hear of the status bar's place, up to iOS 12: of each
/// change the delegate before the observers.
///
/// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didchangestatusbarframe:)
extension UIApplication {
  /// Runs what turns the interface, between what is told before and what is told after it.
  ///
  /// - Parameter movesFrame: false if the bar is along the same edge of the interface, and as long
  ///   as before.
  mutating func changeStatusBarOrientation(
    movesFrame: Bool, _ rotation: (inout UIApplication) throws(Interruption) -> Void
  ) throws(Interruption) {
    guard version.reportsStatusBar else { return try rotation(&self) }
    try callAppDelegate(.willChangeStatusBarOrientation)
    try post(.willChangeStatusBarOrientationNotification)
    if movesFrame {
      try changeStatusBarFrame { app throws(Interruption) in try rotation(&app) }
    } else {
      try rotation(&self)
    }
    try callAppDelegate(.didChangeStatusBarOrientation)
    try post(.didChangeStatusBarOrientationNotification)
  }

  private mutating func changeStatusBarFrame(
    _ change: (inout UIApplication) throws(Interruption) -> Void
  ) throws(Interruption) {
    try callAppDelegate(.willChangeStatusBarFrame)
    try post(.willChangeStatusBarFrameNotification)
    try change(&self)
    try callAppDelegate(.didChangeStatusBarFrame)
    try post(.didChangeStatusBarFrameNotification)
  }

  /// The bar is twice as high while the user is in a call, and what is under it is laid out anew:
  /// vineetchoudhary/iOS-in-Depth @4b9082b, ApplicationAndViewControllerLifeCycle.
  mutating func resizeStatusBar(of scene: SceneID) throws(Interruption) {
    try changeStatusBarFrame { app throws(Interruption) in
      for id in app.hostedTrees(of: scene) { app.setNeedsLayout(id) }
    }
  }
}

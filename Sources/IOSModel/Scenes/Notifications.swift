/// The notifications that are posted beside the calls of the delegates, in an app that has
/// observers.
///
/// An app notification follows what the delegate and the observers of the scene hear that makes the
/// difference: hdk2200/UIViewControllerLifeCycle @e33e90e0, README.md, has the delegate,
/// BatchLabs/Batch-iOS-SDK @9ca9011d, BAApplicationLifecycle.h, the scene's notification. Apps
/// without a scene manifest get the scene's, too: forcedotcom/SalesforceMobileSDK-iOS#3330.
extension UIApplication {
  private var hasObservers: Bool { names.app.image.app.observesNotifications }

  mutating func post(_ notification: ApplicationNotification) throws(Interruption) {
    guard hasObservers else { return }
    try notify(.application, .applicationNotification(notification))
  }

  mutating func post(_ notification: KeyboardNotification) throws(Interruption) {
    guard hasObservers else { return }
    try notify(.responder, .keyboardNotification(notification))
  }

  mutating func post(
    _ notification: SceneNotification, of scene: SceneID
  ) throws(Interruption) {
    guard hasObservers, version.hasScenes else { return }
    try notify(.scene(scene.number), .sceneNotification(notification), in: scene)
  }

  /// - Parameter window: named by its root.
  mutating func post(
    _ notification: WindowNotification, of window: WindowID
  ) throws(Interruption) {
    guard hasObservers else { return }
    let root = self[window].rootViewController
    try notify(
      .window, .windowNotification(notification),
      root.map { .controller($0, as: .rootViewController) } ?? .none, in: self[window].scene)
  }

  /// The key has gone from one window to another, of the scene or, where there is one key window in
  /// the app, of all.
  ///
  /// https://developer.apple.com/documentation/uikit/uiwindow/didbecomekeynotification
  mutating func tellOfKeyWindow(_ window: WindowID) throws(Interruption) {
    guard hasObservers, !self[window].isKey else { return }
    for other in windows.indices where windows[other].isKey {
      let id = WindowID(index: Int32(other))
      guard self[id].scene == self[window].scene || !version.hasKeyWindowInEachScene else {
        continue
      }
      self[id].isKey = false
      try post(.didResignKeyNotification, of: id)
    }
    self[window].isKey = true
    try post(.didBecomeKeyNotification, of: window)
  }
}

/// A window by its position in the application.
struct WindowID: Hashable, Sendable {
  let index: Int32
}

/// A window: its root controller, and the scene in which it stands. Before iOS 13, and in an app
/// without a scene manifest, it hangs from the application itself.
///
/// https://developer.apple.com/documentation/uikit/uiwindow
struct UIWindow: Hashable, Sendable {
  var rootViewController: ControllerID?
  var isHidden = true
  /// `windowScene`; nil before the scene that will show it is connected, and without scenes.
  var scene: SceneID?
}

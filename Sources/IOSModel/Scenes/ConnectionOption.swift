/// What brings the user to the app besides its icon.
///
/// A scene that is connected for it finds it among the options of the connection, and is not told of it
/// otherwise. A scene that is there, and an app without scenes, get a call of their own, between coming
/// to the foreground and becoming active: regularberry/AppLaunchSequence @2e69556, README.md.
///
/// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
public enum ConnectionOption: String, Hashable, Sendable, CaseIterable {
  /// Another app opens a URL of this one.
  case url
  /// Hand-off from another device, or a universal link.
  case userActivity
  /// A quick action on the app's icon.
  case shortcutItem
  /// The user has tapped a notification of the app.
  case notificationResponse
}

extension UIApplication {
  mutating func deliver(
    _ option: ConnectionOption, to scene: SceneID
  ) throws(Interruption) {
    switch option {
    case .url: try tell(scene, .openURL, .openURLContexts)
    case .userActivity:
      try tell(scene, .willContinueUserActivityWithType, .willContinueUserActivityWithType)
      try tell(scene, .continueUserActivity, .continueUserActivity)
    case .shortcutItem:
      try tell(scene, .performActionForShortcutItem, .performActionForShortcutItem)
    // Notifications are the app's, with and without scenes.
    case .notificationResponse: try callAppDelegate(.didReceiveRemoteNotification)
    }
  }
}

/// What UIKit posts to observers for one scene.
///
/// https://developer.apple.com/documentation/uikit/uiscene#Notifications
public enum SceneNotification: String, Hashable, Sendable, CaseIterable {
  case willConnectNotification
  case didDisconnectNotification
  case willEnterForegroundNotification
  case didActivateNotification
  case willDeactivateNotification
  case didEnterBackgroundNotification
}

extension SceneNotification {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .willConnectNotification:
      .init("Posted when UIKit connects the scene.", page: Page.scene)
    case .didDisconnectNotification:
      .init("Posted when UIKit has removed the scene.", page: Page.scene)
    case .willEnterForegroundNotification:
      .init("Posted when the scene is about to leave the background.", page: Page.scene)
    case .didActivateNotification: .init("Posted when the scene takes input.", page: Page.scene)
    case .willDeactivateNotification:
      .init("Posted when the scene is about to stop taking input.", page: Page.scene)
    case .didEnterBackgroundNotification:
      .init("Posted when the scene is in the background.", page: Page.scene)
    }
  }
}

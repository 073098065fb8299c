/// What brings the user to the app besides its icon.
///
/// A scene that is connected for it finds it among the options of the connection, and is not told
/// of it otherwise. A scene that is there, and an app without scenes, get a call of their own,
/// between coming to the foreground and becoming active: regularberry/AppLaunchSequence @2e69556,
/// README.md. Of a scene the URL comes ahead of its foreground: flutter/flutter @a1f2af4d,
/// UITests-DeepLinks-SceneEvents.swift, testWarmStartCustomScheme. So does the word that an
/// activity is on its way: wtrmiya/LaunchPractice @37862e7c, README.md, of widgets that are tapped,
/// in three apps of UIKit's and one of SwiftUI's.
///
/// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
public enum ConnectionOption: String, Hashable, Sendable, CaseIterable {
  /// Another app opens a URL of this one.
  case url
  /// A universal link, or a search result of the app's.
  case userActivity
  /// What the user was doing on another device. A connection is handed its type alone, since its
  /// data are still on their way.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/handoffuseractivitytype
  case handoff
  /// The same, and the data do not come.
  case failedHandoff
  /// A user activity that the app's own request for the scene carries.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)
  case requestedActivity
  /// A quick action on the app's icon.
  case shortcutItem
  /// An invitation to share data of CloudKit, which the user has accepted.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/cloudkitsharemetadata
  case cloudKitShare
  /// The user has tapped a notification of the app.
  case notificationResponse
}

extension ConnectionOption {
  /// Whether an app without scenes hears no more of it when both its launch methods have returned
  /// false. A notification comes all the same.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)
  var isUpToLaunchMethods: Bool {
    switch self {
    case .url, .userActivity, .handoff, .failedHandoff, .requestedActivity, .shortcutItem: true
    case .cloudKitShare, .notificationResponse: false
    }
  }

  /// Whether the delegates hear of it as well: of data that have to come from another device first,
  /// and of a response, which the notification center hands over in any case
  /// (defold/extension-push#58).
  func followsConnection(in app: IOSApp) -> Bool {
    switch self {
    case .handoff, .failedHandoff: true
    case .notificationResponse: app.handlesNotifications
    case .url, .userActivity, .requestedActivity, .shortcutItem, .cloudKitShare: false
    }
  }
}

extension UIApplication {
  /// A scene is told in the background still what needs no foreground, and the rest of it there.
  mutating func enterForeground(
    _ scene: SceneID, for option: ConnectionOption
  ) throws(Interruption) {
    guard usesScenes else {
      try enterForeground(scene)
      return try deliver(option, to: scene)
    }
    try announce(option, to: scene)
    if option == .url { try handOver(option, to: scene) }
    try enterForeground(scene)
    if option != .url { try handOver(option, to: scene) }
  }

  mutating func deliver(
    _ option: ConnectionOption, to scene: SceneID
  ) throws(Interruption) {
    try announce(option, to: scene)
    try handOver(option, to: scene)
  }

  /// The type of an activity is known before its data are there.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willcontinueuseractivitywithtype:)
  private mutating func announce(
    _ option: ConnectionOption, to scene: SceneID
  ) throws(Interruption) {
    switch option {
    case .userActivity, .handoff, .failedHandoff:
      try tell(scene, .willContinueUserActivityWithType, .willContinueUserActivityWithType)
    case .url, .requestedActivity, .shortcutItem, .cloudKitShare, .notificationResponse: break
    }
  }

  private mutating func handOver(
    _ option: ConnectionOption, to scene: SceneID
  ) throws(Interruption) {
    switch option {
    case .url: try tell(scene, .openURL, .openURLContexts)
    case .userActivity, .handoff, .requestedActivity:
      try tell(scene, .continueUserActivity, .continueUserActivity)
    case .failedHandoff:
      try tell(
        scene, .didFailToContinueUserActivityWithType, .didFailToContinueUserActivityWithType)
    case .shortcutItem:
      try tell(scene, .performActionForShortcutItem, .performActionForShortcutItem)
    case .cloudKitShare: try tell(scene, .userDidAcceptCloudKitShare, .userDidAcceptCloudKitShare)
    case .notificationResponse: try handOverNotification(.userNotificationCenterDidReceive)
    }
  }

  /// Notifications go to the app, with and without scenes. With scenes, an app whose delegate is
  /// not the notification center's is told of none that is meant for the user:
  /// BatchLabs/Batch-iOS-SDK @9ca9011d, BAApplicationLifecycle.h, and
  /// NIFCLOUD-mbaas/UserCommunity#1108.
  private mutating func handOverNotification(
    _ callback: AppDelegateCallback
  ) throws(Interruption) {
    if names.app.image.app.handlesNotifications {
      try callAppDelegate(callback)
    } else if !usesScenes {
      try callAppDelegate(.didReceiveRemoteNotification)
    }
  }

  /// A notification that comes while the app is in front goes to the notification center's
  /// delegate, if there is one.
  ///
  /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:willpresent:withcompletionhandler:)
  mutating func receiveNotification() throws(Interruption) {
    try require(isInFront, .outOfReach, "the app is not in front; 'background event' is for that")
    dispatch(.foregroundNotification)
  }

  mutating func presentNotification() throws(Interruption) {
    try handOverNotification(.userNotificationCenterWillPresent)
  }
}

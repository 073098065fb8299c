/// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
public enum AppDelegateCallback: String, Hashable, Sendable, CaseIterable {
  /// `application(_:willFinishLaunchingWithOptions:)`
  case willFinishLaunchingWithOptions
  /// `application(_:didFinishLaunchingWithOptions:)`
  case didFinishLaunchingWithOptions
  /// `application(_:configurationForConnecting:options:)`
  case configurationForConnecting
  case didDiscardSceneSessions
  case applicationDidBecomeActive
  case applicationWillResignActive
  case applicationDidEnterBackground
  case applicationWillEnterForeground
  case applicationWillTerminate
  case applicationDidReceiveMemoryWarning
  case applicationSignificantTimeChange
  /// `application(_:open:options:)`
  case openURL
  /// `application(_:willContinueUserActivityWithType:)`
  case willContinueUserActivityWithType
  /// `application(_:continue:restorationHandler:)`
  case continueUserActivity
  /// `application(_:didFailToContinueUserActivityWithType:error:)`
  case didFailToContinueUserActivityWithType
  /// `application(_:performActionFor:completionHandler:)`
  case performActionForShortcutItem
  /// `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`
  case didRegisterForRemoteNotifications
  /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`
  case didFailToRegisterForRemoteNotifications
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`
  case didReceiveRemoteNotification
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`, of an app delegate that is the
  /// notification center's as well.
  case userNotificationCenterWillPresent
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`, likewise.
  case userNotificationCenterDidReceive
  /// `application(_:performFetchWithCompletionHandler:)`
  case performFetchWithCompletionHandler
  /// `application(_:handleEventsForBackgroundURLSession:completionHandler:)`
  case handleEventsForBackgroundURLSession
  /// `application(_:userDidAcceptCloudKitShareWith:)`
  case userDidAcceptCloudKitShare
  /// `application(_:supportedInterfaceOrientationsFor:)`, of an app delegate that has it.
  case supportedInterfaceOrientationsForWindow
  /// `application(_:willChangeStatusBarOrientation:duration:)`
  case willChangeStatusBarOrientation
  /// `application(_:didChangeStatusBarOrientation:)`
  case didChangeStatusBarOrientation
  /// `application(_:willChangeStatusBarFrame:)`
  case willChangeStatusBarFrame
  /// `application(_:didChangeStatusBarFrame:)`
  case didChangeStatusBarFrame
  case applicationProtectedDataWillBecomeUnavailable
  case applicationProtectedDataDidBecomeAvailable
  case shouldSaveApplicationState
  case willEncodeRestorableState
  case shouldRestoreApplicationState
  /// `application(_:viewControllerWithRestorationIdentifierPath:coder:)`, answered with nil.
  case viewControllerWithRestorationIdentifierPath
  case didDecodeRestorableState
}

extension AppDelegateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .willFinishLaunchingWithOptions:
      .init("The process has started, and nothing has been restored yet.", page: Page.appDelegate)
    case .didFinishLaunchingWithOptions:
      .init("The process has started, and the app is nearly ready to run.", page: Page.appDelegate)
    case .configurationForConnecting:
      .init("UIKit asks how to make a scene for a new session.", page: Page.appDelegate)
    case .didDiscardSceneSessions:
      .init("The user has removed scenes in the app switcher.", page: Page.appDelegate)
    case .applicationDidBecomeActive:
      .init("The app takes input; without scenes only.", page: Page.appDelegate)
    case .applicationWillResignActive:
      .init("The app is about to stop taking input; without scenes only.", page: Page.appDelegate)
    case .applicationDidEnterBackground:
      .init("The app is in the background; without scenes only.", page: Page.appDelegate)
    case .applicationWillEnterForeground:
      .init(
        "The app is about to leave the background; without scenes only.", page: Page.appDelegate)
    case .applicationWillTerminate:
      .init("The app is about to be ended, and is not suspended.", page: Page.appDelegate)
    case .applicationDidReceiveMemoryWarning:
      .init("The system is short of memory.", page: Page.appDelegate)
    case .applicationSignificantTimeChange:
      .init(
        "It is midnight, or the time has been changed in another way.", page: Page.appDelegate)
    case .openURL:
      .init("Another app opens a URL of this one; without scenes only.", page: Page.appDelegate)
    case .willContinueUserActivityWithType:
      .init(
        "The data of a user activity is on its way; without scenes only.",
        page: Page.appDelegate)
    case .continueUserActivity:
      .init("The app receives a user activity; without scenes only.", page: Page.appDelegate)
    case .didFailToContinueUserActivityWithType:
      .init(
        "The data of a user activity has not arrived; without scenes only.", page: Page.appDelegate)
    case .performActionForShortcutItem:
      .init("The user has picked a quick action; without scenes only.", page: Page.appDelegate)
    case .didRegisterForRemoteNotifications:
      .init("The push service has registered the app and returned a token.", page: Page.appDelegate)
    case .didFailToRegisterForRemoteNotifications:
      .init("The push service has rejected the app.", page: Page.appDelegate)
    case .didReceiveRemoteNotification:
      .init("A notification has arrived, or was tapped.", page: Page.appDelegate)
    case .userNotificationCenterWillPresent:
      .init(
        "A notification has arrived while the app is in front.",
        page: Page.notificationCenterDelegate)
    case .userNotificationCenterDidReceive:
      .init(
        "The user has responded to a notification, for example by a tap.",
        page: Page.notificationCenterDelegate)
    case .performFetchWithCompletionHandler:
      .init("The app may fetch, in the background.", page: Page.appDelegate)
    case .handleEventsForBackgroundURLSession:
      .init(
        "Transfers of a background URL session have ended, in the background.",
        page: Page.appDelegate)
    case .userDidAcceptCloudKitShare:
      .init(
        "The user has accepted a CloudKit sharing invitation; without scenes only.",
        page: Page.appDelegate)
    case .supportedInterfaceOrientationsForWindow:
      .init(
        "UIKit asks for the supported orientations, in place of the Info.plist.",
        page: Page.appDelegate)
    case .willChangeStatusBarOrientation:
      .init("The interface is about to turn; up to iOS 12.", page: Page.appDelegate)
    case .didChangeStatusBarOrientation:
      .init("The interface has turned; up to iOS 12.", page: Page.appDelegate)
    case .willChangeStatusBarFrame:
      .init("The frame of the status bar is about to change; up to iOS 12.", page: Page.appDelegate)
    case .didChangeStatusBarFrame:
      .init("The frame of the status bar has changed; up to iOS 12.", page: Page.appDelegate)
    case .applicationProtectedDataWillBecomeUnavailable:
      .init(
        "The device, which has a passcode, is locked, and protected files with it.",
        page: Page.appDelegate)
    case .applicationProtectedDataDidBecomeAvailable:
      .init(
        "The device, which has a passcode, is unlocked, and protected files with it.",
        page: Page.appDelegate)
    case .shouldSaveApplicationState:
      .init(
        "UIKit asks whether to preserve the state of an app that takes part in restoration.",
        page: Page.appDelegate)
    case .willEncodeRestorableState:
      .init("The app's state is about to be preserved.", page: Page.appDelegate)
    case .shouldRestoreApplicationState:
      .init(
        "UIKit asks whether to restore the state of an app that takes part in restoration.",
        page: Page.appDelegate)
    case .viewControllerWithRestorationIdentifierPath:
      .init(
        "UIKit asks for a controller without a restoration class, before it looks for it itself.",
        page: Page.appDelegate)
    case .didDecodeRestorableState:
      .init("The app's state has been restored.", page: Page.appDelegate)
    }
  }
}

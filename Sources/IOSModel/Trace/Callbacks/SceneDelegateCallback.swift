/// https://developer.apple.com/documentation/uikit/uiscenedelegate
public enum SceneDelegateCallback: String, Hashable, Sendable, CaseIterable {
  /// `scene(_:willConnectTo:options:)`
  case willConnectTo
  case sceneWillEnterForeground
  case sceneDidBecomeActive
  case sceneWillResignActive
  case sceneDidEnterBackground
  case sceneDidDisconnect
  /// `scene(_:openURLContexts:)`
  case openURLContexts
  /// `scene(_:willContinueUserActivityWithType:)`
  case willContinueUserActivityWithType
  /// `scene(_:continue:)`
  case continueUserActivity
  /// `scene(_:didFailToContinueUserActivityWithType:error:)`
  case didFailToContinueUserActivityWithType
  /// `windowScene(_:performActionFor:completionHandler:)`
  case performActionForShortcutItem
  /// `windowScene(_:userDidAcceptCloudKitShareWith:)`
  case userDidAcceptCloudKitShare
  /// `stateRestorationActivity(for:)`
  case stateRestorationActivity
  /// `scene(_:didUpdate:)`, the user activity.
  case didUpdateUserActivity
  /// `scene(_:restoreInteractionStateWith:)`
  case restoreInteractionState
  /// `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`
  case didUpdateCoordinateSpace
  /// `windowScene(_:didUpdateEffectiveGeometry:)`
  case didUpdateEffectiveGeometry
  /// `supportedInterfaceOrientations(for:)`, of a scene delegate that has it.
  case supportedInterfaceOrientationsForWindowScene
}

extension SceneDelegateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .willConnectTo:
      .init("The scene is about to be connected to its session.", page: Page.sceneDelegate)
    case .sceneWillEnterForeground:
      .init("The scene is about to leave the background.", page: Page.sceneDelegate)
    case .sceneDidBecomeActive: .init("The scene takes input.", page: Page.sceneDelegate)
    case .sceneWillResignActive:
      .init("The scene is about to stop taking input.", page: Page.sceneDelegate)
    case .sceneDidEnterBackground:
      .init("The scene is in the background.", page: Page.sceneDelegate)
    case .sceneDidDisconnect: .init("UIKit has released the scene.", page: Page.sceneDelegate)
    case .openURLContexts: .init("Another app opens a URL of this one.", page: Page.sceneDelegate)
    case .willContinueUserActivityWithType:
      .init("The data of a user activity is on its way.", page: Page.sceneDelegate)
    case .continueUserActivity:
      .init("The scene receives a user activity.", page: Page.sceneDelegate)
    case .didFailToContinueUserActivityWithType:
      .init("The data of a user activity has not arrived.", page: Page.sceneDelegate)
    case .performActionForShortcutItem:
      .init("The user has picked a quick action.", page: Page.windowSceneDelegate)
    case .userDidAcceptCloudKitShare:
      .init(
        "The user has accepted a CloudKit sharing invitation.", page: Page.windowSceneDelegate)
    case .stateRestorationActivity:
      .init("UIKit asks for the activity for the scene's restoration.", page: Page.sceneDelegate)
    case .didUpdateUserActivity:
      .init(
        "All that share the activity for the scene's restoration have added to it.",
        page: Page.sceneDelegate)
    case .restoreInteractionState:
      .init(
        "The scene has been connected and gets back the activity that it gave for its restoration.",
        page: Page.sceneDelegate)
    case .didUpdateCoordinateSpace:
      .init("The scene's size, orientation or traits have changed.", page: Page.windowSceneDelegate)
    case .didUpdateEffectiveGeometry:
      .init(
        "The scene's geometry has changed; since iOS 26.", page: Page.windowSceneDelegate)
    case .supportedInterfaceOrientationsForWindowScene:
      .init(
        "UIKit asks for the scene's orientations, in place of the Info.plist; since iOS 27.",
        page: Page.windowSceneDelegate)
    }
  }
}

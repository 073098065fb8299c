/// Every callback the model reports, under UIKit's own base name.
public enum IOSCallback: Hashable, Sendable {
  case appDelegate(AppDelegateCallback)
  case sceneDelegate(SceneDelegateCallback)
  case controller(ControllerCallback)
  case delegate(ControllerDelegateCallback)
  /// A warning in the console; its argument `text` carries the message.
  case console

  public var name: String {
    switch self {
    case .appDelegate(let callback): callback.rawValue
    case .sceneDelegate(let callback): callback.rawValue
    case .controller(let callback): callback.rawValue
    case .delegate(let callback): callback.rawValue
    case .console: "warning"
    }
  }
}

/// https://developer.apple.com/documentation/uikit/uiviewcontroller
public enum ControllerCallback: String, Hashable, Sendable, CaseIterable {
  /// `init(nibName:bundle:)`, also for `init()`.
  case initNibName
  /// `init(coder:)`
  case initCoder
  case awakeFromNib
  case loadView
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case updateViewConstraints
  case viewSafeAreaInsetsDidChange
  case viewLayoutMarginsDidChange
  /// `willTransition(to:with:)`, traits.
  case willTransition
  /// `viewWillTransition(to:with:)`, size.
  case viewWillTransition
  case traitCollectionDidChange
  /// `willMove(toParent:)`
  case willMove
  /// `didMove(toParent:)`
  case didMove
  case shouldPerformSegue
  /// `prepare(for:sender:)`
  case prepare
  /// The method behind an unwind segue.
  case unwindAction
  case canPerformUnwindSegueAction
  case didReceiveMemoryWarning
  /// The completion handler of `present` or `dismiss` that this controller called.
  case presentCompletion
  case dismissCompletion
  case encodeRestorableState
  case decodeRestorableState
  case applicationFinishedRestoringState
  case `deinit`

  /// Watched in every case: loading, and the four of appearance.
  public static let core: [ControllerCallback] = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
}

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
  /// `application(_:open:options:)`
  case openURL
  case shouldSaveApplicationState
  case willEncodeRestorableState
  case shouldRestoreApplicationState
  case didDecodeRestorableState
}

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
  /// `stateRestorationActivity(for:)`
  case stateRestorationActivity
}

/// Methods of `UINavigationControllerDelegate`, `UITabBarControllerDelegate`,
/// `UIPageViewControllerDelegate`, `UISplitViewControllerDelegate` and
/// `UIAdaptivePresentationControllerDelegate`.
public enum ControllerDelegateCallback: String, Hashable, Sendable, CaseIterable {
  case navigationControllerWillShow
  case navigationControllerDidShow
  case tabBarControllerShouldSelect
  case tabBarControllerDidSelect
  case pageViewControllerWillTransitionTo
  case pageViewControllerDidFinishAnimating
  case presentationControllerShouldDismiss
  case presentationControllerWillDismiss
  case presentationControllerDidDismiss
  case presentationControllerDidAttemptToDismiss
}

import IOSModel

/// The notifications that UIKit posts for the app as a whole, whether or not it uses scenes.
///
/// https://developer.apple.com/documentation/uikit/uiapplication
enum UIApplicationNotification: Hashable, Sendable {
  case didFinishLaunching
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground
  case willTerminate
  case didReceiveMemoryWarning
}

/// Derives the app's notifications from the delegates' callbacks.
///
/// With scenes the app delegate receives no foreground callbacks, but the notifications are still
/// posted: each when the first scene enters a state or the last one leaves it. This includes the
/// launch, since an app with scenes is launched in the background (amplitude/Amplitude-Swift#167).
///
/// https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
struct UIApplicationNotifications: Hashable, Sendable {
  /// `UIApplication.applicationState`, and the state before it has a value.
  enum State: Hashable, Sendable {
    /// The process has started; it is not yet known whether into the foreground.
    case launching
    case inactive
    case active
    case background
  }

  private(set) var state = State.launching
  /// The connected scenes by their numbers.
  private var scenes: [Int: State] = [:]

  /// The notification that UIKit posts with this event, after the state has changed.
  mutating func notification(with event: IOSEvent) -> UIApplicationNotification? {
    switch (event.subject, event.callback) {
    case (_, .appDelegate(let callback)): notification(with: callback)
    case (.sceneDelegate(let scene), .sceneDelegate(let callback)):
      notification(with: callback, of: scene)
    default: nil
    }
  }

  /// The launch has brought nothing to the foreground.
  mutating func settle() {
    if state == .launching { state = .background }
  }

  private mutating func notification(
    with callback: AppDelegateCallback
  ) -> UIApplicationNotification? {
    switch callback {
    case .willFinishLaunchingWithOptions:
      self = UIApplicationNotifications()
      return nil
    case .didFinishLaunchingWithOptions: return .didFinishLaunching
    case .applicationWillEnterForeground: return move(to: .inactive)
    case .applicationDidBecomeActive: return move(to: .active)
    case .applicationWillResignActive: return move(to: .inactive)
    case .applicationDidEnterBackground: return move(to: .background)
    case .applicationWillTerminate: return .willTerminate
    case .applicationDidReceiveMemoryWarning: return .didReceiveMemoryWarning
    case .configurationForConnecting, .didDiscardSceneSessions, .openURL,
      .willContinueUserActivityWithType, .continueUserActivity, .performActionForShortcutItem,
      .didFailToContinueUserActivityWithType, .didReceiveRemoteNotification,
      .userNotificationCenterWillPresent, .userNotificationCenterDidReceive,
      .supportedInterfaceOrientationsForWindow,
      .applicationProtectedDataWillBecomeUnavailable, .applicationProtectedDataDidBecomeAvailable,
      .shouldSaveApplicationState, .willEncodeRestorableState,
      .shouldRestoreApplicationState, .viewControllerWithRestorationIdentifierPath,
      .performFetchWithCompletionHandler, .handleEventsForBackgroundURLSession,
      .userDidAcceptCloudKitShare, .applicationSignificantTimeChange, .didDecodeRestorableState,
      .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications,
      .willChangeStatusBarOrientation, .didChangeStatusBarOrientation,
      .willChangeStatusBarFrame, .didChangeStatusBarFrame:
      return nil
    }
  }

  private mutating func notification(
    with callback: SceneDelegateCallback, of scene: Int
  ) -> UIApplicationNotification? {
    switch callback {
    case .sceneWillEnterForeground, .sceneWillResignActive: scenes[scene] = .inactive
    case .sceneDidBecomeActive: scenes[scene] = .active
    case .sceneDidEnterBackground: scenes[scene] = .background
    case .sceneDidDisconnect:
      // No source says whether anything is posted for a scene that was in the foreground.
      scenes[scene] = nil
      state = stateOfScenes
      return nil
    case .willConnectTo, .openURLContexts, .willContinueUserActivityWithType,
      .continueUserActivity, .didFailToContinueUserActivityWithType,
      .performActionForShortcutItem, .userDidAcceptCloudKitShare, .stateRestorationActivity,
      .didUpdateCoordinateSpace,
      .didUpdateEffectiveGeometry, .didUpdateUserActivity, .restoreInteractionState,
      .supportedInterfaceOrientationsForWindowScene:
      return nil
    }
    return move(to: stateOfScenes)
  }

  private var stateOfScenes: State {
    if scenes.values.contains(.active) { return .active }
    return scenes.values.contains(.inactive) ? .inactive : .background
  }

  private mutating func move(to new: State) -> UIApplicationNotification? {
    let old = state
    state = new
    return switch (old, new) {
    case (.active, .inactive): .willResignActive
    case (.launching, .active), (.inactive, .active): .didBecomeActive
    case (.inactive, .background): .didEnterBackground
    case (.launching, .inactive), (.background, .inactive): .willEnterForeground
    default: nil
    }
  }
}

/// A lens that depends only on the app's notifications.
struct NotificationLens<Words: NotificationWords>: LensMachine {
  private var notifications = UIApplicationNotifications()
  private var words = Words()

  mutating func receive(_ event: IOSEvent, of app: LensApp) -> [LensReport<Words.Word>] {
    guard let notification = notifications.notification(with: event) else { return [] }
    return words.receive(notification).ofApp
  }

  mutating func endTurn() -> [LensReport<Words.Word>] { words.endTurn().ofApp }

  mutating func settle() -> [LensReport<Words.Word>] {
    notifications.settle()
    return words.settle().ofApp
  }
}

/// A lens that takes the lifecycle of one scene, the first, for the app's.
struct SceneLens<Words: NotificationWords>: LensMachine {
  private var scene = NotificationLens<Words>()

  mutating func receive(_ event: IOSEvent, of app: LensApp) -> [LensReport<Words.Word>] {
    if case .sceneDelegate(let number) = event.subject, number != app.scene { return [] }
    // A scene that reconnects has a new view.
    if event.callback == .sceneDelegate(.willConnectTo) { scene = NotificationLens() }
    return scene.receive(event, of: app)
  }

  mutating func endTurn() -> [LensReport<Words.Word>] { scene.endTurn() }

  mutating func settle() -> [LensReport<Words.Word>] { scene.settle() }
}

/// A framework that listens to the app's notifications.
protocol NotificationWords: Hashable, Sendable {
  associatedtype Word: LensWord
  init()
  mutating func receive(_ notification: UIApplicationNotification) -> [Word]
  /// A turn of the run loop has ended; an engine draws its next frame.
  mutating func endTurn() -> [Word]
  /// Everything is idle; whatever the framework loads meanwhile has been loaded.
  mutating func settle() -> [Word]
}

extension NotificationWords {
  mutating func endTurn() -> [Word] { [] }
  mutating func settle() -> [Word] { [] }
}

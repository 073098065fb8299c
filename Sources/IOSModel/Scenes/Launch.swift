/// From no process to a visible root.
///
/// https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence
/// With scenes the order is that of Lemonbrush/My-iOS-Dev-Learning-Tracker, UIKit/States.md;
/// without them that of
/// https://progressconcepts.com/blog/ios-appdelegate-viewcontroller-method-order
extension UIApplication {
  /// `UIApplicationMain` launches an app with scenes, and the run loop then takes up what the
  /// system has sent these: a delegate that runs the loop itself meanwhile meets its scenes there,
  /// Subito-it/SBTUITestTunnel#258. What it has dispatched comes ahead of them: Vercantez/openuikit
  /// @a7e1f877, scenelaunchprobe, on iOS 26.1.
  mutating func startProcess() {
    guard !isRunning, usesScenes else { return }
    proceed(because: .launch)
    dispatch(.launchWithoutScene)
  }

  /// What the app delegate hears of, in the background.
  mutating func launchWithoutScene() throws(Interruption) {
    isRunning = true
    try callAppDelegate(.willFinishLaunchingWithOptions)
    try callAppDelegate(.didFinishLaunchingWithOptions)
    try post(.didFinishLaunchingNotification)
  }

  /// UIKit ends the app as the system makes its first scene, before any code of the app runs:
  /// StoDevX/AAO-React-Native#7743, with the message of metrodroid/metrodroid#904.
  private func requireScenes() throws(Interruption) {
    guard version.requiresScenes else { return }
    throw .exception(
      "EXC_BREAKPOINT",
      "Application failed to launch: UIScene life cycle is required for apps built with this SDK.")
  }

  /// An app that has its state restored makes its root in the first of the delegate's calls, so
  /// that the restoration finds it: mattneub/Programming-iOS-Book-Examples @4f785bf1,
  /// bk2ch06p347SimplestRestorationExample2. The main storyboard is loaded before the delegate
  /// hears anything.
  mutating func launchWithoutScenes(
    _ scene: SceneID, inBackground: Bool
  ) throws(Interruption) {
    isRunning = true
    isLaunching = true
    try requireScenes()
    connectedScenes = [
      UIScene(
        id: scene, activationState: inBackground ? .background : .foregroundInactive,
        bounds: firstBounds(of: scene))
    ]
    orientAsHeld(scene)
    followScenes()
    let window = makeFirstWindow(in: scene)
    let usesMainStoryboard = names.app.image.app.usesMainStoryboard
    if usesMainStoryboard { try makeRoot(of: window) }
    try recordAppDelegate(.willFinishLaunchingWithOptions)
    if !usesMainStoryboard, restoresThroughDelegate { try makeRoot(of: window) }
    try runAppDelegateScripts(.willFinishLaunchingWithOptions)
    let presented = try restoreState()
    try recordAppDelegate(.didFinishLaunchingWithOptions)
    if !usesMainStoryboard, !restoresThroughDelegate { try makeRoot(of: window) }
    try runAppDelegateScripts(.didFinishLaunchingWithOptions)
    try post(.didFinishLaunchingNotification)
    if version.warnsOfMissingScenes {
      try warn(
        "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the "
          + "future.")
    }
    guard self[window].rootViewController != nil else {
      throw .exception(
        "NSInternalInconsistencyException",
        "Application windows are expected to have a root view controller at the end of "
          + "application launch")
    }
    try makeKeyAndVisible(window)
    isLaunching = false
    for id in presented { postAfterCommit(.beginPresentation(of: id)) }
  }

  /// A new session is configured first; a remembered one is not. The delegate's own code makes the
  /// window and shows it, before `willConnectTo` returns. A window with the storyboard's root is
  /// there from the beginning, and UIKit shows it when the call has returned, if the delegate has
  /// not: Vercantez/openuikit @a7e1f877, scenelaunchprobe, on iOS 26.1.
  mutating func connect(_ scene: SceneID) throws(Interruption) {
    if openSessions[scene]?.isConfigured == false {
      openSessions[scene]?.isConfigured = true
      try callAppDelegate(.configurationForConnecting)
    }
    connectedScenes.append(
      UIScene(id: scene, activationState: .background, bounds: firstBounds(of: scene)))
    orientAsHeld(scene)
    let window = makeFirstWindow(in: scene)
    let usesMainStoryboard = names.app.image.app.usesMainStoryboard
    if usesMainStoryboard { try makeRoot(of: window) }
    try recordSceneDelegate(scene, .willConnectTo)
    if !usesMainStoryboard {
      try makeRoot(of: window)
      try makeKeyAndVisible(window)
    }
    try runSceneDelegateScripts(scene, .willConnectTo)
    if usesMainStoryboard, self[window].isHidden, self[window].scene == scene {
      try makeKeyAndVisible(window)
    }
    try post(.willConnectNotification, of: scene)
    try tellOfDiscardedSessions()
  }

  /// The window that will be key once the app's code, or the storyboard, has shown it.
  private mutating func makeFirstWindow(in scene: SceneID) -> WindowID {
    let window = makeWindow(in: scene)
    self[scene]?.keyWindow = window
    return window
  }

  private mutating func firstBounds(of scene: SceneID) -> WindowBounds {
    let session = openSessions[scene]
    let isOnDisplay = session?.role == .externalDisplay
    let orientation = isOnDisplay ? .landscape : launchOrientation
    let width = session?.width ?? screenTraits(in: orientation).horizontalSizeClass
    return WindowBounds(
      orientation: orientation, horizontalSizeClass: isOnDisplay ? .regular : width,
      hasOtherWidth: !isOnDisplay && session?.hasOtherWidth == true,
      interfaceStyle: device.interfaceStyle, contentSizeCategory: device.contentSizeCategory,
      legibilityWeight: device.legibilityWeight,
      accessibilityContrast: device.accessibilityContrast)
  }

  private mutating func makeRoot(of window: WindowID) throws(Interruption) {
    let made: ControllerID
    if let content = self[window].scene.flatMap({ openSessions[$0] })?.content {
      made = try makeContent(content)
    } else if let root = names.app.image.root {
      made = try make(root, fromStoryboard: names.app.image.app.usesMainStoryboard)
    } else {
      return
    }
    self[window].rootViewController = made
    try endHold(made)
  }

  /// The content of a scene that was opened for a controller. The caller holds it.
  private mutating func makeContent(_ content: ClassID) throws(Interruption) -> ControllerID {
    var root = content
    if case .container(let container) = names.declaration(of: content).sceneRoot {
      root = names.intern(container)
    }
    let made = try make(root)
    guard names.declaration(of: root).sceneRoot == .navigation else { return made }
    let navigation = try makeNavigation(around: made)
    try endHold(made)
    return navigation
  }
}

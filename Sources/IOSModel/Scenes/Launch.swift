/// From no process to a visible root.
///
/// https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence
/// With scenes the order is that of Lemonbrush/My-iOS-Dev-Learning-Tracker, UIKit/States.md; without
/// them that of https://progressconcepts.com/blog/ios-appdelegate-viewcontroller-method-order
extension UIApplication {
  /// Starts the process and builds the first screen. Without scenes the main storyboard is loaded
  /// before the app delegate hears anything.
  mutating func startProcess(inBackground: Bool) throws(Interruption) {
    interfaceOrientation = launchOrientation
    windows = [UIWindow()]
    if usesScenes {
      lifeCycle = .throughScenes
      try callAppDelegate(.willFinishLaunchingWithOptions)
      try callAppDelegate(.didFinishLaunchingWithOptions)
      try connectScene(inBackground ? .background : .foregroundInactive)
    } else {
      lifeCycle = .throughAppDelegate(inBackground ? .background : .inactive)
      try launchWithoutScenes()
    }
  }

  private mutating func launchWithoutScenes() throws(Interruption) {
    let usesMainStoryboard = names.app.image.app.usesMainStoryboard
    if usesMainStoryboard { try makeRoot() }
    try callAppDelegate(.willFinishLaunchingWithOptions)
    try restoreState()
    try recordAppDelegate(.didFinishLaunchingWithOptions)
    if !usesMainStoryboard { try makeRoot() }
    try runAppDelegateScripts(.didFinishLaunchingWithOptions)
    guard rootViewController != nil else {
      throw .exception(
        "NSInternalInconsistencyException",
        "Application windows are expected to have a root view controller at the end of "
          + "application launch")
    }
    try makeKeyAndVisible(keyWindow)
  }

  /// A new session is configured first; a remembered one is not. The delegate's own code makes the
  /// window and shows it, before `willConnectTo` returns.
  mutating func connectScene(_ state: UIScene.ActivationState) throws(Interruption) {
    let session = openSessions.first ?? UISceneSession(scene: SceneID(number: 1))
    if openSessions.isEmpty {
      try callAppDelegate(.configurationForConnecting)
      openSessions.append(session)
    }
    let window = WindowID(index: 0)
    self[window].scene = session.scene
    connectedScenes.append(
      UIScene(
        id: session.scene, activationState: state, traitCollection: screenTraits,
        keyWindow: window))
    let usesMainStoryboard = names.app.image.app.usesMainStoryboard
    if usesMainStoryboard { try makeRoot() }
    try recordSceneDelegate(session.scene, .willConnectTo)
    if !usesMainStoryboard { try makeRoot() }
    try makeKeyAndVisible(window)
    try runSceneDelegateScripts(.willConnectTo)
  }

  private mutating func makeRoot() throws(Interruption) {
    guard let root = names.app.image.root else { return }
    let made = try make(root, fromStoryboard: names.app.image.app.usesMainStoryboard)
    self[keyWindow].rootViewController = made
    try endHold(made)
  }
}

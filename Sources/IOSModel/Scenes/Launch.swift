/// From no process to a visible root.
///
/// https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence
extension UIKitApplication {
  var usesScenes: Bool { version.hasScenes && app.usesScenes }

  /// Starts the process and builds the first screen. Without scenes the main storyboard is loaded
  /// before the app delegate hears anything.
  mutating func startProcess(inBackground: Bool) throws(Interruption) {
    lifecycle = inBackground ? .background : .inactive
    surroundings.hasTurnedInBackground = false
    if usesScenes {
      try callAppDelegate(.willFinishLaunchingWithOptions)
      try callAppDelegate(.didFinishLaunchingWithOptions)
      try connectScene()
    } else {
      if app.usesMainStoryboard { try makeRoot() }
      try callAppDelegate(.willFinishLaunchingWithOptions)
      try restoreState()
      try recordAppDelegate(.didFinishLaunchingWithOptions)
      if !app.usesMainStoryboard { try makeRoot() }
      try runAppDelegateScripts(.didFinishLaunchingWithOptions)
      window.isConnected = true
      guard window.root != nil else {
        throw .exception(
          IOSException(
            "NSInternalInconsistencyException",
            "Application windows are expected to have a root view controller at the end of "
              + "application launch"))
      }
      try makeWindowVisible()
      // The first frame is drawn before the app becomes active.
      try runTurn()
    }
  }

  /// A new session is configured first; a remembered one is not. The delegate's own code makes the
  /// window and shows it, before `willConnectTo` returns.
  mutating func connectScene() throws(Interruption) {
    if !ledger.hasSceneSession {
      try callAppDelegate(.configurationForConnecting)
      ledger.hasSceneSession = true
    }
    window.isConnected = true
    if app.usesMainStoryboard { try makeRoot() }
    try recordSceneDelegate(.willConnectTo)
    if !app.usesMainStoryboard { try makeRoot() }
    try makeWindowVisible()
    try runSceneDelegateScripts(.willConnectTo)
  }

  private mutating func makeRoot() throws(Interruption) {
    guard let name = app.root else { return }
    window.root = try make(name, fromStoryboard: app.usesMainStoryboard)
  }
}

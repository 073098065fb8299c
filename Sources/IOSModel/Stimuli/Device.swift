/// The device around the app, as far as what happens to it reaches the app. It is not part of
/// UIKit.
struct Device: Hashable, Sendable {
  private(set) var lock = Lock.unlocked
  private(set) var isAppSwitcherOpen = false
  /// Calls and the like that cover the app.
  private(set) var interruptions = 0
  /// The system asks the user for a permission that the app wants.
  private(set) var isPromptShown = false
  /// The system keeps what the user answered to the app's prompt.
  private(set) var hasPermissionAnswer = false
  /// The user of a locked app has authenticated since it came to the front.
  private(set) var isAppUnlocked = false
  /// The user has swiped the app away, and has not opened it since.
  private(set) var isAppSwipedAway = false
  private(set) var orientation = Orientation.portrait
  /// It is held on its head, or on the other of its sides.
  private(set) var isReversed = false
  /// The appearance of the system, light at first.
  private(set) var interfaceStyle = UserInterfaceStyle.light
  private(set) var contentSizeCategory = ContentSizeCategory.large
  private(set) var legibilityWeight = LegibilityWeight.regular
  private(set) var accessibilityContrast = AccessibilityContrast.normal
  /// The app's scenes that are seen while the app is, the one that the user dealt with last at the
  /// end.
  private(set) var scenesOnScreen = ShortList<SceneID>()
  private(set) var hasDisplay = false
  /// What the app's delegate shows there, once it is asked.
  private(set) var displayContent: ClassID?
  /// What the app shows on the connected display, which otherwise shows what the device does.
  private(set) var displayScene: SceneID?

  enum Lock: Hashable, Sendable {
    case unlocked
    case locked(wasInFront: Bool)
  }

  /// How the device is held, upright at first, and in which way an interface stands.
  enum Orientation: Hashable, Sendable {
    case portrait
    case landscape

    mutating func rotate() { self = self == .portrait ? .landscape : .portrait }
  }

  var isLocked: Bool { lock != .unlocked }

  /// Something lies over the app, which is not active under it.
  var isAppCovered: Bool { isAppSwitcherOpen || interruptions > 0 || isPromptShown }

  mutating func lockScreen(appIsInFront: Bool) {
    lock = .locked(wasInFront: appIsInFront)
    uncoverApp()
  }

  mutating func unlockScreen() { lock = .unlocked }
  mutating func openAppSwitcher() { isAppSwitcherOpen = true }
  mutating func closeAppSwitcher() { isAppSwitcherOpen = false }
  mutating func beginInterruption() { interruptions += 1 }
  mutating func endInterruption() { interruptions -= 1 }
  mutating func showPrompt() { isPromptShown = true }
  mutating func unlockApp() { isAppUnlocked = true }
  mutating func swipeAppAway() { isAppSwipedAway = true }
  mutating func openApp() { isAppSwipedAway = false }

  mutating func answerPrompt() {
    isPromptShown = false
    hasPermissionAnswer = true
  }

  /// The app goes with whatever covered it, or comes from where nothing did.
  mutating func uncoverApp() {
    isAppSwitcherOpen = false
    interruptions = 0
    isPromptShown = false
    isAppUnlocked = false
  }

  mutating func rotate() {
    orientation.rotate()
    isReversed = false
  }

  mutating func reverse() { isReversed.toggle() }
  mutating func toggleDarkMode() { interfaceStyle.toggle() }
  mutating func changeTextSize() { contentSizeCategory.toggle() }
  mutating func toggleBoldText() { legibilityWeight.toggle() }
  mutating func toggleIncreasedContrast() { accessibilityContrast.toggle() }

  var frontScene: SceneID? { scenesOnScreen.last }

  /// The scenes that are seen while the app is, wherever.
  var shownScenes: ShortList<SceneID> {
    var shown = scenesOnScreen
    if let displayScene { shown.append(displayScene) }
    return shown
  }

  mutating func connectDisplay(showing content: ClassID?) {
    hasDisplay = true
    displayContent = content
  }

  mutating func show(onDisplay scene: SceneID?) { displayScene = scene }

  mutating func disconnectDisplay() {
    hasDisplay = false
    displayContent = nil
    displayScene = nil
  }

  /// - Parameter alone: it takes the place of the others, which it otherwise comes beside.
  mutating func show(_ scene: SceneID, alone: Bool) {
    scenesOnScreen.removeAll { $0 == scene || alone }
    scenesOnScreen.append(scene)
  }

  mutating func takeFromScreen(_ scene: SceneID) { scenesOnScreen.removeAll { $0 == scene } }
}

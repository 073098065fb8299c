/// The device around the app, as far as what happens to it reaches the app. Nothing of it is UIKit's.
struct Device: Hashable, Sendable {
  private(set) var lock = Lock.unlocked
  private(set) var isAppSwitcherOpen = false
  /// System alerts, calls and the like that cover the app.
  private(set) var interruptions = 0
  private(set) var orientation = Orientation.portrait
  /// Nil: what the device gives a full screen app.
  private(set) var resizedWidth: SizeClass?
  /// Of the two widths of its class, not the one that it had at first.
  private(set) var hasOtherWidth = false

  enum Lock: Hashable, Sendable {
    case unlocked
    case locked(wasInFront: Bool)
  }

  /// How the device is held, upright at first, and in which way an interface stands.
  enum Orientation: Hashable, Sendable {
    case portrait
    case landscape

    mutating func turn() { self = self == .portrait ? .landscape : .portrait }
  }

  var isLocked: Bool { lock != .unlocked }

  mutating func lockScreen(appIsInFront: Bool) {
    lock = .locked(wasInFront: appIsInFront)
    leaveApp()
  }

  mutating func unlockScreen() { lock = .unlocked }
  mutating func openAppSwitcher() { isAppSwitcherOpen = true }
  mutating func closeAppSwitcher() { isAppSwitcherOpen = false }
  mutating func beginInterruption() { interruptions += 1 }
  mutating func endInterruption() { interruptions -= 1 }

  /// Whatever covered the app goes with it.
  mutating func leaveApp() {
    isAppSwitcherOpen = false
    interruptions = 0
  }

  mutating func turn() { orientation.turn() }

  /// A new width of the same class is the other one of that class.
  mutating func resize(to width: SizeClass, from before: SizeClass) {
    hasOtherWidth = width == before && !hasOtherWidth
    resizedWidth = width
  }
}

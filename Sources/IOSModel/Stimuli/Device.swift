/// The device around the app, as far as what happens to it reaches the app. Nothing of it is UIKit's.
struct Device: Hashable, Sendable {
  private(set) var lock = Lock.unlocked
  private(set) var isAppSwitcherOpen = false
  /// System alerts, calls and the like that cover the app.
  private(set) var interruptions = 0
  private(set) var orientation = Orientation.upright
  /// Nil: what the device gives a full screen app.
  private(set) var resizedWidth: SizeClass?

  enum Lock: Hashable, Sendable {
    case unlocked
    case locked(wasInFront: Bool)
  }

  /// Where the device was at first, or turned from there.
  enum Orientation: Hashable, Sendable {
    case upright
    case turned
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

  mutating func turn() { orientation = orientation == .upright ? .turned : .upright }
  mutating func resize(to width: SizeClass) { resizedWidth = width }
}

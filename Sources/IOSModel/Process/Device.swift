/// The device around the app.
struct Device: Hashable, Sendable {
  var lock = Lock.unlocked
  var isAppSwitcherOpen = false
  var interruptions = 0
  var orientation = Orientation.upright
  /// Nil: what the device gives a full screen app.
  var resizedWidth: SizeClass?

  enum Lock: Hashable, Sendable {
    case unlocked
    case locked(wasInFront: Bool)
  }

  /// Where the device was at first, or turned from there.
  enum Orientation: Hashable, Sendable {
    case upright
    case turned

    mutating func toggle() {
      self = self == .upright ? .turned : .upright
    }
  }

  var isLocked: Bool { lock != .unlocked }
}

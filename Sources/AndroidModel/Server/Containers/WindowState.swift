/// A window of an activity, in the list of that activity.
///
/// `WindowState` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowState.java
struct WindowState: ShortListElement {
  /// `mClient`: the window's number in its process; 0: the main window of the activity.
  let number: Int32
  /// Tells it from those that its client had before.
  let serial: UInt32
  /// `mAttrs.flags`, as far as they are about the lock screen.
  var lockScreen: LockScreenFlags

  init(_ client: IWindow, serial: UInt32, lockScreen: LockScreenFlags) {
    number = client.number
    self.serial = serial & Self.serials
    self.lockScreen = lockScreen
  }

  init(word: UInt64) {
    number = Int32(truncatingIfNeeded: word)
    lockScreen = LockScreenFlags(rawValue: UInt8(truncatingIfNeeded: word >> 32))
    serial = UInt32(truncatingIfNeeded: word >> 40)
  }

  var word: UInt64 {
    UInt64(UInt32(bitPattern: number)) | UInt64(lockScreen.rawValue) << 32 | UInt64(serial) << 40
  }

  /// So many are not open at a time.
  private static var serials: UInt32 { 0xff_ffff }
}

/// A window that gets the keys.
struct WindowID: Hashable, Sendable {
  /// Nil: it is the system's own.
  private let activity: ActivityToken?
  private let number: Int32
  private let serial: UInt32

  /// `mClient`
  var client: IWindow? {
    guard let activity else { return nil }
    return IWindow(activity: activity, number: number)
  }

  /// Over everything.
  static var notificationShade: WindowID { WindowID(activity: nil, number: 0, serial: 0) }

  @inline(__always)
  init(_ window: WindowState, of activity: ActivityToken) {
    self.init(activity: activity, number: window.number, serial: window.serial)
  }

  private init(activity: ActivityToken?, number: Int32, serial: UInt32) {
    self.activity = activity
    self.number = number
    self.serial = serial
  }
}

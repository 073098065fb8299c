/// What an activity or one of its windows asks of a device that is locked or asleep.
///
/// https://developer.android.com/reference/android/view/WindowManager.LayoutParams
public struct LockScreenFlags: OptionSet, Hashable, Sendable {
  /// One bit for each flag, in the order below.
  public let rawValue: UInt8
  /// The flags of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It shows over the keyguard.
  public static let showWhenLocked = LockScreenFlags(rawValue: 1 << 0)
  /// It shows over the keyguard if the activity below it does.
  public static let inheritShowWhenLocked = LockScreenFlags(rawValue: 1 << 1)
  /// It turns the screen on when it is started.
  public static let turnScreenOn = LockScreenFlags(rawValue: 1 << 2)
  /// It takes a keyguard away that asks for nothing.
  public static let dismissKeyguard = LockScreenFlags(rawValue: 1 << 3)

  /// Those that a window can have, by the constants' names without `FLAG_`.
  public static let ofWindows: [(name: String, flag: LockScreenFlags)] = [
    ("SHOW_WHEN_LOCKED", .showWhenLocked), ("TURN_SCREEN_ON", .turnScreenOn),
    ("DISMISS_KEYGUARD", .dismissKeyguard),
  ]
}

/// A call about the lock screen.
///
/// https://developer.android.com/reference/android/app/Activity#setShowWhenLocked(boolean)
public enum LockScreenCall: Hashable, Sendable {
  /// `setShowWhenLocked`
  case setShowWhenLocked(Bool)
  /// `setInheritShowWhenLocked`
  case setInheritShowWhenLocked(Bool)
  /// `setTurnScreenOn`
  case setTurnScreenOn(Bool)
  /// `getWindow().addFlags`
  case addFlags(LockScreenFlags)
  /// `getWindow().clearFlags`
  case clearFlags(LockScreenFlags)
  /// `KeyguardManager.requestDismissKeyguard`
  case requestDismissKeyguard
}

/// What comes before everything when the device is locked.
///
/// https://developer.android.com/reference/android/app/KeyguardManager#isKeyguardSecure()
public enum Keyguard: String, Hashable, Sendable, CaseIterable {
  /// It asks for a credential.
  case secure
  /// A swipe takes it away.
  case swipe
}

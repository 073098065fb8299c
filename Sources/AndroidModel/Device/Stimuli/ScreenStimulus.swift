/// What becomes of the screen.
///
/// https://developer.android.com/reference/android/os/PowerManager
public enum ScreenStimulus: Hashable, Sendable {
  /// It goes off; with the keyguard of the device, or without one.
  case off(secureKeyguard: Bool)
  /// It goes on; a secure keyguard stays before everything that may not show over it.
  case on
  /// It goes on and the keyguard, if any, away.
  case onAndUnlock
  /// A dream plays, as on a device that is charged and not used.
  case startDream
  case stopDream
}

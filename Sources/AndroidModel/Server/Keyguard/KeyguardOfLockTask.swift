/// What the keyguard does as a task is locked, and as the last of them is let go or ends.
///
/// `LockTaskController.performStartLockTask`, `performStopLockTask`, `setKeyguardState`, `lockKeyguardIfNeeded` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/LockTaskController.java
extension ActivityTaskManagerService {
  /// A message of the server to itself, and so behind everything that it was about to do.
  mutating func tellKeyguardOfLockTask() {
    let wasPinned = lockTask.modeOfKeyguard == .pinned
    lockTask.modeOfKeyguard = lockTask.mode
    if wasPinned, lockTask.mode == .none { lockKeyguardIfNeeded() }
  }

  /// Whoever has got the device with a pinned screen gets no more of it than that.
  private mutating func lockKeyguardIfNeeded() {
    guard image.app.keyguard == .secure, version.locksWhenUnpinned else { return }
    setScreen(isOff: root.defaultDisplay.isSleeping, isLocked: true)
  }
}

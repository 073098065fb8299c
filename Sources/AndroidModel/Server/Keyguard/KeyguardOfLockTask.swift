/// What the keyguard does as a task is locked, and as the last of them is let go or ends.
///
/// `LockTaskController.performStartLockTask`, `performStopLockTask`, `setKeyguardState`,
/// `lockKeyguardIfNeeded`, and `KeyguardViewMediator.setKeyguardEnabled`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/LockTaskController.java
extension ActivityTaskManagerService {
  /// A message of the server to itself, and so behind everything that it was about to do.
  mutating func tellKeyguardOfLockTask() {
    let wasUnpinned = lockTask.modeOfKeyguard == .pinned && lockTask.mode == .none
    lockTask.modeOfKeyguard = lockTask.mode
    if lockTask.keepsKeyguardAway {
      if root.keyguard.isShowing { disableKeyguard() }
    } else if mustShowKeyguard(wasUnpinned: wasUnpinned) {
      setKeyguard(isShowing: true)
    }
  }

  /// A keyguard without a credential is dismissed where the app locks its task; any other is only
  /// put away.
  private mutating func disableKeyguard() {
    let isDismissed = lockTask.mode == .locked && !root.keyguard.isSecure
    setKeyguard(isShowing: false)
    root.keyguard.isToBeShownAgain = !isDismissed
  }

  /// A user who was handed the device with a pinned screen gets nothing beyond that.
  private func mustShowKeyguard(wasUnpinned: Bool) -> Bool {
    root.keyguard.isToBeShownAgain
      || wasUnpinned && image.app.keyguard == .secure && version.locksWhenUnpinned
  }

  private mutating func setKeyguard(isShowing: Bool) {
    root.keyguard.isToBeShownAgain = false
    setScreen(isOff: root.defaultDisplay.isSleeping, isLocked: isShowing)
  }
}

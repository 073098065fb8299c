/// The screen goes off or on, and the keyguard comes or goes with it.
///
/// `ActivityTaskManagerService.setLockScreenShown`, `RootWindowContainer.applySleepTokens` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RootWindowContainer.java
extension ActivityTaskManagerService {
  mutating func setScreen(isOff: Bool, isLocked: Bool) {
    root.topFocusedDisplay.isSleeping = isOff
    root.topFocusedDisplay.isKeyguardLocked = isLocked
    resumeFocusedTasksTopActivities()
    enterPictureInPictureOnceUnlocked()
  }
}

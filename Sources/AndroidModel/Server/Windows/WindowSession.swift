/// The windows that the processes add to the tree and remove from it.
///
/// `Session.addToDisplay`, `remove`, `WindowManagerService.addWindow`, `removeWindow` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowManagerService.java
extension ActivityTaskManagerService {
  mutating func addWindow(_ client: IWindow, _ flags: LockScreenFlags) {
    var changesFlags = false
    updateFocusedWindow { root in changesFlags = root.addWindow(client, flags) }
    noteLockScreen(ofWindowOf: client.activity, isChanged: changesFlags)
  }

  mutating func removeWindow(_ client: IWindow) {
    updateFocusedWindow { root in root.removeWindow(client) }
  }

  /// The shade comes over everything, or goes.
  mutating func setNotificationShade(isOpen: Bool) {
    updateFocusedWindow { root in
      if isOpen { root.addNotificationShade() } else { root.removeNotificationShade() }
    }
  }

  /// It goes with the next move of the focus.
  mutating func leaveNotificationShade() { root.defaultDisplay.isShadeLeaving = true }

  /// It has not gone with a move of the focus.
  ///
  /// - Returns: false if no shade was to go.
  mutating func closeLeavingShade() -> Bool {
    guard root.defaultDisplay.isShadeLeaving else { return false }
    setNotificationShade(isOpen: false)
    return true
  }

  /// The task in front is shown in the list of recent tasks. Its window has not the focus
  /// meanwhile: the launcher takes its input.
  mutating func startRecentsAnimation() {
    updateFocusedWindow { root in root.isRecentsAnimationRunning = true }
    if isOverviewOnTop { updateTopResumedActivity(to: nil) }
  }

  /// The task is shown by itself again, or nothing is.
  mutating func finishRecentsAnimation(toTask: Bool) {
    let wasOnTop = isOverviewOnTop
    updateFocusedWindow { root in root.isRecentsAnimationRunning = false }
    guard toTask else { return }
    if wasOnTop { updateTopResumedActivity(to: root.topResumedActivity) }
    // `setCheckRotationAfterCleanup`: the device may have been turned meanwhile.
    updateOrientation()
  }

  /// Whether the launcher has come over the task, which goes on running under it.
  var isOverviewOnTop: Bool { root.isRecentsAnimationRunning && version.givesTopToOverview }
}

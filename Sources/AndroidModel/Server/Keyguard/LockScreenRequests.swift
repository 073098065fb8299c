/// What activities and their windows ask of a locked or sleeping device while they run.
///
/// `ActivityRecord.setShowWhenLocked`, `setInheritShowWhenLocked`, `setTurnScreenOn`,
/// `checkKeyguardFlagsChanged`, and `KeyguardController.dismissKeyguard` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
extension ActivityTaskManagerService {
  mutating func setLockScreen(
    _ flags: LockScreenFlags, to isSet: Bool, of token: ActivityToken
  ) {
    guard let activity = find(token) else { return }
    if isSet {
      root.activities[activity].lockScreen.formUnion(flags)
    } else {
      root.activities[activity].lockScreen.subtract(flags)
    }
    // The screen goes on for a window, not for the wish alone.
    if flags != .turnScreenOn { checkKeyguardFlagsChanged() }
  }

  /// `relayoutWindow`: a window comes or comes back with other flags.
  mutating func setLockScreen(_ flags: LockScreenFlags, of window: IWindow) {
    noteLockScreen(
      ofWindowOf: window.activity, isChanged: root.setLockScreen(flags, of: window))
  }

  /// A window has come or come back: `prepareWindowToDisplayDuringRelayout`, which turns the screen
  /// on from a dream as well.
  mutating func noteLockScreen(ofWindowOf token: ActivityToken, isChanged: Bool) {
    if isDreamInFront, let activity = root.find(token), canTurnScreenOn(activity) { stopDream() }
    guard isChanged || root.mayBeAsleep, let activity = root.find(token),
      isChanged || root.isAsleep(activity)
    else { return }
    if root.isAsleep(activity), canTurnScreenOn(activity) { wakeUp(for: activity) }
    checkKeyguardFlagsChanged()
  }

  private mutating func checkKeyguardFlagsChanged() {
    guard root.keyguard.isShowing else { return }
    resumeFocusedTasksTopActivities()
    dismissSplitScreenIfNeeded()
  }

  /// `requestDismissKeyguard`: of what would be seen without the keyguard. One that asks for a
  /// credential waits for the user.
  mutating func dismissKeyguard(_ callback: KeyguardController.DismissCallback) {
    guard root.keyguard.isShowing, let activity = find(callback.activity),
      root.isVisibleIgnoringKeyguard(activity)
    else { return tell(.onDismissError, to: [callback]) }
    root.keyguard.dismissCallbacks.append(callback)
    if root.topRunning(on: root.display(of: activity)) == activity,
      root.lockScreenFlags(of: activity).contains(.turnScreenOn)
    {
      wakeUp(for: activity)
    }
    guard !root.keyguard.isSecure, !root.isAsleep(activity) else { return }
    setScreen(isOff: false, isLocked: false)
  }

  /// The question for the credential is shown, also over activities that are shown over the lock,
  /// and has not been answered.
  var asksForCredential: Bool {
    !root.keyguard.dismissCallbacks.isEmpty && root.keyguard.isShowing
      && !root.defaultDisplay.isSleeping
  }

  /// `StatusBarKeyguardViewManager.onBackPressed`: Back takes the question away, and leaves what
  /// was there.
  mutating func cancelDismissal() {
    let asking = root.keyguard.dismissCallbacks
    root.keyguard.dismissCallbacks = []
    tell(.onDismissCancelled, to: asking)
  }

  /// Each is told once, and only if it is there still and its process lives.
  mutating func tell(
    _ answer: KeyguardDismissCallback, to asking: [KeyguardController.DismissCallback]
  ) {
    for callback in asking where root.find(callback.activity) != nil {
      switch callback {
      case .code(let id): post(.keyguardDismissal(id, answer), toProcessOf: id.token)
      case .picture(let token):
        if answer == .onDismissSucceeded { enterPictureInPictureOnceUnlocked(token) }
      }
    }
  }
}

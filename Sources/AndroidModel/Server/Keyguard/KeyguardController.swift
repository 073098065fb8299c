/// The keyguard, which is before everything that may not be shown over it.
///
/// `KeyguardController` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/KeyguardController.java
struct KeyguardController: Hashable, Sendable {
  /// `mKeyguardShowing`: also behind an activity that occludes it.
  var isShowing = false
  /// `isKeyguardSecure`
  var isSecure = false

  /// `canShowWhileOccluded`: what asks a keyguard to go that asks for nothing may stand before it.
  fileprivate func canShowWhileOccluded(_ flags: LockScreenFlags) -> Bool {
    flags.contains(.showWhenLocked) || flags.contains(.dismissKeyguard) && !isSecure
  }
}

extension RootWindowContainer {
  /// Whether the state of the screen lets an activity be seen.
  func canShow(_ activity: ActivityPlace) -> Bool {
    !topFocusedDisplay.isSleeping && checkKeyguardVisibility(activity)
  }

  /// `checkKeyguardVisibility`: only if the one on top wants to be before the keyguard, anything is.
  func checkKeyguardVisibility(_ activity: ActivityPlace) -> Bool {
    guard keyguard.isShowing else { return true }
    return isKeyguardOccluded && keyguard.canShowWhileOccluded(lockScreenFlags(of: activity))
  }

  /// `mOccluded`: the top activity is before the keyguard.
  var isKeyguardOccluded: Bool {
    guard keyguard.isShowing, let top = find(topRunningActivity) else { return false }
    return keyguard.canShowWhileOccluded(lockScreenFlags(of: top))
  }

  /// `shouldSleepActivities`: the screen is off, or shows the keyguard alone.
  var shouldSleepActivities: Bool {
    topFocusedDisplay.isSleeping || keyguard.isShowing && !isKeyguardOccluded
  }

  /// `canShowWhenLocked`, `containsDismissKeyguardWindow`, `getTurnScreenOnFlag`: what the activity asks
  /// for itself, what its windows ask, and what it has from the one below.
  func lockScreenFlags(of activity: ActivityPlace) -> LockScreenFlags {
    let token = activities[activity].token
    guard isFocusable(token) else { return [] }
    var flags = ownLockScreenFlags(of: activity)
    if flags.contains(.inheritShowWhenLocked), let below = activityBelow(activity),
      isFocusable(activities[below].token)
    {
      flags.formUnion(ownLockScreenFlags(of: below).intersection(.showWhenLocked))
    }
    return flags
  }

  private func ownLockScreenFlags(of activity: ActivityPlace) -> LockScreenFlags {
    activities[activity].windows.reduce(activities[activity].lockScreen) { flags, id in
      windows.find(id).map { flags.union(windows[$0].lockScreen) } ?? flags
    }
  }

  /// `getActivityBelow`: in the same task fragment.
  func activityBelow(_ activity: ActivityPlace) -> ActivityPlace? {
    guard let fragment = taskFragments.find(activities[activity].parent),
      let index = taskFragments[fragment].activities.lastIndex(of: activities[activity].token),
      index > 0
    else { return nil }
    return activities.find(taskFragments[fragment].activities[index - 1])
  }
}

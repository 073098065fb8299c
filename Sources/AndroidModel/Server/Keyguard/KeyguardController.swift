/// The keyguard, which is in front of everything that may not be shown over it.
///
/// `KeyguardController` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/KeyguardController.java
struct KeyguardController: Hashable, Sendable {
  /// `DismissCallbackRegistry`: the callbacks of those that have asked it to go and wait for the
  /// user's answer.
  var dismissCallbacks: [DismissCallback] = []
  /// `mKeyguardShowing`: also behind an activity that occludes it.
  var isShowing = false
  /// `isKeyguardSecure`
  var isSecure = false
  /// Its window is on the display: it comes after everything sleeps, and is the last to go.
  var isDrawn = false
  /// `KeyguardViewMediator.mNeedToReshowWhenReenabled`: only a locked task keeps it away.
  var isToBeShownAgain = false

  /// `IKeyguardDismissCallback`: what is to be done once it has gone.
  enum DismissCallback: Hashable, Sendable {
    /// This instance is told.
    case code(ActivityID)
    /// The activity becomes a picture.
    case picture(ActivityToken)

    var activity: ActivityToken {
      switch self {
      case .code(let id): id.token
      case .picture(let token): token
      }
    }
  }

  /// `canShowWhileOccluded`: an activity that asks a keyguard without a credential to go may be
  /// shown over it.
  fileprivate func canShowWhileOccluded(_ flags: LockScreenFlags) -> Bool {
    flags.contains(.showWhenLocked) || flags.contains(.dismissKeyguard) && !isSecure
  }
}

extension RootWindowContainer {
  /// Whether the state of the screen lets an activity be seen.
  // Not inlined, for the reason given at `hasSeveralWindows`.
  @inline(never)
  func canShow(_ activity: ActivityPlace) -> Bool {
    guard hasSeveralDisplays || keyguard.isShowing else { return !defaultDisplay.isSleeping }
    return !isAsleep(activity) && checkKeyguardVisibility(activity)
  }

  /// Whether some display can be off. Asked first, because mostly none is.
  @inline(__always)
  var mayBeAsleep: Bool { hasSeveralDisplays ? true : defaultDisplay.isSleeping }

  /// Whether its display is off.
  @inline(__always)
  func isAsleep(_ activity: ActivityPlace) -> Bool {
    displays[display(of: activity)].isSleeping
  }

  /// `checkKeyguardVisibility`: an activity can be shown over the keyguard only if the one on top
  /// of its display can.
  func checkKeyguardVisibility(_ activity: ActivityPlace) -> Bool {
    guard keyguard.isShowing else { return true }
    return isKeyguardOccluded(on: display(of: activity)) && canShowWhileOccluded(activity)
  }

  /// `mOccluded`: the top activity of the display is before the keyguard.
  func isKeyguardOccluded(on display: DisplayID = .default) -> Bool {
    guard keyguard.isShowing, let top = topRunning(on: display) else { return false }
    return canShowWhileOccluded(top)
  }

  /// `ActivityRecord.canShowWhenLocked`: parts of a task that are beside each other only together.
  private func canShowWhileOccluded(_ activity: ActivityPlace) -> Bool {
    guard keyguard.canShowWhileOccluded(lockScreenFlags(of: activity)) else { return false }
    guard let beside = find(topActivity(beside: activity)) else { return true }
    return keyguard.canShowWhileOccluded(lockScreenFlags(of: beside))
  }

  /// `shouldSleepActivities`: the display is off, or shows the keyguard alone.
  func shouldSleepActivities(on display: DisplayID) -> Bool {
    displays[display].isSleeping || keyguard.isShowing && !isKeyguardOccluded(on: display)
  }

  /// `canShowWhenLocked`, `containsDismissKeyguardWindow`, `getTurnScreenOnFlag`: what the activity
  /// asks for itself, what its windows ask, and what it has from the one below.
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
    activities[activity].windows.reduce(activities[activity].lockScreen) { flags, window in
      flags.union(window.lockScreen)
    }
  }

  /// `getActivityBelow`: in the same task fragment.
  func activityBelow(_ activity: ActivityPlace) -> ActivityPlace? {
    guard let fragment = taskFragment(of: activity),
      let index = taskFragments[fragment].activities.lastIndex(of: activities[activity].token),
      index > 0
    else { return nil }
    return activities.find(taskFragments[fragment].activities[index - 1])
  }
}

/// What code asks of a locked or sleeping device: for the activity, or for its window, which the
/// server hears of when it lays the window out.
///
/// `Activity.setShowWhenLocked`, `setInheritShowWhenLocked`, `setTurnScreenOn`, `Window.addFlags`,
/// `clearFlags`, `KeyguardManager.requestDismissKeyguard`, and `ViewRootImpl.setLayoutParams` for a
/// window that is there, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/Activity.java
extension ActivityThread {
  mutating func perform(_ call: LockScreenCall, on token: ActivityToken) {
    switch call {
    case .setShowWhenLocked(let isSet):
      request(.activity(token, .setLockScreen(.showWhenLocked, to: isSet)))
    case .setInheritShowWhenLocked(let isSet):
      request(.activity(token, .setLockScreen(.inheritShowWhenLocked, to: isSet)))
    case .setTurnScreenOn(let isSet):
      request(.activity(token, .setLockScreen(.turnScreenOn, to: isSet)))
    case .addFlags(let flags): changeWindowFlags(of: token) { $0.formUnion(flags) }
    case .clearFlags(let flags): changeWindowFlags(of: token) { $0.subtract(flags) }
    case .requestDismissKeyguard:
      guard let id = activities[token]?.id else { return }
      request(.activity(token, .dismissKeyguard(id.object)))
    }
  }

  /// `KeyguardManager.requestDismissKeyguard`: only an instance that is still there is told, and
  /// not one that has taken its place.
  mutating func tellDismissal(
    _ callback: KeyguardDismissCallback, to id: ActivityID
  ) throws(AndroidException) {
    guard activities[id.token]?.id == id else { return }
    try tell(.keyguardDismiss(callback), to: .activity(id))
  }

  private mutating func changeWindowFlags(
    of token: ActivityToken, _ change: (inout LockScreenFlags) -> Void
  ) {
    guard var flags = activities[belongingsOf: token]?.value.windowFlags,
      let decor = activities[token]?.decor
    else { return }
    change(&flags)
    activities[belongingsOf: token]?.value.windowFlags = flags
    guard decor != .detached, activities[belongingsOf: token]?.value.keptWindowFlags == nil
    else { return }
    request(.window(.relayout(.main(of: token), flags)))
  }
}

extension AndroidVersion {
  func has(_ call: LockScreenCall) -> Bool {
    switch call {
    case .setShowWhenLocked, .setTurnScreenOn: hasLockScreenAttributes
    case .setInheritShowWhenLocked: inheritsShowWhenLocked
    case .addFlags, .clearFlags: true
    case .requestDismissKeyguard: requestsDismissal
    }
  }
}

// Follows platform/frameworks/base, core/java/com/android/internal/policy/DecorView.java:
// startActionMode, dispatchKeyEvent; core/java/android/app/Activity.java: onActionModeStarted.

/// Action modes in the window of an activity.
///
/// https://developer.android.com/develop/ui/views/components/menus#CAB
extension ActivityThread {
  /// A new primary mode ends the one that is there.
  mutating func startActionMode(_ token: ActivityToken) throws(AndroidException) {
    try finishActionMode(token)
    guard let id = activities[token]?.id else { return }
    activities[belongingsOf: token]?.value.hasActionMode = true
    try call(.activity(.onActionModeStarted), on: .activity(id))
  }

  mutating func finishActionMode(_ token: ActivityToken) throws(AndroidException) {
    guard hasActionMode(token), let id = activities[token]?.id else { return }
    activities[belongingsOf: token]?.value.hasActionMode = false
    try call(.activity(.onActionModeFinished), on: .activity(id))
  }

  func hasActionMode(_ token: ActivityToken) -> Bool {
    activities[belongingsOf: token]?.value.hasActionMode ?? false
  }
}

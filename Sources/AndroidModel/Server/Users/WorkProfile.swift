/// The work profile of the user, which can be paused: what runs in it is stopped then, and what is
/// started of it is answered by a dialog.
///
/// `ActivityStartInterceptor.interceptQuietProfileIfNeeded`, and for the dialog
/// https://github.com/aosp-mirror/platform_frameworks_base/blob/0b89088ce21b73aa249f28d79cdbcaf5f813f4eb/core/java/com/android/internal/app/UnlaunchableAppActivity.java
extension ActivityTaskManagerService {
  /// `setQuietModeEnabled`: the user of the profile is stopped, and with it all that runs as it.
  ///
  /// - Returns: the processes to kill.
  mutating func pauseWorkProfile() -> [ProcessName] {
    isWorkProfilePaused = true
    let uids = image.uidsOfWorkProfile
    for uid in uids { stopUser(of: uid) }
    return uids.flatMap { processes(of: $0) }
  }

  /// What was to be started is started now, if it is the dialog that the user answers.
  mutating func resumeWorkProfile() {
    isWorkProfilePaused = false
    guard let dialog = root.topRunningActivity, let activity = root.find(dialog),
      root.activities[activity].component == .unlaunchableApp
    else { return }
    let target = root.activities[activity].intent
    finishIfPossible(dialog)
    startActivitiesFromOutside([target])
  }

  /// In a task of its own, so that a caller that has asked for a result is told at once that there
  /// is none.
  mutating func startUnlaunchableApp(for intent: Intent) -> ActivityToken {
    leaveFront()
    return addActivityOfSystem(
      .unlaunchableApp, intent: intent, to: root.createRootTask(.standard))
  }
}

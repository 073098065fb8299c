/// The Home key has the windows of the system closed before it goes home, and activities that count
/// as such end with them.
///
/// `RootWindowContainer.closeSystemDialogActivities` (before API 30
/// `ActivityStack.closeSystemDialogsLocked`) in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/wm/RootWindowContainer.java
/// which `PhoneWindowManager.startDockOrHome` asks for, in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/policy/PhoneWindowManager.java
extension ActivityTaskManagerService {
  /// From the front to the back, those of every task.
  mutating func closeSystemDialogActivities() {
    for task in root.leafTasks {
      for token in root.activities(in: task).reversed() where endsWithSystemDialogs(token) {
        finishIfPossible(token)
      }
    }
  }

  /// `FLAG_FINISH_ON_CLOSE_SYSTEM_DIALOGS`. Of the dialogs that choose an app only
  /// `ChooserActivity` has it, which asks even if there is one app to choose.
  private func endsWithSystemDialogs(_ token: ActivityToken) -> Bool {
    guard let activity = root.find(token) else { return false }
    if root.activities[activity].component == .resolver {
      return root.activities[activity].intent.asksUser
    }
    return root.activities[activity].info?.flags.contains(.finishOnCloseSystemDialogs) == true
  }
}

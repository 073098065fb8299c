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
      for token in root.activities(in: task).reversed() {
        guard let activity = root.find(token),
          root.activities[activity].info?.flags.contains(.finishOnCloseSystemDialogs) == true
        else { continue }
        finishIfPossible(token)
      }
    }
  }
}

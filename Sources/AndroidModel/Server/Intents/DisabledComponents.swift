/// An activity of the app is enabled or disabled while it runs.
///
/// `ActivityManagerService.broadcastIntentLocked` of `ACTION_PACKAGE_CHANGED`,
/// `cleanupDisabledPackageComponents`, `RootWindowContainer.finishDisabledPackageActivities`,
/// `RecentTasks.cleanupDisabledPackageTasksLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RootWindowContainer.java
extension ActivityTaskManagerService {
  /// That the package has changed is broadcast, and takes effect after what is under way.
  mutating func setComponentEnabled(_ setting: ComponentSetting) {
    packageChanges.append(setting)
  }

  mutating func takePackageChange() -> ComponentSetting? {
    packageChanges.isEmpty ? nil : packageChanges.removeFirst()
  }

  /// Its instances are finished, together with the rest of a task that has one, and so are the
  /// tasks that begin with it.
  mutating func cleanUp(disabled name: ClassID) {
    for task in root.leafTasks {
      var tokens = Array(root.activities(in: task))
      if !version.stopsPackageUpwards { tokens.reverse() }
      for token in tokens.drop(while: { !root.isInstance($0, of: name) }) {
        finishIfPossible(token)
      }
    }
    for entry in recentTasks.entries where identity(of: entry)?.realActivity == name {
      removeTask(entry.task, killing: [])
    }
    resumeFocusedTasksTopActivities()
  }
}

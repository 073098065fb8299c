/// The device is shut down and started anew.
///
/// `ActivityTaskManagerService.shuttingDown`, `ActivityTaskSupervisor.shutdownLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskManagerService.java
extension ActivityTaskManagerService {
  /// Everything is put to sleep, and waited for, before the processes go.
  mutating func shutDown() {
    setScreen(isOff: true, isLocked: root.keyguard.isShowing)
  }

  /// The server after the restart: what was persisted is there, what was only in memory is not, and
  /// the user has unlocked the device.
  func rebooted() -> ActivityTaskManagerService {
    var displays = image.app.displays
    displays.count = root.displays.order.count
    displays.isLarge = root.defaultDisplay.isLarge
    var booted = ActivityTaskManagerService(image: image, version: version, displays: displays)
    booted.root.setSettings(as: root)
    booted.fixesOrientation = root.userRotation != UserRotation()
    booted.recentTasks = persistedRecentTasks(in: &booted.root)
    booted.permissions = permissions
    booted.preferredActivities = preferredActivities
    booted.packageLocales = packageLocales
    booted.nightMode = nightMode
    booted.isWorkProfilePaused = isWorkProfilePaused
    booted.lockTask.allowsApp = lockTask.allowsApp
    return booted
  }
}

extension RootWindowContainer {
  /// How the user holds the device, and its settings. Only the home screen of a phone still asks
  /// for an orientation.
  fileprivate mutating func setSettings(as old: RootWindowContainer) {
    userRotation = old.userRotation
    configuration = old.configuration
    let shown = defaultDisplay.isLarge ? userRotation.preferred : UserRotation.natural
    if configuration.orientation != shown { configuration.rotate() }
  }
}

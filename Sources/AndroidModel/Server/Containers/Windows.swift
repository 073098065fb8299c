/// The windows in the tree: an activity's below it, the system's over everything.
///
/// `WindowToken.addWindow`, `ActivityRecord.isFirstChildWindowGreaterThanSecond` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
extension RootWindowContainer {
  /// A window of an activity; its main window is always the lowest. One that is there already stays.
  ///
  /// - Returns: whether the flags are others than it had; one that was not there had none.
  @discardableResult
  mutating func addWindow(_ client: IWindow, _ flags: LockScreenFlags = []) -> Bool {
    guard let activity = find(client.activity) else { return false }
    if let place = place(of: client, in: activity) {
      return setLockScreen(flags, of: activities[activity].windows[place])
    }
    let window = insertWindow(
      client.isMain ? .baseApplication(client) : .application(client), flags)
    let top = activities[activity].windows.count
    activities[activity].windows.insert(window, at: client.isMain ? 0 : top)
    return !flags.isEmpty
  }

  /// - Returns: whether these are others than it had.
  mutating func setLockScreen(_ flags: LockScreenFlags, of client: IWindow) -> Bool {
    guard let activity = find(client.activity), let place = place(of: client, in: activity)
    else { return false }
    return setLockScreen(flags, of: activities[activity].windows[place])
  }

  mutating func removeWindow(_ client: IWindow) {
    guard let activity = find(client.activity), let place = place(of: client, in: activity) else {
      return
    }
    dropWindow(activities[activity].windows.remove(at: place))
  }

  /// They go with who has made them: `WindowState.DeathRecipient`.
  mutating func removeWindows(of activity: ActivityPlace) {
    for window in activities[activity].windows.takeAll() { dropWindow(window) }
  }

  /// Among the windows of the activity, which are few.
  private func place(of client: IWindow, in activity: ActivityPlace) -> Int? {
    for place in activities[activity].windows.indices {
      guard let window = windows.find(activities[activity].windows[place]),
        windows[window].client == client
      else { continue }
      return place
    }
    return nil
  }

  mutating func addNotificationShade() {
    guard defaultDisplay.notificationShade == nil else { return }
    defaultDisplay.notificationShade = insertWindow(.notificationShade)
  }

  mutating func removeNotificationShade() {
    guard let shade = defaultDisplay.notificationShade else { return }
    defaultDisplay.notificationShade = nil
    dropWindow(shade)
  }
}

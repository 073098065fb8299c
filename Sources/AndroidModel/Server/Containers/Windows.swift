/// The windows in the tree: an activity's below it, the system's over everything.
///
/// `WindowToken.addWindow`; `WindowState`, which adds itself to the window that it is a panel of;
/// and `ActivityRecord.isFirstChildWindowGreaterThanSecond` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
extension RootWindowContainer {
  /// A window of an activity. One that is there already stays.
  ///
  /// - Returns: whether the flags are others than it had; one that was not there had none.
  @discardableResult
  mutating func addWindow(_ client: IWindow, _ flags: LockScreenFlags = []) -> Bool {
    guard let activity = find(client.activity) else { return false }
    if let place = place(of: client, in: activity) {
      return setLockScreen(flags, ofWindowAt: place, of: activity)
    }
    let window = makeWindow(client, flags)
    let place = placeOfNew(client, in: activity)
    activities[activity].windows.insert(window, at: place)
    activities[activity].lastWindow = window.serial
    return !flags.isEmpty
  }

  /// The main window is always the lowest, and its panels come next; each goes on top of its kind.
  private func placeOfNew(_ client: IWindow, in activity: ActivityPlace) -> Int {
    if client.isMain { return 0 }
    guard client.isPanel else { return activities[activity].windows.count }
    for place in activities[activity].windows.indices
    where activities[activity].windows[place].number > 0 {
      return place
    }
    return activities[activity].windows.count
  }

  /// - Returns: whether these are others than it had.
  mutating func setLockScreen(_ flags: LockScreenFlags, of client: IWindow) -> Bool {
    guard let activity = find(client.activity), let place = place(of: client, in: activity)
    else { return false }
    return setLockScreen(flags, ofWindowAt: place, of: activity)
  }

  private mutating func setLockScreen(
    _ flags: LockScreenFlags, ofWindowAt place: Int, of activity: ActivityPlace
  ) -> Bool {
    guard activities[activity].windows[place].lockScreen != flags else { return false }
    activities[activity].windows[place].lockScreen = flags
    return true
  }

  mutating func removeWindow(_ client: IWindow) {
    guard let activity = find(client.activity), let place = place(of: client, in: activity) else {
      return
    }
    activities[activity].windows.remove(at: place)
  }

  /// They go with the process that has made them: `WindowState.DeathRecipient`.
  mutating func removeWindows(of activity: ActivityPlace) {
    if !activities[activity].windows.isEmpty { activities[activity].windows = ShortList() }
  }

  /// The one that the client has now, if any.
  func window(of client: IWindow) -> WindowID? {
    guard let activity = find(client.activity), let place = place(of: client, in: activity) else {
      return nil
    }
    return WindowID(activities[activity].windows[place], of: client.activity)
  }

  /// Whether the activity has it still.
  @inline(__always)
  func has(_ client: IWindow, in activity: ActivityPlace) -> Bool {
    place(of: client, in: activity) != nil
  }

  /// Among the windows of the activity, which are few.
  @inline(__always)
  private func place(of client: IWindow, in activity: ActivityPlace) -> Int? {
    for place in activities[activity].windows.indices
    where activities[activity].windows[place].number == client.number {
      return place
    }
    return nil
  }

  var isNotificationShadeOpen: Bool { defaultDisplay.notificationShade != nil }

  mutating func addNotificationShade() {
    defaultDisplay.notificationShade = .notificationShade
  }

  mutating func removeNotificationShade() {
    guard isNotificationShadeOpen else { return }
    defaultDisplay.notificationShade = nil
    defaultDisplay.isShadeLeaving = false
  }
}

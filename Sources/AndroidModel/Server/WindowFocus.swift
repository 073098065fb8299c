/// Which window has the focus.
///
/// `DisplayContent.setFocusedApp`, `findFocusedWindow`, `updateFocusedWindowLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/DisplayContent.java
extension RootWindowContainer {
  /// `findFocusedWindow`: the shade, else the topmost window of the focused activity.
  @inline(__always)
  var focusedWindow: WindowID? {
    if let shade = defaultDisplay.notificationShade { return shade }
    if isRecentsAnimationRunning { return nil }
    guard let activity = find(focusedApp) else { return nil }
    return activities[activity].windows.last
  }
}

extension RootWindowContainer {
  /// Whose window gets the keys: that of the activity in front, or of one beside it in its task that a
  /// finger has given the focus.
  var keyReceiver: ActivityToken? {
    guard let top = topResumedActivity else { return nil }
    guard let focused = focusedApp, focused != top, isResumed(focused),
      task(of: focused) == task(of: top)
    else { return top }
    return focused
  }
}

extension ActivityTaskManagerService {
  /// A finger comes down in the window of an activity: `setFocusedTask`. Within the task in front it gives
  /// the focus alone to one of the parts beside each other.
  mutating func touch(_ touched: ActivityToken) {
    isUserLeaving = false
    guard let task = root.task(of: touched), let place = root.topNonFinishingActivity(in: task)
    else { return }
    let top = root.activities[place].token
    if topResumedActivity == top, root.focusedApp == top {
      if root.organizedFragment(of: touched) != nil { setFocusedApp(touched) }
      return
    }
    root.moveToFront(task)
    resumeFocusedTasksTopActivities()
    if topResumedActivity == top { setFocusedApp(top) }
  }

  /// Moves the focus to the windows of an activity. The shade closes for it, and the list of
  /// recent tasks.
  mutating func setFocusedApp(_ token: ActivityToken?) {
    let display = root.find(token).map { root.display(of: $0) } ?? root.focusedDisplay
    guard root.focusedApp != token || root.focusedDisplay != display else { return }
    updateFocusedWindow { root in
      root.removeNotificationShade()
      root.isRecentsAnimationRunning = false
      root.setFocusedApp(token, on: display)
    }
  }

  /// Changes the tree, and tells the window that loses the focus by it and the one that gains it.
  mutating func updateFocusedWindow(_ change: (inout RootWindowContainer) -> Void) {
    let old = root.focusedWindow
    change(&root)
    let new = root.focusedWindow
    guard old != new else { return }
    reportFocusChanged(false, to: old)
    reportFocusChanged(true, to: new)
  }

  /// `WindowState.reportFocusChangedSerialized`; a window that is gone is told nothing.
  mutating func reportFocusChanged(_ hasFocus: Bool, to id: WindowID?) {
    guard let id, let window = root.windows.find(id), let client = root.windows[window].client,
      let activity = root.find(client.activity), let process = root.activities[activity].app
    else { return }
    post(.windowFocus(client, hasFocus), to: process)
  }
}

/// Which window has the focus.
///
/// `DisplayContent.setFocusedApp`, `findFocusedWindow`, `updateFocusedWindowLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/DisplayContent.java
extension RootWindowContainer {
  /// `findFocusedWindow`: the shade, else the topmost window of the focused activity.
  var focusedWindow: WindowID? {
    if let shade = defaultDisplay.notificationShade { return shade }
    guard let activity = find(focusedApp) else { return nil }
    return activities[activity].windows.last
  }
}

extension ActivityTaskManagerService {
  /// Moves the focus to the windows of an activity. The shade closes for it.
  mutating func setFocusedApp(_ token: ActivityToken?) {
    let display = root.find(token).map { root.display(of: $0) } ?? root.focusedDisplay
    guard root.focusedApp != token || root.focusedDisplay != display else { return }
    updateFocusedWindow { root in
      root.removeNotificationShade()
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

/// Which window has the focus.
///
/// `DisplayContent.setFocusedApp`, `findFocusedWindow`, `updateFocusedWindowLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/DisplayContent.java
extension RootWindowContainer {
  /// `mCurrentFocus`: the topmost window that can have it.
  var currentFocus: WindowID? {
    if let shade = topFocusedDisplay.notificationShade { return shade }
    guard let activity = find(topFocusedDisplay.focusedApp) else { return nil }
    return activities[activity].window
  }
}

extension ActivityTaskManagerService {
  /// Moves the focus to the window of an activity. The shade closes for it.
  mutating func setFocusedApp(_ token: ActivityToken?) {
    let old = root.topFocusedDisplay.focusedApp
    guard old != token else { return }
    closeNotificationShade()
    root.topFocusedDisplay.focusedApp = token
    if let old { reportFocus(false, to: old) }
    if let token {
      addMainWindow(of: token)
      reportFocus(true, to: token)
    }
  }

  private mutating func addMainWindow(of token: ActivityToken) {
    guard let activity = find(token), root.activities[activity].window == nil else { return }
    root.activities[activity].window = root.addWindow(.baseApplication(token))
  }

  /// The shade comes over the resumed activity, or goes.
  mutating func setNotificationShade(isOpen: Bool, over token: ActivityToken) {
    if !isOpen {
      closeNotificationShade()
    } else if root.topFocusedDisplay.notificationShade == nil {
      root.topFocusedDisplay.notificationShade = root.addWindow(.notificationShade)
    }
    reportFocus(!isOpen, to: token)
  }

  private mutating func closeNotificationShade() {
    guard let shade = root.topFocusedDisplay.notificationShade else { return }
    root.removeWindow(shade)
    root.topFocusedDisplay.notificationShade = nil
  }

  /// `IWindow.windowFocusChanged`; a window that knows it already ignores it.
  private mutating func reportFocus(_ hasFocus: Bool, to token: ActivityToken) {
    guard let activity = find(token), root.activities[activity].app == .app else { return }
    post(.windowFocus(token, hasFocus))
  }
}

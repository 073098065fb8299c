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
    guard let token = focusedApp, let activity = find(token),
      let top = activities[activity].windows.last
    else { return nil }
    return WindowID(top, of: token)
  }
}

extension RootWindowContainer {
  /// Whether the focus is where it is.
  @inline(__always)
  func hasFocus(_ activity: ActivityPlace) -> Bool {
    focusedApp == activities[activity].token && focusedDisplay == display(of: activity)
  }

  @inline(__always)
  func isOfSameApp(_ one: ActivityToken?, _ other: ActivityToken?) -> Bool {
    guard let one = find(one), let other = find(other) else { return false }
    return activities[one].info?.uid == activities[other].info?.uid
  }

  /// The display that has the focus with the activity.
  @inline(__always)
  fileprivate func displayToFocus(_ token: ActivityToken?) -> DisplayID {
    guard let activity = find(token) else { return focusedDisplay }
    return display(of: activity)
  }

  /// The window that gets the keys: that of the activity in front, or of one beside it in its task
  /// that a touch has given the focus.
  var keyReceiver: ActivityToken? {
    guard let top = topResumedActivity else { return nil }
    guard let focused = focusedApp, focused != top, isResumed(focused),
      task(of: focused) == task(of: top)
    else { return top }
    return focused
  }
}

extension ActivityTaskManagerService {
  /// A finger comes down in the window of an activity: `setFocusedTask`. Within the task in front
  /// it gives the focus alone to one of the parts beside each other.
  mutating func touch(_ touched: ActivityToken) {
    guard let task = root.task(of: touched), let place = root.topNonFinishingActivity(in: task)
    else { return }
    let top = root.activities[place].token
    if topResumedActivity == top, root.focusedApp == top {
      if root.organizedFragment(of: touched) != nil { setFocusedApp(touched) }
      return
    }
    bringToFront(task)
    resumeFocusedTasksTopActivities()
    if topResumedActivity == top { setFocusedApp(top) }
  }

  /// `setFocusedActivityLocked`, as the next activity waits for a pause: no window below it gets
  /// the keys any more, and its own is not there yet. What finishes stands above it, and keeps them
  /// until then.
  mutating func awaitFocus(of next: ActivityToken) {
    guard !root.isVisible(next), let focused = root.find(root.focusedApp),
      !root.activities[focused].isFinishing, version.focusesWhatIsStarted
    else { return }
    let reason =
      root.isOfSameApp(next, root.focusedApp) ? root.activities[focused].pauseReason : .appState
    updateFocusedWindow(losing: reason) { root in
      root.setFocusedApp(nil, on: root.focusedDisplay)
    }
  }

  /// Moves the focus to the windows of an activity. The list of recent tasks closes for it, and so
  /// does a shade that the user has left; under one that stays no window gets it.
  mutating func setFocusedApp(_ token: ActivityToken?) {
    let display = root.displayToFocus(token)
    guard root.focusedApp != token || root.focusedDisplay != display else { return }
    // The user is with another app now, whatever brought that about.
    let leavesApp = token != nil && !root.isOfSameApp(token, root.focusedApp)
    updateFocusedWindow(losing: leavesApp ? .appState : nil) { root in
      if root.defaultDisplay.isShadeLeaving { root.removeNotificationShade() }
      root.isRecentsAnimationRunning = false
      root.setFocusedApp(token, on: display)
    }
  }

  /// Changes the tree, and tells the window that loses the focus by it and the one that gains it.
  ///
  /// - Parameter losing: why the one loses it, if not for what is going on.
  mutating func updateFocusedWindow(
    losing: AndroidReason? = nil, _ change: (inout RootWindowContainer) -> Void
  ) {
    let old = root.focusedWindow
    change(&root)
    let new = root.focusedWindow
    guard old != new else { return }
    // `REPORT_FOCUS_CHANGE` tells the window that gains it first; since API 26 no window has it in
    // between.
    let isTraded = old != nil && new != nil && version.focusesWhatIsStarted
    let loss = WindowFocus.lost(
      toInputMethodTarget: new == nil || new != root.defaultDisplay.notificationShade)
    if isTraded { reportFocusChanged(.gained, to: new) }
    reportFocusChanged(loss, to: old, because: losing)
    if !isTraded { reportFocusChanged(.gained, to: new) }
    if backNavigation != nil { onFocusWindowChanged(to: new) }
  }

  /// `WindowState.reportFocusChangedSerialized`; a window that is gone is told nothing.
  mutating func reportFocusChanged(
    _ focus: WindowFocus, to id: WindowID?, because reason: AndroidReason? = nil
  ) {
    guard let client = id?.client, let activity = root.find(client.activity),
      focus == .gained || root.has(client, in: activity),
      let process = root.activities[activity].app
    else { return }
    post(.windowFocus(client, focus), to: process, because: reason)
  }
}

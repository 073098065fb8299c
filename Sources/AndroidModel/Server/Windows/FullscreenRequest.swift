/// An activity in a free window asks for the whole display, and for its window again.
///
/// `ActivityClientController.requestMultiwindowFullscreen` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityClientController.java
extension ActivityTaskManagerService {
  mutating func requestFullscreenMode(_ request: FullscreenModeRequest, of token: ActivityToken) {
    if !queue(.fullscreenMode(request, token)) { executeFullscreenRequest(request, of: token) }
  }

  /// Only the focused task may; and only what has come out of a window this way goes back to one.
  mutating func executeFullscreenRequest(
    _ request: FullscreenModeRequest, of token: ActivityToken
  ) {
    guard let task = root.task(of: token), task == frontTask, let place = root.tasks.find(task)
    else { return }
    switch request {
    case .enter:
      guard root.windowingMode(of: task) == .freeform else { return }
      root.setWindowingMode(.undefined, of: task)
    case .exit:
      guard root.tasks[place].restoresFreeform else { return }
      root.setWindowingMode(.freeform, of: task)
    }
    collect(.other)
    root.setRestoresFreeform(request == .enter, of: task)
    resumeFocusedTasksTopActivities()
  }
}

/// What the server knows of a process.
///
/// `WindowProcessController` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowProcessController.java
struct WindowProcessController: Hashable, Sendable {
  let name: ProcessName
  /// `hasThread`: it was started and has not died.
  var hasThread = false
  /// `hasPendingUiClean`: something of it was on the screen since it was last told that it is not.
  var hasPendingUIClean = false
}

/// Whose process it is. Processes other than the app's do at once what they are told.
enum ProcessName: Hashable, Sendable, CaseIterable {
  case app
  case launcher
  case otherApp
  case permissionController
}

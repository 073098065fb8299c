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
  /// When the last process of this name crashed, in logical time: `AppErrors.mProcessCrashTimes`.
  var lastCrash: Int?
}

/// The name of a process: `ApplicationInfo.processName`.
///
/// https://developer.android.com/guide/topics/manifest/activity-element#proc
enum ProcessName: Hashable, Sendable, CaseIterable {
  /// The app's default one, by the name of its package.
  case app
  case launcher
  case otherApp
  case assistant
  case dream
  case permissionController

  /// Its code is the app's and runs; the other processes do at once what they are told.
  var runsApp: Bool {
    switch self {
    case .app: true
    case .launcher, .otherApp, .assistant, .dream, .permissionController: false
    }
  }
}

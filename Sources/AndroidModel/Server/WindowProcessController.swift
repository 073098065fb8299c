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
  /// When it last started an activity, or finished one in sight: `mLastActivityLaunchTime` and
  /// `mLastActivityFinishTime`, if that was after `getLastStopAppSwitchesTime`.
  var graceBegan: Int?
  /// Until when it may start activities because something that the user tapped has reached it.
  var backgroundStartTokenEnd: Int?
  /// When the last process of this name crashed, in logical time: `AppErrors.mProcessCrashTimes`.
  var lastCrash: Int?
}

/// The name of a process: `ApplicationInfo.processName`.
///
/// https://developer.android.com/guide/topics/manifest/activity-element#proc
enum ProcessName: Hashable, Sendable, Comparable {
  /// One of the modelled apps', by its place in the image.
  case ofApp(Int)
  case launcher
  case otherApp
  case assistant
  case dream
  case permissionController
  /// `android:ui`
  case systemDialogs

  /// The default one of the app under test, which has the name of its package.
  static let app = ProcessName.ofApp(0)

  /// Those that every device has.
  static let ofSystem: [ProcessName] = [
    .launcher, .otherApp, .assistant, .dream, .permissionController, .systemDialogs,
  ]

  /// Its code is the app's and runs; the other processes do at once what they are told.
  var runsApp: Bool {
    switch self {
    case .ofApp: true
    case .launcher, .otherApp, .assistant, .dream, .permissionController, .systemDialogs: false
    }
  }

  /// Among the processes of the app's image.
  var place: Int {
    guard case .ofApp(let place) = self else { return 0 }
    return place
  }

  /// The system's come before the apps'.
  var index: Int {
    switch self {
    case .launcher: 0
    case .otherApp: 1
    case .assistant: 2
    case .dream: 3
    case .permissionController: 4
    case .systemDialogs: 5
    case .ofApp(let index): Self.ofSystem.count + index
    }
  }

  static func < (left: ProcessName, right: ProcessName) -> Bool { left.index < right.index }
}

/// The server's record of a process.
///
/// `WindowProcessController` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowProcessController.java
struct WindowProcessController: Hashable, Sendable {
  let name: ProcessName
  /// `hasThread`: it was started and has not died.
  var hasThread = false
  /// `mLastReportedConfiguration`
  var lastReportedConfiguration = Configuration()
  /// `mActivities`, in the order in which they were added. Some that have gone or are about to go
  /// are left in the middle; the last one is always there.
  var activities = ShortList<ActivityToken>()
  /// `hasPendingUiClean`: something of it was on the screen since it was last told that it is not.
  var hasPendingUIClean = false
  /// `mPendingConfiguration`, since API 31 `mHasCachedConfiguration`: the device has changed while
  /// it was cached.
  var hasPendingConfiguration = false
  /// When it last started an activity, or finished one in sight: `mLastActivityLaunchTime` and
  /// `mLastActivityFinishTime`, if that was after `getLastStopAppSwitchesTime`.
  var graceBegan: Int?
  /// Until when it may start activities because something that the user tapped has reached it.
  var backgroundStartTokenEnd: Int?
  /// When the last process of this name crashed, in logical time, if none has been started in the
  /// foreground since: `AppErrors.mProcessCrashTimes`.
  var lastCrash: Int?
}

/// The name of a process: `ApplicationInfo.processName`. It is a number, as names are compared at
/// every turn.
///
/// https://developer.android.com/guide/topics/manifest/activity-element#proc
struct ProcessName: Hashable, Sendable, Comparable {
  /// The system's come before the apps'.
  private let number: UInt32

  private init(number: UInt32) { self.number = number }

  static var launcher: ProcessName { ProcessName(number: 0) }
  static var otherApp: ProcessName { ProcessName(number: 1) }
  static var assistant: ProcessName { ProcessName(number: 2) }
  static var dream: ProcessName { ProcessName(number: 3) }
  static var permissionController: ProcessName { ProcessName(number: 4) }
  /// `android:ui`
  static var systemDialogs: ProcessName { ProcessName(number: 5) }

  /// Those that every device has.
  static let ofSystem: [ProcessName] = [
    .launcher, .otherApp, .assistant, .dream, .permissionController, .systemDialogs,
  ]

  /// The default one of the app under test, which has the name of its package.
  static var app: ProcessName { ProcessName(number: firstOfApp) }

  /// One of the modelled apps', by its place in the image.
  static func ofApp(_ place: Int) -> ProcessName {
    ProcessName(number: firstOfApp &+ UInt32(truncatingIfNeeded: place))
  }

  private static var firstOfApp: UInt32 { systemDialogs.number + 1 }

  /// Its code is the app's and runs; the other processes do at once what they are told.
  var runsApp: Bool { number >= Self.firstOfApp }

  /// Among the processes of the app's image.
  var place: Int { runsApp ? index - Int(Self.firstOfApp) : 0 }

  /// Among all that a device can have.
  var index: Int { Int(number) }

  static func < (left: ProcessName, right: ProcessName) -> Bool { left.number < right.number }
}

extension ProcessName: ShortListElement {
  init(word: UInt64) { self.init(number: UInt32(truncatingIfNeeded: word)) }

  var word: UInt64 { UInt64(number) }
}

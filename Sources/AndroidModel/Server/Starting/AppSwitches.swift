/// A user who goes home is not to be disturbed: until Android 11 anything that another app starts
/// within five seconds waits until they are over, or for the next start that is allowed; since then
/// an app that was left may not come back by itself.
///
/// `ActivityTaskManagerService.stopAppSwitches`, `checkAppSwitchAllowedLocked`, and
/// `ActivityStartController.doPendingActivityLaunches`, in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/wm/ActivityTaskManagerService.java
struct AppSwitches: Hashable, Sendable {
  /// `mAppSwitchesAllowedTime`, in milliseconds of logical time; nil: no start has to wait.
  fileprivate var allowedAt: Int?
  /// The home screen that the key has asked for has not been resumed since.
  fileprivate var awaitsHome = false
  /// `mPendingActivityLaunches`
  fileprivate var pending: [PendingLaunch] = []

  /// The arguments of a call that starts activities.
  struct PendingLaunch: Hashable, Sendable {
    let intents: [Intent]
    let source: ActivityToken?
    let caller: StartCaller
    let requestCode: Int?
  }
}

extension ActivityTaskManagerService {
  /// The Home key. Starts and finishes before it no longer count for the grace period, either.
  mutating func stopAppSwitches() {
    for process in processes { self[process.name].graceBegan = nil }
    appSwitches.allowedAt = clock + min(Self.appSwitchDelay, .max - clock)
  }

  mutating func resumeAppSwitches() { appSwitches.allowedAt = nil }

  /// `APP_SWITCH_DISALLOW`, the state of half a second: no longer than the home screen takes to
  /// come up.
  @inline(__always)
  var isOnWayHome: Bool {
    appSwitches.allowedAt != nil && appSwitches.awaitsHome && isHomeComingUp
  }

  /// Home has been pressed, and the activity in front may have to pause first.
  mutating func beginWayHome() { appSwitches.awaitsHome = isHomeComingUp }

  /// The home screen, or another activity of the system, is resumed.
  mutating func endWayHome() { appSwitches.awaitsHome = false }

  private var isHomeComingUp: Bool {
    guard let top = root.topRunning, !root.isResumed(top) else { return false }
    return root.activities[top].component == .home
  }

  var areAppSwitchesStopped: Bool {
    guard let allowedAt = appSwitches.allowedAt, clock < allowedAt else { return false }
    return version.delaysAppSwitches
  }

  /// Whether what is started on behalf of the app has to wait, as it is not the one in front.
  @inline(__always)
  func isAppSwitchStopped(for uid: UID?) -> Bool {
    guard appSwitches.allowedAt != nil else { return false }
    if let resumed = root.find(root.topResumedActivity),
      root.activities[resumed].info?.uid == uid
    {
      return false
    }
    return areAppSwitchesStopped
  }

  /// `addPendingActivityLaunch`: a start that may not come to the front anyway does not wait, but
  /// is dropped.
  mutating func postpone(_ launch: AppSwitches.PendingLaunch) {
    guard launch.caller.isRestricted else {
      appSwitches.pending.append(launch)
      return
    }
    for intent in launch.intents {
      sendCanceledResult(
        to: resultReceiver(of: intent, from: launch.source, requestCode: launch.requestCode))
    }
  }

  /// A start is allowed: those that have waited go before it, and none has to wait any more.
  mutating func takePendingLaunches() -> [AppSwitches.PendingLaunch] {
    guard appSwitches.allowedAt != nil else { return [] }
    appSwitches.allowedAt = nil
    defer { appSwitches.pending = [] }
    return appSwitches.pending
  }

  /// `DO_PENDING_ACTIVITY_LAUNCHES_MSG`, if its time has come.
  mutating func startPendingLaunchesWhenDue() {
    guard let allowedAt = appSwitches.allowedAt, clock >= allowedAt else { return }
    guard !appSwitches.pending.isEmpty else { return resumeAppSwitches() }
    reason = .navigation
    startPendingLaunches()
  }

  /// `clearPendingActivityLaunches`
  mutating func clearPendingLaunches(of uid: UID) {
    let image = image
    appSwitches.pending.removeAll { launch in
      launch.intents.contains { intent in
        image.activity(named: intent.component).map { image.uid(of: $0) } == uid
      }
    }
  }

  /// Milliseconds: `APP_SWITCH_DELAY_TIME`.
  private static let appSwitchDelay = 5_000
}

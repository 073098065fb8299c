/// The apps that may start an activity while the user does not see them.
///
/// `ActivityStarter.shouldAbortBackgroundActivityStart` and `isAllowedToStart`, from API 33
/// `BackgroundActivityStartController`, and
/// `WindowProcessController.areBackgroundActivityStartsAllowed`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/BackgroundActivityStartController.java
extension ActivityTaskManagerService {
  /// Whether activities that the process starts may not come to the front.
  @inline(__always)
  func shouldAbortBackgroundActivityStart(of caller: ProcessName) -> Bool {
    guard let uid = image.uid(of: caller), !mayDrawOverOthers(uid) else { return false }
    guard mayStartFromBackground(uid) else { return version.restrictsBackgroundStarts }
    if isOnWayHome, !processes(of: uid).contains(where: isAllowedByToken) {
      return version.blocksStartsOnWayHome
    }
    return root.pinnedTask != nil
      && !processes(of: uid).contains { isInGracePeriod($0) || isAllowedByToken($0) }
      && countsAsPictureAlone(uid) && version.blocksStartsOfPictures
  }

  /// Judged by the visible tasks of the app, or by the processes with anything visible.
  private func countsAsPictureAlone(_ uid: UID) -> Bool {
    let isSeenAlone = isSeenAsPictureAlone(uid)
    let isPinnedAsWhole = !processes(of: uid).contains {
      hasActivityInVisibleTask($0) && !inPinnedWindowingMode($0)
    }
    // The release has a say only where the two part.
    guard isSeenAlone != isPinnedAsWhole else { return isSeenAlone }
    return version.asksProcessesForPictures ? isPinnedAsWhole : isSeenAlone
  }

  /// Not `hasVisibleNotPinnedActivity`, nor an activity in a task that is seen and no picture.
  private func isSeenAsPictureAlone(_ uid: UID) -> Bool {
    !root.isAnyVisible { activity in
      guard let task = root.task(of: activity), task != root.pinnedTask else { return false }
      return root.activities(in: task).contains { isOf(uid, $0) }
    }
  }

  /// Whether a pending intent may not come to the front, neither by the right of its creator, of
  /// which only visible windows count, nor by that of its sender. A sender that waits for the
  /// result need not say that it lends its right. While the home screen comes up, a visible creator
  /// has no right.
  func shouldAbortBackgroundActivityStart(
    of creator: UID, _ creatorMode: BackgroundActivityStartMode,
    sentBy process: ProcessName, _ mode: BackgroundActivityStartMode, forResult: Bool
  ) -> Bool {
    guard let sender = image.uid(of: process) else { return false }
    let isHeld = isOnWayHome && version.blocksStartsOnWayHome
    let mayDraw = creatorMode != .allowIfVisible && mayDrawOverOthers(creator)
    if !isHeld && root.hasVisibleWindow(of: creator) || mayDraw,
      creatorMode.lends(unless: version.asksCreatorsOfPendingIntents)
    {
      return false
    }
    // That the user has let it draw over others counts for what it makes itself, and where it says
    // so.
    if maySend(sender, of: creator, mode, isHeld: isHeld) || sender == creator && mayDraw
      || mode == .allowAlways && mayDrawOverOthers(sender),
      mode.lends(unless: asksSender(sender, of: creator, forResult: forResult))
    {
      return false
    }
    return version.restrictsBackgroundStarts
  }

  /// Since Android 14 the sender is checked separately, even if it has made the pending intent
  /// itself.
  private func maySend(
    _ sender: UID, of creator: UID, _ mode: BackgroundActivityStartMode, isHeld: Bool
  ) -> Bool {
    if mode == .allowIfVisible { return !isHeld && root.hasVisibleWindow(of: sender) }
    guard isHeld else { return mayStartFromBackground(sender) }
    if root.hasVisibleWindow(of: sender),
      sender != creator || version.hasBackgroundStartModes, !version.holdsSendersOnWayHome
    {
      return true
    }
    return processes(of: sender).contains { isAllowedByToken($0) }
  }

  private func asksSender(_ sender: UID, of creator: UID, forResult: Bool) -> Bool {
    guard sender != creator, version.asksSendersOfPendingIntents else { return false }
    return !(forResult && version.trustsSendersForResult)
  }

  private func mayStartFromBackground(_ uid: UID) -> Bool {
    root.hasVisibleWindow(of: uid)
      || processes(of: uid).contains { areBackgroundActivityStartsAllowed($0) }
  }

  /// `hasSystemAlertWindowPermission`
  func mayDrawOverOthers(_ uid: UID) -> Bool {
    uid == .appUnderTest && image.app.mayDrawOverOthers
  }

  /// Whether a start that may not come to the front is carried out at all: only onto a task in
  /// which the app has an activity.
  func isAllowedToStart(_ start: StartRequest, in target: TaskID?) -> Bool {
    guard let target, let uid = start.callingUID else { return false }
    return root.activities(in: target).contains { isOf(uid, $0) }
  }

  private func areBackgroundActivityStartsAllowed(_ process: ProcessName) -> Bool {
    isInGracePeriod(process) || hasActivityInVisibleTask(process) || isAllowedByToken(process)
  }

  private func isInGracePeriod(_ process: ProcessName) -> Bool {
    guard let began = self[process].graceBegan else { return false }
    return clock - began < Self.backgroundStartGracePeriod
  }

  /// `isBackgroundStartAllowedByToken`, and `NotificationTrampolineCallback` since API 31.
  private func isAllowedByToken(_ process: ProcessName) -> Bool {
    guard let end = self[process].backgroundStartTokenEnd, clock < end else { return false }
    return !version.blocksNotificationTrampolines
  }

  /// `addOrUpdateBackgroundStartPrivileges`: the user has tapped what reaches a service or receiver
  /// of it.
  mutating func allowBackgroundStarts(by process: ProcessName) {
    self[process].backgroundStartTokenEnd = clock + min(Self.backgroundStartToken, .max - clock)
  }

  /// The activity itself may lie below another's.
  private func hasActivityInVisibleTask(_ process: ProcessName) -> Bool {
    root.visibleActivities.contains { token in
      guard let task = root.task(of: token), root.isAppTask(task),
        let top = root.topNonFinishingActivity(in: task), root.activities[top].token == token
      else { return false }
      return root.activity(in: task) { $0.app == process } != nil
    }
  }

  /// `setLastActivityLaunchTime`
  mutating func noteActivityLaunch(in process: ProcessName) {
    self[process].graceBegan = clock
  }

  /// `setLastActivityFinishTimeIfNeeded`: only finishing a visible activity counts.
  mutating func noteActivityFinish(in process: ProcessName) {
    guard self[process].graceBegan != clock, hasActivityInVisibleTask(process) else { return }
    self[process].graceBegan = clock
  }

  /// Milliseconds: `ACTIVITY_BG_START_GRACE_PERIOD_MS`.
  private static let backgroundStartGracePeriod = 10_000
  /// Milliseconds: `DEFAULT_SERVICE_BG_ACTIVITY_START_TIMEOUT`.
  private static let backgroundStartToken = 10_000
}

extension RootWindowContainer {
  /// Whether anything of the app is on the screen.
  fileprivate func hasVisibleWindow(of uid: UID) -> Bool {
    isAnyVisible { activities[$0].info?.uid == uid }
  }
}

extension BackgroundActivityStartMode {
  /// - Parameter hasToBeAsked: without a statement the right is not lent then.
  fileprivate func lends(unless hasToBeAsked: @autoclosure () -> Bool) -> Bool {
    switch self {
    case .allowed, .allowIfVisible, .allowAlways: true
    case .denied: false
    case .systemDefined: !hasToBeAsked()
    }
  }
}

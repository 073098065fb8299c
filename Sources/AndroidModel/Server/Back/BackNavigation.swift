/// What is shown under a finger that goes back: a picture of what Back leads to, or that itself.
///
/// `BackNavigationController.AnimationHandler`, as Android 15 has it, in
/// https://github.com/aosp-mirror/platform_frameworks_base/blob/471793ba7ac30275f58f3b293606990891e1863b/services/core/java/com/android/server/wm/BackNavigationController.java
/// and as Android 16 in
/// https://github.com/bluestacks/frameworks-base-a16/blob/140d213c0c369f7c5cad0e9cc5c2a8205b9136d6/services/core/java/com/android/server/wm/BackNavigationController.java
struct BackNavigation: Hashable, Sendable {
  /// `mCloseAdaptor`: the activity that the finger moves away.
  let closing: ActivityToken
  /// `mOpenActivities`: what comes to light, one after the other; two where they stand side by side.
  let opening: [ActivityToken]
  var preview: Preview

  enum Preview: Hashable, Sendable {
    /// `createStartingSurface`: a picture of it.
    case snapshot
    /// `mLaunchTaskBehind`: it is visible itself.
    case launchBehind
    /// Something else has taken its end, and what was shown is not any more.
    case over
  }
}

extension ActivityTaskManagerService {
  /// `startBackNavigation`, as far as it prepares what is shown.
  ///
  /// - Returns: whether the system moves the window, so that no callback hears of it.
  mutating func startBackNavigation(
    of token: ActivityToken, _ info: OnBackInvokedCallbackInfo
  ) -> Bool {
    let target = backTarget(of: token, info)
    guard !target.activities.isEmpty else { return false }
    switch target.type {
    case .crossActivity, .crossTask:
      let isPicture = version.showsSnapshotsUnderFinger && hasSnapshots(of: target)
      backNavigation = BackNavigation(
        closing: token, opening: target.activities,
        preview: isPicture ? .snapshot : .launchBehind)
      ensureActivitiesVisible()
      return true
    case .returnToHome:
      // Nobody here is told what the home screen's activity is.
      return false
    case .dialogClose, .callback: return false
    }
  }

  /// `KEY_GESTURE_FINISHED`: Back is certain, so who was a picture comes to light before it is carried out.
  mutating func finishBackGesture() {
    guard backNavigation?.preview == .snapshot else { return }
    backNavigation?.preview = .launchBehind
    ensureActivitiesVisible()
  }

  /// `restoreLaunchBehind`
  mutating func cancelBackNavigation() {
    guard backNavigation != nil else { return }
    backNavigation?.preview = .over
    ensureActivitiesVisible()
  }

  /// `NavigationMonitor.onFocusWindowChanged`: the system's window or another one of the activity.
  mutating func onFocusWindowChanged(to id: WindowID?) {
    guard let id, let closing = backNavigation?.closing else { return }
    guard let client = id.client else { return cancelBackNavigation() }
    if client.activity == closing, !client.isMain { cancelBackNavigation() }
  }

  // MARK: Pictures

  /// Who is hidden leaves a picture: `SnapshotController.onTransactionReady`.
  mutating func recordSnapshot(of token: ActivityToken) {
    guard let activity = find(token), backNavigation?.opening.contains(token) != true,
      let task = root.task(of: activity)
    else { return }
    let isTaskVisible = root.shows(task)
    root.activities[activity].snapshot = isTaskVisible ? .ofActivity : .ofTask
  }

  /// What becomes opaque hides others by a transition that closes, and that leaves none of them.
  mutating func forgetSnapshots(ofHidden tokens: ShortList<ActivityToken>) {
    for token in tokens where !root.isVisible(token) {
      if let activity = find(token) { root.activities[activity].snapshot = nil }
    }
  }

  private mutating func hasSnapshots(of target: BackTarget) -> Bool {
    for token in target.activities where !hasSnapshot(of: token, target.type) { return false }
    return true
  }

  /// `getSnapshot`, `isSnapshotCompatible`: what was taken of it as the display was turned otherwise is of
  /// no use.
  private mutating func hasSnapshot(of token: ActivityToken, _ type: BackTargetType) -> Bool {
    guard let activity = find(token) else { return false }
    let needed: ActivityRecord.Snapshot = type == .crossTask ? .ofTask : .ofActivity
    return root.activities[activity].snapshot == needed
      && root.configuration(of: activity).orientation
        == root.activities[activity].lastReportedConfiguration.orientation
  }
}

extension RootWindowContainer {
  /// Whether anything of the task is on the screen.
  fileprivate func shows(_ task: TaskID) -> Bool { isAnyVisible { self.task(of: $0) == task } }

  /// `ActivityRecord.updateVisibilityIgnoringKeyguard`: they are seen whatever is above them, until what the
  /// finger moves away is out of sight for another reason (`onAppVisibilityChanged`) or one of them is gone
  /// itself (`hasTargetDetached`).
  func addLaunchedBehind(
    to shown: inout ShortList<ActivityToken>, by navigation: inout BackNavigation?,
    on display: DisplayID
  ) {
    guard let now = navigation else { return }
    let closing = find(now.closing)
    if let closing, self.display(of: closing) != display { return }
    guard shown.contains(now.closing), now.opening.allSatisfy({ canBeLaunchedBehind($0) }) else {
      navigation?.preview = .over
      return
    }
    guard now.preview == .launchBehind else { return }
    for token in now.opening where !shown.contains(token) { shown.append(token) }
  }

  private func canBeLaunchedBehind(_ token: ActivityToken) -> Bool {
    guard let activity = find(token) else { return false }
    return !activities[activity].isFinishing && canShow(activity)
  }
}

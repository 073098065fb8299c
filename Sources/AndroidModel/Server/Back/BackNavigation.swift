/// A gesture for Back whose window is watched, and what is shown under the finger: a picture of
/// what Back leads to, or that itself.
///
/// `BackNavigationController.NavigationMonitor` and `AnimationHandler`, as Android 15 has them, in
/// https://github.com/aosp-mirror/platform_frameworks_base/blob/471793ba7ac30275f58f3b293606990891e1863b/services/core/java/com/android/server/wm/BackNavigationController.java
/// and as Android 16 in
/// https://github.com/bluestacks/frameworks-base-a16/blob/140d213c0c369f7c5cad0e9cc5c2a8205b9136d6/services/core/java/com/android/server/wm/BackNavigationController.java
struct BackNavigation: Hashable, Sendable {
  /// `mNavigatingWindow`: the one that had the focus as the gesture began; nil: it is not there
  /// yet.
  let window: WindowID?
  /// `mCloseAdaptor`: the activity that the finger moves away.
  let closing: ActivityToken
  /// `mOpenActivities`: what comes to light, one after the other; two where they stand side by
  /// side, and none where the app answers Back itself.
  var opening: [ActivityToken] = []
  var preview = Preview.nothing
  /// Whether the gesture ends with what it moves away being out of sight.
  var needsSight: Bool
  /// The finger has let go, and what follows is the result of the gesture.
  var isReleased = false

  enum Preview: Hashable, Sendable {
    case nothing
    /// `createStartingSurface`: a picture of it.
    case snapshot
    /// `mLaunchTaskBehind`: it is visible itself.
    case launchBehind
    /// Something else has ended the gesture, and what was shown is hidden again.
    case ended
  }
}

extension ActivityTaskManagerService {
  /// `startBackNavigation`, as far as it watches the window and prepares what is shown.
  ///
  /// - Parameter isAnimated: the system may show what will come.
  /// - Returns: whether the system moves the window, so that no callback hears of it.
  mutating func startBackNavigation(
    of window: IWindow, _ info: OnBackInvokedCallbackInfo, isAnimated: Bool
  ) -> Bool {
    let target = isAnimated ? backTarget(of: window.activity, info) : .callback
    let isShown = target.showsActivities && !target.activities.isEmpty
    // The modelled apps are told nothing of the home screen's activity.
    let isAnimatedAway = isShown || target.type == .returnToHome
    var navigation = BackNavigation(
      window: root.window(of: window), closing: window.activity,
      needsSight: isAnimatedAway || version.endsBackByTransition)
    if isShown {
      if target.activities.count == 1 { turnAhead(target.activities[0]) }
      let isPicture = version.showsSnapshotsUnderFinger && hasSnapshots(of: target)
      navigation.opening = target.activities
      navigation.preview = isPicture ? .snapshot : .launchBehind
    }
    backNavigation = navigation
    if isShown { ensureActivitiesVisible() }
    return isShown
  }

  /// `KEY_GESTURE_FINISHED`: Back is certain, so an activity that was shown as a snapshot becomes
  /// visible before Back is carried out.
  mutating func finishBackGesture() {
    backNavigation?.isReleased = true
    switch backNavigation?.preview {
    case .nothing: backNavigation = nil
    case .snapshot:
      backNavigation?.preview = .launchBehind
      ensureActivitiesVisible()
    case .launchBehind, .ended, nil: break
    }
  }

  /// `restoreLaunchBehind`: the finger has returned.
  mutating func abandonBackGesture() {
    backNavigation?.isReleased = true
    cancelBackNavigation()
  }

  /// `cancelBackNavigating`
  mutating func cancelBackNavigation() {
    switch backNavigation?.preview {
    case nil: break
    // There is nothing to be hidden again.
    case .nothing: endBackNavigation()
    case .snapshot, .launchBehind, .ended:
      backNavigation?.preview = .ended
      ensureActivitiesVisible()
    }
  }

  /// `mNavigationObserver`: the callback that hears of the steps of the gesture is told that there
  /// will be no more, if neither its activity nor its process has gone.
  mutating func endBackNavigation() {
    root.turnedAhead = nil
    guard let navigation = backNavigation.take(), !navigation.isReleased,
      root.find(navigation.closing) != nil
    else { return }
    post(.cancelBackGesture(navigation.closing), toProcessOf: navigation.closing)
  }

  /// `dispatchOnBackInvoked`: the callback that was to answer has gone with its process, and an
  /// instance that is started in its place has not heard of the gesture.
  var isBackNavigationOfDead: Bool {
    guard let navigation = backNavigation else { return false }
    return root.find(navigation.closing).map { root.activities[$0].isAttached } != true
  }

  /// `NavigationMonitor.onFocusWindowChanged`: the focus goes to a window of the system, or to
  /// another one of the activity, such as that of a recreated instance; on Android 13 it is enough
  /// that the window has lost the focus.
  mutating func onFocusWindowChanged(to id: WindowID?) {
    guard let navigation = backNavigation, id != navigation.window else { return }
    guard !version.endsBackWithFocus else { return cancelBackNavigation() }
    guard let id else { return }
    guard let client = id.client else { return cancelBackNavigation() }
    if client.activity == navigation.closing { cancelBackNavigation() }
  }

  // MARK: Pictures

  /// An activity that is hidden leaves a snapshot: `SnapshotController.onTransactionReady`.
  mutating func recordSnapshot(of token: ActivityToken) {
    guard let activity = find(token), backNavigation?.opening.contains(token) != true,
      let task = root.task(of: activity)
    else { return }
    let isTaskVisible = root.shows(task)
    root.activities[activity].snapshot = isTaskVisible ? .ofActivity : .ofTask
  }

  /// An activity that becomes opaque hides others by a closing transition, which takes no snapshots
  /// of them.
  mutating func forgetSnapshots(ofHidden tokens: ShortList<ActivityToken>) {
    for token in tokens where !root.isVisible(token) {
      if let activity = find(token) { root.activities[activity].snapshot = nil }
    }
  }

  private mutating func hasSnapshots(of target: BackTarget) -> Bool {
    for token in target.activities where !hasSnapshot(of: token, target.type) { return false }
    return true
  }

  /// `getSnapshot`, `isSnapshotCompatible`: a snapshot that was taken in another orientation of the
  /// display is of no use.
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

  /// `ActivityRecord.updateVisibilityIgnoringKeyguard`: they are seen whatever is above them, until
  /// what the finger moves away is out of sight for another reason (`onAppVisibilityChanged`) or
  /// one of them is gone itself (`hasTargetDetached`).
  func addLaunchedBehind(
    to shown: inout ShortList<ActivityToken>, by navigation: inout BackNavigation?,
    on display: DisplayID
  ) {
    guard let now = navigation else { return }
    let closing = find(now.closing)
    if let closing, self.display(of: closing) != display { return }
    guard shown.contains(now.closing), now.opening.allSatisfy({ canBeLaunchedBehind($0) }) else {
      if now.needsSight || closing == nil { navigation?.preview = .ended }
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

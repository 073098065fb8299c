/// Moving whole tasks, and what else comes to the front.
///
/// `ActivityTaskManagerService.moveActivityTaskToBack`,
/// `ActivityStartController.startHomeActivity`, `RecentTasks` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityTaskManagerService.java
extension ActivityTaskManagerService {
  /// `Task.moveToFront`: one that returns to the home screen takes that along, each time it comes.
  ///
  /// - Parameter flags: of the start that it comes for.
  mutating func bringToFront(_ task: TaskID, for flags: IntentFlags = []) {
    if root.returnsHome(task), let home = root.homeTask(on: root.display(of: task)),
      !isLockTaskModeViolation(home), flags.contains(.taskOnHome) || version.keepsTaskOnHome
    {
      root.moveToFront(home)
    }
    root.moveToFront(task)
  }

  mutating func moveActivityTaskToBack(_ token: ActivityToken, nonRoot: Bool = true) {
    guard let activity = find(token), let task = root.task(of: activity),
      nonRoot || root.isAtRoot(token), lockTask.canMoveToBack(task), !queue(.moveToBack(task))
    else { return }
    moveTaskToBack(task)
  }

  /// `moveTaskToBackInner`
  mutating func moveTaskToBack(_ task: TaskID) {
    collect(.other)
    if let stage = root.stage(of: task) { leaveForBack(task, stage: stage) }
    guard task != root.pinnedTask else {
      dismissPictureInPicture()
      return
    }
    root.moveToBack(task)
    resumeFocusedTasksTopActivities()
  }

  /// `positionTaskBehindHome`: what else is on its side stays there. If nothing does, what is
  /// beside it stays alone.
  private mutating func leaveForBack(_ task: TaskID, stage: TaskID) {
    let others = root.childTasks(of: stage).filter { $0 != task }
    guard others.isEmpty || version.takesWholeSideToBack else {
      root.reparent(task, to: .display(root.display(of: task)))
      return
    }
    root.dissolveSplitScreen(keeping: root.adjacentStage(to: stage))
    for other in others.reversed() { root.moveToBack(other) }
  }

  /// `PhoneWindowManager.handleShortPressOnHome`: the key ends a dream, and does not go home then.
  ///
  /// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/policy/PhoneWindowManager.java
  mutating func pressHome(on display: DisplayID = .default) {
    guard !isDreaming else { return stopDream() }
    stopAppSwitches()
    // A dialog of the system that ends by it has paused only once the home screen is in front.
    isStarting = true
    closeSystemDialogActivities()
    isStarting = false
    startHomeActivity(userLeaving: true, on: display)
    for token in root.pausingActivitiesOfOthers { activityPaused(token) }
    beginWayHome()
  }

  /// - Parameter asOverview: it stands for the list of recent tasks.
  mutating func startHomeActivity(
    userLeaving: Bool, asOverview: Bool = false, on display: DisplayID = .default
  ) {
    guard let home = root.homeTask(on: display), !isLockTaskModeViolation(home) else { return }
    stopDream()
    isUserLeaving = userLeaving
    let left = frontTask
    collect(.open)
    leaveFront(for: home)
    if asOverview { root.overview = .over(left == home ? nil : left) }
    root.moveToFront(home)
    if root.hasSeveralDisplays, version.losesTopPositionBeforeClearing {
      leaveTopPosition(for: home)
    }
    resumeFocusedTasksTopActivities()
  }

  /// Back in the list of recent tasks: to the task over which it was opened, if that is still
  /// there.
  mutating func leaveOverviewByBack() {
    if root.overview.covered != nil, !version.returnsFromOverviewByBack {
      leaveOverviewForHome()
    } else {
      closeOverview()
    }
  }

  /// To where it was opened, if that is still there.
  mutating func closeOverview() {
    guard let task = root.overview.covered, root.leafTasks.contains(task) else {
      return leaveOverviewForHome()
    }
    reason = .appState
    moveTaskToFront(task)
  }

  private mutating func leaveOverviewForHome() {
    guard root.isOverviewOpen else { return }
    root.overview = .closed
    updateOrientation()
  }

  /// An app starts the home screen like any other activity, and the start resumes the top one.
  mutating func startHome(_ intent: Intent, of caller: StartCaller) {
    guard let home = root.homeTask, !caller.isRestricted, !isLockTaskModeViolation(home) else {
      return
    }
    isUserLeaving = !intent.flags.contains(.noUserAction)
    collect(.open)
    leaveFront(for: home)
    root.moveToFront(home)
  }

  /// `startActivityFromRecents`: the way back from there leads home, whatever was in front.
  mutating func moveTaskToFront(_ task: TaskID) {
    guard !isLockTaskModeViolation(task) else { return }
    isUserLeaving = true
    collect(.other)
    if let home = root.homeTask, version.putsHomeBehindRecents { root.moveToFront(home) }
    leaveFront(for: task)
    root.moveToFront(task)
    // `postStartActivityProcessingForLastStarter`: a picture is brought back as by a start.
    if task == root.pinnedTask { root.leavePinned() }
    resumeFocusedTasksTopActivities()
  }

  /// The activity whose icon brings the app's frontmost task back: the one that began it, or the
  /// first of the manifest with its affinity.
  var launcherEntryOfFrontTask: ClassID? {
    for task in root.appTasks {
      guard let identity = root.identity(of: task) else { continue }
      if identity.base?.intent.action == .main { return identity.realActivity }
      guard let affinity = identity.rootAffinity?.declared else { continue }
      let entry = image.manifest.first { id in
        image.activity(id)?.isLauncher == true
          && image.declaredAffinity(of: id, on: version) == affinity
      }
      if let entry { return entry }
    }
    return nil
  }

  var isAppInFront: Bool {
    guard let top = root.topRunning else { return false }
    return root.activities[top].isOfApp
  }

  @inline(__always)
  func isInFront(_ process: ProcessName) -> Bool {
    guard let top = root.topRunning else { return false }
    return root.activities[top].processName == process
  }

  /// An activity of another app comes to the front in its own task, by itself or because the user
  /// goes there: as from the list of recent tasks, with the home screen right behind it.
  mutating func startOtherApp(byUser: Bool) {
    guard lockTask.tasks.isEmpty else { return }
    isUserLeaving = byUser
    collect(.open)
    leaveFront()
    if byUser, let home = root.homeTask, version.putsHomeBehindRecents { root.moveToFront(home) }
    if !hasOtherApp { noteRecentTaskOfOtherApp() }
    let other = addActivityOfSystem(.otherApp, to: root.createRootTask(.standard))
    leaveTopPosition(toStart: other)
    resumeFocusedTasksTopActivities()
  }

  /// It has been started before, and its task is in the list.
  private var hasOtherApp: Bool {
    root.activities.ids.contains { token in
      root.activities.find(token).map { root.activities[$0].component == .otherApp } ?? false
    }
  }
}

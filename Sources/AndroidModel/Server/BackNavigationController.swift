// Follows platform/frameworks/base,
// services/core/java/com/android/server/wm/BackNavigationController.java: startBackNavigation,
// getAnimatablePrevActivities, and ActivityClientController.java: shouldMoveTaskToBack.

/// What Back leads to, by `BackNavigationInfo.TYPE_…`: it is shown under the finger.
///
/// https://developer.android.com/guide/navigation/custom-back/predictive-back-gesture
public enum BackTargetType: String, Hashable, Sendable, CaseIterable {
  /// The home screen.
  case returnToHome = "RETURN_TO_HOME"
  /// The activity below, in the same task.
  case crossActivity = "CROSS_ACTIVITY"
  /// Another task.
  case crossTask = "CROSS_TASK"
  /// The window under a dialog.
  case dialogClose = "DIALOG_CLOSE"
  /// Nothing: the app answers, or it cannot be told what will come.
  case callback = "CALLBACK"
}

/// Where Back leads, and whom it would show.
struct BackTarget: Hashable, Sendable {
  var type: BackTargetType
  /// Nil: nothing is shown that was out of sight.
  var activity: ActivityToken?

  static let callback = BackTarget(type: .callback)
}

/// What the server knows of a window's top callback.
enum OnBackInvokedCallbackInfo: Hashable, Sendable {
  /// The app's, or the key that goes to an app that has not opted in.
  case ofApp
  /// The system's, with what it does instead of the default; of the main window or of a dialog.
  case ofSystem(BackCallbackKind?, isMainWindow: Bool)
}

extension ActivityTaskManagerService {
  /// `startBackNavigation`, as far as it finds out where Back leads. What goes by a scene transition
  /// shows that.
  func backTarget(of token: ActivityToken, _ info: OnBackInvokedCallbackInfo) -> BackTarget {
    guard case .ofSystem(let systemOverride, let isMainWindow) = info,
      let current = root.find(token), !root.activities[current].hasSceneTransition,
      let task = root.task(of: current)
    else { return .callback }
    guard isMainWindow else { return BackTarget(type: .dialogClose) }
    guard root.activities[current].isOpaque else { return .callback }
    let leavesTask =
      systemOverride == .moveTaskToBackCallback || shouldMoveTaskToBack(current)
    if !leavesTask, let previous = previousActivity(below: token, in: task) {
      return canPreview(previous) && isCreated(previous)
        ? BackTarget(type: .crossActivity, activity: root.activities[previous].token) : .callback
    }
    guard !lockTask.tasks.contains(task), let (next, previous) = nextTask(behind: task),
      canPreview(previous)
    else { return .callback }
    let activity = root.activities[previous].token
    if next == root.homeTask { return BackTarget(type: .returnToHome, activity: activity) }
    return root.stage(of: next) == root.stage(of: task)
      ? BackTarget(type: .crossTask, activity: activity) : .callback
  }

  /// Back sends the task away instead of finishing its root: it is what the launcher has started.
  @inline(__always)
  func shouldMoveTaskToBack(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard root.activities[activity].intent.action == .main,
      root.isRootOfTask(root.activities[activity].token), let task = root.task(of: activity),
      let base = root.realActivity(of: task)
    else { return false }
    return root.activities[activity].isInstance(of: base) && version.backKeepsLauncherRoot
  }

  private func previousActivity(
    below token: ActivityToken, in task: TaskID
  ) -> RootWindowContainer.ActivityPlace? {
    let below = root.activities(in: task).prefix { $0 != token }
    return below.last { !root.isFinishing($0) }.flatMap { root.find($0) }
  }

  /// The next task with something live in it, and the top of that.
  private func nextTask(
    behind task: TaskID
  ) -> (TaskID, RootWindowContainer.ActivityPlace)? {
    for next in root.leafTasks.drop(while: { $0 != task }).dropFirst() {
      if let top = root.topNonFinishingActivity(in: next) { return (next, top) }
    }
    return nil
  }

  /// Nothing translucent is animated, and nothing that may not be seen over the keyguard.
  private func canPreview(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.activities[activity].isOpaque && root.canShow(activity)
      && (hasWindow(activity) || !version.previewsOnlyWindows)
  }

  /// `allActivitiesHaveProcesses`, `allActivitiesHaveWindow`
  private func hasWindow(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.activities[activity].isAttached && !root.activities[activity].windows.isEmpty
  }

  private func isCreated(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.activities[activity].state != .initializing
  }
}

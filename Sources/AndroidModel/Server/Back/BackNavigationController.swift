// Follows platform/frameworks/base,
// services/core/java/com/android/server/wm/BackNavigationController.java: startBackNavigation,
// getAnimatablePrevActivities, and ActivityClientController.java: shouldMoveTaskToBack.

/// Where Back leads, by `BackNavigationInfo.TYPE_…`: it is shown under the finger.
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

/// Where Back leads, and the activity that it would show.
struct BackTarget: Hashable, Sendable {
  var type: BackTargetType
  /// In the order in which they come to light; none: nothing is shown that was out of sight.
  var activities: [ActivityToken] = []

  static let callback = BackTarget(type: .callback)

  /// Whether what comes to light is an activity or a task, and not the home screen.
  var showsActivities: Bool { type == .crossActivity || type == .crossTask }
}

/// What the server knows of a window's top callback.
enum OnBackInvokedCallbackInfo: Hashable, Sendable {
  /// The app's, or the key that goes to an app that has not opted in.
  case ofApp
  /// The system's, with what it does instead of the default; of the main window or of a dialog.
  case ofSystem(BackCallbackKind?, isMainWindow: Bool)
}

extension ActivityTaskManagerService {
  /// `startBackNavigation`, as far as it finds out where Back leads. An activity with a scene
  /// transition shows that instead.
  func backTarget(of token: ActivityToken, _ info: OnBackInvokedCallbackInfo) -> BackTarget {
    guard case .ofSystem(let systemOverride, let isMainWindow) = info,
      let current = root.find(token), !root.activities[current].hasSceneTransition,
      let task = root.task(of: current)
    else { return .callback }
    guard isMainWindow else { return BackTarget(type: .dialogClose) }
    guard root.activities[current].isOpaque else { return .callback }
    let leavesTask =
      systemOverride == .moveTaskToBackCallback || shouldMoveTaskToBack(current)
    if !leavesTask {
      guard let previous = previousActivities(below: token, in: task) else { return .callback }
      if !previous.isEmpty {
        let isKnown = previous.allSatisfy { canPreview($0) && isCreated($0) }
        return isKnown ? BackTarget(type: .crossActivity, activities: previous) : .callback
      }
    }
    guard !lockTask.tasks.contains(task), let (next, previous) = nextTask(behind: task),
      previous.allSatisfy({ canPreview($0) })
    else { return .callback }
    if next == root.homeTask { return BackTarget(type: .returnToHome, activities: previous) }
    return root.stage(of: next) == root.stage(of: task)
      ? BackTarget(type: .crossTask, activities: previous) : .callback
  }

  /// Back sends the task away instead of finishing its root: the home screen has started that by
  /// its icon, or until Android 13 could have.
  func shouldMoveTaskToBack(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard let task = root.task(of: activity), let bottom = root.find(root.effectiveRoot(of: task)),
      isTopOfPart(activity),
      root.activities[activity].token == root.activities[bottom].token
        || isRelativeRoot(activity, of: bottom),
      let base = root.realActivity(of: task), root.activities[bottom].isInstance(of: base)
    else { return false }
    if root.activities[bottom].isFromHome, root.activities[bottom].intent.action == .main {
      return version.backKeepsLauncherRoot
    }
    return root.activities[bottom].info?.flags.contains(.launcher) == true
      && version.backAsksForLauncherEntry
  }

  /// `isTopActivityInTaskFragment`
  private func isTopOfPart(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.topActivity(of: root.activities[activity].parent) == root.activities[activity].token
  }

  /// `isRelativeTaskRootActivity`: the lowest of its part of the task, with which the library takes
  /// the root's part away.
  private func isRelativeRoot(
    _ activity: RootWindowContainer.ActivityPlace, of bottom: RootWindowContainer.ActivityPlace
  ) -> Bool {
    let part = root.activities[activity].parent
    guard root.bottomActivity(of: part) == root.activities[activity].token,
      isCompanion(root.activities[bottom].parent, of: part)
    else { return false }
    return version.backKeepsRootThatGoesAlong
  }

  /// `getAnimatablePrevActivities`
  ///
  /// - Returns: empty if Back leads out of the task, and nil if it cannot be told what will come.
  private func previousActivities(
    below token: ActivityToken, in task: TaskID
  ) -> [ActivityToken]? {
    let below: [ActivityToken] = root.activities(in: task).prefix { $0 != token }
      .filter { !root.isFinishing($0) }
    guard let part = root.organizedFragment(of: token) else { return shown(with: below.last) }
    if let previous = below.last, root.organizedFragment(of: previous) == part {
      return [previous]
    }
    if let activity = root.find(token), let beside = root.topActivity(beside: activity) {
      // The other side gets the whole task, or goes along; only in that case is it certain what
      // comes: the next task.
      let goesAlong = root.organizedFragment(of: beside).map { isCompanion($0, of: part) } ?? false
      return goesAlong && below.prefix { $0 != beside }.isEmpty ? [] : nil
    }
    guard let stacked = nextPart(below: part, of: task), isCompanion(stacked, of: part) else {
      return shown(with: below.last)
    }
    let bottom = root.bottomActivity(of: stacked)
    return shown(with: below.prefix { $0 != bottom }.last)
  }

  /// `findNextTaskFragment`
  private func nextPart(below part: TaskFragmentID, of task: TaskID) -> TaskFragmentID? {
    let parts = root.organizedFragments(of: task)
    guard let place = parts.firstIndex(of: part), place > 0 else { return nil }
    return parts[place - 1]
  }

  /// `isSecondCompanionToFirst`: the library takes the other part away as this one ends.
  func isCompanion(_ other: TaskFragmentID, of part: TaskFragmentID) -> Bool {
    guard let split = splitController?.activeSplit(of: part), split.contains(other) else {
      return false
    }
    return split.finishBehavior(onExitOf: part)
      .finishes(whileAdjacent: root.hasRoomForTwo(split.task))
  }

  /// `addPreviousAdjacentActivityIfExist`: the activity beside it comes with it, and before it.
  private func shown(with token: ActivityToken?) -> [ActivityToken] {
    guard let token, let activity = root.find(token) else { return [] }
    guard let beside = root.topActivity(beside: activity) else { return [token] }
    return [beside, token]
  }

  /// The next task with something live in it, and the top of that, with what stands beside it.
  private func nextTask(behind task: TaskID) -> (TaskID, [ActivityToken])? {
    for next in root.leafTasks.drop(while: { $0 != task }).dropFirst() {
      if let top = root.topNonFinishingActivity(in: next) {
        let activities: [ActivityToken] = shown(with: root.activities[top].token).reversed()
        return (next, activities)
      }
    }
    return nil
  }

  /// Nothing translucent is animated, and nothing that may not be seen over the keyguard.
  private func canPreview(_ token: ActivityToken) -> Bool {
    guard let activity = root.find(token) else { return false }
    return root.activities[activity].isOpaque && root.canShow(activity)
      && (hasWindow(activity) || !version.previewsOnlyWindows)
  }

  /// `allActivitiesHaveProcesses`, `allActivitiesHaveWindow`
  private func hasWindow(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    root.activities[activity].isAttached && !root.activities[activity].windows.isEmpty
  }

  private func isCreated(_ token: ActivityToken) -> Bool {
    root.find(token).map { root.activities[$0].state != .initializing } ?? false
  }
}

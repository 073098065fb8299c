/// Where the activities lie in their task fragments: they come, move and go.
///
/// `TaskFragment.addChild`, `ActivityRecord.reparent`, `WindowContainer.positionChildAt` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/TaskFragment.java
extension RootWindowContainer {
  /// Makes a record on top of a task fragment, below its task overlays unless it is one itself.
  mutating func addActivity(
    _ component: ActivityRecord.Component, intent: Intent = .none, to fragment: TaskFragmentID,
    asOverlay isTaskOverlay: Bool = false
  ) -> ActivityToken {
    let token = activities.insert {
      ActivityRecord(
        token: $0, component: component, intent: intent, parent: fragment,
        lockScreen: component.lockScreen, isTaskOverlay: isTaskOverlay)
    }
    if let place = taskFragments.find(fragment) {
      let top = isTaskOverlay ? taskFragments[place].activities.endIndex : topBelowOverlays(place)
      taskFragments[place].insert(token, at: top)
    }
    return token
  }

  /// `makeFinishingLocked`: an activity that finishes never stops finishing.
  mutating func makeFinishing(_ activity: ActivityPlace) {
    activities[activity].isFinishing = true
    if let fragment = taskFragment(of: activity) {
      passFinishing(in: fragment)
    }
  }

  /// The topmost activity of the fragment may be finishing by now.
  private mutating func passFinishing(in fragment: TaskFragmentPlace) {
    while let top = taskFragments[fragment].topNonFinishing, isFinishing(top) {
      taskFragments[fragment].passTopNonFinishing()
    }
  }

  /// The place for an activity that is no task overlay.
  private func topBelowOverlays(_ fragment: TaskFragmentPlace) -> Int {
    let isOverlay = { (token: ActivityToken) in
      find(token).map { activities[$0].isTaskOverlay } ?? false
    }
    return taskFragments[fragment].activities.lastIndex { !isOverlay($0) }.map { $0 + 1 } ?? 0
  }

  /// Takes a record off the tree, and the containers that are empty without it.
  ///
  /// - Returns: the task that went with it.
  mutating func removeActivity(_ activity: ActivityPlace) -> Task? {
    release(activity)
    let ended = removeFromParent(activity)
    activities.remove(activity)
    return ended
  }

  /// - Returns: the task, if it went with the activity.
  @discardableResult
  private mutating func removeFromParent(_ activity: ActivityPlace) -> Task? {
    let token = activities[activity].token
    guard let fragment = taskFragment(of: activity) else { return nil }
    if let index = taskFragments[fragment].activities.lastIndex(of: token) {
      taskFragments[fragment].remove(at: index)
    }
    guard taskFragments[fragment].activities.isEmpty else {
      passFinishing(in: fragment)
      return nil
    }
    let (id, task) = (taskFragments[fragment].id, taskFragments[fragment].task)
    taskFragments.remove(fragment)
    return removeChild(.fragment(id), of: task)
  }

  /// `ActivityRecord.reparent`: to another task fragment, in which it is resumed or pausing as it
  /// was in the old one.
  ///
  /// - Parameter position: counted from the bottom; nil: on top.
  mutating func reparent(
    _ activity: ActivityPlace, to fragment: TaskFragmentID, at position: Int? = nil
  ) {
    let token = activities[activity].token
    guard let new = taskFragments.find(fragment), activities[activity].parent != fragment,
      let old = taskFragment(of: activity)
    else { return }
    if taskFragments[old].resumedActivity == token {
      taskFragments[old].resumedActivity = nil
      taskFragments[new].resumedActivity = token
    }
    if taskFragments[old].pausingActivity == token {
      taskFragments[new].pausing = taskFragments[old].pausing
      taskFragments[old].pausing = nil
    }
    let top = taskFragments[new].activities.endIndex
    taskFragments[new].insert(token, at: position ?? top)
    passFinishing(in: new)
    removeFromParent(activity)
    activities[activity].parent = fragment
    haveBoundsChanged = true
  }

  /// `positionChildAtTop`: an activity within its task fragment.
  mutating func moveToTop(_ token: ActivityToken) {
    guard let activity = activities.find(token),
      let fragment = taskFragment(of: activity),
      let index = taskFragments[fragment].activities.lastIndex(of: token)
    else { return }
    taskFragments[fragment].remove(at: index)
    taskFragments[fragment].insert(token, at: topBelowOverlays(fragment))
    passFinishing(in: fragment)
  }
}

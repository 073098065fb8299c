/// What the screen shows: every activity from the top down to the first opaque one.
///
/// `EnsureActivitiesVisibleHelper` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/EnsureActivitiesVisibleHelper.java
extension ActivityTaskManagerService {
  /// Tells those that become visible or invisible by it.
  mutating func ensureActivitiesVisible() {
    let old = root.topFocusedDisplay.visibleActivities
    let new = root.activitiesToShow
    guard new != old else { return }
    root.topFocusedDisplay.visibleActivities = new
    for token in old where !new.contains(token) { makeInvisible(token) }
    for token in new where !old.contains(token) {
      guard let activity = find(token) else { continue }
      removeFromStopping(token)
      self[root.activities[activity].processName].hasPendingUIClean = true
      // The topmost one is made active by being resumed.
      if token != new.first { makeActiveIfNeeded(token) }
    }
  }

  /// `ActivityRecord.makeInvisible`
  private mutating func makeInvisible(_ token: ActivityToken) {
    guard let activity = find(token), !root.activities[activity].isFinishing else { return }
    switch root.activities[activity].state {
    case .started, .paused, .stoppingWhileShown, .stoppedWhileShown:
      addToStopping(token, because: reason == .launch ? .appState : reason)
      isIdleScheduled = true
    case .stopping, .stopped, .pausing, .resumed, .initializing, .finishing, .destroying,
      .destroyed:
      break
    }
  }

  /// `ActivityRecord.makeActiveIfNeeded`: shows an activity through the ones above it, without
  /// resuming it.
  private mutating func makeActiveIfNeeded(_ token: ActivityToken) {
    guard let activity = find(token) else { return }
    guard root.activities[activity].isAttached else {
      startSpecificActivity(token, andResume: false)
      root.activities[activity].state = .paused
      return
    }
    if ensureActivityConfiguration(token) == .needsRelaunch {
      relaunchActivity(token)
      return
    }
    switch root.activities[activity].state {
    case .stopping, .stopped, .stoppingWhileShown, .stoppedWhileShown: break
    case .initializing, .started, .resumed, .pausing, .paused, .finishing, .destroying,
      .destroyed:
      return
    }
    let reason = reasonToShow(activity)
    switch version.shownBehindState {
    case .started:
      root.activities[activity].state = .started
      schedule(final: .start, to: token, because: reason)
    case .paused:
      root.activities[activity].state = .pausing
      schedule(
        final: .pause(finishing: false, userLeaving: false, reports: true), to: token,
        because: reason)
    }
  }
}

extension RootWindowContainer {
  /// Front first, down to the one that hides the rest, or to one that may not be seen itself.
  fileprivate var activitiesToShow: [ActivityToken] {
    var found: [ActivityToken] = []
    for task in topFocusedDisplay.taskDisplayArea.rootTasks.reversed() {
      for token in activities(in: task).reversed() {
        guard let activity = activities.find(token), !activities[activity].isFinishing else {
          continue
        }
        guard canShow(activity) else { return found }
        found.append(token)
        if activities[activity].isOpaque { return found }
      }
    }
    return found
  }
}

/// What the screen shows: every activity from the top down to the first opaque one.
extension ActivityTaskManager {
  /// `ensureActivitiesVisible`: tells those that become visible or invisible by it.
  mutating func showWhatIsVisible() {
    let old = shown
    shown = visibleActivities()
    for token in old where !shown.contains(token) {
      records[token]?.isVisible = false
      makeInvisible(token)
    }
    for (index, token) in shown.enumerated() where records[token]?.isVisible == false {
      records[token]?.isVisible = true
      removeFromStopping(token)
      if records[token]?.isOfApp == true { owesUIHidden = true }
      // The topmost one is made active by being resumed.
      if index > 0 { makeActive(token) }
    }
  }

  /// Front first.
  private func visibleActivities() -> [ActivityToken] {
    var visible: [ActivityToken] = []
    for task in tasks.reversed() {
      for token in task.activities.reversed() {
        guard let record = records[token], !record.isFinishing else { continue }
        guard canShow(token) else { return visible }
        visible.append(token)
        if record.isOpaque { return visible }
      }
    }
    return visible
  }

  /// `ActivityRecord.makeInvisible`
  private mutating func makeInvisible(_ token: ActivityToken) {
    guard let record = records[token], !record.isFinishing else { return }
    switch record.state {
    case .started, .paused:
      addToStopping(token)
      isIdleScheduled = true
    case .stopping, .stopped:
      if record.isStoppedWhileShown {
        addToStopping(token)
        isIdleScheduled = true
      }
    case .pausing, .resumed, .initializing, .finishing, .destroying, .destroyed:
      break
    }
  }

  /// Shows an activity through the ones above it, without resuming it.
  private mutating func makeActive(_ token: ActivityToken) {
    guard let record = records[token] else { return }
    guard record.isAttached else {
      launch(token, resumes: false)
      records[token]?.state = .paused
      return
    }
    if updateConfiguration(of: token) == .needsRelaunch {
      relaunch(token)
      return
    }
    guard record.state == .stopped || record.state == .stopping else { return }
    switch version.shownBehindState {
    case .started:
      records[token]?.state = .started
      send(final: .start, to: token)
    case .paused:
      records[token]?.state = .pausing
      send(final: .pause(finishing: false, userLeaving: false, reports: true), to: token)
    }
  }

  mutating func addToStopping(_ token: ActivityToken) {
    guard records[token]?.isInStopping == false else { return }
    records[token]?.isInStopping = true
    stopping.append(token)
  }

  mutating func removeFromStopping(_ token: ActivityToken) {
    guard records[token]?.isInStopping == true else { return }
    records[token]?.isInStopping = false
    stopping.removeAll { $0 == token }
  }
}

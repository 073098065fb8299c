/// The ends of activities.
extension ActivityTaskManager {
  /// `finishIfPossible`
  mutating func finish(_ token: ActivityToken, resultCode: Int) {
    guard let record = records[token], !record.isFinishing else { return }
    records[token]?.isFinishing = true
    sendResult(resultCode, of: record)
    if resumed == token {
      isUserLeaving = false
      if pausing == nil { startPausing(token) }
    } else if record.state != .pausing {
      completeFinishing(token)
    }
  }

  /// `completeFinishing`: an activity on the screen waits until the next one has taken its place.
  mutating func completeFinishing(_ token: ActivityToken) {
    guard let record = records[token] else { return }
    let isOnScreen = record.isVisible || record.state == .paused
    let next = topRunning
    let nextIsOnScreen = next.map { records[$0]?.isVisible == true } ?? true
    if isOnScreen, record.isOpaque { showWhatIsVisible() }
    let nextCanCome = next.map { $0 != resumed && canShow($0) } ?? false
    if isOnScreen, nextCanCome, !nextIsOnScreen {
      records[token]?.state = .stopping
      addToStopping(token)
      resumeTop()
      return
    }
    records[token]?.state = .finishing
    finishing.append(token)
    // With nothing coming, nobody would become idle.
    if !resumeTop() { destroy(token) }
  }

  /// `finishAffinity`: this one and those below of the same affinity, down to the first other.
  mutating func finishAffinity(_ token: ActivityToken) {
    guard let record = records[token], let index = index(of: record.task),
      let place = tasks[index].activities.lastIndex(of: token)
    else { return }
    let affinity = affinity(of: record.declaration)
    for candidate in tasks[index].activities[...place].reversed() {
      guard self.affinity(of: records[candidate]?.declaration) == affinity else { return }
      finish(candidate, resultCode: 0)
    }
  }

  /// `finishAndRemoveTask`: on the root it takes the task along.
  mutating func finishAndRemoveTask(_ token: ActivityToken, resultCode: Int) {
    guard isRoot(token) else {
      finish(token, resultCode: resultCode)
      return
    }
    finishTask(of: token)
  }

  /// Finishes all activities of a task, the topmost first.
  mutating func finishTask(of token: ActivityToken) {
    guard let task = records[token]?.task, let index = index(of: task) else { return }
    for activity in tasks[index].activities.reversed() { finish(activity, resultCode: 0) }
  }

  /// Whether it is the lowest of its task that is not finishing.
  func isRoot(_ token: ActivityToken) -> Bool {
    guard let record = records[token], let index = index(of: record.task) else { return false }
    return tasks[index].activities.first { !isFinishing($0) || $0 == token } == token
  }

  /// Back has reached the activity, and it has no answer of its own.
  mutating func handleBack(_ token: ActivityToken, resultCode: Int) {
    guard let record = records[token], !record.isFinishing else { return }
    if version.backKeepsLauncherRoot, isRoot(token), let index = index(of: record.task),
      tasks[index].isFromLauncher, tasks[index].base?.component == record.declaration?.name
    {
      moveTaskToBack(token)
    } else {
      finish(token, resultCode: resultCode)
    }
  }
}

/// What waits until the activity in front is idle: stopping and destroying.
extension ActivityTaskManager {
  /// `processStoppingAndFinishingActivities`
  mutating func processIdle() {
    isIdleScheduled = false
    if isPermissionGranted, let dialog = permissionDialog {
      // Nothing to ask any more: the dialog's activity goes at once.
      answerPermission(dialog, granted: true)
    }
    let ready = stopping.filter { records[$0]?.state != .pausing }
    stopping.removeAll { records[$0]?.state != .pausing }
    for token in ready { records[token]?.isInStopping = false }
    for token in ready {
      if isFinishing(token) {
        destroy(token)
      } else {
        stop(token)
      }
    }
    let leaving = finishing
    finishing = []
    for token in leaving { destroy(token) }
  }

  /// The idle timeout: something waits for a report that nobody is left to send.
  var isIdleOverdue: Bool {
    !finishing.isEmpty || stopping.contains { records[$0]?.state != .pausing }
  }

  /// `stopIfPossible`
  private mutating func stop(_ token: ActivityToken) {
    guard let record = records[token] else { return }
    if record.hasNoHistory, !record.isVisible, !isAsleep, !isLocked {
      finish(token, resultCode: 0)
      return
    }
    guard record.isOfApp else {
      records[token]?.state = .stopped
      return
    }
    records[token]?.state = .stopping
    records[token]?.isStoppedWhileShown = record.isVisible
    send(final: .stop(keepsShown: record.isVisible), to: token)
  }

  /// The report of a stop has come, with the saved state.
  mutating func noteStopped(_ token: ActivityToken, _ state: ActivitySavedState?) {
    guard let record = records[token], record.state == .stopping else { return }
    records[token]?.state = .stopped
    records[token]?.savedState = state
    if record.relaunchesOncePaused || (!image.app.keepsActivities && !record.isVisible) {
      records[token]?.relaunchesOncePaused = false
      destroy(token)
    }
    noteHiddenUI()
  }

  /// Asks the client to destroy the instance; a finishing record goes once it has.
  mutating func destroy(_ token: ActivityToken) {
    guard let record = records[token] else { return }
    removeFromStopping(token)
    finishing.removeAll { $0 == token }
    guard record.isOfApp, record.isAttached else {
      if record.isFinishing {
        remove(token)
        resumeTop()
      }
      return
    }
    guard record.state != .destroying else { return }
    send(final: .destroy(finishing: record.isFinishing), to: token)
    if record.isFinishing {
      records[token]?.state = .destroying
    } else {
      records[token]?.state = .destroyed
      records[token]?.isAttached = false
    }
  }

  mutating func noteDestroyed(_ token: ActivityToken) {
    guard let record = records[token], record.state == .destroying else { return }
    remove(token)
    resumeTop()
    noteHiddenUI()
  }

  /// Tells the process once that nothing of it is on the screen any more.
  private mutating func noteHiddenUI() {
    guard owesUIHidden, hasProcess, pausing == nil,
      !shown.contains(where: { records[$0]?.isOfApp == true })
    else { return }
    owesUIHidden = false
    outgoing.append(.trimMemory(.uiHidden))
  }
}

/// The process is gone: records with a saved state stay, the others go with it.
extension ActivityTaskManager {
  /// `handleAppDied`
  ///
  /// - Parameter byCrash: the front activity goes too, and all of them if this was the second crash
  ///   within a minute.
  mutating func noteProcessDied(byCrash: Bool) {
    hasProcess = false
    owesUIHidden = false
    outgoing = []
    let crashesTooOften = byCrash && lastCrash.map { clock - $0 < Self.crashInterval } ?? false
    if byCrash { lastCrash = clock }
    let front = topRunning
    for token in records.keys.sorted() {
      guard let record = records[token] else { continue }
      if record.kind == .permissionDialog { remove(token) }
      guard record.isOfApp else { continue }
      let isLost = record.isAttached && record.savedState == nil
      if record.isFinishing || isLost || crashesTooOften || (byCrash && token == front) {
        remove(token)
        sendResult(0, of: record)
      } else if record.isAttached {
        detach(token)
      }
    }
    isIdleScheduled = true
    resumeTop()
  }

  private mutating func detach(_ token: ActivityToken) {
    records[token]?.isAttached = false
    records[token]?.isVisible = false
    records[token]?.isStoppedWhileShown = false
    records[token]?.relaunchesOncePaused = false
    records[token]?.state = .destroyed
    removeFromStopping(token)
    finishing.removeAll { $0 == token }
    shown.removeAll { $0 == token }
    if resumed == token { resumed = nil }
    if pausing == token { pausing = nil }
    if topResumed == token { topResumed = nil }
    if focused == token { focused = nil }
  }

  /// Removes all of these tasks without a word to the app, whose process is about to be killed.
  mutating func forgetTasks(where isGone: (ServerTask) -> Bool) {
    for task in tasks where task.base != nil && isGone(task) {
      for token in task.activities { remove(token) }
    }
  }

  /// Milliseconds: `MIN_CRASH_INTERVAL`.
  private static let crashInterval = 60_000
}

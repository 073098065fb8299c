/// Who is resumed: one after the other, each only after the one before has paused.
extension ActivityTaskManager {
  /// `resumeFocusedTasksTopActivities`
  ///
  /// - Returns: whether an activity is on its way to be resumed by this.
  @discardableResult
  mutating func resumeTop() -> Bool {
    guard pausing == nil, let next = topRunning else { return false }
    guard canShow(next) else {
      keepBehind(next)
      return false
    }
    guard next != resumed else {
      showWhatIsVisible()
      return false
    }
    if let resumed {
      startPausing(resumed)
      return true
    }
    showWhatIsVisible()
    resume(next)
    isUserLeaving = false
    return true
  }

  /// The screen is off or locked: nothing gets to be resumed and stays so.
  private mutating func keepBehind(_ next: ActivityToken) {
    if let resumed {
      startPausing(resumed)
      return
    }
    if let record = records[next], record.isOfApp, record.state == .initializing {
      // A new activity is launched all the same, and then put to sleep.
      launch(next, resumes: true)
      markResumed(next)
      startPausing(next)
      return
    }
    changeTopResumed(to: nil)
    changeFocus(to: nil)
    showWhatIsVisible()
  }

  /// `startPausing`: the next one has to wait for the report.
  mutating func startPausing(_ token: ActivityToken) {
    guard let record = records[token] else { return }
    resumed = nil
    pausing = token
    records[token]?.state = .pausing
    guard record.isOfApp else {
      completePause(token)
      return
    }
    send(
      final: .pause(finishing: record.isFinishing, userLeaving: isUserLeaving, reports: true),
      to: token)
    isUserLeaving = false
  }

  /// The report of a pause has come.
  mutating func completePause(_ token: ActivityToken) {
    guard let record = records[token], record.state == .pausing else { return }
    records[token]?.state = .paused
    let wasAwaited = pausing == token
    if wasAwaited { pausing = nil }
    if record.isFinishing {
      completeFinishing(token)
    } else if record.relaunchesOncePaused {
      relaunch(token)
    } else if !record.isVisible || !canShow(token) {
      addToStopping(token)
      isIdleScheduled = true
    } else if version.savesStateOfVisiblePaused, record.isOfApp {
      addToStopping(token)
    }
    if wasAwaited { resumeTop() }
  }

  /// `resumeTopActivityInnerLocked`, once nothing is in the way.
  private mutating func resume(_ token: ActivityToken) {
    guard let record = records[token] else { return }
    removeFromStopping(token)
    if !record.isAttached {
      launch(token, resumes: true)
    } else {
      var callbacks: [TransactionItem] = []
      if updateConfiguration(of: token) == .needsRelaunch {
        callbacks = [
          .relaunch(
            RelaunchArguments(
              results: record.pendingResults, newIntents: record.pendingNewIntents,
              configuration: configuration))
        ]
      } else {
        if !record.pendingResults.isEmpty { callbacks.append(.results(record.pendingResults)) }
        if !record.pendingNewIntents.isEmpty {
          callbacks.append(.newIntents(record.pendingNewIntents, resumes: true))
        }
      }
      records[token]?.pendingResults = []
      records[token]?.pendingNewIntents = []
      send(callbacks, final: .resume, to: token)
    }
    markResumed(token)
    if !record.isOfApp {
      changeFocus(to: token)
      isIdleScheduled = true
    }
  }

  private mutating func markResumed(_ token: ActivityToken) {
    records[token]?.state = .resumed
    records[token]?.isStoppedWhileShown = false
    resumed = token
    changeTopResumed(to: token)
  }

  /// `realStartActivityLocked`: asks for an instance, and first for a process if there is none.
  mutating func launch(_ token: ActivityToken, resumes: Bool) {
    guard let record = records[token] else { return }
    records[token]?.isAttached = true
    records[token]?.reportedConfiguration = configuration
    records[token]?.pendingResults = []
    records[token]?.pendingNewIntents = []
    guard let intent = record.intent else { return }
    owesUIHidden = true
    if !hasProcess {
      hasProcess = true
      outgoing.append(.bindApplication(configuration))
    }
    let arguments = LaunchArguments(
      intent: intent, savedState: record.savedState, results: record.pendingResults,
      newIntents: record.pendingNewIntents, configuration: configuration)
    send(
      [.launch(arguments)],
      final: resumes
        ? .resume : .pause(finishing: false, userLeaving: false, reports: false),
      to: token)
  }

  /// Tells the old and the new topmost resumed activity.
  mutating func changeTopResumed(to token: ActivityToken?) {
    guard topResumed != token else { return }
    if let old = topResumed { send([.topResumed(false)], to: old) }
    topResumed = token
    if let token { send([.topResumed(true)], to: token) }
  }

  /// Moves the window focus.
  mutating func changeFocus(to token: ActivityToken?) {
    guard focused != token else { return }
    let old = focused
    focused = token
    if let old { sendFocus(false, to: old) }
    if let token { sendFocus(true, to: token) }
  }

  mutating func sendFocus(_ hasFocus: Bool, to token: ActivityToken) {
    guard let record = records[token], record.isOfApp, record.isAttached else { return }
    outgoing.append(.windowFocus(token, hasFocus))
  }

  /// The client has resumed it: what was saved is out of date.
  mutating func noteResumed(_ token: ActivityToken) {
    records[token]?.savedState = nil
    if resumed == token { changeFocus(to: token) }
  }
}

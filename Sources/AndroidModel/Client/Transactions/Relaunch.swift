/// Replacing an instance by a new one of the same record.
///
/// `ActivityThread.handleRelaunchActivity`, `scheduleRelaunchActivity`, tested by
/// `ActivityThreadTest.testDoubleRelaunch`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/ActivityThread.java
extension ActivityThread {
  /// Down, out, and in again up to the end of the new `onCreate`, without another message in
  /// between.
  mutating func handleRelaunchActivity(
    _ token: ActivityToken
  ) throws(AndroidException) {
    guard let arguments = takeRelaunch(of: token) else { return }
    try changeConfiguration()
    guard activities[token] != nil else { return }
    if let configuration = arguments.configuration, configuration.fillsDefaultDisplay,
      configuration != self.configuration, !version.processFollowsActivity
    {
      try changeConfiguration(configuration)
    }
    let hadSoftInput = hasSoftInputToRestore(token, arguments)
    activities.change(token) { $0.isChangingConfigurations = true }
    try pauseIfNeeded(token)
    if activities[token]?.isStopped == false { try stopForRelaunch(token) }
    guard let old = activities[token], var belongings = activities[belongingsOf: token] else {
      return
    }
    let retained = try handleDestroyActivity(
      token, finishing: false, isRelaunch: true, preservesWindow: arguments.preservesWindow)
    var new = ActivityInstance(id: ledger.newInstance(of: old.id.object.classID, for: token))
    new.isTopResumed = old.isTopResumed
    if arguments.preservesWindow {
      // The window stays as it is, and with it what is on its way to it.
      new.decor = old.decor
      new.upcomingWindowFocus = old.upcomingWindowFocus
    }
    new.retainedFragments = retained
    let keepsWindow = arguments.preservesWindow && old.decor != .detached
    belongings.value.passOn(
      arguments, hadSoftInput: hadSoftInput, withWindowOf: keepsWindow ? old.id : nil)
    try create(new, with: consume belongings)
    if version.tellsModeAfterRelaunch, let mode = activities[token]?.windowingMode {
      try tellModes(from: old.windowingMode, to: mode, of: new.id)
    }
  }

  /// `ActivityRecord.relaunchActivityLocked`: noted before the window goes, for the next one.
  @inline(__always)
  private func hasSoftInputToRestore(
    _ token: ActivityToken, _ arguments: RelaunchArguments
  ) -> Bool {
    guard !arguments.preservesWindow,
      activities[belongingsOf: token]?.value.softInput == .main(of: token)
    else { return false }
    return version.restoresSoftInput
  }

  /// `requestRelaunchActivity`, not for the server: that it ends paused is settled here, and none
  /// ends stopped. What is still being launched is not among the activities that are asked.
  mutating func requestRelaunch(of token: ActivityToken) {
    guard let activity = activities[token] else { return }
    let startsNotResumed =
      activity.isPaused && !activity.isTemporarilyPaused && !activity.awaitsPostCreate
    let final: LifecycleRequest = startsNotResumed ? .pauseUnasked : .resume
    let transaction = ClientTransaction(
      token: token, callback: .relaunch(RelaunchArguments()), finalState: final)
    guard prepare(transaction) else { return }
    looper.post(.server(.transaction(transaction)), because: .configuration)
  }

  /// `recreate()` when its posted message has come: relaunches into the state of the moment.
  mutating func relaunchLocally(_ token: ActivityToken) throws(AndroidException) {
    looper.reason = .configuration
    guard let state = activities[token]?.lifecycle else { return }
    if version.recreatesAsWhenAsked {
      if activities[token]?.isFinishing == false { requestRelaunch(of: token) }
      return
    }
    let final: LifecycleRequest
    switch state {
    case .preCreate, .created, .destroyed:
      return  // ignored with a warning in the log
    case .started:
      guard version.recreatesStartedActivity else { return }
      final = version.pausesRecreatedStarted ? .pauseUnasked : .start
    case .resumed: final = .resume
    case .paused: final = .pauseUnasked
    case .stopped: final = .stop(keepsShown: false)
    }
    let arguments = RelaunchArguments(
      preservesWindow: activities[token]?.preservesWindow == true)
    var transaction = ClientTransaction(
      token: token, callback: .relaunch(arguments), finalState: final)
    if !prepare(transaction) { transaction.callback = .none }
    try execute(transaction)
  }
}

/// Carries out what the server asked, by way of all states in between.
///
/// `TransactionExecutor` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/servertransaction/TransactionExecutor.java
extension ActivityThread {
  /// `preExecute`: a destruction cancels the launch that is still in the queue.
  mutating func noteArrival(of transaction: ClientTransaction) {
    guard case .destroy = transaction.finalState, activities[transaction.token] == nil,
      version.skipsLaunchOfDestroyed
    else { return }
    cancelledLaunches.insert(transaction.token)
  }

  mutating func execute(_ transaction: ClientTransaction) throws(AndroidException) {
    let token = transaction.token
    if isCancelled(token) {
      if case .destroy = transaction.finalState {
        cancelledLaunches.remove(token)
        request(.report(token, .destroyed))
      }
      return
    }
    if case .relaunch = transaction.callback, upcoming.takeRelaunchedResumed(token) {
      let callback = transaction.callback
      return try execute(ClientTransaction(token: token, callback: callback, finalState: .resume))
    }
    if case .resultsAndNewIntents(let results, let intents) = transaction.callback {
      // `lastCallbackRequestingState`: of several that ask for the same state the first.
      let isFirstAsking = version.deliversResultOneStepBeforeResume
      try execute(.results(results), of: transaction, isLast: isFirstAsking)
      let newIntents = TransactionItem.newIntents(intents, resumes: true)
      try execute(newIntents, of: transaction, isLast: !isFirstAsking)
    } else {
      try execute(transaction.callback, of: transaction, isLast: true)
    }
    guard let final = transaction.finalState, activities[token] != nil else { return }
    if case .start = final, isOnlyShown(token) { return }
    if hasWay(token, to: final) {
      try cycleToPath(token, to: final.target, excludesLast: true)
    }
    try executeLifecycleState(final, on: token, isLaunch: transaction.callback.makesInstance)
  }

  /// `handleWindowVisibility`, of Android 10 and before: an activity that has not been stopped here
  /// is only shown, whatever state the server has for it. Later servers know the state.
  private func isOnlyShown(_ token: ActivityToken) -> Bool {
    activities[token]?.isStopped == false
  }

  /// Whether hops lead there; otherwise the request does so itself, whatever lies between.
  @inline(__always)
  private func hasWay(_ token: ActivityToken, to final: LifecycleRequest) -> Bool {
    switch final {
    case .destroy: version.savesStateOnWayToDestruction
    case .start, .resume: !goesUpAtOnce(token, to: final)
    case .pause, .stop: true
    }
  }

  /// Whether the request restarts and starts the activity itself: `Activity.performRestart`, which
  /// also started, was part of it until it became a hop.
  @inline(__always)
  private func goesUpAtOnce(_ token: ActivityToken, to final: LifecycleRequest) -> Bool {
    guard activities[token]?.lifecycle == .stopped else { return false }
    return switch final {
    case .start: version.showsStoppedAtOnce
    case .resume: version.resumesStoppedAtOnce
    case .pause, .stop, .destroy: false
    }
  }

  /// It was destroyed before it was launched: nothing of it runs any more.
  @inline(__always)
  private func isCancelled(_ token: ActivityToken) -> Bool {
    cancelledLaunches.contains(token) && activities[token] == nil
  }

  mutating func take(
    _ notice: ActivityNotice, for token: ActivityToken
  ) throws(AndroidException) {
    if isCancelled(token) { return }
    switch notice {
    case .pictureUiState(let state): try tell(state, to: token)
    case .hidden: if activities[token]?.isStopped == false { try stop(token, saving: false) }
    case .windowingMode(let mode, let old):
      try handleWindowingMode(mode, insteadOf: old, of: token)
    case .pictureInPictureRefused: activities.change(token) { $0.isInPictureInPictureMode = false }
    case .finishRefused: activities.change(token) { $0.isFinishing = false }
    case .visible: try showAwaitedWindow(of: token)
    case .reenter(let resultCode): try reenter(token, resultCode: Int(resultCode))
    case .exitTransitionEnded: finish(token) { .finish(resultCode: $0) }
    case .topResumed(let isTop):
      try handleTopResumedActivityChanged(token, isTop: isTop)
      if !isTop { request(.topResumedStateLost) }
    }
  }

  private mutating func execute(
    _ item: TransactionItem, of transaction: ClientTransaction, isLast: Bool
  ) throws(AndroidException) {
    let token = transaction.token
    let endsResumed = item.endsResumed(on: version)
    if endsResumed, let state = activities[token]?.lifecycle,
      let place = LifecyclePath.closestBeforeResume(from: state, on: version)
    {
      try cycleToPath(token, to: place, excludesLast: false)
    }
    switch item {
    case .launch(let arguments): try performLaunchActivity(token, arguments)
    case .relaunch: try handleRelaunchActivity(token)
    case .newIntents(let intents, _, let andPause):
      try handleNewIntent(intents, for: token, andPause: andPause)
    case .results(let results): try handleSendResult(results, for: token)
    case .configuration(let configuration):
      try handleConfiguration(configuration, of: token)
    case .refresh(let throughStop):
      // `getPostExecutionState`
      try cycleToPath(token, to: throughStop ? .stopped : .paused, excludesLast: false)
    case .upRecreatesTask(let stack): try recreateTaskAbove(token, stack)
    case .none, .resultsAndNewIntents: break  // these are no single item
    }
    if endsResumed {
      try cycleToPath(
        token, to: .resumed, excludesLast: isLast && transaction.finalState?.target == .resumed)
    }
  }

  /// Walks the path to a state, with or without its last hop.
  mutating func cycleToPath(
    _ token: ActivityToken, to target: ActivityLifecycleState, excludesLast: Bool
  ) throws(AndroidException) {
    guard let state = activities[token]?.lifecycle,
      var path = LifecyclePath(from: state, to: target, on: version)
    else { return }
    var hopsLeft = excludesLast ? path.count - 1 : path.count
    while hopsLeft > 0, let hop = path.next() {
      hopsLeft -= 1
      switch hop {
      case .restart: try handleRestartActivity(token)
      case .enter(.created), .enter(.preCreate): break  // only a launch makes an instance
      case .enter(.started): try handleStartActivity(token)
      case .enter(.resumed): try handleResumeActivity(token)
      case .enter(.paused):
        if target == .stopped, version.pausesAsTold { break }
        try handlePauseActivity(token, finishing: false, userLeaving: false)
      case .enter(.stopped): try handleStopActivity(token, keepsShown: false)
      case .enter(.destroyed): try handleDestroyActivity(token, finishing: false)
      }
    }
  }

  /// The requested state itself, and the report that the server waits for.
  private mutating func executeLifecycleState(
    _ final: LifecycleRequest, on token: ActivityToken, isLaunch: Bool
  ) throws(AndroidException) {
    switch final {
    case .start:
      if goesUpAtOnce(token, to: final) {
        try restartAndStart(token)
      } else {
        try handleStartActivity(token)
      }
    case .resume:
      try handleResumeActivity(token, isLaunch: isLaunch)
      request(.report(token, .resumed))
    case .pause(let finishing, let userLeaving, let autoEntersPip, let reports):
      if autoEntersPip { activities.change(token) { $0.isInPictureInPictureMode = true } }
      try handlePauseActivity(
        token, finishing: finishing, userLeaving: userLeaving, isAwaited: reports)
      if reports { request(.report(token, .paused)) }
    case .stop(let keepsShown):
      try handleStopActivity(token, keepsShown: keepsShown)
      // Posted, so that what the app posted while stopping comes first.
      looper.post(.reportStopped(token))
    case .destroy(let finishing):
      try handleDestroyActivity(token, finishing: finishing)
      request(.report(token, .destroyed))
    }
  }
}

extension TransactionItem {
  fileprivate var makesInstance: Bool {
    switch self {
    case .launch, .relaunch: true
    case .none, .newIntents, .results, .resultsAndNewIntents, .configuration, .refresh,
      .upRecreatesTask:
      false
    }
  }

  /// The post-execution state of the item is "resumed", so it has to run one step before.
  fileprivate func endsResumed(on version: AndroidVersion) -> Bool {
    switch self {
    case .newIntents(_, let resumes, _): resumes && version.deliversNewIntentOneStepBeforeResume
    case .results: version.deliversResultOneStepBeforeResume
    case .none, .launch, .relaunch, .resultsAndNewIntents, .configuration, .refresh,
      .upRecreatesTask:
      false
    }
  }
}

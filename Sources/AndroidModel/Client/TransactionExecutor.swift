/// `TransactionExecutor`: carries out what the server asked, by way of all states in between.
extension AppProcess {
  /// `preExecute`: a destruction cancels the launch that is still in the queue.
  mutating func noteArrival(of message: ClientMessage) {
    guard case .transaction(let transaction) = message, case .destroy = transaction.finalState,
      activities[transaction.token] == nil
    else { return }
    cancelledLaunches.insert(transaction.token)
  }

  mutating func execute(_ transaction: ClientTransaction) throws(AndroidException) {
    let token = transaction.token
    if cancelledLaunches.contains(token), activities[token] == nil {
      // Destroyed before it was launched: nothing about it runs any more.
      if case .destroy = transaction.finalState {
        cancelledLaunches.remove(token)
        request(.activityDestroyed(token))
      }
      return
    }
    for (index, item) in transaction.callbacks.enumerated() {
      try execute(item, of: transaction, isLast: index == transaction.callbacks.count - 1)
    }
    guard let final = transaction.finalState, activities[token] != nil else { return }
    try cycle(token, to: final.target, excludesLast: true)
    try carryOut(final, on: token)
  }

  private mutating func execute(
    _ item: TransactionItem, of transaction: ClientTransaction, isLast: Bool
  ) throws(AndroidException) {
    let token = transaction.token
    let endsResumed = item.endsResumed(on: version)
    if endsResumed, let state = activities[token]?.lifecycle,
      let place = LifecyclePath.closest(of: [.started, .paused], from: state, on: version)
    {
      try cycle(token, to: place, excludesLast: false)
    }
    switch item {
    case .launch(let arguments): try launch(token, arguments)
    case .relaunch(let arguments): try relaunch(token, arguments)
    case .newIntents(let intents, _): try deliverNewIntents(intents, to: token)
    case .results(let results): try handleResults(results, for: token)
    case .configuration(let configuration):
      try changeConfiguration(configuration, of: token)
    case .topResumed(let isTop): try changeTopResumed(token, isTop)
    }
    if endsResumed {
      try cycle(
        token, to: .resumed, excludesLast: isLast && transaction.finalState?.target == .resumed)
    }
  }

  /// Walks the path to a state, with or without its last hop.
  mutating func cycle(
    _ token: ActivityToken, to target: ActivityLifecycleState, excludesLast: Bool
  ) throws(AndroidException) {
    guard let state = activities[token]?.lifecycle,
      let hops = LifecyclePath.hops(from: state, to: target, on: version)
    else { return }
    for hop in excludesLast ? hops.dropLast() : hops[...] {
      switch hop {
      case .restart: try handleRestart(token)
      case .enter(.created), .enter(.preCreate): break  // only a launch makes an instance
      case .enter(.started): try handleStart(token)
      case .enter(.resumed): try handleResume(token)
      case .enter(.paused): try handlePause(token, finishing: false, userLeaving: false)
      case .enter(.stopped): try handleStop(token, keepsShown: false)
      case .enter(.destroyed): try handleDestroy(token, finishing: false)
      }
    }
  }

  /// The requested state itself, and the report that the server waits for.
  private mutating func carryOut(
    _ final: LifecycleRequest, on token: ActivityToken
  ) throws(AndroidException) {
    switch final {
    case .start:
      try handleStart(token)
    case .resume:
      try handleResume(token)
      request(.activityResumed(token))
    case .pause(let finishing, let userLeaving, let reports):
      try handlePause(token, finishing: finishing, userLeaving: userLeaving)
      if reports { request(.activityPaused(token)) }
    case .stop(let keepsShown):
      try handleStop(token, keepsShown: keepsShown)
      // Posted, so that what the app posted while stopping comes first.
      looper.post(.reportStopped(token))
    case .destroy(let finishing):
      try handleDestroy(token, finishing: finishing)
      request(.activityDestroyed(token))
    }
  }
}

extension TransactionItem {
  /// The post-execution state of the item is "resumed", so it has to run one step before.
  fileprivate func endsResumed(on version: AndroidVersion) -> Bool {
    switch self {
    case .newIntents(_, let resumes): resumes && version.deliversNewIntentOneStepBeforeResume
    case .results: version.deliversResultOneStepBeforeResume
    case .launch, .relaunch, .configuration, .topResumed: false
    }
  }
}

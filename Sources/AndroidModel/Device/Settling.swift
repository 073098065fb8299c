/// The two parties take turns until neither has anything to do.
extension AndroidDevice {
  /// - Throws: `ImpossibleStimulus` if the app never becomes idle.
  mutating func settle(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    for _ in 0..<Self.turnLimit {
      deliverFromServer()
      if try !takeTurn(&reaction) { return }
    }
    throw Self.neverIdle
  }

  private static let neverIdle = ImpossibleStimulus(
    "the app never becomes idle after this: its code keeps itself busy")

  /// Far more messages than any app needs to settle.
  private static let turnLimit = 20_000

  /// - Returns: false if everything is idle.
  private mutating func takeTurn(
    _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) -> Bool {
    if let message = process?.looper.next() {
      try run(&reaction) { process throws(AndroidException) in try process.handle(message) }
      return true
    }
    if pendingBacks > 0, let token = backReceiver() {
      pendingBacks -= 1
      try pressBack(on: token, &reaction)
      return true
    }
    if process?.awaitingIdle.isEmpty == false {
      try run(&reaction) { process in process.reportIdle() }
      return true
    }
    if server.isIdleScheduled || server.isIdleOverdue {
      server.processIdle()
      return true
    }
    if process?.hasRunningAnimation == true {
      // It takes longer than everything that was under way when it began.
      try run(&reaction) { process throws(AndroidException) in try process.endFirstAnimation() }
      return true
    }
    pendingBacks = 0
    return false
  }

  /// Runs code of the process, then lets the server answer what it called.
  ///
  /// - Throws: `ImpossibleStimulus` if the code never comes to an end.
  mutating func run(
    _ reaction: inout AndroidReaction,
    _ body: (inout AppProcess) throws(AndroidException) -> Void
  ) throws(ImpossibleStimulus) {
    let crash = runInProcess(body)
    if crash != nil, process?.mainThread.isOverworked == true { throw Self.neverIdle }
    reaction.events += process?.events ?? []
    process?.events = []
    answerCalls()
    if let crash {
      reaction.crash = reaction.crash ?? crash
      endProcess(byCrash: true, &reaction)
    }
  }

  /// - Returns: the exception that nothing in the process caught.
  private mutating func runInProcess(
    _ body: (inout AppProcess) throws(AndroidException) -> Void
  ) -> AndroidException? {
    // Moved out and back in, so that nothing of it is copied.
    guard var running = process else { return nil }
    process = nil
    defer { process = running }
    do throws(AndroidException) {
      try body(&running)
    } catch {
      return error
    }
    return nil
  }

  /// Each call's answers land where the looper's queue ended when the call was made.
  private mutating func answerCalls() {
    let calls = process?.outbox ?? []
    process?.outbox = []
    var inserted = 0
    for call in calls {
      server.handle(call.request)
      let answers = server.outgoing
      server.outgoing = []
      for answer in answers { process?.noteArrival(of: answer) }
      process?.looper.insert(answers.map(LooperMessage.server), at: call.place + inserted)
      inserted += answers.count
    }
  }

  /// Posts what the server sends of its own accord, and starts the process if it asks for one.
  mutating func deliverFromServer() {
    let messages = server.outgoing
    server.outgoing = []
    for message in messages {
      if process == nil, case .bindApplication = message {
        process = AppProcess(image: image, version: version, ledger: ledger)
      }
      process?.noteArrival(of: message)
      process?.looper.post(.server(message))
    }
  }

  /// The process is gone; no code of it runs any more.
  mutating func endProcess(byCrash: Bool, _ reaction: inout AndroidReaction) {
    deliverFromServer()
    guard let ended = process else { return }
    ledger = ended.ledger
    process = nil
    reaction.processDied = true
    server.noteProcessDied(byCrash: byCrash)
  }
}

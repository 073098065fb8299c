/// The server and the processes take turns until neither has anything to do: as
/// `Instrumentation.waitForIdleSync` and the platform's own tests wait, with what is posted before
/// what happens on idle.
///
/// `MessageQueue.IdleHandler`, `ActivityThread.Idler` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/ActivityThread.java
extension AndroidDevice {
  /// Runs everything until it is idle, and hands out what came of it.
  ///
  /// - Throws: `ImpossibleStimulus` if the app never becomes idle.
  mutating func settle(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    try run(untilIdle: &reaction)
    rest(&reaction)
    if reaction.defect == nil { reaction.defect = server.defect }
    server.reason = .system
  }

  mutating func run(untilIdle reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    try takeTurns(&reaction, untilIdle: true)
  }

  /// Runs what stands in the queue of the running process, and nothing that waits until it is idle.
  mutating func runMessages(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    try takeTurns(&reaction, untilIdle: false)
  }

  private mutating func takeTurns(
    _ reaction: inout AndroidReaction, untilIdle: Bool
  ) throws(ImpossibleStimulus) {
    for _ in 0..<(image.mayBeRefusedLate ? Self.turnLimit : .max) {
      if !server.outgoing.isEmpty { deliverFromServer() }
      if process.goesOn {
        try run(&reaction) { process throws(AndroidException) in try process.handleNextMessage() }
      } else {
        guard untilIdle, try takeTurnWithoutMessage(&reaction) else { return }
      }
    }
    throw Self.neverIdle
  }

  private static let neverIdle = ImpossibleStimulus(
    .neverIdle, "the app never becomes idle after this: its code keeps itself busy")

  /// Far more messages than any app needs to settle. One that has no code of its own comes to its
  /// end, whatever it has.
  private static let turnLimit = 20_000

  /// - Returns: false if everything is idle.
  private mutating func takeTurnWithoutMessage(
    _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) -> Bool {
    if switchProcess(&reaction, where: \.hasMessage) { return true }
    if server.endCollecting() { return true }
    if pendingBacks > 0, let token = backReceiver() {
      pendingBacks -= 1
      try pressBack(on: token, &reaction)
      return true
    }
    if process.hasIdleToReport {
      process.reportIdle()
      answerCalls()
      return true
    }
    if switchProcess(&reaction, where: \.hasIdleToReport) { return true }
    if server.isIdleScheduled {
      server.processStoppingAndFinishingActivities()
      return true
    }
    if server.lockTask.concernsKeyguard {
      server.tellKeyguardOfLockTask()
      return true
    }
    if letTimePass(&reaction) { return true }
    if server.isIdleOverdue {
      server.processStoppingAndFinishingActivities()
      return true
    }
    if let change = server.takePackageChange() {
      broadcast(change, &reaction)
      return true
    }
    if server.releasingTopResumedState != nil {
      // Nothing is left to report it.
      server.releaseTopResumedState()
      return true
    }
    if server.takeFocusOfSleeping() { return true }
    if server.drawKeyguard() { return true }
    if server.noticeRotation() { return true }
    if process.hasRunningAnimation {
      // It takes longer than everything that was under way when it began.
      try run(&reaction) { process throws(AndroidException) in try process.endFirstAnimation() }
      return true
    }
    if switchProcess(&reaction, where: \.hasRunningAnimation) { return true }
    // It waits for what moves otherwise.
    if server.endPictureAnimation() { return true }
    if !server.enteringActivities.isEmpty, server.completeEnterAnimations() { return true }
    if server.closeLeavingShade() { return true }
    pendingBacks = 0
    return false
  }

  /// Runs code of the process, then lets the server answer what it called.
  ///
  /// - Throws: `ImpossibleStimulus` if the code never comes to an end, or makes an impossible call.
  @inline(__always)
  mutating func run(
    _ reaction: inout AndroidReaction,
    _ body: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(ImpossibleStimulus) {
    guard !server.needsSynchronousServer else {
      return try runWithSynchronousServer(&reaction, body)
    }
    do throws(AndroidException) {
      try process.run(&reaction, body)
    } catch {
      return try interrupt(endingIn: error, &reaction)
    }
    try endRun(&reaction)
  }

  /// The code may ask the server to end a locked activity, or lock its task before that, or ask for
  /// what only the server knows.
  @inline(never)
  private mutating func runWithSynchronousServer(
    _ reaction: inout AndroidReaction,
    _ body: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(ImpossibleStimulus) {
    process.synchronousServer = Boxed(SynchronousServer(server))
    do throws(AndroidException) {
      try process.run(&reaction, body)
      process.leaveServer()
    } catch {
      process.leaveServer()
      return try interrupt(endingIn: error, &reaction)
    }
    try endRun(&reaction)
  }

  @inline(__always)
  private mutating func endRun(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    if process.isInterrupted {
      try interrupt(endingIn: nil, &reaction)
    } else {
      answerCalls()
    }
  }

  /// The code has not come to its end, or not to a good one.
  private mutating func interrupt(
    endingIn exception: AndroidException?, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    if exception != nil, process.mainThread.isOverworked { throw Self.neverIdle }
    var crash = exception
    if process.isInterrupted {
      if let refusal = process.refusal { throw refusal.value }
      crash = holdBack(endingIn: exception)
    } else {
      answerCalls()
    }
    if let crash { endProcess(by: crash, &reaction) }
  }

  mutating func endProcess(by crash: AndroidException, _ reaction: inout AndroidReaction) {
    if !crash.isExit { reaction.crash = reaction.crash ?? crash }
    endProcesses([process.name], byCrash: !crash.isExit, &reaction)
  }

  @inline(__always)
  mutating func answerCalls() {
    if !process.outbox.isEmpty { answer(process.takeCalls()) }
  }

  /// Each call's answers land where the looper's queue ended when the call was made.
  private mutating func answer(_ calls: consuming [OutgoingCall]) {
    var inserted = 0
    calls.reverseForPopLast()
    while let call = calls.popLast() {
      server.handle(call)
      server.outgoing.reverseForPopLast()
      while let answer = server.outgoing.popLast() {
        guard answer.process == call.process else {
          deliver(answer)
          continue
        }
        if Self.isLost(answer.content, before: calls) { continue }
        if call.request.isOfWindowAbove, process.receiveWithFrame(answer) { continue }
        process.receive(answer.content, because: answer.reason, at: call.place, behind: inserted)
        inserted += 1
      }
    }
    process.reuse(calls)
  }

  /// `ViewRootImpl.doDie`: the process has removed the window meanwhile, and no window that it adds
  /// later for the same activity is told in its place.
  private static func isLost(_ message: ClientMessage, before later: [OutgoingCall]) -> Bool {
    guard case .windowFocus(let window, _) = message else { return false }
    return later.contains { call in
      guard case .window(.remove(let removed)) = call.request else { return false }
      return removed == window
    }
  }

  /// Posts what the server sends of its own accord, and starts the process if it asks for one.
  mutating func deliverFromServer() {
    server.outgoing.reverseForPopLast()
    while let message = server.outgoing.popLast() { deliver(message) }
  }

  private mutating func deliver(_ message: consuming OutgoingMessage) {
    if case .bindApplication = message.content { startProcess(message.process) }
    if hasProcess, process.name == message.process {
      process.receive(message.content, because: message.reason)
    } else {
      deliverToWaiting(message)
    }
  }
}

/// What passes between the process and the rest of the device.
///
/// `IApplicationThread`, whose calls become messages of the main looper, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/ActivityThread.java
extension ActivityThread {
  /// A message of the server comes to the end of the looper's queue.
  mutating func receive(_ message: OutgoingMessage) {
    let content = note(message.content) ?? message.content
    arrive(.server(content), because: message.reason)
  }

  /// The server's answer to a call comes to the looper's queue.
  ///
  /// - Parameters:
  ///   - place: the end of the queue when the call was made.
  ///   - inserted: so many answers have come there before.
  mutating func receive(_ answer: OutgoingMessage, at place: Int, behind inserted: Int) {
    let content = note(answer.content) ?? answer.content
    let before = heldUp?.value.arrivals ?? inserted
    arrive(.server(content), because: answer.reason, at: place + before)
  }

  /// What is noted of a message as it comes, before its turn.
  ///
  /// - Returns: what is left of it to do; nil: all.
  @inline(__always)
  private mutating func note(_ message: ClientMessage) -> ClientMessage? {
    switch message {
    case .transaction(let transaction):
      if !prepare(transaction) {
        return .transaction(
          ClientTransaction(token: transaction.token, finalState: transaction.finalState))
      }
    case .configuration(let configuration): noteArrival(of: configuration)
    case .windowFocus(let window, let hasFocus): noteFocusChanged(of: window, to: hasFocus)
    case .bindApplication, .notice, .trimMemory, .lowMemory, .taskFragmentsChanged,
      .requestAssistContext, .enterAnimationComplete, .keyguardDismissal:
      break
    }
    return nil
  }

  /// Code of the process runs. What it was told before a sleep goes to the caller first.
  mutating func run(
    _ reaction: inout AndroidReaction,
    _ body: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    if isHeldUp { hand(over: &reaction) }
    trace.makeFirstRoom()
    try body(&self)
  }

  /// The calls that the server has not answered yet.
  mutating func takeCalls() -> [OutgoingCall] {
    var taken: [OutgoingCall] = []
    swap(&taken, &outbox)
    return taken
  }

  /// The list that the calls were in, all of them answered, is good for the next ones.
  mutating func reuse(_ answered: consuming [OutgoingCall]) {
    if outbox.isEmpty { outbox = answered }
  }

  /// What the app was told since the last time.
  mutating func takeTrace() -> EventTrace {
    var taken = EventTrace()
    swap(&taken, &trace)
    return taken
  }

  /// What the app was told goes to the caller.
  mutating func hand(over reaction: inout AndroidReaction) {
    reaction.events.append(takeTrace(), ledger.classNames)
    if reaction.defect == nil { reaction.defect = fragments.defect }
  }
}

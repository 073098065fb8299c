/// What passes between the process and the rest of the device.
///
/// `IApplicationThread`, whose calls become messages of the main looper, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/ActivityThread.java
extension ActivityThread {
  /// A message of the server comes to the looper's queue.
  ///
  /// - Parameter place: in the queue; nil: its end.
  mutating func receive(_ message: consuming OutgoingMessage, at place: Int? = nil) {
    switch message.content {
    case .transaction(var transaction):
      prepare(&transaction)
      arrive(.server(.transaction(transaction)), because: message.reason, at: place)
      return
    case .configuration(let configuration): noteArrival(of: configuration)
    case .windowFocus(let window, let hasFocus): noteFocusChanged(of: window, to: hasFocus)
    case .bindApplication, .trimMemory, .lowMemory, .taskFragmentsChanged,
      .requestAssistContext, .enterAnimationComplete, .keyguardDismissal:
      break
    }
    arrive(.server(message.content), because: message.reason, at: place)
  }

  /// Code of the process runs.
  mutating func run(
    _ body: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    trace.makeFirstRoom()
    try body(&self)
  }

  var hasCalls: Bool { !outbox.isEmpty }

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

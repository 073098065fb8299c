/// What passes between the process and the rest of the device.
///
/// `IApplicationThread`, whose calls become messages of the main looper, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/ActivityThread.java
extension ActivityThread {
  /// A message of the server comes to the end of the looper's queue.
  mutating func receive(_ message: consuming ClientMessage, because reason: AndroidReason) {
    if !prepare(message) { dropCallback(of: &message) }
    arrive(.server(consume message), because: reason)
  }

  /// The server's answer to a call comes to the looper's queue.
  ///
  /// - Parameters:
  ///   - place: the end of the queue when the call was made.
  ///   - inserted: so many answers have come there before.
  @inline(__always)
  mutating func receive(
    _ answer: consuming ClientMessage, because reason: AndroidReason, at place: Int,
    behind inserted: Int
  ) {
    if !prepare(answer) { dropCallback(of: &answer) }
    let before = heldUp?.value.arrivals ?? inserted
    arrive(.server(consume answer), because: reason, at: place + before)
  }

  /// How the focus changes with a window over an activity comes by way of the input dispatcher.
  ///
  /// - Returns: whether the answer is that.
  mutating func receiveWithFrame(_ answer: OutgoingMessage) -> Bool {
    guard case .windowFocus(let window, let focus) = answer.content, version.tellsFocusByInput
    else { return false }
    noteFocusChanged(of: window, to: focus)
    arrive(.focusEvent(window), because: answer.reason)
    return true
  }

  /// What is noted of a message as it comes, before its turn.
  ///
  /// - Returns: whether all of it is still to be done then, and not only to get to a state.
  @inline(__always)
  private mutating func prepare(_ message: ClientMessage) -> Bool {
    switch message {
    case .transaction(let transaction): return prepare(transaction)
    case .configuration(let configuration): noteArrival(of: configuration)
    case .windowFocus(let window, let focus): noteFocusChanged(of: window, to: focus)
    case .bindApplication, .notice, .trimMemory, .lowMemory, .taskFragmentsChanged,
      .requestAssistContext, .requestHandoffActivityData, .enterAnimationComplete,
      .cancelBackGesture, .keyguardDismissal, .permissionDecided:
      break
    }
    return true
  }

  /// Leaves only the state to end in of a relaunch that another one carries out. Before Android 9 a
  /// relaunch had no such state of its own: if the activity is to be resumed in the end, the other
  /// one resumes it (`startsNotResumed`).
  private mutating func dropCallback(of message: inout ClientMessage) {
    guard case .transaction(var transaction) = message else { return }
    transaction.callback = .none
    if case .resume? = transaction.finalState, version.resumesAsTold {
      upcoming.haveRelaunchedResumed(transaction.token)
      transaction.finalState = nil
    }
    message = .transaction(transaction)
  }

  /// Code of the process runs. What it was told before a sleep goes to the caller first.
  mutating func run(
    _ reaction: inout AndroidReaction,
    _ body: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    if isHeldUp { moveTrace(into: &reaction) }
    trace.reserveInitialCapacity()
    try body(&self)
  }

  /// The code is over, and what it has called reaches the server itself.
  @inline(__always)
  mutating func leaveServer() {
    if synchronousServer != nil { synchronousServer = nil }
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
  mutating func moveTrace(into reaction: inout AndroidReaction) {
    reaction.events.take(&trace, ledger.classNames)
    if reaction.defect == nil { reaction.defect = fragments.defect }
  }
}

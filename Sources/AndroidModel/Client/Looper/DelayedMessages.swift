/// A message that comes to the main thread's queue only after some time: `Handler.postDelayed`.
///
/// https://developer.android.com/reference/android/os/Handler#postDelayed(java.lang.Runnable,%20long)
struct DelayedMessage: Hashable, Sendable {
  /// Milliseconds; a remainder and not a time of day, so that equal processes are equal at any
  /// time.
  var remaining: Int
  let message: LooperMessage
  /// The reason of the message that was handled when it was posted.
  let reason: AndroidReason
}

extension ActivityThread {
  mutating func postDelayed(_ message: LooperMessage, milliseconds: Int) {
    delayedMessages.append(
      DelayedMessage(
        remaining: milliseconds + (heldUp?.value.elapsed ?? 0), message: message, reason: reason))
  }

  /// `Handler.removeCallbacks`, as long as the time is not over.
  mutating func takeBackDelayed(_ message: LooperMessage) {
    delayedMessages.removeAll { $0.message == message }
  }

  /// Time passes, and what has become due is posted in the order of its time.
  mutating func timePasses(milliseconds: Int) {
    heldUp?.value.timePasses(milliseconds: milliseconds)
    guard !delayedMessages.isEmpty else { return }
    for index in delayedMessages.indices { delayedMessages[index].remaining -= milliseconds }
    let due = delayedMessages.enumerated().filter { $0.element.remaining <= 0 }
      .sorted { ($0.element.remaining, $0.offset) < ($1.element.remaining, $1.offset) }
    delayedMessages.removeAll { $0.remaining <= 0 }
    for (_, delayed) in due { arrive(delayed.message, because: delayed.reason) }
  }
}

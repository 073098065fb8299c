// Follows java.lang.Thread.sleep, and platform/frameworks/base,
// core/java/android/os/MessageQueue.java: while the main thread is in a message it takes no other
// one.

/// What the main thread still has to do of a message in which its code takes long.
///
/// Nothing from outside reaches code in the middle of a message, so all of it has been run. What
/// comes after a sleep is held back until its time: the events, the calls to the server, and an end
/// by a crash.
///
/// https://developer.android.com/topic/performance/vitals/anr
struct HeldUpWork: Hashable, Sendable {
  /// In the order of their times.
  private(set) var stretches: [Stretch] = []
  /// Milliseconds by which the code that ran last is ahead of the device.
  private(set) var elapsed = 0
  /// Messages that came to the looper's queue before those that the work itself posts later.
  var arrivals = 0
  /// The place where the stretch that is being recorded began.
  private var place = 0

  /// What is done at one time.
  struct Stretch: Hashable, Sendable {
    /// Milliseconds until it is done.
    var remaining: Int
    /// The end of the looper's queue when it began, without arrivals.
    let place: Int
    let events: EventTrace
    let calls: [OutgoingCall]
    /// The exception that ends the process with it.
    let crash: AndroidException?
  }

  /// What was done since the last sleep.
  mutating func record(
    _ events: EventTrace, _ calls: [OutgoingCall], crash: AndroidException? = nil
  ) {
    stretches.append(
      Stretch(remaining: elapsed, place: place, events: events, calls: calls, crash: crash))
  }

  mutating func sleep(milliseconds: Int, place: Int) {
    elapsed += milliseconds
    self.place = place
  }

  mutating func timePasses(milliseconds: Int) {
    elapsed -= milliseconds
    for index in stretches.indices { stretches[index].remaining -= milliseconds }
  }

  mutating func removeFirst() -> Stretch { stretches.removeFirst() }
}

extension ActivityThread {
  var isHeldUp: Bool { heldUp != nil }

  /// What has just run is not all of the message that there is to run.
  var isInterrupted: Bool { refusal != nil || heldUp != nil }

  /// Milliseconds until the main thread goes on; nil: it is free.
  var remainingDelay: Int? { heldUp?.value.stretches.first?.remaining }

  /// The end of the looper's queue, without what arrived while the main thread was held up.
  var placeInQueue: Int { looper.end - (heldUp?.value.arrivals ?? 0) }

  /// The main thread does nothing for this time.
  mutating func sleep(milliseconds: Int) throws(AndroidException) {
    guard milliseconds >= 0 else {
      throw AndroidException("IllegalArgumentException", "timeout value is negative")
    }
    var work = heldUp?.value ?? HeldUpWork()
    leaveCallsToSynchronousServer()
    work.record(trace.split(), takeCalls())
    work.sleep(milliseconds: min(milliseconds, Self.longestSleep), place: placeInQueue)
    heldUp = Boxed(work)
  }

  /// The message has been run to its end, or up to where it crashed.
  mutating func holdBack(endingIn crash: AndroidException?) {
    let (events, calls) = (takeTrace(), takeCalls())
    heldUp?.value.record(events, calls, crash: crash)
  }

  /// The next stretch of the work is done now.
  ///
  /// - Returns: the exception that it ends in.
  mutating func proceed() -> AndroidException? {
    guard let stretch = heldUp?.value.removeFirst() else { return nil }
    trace.append(stretch.events)
    outbox = stretch.calls
    return stretch.crash
  }

  /// The server has answered; after the last stretch the main thread is free.
  mutating func endStretch() {
    if heldUp?.value.stretches.isEmpty == true { heldUp = nil }
  }

  /// A message comes to the queue: before what the main thread posts later, if that is held up.
  ///
  /// - Parameter place: in the queue; nil: the end that it has now.
  mutating func arrive(
    _ message: consuming LooperMessage, because reason: AndroidReason, at place: Int? = nil
  ) {
    let end = heldUp.flatMap { work in
      work.value.stretches.first.map { $0.place + work.value.arrivals }
    }
    looper.insert(message, because: reason, at: place ?? end ?? looper.end)
    heldUp?.value.arrivals += 1
  }

  /// The main thread can go on with its queue.
  @inline(__always)
  var goesOn: Bool { !isHeldUp && !looper.isUsedUp }

  var hasMessage: Bool { !isHeldUp && !looper.isEmpty }

  /// Its main thread has nothing to do, and the server does not know.
  var hasIdleToReport: Bool { !isHeldUp && !awaitingIdle.isEmpty }

  /// Milliseconds: three years, more than any app sleeps.
  private static let longestSleep = 100_000_000_000
}

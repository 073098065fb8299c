/// What one step did.
struct StepRecord<Event: ObservableEvent>: Hashable, Sendable {
  /// Everything the app was told, in order.
  var events: [Event] = []
  /// The turns of the main thread's run loop, each by the number of events up to its end; none on a
  /// platform on which nobody waits for one.
  var turnEnds: [Int] = []
  /// Why the platform sent each of them.
  var reasons: [NeutralCause] = []
  /// The same in neutral words.
  var neutral: [MappedEvent] = []
  /// The app's processes that ended, in order.
  var ends: [ProcessEnd] = []
  var crash: Crash?
  /// Texts of console warnings.
  var warnings: [String] = []
  /// Why the platform has no input for the step, so that nothing happens.
  var omission: Omission?
  /// Why what came of the step is worth nothing.
  var problem: StepProblem?
}

/// The end of one of the app's processes.
struct ProcessEnd: Hashable, Sendable {
  /// Nil: the default one.
  var process: String?
  /// How many events of the step came before.
  var position: Int
}

extension ArraySlice<ProcessEnd> {
  /// Takes the first away if it came before the event at this place.
  mutating func takeFirst(before position: Int) -> ProcessEnd? {
    guard let end = first, end.position <= position else { return nil }
    return removeFirst()
  }
}

/// A neutral event with the native event that told it.
struct MappedEvent: Hashable, Sendable {
  var event: NeutralEvent
  /// The position of the native event in the step.
  var source: Int
  /// Whether that native event says so itself; else the neutral one only stands at its place.
  var isTold = true
}

/// An uncaught exception.
struct Crash: Hashable, Sendable {
  var exception: String
  var reason: String
}

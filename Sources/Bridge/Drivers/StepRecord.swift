/// The recording of one step.
struct StepRecord<Event: ObservableEvent>: Hashable, Sendable {
  /// All events of the app, in order.
  var events: [Event] = []
  /// The turns of the main thread's run loop, each given as the number of events up to its end;
  /// empty on a platform where nothing depends on them.
  var turnEnds: [Int] = []
  /// Why the platform sent each event.
  var reasons: [NeutralCause] = []
  /// The neutral events.
  var neutral: [MappedEvent] = []
  /// The app's processes that ended, in order.
  var ends: [ProcessEnd] = []
  var crash: Crash?
  /// Texts of console warnings.
  var warnings: [String] = []
  /// Why the platform has no input for the step, so that nothing happens.
  var unavailableInput: UnavailableInput?
  /// Why the results of the step are meaningless.
  var problem: StepProblem?
}

/// The end of one of the app's processes.
struct ProcessEnd: Hashable, Sendable {
  /// Nil for the default process.
  var process: String?
  /// How many events of the step precede it.
  var position: Int
}

extension ArraySlice<ProcessEnd> {
  /// Takes the first end if it precedes the event at this place.
  mutating func takeFirst(before position: Int) -> ProcessEnd? {
    guard let end = first, end.position <= position else { return nil }
    return removeFirst()
  }
}

/// A neutral event, with the native event that it was derived from.
struct MappedEvent: Hashable, Sendable {
  var event: NeutralEvent
  /// The position of the native event in the step.
  var source: Int
  /// Whether the native event itself means this; otherwise the neutral event only takes its
  /// position.
  var isExplicit = true
}

/// An uncaught exception.
struct Crash: Hashable, Sendable {
  var exception: String
  var reason: String
}

/// The result of a line for the events of the last version, which is usually the same for other
/// versions.
struct LineMemory<Event: TraceEvent> {
  var callbacks: RememberedMatch<Event>?
  var neutral: RememberedMatch<NeutralEvent>?
}

/// The last events that a pattern was matched with, and the result.
struct RememberedMatch<Event: TraceEvent> {
  private var events: [Event]
  private var match: Match

  static func match(
    of events: [Event], with pattern: Automaton<TraceMatcher<Event>>, _ memory: inout Self?
  ) -> Match {
    if let memory, memory.events == events { return memory.match }
    let match = pattern.match(events)
    memory = RememberedMatch(events: events, match: match)
    return match
  }
}

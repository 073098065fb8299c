/// What a line has made of the events of the last version: of most others it makes the same.
struct LineMemory<Event: TraceEvent> {
  var callbacks: RememberedMatch<Event>?
  var neutral: RememberedMatch<NeutralEvent>?
}

/// A pattern's last events and what came of them.
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

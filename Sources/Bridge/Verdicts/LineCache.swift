/// The result of a line for the events of the last version, which is usually the same for other
/// versions.
struct LineCache<Event: TraceEvent> {
  var callbacks: CachedMatch<Event>?
  var neutral: CachedMatch<NeutralEvent>?
}

/// The last events that a pattern was matched with, and the result.
struct CachedMatch<Event: TraceEvent> {
  private var events: [Event]
  private var match: Match

  static func match(
    of events: [Event], with pattern: Automaton<TraceMatcher<Event>>, _ cache: inout Self?
  ) -> Match {
    if let cache, cache.events == events { return cache.match }
    let match = pattern.match(events)
    cache = CachedMatch(events: events, match: match)
    return match
  }
}

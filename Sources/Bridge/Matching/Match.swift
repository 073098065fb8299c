import Specification

/// The outcome of matching a pattern against events.
struct Match: Hashable, Sendable {
  /// Nil if the pattern matches.
  var disagreement: Point?
  /// The pattern can be read in too many ways at the same time.
  var isTooAmbiguous = false

  /// Where the events stop matching the pattern.
  struct Point: Hashable, Sendable {
    /// How many events match.
    var matched: Int
    /// What the pattern would have accepted next, in its order.
    var expected: [String]
  }
}

extension Automaton {
  /// Matches all events.
  func match(_ events: [Matcher.Event]) -> Match {
    if let plain { return Self.match(plain, events) }
    var states: [State] = [.at(start)]
    var nearest = Attempt(matched: 0, needed: .max, states: [])
    for (position, event) in events.enumerated() {
      note(states, at: position, &nearest)
      let next = following(states, event)
      // Outside braces there are never more states than places in the pattern.
      guard Limit.readings.allows(max(0, next.count - instructions.count)) else {
        return Match(
          disagreement: .init(matched: position, expected: []), isTooAmbiguous: true)
      }
      guard !next.isEmpty else {
        return Match(disagreement: .init(matched: position, expected: expectations(of: states)))
      }
      states = next
    }
    note(states, at: events.count, &nearest)
    if states.contains(where: { minimum(of: $0) == 0 }) { return Match() }
    return Match(
      disagreement: .init(
        matched: nearest.matched, expected: expectations(of: nearest.states)))
  }

  /// Among the attempts that an ellipsis allows, the one that was nearest to completion.
  private struct Attempt {
    var matched: Int
    var needed: Int
    var states: [State]
  }

  private func note(_ states: [State], at position: Int, _ nearest: inout Attempt) {
    let needed = states.lazy.map(minimum).min() ?? .max
    guard needed < nearest.needed else { return }
    nearest = Attempt(
      matched: position, needed: needed, states: states.filter { minimum(of: $0) == needed })
  }

  /// The possible states after this event, in the order of the pattern.
  private func following(_ states: [State], _ event: Matcher.Event) -> [State] {
    var next: [State] = []
    var seen: Set<State> = []
    let arrivals = arrivals(from: states)
    let taken = hasRest ? origins(of: arrivals, taking: event) : []
    for arrival in arrivals {
      let place: Int
      switch instructions[arrival.place] {
      case .event(let matcher, let after) where matcher.matches(event): place = after
      case .anything: place = arrival.place
      case .rest where arrival.origin.map { !taken.contains($0) } ?? true: place = arrival.place
      case .accept, .event, .rest, .either, .weave: continue
      }
      let state = arrival.state(movedTo: place)
      if seen.insert(state).inserted { next.append(state) }
    }
    return next
  }

  /// The braces that have a member which takes the event.
  private func origins(of arrivals: [Arrival], taking event: Matcher.Event) -> Set<State> {
    var origins: Set<State> = []
    for arrival in arrivals {
      guard case .event(let matcher, _) = instructions[arrival.place], matcher.matches(event),
        let origin = arrival.origin
      else { continue }
      origins.insert(origin)
    }
    return origins
  }

  private func expectations(of states: [State]) -> [String] {
    var seen: Set<Matcher> = []
    var texts: [String] = []
    for arrival in arrivals(from: states) {
      guard case .event(let matcher, _) = instructions[arrival.place],
        seen.insert(matcher).inserted
      else { continue }
      texts.append(matcher.text)
    }
    return texts
  }

  /// The ordinary case of a plain sequence of events.
  private static func match(_ matchers: [Matcher], _ events: [Matcher.Event]) -> Match {
    for (position, matcher) in matchers.enumerated()
    where position >= events.count || !matcher.matches(events[position]) {
      return Match(disagreement: .init(matched: position, expected: [matcher.text]))
    }
    guard events.count > matchers.count else { return Match() }
    return Match(disagreement: .init(matched: matchers.count, expected: []))
  }
}

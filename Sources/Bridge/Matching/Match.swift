/// The outcome of matching a pattern against events.
struct Match: Hashable, Sendable {
  /// Nil if the pattern matches.
  var disagreement: Point?

  /// Where the events leave the pattern.
  struct Point: Hashable, Sendable {
    /// How many events agree.
    var matched: Int
    /// What the pattern would have accepted next, in its order.
    var expected: [String]
  }
}

extension Expression {
  /// Matches the whole of the events.
  func match(_ events: [Matcher.Event]) -> Match {
    if case .sequence(let members) = self, let plain = Self.matchers(of: members) {
      return Self.match(plain, events)
    }
    var states: [Expression] = [self]
    var history = [states]
    for (position, event) in events.enumerated() {
      var next: [Expression] = []
      var seen: Set<Expression> = []
      for state in states {
        for following in state.following(event) where seen.insert(following).inserted {
          next.append(following)
        }
      }
      guard !next.isEmpty else {
        return Match(
          disagreement: .init(matched: position, expected: Self.expectations(of: states)))
      }
      states = next
      history.append(next)
    }
    return states.contains(where: \.isNullable)
      ? Match() : Match(disagreement: Self.furthest(history))
  }

  /// Of all the attempts that an ellipsis allows, the one that needed least to be done.
  private static func furthest(_ history: [[Expression]]) -> Match.Point {
    var best = Match.Point(matched: 0, expected: [])
    var least = Int.max
    for (position, states) in history.enumerated() {
      let needed = states.map(\.minimumLength).min() ?? least
      guard needed < least else { continue }
      least = needed
      best = .init(
        matched: position,
        expected: expectations(of: states.filter { $0.minimumLength == needed }))
    }
    return best
  }

  /// The members of a sequence that is nothing but events.
  private static func matchers(of members: [Expression]) -> [Matcher]? {
    var matchers: [Matcher] = []
    matchers.reserveCapacity(members.count)
    for member in members {
      guard case .event(let matcher) = member else { return nil }
      matchers.append(matcher)
    }
    return matchers
  }

  /// The ordinary case, one event after the other.
  private static func match(_ matchers: [Matcher], _ events: [Matcher.Event]) -> Match {
    for (position, matcher) in matchers.enumerated()
    where position >= events.count || !matcher.matches(events[position]) {
      return Match(disagreement: .init(matched: position, expected: [matcher.text]))
    }
    guard events.count > matchers.count else { return Match() }
    return Match(disagreement: .init(matched: matchers.count, expected: []))
  }

  private static func expectations(of states: [Expression]) -> [String] {
    var seen: Set<Matcher> = []
    return states.flatMap(\.first).filter { seen.insert($0).inserted }.map(\.text)
  }
}

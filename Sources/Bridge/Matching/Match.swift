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
    // When each expression was first left over: where the best attempt got stuck.
    var reached: [Expression: Int] = [self: 0]
    for (position, event) in events.enumerated() {
      var next: [Expression] = []
      var seen: Set<Expression> = []
      for state in states {
        for following in state.following(event) where seen.insert(following).inserted {
          next.append(following)
          if reached[following] == nil { reached[following] = position + 1 }
        }
      }
      guard !next.isEmpty else {
        return Match(
          disagreement: .init(matched: position, expected: Self.expectations(of: states)))
      }
      states = next
    }
    if states.contains(where: \.isNullable) { return Match() }
    // Those that need least have come furthest.
    let least = states.map(\.minimumLength).min() ?? 0
    let best = states.filter { $0.minimumLength == least }
    return Match(
      disagreement: .init(
        matched: best.compactMap { reached[$0] }.min() ?? events.count,
        expected: Self.expectations(of: best)))
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

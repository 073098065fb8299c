/// A compiled pattern over events: what may come, in what order.
///
/// Matching walks the events once and keeps the set of what may still follow, each of them again an
/// expression (its partial derivatives after Antimirov). That is linear in the events, and the
/// number of expressions that can follow is bounded by the pattern; only `{…}` multiplies it, by the
/// positions its members can be in at the same time, and not even then while the next event tells
/// the members apart.
indirect enum Expression<Matcher: EventMatcher>: Hashable, Sendable {
  /// Matches where nothing is left.
  case empty
  case event(Matcher)
  /// `...`
  case anything
  case sequence([Expression])
  /// `{…}`: members keep their own order and may be interleaved.
  case interleaved([Expression])
  case optional(Expression)
  case oneOrMore(Expression)
}

/// What an event of a pattern says about an event of a trace.
protocol EventMatcher: Hashable, Sendable {
  associatedtype Event: Hashable, Sendable
  func matches(_ event: Event) -> Bool
  /// The event as the pattern writes it.
  var text: String { get }
}

extension Expression {
  /// Whether it may end here.
  var isNullable: Bool {
    switch self {
    case .empty, .anything, .optional: true
    case .event: false
    case .sequence(let members), .interleaved(let members): members.allSatisfy(\.isNullable)
    case .oneOrMore(let member): member.isNullable
    }
  }

  /// The fewest events that it still needs.
  var minimumLength: Int {
    switch self {
    case .empty, .anything, .optional: 0
    case .event: 1
    case .sequence(let members), .interleaved(let members):
      members.reduce(0) { $0 + $1.minimumLength }
    case .oneOrMore(let member): member.minimumLength
    }
  }

  /// The events that may come first, in the order of the pattern.
  var first: [Matcher] {
    switch self {
    case .empty, .anything: return []
    case .event(let matcher): return [matcher]
    case .sequence(let members):
      var matchers: [Matcher] = []
      for member in members {
        matchers += member.first
        if !member.isNullable { break }
      }
      return matchers
    case .interleaved(let members): return members.flatMap(\.first)
    case .optional(let member), .oneOrMore(let member): return member.first
    }
  }

  /// What may follow once this event has come; empty if it may not come here.
  func following(_ event: Matcher.Event) -> [Expression] {
    switch self {
    case .empty: return []
    case .event(let matcher): return matcher.matches(event) ? [.empty] : []
    case .anything: return [.anything]
    case .sequence(let members):
      var results: [Expression] = []
      for (position, member) in members.enumerated() {
        let rest = members[(position + 1)...]
        results += member.following(event).map { .joining([$0] + rest) }
        if !member.isNullable { break }
      }
      return results
    case .interleaved(let members):
      var results: [Expression] = []
      var tried: Set<Expression> = []
      for (position, member) in members.enumerated() where tried.insert(member).inserted {
        results += member.following(event).map { next in
          var rest = members
          rest[position] = next
          return .interleaving(rest)
        }
      }
      return results
    case .optional(let member): return member.following(event)
    case .oneOrMore(let member):
      return member.following(event).map { .joining([$0, .optional(self)]) }
    }
  }

  /// A sequence without members that are done.
  static func joining(_ members: [Expression]) -> Expression {
    let left = members.flatMap(\.steps)
    return left.count > 1 ? .sequence(left) : left.first ?? .empty
  }

  /// The members of a sequence, so that equal remainders are equal values.
  private var steps: [Expression] {
    switch self {
    case .empty: []
    case .sequence(let members): members.flatMap(\.steps)
    case .event, .anything, .interleaved, .optional, .oneOrMore: [self]
    }
  }

  private static func interleaving(_ members: [Expression]) -> Expression {
    let left = members.filter { $0 != .empty }
    return left.count > 1 ? .interleaved(left) : left.first ?? .empty
  }
}

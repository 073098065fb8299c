/// A pattern over events, with its events looked up: what may come, in what order.
indirect enum Expression<Matcher: EventMatcher>: Hashable, Sendable {
  /// Matches where nothing is left.
  case empty
  case event(Matcher)
  /// `...`
  case anything
  case sequence([Expression])
  /// `{…}`: members keep their own order and may be interleaved; with `anything` among them others
  /// may come between.
  case interleaved([Expression])
  case optional(Expression)
  case oneOrMore(Expression)
}

extension Expression {
  /// Whether it is one event after the other, with or without gaps.
  var isPlain: Bool {
    switch self {
    case .empty, .event, .anything: true
    case .sequence(let members): members.allSatisfy(\.isPlain)
    case .interleaved, .optional, .oneOrMore: false
    }
  }
}

/// What an event of a pattern says about an event of a trace.
protocol EventMatcher: Hashable, Sendable {
  associatedtype Event: Hashable, Sendable
  func matches(_ event: Event) -> Bool
  /// The event as the pattern writes it.
  var text: String { get }
}

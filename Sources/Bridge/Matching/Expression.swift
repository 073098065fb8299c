/// A pattern over events after its events have been looked up: what may come, and in what order.
indirect enum Expression<Matcher: EventMatcher>: Hashable, Sendable {
  /// Matches the end.
  case empty
  case event(Matcher)
  /// `...`
  case anything
  case sequence([Expression])
  /// `{…}`: members keep their own order and may be interleaved; with `anything` among them, other
  /// events may come in between.
  case interleaved([Expression])
  case optional(Expression)
  case oneOrMore(Expression)
}

extension Expression {
  /// Whether it is a plain sequence of events, with or without gaps.
  var isPlain: Bool {
    switch self {
    case .empty, .event, .anything: true
    case .sequence(let members): members.allSatisfy(\.isPlain)
    case .interleaved, .optional, .oneOrMore: false
    }
  }
}

/// An event of a pattern, to be compared with events of a trace.
protocol EventMatcher: Hashable, Sendable {
  associatedtype Event: Hashable, Sendable
  func matches(_ event: Event) -> Bool
  /// The event as a pattern writes it.
  var text: String { get }
}

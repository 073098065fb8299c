import Specification

/// An ordering over the numbered patterns of its rule set.
struct Law: Sendable {
  var form: Form
  /// Whether the law mentions an undeclared object.
  var namesOthers: Bool
  /// Whether the law mentions its variable; otherwise it says the same of each object.
  var namesVariable: Bool
  var source: RuleDeclaration.Law

  enum Form: Sendable {
    case never(Int)
    case neverBetween(Int, from: Int, to: Int)
    case neverAfter(Int, Int)
    case neverAgain(Int, before: Int, or: Int)
    case always(Int)
    case precedes(Int, Int)
    case leadsTo(Int, Int, before: Int)
    case alternates(Int, Int)
  }

  /// What breaks a law.
  enum Violation: Hashable, Sendable {
    /// The event at this position.
    case event(Int)
    /// An event that did not come.
    case missing

    /// The position of the event, if there is one.
    var position: Int? {
      if case .event(let position) = self { position } else { nil }
    }
  }

  init(
    _ law: RuleDeclaration.Law, variable: String,
    number: (EventPattern) throws(ScriptProblem) -> Int
  ) throws(ScriptProblem) {
    source = law
    namesOthers = law.form.events.contains { $0.subject.name.value != variable }
    namesVariable = law.form.events.contains { $0.subject.name.value == variable }
    form =
      switch law.form {
      case .never(let x): .never(try number(x))
      case .neverBetween(let x, let y, let z):
        .neverBetween(try number(x), from: try number(y), to: try number(z))
      case .neverAfter(let x, let y): .neverAfter(try number(x), try number(y))
      case .neverAgain(let x, let y, let z):
        .neverAgain(try number(x), before: try number(y), or: try number(z))
      case .always(let x): .always(try number(x))
      case .precedes(let x, let y): .precedes(try number(x), try number(y))
      case .leadsTo(let x, let y, let z):
        .leadsTo(try number(x), try number(y), before: try number(z))
      case .alternates(let x, let y): .alternates(try number(x), try number(y))
      }
  }
}

extension Law.Form {
  /// The patterns one of which has occurred wherever such a law is broken; nil if it may be broken
  /// where nothing has.
  var breakers: [Int]? {
    switch self {
    case .never(let x), .neverBetween(let x, _, _), .neverAfter(let x, _), .neverAgain(let x, _, _):
      [x]
    case .always: nil
    case .precedes(_, let late): [late]
    case .leadsTo(_, _, let before): [before]
    case .alternates(let x, let y): [x, y]
    }
  }

  /// The first violation of such a law; nil if it holds.
  ///
  /// Most of the events in laws do not occur on most objects, so this is checked before anything is
  /// compared.
  func violation<Identity: Hashable>(
    in seen: PatternOccurrences<Identity>
  ) -> Law.Violation? {
    switch self {
    case .never(let x): return seen.first(x).map(Law.Violation.event)
    case .neverBetween(let x, let from, let to):
      guard let start = seen.first(from), let end = seen.last(to), start < end,
        let last = seen.last(x), last > start
      else { return nil }
      return Self.between(seen[x], seen[from], seen[to]).map(Law.Violation.event)
    case .neverAfter(let x, let y):
      guard let start = seen.first(y), let last = seen.last(x), last > start else { return nil }
      return seen[x].first { $0 > start }.map(Law.Violation.event)
    case .neverAgain(let x, let y, let z):
      return Self.repeated(seen[x], seen[y], seen[z]).map(Law.Violation.event)
    case .always(let x): return seen.has(x) ? nil : .missing
    case .precedes(let x, let y):
      guard let late = seen.first(y) else { return nil }
      guard let early = seen.first(x), early <= late else { return .event(late) }
      return nil
    case .leadsTo(let x, let y, let before):
      guard let start = seen.first(x), let end = seen.last(before), start <= end else { return nil }
      return Self.unanswered(seen[x], seen[y], seen[before]).map(Law.Violation.event)
    case .alternates(let x, let y):
      guard seen.has(x) || seen.has(y) else { return nil }
      return Self.outOfTurn(seen[x], seen[y]).map(Law.Violation.event)
    }
  }

  /// A stretch counts only once its end has come.
  private static func between(
    _ x: ArraySlice<Int>, _ from: ArraySlice<Int>, _ to: ArraySlice<Int>
  ) -> Int? {
    var isOpen = false
    var found: Int?
    for occurrence in Occurrences(x, from, to) {
      if isOpen, occurrence.is(2) {
        if let found { return found }
        isOpen = false
      } else if isOpen, found == nil, occurrence.is(0) {
        found = occurrence.position
      }
      if !isOpen, occurrence.is(1) {
        isOpen = true
        found = nil
      }
    }
    return nil
  }

  private static func unanswered(
    _ x: ArraySlice<Int>, _ y: ArraySlice<Int>, _ before: ArraySlice<Int>
  ) -> Int? {
    var isWaiting = false
    for occurrence in Occurrences(x, y, before) {
      if isWaiting, occurrence.is(2) { return occurrence.position }
      if occurrence.is(1) { isWaiting = false }
      if occurrence.is(0) { isWaiting = true }
    }
    return nil
  }

  private static func repeated(
    _ x: ArraySlice<Int>, _ y: ArraySlice<Int>, _ z: ArraySlice<Int>
  ) -> Int? {
    guard x.count > 1 else { return nil }
    var hasCome = false
    for occurrence in Occurrences(x, y, z) {
      let comes = occurrence.is(0)
      if hasCome, comes { return occurrence.position }
      hasCome = comes
    }
    return nil
  }

  private static func outOfTurn(_ x: ArraySlice<Int>, _ y: ArraySlice<Int>) -> Int? {
    var isTurnOfX = true
    for occurrence in Occurrences(x, y, []) {
      guard occurrence.is(0) == isTurnOfX else { return occurrence.position }
      isTurnOfX.toggle()
    }
    return nil
  }
}

/// A position at which some of a law's patterns occurred.
private struct Occurrence {
  let position: Int
  /// A bit for each of the three patterns.
  fileprivate let patterns: UInt8

  /// Whether the law's pattern with this index occurred here.
  func `is`(_ place: UInt8) -> Bool { patterns & (1 << place) != 0 }
}

/// The occurrences of a law's patterns: every position in three ascending lists once, ascending.
private struct Occurrences: Sequence, IteratorProtocol {
  private var first: Peekable
  private var second: Peekable
  private var third: Peekable

  private struct Peekable {
    private var rest: IndexingIterator<ArraySlice<Int>>
    private(set) var head: Int?

    init(_ positions: ArraySlice<Int>) {
      rest = positions.makeIterator()
      head = rest.next()
    }

    /// Whether it was at this position, from which it then advances.
    mutating func leaves(_ position: Int) -> Bool {
      guard head == position else { return false }
      head = rest.next()
      return true
    }
  }

  init(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>, _ third: ArraySlice<Int>) {
    self.first = Peekable(first)
    self.second = Peekable(second)
    self.third = Peekable(third)
  }

  private var earliest: Int? {
    let position = Swift.min(first.head ?? .max, second.head ?? .max, third.head ?? .max)
    return position == .max ? nil : position
  }

  mutating func next() -> Occurrence? {
    guard let position = earliest else { return nil }
    return Occurrence(
      position: position,
      patterns: (first.leaves(position) ? 1 : 0) | (second.leaves(position) ? 2 : 0)
        | (third.leaves(position) ? 4 : 0))
  }
}

import Specification

/// An ordering, compiled: finds the first event that breaks it.
struct Law<Matcher: EventMatcher>: Sendable {
  var form: Form
  /// The laws speaks of an object that no script declares, besides its variable.
  var namesOthers: Bool
  var source: RuleDeclaration.Law

  enum Form: Sendable {
    case never(Matcher)
    case neverBetween(Matcher, from: Matcher, to: Matcher)
    case neverAfter(Matcher, Matcher)
    case always(Matcher)
    case precedes(Matcher, Matcher)
    case leadsTo(Matcher, Matcher, before: Matcher)
    case alternates(Matcher, Matcher)
  }

  init(
    _ law: RuleDeclaration.Law, variable: String,
    matcher: (EventPattern) throws(ScriptProblem) -> Matcher
  ) throws(ScriptProblem) {
    source = law
    namesOthers = law.form.events.contains { $0.subject.name.value != variable }
    form =
      switch law.form {
      case .never(let x): .never(try matcher(x))
      case .neverBetween(let x, let y, let z):
        .neverBetween(try matcher(x), from: try matcher(y), to: try matcher(z))
      case .neverAfter(let x, let y): .neverAfter(try matcher(x), try matcher(y))
      case .always(let x): .always(try matcher(x))
      case .precedes(let x, let y): .precedes(try matcher(x), try matcher(y))
      case .leadsTo(let x, let y, let z):
        .leadsTo(try matcher(x), try matcher(y), before: try matcher(z))
      case .alternates(let x, let y): .alternates(try matcher(x), try matcher(y))
      }
  }

  /// The position of the event that breaks the law; the number of events if one is missing at the
  /// end; nil if the law holds.
  func violation(in events: some Collection<Matcher.Event>) -> Int? {
    switch form {
    case .never(let x): first(in: events) { x.matches($0) }
    case .neverBetween(let x, let from, let to): between(x, from, to, events)
    case .neverAfter(let x, let y):
      first(in: events, after: y) { x.matches($0) }
    case .always(let x): events.contains(where: x.matches) ? nil : events.count
    case .precedes(let x, let y): unprecedented(x, y, events)
    case .leadsTo(let x, let y, let before): unanswered(x, y, before, events)
    case .alternates(let x, let y): outOfTurn(x, y, events)
    }
  }

  private func first(
    in events: some Collection<Matcher.Event>, after start: Matcher? = nil,
    _ isForbidden: (Matcher.Event) -> Bool
  ) -> Int? {
    var isOpen = start == nil
    for (position, event) in events.enumerated() {
      if isOpen, isForbidden(event) { return position }
      if let start, start.matches(event) { isOpen = true }
    }
    return nil
  }

  /// A stretch counts only once its end has come.
  private func between(
    _ x: Matcher, _ from: Matcher, _ to: Matcher, _ events: some Collection<Matcher.Event>
  ) -> Int? {
    var isOpen = false
    var found: Int?
    for (position, event) in events.enumerated() {
      if isOpen, to.matches(event) {
        if let found { return found }
        isOpen = false
      } else if isOpen, found == nil, x.matches(event) {
        found = position
      }
      if !isOpen, from.matches(event) {
        isOpen = true
        found = nil
      }
    }
    return nil
  }

  private func unprecedented(
    _ x: Matcher, _ y: Matcher, _ events: some Collection<Matcher.Event>
  ) -> Int? {
    for (position, event) in events.enumerated() {
      if x.matches(event) { return nil }
      if y.matches(event) { return position }
    }
    return nil
  }

  private func unanswered(
    _ x: Matcher, _ y: Matcher, _ before: Matcher, _ events: some Collection<Matcher.Event>
  ) -> Int? {
    var isWaiting = false
    for (position, event) in events.enumerated() {
      if isWaiting, before.matches(event) { return position }
      if y.matches(event) { isWaiting = false }
      if x.matches(event) { isWaiting = true }
    }
    return nil
  }

  private func outOfTurn(
    _ x: Matcher, _ y: Matcher, _ events: some Collection<Matcher.Event>
  ) -> Int? {
    var isTurnOfX = true
    for (position, event) in events.enumerated() {
      if x.matches(event) {
        guard isTurnOfX else { return position }
        isTurnOfX = false
      } else if y.matches(event) {
        guard !isTurnOfX else { return position }
        isTurnOfX = true
      }
    }
    return nil
  }
}

extension RuleDeclaration.Form {
  /// Every event that the form names.
  var events: [EventPattern] {
    switch self {
    case .never(let x), .always(let x): [x]
    case .neverAfter(let x, let y), .precedes(let x, let y), .alternates(let x, let y): [x, y]
    case .neverBetween(let x, let y, let z), .leadsTo(let x, let y, let z): [x, y, z]
    }
  }
}

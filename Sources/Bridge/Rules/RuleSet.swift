import Specification

/// The rules over one type of event.
///
/// Every pattern in a law has a number, so that a trace is read once for all laws, which see only
/// where their patterns occurred.
struct RuleSet<Event: TraceEvent>: Sendable {
  private(set) var rules: [CompiledRule] = []
  /// The kinds of objects that the rules are about.
  private(set) var kinds: [Kind] = []
  /// What the rules apply to: many share a kind and versions.
  private(set) var scopes: [RuleScope] = []
  private(set) var index = LawIndex()
  private var patterns: [TraceMatcher<Event>] = []
  /// Whether a law uses marks inside callbacks.
  private(set) var namesMarks = false
  private var numbers: [TraceMatcher<Event>: Int] = [:]
  /// The patterns that could match an event, by its key.
  private var candidates: [Event.PatternKey: [Candidate]] = [:]

  /// A pattern, simplified so that most need no lookup.
  private struct Candidate: Sendable {
    let number: Int
    let mark: EventMark
    /// Whether it matches any object and has no arguments.
    let isComplete: Bool
  }

  mutating func add(
    _ rule: RuleDeclaration, _ kind: Kind, tally: Int, origin: CaseOrigin
  ) throws(ScriptProblem) {
    let variable = (name: rule.variable.value, kind: kind)
    let none = ObjectTable([])
    var laws: [Law] = []
    for law in rule.laws {
      laws.append(
        try Law(law, variable: rule.variable.value) { (pattern) throws(ScriptProblem) in
          number(of: try TraceMatcher(pattern, in: none, variable: variable))
        })
    }
    let scope = RuleScope(kind: kinds.place(of: kind), versions: rule.versions)
    for law in laws.indices {
      index.add(laws[law], at: LawPlace(rule: rules.count, law: law), kind: scope.kind)
    }
    rules.append(
      CompiledRule(tally: tally, origin: origin, scope: scopes.place(of: scope), laws: laws))
  }

  private mutating func number(of matcher: TraceMatcher<Event>) -> Int {
    if let number = numbers[matcher] { return number }
    let number = patterns.count
    numbers[matcher] = number
    patterns.append(matcher)
    namesMarks = namesMarks || matcher.mark != .entered
    candidates[matcher.key, default: []].append(
      Candidate(
        number: number, mark: matcher.mark,
        isComplete: matcher.subject == .any && matcher.arguments.isEmpty))
    return number
  }

  /// The patterns that occurred on each object, in the order of the objects' first events.
  func occurrences(in events: [Event]) -> TraceOccurrences<Event.Identity> {
    var occurrences = TraceOccurrences<Event.Identity>.Builder(patternCount: patterns.count)
    var current = 0
    for position in events.indices {
      let identity = events[position].identity
      if current >= occurrences.objects.count || occurrences.objects[current].identity != identity {
        current = occurrences.place(of: identity, seenAt: position)
      }
      guard let candidates = candidates[events[position].patternKey] else { continue }
      let mark = events[position].place
      for candidate in candidates
      where candidate.mark == mark
        && (candidate.isComplete || patterns[candidate.number].matches(events[position]))
      {
        occurrences.note(candidate.number, on: current, at: position)
      }
    }
    return occurrences.build()
  }
}

extension Array where Element: Equatable {
  /// The index of an element, which is added if it is not there.
  fileprivate mutating func place(of element: Element) -> Int {
    if let known = firstIndex(of: element) { return known }
    append(element)
    return count - 1
  }
}

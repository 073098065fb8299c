import Specification

/// The rules over one sort of events.
///
/// Every pattern that a law names has a number, so that a trace is read once for all laws: they see
/// nothing of it but where their patterns were seen.
struct RuleSet<Event: TraceEvent>: Sendable {
  private(set) var rules: [CompiledRule] = []
  /// The kinds of object that they are about.
  private(set) var kinds: [Kind] = []
  private var patterns: [TraceMatcher<Event>] = []
  /// Whether a law looks inside callbacks.
  private(set) var namesMarks = false
  private var numbers: [TraceMatcher<Event>: Int] = [:]
  /// The patterns that an event could be meant by.
  private var candidates: [Event.PatternKey: [Int]] = [:]

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
    let place = kinds.firstIndex(of: kind) ?? kinds.count
    if place == kinds.count { kinds.append(kind) }
    rules.append(
      CompiledRule(
        tally: tally, origin: origin, versions: rule.versions, kind: place, laws: laws))
  }

  private mutating func number(of matcher: TraceMatcher<Event>) -> Int {
    if let number = numbers[matcher] { return number }
    let number = patterns.count
    numbers[matcher] = number
    patterns.append(matcher)
    namesMarks = namesMarks || matcher.mark != .entered
    candidates[matcher.key, default: []].append(number)
    return number
  }

  /// What each object saw of the patterns, in the order of the objects' first events.
  func sightings(in events: [Event]) -> TraceSightings<Event.Identity> {
    var sightings = TraceSightings<Event.Identity>.Builder(patternCount: patterns.count)
    var current = 0
    // The marks of a call follow each other, and what could be meant by one could be by the next.
    var key: Event.PatternKey?
    var numbers: [Int] = []
    for position in events.indices {
      let identity = events[position].identity
      if current >= sightings.objects.count || sightings.objects[current].identity != identity {
        current = sightings.place(of: identity, seenAt: position)
      }
      let own = events[position].patternKey
      if key != own {
        key = own
        numbers = candidates[own] ?? []
      }
      for number in numbers where patterns[number].matches(events[position]) {
        sightings.note(number, on: current, at: position)
      }
    }
    return sightings.build()
  }
}

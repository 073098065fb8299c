import Specification

/// An event of a pattern that can stand in a law.
protocol RuleMatcher: EventMatcher where Event: TraceEvent {
  /// What all events that it matches have in common.
  var patternKey: Event.PatternKey { get }
  /// Whether it means a place inside a callback, and not its beginning.
  var isMark: Bool { get }
}

/// The rules over one sort of events.
///
/// Every pattern that a law names has a number, so that a trace is read once for all laws: they see
/// nothing of it but where their patterns were seen.
struct RuleSet<Matcher: RuleMatcher>: Sendable {
  private(set) var rules: [CompiledRule] = []
  /// The kinds of object that they are about.
  private(set) var kinds: [Kind] = []
  private var patterns: [Matcher] = []
  /// Whether a law looks inside callbacks.
  private(set) var namesMarks = false
  private var numbers: [Matcher: Int] = [:]
  /// The patterns that an event could be meant by.
  private var candidates: [Matcher.Event.PatternKey: [Int]] = [:]

  mutating func add(
    _ rule: RuleDeclaration, _ kind: Kind, tally: Int, origin: CaseOrigin,
    matcher: (EventPattern) throws(ScriptProblem) -> Matcher
  ) throws(ScriptProblem) {
    var laws: [Law] = []
    for law in rule.laws {
      laws.append(
        try Law(law, variable: rule.variable.value) { (pattern) throws(ScriptProblem) in
          number(of: try matcher(pattern))
        })
    }
    let place = kinds.firstIndex(of: kind) ?? kinds.count
    if place == kinds.count { kinds.append(kind) }
    rules.append(
      CompiledRule(
        tally: tally, origin: origin, versions: rule.versions, kind: place, laws: laws))
  }

  private mutating func number(of matcher: Matcher) -> Int {
    if let number = numbers[matcher] { return number }
    let number = patterns.count
    numbers[matcher] = number
    patterns.append(matcher)
    namesMarks = namesMarks || matcher.isMark
    candidates[matcher.patternKey, default: []].append(number)
    return number
  }

  /// What each object saw of the patterns, in the order of the objects' first events.
  func sightings(in events: [Matcher.Event]) -> [InstanceSightings<Matcher.Event.Identity>] {
    var instances: [InstanceSightings<Matcher.Event.Identity>] = []
    var current = 0
    for position in events.indices {
      let identity = events[position].identity
      if current >= instances.count || instances[current].identity != identity {
        // A trace has few objects, and mostly stays with one for a while.
        if let known = instances.firstIndex(where: { $0.identity == identity }) {
          current = known
        } else {
          current = instances.count
          instances.append(
            InstanceSightings(
              identity: identity, firstEvent: position,
              positions: Array(repeating: [], count: patterns.count)))
        }
      }
      for number in candidates[events[position].patternKey] ?? []
      where patterns[number].matches(events[position]) {
        instances[current].positions[number].append(position)
      }
    }
    return instances
  }
}

/// Where the patterns of a rule set were seen on one object.
struct InstanceSightings<Identity: Hashable> {
  let identity: Identity
  let firstEvent: Int
  /// For each pattern, ascending.
  var positions: [[Int]]

  /// The same with what was seen on others.
  func joined(by others: [InstanceSightings]) -> [[Int]] {
    positions.indices.map { number in
      others.reduce(positions[number]) { $0 + $1.positions[number] }.sorted()
    }
  }
}

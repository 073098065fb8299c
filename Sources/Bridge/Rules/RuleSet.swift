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
  func sightings(in events: [Event]) -> [InstanceSightings<Event.Identity>] {
    var instances: [InstanceSightings<Event.Identity>] = []
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

  /// The same of one pattern with what was seen of it on others.
  func positions(of number: Int, joinedBy others: [InstanceSightings]) -> [Int] {
    others.reduce(positions[number]) { $0 + $1.positions[number] }.sorted()
  }
}

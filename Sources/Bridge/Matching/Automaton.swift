/// An expression compiled to instructions that point to each other (after Thompson, 1968).
///
/// Matching reads the events once and keeps every possible state, so that it takes at most the
/// number of events times the size of the pattern. Only `{…}` multiplies that, by the possible
/// combinations of its members' states, and not even then if each event belongs to only one member.
struct Automaton<Matcher: EventMatcher>: Sendable {
  private(set) var instructions: [Instruction] = [.accept]
  /// For each instruction, the fewest events that are still needed from there on.
  private(set) var minima: [Int] = [0]
  private(set) var start = 0
  private(set) var hasRest = false
  /// The events in order, if the pattern contains nothing else.
  let plain: [Matcher]?

  enum Instruction: Sendable {
    /// The pattern, or a member of braces, is complete.
    case accept
    case event(Matcher, next: Int)
    /// Consumes any event, and may continue without one.
    case anything(next: Int)
    /// A `...` among braces: consumes every event that no other member takes.
    ///
    /// If the others are plain sequences, everything that could follow without a member taking an
    /// event can also follow after it has, so nothing is lost, and there are never more states than
    /// members.
    case rest
    case either(Int, Int)
    case weave(members: [Int], next: Int)
  }

  /// A possible state of the matching.
  enum State: Hashable, Sendable {
    case at(Int)
    /// Inside braces: the state of each member, and the instruction to continue with once all are
    /// complete.
    case woven([State], next: Int)
  }

  init(_ expression: Expression<Matcher>) {
    plain = Self.matchers(of: expression)
    if plain == nil { start = add(expression, next: 0) }
  }

  private static func matchers(of expression: Expression<Matcher>) -> [Matcher]? {
    guard case .sequence(let members) = expression else { return nil }
    var matchers: [Matcher] = []
    matchers.reserveCapacity(members.count)
    for member in members {
      guard case .event(let matcher) = member else { return nil }
      matchers.append(matcher)
    }
    return matchers
  }

  /// Adds the instructions of an expression, which continue at `next`.
  private mutating func add(_ expression: Expression<Matcher>, next: Int) -> Int {
    switch expression {
    case .empty: return next
    case .event(let matcher): return add(.event(matcher, next: next), needing: minima[next] + 1)
    case .anything:
      // Two adjacent runs of any events are a single one.
      if case .anything = instructions[next] { return next }
      return add(.anything(next: next), needing: minima[next])
    case .sequence(let members):
      return members.reversed().reduce(next) { add($1, next: $0) }
    case .interleaved(let members):
      // Equal members share their instructions, so that it does not matter which of them advances.
      var places: [Expression<Matcher>: Int] = [:]
      var starts: [Int] = []
      if members.contains(.anything), members.allSatisfy(\.isPlain) {
        places[.anything] = add(.rest, needing: 0)
        hasRest = true
      }
      for member in members {
        let place = places[member] ?? add(member, next: 0)
        places[member] = place
        starts.append(place)
      }
      return add(
        .weave(members: starts, next: next),
        needing: starts.reduce(minima[next]) { $0 + minima[$1] })
    case .optional(let member):
      return add(.either(add(member, next: next), next), needing: minima[next])
    case .oneOrMore(let member):
      let again = add(.either(next, next), needing: minima[next])
      let first = add(member, next: again)
      instructions[again] = .either(first, next)
      return first
    }
  }

  private mutating func add(_ instruction: Instruction, needing minimum: Int) -> Int {
    instructions.append(instruction)
    minima.append(minimum)
    return instructions.count - 1
  }

  /// The fewest events that are still needed.
  func minimum(of state: State) -> Int {
    switch state {
    case .at(let place): minima[place]
    case .woven(let members, let next):
      members.reduce(minima[next]) { $0 + minimum(of: $1) }
    }
  }

  /// An event or a `...` that a state leads to without consuming an event.
  struct Arrival {
    /// The instruction.
    var place: Int
    /// The enclosing braces, from the inside out.
    var braces: [Brace] = []

    /// The whole state with another place instead of this one.
    func state(movedTo place: Int) -> State {
      braces.reduce(.at(place)) { inner, brace in
        var members = brace.members
        members[brace.position] = inner
        return .woven(members, next: brace.next)
      }
    }

    /// The state it came from, if that is inside braces.
    var origin: State? {
      guard let brace = braces.first else { return nil }
      let state = State.woven(brace.members, next: brace.next)
      return braces.dropFirst().reduce(state) { inner, brace in
        var members = brace.members
        members[brace.position] = inner
        return .woven(members, next: brace.next)
      }
    }
  }

  struct Brace {
    var members: [State]
    /// The index of the member.
    var position: Int
    var next: Int
  }

  /// Where some states lead, each place once, in the order of the pattern.
  func arrivals(from states: [State]) -> [Arrival] {
    var arrivals: [Arrival] = []
    var visited: Set<Int> = []
    for state in states { walk(from: state, &visited, &arrivals) }
    return arrivals
  }

  private func walk(from state: State, _ visited: inout Set<Int>, _ arrivals: inout [Arrival]) {
    var waiting: [Int]
    switch state {
    case .at(let place): waiting = [place]
    case .woven(let members, let next):
      waiting = weave(members, next: next, &arrivals)
    }
    while let place = waiting.popLast() {
      guard visited.insert(place).inserted else { continue }
      switch instructions[place] {
      case .accept: break
      case .event, .rest: arrivals.append(Arrival(place: place))
      case .anything(let next):
        arrivals.append(Arrival(place: place))
        waiting.append(next)
      case .either(let first, let second):
        waiting.append(second)
        waiting.append(first)
      case .weave(let members, let next):
        waiting += weave(members.map(State.at), next: next, &arrivals)
      }
    }
  }

  /// Goes through the members of braces, and returns where to continue if all of them may be
  /// complete.
  private func weave(_ members: [State], next: Int, _ arrivals: inout [Arrival]) -> [Int] {
    var tried: Set<State> = []
    for (position, member) in members.enumerated()
    where member != .at(0) && tried.insert(member).inserted {
      for arrival in self.arrivals(from: [member]) {
        var outer = arrival
        outer.braces.append(Brace(members: members, position: position, next: next))
        arrivals.append(outer)
      }
    }
    return members.allSatisfy { minimum(of: $0) == 0 } ? [next] : []
  }
}

/// An expression as instructions that lead on to each other (after Thompson, 1968).
///
/// Matching walks the events once and keeps every place where it could be, so that it takes no more
/// than the number of events times the size of the pattern. Only `{…}` multiplies that, by the
/// places in which its members can be at the same time, and not even then while the next event tells
/// the members apart.
struct Automaton<Matcher: EventMatcher>: Sendable {
  private(set) var instructions: [Instruction] = [.accept]
  /// For each instruction, the fewest events that are still needed from there on.
  private(set) var minima: [Int] = [0]
  private(set) var start = 0
  private(set) var hasRest = false
  /// The events one after the other, if there is nothing else in the pattern.
  let plain: [Matcher]?

  enum Instruction: Sendable {
    /// The pattern, or a member of braces, is done.
    case accept
    case event(Matcher, next: Int)
    /// Stays here with every event, and may go on without one.
    case anything(next: Int)
    /// A `...` among braces: stays here with every event that no other member takes.
    ///
    /// Where the others are plain sequences, whatever can still follow once a member has taken an event
    /// includes all that could follow if it had not, so that nothing is lost and there are never more
    /// places than members.
    case rest
    case either(Int, Int)
    case weave(members: [Int], next: Int)
  }

  /// One place where matching can be.
  enum State: Hashable, Sendable {
    case at(Int)
    /// Inside braces: the place of each member, and where it goes on once all are done.
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

  /// Adds the instructions of an expression after which it goes on at `next`.
  private mutating func add(_ expression: Expression<Matcher>, next: Int) -> Int {
    switch expression {
    case .empty: return next
    case .event(let matcher): return add(.event(matcher, next: next), needing: minima[next] + 1)
    case .anything:
      // Any run of events after any run of events is one.
      if case .anything = instructions[next] { return next }
      return add(.anything(next: next), needing: minima[next])
    case .sequence(let members):
      return members.reversed().reduce(next) { add($1, next: $0) }
    case .interleaved(let members):
      // Equal members begin at the same place, so that it does not matter which of them goes on.
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

  /// An event or a `...` that a state leads to without an event before it.
  struct Arrival {
    /// The instruction.
    var place: Int
    /// The braces around it, from the inside out.
    var braces: [Brace] = []

    /// The whole state with another place instead of this one.
    func state(movedTo place: Int) -> State {
      braces.reduce(.at(place)) { inner, brace in
        var members = brace.members
        members[brace.position] = inner
        return .woven(members, next: brace.next)
      }
    }

    /// The state that it came from, if that stands among braces.
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
    /// Which member it is about.
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

  /// Walks through the members of braces, and returns where it goes on if all of them may be done.
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

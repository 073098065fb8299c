import Specification

/// Compiles the patterns of a script, once for all versions.
struct PatternCompiler<Matcher: EventMatcher> {
  /// Looks up what an event of the pattern names; throws if there is no such name.
  var matcher: (EventPattern) throws(ScriptProblem) -> Matcher

  func compile(_ pattern: Pattern) throws(ScriptProblem) -> Automaton<Matcher> {
    Automaton(try expression(pattern))
  }

  /// A pattern that may match anywhere.
  func compileFloating(_ pattern: Pattern) throws(ScriptProblem) -> Automaton<Matcher> {
    // `-` does not float: it means that there are no events at all.
    guard !pattern.elements.isEmpty else { return Automaton(.empty) }
    return Automaton(.sequence([.anything, try expression(pattern), .anything]))
  }

  private func expression(_ pattern: Pattern) throws(ScriptProblem) -> Expression<Matcher> {
    var members: [Expression<Matcher>] = []
    for element in pattern.elements { members.append(try compile(element)) }
    return members.isEmpty ? .empty : .sequence(members)
  }

  /// A member of braces, in which `...` allows others in between.
  private func member(_ pattern: Pattern) throws(ScriptProblem) -> Expression<Matcher> {
    if pattern.elements.count == 1 { return try compile(pattern.elements[0]) }
    return try expression(pattern)
  }

  private func compile(
    _ element: Pattern.Element
  ) throws(ScriptProblem) -> Expression<Matcher> {
    switch element {
    case .event(let event): return .event(try matcher(event))
    case .anything: return .anything
    case .unordered(let patterns):
      var members: [Expression<Matcher>] = []
      for pattern in patterns { members.append(try member(pattern)) }
      return .interleaved(members)
    case .optional(let element): return .optional(try compile(element))
    case .oneOrMore(let pattern): return .oneOrMore(try expression(pattern))
    case .group(let pattern): return try expression(pattern)
    }
  }
}

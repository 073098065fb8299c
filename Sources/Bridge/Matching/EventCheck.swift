import Specification

/// What a line asserts about the events of a step, looked up once for all versions.
struct EventCheck<Event: TraceEvent>: Sendable {
  let assertion: EventAssertion
  private let objects: [SubjectPattern<Event>]
  let claim: Claim
  /// The properties that its patterns read at the events.
  let questions: [Question<Event>]

  enum Claim: Sendable {
    case matches(Automaton<TraceMatcher<Event>>)
    case never([TraceMatcher<Event>])
  }

  /// - Parameters:
  ///   - floats: whether a pattern may match anywhere in the step.
  ///   - properties: the properties of the platform's objects.
  init(
    _ assertion: EventAssertion, in table: ObjectTable, floats: Bool, properties: [String] = []
  ) throws(ScriptProblem) {
    self.assertion = assertion
    var objects: [SubjectPattern<Event>] = []
    for object in assertion.objects { objects.append(try .init(about: object, in: table)) }
    self.objects = objects
    var questions: [Question<Event>] = []
    let compiler = PatternCompiler { (event) throws(ScriptProblem) in
      let matcher = try TraceMatcher<Event>(event, in: table)
      questions += Question.asked(by: matcher, properties: properties)
      return matcher
    }
    switch assertion.claim {
    case .matches(let pattern):
      claim = .matches(
        floats ? try compiler.compileFloating(pattern) : try compiler.compile(pattern))
    case .never(let events):
      var matchers: [TraceMatcher<Event>] = []
      for event in events { matchers.append(try compiler.matcher(event)) }
      claim = .never(matchers)
    }
    self.questions = questions
  }

  /// Whether the line considers an event; it may be about certain objects only.
  func selects(_ event: Event) -> Bool {
    objects.isEmpty || objects.contains { $0.matches(event) }
  }

  /// The events that a pattern has to account for.
  func part(of events: [Event]) -> [Event] {
    objects.isEmpty ? events : events.filter(selects)
  }
}

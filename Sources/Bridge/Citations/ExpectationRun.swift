import Specification

/// Runs a case to find the events that its lines expect.
struct ExpectationRun<D: Driver> {
  private let script: PlatformScript<D>
  private let version: Int
  private var driver: D
  private var trace = Trace<D.Event>()
  private var tracker = SituationTracker<D.Event>()

  /// An event that a line names and that occurred.
  struct ExpectedEvent {
    var situation: Situation<D.Event.PatternKey>
    var expectation: Expectation
    /// The position of its step.
    var step: Int
    /// Whether the line names the callback itself rather than its neutral event.
    var isDirect: Bool
  }

  init(_ script: PlatformScript<D>, on version: Int) {
    self.script = script
    self.version = version
    driver = D(
      script.plan, script.objects, version: D.version(version, for: script.plan),
      recordsMarks: script.namesMarks)
  }

  /// Runs the case to its end; nil if any of its expectations fails.
  mutating func expectedEvents() -> [ExpectedEvent]? {
    var expected: [ExpectedEvent] = []
    for (place, step) in script.steps.enumerated() {
      let record = driver.perform(step.inputs)
      trace.append(record, step: step.step)
      guard record.problem == nil, Limit.events.allows(trace.events.count) else { return nil }
      let outcome = StepOutcome(record, of: driver, after: trace, watching: script.watched)
      let situations = tracker.situations(of: record, in: step.step)
      for check in step.checks where check.applies(to: version) {
        var cache = LineCache<D.Event>()
        guard outcome.complaint(about: check, &cache) == nil else { return nil }
        for (position, isDirect) in positions(check.body, record) {
          expected.append(
            ExpectedEvent(
              situation: situations[position], expectation: check.expectation, step: place,
              isDirect: isDirect))
        }
      }
    }
    return expected
  }

  /// The positions of the callbacks that a line names, directly or by their neutral events.
  private func positions(
    _ body: Check<D.Event>.Body, _ record: StepRecord<D.Event>
  ) -> [(position: Int, isDirect: Bool)] {
    switch body {
    case .callbacks(let check):
      record.events.indices.filter { position in
        let event = record.events[position]
        return event.place == .entered && script.watched.contains(event) && check.names(event)
      }.map { ($0, true) }
    case .neutral(let check, _):
      record.neutral.filter { $0.isExplicit && check.names($0.event) }.map { ($0.source, false) }
    case .lens, .tasks, .state, .property, .crash, .warning: []
    }
  }
}

extension EventCheck {
  /// Whether the line's pattern contains the event.
  fileprivate func names(_ event: Event) -> Bool {
    guard case .matches(let pattern) = claim, selects(event) else { return false }
    return pattern.matchers.contains { $0.matches(event) }
  }
}

extension Automaton {
  /// Every event of the pattern.
  fileprivate var matchers: [Matcher] {
    plain
      ?? instructions.compactMap { instruction in
        if case .event(let matcher, _) = instruction { matcher } else { nil }
      }
  }
}

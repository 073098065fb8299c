import Specification

/// The result of a step, against which the lines under it are checked.
struct StepOutcome<D: Driver> {
  private let record: StepRecord<D.Event>
  private let driver: D
  private let trace: Trace<D.Event>
  private let watching: WatchedSet<D.Event>
  private let watched: [D.Event]

  /// - Parameter trace: everything so far, including the step.
  init(
    _ record: StepRecord<D.Event>, of driver: D, after trace: Trace<D.Event>,
    watching: WatchedSet<D.Event>
  ) {
    self.record = record
    self.driver = driver
    self.trace = trace
    self.watching = watching
    watched = record.events.filter(watching.contains)
  }

  /// What is wrong with a line; nil if it holds.
  ///
  /// - Parameter cache: the line's results for the events of other versions.
  func complaint(
    about check: Check<D.Event>, _ cache: inout LineCache<D.Event>
  ) -> Complaint? {
    switch check.body {
    case .callbacks(let events): return callbacks(events, check.expectation, &cache.callbacks)
    case .neutral(let events, let includesApp):
      return neutral(events, check.expectation, includesApp: includesApp, &cache.neutral)
    case .lens: return nil
    case .tasks(let expected):
      let tasks = driver.tasks ?? []
      guard !TaskText.matches(tasks, expected) else { return nil }
      return Complaint(
        kind: .tasks, explanation: "the tasks are different",
        actual: [.value(TaskText.text(tasks))])
    case .state(let reference, let expected):
      let state = driver.state(of: reference)
      guard state != expected else { return nil }
      return value(
        state, of: reference, kind: .state, explanation: "\(reference.text) is in another state")
    case .property(let reference, let path, let expected):
      let found = driver.value(of: path, on: reference, expecting: expected)
      guard found != expected else { return nil }
      return value(
        found, of: reference, kind: .property,
        explanation: "\(reference.text).\(path) has another value")
    case .crash(let expected):
      guard let crash = record.crash else {
        return Complaint(kind: .crash, explanation: "the app did not crash")
      }
      guard let expected, expected != crash.exception else { return nil }
      return Complaint(
        kind: .crash, explanation: "the app died of another exception: \(crash.reason)",
        actual: [.value(crash.exception)])
    case .warning(let expected):
      guard !record.warnings.contains(where: { $0.contains(expected) }) else { return nil }
      return Complaint(
        kind: .warning, explanation: "the console has no such line",
        actual: record.warnings.map(TraceEntry.value))
    }
  }

  // MARK: Events

  private func callbacks(
    _ check: EventCheck<D.Event>, _ line: Expectation, _ cache: inout CachedMatch<D.Event>?
  ) -> Complaint? {
    for question in check.questions {
      guard let event = record.events.first(where: question.isUnanswered) else { continue }
      return Complaint(
        kind: .callbacks, explanation: question.complaint(at: event), isComparison: false)
    }
    switch check.claim {
    case .matches(let pattern):
      let events = check.part(of: watched)
      let match = CachedMatch.match(of: events, with: pattern, &cache)
      guard let point = match.disagreement else { return nil }
      var explanation = match.explanation(of: "the callbacks\(line.body.owners)")
      if point.matched < events.count {
        let found = events[point.matched]
        explanation += reason(for: found, under: line) + noteOnOtherInstance(found, under: line)
      }
      return Complaint(
        kind: .callbacks, explanation: explanation, actual: events.map(\.entry), point: point)
    case .never(let excluded):
      let shown = record.events.filter { event in
        watching.contains(event) || excluded.contains { $0.matches(event) }
      }
      return Complaint(intrusionOf: excluded, into: shown, kind: .callbacks)
    }
  }

  private func neutral(
    _ check: EventCheck<NeutralEvent>, _ line: Expectation, includesApp: Bool,
    _ cache: inout CachedMatch<NeutralEvent>?
  ) -> Complaint? {
    let all = record.neutral.map(\.event)
    switch check.claim {
    case .matches(let pattern):
      let events = check.part(of: all.filter { includesApp || $0.subject != .app })
      let match = CachedMatch.match(of: events, with: pattern, &cache)
      guard let point = match.disagreement else { return nil }
      return Complaint(
        kind: .neutralEvents,
        explanation: match.explanation(of: "the neutral events\(line.body.owners)"),
        actual: events.map(\.entry), point: point)
    case .never(let excluded):
      return Complaint(intrusionOf: excluded, into: all, kind: .neutralEvents)
    }
  }

  /// Why an unexpected event is watched, if the line itself does not name it.
  private func reason(for event: D.Event, under line: Expectation) -> String {
    guard let place = watching.line(naming: event) else { return "" }
    let isNamedHere = line.body.events.contains {
      $0.subject.name.value == event.entry.subject.classOfInstance
        && $0.name.value == event.entry.name
    }
    return isNamedHere ? "" : " (\(event.entry.short) is watched because line \(place) names it)"
  }

  /// Explains that the event belongs to a later instance than the line means, which exists as well
  /// because code has created another one.
  private func noteOnOtherInstance(_ event: D.Event, under line: Expectation) -> String {
    let found = InstanceReference(parsing: event.entry.subject)
    guard let number = found.number else { return "" }
    let meant = line.body.events.map(\.subject).filter { $0.name.value == found.name.value }
    guard let first = meant.first, driver.exists(first),
      !meant.contains(where: { $0.isAny || $0.number == number })
    else { return "" }
    return " (\(found.text) is another instance; \(first.text) is alive)"
  }

  // MARK: Values

  private func value(
    _ found: String?, of reference: InstanceReference, kind: Failure.Kind, explanation: String
  ) -> Complaint {
    guard found != nil || !driver.exists(reference) else {
      return Complaint(
        kind: kind, explanation: "\(reference.text) has no such property",
        actual: [.value("no such property")])
    }
    var complaint = Complaint(
      kind: kind, explanation: explanation, actual: [.value(found ?? "no such object")])
    let youngest = trace.youngest(ofClass: reference.name.value)
    if let youngest, youngest != reference.text,
      let state = driver.state(of: InstanceReference(parsing: youngest))
    {
      complaint.explanation =
        found == nil
        ? "\(reference.text) is gone; \(youngest) is alive and \(state)"
        : "\(explanation); \(youngest), which was created later, is \(state)"
    } else if found == nil {
      complaint.absent = reference
    }
    return complaint
  }
}

extension Expectation.Body {
  /// ` of A, B` if the line is about certain objects only.
  fileprivate var owners: String {
    switch self {
    case .callbacks(_, let assertion), .both(let assertion), .neutral(_, let assertion),
      .lens(_, _, let assertion):
      assertion.objects.isEmpty
        ? "" : " of \(assertion.objects.map(\.text).joined(separator: ", "))"
    case .differs, .tasks, .state, .property, .crash, .warning: ""
    }
  }
}

extension Match {
  /// What is wrong, in a sentence without its full stop.
  func explanation(of events: String) -> String {
    isTooAmbiguous ? Limit.readings.complaint : "\(events) do not match"
  }
}

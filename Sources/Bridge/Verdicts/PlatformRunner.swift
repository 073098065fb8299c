import Specification

/// Runs one case on the versions of one platform, once for all versions that are the same.
struct PlatformRunner<D: Driver> {
  private let script: PlatformScript<D>
  /// Where the failures stand and what they rest on.
  private let origin: CaseOrigin
  private let recordsMarks: Bool
  /// Each pattern's last events and outcome: most versions do the same.
  private var memory: [Int: (events: [D.Event], match: Match)] = [:]
  private(set) var failures: [Failure] = []
  private(set) var checks = 0
  private var positions: [Failure: Int] = [:]

  /// - Parameter recordsMarks: whether a rule looks inside callbacks; whether the script does, the
  ///   runner knows.
  init(_ script: PlatformScript<D>, origin: CaseOrigin, recordsMarks: Bool) {
    self.script = script
    self.recordsMarks = recordsMarks || script.namesMarks
    self.origin = origin
  }

  /// Runs the script for a group of versions and keeps what fails.
  ///
  /// - Returns: everything that happened, for the rules.
  mutating func run(on group: VersionGroup<D>) -> Trace<D.Event> {
    var driver = D(script.plan, script.objects, version: group.version, recordsMarks: recordsMarks)
    var trace = Trace<D.Event>()
    var line = 0
    for step in script.steps {
      let record = driver.perform(step.inputs)
      trace.append(record, step: step.step.text)
      if let problem = record.problem {
        fail(problem.failure, step, nil, group.numbers, problem.explanation)
        // What would come after it has no meaning.
        break
      }
      guard Limit.events.allows(trace.events.count) else {
        fail(.impossibleStep, step, nil, group.numbers, Limit.events.complaint)
        break
      }
      let watched = record.events.filter(script.watched.contains)
      for check in step.checks {
        line += 1
        let versions = group.numbers.filter(check.applies)
        guard !versions.isEmpty else { continue }
        checks += 1
        evaluate(check, line, step, record, watched, driver, versions)
      }
      reportUndeclaredCrash(step, record, group.numbers)
    }
    return trace
  }

  private mutating func reportUndeclaredCrash(
    _ step: PlatformStep<D>, _ record: StepRecord<D.Event>, _ versions: [Int]
  ) {
    guard let crash = record.crash else { return }
    let undeclared = versions.filter { version in
      !step.checks.contains {
        if case .crash = $0.body { $0.applies(to: version) } else { false }
      }
    }
    guard !undeclared.isEmpty else { return }
    fail(
      .unexpectedCrash, step, nil, undeclared,
      "the app died of \(crash.exception), which no 'crash' line expects: \(crash.reason)")
  }

  private mutating func evaluate(
    _ check: Check<D.Matcher>, _ line: Int, _ step: PlatformStep<D>,
    _ record: StepRecord<D.Event>, _ watched: [D.Event], _ driver: D, _ versions: [Int]
  ) {
    switch check.body {
    case .callbacks(let pattern):
      let match: Match
      if let last = memory[line], last.events == watched {
        match = last.match
      } else {
        match = pattern.match(watched)
        memory[line] = (watched, match)
      }
      guard let point = match.disagreement else { return }
      fail(
        .callbacks, step, check, versions, match.explanation(of: "the callbacks"),
        actual: watched.map(\.entry), point)
    case .neutral(let pattern, let includesApp):
      let events = record.neutral.map(\.event).filter { includesApp || $0.subject != .app }
      let match = pattern.match(events)
      guard let point = match.disagreement else { return }
      fail(
        .neutralEvents, step, check, versions, match.explanation(of: "the neutral events"),
        actual: events.map(\.entry), point)
    case .tasks(let expected):
      let tasks = driver.tasks ?? []
      guard tasks != expected else { return }
      fail(
        .tasks, step, check, versions, "the tasks are others",
        actual: [.value(TaskText.text(tasks))]
      )
    case .state(let reference, let expected):
      let state = driver.state(of: reference)
      guard state != expected else { return }
      fail(
        .state, step, check, versions, "\(reference.text) is in another state",
        actual: [.value(state ?? "no such object")])
    case .property(let reference, let path, let expected):
      let value = driver.value(of: path, on: reference, expecting: expected)
      guard value != expected else { return }
      fail(
        .property, step, check, versions, "\(reference.text).\(path) has another value",
        actual: [.value(value ?? "no such object")])
    case .crash(let expected):
      guard let crash = record.crash else {
        fail(.crash, step, check, versions, "the app did not crash")
        return
      }
      guard let expected, expected != crash.exception else { return }
      fail(
        .crash, step, check, versions, "the app died of another exception: \(crash.reason)",
        actual: [.value(crash.exception)])
    case .warning(let expected):
      guard !record.warnings.contains(where: { $0.contains(expected) }) else { return }
      fail(
        .warning, step, check, versions, "the console does not say so",
        actual: record.warnings.map(TraceEntry.value))
    }
  }

  private mutating func fail(
    _ kind: Failure.Kind, _ step: PlatformStep<D>, _ check: Check<D.Matcher>?,
    _ versions: [Int], _ explanation: String, actual: [TraceEntry] = [], _ point: Match.Point? = nil
  ) {
    let failure = Failure(
      kind: kind, range: check?.expectation.range ?? step.step.range, path: origin.path,
      step: step.step.text, expectation: check?.expectation.text ?? step.step.text,
      platform: D.platform, versions: VersionSet(D.platform, []), explanation: explanation,
      expected: check?.expected ?? "", actual: actual,
      disagreement: point.map {
        Disagreement(
          matched: $0.matched, expected: $0.expected,
          found: $0.matched < actual.count ? actual[$0.matched].description : nil)
      }, sources: origin.sources(of: check?.expectation.evidence))
    if let position = positions[failure] {
      failures[position].versions.insert(versions)
    } else {
      positions[failure] = failures.count
      failures.append(failure)
      failures[failures.count - 1].versions.insert(versions)
    }
  }
}

extension Match {
  fileprivate func explanation(of events: String) -> String {
    isTooAmbiguous ? Limit.readings.complaint : "\(events) do not match"
  }
}

/// Where a case stands and what it rests on.
struct CaseOrigin: Sendable {
  var path: String
  var citations: [Source]

  /// The source that a line names, or all that the case cites.
  func sources(of evidence: Located<String>?) -> [Source] {
    guard let evidence else { return citations }
    let named = citations.filter { $0.label.lowercased() == evidence.value.lowercased() }
    return named.isEmpty ? citations : named
  }
}

extension TraceEntry {
  /// A value that is no event.
  static func value(_ text: String) -> TraceEntry { TraceEntry(subject: "", name: text) }
}

/// Everything that happened in one run of a case.
struct Trace<Event: ObservableEvent>: Hashable, Sendable {
  var events: [Event] = []
  var neutral: [NeutralEvent] = []
  /// The steps, each with the number of events before it.
  private(set) var steps: [StepStart] = []

  struct StepStart: Hashable, Sendable {
    var text: String
    var firstEvent: Int
    var firstNeutral: Int
  }

  mutating func append(_ record: StepRecord<Event>, step: String) {
    steps.append(.init(text: step, firstEvent: events.count, firstNeutral: neutral.count))
    events += record.events
    neutral += record.neutral.map(\.event)
  }

  /// The step in which the event at this position came.
  func step(ofEvent position: Int) -> String {
    steps.last { $0.firstEvent <= position }?.text ?? ""
  }

  func step(ofNeutral position: Int) -> String {
    steps.last { $0.firstNeutral <= position }?.text ?? ""
  }
}

import Lenses
import Specification

/// A case's script for one platform, with all names looked up once.
struct PlatformScript<D: Driver>: Sendable {
  var plan: D.Plan
  var objects: ObjectTable
  var watched: WatchedSet<D.Event>
  /// Whether a pattern uses marks inside callbacks.
  var namesMarks: Bool
  /// The frameworks whose reports the script asserts.
  var lenses: [Lens]
  var steps: [PlatformStep<D>]
  var versions: [Int]
}

/// A step as it runs on one platform; a step for the other platform is not among them.
struct PlatformStep<D: Driver>: Sendable {
  var inputs: [D.Input]
  var checks: [Check<D.Event>]
  var step: Step
}

/// An expectation that applies to one platform.
struct Check<Event: ObservableEvent>: Sendable {
  var body: Body
  /// All of these must contain the version: the line's range and, for one side of a divergence,
  /// that of the side.
  var versions: [VersionRange]
  var expectation: Expectation

  enum Body: Sendable {
    case callbacks(EventCheck<Event>)
    /// - `includesApp`: whether the line mentions the app, so that the app's events count.
    case neutral(EventCheck<NeutralEvent>, includesApp: Bool)
    /// The reports of the framework with this name.
    case lens(String, EventCheck<LensEvent>)
    case tasks([[InstanceReference]])
    case state(InstanceReference, String)
    case property(InstanceReference, path: String, value: String)
    case crash(String?)
    case warning(String)
  }

  func applies(to version: Int) -> Bool { versions.allow(version) }

  /// The expected pattern or value, without platform, versions and source.
  var expected: String {
    switch body {
    case .callbacks(let events): events.assertion.text
    case .neutral(let events, _): events.assertion.text
    case .lens(_, let events): events.assertion.text
    case .tasks(let tasks): TaskText.text(tasks.map { $0.map(\.text) })
    case .state(_, let state): state
    case .property(_, _, let value): value
    case .crash(let exception): exception ?? "any exception"
    case .warning(let text): text
    }
  }
}

extension [VersionRange] {
  /// Whether all of the ranges contain the version.
  func allow(_ version: Int) -> Bool { allSatisfy { $0.contains(version) } }
}

extension PlatformScript {
  /// Nil if the case does not run on the platform.
  init?(_ script: Script, _ objects: ObjectTable) throws(ScriptProblem) {
    versions = script.versions(on: D.platform)
    guard !versions.isEmpty else { return nil }
    self.objects = objects
    lenses = script.lenses(on: D.platform)
    var steps: [PlatformStep<D>] = []
    var asked = Set(lenses.flatMap(\.questions)).sorted()
    for step in script.steps {
      guard step.isFor(D.platform) else { continue }
      let inputs = try step.commands(on: D.platform).map { (command) throws(ScriptProblem) in
        let isMarked = step.platform(of: command) != nil
        guard let input = D.input(command, isMarked: isMarked) else {
          throw ScriptProblem(
            "there is no verb '\(command.verb.value)' here", at: command.range)
        }
        return input
      }
      var checks: [Check<D.Event>] = []
      for expectation in step.expectations {
        let compiled = try ScriptProblem.rethrowing(at: expectation.range) {
          try Check<D.Event>(expectation, on: D.platform, objects)
        }
        guard let check = compiled else { continue }
        checks.append(check)
        guard case .callbacks(let events) = check.body else { continue }
        for question in events.questions where !asked.contains(question.label) {
          asked.append(question.label)
        }
      }
      steps.append(PlatformStep(inputs: inputs, checks: checks, step: step))
    }
    self.steps = steps
    plan = D.plan(try D.plan(script, objects), asking: asked)
    namesMarks = script.assertions(on: D.platform).contains { assertion in
      assertion.events.contains { $0.mark != nil }
    }
    watched = WatchedSet(script, objects, on: D.platform, core: D.coreCallbacks)
  }
}

extension Script {
  /// Whether it mentions one of these subjects anywhere.
  func names(_ subjects: Set<String>, on platform: Platform) -> Bool {
    watched.contains { $0.object.map { subjects.contains($0.value) } ?? false }
      || callbackScripts.contains { subjects.contains($0.subject.name.value) }
      || assertions(on: platform).contains { assertion in
        assertion.events.contains { subjects.contains($0.subject.name.value) }
      }
  }

  /// Everything that the script asserts about a platform's callbacks.
  func assertions(on platform: Platform) -> [EventAssertion] {
    steps.flatMap(\.expectations).flatMap(\.body.ofCallbacks)
      .filter { $0.platform == platform.rawValue }.map(\.assertion)
  }
}

extension Step {
  /// Whether the step is not for the other platform alone.
  func isFor(_ platform: Platform) -> Bool {
    self.platform == nil || self.platform?.value == platform.rawValue
  }

  /// The commands without those that are marked for the other platform.
  func commands(on platform: Platform) -> [Command] {
    commands.filter { command in
      self.platform(of: command).map { $0 == platform.rawValue } ?? true
    }
  }
}

extension Check {
  /// Nil for a line about the other platform.
  init?(
    _ expectation: Expectation, on platform: Platform, _ objects: ObjectTable
  ) throws(ScriptProblem) {
    self.expectation = expectation
    versions = [expectation.versions].compactMap { $0 }
    let name = platform.rawValue
    switch expectation.body {
    case .callbacks(name, let assertion): body = try Self.callbacks(assertion, platform, objects)
    case .both(let assertion), .neutral(name, let assertion):
      body = try Self.neutral(assertion, objects)
    case .differs(_, let sides):
      guard let side = sides.first(where: { $0.platform == name }) else { return nil }
      versions += [side.versions].compactMap { $0 }
      body = try Self.side(side, platform, objects)
    case .lens(name, let lens, let assertion): body = try Self.lens(lens, assertion, objects)
    case .tasks(name, let tasks): body = .tasks(tasks)
    case .state(name, let reference, let state): body = .state(reference, state.value)
    case .property(name, let reference, let path, let value):
      body = .property(reference, path: path.value, value: value.value)
    case .crash(name, let exception): body = .crash(exception?.value)
    case .warning(name, let text): body = .warning(text.value)
    case .callbacks, .neutral, .lens, .tasks, .state, .property, .crash, .warning:
      return nil
    }
  }

  private static func side(
    _ side: Expectation.DivergentSide, _ platform: Platform, _ objects: ObjectTable
  ) throws(ScriptProblem) -> Body {
    switch side.subject {
    case .neutralEvents: try neutral(side.assertion, objects)
    case .callbacks: try callbacks(side.assertion, platform, objects)
    case .lens(let name): try lens(name, side.assertion, objects)
    }
  }

  private static func callbacks(
    _ assertion: EventAssertion, _ platform: Platform, _ objects: ObjectTable
  ) throws(ScriptProblem) -> Body {
    .callbacks(
      try EventCheck(assertion, in: objects, floats: false, properties: platform.properties))
  }

  private static func lens(
    _ name: Located<String>, _ assertion: EventAssertion, _ objects: ObjectTable
  ) throws(ScriptProblem) -> Body {
    .lens(name.value, try EventCheck(assertion, in: objects, floats: false))
  }

  private static func neutral(
    _ assertion: EventAssertion, _ objects: ObjectTable
  ) throws(ScriptProblem) -> Body {
    .neutral(
      try EventCheck(assertion, in: objects, floats: true), includesApp: assertion.namesApp)
  }
}

extension EventAssertion {
  /// Whether the app's own events have to be accounted for. Neither platform defines how they
  /// interleave with those of screens, so a pattern that does not mention them ignores them; only
  /// `-` means that there are no events at all.
  fileprivate var namesApp: Bool {
    if case .matches(let pattern) = claim, pattern.elements.isEmpty { return true }
    return events.contains { $0.subject.name.value == NeutralScope.appSubject }
  }
}

/// Tasks as a script writes them.
enum TaskText {
  static func text(_ tasks: [[String]]) -> String {
    tasks.isEmpty
      ? "-" : tasks.map { "[\($0.joined(separator: " "))]" }.joined(separator: " ")
  }

  /// Whether the tasks are as expected.
  static func matches(_ tasks: [[String]], _ expected: [[InstanceReference]]) -> Bool {
    tasks.count == expected.count
      && zip(tasks, expected).allSatisfy { task, list in
        task.count == list.count && zip(task, list).allSatisfy { $1.means(instance: $0) }
      }
  }
}

extension InstanceReference {
  /// Whether the reference means an instance, given as reports print it.
  func means(instance: String) -> Bool {
    guard isAny else { return instance == text }
    return instance == name.value || instance.hasPrefix(name.value + "#")
  }
}

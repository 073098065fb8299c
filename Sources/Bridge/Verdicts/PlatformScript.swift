import Specification

/// A case's script for one platform, with everything looked up once.
struct PlatformScript<D: Driver>: Sendable {
  var plan: D.Plan
  var objects: ObjectTable
  var watched: WatchedSet<D.Event>
  /// Whether a pattern looks inside callbacks.
  var namesMarks: Bool
  var steps: [PlatformStep<D>]
  var versions: [Int]
}

/// A step as it runs on one platform; a step for the other platform is not among them.
struct PlatformStep<D: Driver>: Sendable {
  var inputs: [D.Input]
  var checks: [Check<D.Matcher>]
  var step: Step
}

/// An expectation that one platform has to meet.
struct Check<Matcher: EventMatcher>: Sendable {
  var body: Body
  /// Both must contain the version: the line's range and, for one side of a divergence, its own.
  var versions: [VersionRange]
  var expectation: Expectation
  /// What was expected, without platform, versions and source.
  var expected: String

  enum Body: Sendable {
    case callbacks(Automaton<Matcher>)
    /// - `includesApp`: the pattern speaks of the app, so that its events count.
    case neutral(Automaton<NeutralMatcher>, includesApp: Bool)
    case tasks([[String]])
    case state(InstanceReference, String)
    case property(InstanceReference, path: String, value: String)
    case crash(String?)
    case warning(String)
  }

  func applies(to version: Int) -> Bool { versions.allSatisfy { $0.contains(version) } }
}

extension PlatformScript {
  /// Nil if the case does not run on the platform.
  init?(_ script: Script, _ objects: ObjectTable) throws(ScriptProblem) {
    versions = script.versions(on: D.platform)
    guard !versions.isEmpty else { return nil }
    self.objects = objects
    plan = try D.plan(script, objects)
    steps = []
    for step in script.steps {
      let marked = step.platform.flatMap { Platform(rawValue: $0.value) }
      guard marked == nil || marked == D.platform else { continue }
      var inputs: [D.Input] = []
      for command in step.commands {
        guard let input = D.input(command, isMarked: marked != nil) else {
          throw ScriptProblem("there is no verb '\(command.verb.value)' here")
        }
        inputs.append(input)
      }
      var checks: [Check<D.Matcher>] = []
      for expectation in step.expectations {
        checks += try Self.checks(expectation, objects)
      }
      steps.append(PlatformStep(inputs: inputs, checks: checks, step: step))
    }
    let named = try Self.named(in: script, objects)
    namesMarks = named.contains(where: \.isMark)
    watched = D.watched(
      naming: named, in: objects, scripts: script.callbackScripts)
  }

  /// Every event of this platform that the case names.
  private static func named(
    in script: Script, _ objects: ObjectTable
  ) throws(ScriptProblem) -> [D.Matcher] {
    var named: [D.Matcher] = []
    for step in script.steps {
      for expectation in step.expectations {
        guard case .callbacks(let platform, let pattern) = expectation.body,
          platform == D.platform.rawValue
        else { continue }
        for event in pattern.events {
          named.append(try D.matcher(event, in: objects, variable: nil))
        }
      }
    }
    return named
  }

  private static func checks(
    _ expectation: Expectation, _ objects: ObjectTable
  ) throws(ScriptProblem) -> [Check<D.Matcher>] {
    let name = D.platform.rawValue
    let native = PatternCompiler { (event) throws(ScriptProblem) in
      try D.matcher(event, in: objects, variable: nil)
    }
    let neutral = PatternCompiler { (event) throws(ScriptProblem) in
      try NeutralMatcher(event, in: objects)
    }
    var versions = [expectation.versions].compactMap { $0 }
    let body: Check<D.Matcher>.Body
    let expected: String
    switch expectation.body {
    case .callbacks(let platform, let pattern):
      guard platform == name else { return [] }
      (body, expected) = (.callbacks(try native.compile(pattern)), pattern.text)
    case .both(let pattern):
      (body, expected) = (
        .neutral(try neutral.compileFloating(pattern), includesApp: pattern.speaksOfApp),
        pattern.text
      )
    case .differs(_, let sides):
      guard let side = sides.first(where: { $0.platform == name }) else { return [] }
      versions += [side.versions].compactMap { $0 }
      (body, expected) = (
        .neutral(try neutral.compileFloating(side.pattern), includesApp: side.pattern.speaksOfApp),
        side.pattern.text
      )
    case .tasks(let platform, let tasks):
      guard platform == name else { return [] }
      let expectedTasks = tasks.map { $0.map(\.text) }
      (body, expected) = (.tasks(expectedTasks), TaskText.text(expectedTasks))
    case .state(let platform, let reference, let state):
      guard platform == name else { return [] }
      (body, expected) = (.state(reference, state.value), state.value)
    case .property(let platform, let reference, let path, let value):
      guard platform == name else { return [] }
      (body, expected) = (
        .property(reference, path: path.value, value: value.value), value.value
      )
    case .crash(let platform, let exception):
      guard platform == name else { return [] }
      (body, expected) = (.crash(exception?.value), exception?.value ?? "any exception")
    case .warning(let platform, let text):
      guard platform == name else { return [] }
      (body, expected) = (.warning(text.value), text.value)
    }
    return [
      Check(body: body, versions: versions, expectation: expectation, expected: expected)
    ]
  }
}

extension Pattern {
  /// Whether the app's own events have to be accounted for. How they interleave with the screens'
  /// is promised by neither platform, so that a pattern without them does not see them; only `-`
  /// says that there is nothing at all.
  var speaksOfApp: Bool {
    elements.isEmpty || events.contains { $0.subject.name.value == NeutralScope.appSubject }
  }
}

/// Tasks as a script writes them.
enum TaskText {
  static func text(_ tasks: [[String]]) -> String {
    tasks.isEmpty
      ? "-" : tasks.map { "[\($0.joined(separator: " "))]" }.joined(separator: " ")
  }
}

import Specification

/// Every rule of a suite, and what the traces made of each.
struct RuleBook: Sendable {
  private(set) var android: [CompiledRule<AndroidMatcher>] = []
  private(set) var ios: [CompiledRule<IOSMatcher>] = []
  private(set) var neutral: [CompiledRule<NeutralMatcher>] = []
  private var tallies: [String: Tally] = [:]

  private struct Tally: Sendable {
    var checks = 0
    var failures: [Failure] = []
    var versions: [Platform: Set<Int>] = [:]

    mutating func add(_ other: Tally) {
      checks += other.checks
      failures += other.failures
      versions.merge(other.versions) { $0.union($1) }
    }
  }

  /// The same rules before any trace.
  var withoutTallies: RuleBook {
    var copy = self
    copy.tallies = tallies.mapValues { _ in Tally() }
    return copy
  }

  /// Adds what the traces of later cases have made of the same rules.
  mutating func add(_ other: RuleBook) {
    for (address, tally) in other.tallies { tallies[address]?.add(tally) }
  }

  init(_ chapters: [Chapter]) {
    for chapter in chapters {
      for one in chapter.cases {
        guard case .rules(let rules) = one.content else { continue }
        let address = "\(chapter.address)#\(one.slug)"
        tallies[address] = Tally()
        let origin = CaseOrigin(path: chapter.path, citations: one.citations.map(\.value))
        for rule in rules {
          do {
            try add(rule, address, origin)
          } catch {
            reject(rule, address, origin, error.reason)
          }
        }
      }
    }
  }

  private mutating func add(
    _ rule: RuleDeclaration, _ address: String, _ origin: CaseOrigin
  ) throws(ScriptProblem) {
    guard let kind = KindName(rawValue: rule.kind.value) else {
      throw ScriptProblem("there is no kind '\(rule.kind.value)'")
    }
    let none = ObjectTable([])
    let variable = (name: rule.variable.value, kind: kind)
    switch Platform(rawValue: rule.platform.value) {
    case .android:
      android.append(
        try CompiledRule(rule, kind, address: address, origin: origin) {
          (event) throws(ScriptProblem) in
          try AndroidMatcher(event, in: none, variable: variable)
        })
    case .ios:
      ios.append(
        try CompiledRule(rule, kind, address: address, origin: origin) {
          (event) throws(ScriptProblem) in
          try IOSMatcher(event, in: none, variable: variable)
        })
    case nil:
      neutral.append(
        try CompiledRule(rule, kind, address: address, origin: origin) {
          (event) throws(ScriptProblem) in
          try NeutralMatcher(event, in: none, variable: variable.name)
        })
    }
  }

  /// A rule that makes no sense fails on its own platform.
  private mutating func reject(
    _ rule: RuleDeclaration, _ address: String, _ origin: CaseOrigin, _ reason: String
  ) {
    let platform = Platform(rawValue: rule.platform.value) ?? .android
    tallies[address]?.failures.append(
      Failure(
        kind: .rule, range: rule.range, path: origin.path, step: "", expectation: "",
        platform: platform, versions: VersionSet(platform, platform.supportedVersions),
        explanation: "the rule cannot be checked: \(reason)", sources: origin.citations))
  }

  /// Checks everything that happened in a case on versions that all did the same.
  mutating func check<D: Driver>(
    _ trace: Trace<D.Event>, of address: String, on driver: D.Type, _ versions: [Int],
    _ objects: ObjectTable
  ) {
    let native = InstanceTraces(trace.events, identity: \.identity)
    for rule in D.rules(of: self) {
      check(rule, native, trace.events, of: address, on: D.platform, versions) { event in
        guard let name = event.className else { return false }
        // A container that UIKit's driver makes itself is a controller like any other.
        guard let object = objects[name] else { return rule.kind == .controller }
        return rule.kind.covers(object.kind, on: D.platform)
      } entry: {
        $0.entry
      } step: {
        trace.step(ofEvent: $0)
      }
    }
    let neutralTraces = InstanceTraces(trace.neutral, identity: \.subject)
    for rule in neutral {
      check(rule, neutralTraces, trace.neutral, of: address, on: D.platform, versions) { event in
        event.subject != .app && event.subject.scope == rule.kind.scope
      } entry: {
        $0.entry
      } step: {
        trace.step(ofNeutral: $0)
      }
    }
  }

  private mutating func check<Matcher: EventMatcher, Identity: Hashable>(
    _ rule: CompiledRule<Matcher>, _ traces: InstanceTraces<Identity>, _ events: [Matcher.Event],
    of address: String, on platform: Platform, _ versions: [Int],
    covers: (Matcher.Event) -> Bool, entry: (Matcher.Event) -> TraceEntry, step: (Int) -> String
  ) {
    let versions = versions.filter { rule.versions?.contains($0) ?? true }
    guard !versions.isEmpty else { return }
    var others: [Int]?
    for positions in traces.instances {
      guard let first = positions.first, covers(events[first]) else { continue }
      tallies[rule.address]?.versions[platform, default: []].formUnion(versions)
      for law in rule.laws {
        tallies[rule.address]?.checks += versions.count
        var relevant = positions
        if law.namesOthers {
          // Objects that no script declares are few, and so are laws that name them.
          let known = others ?? events.indices.filter { !covers(events[$0]) }
          others = known
          relevant = (positions + known).sorted()
        }
        guard let broken = law.violation(in: relevant.lazy.map { events[$0] }) else { continue }
        let actual = relevant.map { entry(events[$0]) }
        let isMissing = broken == relevant.count
        let subject = entry(events[first]).subject
        tallies[rule.address]?.failures.append(
          Failure(
            kind: .rule, range: law.source.range, path: rule.origin.path,
            step: isMissing ? "" : step(relevant[broken]), expectation: law.source.text,
            platform: platform, versions: VersionSet(platform, versions),
            explanation: "\(subject) breaks this law in \(address)", expected: law.source.text,
            actual: actual,
            disagreement: Disagreement(
              matched: broken, expected: [],
              found: isMissing ? nil : actual[broken].description),
            sources: rule.origin.sources(of: law.source.evidence)))
      }
    }
  }

  /// The result of a rules case, once every trace has been seen; other cases stay as they are.
  func verdict(on result: CaseResult) -> CaseResult {
    guard let tally = tallies[result.address] else { return result }
    var result = result
    result.checks = tally.checks
    result.failures = tally.failures
    result.runs = Platform.allCases.compactMap { platform in
      tally.versions[platform].map {
        PlatformRun(platform: platform, versions: VersionSet(platform, Array($0)))
      }
    }
    result.status = CaseStatus(
      hasRun: tally.checks > 0 || !tally.failures.isEmpty, holds: tally.failures.isEmpty,
      isInformational: result.bestEvidence == .memory)
    return result
  }
}

/// A trace by the objects whose events it holds.
struct InstanceTraces<Identity: Hashable> {
  /// For each object, in the order of their first events, the positions of its events.
  private(set) var instances: [[Int]] = []

  init<Event>(_ events: [Event], identity: (Event) -> Identity) {
    var places: [Identity: Int] = [:]
    for (position, event) in events.enumerated() {
      let identity = identity(event)
      if let place = places[identity] {
        instances[place].append(position)
      } else {
        places[identity] = instances.count
        instances.append([position])
      }
    }
  }
}

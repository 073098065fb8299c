import AndroidModel
import IOSModel
import Specification

/// Every rule of a suite, with the results of the traces.
struct RuleBook: Sendable {
  private(set) var android = RuleSet<AndroidEvent>()
  private(set) var ios = RuleSet<IOSEvent>()
  private var neutral = RuleSet<NeutralEvent>()
  private var tallies: [Tally] = []
  /// The index of a case's tally, by the case's address.
  private var places: [String: Int] = [:]

  private struct Tally: Sendable {
    var checks = 0
    var failures: [Failure] = []
    var versions: [VersionSet] = Platform.allCases.map { VersionSet($0, []) }

    mutating func add(_ other: Tally) {
      checks += other.checks
      failures += other.failures
      for place in versions.indices { versions[place].insert(other.versions[place].versions) }
    }
  }

  /// The same rules without any results.
  var withoutTallies: RuleBook {
    var copy = self
    copy.tallies = tallies.map { _ in Tally() }
    return copy
  }

  /// Adds the results that the traces of later cases had for the same rules.
  mutating func add(_ other: RuleBook) {
    for place in tallies.indices { tallies[place].add(other.tallies[place]) }
  }

  init(_ chapters: [Chapter]) {
    for chapter in chapters {
      for one in chapter.cases {
        guard case .rules(let rules) = one.content else { continue }
        let place = tallies.count
        tallies.append(Tally())
        places[chapter.address(of: one.slug)] = place
        let origin = CaseOrigin(path: chapter.path, citations: one.citations.map(\.value))
        for rule in rules {
          do {
            try add(rule, place, origin)
          } catch {
            reject(rule, place, origin, error.reason)
          }
        }
      }
    }
  }

  private mutating func add(
    _ rule: RuleDeclaration, _ tally: Int, _ origin: CaseOrigin
  ) throws(ScriptProblem) {
    guard let kind = Kind(named: rule.kind.value) else {
      throw ScriptProblem("there is no kind of object '\(rule.kind.value)'")
    }
    switch Platform(rawValue: rule.platform.value) {
    case .android: try android.add(rule, kind, tally: tally, origin: origin)
    case .ios: try ios.add(rule, kind, tally: tally, origin: origin)
    case nil: try neutral.add(rule, kind, tally: tally, origin: origin)
    }
  }

  /// Records an invalid rule as a failure on its own platform.
  private mutating func reject(
    _ rule: RuleDeclaration, _ tally: Int, _ origin: CaseOrigin, _ reason: String
  ) {
    let platform = Platform(rawValue: rule.platform.value) ?? .android
    tallies[tally].failures.append(
      Failure(
        kind: .rule, range: rule.range, path: origin.path, step: "", expectation: "",
        platform: platform, versions: VersionSet(platform, platform.supportedVersions),
        explanation: "the rule cannot be checked: \(reason)", sources: origin.citations))
  }

  /// Checks all events of a case on versions that behaved alike.
  mutating func check<D: Driver>(
    _ trace: Trace<D.Event>, of address: String, on driver: D.Type, _ versions: [Int],
    _ objects: ObjectTable
  ) {
    check(D.rules(of: self), trace.events, of: address, on: D.platform, versions) { kind, event in
      guard let name = event.className else { return false }
      // A container that UIKit's driver creates itself is a controller like any other.
      guard let object = objects[name] else { return kind.isEveryController }
      return kind.covers(object.kind, on: D.platform)
    } step: {
      trace.step(ofEvent: $0)
    }
    check(neutral, trace.neutral, of: address, on: D.platform, versions) { kind, event in
      event.subject != .app && event.subject.scope == kind.scope
    } step: {
      trace.step(ofNeutral: $0)
    }
  }

  private mutating func check<Event: TraceEvent>(
    _ set: RuleSet<Event>, _ events: [Event], of address: String,
    on platform: Platform, _ versions: [Int], covers: (Kind, Event) -> Bool,
    step: (Int) -> String
  ) {
    guard !set.rules.isEmpty else { return }
    let occurrences = set.occurrences(in: events)
    let coverage = set.kinds.map { kind in
      Coverage(of: occurrences.objects.map { covers(kind, events[$0.firstEvent]) })
    }
    let versions = set.scopes.map { scope in
      coverage[scope.kind].covered.isEmpty ? [] : versions.filter(scope.contains)
    }
    for rule in set.rules.indices {
      let (tally, scope) = (set.rules[rule].tally, set.rules[rule].scope)
      guard !versions[scope].isEmpty else { continue }
      tallies[tally].versions[platform.order].insert(versions[scope])
      tallies[tally].checks += set.rules[rule].checks(
        on: coverage[set.scopes[scope].kind].covered.count)
    }
    for breach in set.index.breaches(in: occurrences, on: coverage) {
      let rule = set.rules[breach.place.rule]
      guard !versions[rule.scope].isEmpty else { continue }
      let law = rule.laws[breach.place.law]
      let others = law.namesOthers ? coverage[set.scopes[rule.scope].kind].others : []
      let identities = Set(([breach.object] + others).map { occurrences.objects[$0].identity })
      let relevant = events.indices.filter { identities.contains(events[$0].identity) }
      let firstEvent = occurrences.objects[breach.object].firstEvent
      let teller = law.namesVariable ? firstEvent : breach.violation.position ?? firstEvent
      tallies[rule.tally].failures.append(
        failure(
          breach.violation, of: law, rule, subject: events[teller].entry.subject,
          positions: relevant, actual: relevant.map { events[$0].entry }, address: address,
          versions: VersionSet(platform, versions[rule.scope]), step: step))
    }
  }

  private func failure(
    _ violation: Law.Violation, of law: Law, _ rule: CompiledRule, subject: String,
    positions: [Int], actual: [TraceEntry], address: String, versions: VersionSet,
    step: (Int) -> String
  ) -> Failure {
    var matched = actual.count
    var place = ""
    if let position = violation.position {
      matched = positions.firstIndex(of: position) ?? matched
      place = step(position)
    }
    return Failure(
      kind: .rule, range: law.source.range, path: rule.origin.path, step: place,
      expectation: law.source.text, platform: versions.platform, versions: versions,
      explanation: "\(subject) breaks this law in \(address)", expected: law.source.text,
      actual: actual,
      disagreement: Disagreement(
        matched: matched, expected: [],
        found: matched < actual.count ? actual[matched].description : nil),
      sources: rule.origin.sources(of: law.source.evidence, on: versions.platform))
  }

  /// The result of a rules case, after every trace has been checked; other cases are returned
  /// unchanged.
  func verdict(on result: CaseResult) -> CaseResult {
    guard let place = places[result.address] else { return result }
    let tally = tallies[place]
    var result = result
    result.checks = tally.checks
    result.failures = tally.failures
    // A rules case is checked on the traces of other cases and has none itself.
    result.runs = tally.versions.filter { !$0.isEmpty }
      .map { PlatformRun(platform: $0.platform, versions: $0, distinct: 0) }
    result.status = CaseStatus(
      hasRun: tally.checks > 0 || !tally.failures.isEmpty, holds: tally.failures.isEmpty,
      isInformational: result.isInformational)
    return result
  }
}

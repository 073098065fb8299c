import Specification

/// Runs one case on both platforms.
struct CaseRun {
  private let script: Script
  private let objects: ObjectTable
  private let selection: VersionSelection

  init(_ script: Script, _ selection: VersionSelection) {
    self.script = script
    self.selection = selection
    objects = ObjectTable(script.declarations)
  }

  func run(_ result: inout CaseResult, _ rules: inout RuleBook) {
    run(on: AndroidDriver.self, IOSDriver.self, &result, &rules)
  }

  func run<Android: Driver, IOS: Driver>(
    on android: Android.Type, _ ios: IOS.Type, _ result: inout CaseResult, _ rules: inout RuleBook
  ) {
    result.refuted = script.refuted.map(\.value)
    result.disputed = script.disputed.map(\.value)
    run(android, &result, &rules)
    run(ios, &result, &rules)
    // At each line Android's failures come first, and on each platform those of earlier versions.
    result.failures.sort { left, right in
      (left.range.line, left.range.column, left.platform.order, left.versions.versions.first ?? 0)
        < (
          right.range.line, right.range.column, right.platform.order,
          right.versions.versions.first ?? 0
        )
    }
    // A failure of the model counts, whatever the evidence of the case.
    let hasDefect = result.failures.contains { $0.kind == .defect }
    result.status = CaseStatus(
      hasRun: !result.runs.isEmpty, holds: result.failures.isEmpty,
      isInformational: result.isInformational && !hasDefect)
  }

  private func run<D: Driver>(
    _ type: D.Type, _ result: inout CaseResult, _ rules: inout RuleBook
  ) {
    do {
      guard let platformScript = try PlatformScript<D>(script, objects) else { return }
      let selected = Set(selection.versions(of: D.platform))
      let versions = platformScript.versions.filter(selected.contains)
      guard !versions.isEmpty else { return }
      var runner = PlatformRunner(
        platformScript,
        origin: CaseOrigin(path: result.path, citations: result.sources),
        recordsMarks: D.rules(of: rules).namesMarks)
      // Neighbouring versions usually behave alike, and the rules need to check each behaviour only
      // once.
      var alike: (trace: Trace<D.Event>, versions: [Int])?
      var distinct = 0
      var next = SharedRun<D>(on: versions, for: platformScript.plan)
      while var run = next {
        let trace = runner.carryOut(&run)
        distinct += 1
        if let same = alike, same.trace == trace {
          alike?.versions += run.numbers
        } else {
          if let done = alike {
            rules.check(done.trace, of: result.address, on: D.self, done.versions, objects)
          }
          alike = (trace, run.numbers)
        }
        next = run.next
      }
      if let done = alike {
        rules.check(done.trace, of: result.address, on: D.self, done.versions, objects)
      }
      result.runs.append(
        PlatformRun(
          platform: D.platform, versions: VersionSet(D.platform, versions), distinct: distinct))
      result.checks += runner.checks
      result.failures += runner.failures
    } catch {
      fail(&result, on: D.platform, error)
    }
  }

  /// The parser does not know errors that only the platform's own rules reveal.
  private func fail(_ result: inout CaseResult, on platform: Platform, _ problem: ScriptProblem) {
    let versions = VersionSet(platform, selection.versions(of: platform))
    result.runs.append(PlatformRun(platform: platform, versions: versions, distinct: 0))
    result.failures.append(
      Failure(
        kind: .impossibleStep, range: problem.range ?? result.range, path: result.path, step: "",
        expectation: problem.range == nil ? result.title : "", platform: platform,
        versions: versions, explanation: "the script cannot be carried out: \(problem.reason)",
        sources: result.sources))
  }
}

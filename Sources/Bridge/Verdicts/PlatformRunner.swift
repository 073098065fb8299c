import Specification

/// Runs one case on the versions of one platform, once for all versions that behave alike.
struct PlatformRunner<D: Driver> {
  private let script: PlatformScript<D>
  /// The place and sources of the failures.
  private let origin: CaseOrigin
  private let recordsMarks: Bool
  /// By the positions of the lines.
  private var cache: [Int: LineCache<D.Event>] = [:]
  private(set) var failures: [Failure] = []
  private(set) var checks = 0
  private var positions: [Failure: Int] = [:]

  /// - Parameter recordsMarks: whether a rule uses marks inside callbacks; the runner itself knows
  ///   whether the script does.
  init(_ script: PlatformScript<D>, origin: CaseOrigin, recordsMarks: Bool) {
    self.script = script
    self.recordsMarks = recordsMarks || script.namesMarks
    self.origin = origin
  }

  /// Runs the script on all versions that behave alike, and records what fails on them.
  ///
  /// - Returns: all events, for the rules.
  mutating func carryOut(_ run: inout SharedRun<D>) -> Trace<D.Event> {
    var driver = D(script.plan, script.objects, version: run.version, recordsMarks: recordsMarks)
    var lenses = LensRecorder<D>(script.lenses, script.objects, on: run.numbers)
    var trace = Trace<D.Event>()
    var faults: [Fault] = []
    var made: [[VersionRange]] = []
    var line = 0
    for step in script.steps {
      let record = driver.perform(step.inputs)
      run.part()
      trace.append(record, step: step.step)
      lenses.record(record)
      if let problem = record.problem {
        let complaint = Complaint(kind: problem.failure, explanation: problem.explanation)
        faults.append(Fault(complaint, step, run.numbers))
        // Later steps would be meaningless.
        break
      }
      guard Limit.events.allows(trace.events.count) else {
        let complaint = Complaint(kind: .impossibleStep, explanation: Limit.events.complaint)
        faults.append(Fault(complaint, step, run.numbers))
        break
      }
      // The outcome holds the result of the step, which is copied only if needed.
      if !step.checks.isEmpty {
        let outcome = StepOutcome(record, of: driver, after: trace, watching: script.watched)
        for check in step.checks {
          line += 1
          let versions = run.numbers.filter(check.applies)
          guard !versions.isEmpty else { continue }
          made.append(check.versions)
          if case .lens(let name, let events) = check.body {
            for (reports, numbers) in lenses.reports(of: name, on: versions) {
              guard let complaint = events.complaint(about: reports, of: name) else { continue }
              faults.append(Fault(complaint, step, numbers, check))
            }
            continue
          }
          guard
            let complaint = outcome.complaint(about: check, &cache[line, default: LineCache()])
          else { continue }
          faults.append(Fault(complaint, step, versions, check))
        }
      }
      faults += undeclaredCrash(step, record, run.numbers)
    }
    // Inspecting the device may query behaviours as well.
    run.part()
    let numbers = run.numbers
    checks += made.count { numbers.contains(where: $0.allow) }
    for fault in faults { fail(fault.explained(by: trace), on: numbers) }
    return trace
  }

  /// Something that does not hold, on some of the versions, which may still turn out to differ.
  private struct Fault {
    var complaint: Complaint
    var step: PlatformStep<D>
    var check: Check<D.Event>?
    var versions: [Int]

    init(
      _ complaint: Complaint, _ step: PlatformStep<D>, _ versions: [Int],
      _ check: Check<D.Event>? = nil
    ) {
      self.complaint = complaint
      self.step = step
      self.versions = versions
      self.check = check
    }

    /// Adds an explanation for a missing object; only at the end is it known whether it comes
    /// later.
    func explained(by trace: Trace<D.Event>) -> Fault {
      guard let object = complaint.absent?.text, let line = trace.lineOfStep(making: object) else {
        return self
      }
      var fault = self
      fault.complaint.explanation =
        line > step.step.range.line
        ? "\(object) does not exist yet; the step on line \(line) creates it"
        : "\(object), which the step on line \(line) created, is gone"
      return fault
    }
  }

  private func undeclaredCrash(
    _ step: PlatformStep<D>, _ record: StepRecord<D.Event>, _ versions: [Int]
  ) -> [Fault] {
    guard let crash = record.crash else { return [] }
    let undeclared = versions.filter { version in
      !step.checks.contains {
        if case .crash = $0.body { $0.applies(to: version) } else { false }
      }
    }
    guard !undeclared.isEmpty else { return [] }
    let explanation =
      "the app died of \(crash.exception), which no 'crash' line expects: \(crash.reason)"
    return [Fault(Complaint(kind: .unexpectedCrash, explanation: explanation), step, undeclared)]
  }

  /// - Parameter numbers: the versions that the run covers.
  private mutating func fail(_ fault: Fault, on numbers: [Int]) {
    let versions = fault.versions.filter(numbers.contains)
    guard !versions.isEmpty else { return }
    let (complaint, step, check) = (fault.complaint, fault.step, fault.check)
    let failure = Failure(
      kind: complaint.kind, range: check?.expectation.range ?? step.step.range, path: origin.path,
      step: step.step.text, expectation: check?.expectation.text ?? step.step.text,
      platform: D.platform, versions: VersionSet(D.platform, []),
      explanation: complaint.explanation,
      expected: complaint.isComparison ? check?.expected ?? "" : "",
      actual: complaint.actual, disagreement: complaint.disagreement,
      sources: origin.sources(of: check?.expectation.evidence, on: D.platform))
    if let position = positions[failure] {
      failures[position].versions.insert(versions)
    } else {
      positions[failure] = failures.count
      failures.append(failure)
      failures[failures.count - 1].versions.insert(versions)
    }
  }
}

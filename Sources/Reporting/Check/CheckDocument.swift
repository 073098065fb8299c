package import Bridge
import Specification

/// The result of `lifecycle check`, for programs: the fields of `Documentation/Machine-output.md`.
///
/// Adding a field leaves `format` unchanged; removing one or changing its meaning raises it.
package struct CheckDocument: Document {
  let format = 1
  let verdict: String
  let counts: Counts
  let cases: [Case]
  let findings: [FileFinding]
  let divergences: [DivergenceEntry]

  package init(_ result: SuiteResult) {
    let summary = SuiteSummary(result)
    verdict = summary.verdict.rawValue
    counts = Counts(summary)
    cases = result.cases.map(Case.init)
    findings = result.findings.map(FileFinding.init)
    divergences = result.divergences.map(DivergenceEntry.init)
  }

  struct Counts: Encodable {
    let cases: Int
    /// The number of cases by status; statuses without a case are left out.
    let statuses: [String: Int]
    let runs: Int
    let coveredVersions: Int
    let expectations: Int

    init(_ summary: SuiteSummary) {
      let result = summary.result
      cases = result.cases.count
      statuses = Dictionary(grouping: result.cases, by: \.status.rawValue).mapValues(\.count)
      runs = summary.runs
      coveredVersions = summary.coveredVersions
      expectations = result.checks
    }
  }

  struct Case: Encodable {
    let address: String
    let path: String
    let line: Int
    let chapter: String
    let title: String
    let status: String
    /// Why no model can show it, or what no machine can do yet.
    let reason: String?
    let evidence: String?
    let runs: [Run]
    let expectations: Int
    let sources: [Citation]
    let failures: [Mismatch]

    init(_ result: CaseResult) {
      address = result.address
      path = result.path
      line = result.range.line
      chapter = result.chapterTitle
      title = result.title
      status = result.status.rawValue
      reason = result.reasonNotToRun
      evidence = result.evidence?.rawValue
      runs = result.runs.map(Run.init)
      expectations = result.checks
      sources = result.sources.map(Citation.init)
      failures = result.failures.map(Mismatch.init)
    }
  }

  struct Run: Encodable {
    let platform: String
    let versions: [Int]
    /// The number of distinct behaviours among the versions, which is how often the case ran.
    let distinct: Int

    init(_ run: PlatformRun) {
      platform = run.platform.rawValue
      versions = run.versions.versions
      distinct = run.distinct
    }
  }

  struct Mismatch: Encodable {
    let kind: String
    let path: String
    let line: Int
    let column: Int
    let platform: String
    let versions: [Int]
    let step: String
    let expectation: String
    let explanation: String
    let expected: String
    let actual: [String]
    /// How many events of `actual` match the pattern before the first that does not.
    let matched: Int?
    let sources: [Citation]

    init(_ failure: Failure) {
      kind = failure.kind.rawValue
      path = failure.path
      line = failure.range.line
      column = failure.range.column
      platform = failure.platform.rawValue
      versions = failure.versions.versions
      step = failure.step
      expectation = failure.expectation
      explanation = failure.explanation
      expected = failure.expected
      actual = failure.actual.map(\.description)
      matched = failure.disagreement?.matched
      sources = failure.sources.map(Citation.init)
    }
  }

  struct Citation: Encodable {
    let label: String
    let address: String
    let evidence: String
    let detail: String

    init(_ source: Source) {
      label = source.label
      address = source.destination
      evidence = source.evidence.rawValue
      detail = source.detail
    }
  }

  struct FileFinding: Encodable {
    let path: String
    let line: Int
    let column: Int
    let severity: String
    let message: String

    init(_ finding: Finding) {
      path = finding.path
      line = finding.diagnostic.range.line
      column = finding.diagnostic.range.column
      severity = finding.diagnostic.severity.rawValue
      message = finding.diagnostic.message
    }
  }

  struct DivergenceEntry: Encodable {
    let id: String
    let statement: String
    let state: String
    /// What excuses the missing proof, or what is missing.
    let reason: String?
    let proofs: [String]

    init(_ status: DivergenceStatus) {
      id = status.divergence.id
      statement = status.divergence.statement
      state = status.state.name
      reason = status.state.reason
      proofs = status.proofs
    }
  }
}

extension CaseResult {
  /// Why no model can show it, or what no machine can do yet.
  var reasonNotToRun: String? {
    outOfScopeReason
      ?? (notModelledYet.isEmpty ? nil : "not modelled yet: \(enumeration(notModelledYet))")
  }
}
